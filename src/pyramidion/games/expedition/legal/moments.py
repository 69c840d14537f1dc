"""Who may act in Expédition Pyramide, and what each may do."""

from collections.abc import Sequence

from pyramidion.games.expedition.actions import (
    COUNT_DOWN_OVER,
    GLASS_RAN_OUT,
    READY,
    Action,
    CreditLine,
    MoveTo,
)
from pyramidion.games.expedition.components import FLOORS, most_floors
from pyramidion.games.expedition.meta import Countdown
from pyramidion.games.expedition.state import GLASS_MS, Phase, State
from pyramidion.kernel.actions import CONFIRM
from pyramidion.kernel.game import Deadline
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.view import Prompt

MOST_CREDIT = 300
_SEATS = tuple(tuple(Seat(seat) for seat in range(4) if mask >> seat & 1) for mask in range(1 << 4))


def deciders(state: State) -> Sequence[Seat]:
    """Who is not ready, who searches, whose turn it is to move; who may collect at once."""
    match state.phase:
        case Phase.READY:
            return _SEATS[state.everybody & ~state.ready]
        case Phase.SEARCH if state.options.harder:
            return _SEATS[state.everybody & ~state.collected]
        case Phase.SEARCH:
            return _SEATS[state.everybody & ~state.finders]
        case Phase.MOVE:
            return _SEATS[1 << next_mover(state)]
        case Phase.OVER:
            return ()


def next_mover(state: State) -> int:
    """The finder whose turn it is, by rank. Rule EX-30."""
    return next(f.seat for f in state.ranking() if not state.collected >> f.seat & 1)


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """All legal steps of the seat; none while it searches, for that is free input."""
    if state.phase is Phase.READY:
        return () if state.ready >> seat & 1 else (READY,)
    if seat not in deciders(state) or not state.finders >> seat & 1:
        return ()
    if state.pending[seat]:
        return (CONFIRM,)
    return [MoveTo(floor) for floor in reachable(state, seat)]


def prompt(state: State, seat: Seat) -> Prompt | None:
    """A searcher is asked for keys on the door."""
    if not state.is_running or state.finders >> seat & 1:
        return None
    return Prompt("keys", "EX-22", {"keys": len(state.puzzle(seat).keys)})


def deadline(state: State) -> Deadline | None:
    """When the glass, or the count-down to the next round, has run out."""
    if state.is_running:
        return Deadline(state.glass_at + GLASS_MS, GLASS_RAN_OUT)
    if state.countdown_at is not None:
        return Deadline(state.countdown_at + countdown_ms(state), COUNT_DOWN_OVER)
    return None


def countdown_ms(state: State) -> int:
    """How long the count-down takes."""
    return 1000 * int(state.options.countdown)


def has_countdown(state: State) -> bool:
    """Whether the next round starts by itself; the first one never does."""
    return state.options.countdown is not Countdown.NONE


def most(state: State, seat: int) -> int | None:
    """How far a finder may move in this round; None for who has not found. Rule EX-30."""
    for rank, found in enumerate(state.ranking(), start=1):
        if found.seat == seat:
            return most_floors(state.players, rank)
    return None


def reachable(state: State, seat: int) -> range:
    """The floors to which a finder may move, its own included. Rule EX-31."""
    reach, floor = most(state, seat) or 0, state.floor[seat]
    return range(max(1, floor - reach), min(FLOORS, floor + reach) + 1)


def credit(state: State, seat: Seat, ms: int) -> CreditLine | None:
    """What the clock owes when the delay of a seat's line was measured. Rule EX-26."""
    if not (state.options.gives_credit and state.is_running) or state.finders >> seat & 1:
        return None
    bounded = max(0, min(MOST_CREDIT, ms))
    return None if bounded == state.credit[seat] else CreditLine(seat, bounded)
