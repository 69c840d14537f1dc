"""A rectangle of cells as the bits of an integer, row by row from the top left.

For 5 x 5:       0  1  2  3  4
                 5  6  7  8  9
                10 11 12 13 14
                15 16 17 18 19
                20 21 22 23 24
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NewType

from pyramidion.tiling.polyomino import Shape, orientations

Cell = NewType("Cell", int)
Mask = NewType("Mask", int)


def cells_of(mask: int) -> Iterator[Cell]:
    """The numbers of the bits that are set, ascending."""
    while mask:
        lowest = mask & -mask
        yield Cell(lowest.bit_length() - 1)
        mask ^= lowest


def mask_of(cells: Iterable[int]) -> Mask:
    """The mask with these bits set."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return Mask(mask)


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid of `width` x `height` cells."""

    width: int
    height: int

    @property
    def full(self) -> Mask:
        """Every cell."""
        return Mask((1 << self.width * self.height) - 1)

    def cell(self, row: int, column: int) -> Cell:
        """The number of a cell."""
        return Cell(row * self.width + column)

    def beside(self, cell: int) -> Mask:
        """The cells that share a side with this one."""
        row, column = divmod(cell, self.width)
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return mask_of(
            self.cell(r, c) for r, c in around if 0 <= r < self.height and 0 <= c < self.width
        )

    def touching(self, mask: int) -> Mask:
        """The cells outside the mask that share a side with one of it."""
        around = 0
        for cell in cells_of(mask):
            around |= self.beside(cell)
        return Mask(around & ~mask)

    def is_connected(self, mask: int) -> bool:
        """Whether one can walk from any cell of the mask to any other inside it."""
        return mask != 0 and self.reached(mask & -mask, mask) == mask

    def reached(self, start: int, inside: int) -> Mask:
        """The cells inside that can be walked to from the start, which is included."""
        seen = start & inside
        while grown := self.touching(seen) & inside:
            seen |= grown
        return Mask(seen)

    def placements(self, shape: Shape) -> list[Mask]:
        """Every way to lay the shape on the grid, in all its orientations."""
        return [mask for turned in orientations(shape) for mask in self._slides(turned)]

    def _slides(self, shape: Shape) -> Iterator[Mask]:
        tall = 1 + max(r for r, _ in shape)
        wide = 1 + max(c for _, c in shape)
        for top in range(self.height - tall + 1):
            for left in range(self.width - wide + 1):
                yield mask_of(self.cell(top + r, left + c) for r, c in shape)
