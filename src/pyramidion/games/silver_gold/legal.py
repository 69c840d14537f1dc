"""Who may do what in Silver & Gold: Pyramids, and why not.

The set of legal placements of a place is `available & touching`: clear of walls and marks, and
including an unmarked start or touching a mark (SG-23 to SG-25 and SG-27, kept up to date by
`apply`). Of it, `open_placements` takes those that the moment allows.
"""

from collections.abc import Iterator, Sequence
from typing import Never, assert_never, overload

from pyramidion.games.silver_gold.actions import (
    DRAW_PILE,
    Action,
    DrawPile,
    Keep,
    Mark,
    TakeReserve,
)
from pyramidion.games.silver_gold.components import CARD, GRID, KEPT, SINGLES, TABLE
from pyramidion.games.silver_gold.state import Phase, State
from pyramidion.kernel.actions import CONFIRM, Confirm
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.seats import Seat

_ONLY_CONFIRM = (CONFIRM,)
_SEATS = tuple(tuple(Seat(seat) for seat in range(4) if mask >> seat & 1) for mask in range(1 << 4))


def deciders(state: State) -> Sequence[Seat]:
    """The seats that have not confirmed; all mark at once. Rules SG-11, SG-22 and SG-44."""
    return _SEATS[state.waiting]


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """All legal steps of the seat."""
    if not state.waiting >> seat & 1:
        return ()
    if state.phase is Phase.MARK:
        if is_marked(state, seat):
            return _ONLY_CONFIRM
        return legal_marks(state, seat)
    if state.phase is Phase.KEEP:
        return _keeps(state, seat) or _ONLY_CONFIRM
    return _replacements(state) or _ONLY_CONFIRM


def legal_marks(state: State, seat: int) -> "Marks":
    """The marks that the seat may make next, on either of its cards."""
    left, right = state.places(seat)
    return Marks(
        state.cards[left],
        open_placements(state, seat, left),
        state.cards[right],
        open_placements(state, seat, right),
    )


def check(state: State, seat: Seat, action: Action) -> None:
    """Raise `Illegal` unless the step is legal."""
    if not (seat >= 0 and state.waiting >> seat & 1):
        _refuse_turn(state, seat)
    match action:
        case Mark():
            check_mark(state, seat, action)
        case Confirm():
            check_confirm(state, seat)
        case Keep():
            check_keep(state, seat, action)
        case TakeReserve():
            check_take_reserve(state, action)
        case DrawPile():
            check_draw_pile(state)
        case _:
            assert_never(action)


def is_marked(state: State, seat: int) -> bool:
    """Whether the seat has marked all it must this turn and can confirm."""
    return bool(state.placed >> seat & 1) and not state.owed[seat]


def open_placements(state: State, seat: int, place: int) -> int:
    """The placements that the seat may mark next on a place, as a set.

    Before: the pattern or a single cell (SG-22, SG-26). Then the cells of crosses (SG-30, SG-31).
    """
    placements = state.available[place] & state.touching[place]
    if not state.placed >> seat & 1:
        return placements & (TABLE.of[state.pattern] | SINGLES)
    if not state.owed[seat] or is_closed(state, place):
        return 0
    return placements & SINGLES


def is_closed(state: State, place: int) -> bool:
    """Whether a marked tomb has closed the card to crosses: an option. Rule SG-31."""
    closes = state.options.closed_tombs
    return closes and bool(state.marked[place] & CARD[state.cards[place]].tomb)


class Marks(Sequence[Mark]):
    """The legal marks of a seat, made only when they are looked at."""

    __slots__ = ("_left", "_left_card", "_right", "_right_card")

    def __init__(self, left_card: int, left: int, right_card: int, right: int) -> None:
        self._left_card, self._left = left_card, left
        self._right_card, self._right = right_card, right

    def __len__(self) -> int:
        return self._left.bit_count() + self._right.bit_count()

    @overload
    def __getitem__(self, wanted: int) -> Mark: ...
    @overload
    def __getitem__(self, wanted: slice) -> Sequence[Mark]: ...
    def __getitem__(self, wanted: int | slice) -> Mark | Sequence[Mark]:
        if isinstance(wanted, slice):
            return tuple(self)[wanted]
        size = len(self)
        if not -size <= wanted < size:
            raise IndexError(wanted)
        wanted %= size
        on_left = self._left.bit_count()
        if wanted < on_left:
            return Mark(self._left_card, _placement(self._left, wanted))
        return Mark(self._right_card, _placement(self._right, wanted - on_left))

    def __iter__(self) -> Iterator[Mark]:
        for card, placements in ((self._left_card, self._left), (self._right_card, self._right)):
            while placements:
                lowest = placements & -placements
                yield Mark(card, TABLE.masks[lowest.bit_length() - 1])
                placements ^= lowest


def _placement(placements: int, wanted: int) -> int:
    """The cells of the placement that is number `wanted` of the set."""
    for _ in range(wanted):
        placements &= placements - 1
    return TABLE.masks[(placements & -placements).bit_length() - 1]


def _keeps(state: State, seat: int) -> Sequence[Action]:
    if len(state.kept[seat]) == KEPT:
        return ()
    return [Keep(card) for card in state.dealt[seat] if card not in state.kept[seat]]


def _replacements(state: State) -> Sequence[Action]:
    if not state.queue[0][1]:
        return ()
    steps: list[Action] = [TakeReserve(card) for card in state.reserve]
    return [*steps, DRAW_PILE] if state.pile else steps


