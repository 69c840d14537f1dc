"""Why a step may not be taken in Expédition Pyramide."""

from typing import assert_never

from pyramidion.games.expedition.actions import (
    Action,
    CountDownOver,
    CreditLine,
    GlassRanOut,
    MoveTo,
    Ready,
    Solve,
)
from pyramidion.games.expedition.components import FLOORS
from pyramidion.games.expedition.legal.moments import (
    credit,
    deadline,
    most,
    next_mover,
    reachable,
)
from pyramidion.games.expedition.legal.opening import check_opening
from pyramidion.games.expedition.state import NO_FLOOR, Phase, State
from pyramidion.kernel.actions import Confirm
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.seats import CLOCK, Seat


def check(state: State, seat: Seat, action: Action) -> None:
    """Raise `Illegal` if the step may not be taken."""
    if state.phase is Phase.OVER:
        raise Illegal("EX-40", "ex-match-over")
    match action:
        case Ready():
            _check_ready(state, seat)
        case Solve(laid):
            _check_searching(state, seat)
            check_opening(state, seat, laid)
        case MoveTo(floor):
            _check_moving(state, seat)
            _check_floor(state, seat, floor)
        case Confirm():
            _check_moving(state, seat)
            if not state.pending[seat]:
                raise Illegal("EX-31", "ex-must-move")
        case GlassRanOut() | CountDownOver() | CreditLine():
            _check_clock(state, seat, action)
        case _:
            assert_never(action)


def _check_ready(state: State, seat: Seat) -> None:
    if state.phase is not Phase.READY:
        raise Illegal("EX-27", "ex-not-ready-time")
    if not 0 <= seat < state.players or state.ready >> seat & 1:
        raise Illegal("EX-27", "ex-ready-already")


def _check_searching(state: State, seat: Seat) -> None:
    if state.phase is Phase.READY and state.round == 1:
        raise Illegal("EX-21", "ex-not-searching")
    if not state.is_running:
        raise Illegal("EX-26", "ex-too-late")
    if not 0 <= seat < state.players or state.finders >> seat & 1:
        raise Illegal("EX-23", "ex-found-already")


def _check_moving(state: State, seat: Seat) -> None:
    if state.phase is Phase.READY:
        _refuse_between_rounds(state, seat)
    if not 0 <= seat < state.players or not state.finders >> seat & 1:
        raise Illegal("EX-25", "ex-not-found")
    if state.is_running and not state.options.harder:
        raise Illegal("EX-30", "ex-wait-for-the-glass")
    if state.collected >> seat & 1:
        rule = "EX-50" if state.options.harder else "EX-30"
        raise Illegal(rule, "ex-collected-already")
    if state.phase is Phase.MOVE and (mover := next_mover(state)) != seat:
        raise Illegal("EX-30", "ex-not-your-turn", seat=mover)


def _refuse_between_rounds(state: State, seat: Seat) -> None:
    has_missed = state.finders & ~state.collected
    if state.options.harder and seat >= 0 and has_missed >> seat & 1:
        raise Illegal("EX-50", "ex-too-late-to-collect")
    raise Illegal("EX-30", "ex-not-moving")


def _check_floor(state: State, seat: Seat, floor: int) -> None:
    if not 1 <= floor <= FLOORS:
        raise Illegal("EX-31", "ex-off-the-board", floor=floor)
    if state.pending[seat] != NO_FLOOR:
        raise Illegal("EX-31", "ex-moved-already")
    if floor not in reachable(state, seat):
        raise Illegal("EX-30", "ex-too-far", floor=floor, most=most(state, seat))


def _check_clock(
    state: State, seat: Seat, action: GlassRanOut | CountDownOver | CreditLine
) -> None:
    """Only the clock, and only what it owes now."""
    if seat != CLOCK:
        raise Illegal("EX-26", "ex-clocks-action")
    if isinstance(action, CreditLine):
        is_owed = 0 <= action.seat < state.players and (
            credit(state, Seat(action.seat), action.ms) == action
        )
    else:
        owed = deadline(state)
        is_owed = owed is not None and owed.action == action
    if not is_owed:
        raise Illegal("EX-26", "ex-clocks-action")
