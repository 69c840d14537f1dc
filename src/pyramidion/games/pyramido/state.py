"""The state of a match of Pyramido. What belongs to a seat stands in lists by seat."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from pyramidion.games.pyramido.components import BAG, GEMS, NO_DOMINO, NO_GEMS
from pyramidion.games.pyramido.components.geometry import Box, Span
from pyramidion.games.pyramido.components.pieces import SPACES, Counts
from pyramidion.games.pyramido.events import LegendMoved
from pyramidion.games.pyramido.meta import Options
from pyramidion.kernel.state import State as KernelState

LEGEND = 1
"""The seat of the Legend, in a match alone."""


class Phase(StrEnum):
    """What the match waits for."""

    TAKE = "take"
    TURN_UP = "turn_up"
    PLACE = "place"
    SCORE = "score"
    KEEP = "keep"
    OVER = "over"


class Placed(NamedTuple):
    """A domino in a pyramid: where its first block lies, and its quarter turns clockwise."""

    domino: int
    floor: int
    cell: int
    turn: int


class Shown(NamedTuple):
    """What still shows of a block from above: the index of its colour, and its quadrants."""

    colour: int
    quadrants: int


class Zone(NamedTuple):
    """A zone: its lowest quadrant names it. Rule PD-50."""

    zone: int
    colour: int
    icons: int
    quadrants: int


class Lit(NamedTuple):
    """A zone with gems on it, and what it brings. Rules PD-53 to PD-55."""

    zone: int
    gems: tuple[int, ...]
    points: int


class State(KernelState):
    """The full truth.

    players   people and bots; `seats` counts the Legend too
    turn      the seat whose turn it is; `first` the first one of this floor
    waiting   seats that score or discard, as a mask; `done` those that have completed the floor
    piles     dominoes by space, the top last; `up` the spaces whose top is face up, as a mask
    areas     gems by space, as indices; `bag` and `discards` by kind
    hand      the domino that the seat has taken, or NO_DOMINO
    taken     cells of the floor being built, by seat; `count` the dominoes on it
    span      of floor 1, by seat; `box` once there is only one
    shown     blocks that still show, by seat; `icons` the quadrants with a visible icon
    zones     what `shown` amounts to, made when it is asked for
    lit       zones with gems on them, while scoring
    floors    points of the finished floors, by seat
    stack     the Legend's dominoes, the top last; `moves` her turns left on this floor; `told`
              her last turn
    """

    __slots__ = (
        "areas",
        "bag",
        "box",
        "count",
        "discards",
        "done",
        "first",
        "floor",
        "floors",
        "gems",
        "hand",
        "icons",
        "lit",
        "moves",
        "options",
        "phase",
        "piles",
        "placed",
        "players",
        "seats",
        "shown",
        "span",
        "stack",
        "taken",
        "told",
        "turn",
        "up",
        "waiting",
        "zones",
    )

    def __init__(self, options: Options, players: int) -> None:
        self.at = 0
        self.options = options
        self.players = players
        self.seats = seats = 2 if players == 1 else players
        self.phase = Phase.TAKE
        self.floor = 1
        self.turn = 0
        self.first = 0
        self.waiting = 0
        self.done = 0
        self.piles: list[tuple[int, ...]] = [()] * SPACES
        self.up = 0
        self.areas: list[tuple[int, ...]] = [()] * SPACES
        self.bag: Counts = BAG
        self.discards: Counts = NO_GEMS
        self.gems: list[Counts] = [NO_GEMS] * seats
        self.hand = [NO_DOMINO] * players
        self.taken = [0] * players
        self.count = [0] * players
        self.span: list[Span | None] = [None] * players
        self.box: list[Box | None] = [None] * players
        self.placed: list[tuple[Placed, ...]] = [()] * players
        self.shown: list[tuple[Shown, ...]] = [()] * players
        self.icons = [0] * players
        self.zones: list[tuple[Zone, ...] | None] = [None] * players
        self.lit: list[tuple[Lit, ...]] = [()] * players
        self.floors: list[tuple[int, ...]] = [()] * seats
        self.stack: tuple[int, ...] = ()
        self.moves = 0
        self.told: LegendMoved | None = None

    def copy(self) -> "State":
        """A state that shares nothing changeable with this one; written out, since it is hot."""
        new = State.__new__(State)
        new.at = self.at
        new.options = self.options
        new.players = self.players
        new.seats = self.seats
        new.phase = self.phase
        new.floor = self.floor
        new.turn = self.turn
        new.first = self.first
        new.waiting = self.waiting
        new.done = self.done
        new.piles = self.piles[:]
        new.up = self.up
        new.areas = self.areas[:]
        new.bag = self.bag
        new.discards = self.discards
        new.gems = self.gems[:]
        new.hand = self.hand[:]
        new.taken = self.taken[:]
        new.count = self.count[:]
        new.span = self.span[:]
        new.box = self.box[:]
        new.placed = self.placed[:]
        new.shown = self.shown[:]
        new.icons = self.icons[:]
        new.zones = self.zones[:]
        new.lit = self.lit[:]
        new.floors = self.floors[:]
        new.stack = self.stack
        new.moves = self.moves
        new.told = self.told
        return new

    @property
    def has_legend(self) -> bool:
        """Whether the match is one alone, against the Legend."""
        return self.seats > self.players

    def is_up(self, space: int) -> bool:
        """Whether the top of a pile is face up."""
        return bool(self.up >> space & 1)

    def face_down(self) -> list[int]:
        """The spaces whose top is face down."""
        return [s for s in range(SPACES) if self.piles[s] and not self.up >> s & 1]

    def face_up(self) -> list[int]:
        """The spaces whose top is face up, from the left."""
        return [s for s in range(SPACES) if self.up >> s & 1]


def inventory(state: State) -> Mapping[str, int]:
    """Every domino and every gem, wherever it lies."""
    counts: Counter[str] = Counter()
    lying = [*state.stack, *state.hand]
    for pile in state.piles:
        lying += pile
    for placed in state.placed:
        lying += (one.domino for one in placed)
    counts.update(f"domino {domino}" for domino in lying if domino != NO_DOMINO)
    for kind, gem in enumerate(GEMS):
        held = sum(gems[kind] for gems in state.gems) + state.bag[kind] + state.discards[kind]
        counts[f"gem {gem}"] = held + sum(area.count(kind) for area in state.areas)
    return counts