def check_keep(state: State, seat: int, action: Keep) -> None:
    """Each keeps 2 of the 4 dealt cards. Rule SG-10."""
    if state.phase is not Phase.KEEP:
        raise Illegal("SG-10", "sg-not-keeping", card=action.card)
    if action.card not in state.dealt[seat]:
        raise Illegal("SG-10", "sg-not-dealt", card=action.card)
    if action.card in state.kept[seat]:
        raise Illegal("SG-10", "sg-kept-already", card=action.card)
    if len(state.kept[seat]) == KEPT:
        raise Illegal("SG-10", "sg-two-kept", card=action.card)


def check_confirm(state: State, seat: int) -> None:
    """A decision is confirmed once it is whole. Rules SG-10, SG-28, SG-30 and SG-41."""
    if state.phase is Phase.KEEP:
        if len(state.kept[seat]) < KEPT:
            raise Illegal("SG-10", "sg-keep-two", kept=len(state.kept[seat]))
    elif state.phase is Phase.MARK:
        if not state.placed >> seat & 1:
            raise Illegal("SG-28", "sg-must-mark")
        if state.owed[seat]:
            raise Illegal("SG-30", "sg-cross-owed", owed=state.owed[seat])
    elif _replacements(state):
        raise Illegal("SG-41", "sg-must-replace", missing=len(state.queue[0][1]))


def check_take_reserve(state: State, action: TakeReserve) -> None:
    """A completed card is replaced by one of the reserve. Rule SG-41."""
    _check_replacing(state)
    if action.card not in state.reserve:
        raise Illegal("SG-41", "sg-not-in-reserve", card=action.card)


def check_draw_pile(state: State) -> None:
    """A completed card is replaced by the top of the pile, while there is one. Rule SG-45."""
    _check_replacing(state)
    if not state.pile:
        raise Illegal("SG-45", "sg-pile-empty")


def _check_replacing(state: State) -> None:
    if state.phase is not Phase.REPLACE:
        raise Illegal("SG-41", "sg-not-replacing")
    if not state.queue[0][1]:
        raise Illegal("SG-41", "sg-all-replaced")


def _refuse_turn(state: State, seat: int) -> Never:
    """Say why the seat is not waited for. Rules SG-11, SG-28, SG-29, SG-44 and SG-61."""
    match state.phase:
        case Phase.KEEP:
            raise Illegal("SG-11", "sg-wait-for-keeping")
        case Phase.MARK:
            if 0 <= seat < state.seats and not any(state.cards[2 * seat : 2 * seat + 2]):
                raise Illegal("SG-28", "sg-no-card-left")
            raise Illegal("SG-29", "sg-wait-for-marks")
        case Phase.REPLACE:
            raise Illegal("SG-44", "sg-wait-for-replacing")
        case Phase.OVER:
            raise Illegal("SG-61", "sg-match-over")


def check_mark(state: State, seat: int, action: Mark) -> None:
    """The cells are a legal pattern, single cell or cross cell on one of the seat's cards."""
    place = state.place_of(seat, action.card)
    if place is None or state.phase is not Phase.MARK:
        _refuse_card(state, action)
    index = TABLE.index.get(action.cells)
    if index is None or not open_placements(state, seat, place) >> index & 1:
        _refuse_cells(state, seat, place, action.cells)


def _refuse_card(state: State, action: Mark) -> Never:
    if state.phase is not Phase.MARK:
        raise Illegal("SG-20", "sg-not-marking", card=action.card)
    raise Illegal("SG-22", "sg-not-your-card", card=action.card)


def _refuse_cells(state: State, seat: int, place: int, cells: int) -> Never:
    """Name the rule that these cells break; the first that explains it."""
    if is_marked(state, seat):
        raise Illegal("SG-22", "sg-marked-already")
    _refuse_occupied(state, place, cells)
    if state.placed >> seat & 1:
        _refuse_cross_cell(state, place, cells)
    if cells.bit_count() == 1:
        _refuse_single(state, place)
    if not TABLE.of[state.pattern] >> TABLE.index.get(cells, len(TABLE.masks)) & 1:
        raise Illegal("SG-22", "sg-not-the-pattern", pattern=str(state.pattern))
    if not state.marked[place]:
        raise Illegal("SG-24", "sg-start-first", card=state.cards[place])
    raise Illegal("SG-25", "sg-must-touch", card=state.cards[place])


def _refuse_occupied(state: State, place: int, cells: int) -> None:
    """A cell is marked once; walls never; nothing leaves the grid. Rule SG-23."""
    if cells & ~GRID.full:
        raise Illegal("SG-23", "sg-off-the-grid", card=state.cards[place])
    if cells & CARD[state.cards[place]].walls:
        raise Illegal("SG-23", "sg-wall", card=state.cards[place])
    if cells & state.marked[place]:
        raise Illegal("SG-23", "sg-marked-twice", card=state.cards[place])


def _refuse_cross_cell(state: State, place: int, cells: int) -> Never:
    """A cross is followed by exactly one cell, on a card open to it. Rules SG-30 and SG-31."""
    if cells.bit_count() != 1:
        raise Illegal("SG-30", "sg-one-cell-for-a-cross")
    if is_closed(state, place):
        raise Illegal("SG-31", "sg-tomb-closed", card=state.cards[place])
    _refuse_single(state, place)


def _refuse_single(state: State, place: int) -> Never:
    """A single cell touches a mark, or is the start of an unstarted card. Rule SG-27."""
    code = "sg-single-must-touch" if state.marked[place] else "sg-single-start-first"
    raise Illegal("SG-27", code, card=state.cards[place])
