"""What gems are worth: on the zones of this floor, or kept for a later one."""

from collections.abc import Sequence
from typing import Any

from pyramidion.bots.evaluations.pyramido.zones import Icons
from pyramidion.games.pyramido.components import COLOURS, MYTHICAL
from pyramidion.games.pyramido.components.pieces import FLOORS, MOST_KEPT
from pyramidion.games.pyramido.scoring import zones_of
from pyramidion.games.pyramido.scoring.assistant import best_lighting

TO_COME = 3.0
"""What a gem that is not there yet will bring."""

_KEPT = 1.6
_KEPT_FOR_ICON = 0.35
_KEPT_MYTHICAL = 2.2
_KEPT_A_FLOOR = 0.33
_SMALL = 2

Prices = tuple[float, ...]
Plan = dict[int, tuple[int, ...]]
"""Gems by the zone on which they lie."""


def keep_prices(zones: Sequence[Icons], floor: int) -> Prices:
    """What a gem is worth that is kept after this floor, by kind."""
    if floor == FLOORS:
        return (0.01,) * (len(COLOURS) + 1)
    most = [0.0] * len(COLOURS)
    for zone in zones:
        most[zone.colour] = max(most[zone.colour], zone.counts[1])
    mythical = _KEPT_MYTHICAL + _KEPT_A_FLOOR * (FLOORS - floor - 1)
    return (*[_KEPT + _KEPT_FOR_ICON * icons for icons in most], mythical)


def kept_worth(gems: Sequence[int], prices: Prices) -> float:
    """What gems are worth that are left after a floor: the best five of them. Rule PD-61."""
    each = [price for price, many in zip(prices, gems, strict=True) for _ in range(many)]
    return sum(sorted(each, reverse=True)[:MOST_KEPT])


def lighting_worth(
    zones: Sequence[Icons], gems: Sequence[int], prices: Prices, turns: int, growth: float
) -> float:
    """What the gems will bring, and those of the turns to come: light, or be kept.

    The first gem on a zone brings its icons, two more bring as many again.
    """
    uses: list[list[float]] = [[] for _ in COLOURS]
    for zone in zones:
        icons = zone.counts[0] + growth
        uses[zone.colour] += [icons] if icons <= _SMALL else [icons, icons / 2, icons / 2]
    worth, rest, kept = 0.0, [], []
    for colour, found in enumerate(uses):
        found.sort(reverse=True)
        lit = sum(use > prices[colour] for use in found[: gems[colour]])
        worth += sum(found[:lit])
        rest += found[lit:]
        kept += [prices[colour]] * (gems[colour] - lit)
    rest.sort(reverse=True)
    pairs = gems[MYTHICAL] // 2
    lit = sum(use > 2 + 2 * prices[MYTHICAL] for use in rest[:pairs])
    left = gems[MYTHICAL] - 2 * lit
    worth += sum(rest[:lit]) + left
    kept += [prices[MYTHICAL]] * left
    coming = [max(use, TO_COME) for use in rest[lit : lit + turns]]
    worth += sum(coming) + TO_COME * (turns - len(coming))
    return worth + sum(sorted(kept, reverse=True)[:MOST_KEPT])


def planned(state: Any, seat: int, prices: Prices) -> Plan:
    """The zones to light, and how, for points now and gems later."""
    zones, gems = zones_of(state, seat), state.gems[seat]
    pairs = [(zone.colour, zone.icons) for zone in zones]
    found = [
        best_lighting(pairs, gems, tuple(share * price for price in prices))
        for share in (1.0, 0.5, 0.0)
    ]
    lightings = [{zones[i].zone: paid for i, paid in lighting.lit} for lighting in found]
    worths = [
        lighting.points + kept_worth(gems_beside(gems, plan), prices)
        for lighting, plan in zip(found, lightings, strict=True)
    ]
    return lightings[worths.index(max(worths))]


def gems_beside(gems: Sequence[int], plan: Plan) -> list[int]:
    """The gems that do not lie on zones."""
    left = list(gems)
    for paid in plan.values():
        for gem in paid:
            left[gem] -= 1
    return left
