"""What a position of Pyramido is worth to a seat, in points.

The points it has, what its gems will bring on this floor, and what its zones will still show on
the floors to come: icons at the rim stay in sight, and large zones are worth lighting twice.
"""

from collections.abc import Sequence
from typing import Any

from pyramidion.bots.evaluations.pyramido.gems import (
    Plan,
    gems_beside,
    keep_prices,
    kept_worth,
    lighting_worth,
    planned,
)
from pyramidion.bots.evaluations.pyramido.zones import Icons, icons_of, icons_with_room
from pyramidion.games.pyramido.actions import Activate, Deactivate, Discard
from pyramidion.games.pyramido.components import COLOURS, DOMINO, GEMS, MYTHICAL, NO_DOMINO
from pyramidion.games.pyramido.components.geometry import DOMINOES_OF_FLOOR
from pyramidion.games.pyramido.components.pieces import FLOORS, MOST_KEPT
from pyramidion.games.pyramido.scoring import legend_points, lighting_points, zones_of
from pyramidion.kernel.actions import CONFIRM, Action

_GEM = 2.6
_GROWTH = 1.6
_ROOM = 0.1
_ICON = 0.8
_ICON_IN_ZONE = 0.25
_LARGE = 6
_TIE = 0.01
_LEGEND = 1


def worth(state: Any, seat: int) -> float:
    """What the seat may hope for."""
    points: float = sum(state.floors[seat])
    if state.players == 1:
        points -= _legend(state)
    if state.phase == "over":
        points += _TIE * sum(state.gems[seat])
        return points
    zones = icons_of(state, seat)
    if state.phase == "score":
        points += _scoring(state, seat, zones)
    elif state.phase == "keep":
        points += kept_worth(state.gems[seat], keep_prices(zones, state.floor))
    else:
        points += _building(state, seat, zones)
    return points + _later(zones)


def is_settled(state: Any, seat: int) -> bool:
    """Whether the seat has nothing in hand."""
    if state.turn != seat or state.phase not in ("turn_up", "place"):
        return True
    return bool(state.phase == "place" and state.hand[seat] == NO_DOMINO)


def routine(state: Any, seat: int) -> Action | None:
    """Lighting and discarding follow a plan."""
    if state.phase == "score":
        return _next_light(state, seat)
    if state.phase == "keep":
        return _next_discard(state, seat)
    return None


def _legend(state: Any) -> int:
    """What the Legend has, and will have if she takes no more gems. Rules PD-88 and PD-89."""
    gems, floors = state.gems[_LEGEND], state.floors[_LEGEND]
    points: int = sum(floors)
    if len(floors) < FLOORS:
        points += legend_points(len(floors) + 1, gems)
        points += legend_points(0, gems) * (FLOORS - len(floors) - 1)
    return points


def _building(state: Any, seat: int, zones: Sequence[Icons]) -> float:
    is_done = state.done >> seat & 1
    turns = 0 if is_done else DOMINOES_OF_FLOOR[state.floor] - state.count[seat]
    prices = keep_prices(zones, state.floor)
    growth = _GROWTH if turns else 0.0
    points = lighting_worth(zones, state.gems[seat], prices, turns, growth)
    if turns:
        points += _ROOM * icons_with_room(state, seat, zones)
    return points + _worth_of_hand(state.hand[seat], zones)


def _worth_of_hand(domino: int, zones: Sequence[Icons]) -> float:
    """What a domino may bring that is still to be placed."""
    if domino == NO_DOMINO:
        return 0.0
    most = [0.0] * len(COLOURS)
    for zone in zones:
        most[zone.colour] = max(most[zone.colour], min(_LARGE, zone.counts[0]))
    return sum(
        block.icons.bit_count() * (_ICON + _ICON_IN_ZONE * most[COLOURS.index(block.colour)])
        for block in DOMINO[domino].blocks
    )


def _later(zones: Sequence[Icons]) -> float:
    """What the zones promise for later floors, less the gems that light them."""
    total = 0.0
    for zone in zones:
        for icons in zone.counts[1:]:
            if icons:
                grown = icons + _GROWTH
                total += max(0.0, grown - _GEM, 2 * grown - 3 * _GEM)
    return total


def _scoring(state: Any, seat: int, zones: Sequence[Icons]) -> float:
    """What the plan brings; what is lit, once that is confirmed."""
    prices = keep_prices(zones, state.floor)
    plan = planned(state, seat, prices) if state.waiting >> seat & 1 else _lit(state, seat)
    icons = {zone.zone: zone.icons for zone in zones_of(state, seat)}
    left = gems_beside(state.gems[seat], plan)
    points = sum(lighting_points(icons[zone], gems) for zone, gems in plan.items())
    return points + left[MYTHICAL] + kept_worth(left, prices)


def _lit(state: Any, seat: int) -> Plan:
    return {one.zone: one.gems for one in state.lit[seat]}


def _next_light(state: Any, seat: int) -> Action:
    plan = planned(state, seat, keep_prices(icons_of(state, seat), state.floor))
    lit = _lit(state, seat)
    for zone, gems in lit.items():
        if plan.get(zone) != gems:
            return Deactivate(zone)
    for zone, gems in plan.items():
        if zone not in lit:
            return Activate(zone, tuple(GEMS[gem] for gem in gems))
    return CONFIRM


def _next_discard(state: Any, seat: int) -> Action:
    gems = state.gems[seat]
    if sum(gems) <= MOST_KEPT:
        return CONFIRM
    prices = keep_prices(icons_of(state, seat), state.floor)
    held = [kind for kind, many in enumerate(gems) if many]
    return Discard(GEMS[min(held, key=lambda kind: prices[kind])])
