"""What a step does in Expédition Pyramide, and what it tells."""

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
from pyramidion.games.expedition.components import GEMS, KEYS, SIGNS
from pyramidion.games.expedition.components.board import GAP
from pyramidion.games.expedition.events import (
    CardsDrawn,
    CreditGiven,
    DieRolled,
    DoorOpened,
    GemsCollected,
    GemsMissed,
    GlassTurned,
    MatchEnded,
    PawnMoved,
    SearchOver,
    SeatReady,
)
from pyramidion.games.expedition.legal import has_countdown
from pyramidion.games.expedition.state import (
    GLASSES,
    NO_FLOOR,
    NO_SIGN,
    ROUNDS,
    Found,
    Phase,
    State,
)
from pyramidion.kernel.actions import Confirm
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.events import Event
from pyramidion.kernel.seats import Seat

PRIZE = 2
"""So many gems are collected at a time. Rule EX-32."""


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
    """Do a checked step."""
    match action:
        case Ready():
            return _ready(state, seat, chance)
        case Solve():
            return _open(state, seat, action)
        case MoveTo(floor):
            state.pending[seat] = floor
            return [PawnMoved(seat, state.floor[seat], floor)]
        case Confirm():
            return _collect(state, seat)
        case CountDownOver():
            return _roll(state, chance)
        case GlassRanOut():
            return _run_out(state)
        case CreditLine(owner, ms):
            state.credit[owner] = ms
            return [CreditGiven(owner, ms)]
        case _:
            assert_never(action)


def _ready(state: State, seat: Seat, chance: Chance) -> list[Event]:
    """The last one who is ready starts the round. Rule EX-27."""
    state.ready |= 1 << seat
    told: list[Event] = [SeatReady(seat)]
    return told + _roll(state, chance) if state.ready == state.everybody else told


def _roll(state: State, chance: Chance) -> list[Event]:
    """The die falls and the glass is turned at the same instant. Rules EX-20 and EX-21."""
    state.ready, state.countdown_at = 0, None
    state.found, state.collected = (), 0
    state.took = [()] * state.players
    state.sign = chance.below(len(SIGNS))
    state.phase = Phase.SEARCH
    return [DieRolled(state.round, state.roller, SIGNS[state.sign]), _turn_glass(state)]


def _turn_glass(state: State) -> Event:
    state.glass += 1
    state.glass_at = state.at
    return GlassTurned(state.glass)


def _open(state: State, seat: Seat, action: Solve) -> list[Event]:
    """A finder; when all have found, the minute ends early. Rule EX-23."""
    laid = tuple(sorted(action.laid, key=lambda one: KEYS.index(one.key)))
    credit = state.credit[seat] if state.options.gives_credit else 0
    found = Found(seat, state.searched_ms, credit, laid)
    state.found = (*state.found, found)
    told: list[Event] = [DoorOpened(seat, 1 + state.ranking().index(found), found.ms)]
    is_last = len(state.found) == state.players
    return told + _end_search(state) if is_last and not state.options.harder else told


def _run_out(state: State) -> list[Event]:
    """Nobody found: the glass is turned once more, never a third time. Rule EX-24."""
    if not state.found and state.glass < GLASSES:
        return [_turn_glass(state)]
    return _end_search(state)


def _end_search(state: State) -> list[Event]:
    ranking = state.ranking()
    state.glass, state.found = 0, tuple(ranking)
    told: list[Event] = [SearchOver(state.round, tuple(found.seat for found in ranking))]
    if state.options.harder:
        told += [GemsMissed(f.seat) for f in ranking if not state.collected >> f.seat & 1]
    elif ranking:
        state.phase = Phase.MOVE
        return told
    return told + _end_round(state)


def _collect(state: State, seat: Seat) -> list[Event]:
    """The pawn arrives, and the two leftmost gems of its floor are taken. Rule EX-32."""
    floor, state.pending[seat] = state.pending[seat], NO_FLOOR
    state.floor[seat] = floor
    row = list(state.holes[floor - 1])
    holes = [hole for hole, gem in enumerate(row) if gem != GAP][:PRIZE]
    taken = tuple(row[hole] for hole in holes)
    for hole in holes:
        row[hole] = GAP
    state.holes[floor - 1] = tuple(row)
    held = state.gems[seat]
    state.gems[seat] = tuple(many + taken.count(kind) for kind, many in enumerate(held))
    state.took[seat] = taken
    state.collected |= 1 << seat
    gems = tuple(GEMS[kind] for kind in taken)
    return [GemsCollected(seat, floor, gems, tuple(holes)), *_after_collecting(state)]


def _after_collecting(state: State) -> list[Event]:
    if state.options.harder:
        return _end_search(state) if state.collected == state.everybody else []
    return _end_round(state) if state.collected == state.finders else []


def _end_round(state: State) -> list[Event]:
    """Cards are set aside, new ones are drawn; after nine rounds it is over. EX-27, EX-40."""
    state.sign = NO_SIGN
    state.pending = [NO_FLOOR] * state.players
    if state.round == ROUNDS:
        state.phase = Phase.OVER
        return [MatchEnded()]
    state.round += 1
    state.roller = (state.roller + 1) % state.players
    state.phase = Phase.READY
    state.countdown_at = state.at if has_countdown(state) else None
    return [CardsDrawn(state.round, state.roller)]
