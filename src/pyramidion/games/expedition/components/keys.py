"""The twelve keys, and how they lie on a door. Rule EX-02.

A door lies on a grid of 8 columns; cell = 8 * row + column, from the top left.
"""

from enum import StrEnum

import msgspec

from pyramidion.tiling.grid import Grid, mask_of
from pyramidion.tiling.polyomino import POLYOMINOES

WIDTH = 8
_GRID = Grid(WIDTH, WIDTH)


class Key(StrEnum):
    """A key: a letter that looks like it, and its number of cells."""

    I2 = "I2"
    I3 = "I3"
    V3 = "V3"
    I4 = "I4"
    O4 = "O4"
    T4 = "T4"
    S4 = "S4"
    L4 = "L4"
    P5 = "P5"
    L5 = "L5"
    Y5 = "Y5"
    Z5 = "Z5"


KEYS = tuple(Key)

_MASKS = {key: frozenset(_GRID.placements(POLYOMINOES[key])) for key in KEYS}
"""Every way in which a key can lie on the grid, turned and turned over at will."""


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key that lies on a door, with the cells it covers."""

    key: Key
    cells: tuple[int, ...]

    @property
    def mask(self) -> int:
        """The cells as bits; those that no grid has are left out."""
        return mask_of(cell for cell in self.cells if 0 <= cell < WIDTH * WIDTH)


def lies_as_key(laid: Laid) -> bool:
    """Whether the cells are those of the key, turned or turned over. Rule EX-22."""
    mask = laid.mask
    return len(laid.cells) == mask.bit_count() and mask in _MASKS[laid.key]
