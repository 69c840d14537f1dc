"""A player's turn, and gems on zones. Rules PD-20 to PD-25 and PD-52 to PD-56."""

from pyramidion.games.pyramido.actions import Activate, Place, Take
from pyramidion.games.pyramido.apply.supplies import (
    rebuild_pile,
    renew_areas,
    take_domino,
    take_gem,
)
from pyramidion.games.pyramido.components import COLOURS, DOMINO, GEMS, NO_DOMINO
from pyramidion.games.pyramido.components.geometry import (
    STEPS,
    block_quadrants,
    box_of,
    icon_quadrants,
    widened,
)
from pyramidion.games.pyramido.components.pieces import added
from pyramidion.games.pyramido.events import (
    DominoPlaced,
    DominoTaken,
    DominoTurnedUp,
    ZoneActivated,
    ZoneCleared,
)
from pyramidion.games.pyramido.scoring import lighting_points, zones_of
from pyramidion.games.pyramido.state import Lit, Phase, Placed, Shown, State
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.events import Event

_COLOURS = {
    number: tuple(COLOURS.index(block.colour) for block in domino.blocks)
    for number, domino in DOMINO.items()
}


def take(state: State, seat: int, action: Take, chance: Chance) -> list[Event]:
    """Take domino and gem; what is empty then is filled at once. Rules PD-20 to PD-23."""
    space, gem = action.space, action.gem
    domino = take_domino(state, space)
    state.hand[seat] = domino
    if gem is not None:
        kind = GEMS.index(gem)
        take_gem(state, space, kind)
        state.gems[seat] = added(state.gems[seat], kind)
    events: list[Event] = [DominoTaken(seat, space, domino, gem)]
    events += rebuild_pile(state, space)
    events += renew_areas(state, chance)
    state.phase = Phase.TURN_UP if state.face_down() else Phase.PLACE
    return events


def turn_up(state: State, seat: int, space: int) -> list[Event]:
    """Turn a domino face up. Rule PD-24."""
    state.up |= 1 << space
    state.phase = Phase.PLACE
    return [DominoTurnedUp(seat, space, state.piles[space][-1])]


def place(state: State, seat: int, action: Place) -> list[Event]:
    """Place the domino in hand. Rules PD-25 to PD-43."""
    domino, floor = state.hand[seat], state.floor
    state.hand[seat] = NO_DOMINO
    state.count[seat] += 1
    lay(state, seat, Placed(domino, floor, action.cell, action.turn))
    return [DominoPlaced(seat, domino, floor, action.cell, action.turn)]


def lay(state: State, seat: int, placed: Placed) -> None:
    """Put a domino into a seat's pyramid: it covers what lies under it. Rules PD-41 and PD-50."""
    domino, floor, cell, turn = placed
    other = cell + STEPS[turn]
    state.placed[seat] = (*state.placed[seat], placed)
    state.taken[seat] |= 1 << cell | 1 << other
    if floor == 1:
        span = state.span[seat] = widened(state.span[seat], cell, other)
        state.box[seat] = box_of(span)
    blocks = (block_quadrants(floor, cell), block_quadrants(floor, other))
    covered = blocks[0] | blocks[1]
    shown = state.shown[seat]
    if floor > 1:
        shown = tuple(
            Shown(colour, left) for colour, quadrants in shown if (left := quadrants & ~covered)
        )
    state.shown[seat] = (*shown, *map(Shown, _COLOURS[domino], blocks))
    first, second = DOMINO[domino].blocks
    icons = icon_quadrants(floor, cell, first.icons, turn)
    icons |= icon_quadrants(floor, other, second.icons, turn)
    state.icons[seat] = state.icons[seat] & ~covered | icons
    state.zones[seat] = None


def activate(state: State, seat: int, action: Activate) -> list[Event]:
    """Put gems on a zone. Rules PD-53 to PD-55."""
    gems = tuple(map(GEMS.index, action.gems))
    icons = next(z.icons for z in zones_of(state, seat) if z.zone == action.zone)
    lit = Lit(action.zone, gems, lighting_points(icons, gems))
    state.lit[seat] = (*state.lit[seat], lit)
    return [ZoneActivated(seat, action.zone, action.gems)]


def deactivate(state: State, seat: int, zone: int) -> list[Event]:
    """Take the gems of a zone back. Rule PD-52."""
    state.lit[seat] = tuple(one for one in state.lit[seat] if one.zone != zone)
    return [ZoneCleared(seat, zone)]
