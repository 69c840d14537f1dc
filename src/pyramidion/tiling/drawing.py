"""Regions and coverings as drawings in characters: `#` for a cell, `.` for what is outside."""

from collections.abc import Sequence

from pyramidion.tiling.grid import cells_of, mask_of

CELL, OUTSIDE = "#", "."


def read_region(rows: Sequence[str]) -> tuple[int, int]:
    """The mask of a drawing, and the width of its grid; shorter rows end outside."""
    width = max(map(len, rows), default=1)
    places = ((r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == CELL)
    return mask_of(row * width + column for row, column in places), width


def draw_covering(region: int, width: int, laid: Sequence[int], signs: Sequence[str]) -> list[str]:
    """The rows of the region, each piece with its own sign."""
    rows = -(-region.bit_length() // width)
    drawn = [[OUTSIDE] * width for _ in range(rows)]
    for cell in cells_of(region):
        drawn[cell // width][cell % width] = CELL
    for mask, sign in zip(laid, signs, strict=True):
        for cell in cells_of(mask):
            drawn[cell // width][cell % width] = sign
    return ["".join(row) for row in drawn]
