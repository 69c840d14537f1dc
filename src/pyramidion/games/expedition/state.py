"""The state of a match of Expédition Pyramide. What belongs to a seat stands in lists by seat."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from pyramidion.games.expedition.components import (
    CARDS,
    GEMS,
    NO_GEMS,
    Card,
    Counts,
    Laid,
    Puzzle,
    Side,
)
from pyramidion.games.expedition.meta import Options
from pyramidion.kernel.state import State as KernelState

ROUNDS = 9
GLASS_MS = 60_000
GLASSES = 2
NO_SIGN = -1
NO_FLOOR = 0


class Phase(StrEnum):
    """What the match waits for."""

    READY = "ready"
    SEARCH = "search"
    MOVE = "move"
    OVER = "over"


class Found(NamedTuple):
    """A finder: when, in milliseconds of running sand, with what credit, and how. Rule EX-23."""

    seat: int
    ms: int
    credit: int
    laid: tuple[Laid, ...]


class State(KernelState):
    """The full truth.

    deals      the cards of each round: those of the seats first, then the removed ones
    roller     the seat that rolls the die in this round
    sign       the index of the sign that was rolled, or NO_SIGN
    glass      how often the glass was turned; `glass_at` when it was turned last
    ready      seats that are ready, as a mask; `countdown_at` when the count-down began
    found      the finders of this round in the order of the log, after the search by rank; kept
               until the next roll
    collected  seats that have collected, as a mask; `took` what, as indices by seat
    pending    the floor that a seat has chosen and not confirmed, or NO_FLOOR
    floor      where the pawns stand; `gems` what was collected, by seat
    holes      the gems of each floor as indices, GAP where one was taken
    credit     the delay of each seat's line, as measured last
    """

    __slots__ = (
        "collected",
        "countdown_at",
        "credit",
        "deals",
        "floor",
        "found",
        "gems",
        "glass",
        "glass_at",
        "holes",
        "options",
        "pending",
        "phase",
        "players",
        "ready",
        "roller",
        "round",
        "sign",
        "took",
    )

    def __init__(self, options: Options, players: int) -> None:
        self.at = 0
        self.options = options
        self.players = players
        self.phase = Phase.READY
        self.round = 1
        self.roller = 0
        self.sign = NO_SIGN
        self.glass = 0
        self.glass_at = 0
        self.ready = 0
        self.countdown_at: int | None = None
        self.deals: list[tuple[int, ...]] = []
        self.found: tuple[Found, ...] = ()
        self.collected = 0
        self.took: list[tuple[int, ...]] = [()] * players
        self.pending = [NO_FLOOR] * players
        self.floor = [1] * players
        self.gems: list[Counts] = [NO_GEMS] * players
        self.holes: list[tuple[int, ...]] = []
        self.credit = [0] * players

    def copy(self) -> "State":
        """A state that shares nothing changeable with this one."""
        new = State.__new__(State)
        new.at = self.at
        new.options = self.options
        new.players = self.players
        new.phase = self.phase
        new.round = self.round
        new.roller = self.roller
        new.sign = self.sign
        new.glass = self.glass
        new.glass_at = self.glass_at
        new.ready = self.ready
        new.countdown_at = self.countdown_at
        new.deals = self.deals[:]
        new.found = self.found
        new.collected = self.collected
        new.took = self.took[:]
        new.pending = self.pending[:]
        new.floor = self.floor[:]
        new.gems = self.gems[:]
        new.holes = self.holes[:]
        new.credit = self.credit[:]
        return new

    def begin(self, at: int) -> None:
        """Let the match's time begin at an instant: all that runs has run as long as before."""
        later = at - self.at
        self.at = at
        self.glass_at += later
        if self.countdown_at is not None:
            self.countdown_at += later

    @property
    def is_running(self) -> bool:
        """Whether the sand runs."""
        return self.phase is Phase.SEARCH

    @property
    def everybody(self) -> int:
        """All seats as a mask."""
        return (1 << self.players) - 1

    @property
    def finders(self) -> int:
        """The seats that have found, as a mask."""
        return sum(1 << found.seat for found in self.found)

    @property
    def searched_ms(self) -> int:
        """How long the sand has run in this round."""
        return (self.glass - 1) * GLASS_MS + self.at - self.glass_at

    def ranking(self) -> list[Found]:
        """The finders by rank; equal instants clockwise, the roller first. Rule EX-26.

        Between rounds the die has passed on: they stand as they were ranked.
        """
        if self.phase is Phase.READY:
            return list(self.found)
        return sorted(self.found, key=self._rank_key)

    def _rank_key(self, found: Found) -> tuple[int, int]:
        return found.ms - found.credit, (found.seat - self.roller) % self.players

    def card(self, seat: int) -> Card:
        """The card that lies before a seat."""
        return CARDS[self.deals[self.round - 1][seat]]

    def side(self, seat: int) -> Side:
        """The side of it that is up."""
        return self.card(seat).side(self.options.level_of(seat))

    def puzzle(self, seat: int) -> Puzzle:
        """What a seat has to solve under the sign that was rolled."""
        return self.side(seat).puzzle(self.sign)

    @property
    def are_cards_hidden(self) -> bool:
        """Whether the cards of this round lie face down. Rule EX-20."""
        return self.options.hidden_doors and self.phase is Phase.READY


def inventory(state: State) -> Mapping[str, int]:
    """Every card and every gem, wherever it lies."""
    counts: Counter[str] = Counter()
    for deal in state.deals:
        counts.update(f"card {number}" for number in deal)
    for kind, gem in enumerate(GEMS):
        held = sum(gems[kind] for gems in state.gems)
        counts[f"gem {gem}"] = held + sum(row.count(kind) for row in state.holes)
    counts["hole"] = sum(map(len, state.holes))
    return counts
