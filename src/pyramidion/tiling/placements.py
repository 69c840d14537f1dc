"""All placements of some shapes in one region, prepared so that sets of them are one integer.

Placement i is bit i of a set. Marking placement i leaves the placements `free[i]` (those that do
not overlap it) and makes the placements `beside[i]` touch a marked cell by a side. So the set of
legal placements is kept up to date with one `&` and one `|` a move:

    available &= table.free[i]
    touching |= table.beside[i]
    legal = available & touching & table.of[shape]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pyramidion.tiling.grid import Grid, cells_of, mask_of
from pyramidion.tiling.polyomino import Shape


@dataclass(frozen=True, slots=True)
class PlacementTable:
    """The placements of named shapes inside a region of a grid."""

    masks: tuple[int, ...]
    index: Mapping[int, int]
    of: Mapping[str, int]
    containing: tuple[int, ...]
    free: tuple[int, ...]
    beside: tuple[int, ...]

    @property
    def every(self) -> int:
        """The set of all placements."""
        return (1 << len(self.masks)) - 1


def tabulate(grid: Grid, region: int, shapes: Mapping[str, Shape]) -> PlacementTable:
    """The table of all placements of the shapes that lie inside the region."""
    masks: list[int] = []
    of: dict[str, int] = {}
    for name, shape in shapes.items():
        fitting = [mask for mask in grid.placements(shape) if mask & ~region == 0]
        of[name] = ((1 << len(fitting)) - 1) << len(masks)
        masks += fitting
    cells = range(grid.width * grid.height)
    containing = [mask_of(i for i, mask in enumerate(masks) if mask >> c & 1) for c in cells]
    every = (1 << len(masks)) - 1
    return PlacementTable(
        masks=tuple(masks),
        index={mask: i for i, mask in enumerate(masks)},
        of=of,
        containing=tuple(containing),
        free=tuple(every & ~_any_of(containing, mask) for mask in masks),
        beside=tuple(_any_of(containing, grid.touching(mask)) for mask in masks),
    )


def _any_of(containing: Sequence[int], mask: int) -> int:
    """The placements that contain a cell of the mask."""
    together = 0
    for cell in cells_of(mask):
        together |= containing[cell]
    return together
