"""What the zones of a pyramid show now, and what will still show of them after later floors."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from pyramidion.games.pyramido.components.geometry import (
    SIDE,
    Box,
    block_quadrants,
    cells_in,
    floor_box,
    free_pairs,
    grown,
    pairs_with,
    touching_pairs,
)
from pyramidion.games.pyramido.components.pieces import FLOORS
from pyramidion.games.pyramido.scoring import zones_of

_STAYS = (1.0, 0.4, 0.3, 0.25)
"""How much of floor 1 stays in sight, by floors built on it, while its box is not known."""


class Icons(NamedTuple):
    """A zone that shows icons: how many, on this floor and after each later one."""

    colour: int
    counts: tuple[float, ...]
    quadrants: int


def icons_of(state: Any, seat: int) -> list[Icons]:
    """The zones that show icons."""
    zones = [zone for zone in zones_of(state, seat) if zone.icons]
    box, floor = state.box[seat], state.floor
    later = range(floor + 1, FLOORS + 1)
    if box is None:
        return [
            Icons(zone.colour, tuple(zone.icons * stays for stays in _STAYS), zone.quadrants)
            for zone in zones
        ]
    open_ = [state.icons[seat] & ~covered(box, floor, last) for last in later]
    return [
        Icons(
            zone.colour,
            (zone.icons, *[(zone.quadrants & icons).bit_count() for icons in open_]),
            zone.quadrants,
        )
        for zone in zones
    ]


@cache
def covered(box: Box, floor: int, last: int) -> int:
    """The quadrants that the floors after this one cover, to the last. Rule PD-41."""
    return _blocks(cells_in(floor_box(box, floor + 1)), floor + 1) | (
        covered(box, floor + 1, last) if floor + 1 < last else 0
    )


def icons_with_room(state: Any, seat: int, zones: Sequence[Icons]) -> float:
    """The icons of zones beside which a block may still be laid on this floor."""
    free = _free(state, seat)
    return sum(zone.counts[0] for zone in zones if grown(zone.quadrants) & free)


def _free(state: Any, seat: int) -> int:
    """The quadrants of the cells on which the seat may still place."""
    box, span, taken = state.box[seat], state.span[seat], state.taken[seat]
    if span is None:
        return 0
    if state.floor > 1:
        return _blocks(cells_in(floor_box(box, state.floor)) & ~taken, state.floor)
    lying, standing = touching_pairs(free_pairs(pairs_with(span), taken), taken)
    return _blocks(lying | lying << 1 | standing | standing << SIDE, 1)


def _blocks(cells: int, floor: int) -> int:
    quadrants = 0
    while cells:
        lowest = cells & -cells
        quadrants |= block_quadrants(floor, lowest.bit_length() - 1)
        cells ^= lowest
    return quadrants
