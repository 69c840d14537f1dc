"""From turn to turn and from floor to floor. Rules PD-26, PD-27, PD-57 and PD-60 to PD-70."""

from pyramidion.games.pyramido.actions import Discard
from pyramidion.games.pyramido.apply.legend import legend_floor, legend_score
from pyramidion.games.pyramido.components import GEMS, MYTHICAL, NO_DOMINO
from pyramidion.games.pyramido.components.geometry import DOMINOES_OF_FLOOR
from pyramidion.games.pyramido.components.pieces import FLOORS, MOST_KEPT, added
from pyramidion.games.pyramido.events import (
    FloorScored,
    FloorStarted,
    GemDiscarded,
    MatchEnded,
    SeatConfirmed,
    TurnLost,
)
from pyramidion.games.pyramido.legal import gems_left, is_blocked
from pyramidion.games.pyramido.scoring import floor_points, next_first
from pyramidion.games.pyramido.scoring.points import gems_on
from pyramidion.games.pyramido.state import LEGEND, Phase, State
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.events import Event


def confirm_place(state: State, seat: int) -> list[Event]:
    """The domino lies for good: the next seat plays, or the floor ends. Rule PD-25."""
    if state.count[seat] == DOMINOES_OF_FLOOR[state.floor]:
        state.done |= 1 << seat
    return [SeatConfirmed(seat), *end_of_turn(state)]


def end_of_turn(state: State) -> list[Event]:
    """The next seat clockwise that can play; when there is none, all score. Rules PD-26, PD-27."""
    events: list[Event] = []
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if state.done >> seat & 1:
            continue
        if state.has_legend and seat == LEGEND:
            if state.moves:
                break
            state.done |= 1 << seat
        elif is_blocked(state, seat):
            state.done |= 1 << seat
            events.append(TurnLost(seat, state.floor))
        else:
            break
    else:
        state.phase = Phase.SCORE
        state.waiting = (1 << state.players) - 1
        return events
    state.turn = seat
    state.phase = Phase.TAKE
    return events


def confirm_gems(state: State, seat: int, chance: Chance) -> list[Event]:
    """The seat is done with its gems; when all are, the floor is scored or ends. Rule PD-52."""
    state.waiting &= ~(1 << seat)
    events: list[Event] = [SeatConfirmed(seat)]
    if state.waiting:
        return events
    if state.phase is Phase.KEEP:
        return [*events, *start_floor(state, chance)]
    for scoring in range(state.players):
        events.append(score_floor(state, scoring))
    if state.has_legend:
        events.append(legend_score(state))
    return [*events, *_after_scoring(state, chance)]


def score_floor(state: State, seat: int) -> Event:
    """A seat's points; its gems on zones are discarded. Rules PD-53 to PD-57 and PD-60."""
    lit, gems = state.lit[seat], state.gems[seat]
    points = floor_points(gems, lit)
    state.floors[seat] = (*state.floors[seat], points)
    left = gems_left(state, seat)
    for gem in gems_on(lit):
        state.discards = added(state.discards, gem)
    state.gems[seat], state.lit[seat] = left, ()
    told = tuple((one.zone, tuple(GEMS[gem] for gem in one.gems), one.points) for one in lit)
    return FloorScored(seat, state.floor, told, left[MYTHICAL], points)


def _after_scoring(state: State, chance: Chance) -> list[Event]:
    """The end, or discarding what is too many, or the next floor. Rules PD-61 and PD-70."""
    if state.floor == FLOORS:
        state.phase = Phase.OVER
        return [MatchEnded()]
    rich = [seat for seat in range(state.players) if sum(state.gems[seat]) > MOST_KEPT]
    if not rich:
        return start_floor(state, chance)
    state.phase = Phase.KEEP
    state.waiting = sum(1 << seat for seat in rich)
    return []


def discard(state: State, seat: int, action: Discard) -> list[Event]:
    """Let a gem go. Rule PD-61."""
    kind = GEMS.index(action.gem)
    state.gems[seat] = added(state.gems[seat], kind, -1)
    state.discards = added(state.discards, kind)
    return [GemDiscarded(seat, action.gem)]


def start_floor(state: State, chance: Chance) -> list[Event]:
    """Begin the next floor; piles and gem areas stay as they are. Rules PD-27, PD-40 and PD-62."""
    state.first = state.turn = next_first(state)
    state.floor += 1
    state.phase = Phase.TAKE
    state.done = state.waiting = 0
    for seat in range(state.players):
        state.taken[seat] = state.count[seat] = 0
        state.hand[seat] = NO_DOMINO
    events: list[Event] = [FloorStarted(state.floor, state.first)]
    if state.has_legend:
        events += legend_floor(state, chance)
    return events
