"""What a legal step does in Silver & Gold: Pyramids."""

from typing import assert_never

from pyramidion.games.silver_gold.actions import Action, DrawPile, Keep, Mark, TakeReserve
from pyramidion.games.silver_gold.components import (
    BOXES,
    CARD,
    COLOURS,
    RESERVE,
    ROUNDS,
    SINGLES,
    TABLE,
    TURNS,
)
from pyramidion.games.silver_gold.events import (
    CardChosen,
    CardDrawn,
    CardsKept,
    CardTaken,
    CellsMarked,
    ExpeditionRevealed,
    MarksShown,
    MatchEnded,
    PyramidCompleted,
    PyramidPointsScored,
    ReserveRefilled,
    RoundStarted,
    SeatConfirmed,
    SymbolsCollected,
)
from pyramidion.games.silver_gold.legal import is_closed
from pyramidion.games.silver_gold.meta import Reveal
from pyramidion.games.silver_gold.scoring import collected
from pyramidion.games.silver_gold.setup import lay_out, reveal_expedition, shuffle_expeditions
from pyramidion.games.silver_gold.state import Phase, State
from pyramidion.kernel.actions import Confirm
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.events import Event
from pyramidion.kernel.seats import Seat


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
    """Do a checked step and tell what happened."""
    match action:
        case Mark():
            return mark(state, seat, action)
        case Confirm():
            return confirm(state, seat, chance)
        case Keep(card):
            state.kept[seat] += (card,)
            return [CardChosen(seat, card)]
        case TakeReserve(card):
            return take_reserve(state, seat, card)
        case DrawPile():
            return draw_pile(state, seat, chance)
        case _:
            assert_never(action)


def mark(state: State, seat: int, action: Mark) -> list[Event]:
    """Mark cells; a cross owes one more cell, after the whole pattern. Rules SG-22 to SG-31."""
    place = 2 * seat if state.cards[2 * seat] == action.card else 2 * seat + 1
    cells = action.cells
    index = TABLE.index[cells]
    state.marked[place] |= cells
    state.fresh[place] |= cells
    state.available[place] &= TABLE.free[index]
    state.touching[place] |= TABLE.beside[index]
    crosses = (cells & CARD[action.card].crosses).bit_count()
    if state.placed >> seat & 1:
        crosses += state.owed[seat] - 1
    state.placed |= 1 << seat
    state.owed[seat] = crosses if crosses and _has_cross_cell(state, seat) else 0
    return [CellsMarked(seat, action.card, cells, state.options.reveal is Reveal.AT_ONCE)]


def _has_cross_cell(state: State, seat: int) -> bool:
    """Whether a cross can be followed: else it has no effect. Rule SG-31."""
    return any(
        state.available[place] & state.touching[place] & SINGLES and not is_closed(state, place)
        for place in state.places(seat)
    )


def confirm(state: State, seat: int, chance: Chance) -> list[Event]:
    """Close a decision; when it was the last, go on. Rules SG-11 and SG-29."""
    if state.phase is Phase.REPLACE:
        return close_replacement(state, chance)
    state.waiting &= ~(1 << seat)
    events: list[Event] = [SeatConfirmed(seat)]
    if state.waiting:
        return events
    if state.phase is Phase.KEEP:
        return events + begin(state, chance)
    return events + end_marking(state, chance)


def begin(state: State, chance: Chance) -> list[Event]:
    """All have kept two cards: the first round begins. Rules SG-10 to SG-13."""
    lay_out(state, chance)
    events: list[Event] = [
        CardsKept(seat, tuple(state.cards[2 * seat : 2 * seat + 2])) for seat in range(state.seats)
    ]
    events.append(ReserveRefilled(tuple(state.reserve)))
    return events + next_turn(state, chance)


def end_marking(state: State, chance: Chance) -> list[Event]:
    """All have confirmed: show the marks, collect the symbols, complete pyramids. Rule SG-20."""
    events: list[Event] = []
    completing: list[tuple[int, int]] = []
    for seat in range(state.seats):
        events += _show_marks(state, seat)
        completing += _set_completed_aside(state, seat)
    state.completing = tuple(sorted(completing))
    events += [PyramidCompleted(seat, card) for card, seat in state.completing]
    if not is_last_turn(state):
        state.queue = replacement_order(state)
    for _, seat in state.completing:
        _forget_completed(state, seat)
    return events + next_replacement(state, chance)


def _show_marks(state: State, seat: int) -> list[Event]:
    """What the seat marked, and what it collects by it. Rules SG-29 and SG-32 to SG-36."""
    places = state.places(seat)
    marks = tuple((state.cards[p], state.fresh[p]) for p in places if state.fresh[p])
    if not marks:
        return []
    found = collected(state, seat)
    changes = SymbolsCollected(
        seat,
        red=found.red - state.red[seat],
        green=found.green - state.green[seat],
        torch=found.torches != state.torches[seat],
        skulls=found.skulls - state.skulls[seat],
    )
    state.red[seat], state.green[seat] = found.red, found.green
    state.torches[seat], state.skulls[seat] = found.torches, found.skulls
    return [MarksShown(seat, marks), changes]


