"""Zones: what shows of a pyramid from above, by colour. Rules PD-50 and PD-51."""

from collections.abc import Iterable

from pyramidion.games.pyramido.components import COLOURS
from pyramidion.games.pyramido.components.geometry import grown
from pyramidion.games.pyramido.state import Shown, State, Zone


def zones_of(state: State, seat: int) -> tuple[Zone, ...]:
    """The zones of a seat's pyramid, most icons first."""
    known = state.zones[seat]
    if known is None:
        known = state.zones[seat] = find_zones(state.shown[seat], state.icons[seat])
    return known


def find_zones(shown: Iterable[Shown], icons: int) -> tuple[Zone, ...]:
    """Blocks of a colour that touch by visible quadrants, each block as a whole. Rule PD-50."""
    groups: list[list[int]] = [[] for _ in COLOURS]
    for colour, quadrants in shown:
        near = grown(quadrants)
        joined, apart = quadrants, []
        for group in groups[colour]:
            if group & near:
                joined |= group
            else:
                apart.append(group)
        groups[colour] = [*apart, joined]
    zones = [
        Zone((group & -group).bit_length() - 1, colour, (group & icons).bit_count(), group)
        for colour, found in enumerate(groups)
        for group in found
    ]
    return tuple(sorted(zones, key=lambda zone: (-zone.icons, zone.zone)))
