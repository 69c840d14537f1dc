"""Draws random doors for Expédition Pyramide (rule EX-05), and says which look good.

A door grows cell by cell inside a box, cells that touch more of it being likelier; half of the
doors grow in mirrored pairs. Kept are those without holes, necks and long thin arms.
"""

import random
from collections.abc import Iterable, Iterator

from pyramidion.tiling.grid import Grid, mask_of
from pyramidion.tiling.polyomino import Shape, normalised, orientations

GRID = Grid(8, 6)
AREAS = {"easy": (11, 12, 13), "hard": (14, 15, 16, 17, 18)}
BOXES = {
    "easy": ((3, 5), (4, 4), (4, 5), (4, 5), (5, 5)),
    "hard": ((4, 5), (4, 6), (5, 5), (5, 5), (5, 6)),
}
PULL = 1.8  # how much likelier a cell is for each cell of the door that it touches
MOST_ENDS = 1  # cells of a door with a single neighbour
MOST_THIN = 0.3  # share of the cells that are in no square of four
ROUGHNESS = 6  # sides beyond those of the most compact outline of that area

Spot = tuple[int, int]


def draw_door(dice: random.Random, level: str) -> Shape:
    """A random door of the level that looks good."""
    while True:
        area = dice.choice(AREAS[level])
        tall, wide = dice.choice([size for size in BOXES[level] if size[0] * size[1] >= area])
        if dice.random() < 0.5:
            tall, wide = wide, tall
        cells = _grow(dice, area, tall, wide, mirrored=dice.random() < 0.5)
        if len(cells) == area and is_good_looking(cells):
            return normalised(cells)


def _grow(dice: random.Random, area: int, tall: int, wide: int, mirrored: bool) -> set[Spot]:
    """About `area` cells, connected, inside the box."""
    start = dice.randrange(tall), wide // 2
    cells = {start, (start[0], wide - 1 - start[1])} if mirrored else {start}
    while len(cells) < area:
        rim = sorted({spot for cell in cells for spot in _beside(cell)} - cells)
        rim = [(r, c) for r, c in rim if 0 <= r < tall and 0 <= c < wide]
        weights = [PULL ** sum(near in cells for near in _beside(spot)) for spot in rim]
        r, c = dice.choices(rim, weights)[0]
        cells |= {(r, c), (r, wide - 1 - c)} if mirrored else {(r, c)}
    return cells


def _beside(spot: Spot) -> Iterator[Spot]:
    r, c = spot
    yield from ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))


def is_good_looking(cells: Iterable[Spot]) -> bool:
    """Whether the door has no hole or neck, few ends and thin parts, and a short outline."""
    door = set(cells)
    near = {cell: sum(spot in door for spot in _beside(cell)) for cell in door}
    sides = sum(4 - many for many in near.values())
    return (
        not has_hole(door)
        and not _has_pinch(door)
        and sum(many == 1 for many in near.values()) <= MOST_ENDS
        and sum(not _is_in_square(cell, door) for cell in door) <= MOST_THIN * len(door)
        and sides <= _least_sides(len(door)) + ROUGHNESS
    )


def has_hole(door: set[Spot]) -> bool:
    """Whether a cell outside cannot leave the box by steps over sides that avoid the door."""
    tall, wide = 2 + max(r for r, _ in door), 2 + max(c for _, c in door)
    outside = {(r, c) for r in range(-1, tall) for c in range(-1, wide)} - door
    reached, edge = {(-1, -1)}, [(-1, -1)]
    while edge:
        edge = [spot for cell in edge for spot in _beside(cell) if spot in outside - reached]
        reached.update(edge)
    return reached != outside


def _has_pinch(door: set[Spot]) -> bool:
    """Whether two cells of the door meet only at a corner."""
    return any(
        (r + 1, c + step) in door and (r + 1, c) not in door and (r, c + step) not in door
        for r, c in door
        for step in (-1, 1)
    )


def _is_in_square(cell: Spot, door: set[Spot]) -> bool:
    r, c = cell
    return any(
        {(r + down, c), (r, c + right), (r + down, c + right)} <= door
        for down in (-1, 1)
        for right in (-1, 1)
    )


def _least_sides(area: int) -> int:
    return min(2 * (wide - (-area // wide)) for wide in range(1, area + 1))


def is_rectangle(door: Shape) -> bool:
    """Whether the door fills its box."""
    return len(door) == (1 + max(r for r, _ in door)) * (1 + max(c for _, c in door))


def is_mirrored(door: Shape) -> bool:
    """Whether the door is its own mirror image, left to right or top to bottom."""
    flips = normalised((r, -c) for r, c in door), normalised((-r, c) for r, c in door)
    return door in flips


def unturned(door: Shape) -> tuple[Spot, ...]:
    """A name of the door that does not change when it is turned or mirrored."""
    return min(tuple(sorted(turned)) for turned in orientations(door))


def mask(door: Shape) -> int:
    """The door as a mask on the grid of a card, eight cells wide."""
    return mask_of(GRID.cell(r, c) for r, c in door)


def draw(door: Shape) -> list[str]:
    """The rows of the door, `#` for a cell of it."""
    tall, wide = 1 + max(r for r, _ in door), 1 + max(c for _, c in door)
    return ["".join(".#"[(r, c) in door] for c in range(wide)) for r in range(tall)]