def _set_completed_aside(state: State, seat: int) -> list[tuple[int, int]]:
    """The seat's cards whose tomb was marked this turn are completed. Rules SG-37 and SG-40."""
    completed = [
        (state.cards[place], seat)
        for place in state.places(seat)
        if state.fresh[place] & CARD[state.cards[place]].tomb
    ]
    state.done[seat] += tuple(card for card, _ in sorted(completed))
    for place in state.places(seat):
        state.fresh[place] = 0
    return completed


def replacement_order(state: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """One by one in ascending number; two that follow each other in one action. Rule SG-44."""
    groups: list[tuple[int, tuple[int, ...]]] = []
    for card, seat in state.completing:
        place = state.place_of(seat, card)
        assert place is not None
        if groups and groups[-1][0] == seat:
            groups[-1] = (seat, (*groups[-1][1], place))
        else:
            groups.append((seat, (place,)))
    return tuple(groups)


def _forget_completed(state: State, seat: int) -> None:
    """A completed card leaves its place. Rule SG-40."""
    for place in state.places(seat):
        if state.cards[place] in state.done[seat]:
            state.clear(place)


def next_replacement(state: State, chance: Chance) -> list[Event]:
    """Wait for the next seat that replaces a card; after the last, score boxes. Rule SG-44.

    With pile and reserve empty, cards are not replaced. Rule SG-45.
    """
    if state.queue and (state.pile or state.reserve):
        state.phase = Phase.REPLACE
        state.waiting = 1 << state.queue[0][0]
        return []
    state.queue = ()
    return score_boxes(state) + next_turn(state, chance)


def take_reserve(state: State, seat: int, card: int) -> list[Event]:
    """Take a card of the reserve; it is refilled at the end of the action. Rules SG-41, SG-43."""
    state.reserve.remove(card)
    place = _fill_place(state, card)
    return [CardTaken(seat, card, place % 2)]


def draw_pile(state: State, seat: int, chance: Chance) -> list[Event]:
    """Take the top of the pile. Nothing is left to take back, so the last one closes itself."""
    card = state.pile.pop()
    place = _fill_place(state, card)
    events: list[Event] = [CardDrawn(seat, card, place % 2)]
    if state.queue[0][1]:
        return events
    return events + close_replacement(state, chance)


def _fill_place(state: State, card: int) -> int:
    """Lay the card on the next place to be filled. Rule SG-42."""
    seat, places = state.queue[0]
    state.lay(places[0], card)
    left = places[1:] if state.pile or state.reserve else ()
    state.queue = ((seat, left), *state.queue[1:])
    return places[0]


def close_replacement(state: State, chance: Chance) -> list[Event]:
    """Refill the reserve, as far as the pile goes, and go on. Rules SG-43 and SG-45."""
    state.queue = state.queue[1:]
    missing = min(RESERVE - len(state.reserve), len(state.pile))
    refill = [state.pile.pop() for _ in range(missing)]
    state.reserve += refill
    events: list[Event] = [ReserveRefilled(tuple(refill))] if refill else []
    return events + next_replacement(state, chance)


def score_boxes(state: State) -> list[Event]:
    """A 2nd, 4th or 6th pyramid of a colour takes its first free box. Rules SG-50 to SG-53."""
    events: list[Event] = []
    left = list(state.completing)
    while left:
        card, seat = left.pop(0)
        colour = CARD[card].colour
        later = sum(s == seat and CARD[c].colour is colour for c, s in left)
        total = state.completed(seat, colour) - later
        owners = state.boxes[COLOURS.index(colour)]
        if total in (2, 4, 6) and len(owners) < len(BOXES):
            state.boxes[COLOURS.index(colour)] = (*owners, seat)
            events.append(PyramidPointsScored(seat, card, colour, BOXES[len(owners)]))
    state.completing = ()
    return events


def is_last_turn(state: State) -> bool:
    """Whether the match ends with this turn. Rule SG-61."""
    return state.round == ROUNDS and state.turn == TURNS


def next_turn(state: State, chance: Chance) -> list[Event]:
    """The next expedition card, the next round, or the end. Rules SG-60 and SG-61."""
    if is_last_turn(state):
        state.phase, state.waiting = Phase.OVER, 0
        return [MatchEnded()]
    events: list[Event] = []
    if state.turn in (0, TURNS):
        shuffle_expeditions(state, chance)
        events.append(RoundStarted(state.round))
    reveal_expedition(state)
    events.append(ExpeditionRevealed(state.turn, state.pattern))
    if state.waiting:
        return events
    return events + end_marking(state, chance)
