"""What a step does in Pyramido, and what it tells."""

from typing import assert_never

from pyramidion.games.pyramido.actions import (
    Action,
    Activate,
    Deactivate,
    Discard,
    LegendMove,
    Place,
    Take,
    TurnUp,
)
from pyramidion.games.pyramido.apply.floors import (
    confirm_gems,
    confirm_place,
    discard,
    end_of_turn,
)
from pyramidion.games.pyramido.apply.legend import legend_turn
from pyramidion.games.pyramido.apply.turns import (
    activate,
    deactivate,
    place,
    take,
    turn_up,
)
from pyramidion.games.pyramido.state import Phase, State
from pyramidion.kernel.actions import Confirm
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.events import Event
from pyramidion.kernel.seats import Seat


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> list[Event]:
    """Do a checked step."""
    match action:
        case Place():
            return place(state, seat, action)
        case Take():
            return take(state, seat, action, chance)
        case TurnUp(space):
            return turn_up(state, seat, space)
        case Activate():
            return activate(state, seat, action)
        case Deactivate(zone):
            return deactivate(state, seat, zone)
        case Discard():
            return discard(state, seat, action)
        case Confirm():
            if state.phase is Phase.PLACE:
                return confirm_place(state, seat)
            return confirm_gems(state, seat, chance)
        case LegendMove():
            return [*legend_turn(state, chance), *end_of_turn(state)]
        case _:
            assert_never(action)
