"""The state of a match of Silver & Gold: Pyramids.

What belongs to a seat stands in lists by seat; what belongs to one of a seat's two cards in lists
by place, where seat s has the places 2s (left) and 2s + 1 (right).
"""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum

from pyramidion.games.silver_gold.components import CARD, COLOURS, NO_CARD, Colour
from pyramidion.games.silver_gold.meta import Options, Pattern
from pyramidion.kernel.state import State as KernelState


class Phase(StrEnum):
    """What the match waits for."""

    KEEP = "keep"
    MARK = "mark"
    REPLACE = "replace"
    OVER = "over"


class State(KernelState):
    """The full truth.

    waiting     seats the match waits for, as a mask
    placed      seats that have marked their pattern or single cell this turn, as a mask
    used        expedition cards revealed this round, the last one holds; `unseen` the others, the
                next one last
    pile        draw pile, its top last
    cards       card number by place, or NO_CARD
    marked      marked cells by place; `fresh` those of this turn
    available   placements still clear of walls and marks, by place; `touching` those that include
                an unmarked start or touch a mark (see `tiling.placements`)
    owed        cells still to be marked for crosses, by seat
    done        completed cards by seat
    torches     rounds with a torch by seat, as a mask (bit 0 is round 1)
    boxes       by colour, the seats that took its boxes, in order
    completing  (card, seat) of the pyramids completed this turn, ascending
    queue       (seat, places) still to be replaced; the first is being done
    """

    __slots__ = (
        "available",
        "boxes",
        "cards",
        "completing",
        "dealt",
        "done",
        "fresh",
        "green",
        "kept",
        "marked",
        "options",
        "owed",
        "phase",
        "pile",
        "placed",
        "queue",
        "red",
        "reserve",
        "round",
        "seats",
        "skulls",
        "torches",
        "touching",
        "turn",
        "unseen",
        "used",
        "waiting",
    )

    def __init__(self, options: Options, seats: int) -> None:
        self.at = 0
        self.options = options
        self.seats = seats
        self.phase = Phase.KEEP
        self.round = 0
        self.turn = 0
        self.waiting = 0
        self.placed = 0
        self.used: list[Pattern] = []
        self.unseen: list[Pattern] = []
        self.pile: list[int] = []
        self.reserve: list[int] = []
        self.dealt: list[tuple[int, ...]] = [()] * seats
        self.kept: list[tuple[int, ...]] = [()] * seats
        self.cards = [NO_CARD] * (2 * seats)
        self.marked = [0] * (2 * seats)
        self.fresh = [0] * (2 * seats)
        self.available = [0] * (2 * seats)
        self.touching = [0] * (2 * seats)
        self.owed = [0] * seats
        self.done: list[tuple[int, ...]] = [()] * seats
        self.red = [0] * seats
        self.green = [0] * seats
        self.torches = [0] * seats
        self.skulls = [0] * seats
        self.boxes: list[tuple[int, ...]] = [()] * len(COLOURS)
        self.completing: tuple[tuple[int, int], ...] = ()
        self.queue: tuple[tuple[int, tuple[int, ...]], ...] = ()

    def copy(self) -> "State":
        """A state that shares nothing changeable with this one; written out, since it is hot."""
        new = State.__new__(State)
        new.at = self.at
        new.options = self.options
        new.seats = self.seats
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.waiting = self.waiting
        new.placed = self.placed
        new.used = self.used[:]
        new.unseen = self.unseen[:]
        new.pile = self.pile[:]
        new.reserve = self.reserve[:]
        new.dealt = self.dealt[:]
        new.kept = self.kept[:]
        new.cards = self.cards[:]
        new.marked = self.marked[:]
        new.fresh = self.fresh[:]
        new.available = self.available[:]
        new.touching = self.touching[:]
        new.owed = self.owed[:]
        new.done = self.done[:]
        new.red = self.red[:]
        new.green = self.green[:]
        new.torches = self.torches[:]
        new.skulls = self.skulls[:]
        new.boxes = self.boxes[:]
        new.completing = self.completing
        new.queue = self.queue
        return new

    @property
    def pattern(self) -> Pattern:
        """The pattern that holds this turn. Rule SG-21."""
        return self.used[-1]

    def places(self, seat: int) -> tuple[int, int]:
        """Where the seat's two cards lie."""
        return 2 * seat, 2 * seat + 1

    def place_of(self, seat: int, card: int) -> int | None:
        """Where the seat has this card, or None."""
        for place in self.places(seat):
            if card and self.cards[place] == card:
                return place
        return None

    def lay(self, place: int, card: int) -> None:
        """Put a fresh card on a place."""
        self.cards[place] = card
        self.marked[place] = self.fresh[place] = 0
        self.available[place] = CARD[card].opened
        self.touching[place] = CARD[card].first

    def clear(self, place: int) -> None:
        """Leave a place empty."""
        self.cards[place] = NO_CARD
        self.marked[place] = self.fresh[place] = 0
        self.available[place] = self.touching[place] = 0

    def completed(self, seat: int, colour: Colour) -> int:
        """How many pyramids of a colour the seat has completed."""
        return sum(CARD[card].colour is colour for card in self.done[seat])


def inventory(state: State) -> Mapping[str, int]:
    """Every pyramid card and every expedition card, wherever it lies."""
    counts: Counter[str] = Counter()
    lying = [*state.pile, *state.reserve, *state.cards]
    for cards in (*state.dealt, *state.done):
        lying += cards
    counts.update(f"card {card}" for card in lying if card != NO_CARD)
    patterns = [*state.used, *state.unseen] or state.options.expeditions
    counts.update(f"expedition {pattern}" for pattern in patterns)
    return counts
