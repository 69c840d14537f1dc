"""All ways to cover a region exactly with given pieces, each piece once.

A piece's orientation is one integer whose lowest bit is its first cell in reading order. The first
free cell of the region must be the first cell of some piece. So a piece is laid there by one
multiplication, and no table of placements is needed. A column to the right of the region that is
never free stops what would run over into the next row.

    from pyramidion.tiling.polyomino import POLYOMINOES as keys
    first_solution(0b111_111, 3, [keys["V3"], keys["V3"]])  # (0b001_011, 0b110_100)
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from pyramidion.tiling.grid import cells_of, mask_of
from pyramidion.tiling.many_pieces import ManyPieces
from pyramidion.tiling.polyomino import Shape, orientations

_FEW = 4
"""So many pieces, all different, are laid without remembering anything."""

_CHOICES = [
    tuple((number, left ^ 1 << number) for number in range(_FEW) if left >> number & 1)
    for left in range(1 << _FEW)
]
"""For each set of pieces that are left: a piece of it, and the set without that piece."""


class _Piece(NamedTuple):
    """A piece's orientations on a grid of some width, in order and to look up."""

    turns: tuple[int, ...]
    known: frozenset[int]


def solutions(region: int, width: int, pieces: Sequence[Shape]) -> Iterator[tuple[int, ...]]:
    """Every exact covering of the region: a mask for each piece, in the order of the pieces.

    The region is a mask on a grid of that width. Pieces that are equal are not told apart: each
    covering comes once, with the equal ones in reading order. The order of coverings is fixed.
    """
    if region.bit_count() != sum(map(len, pieces)):
        return iter(())
    if not pieces:
        return iter([()])
    stride = _stride(region, width, pieces)
    turned = [_piece(shape, stride) for shape in pieces]
    if len(pieces) > _FEW or len({piece.turns for piece in turned}) < len(pieces):
        search, back = _with_many(region, width, pieces)
        return (tuple(map(back, laid)) for laid in search.solutions())
    if stride == width:
        return iter(_with_few(region, turned))
    found = _with_few(restride(region, width, stride), turned)
    return iter([tuple(restride(mask, stride, width) for mask in laid) for laid in found])


def first_solution(region: int, width: int, pieces: Sequence[Shape]) -> tuple[int, ...] | None:
    """The first covering, or None if there is none."""
    return next(solutions(region, width, pieces), None)


def count_solutions(region: int, width: int, pieces: Sequence[Shape]) -> int:
    """How many coverings there are."""
    if len(pieces) <= _FEW or region.bit_count() != sum(map(len, pieces)):
        return sum(1 for _ in solutions(region, width, pieces))
    return _with_many(region, width, pieces)[0].count()


def restride(mask: int, width: int, stride: int) -> int:
    """The same cells on a grid of another width; they must have room there."""
    moved, shift, row = 0, 0, (1 << width) - 1
    while mask:
        moved |= (mask & row) << shift
        mask >>= width
        shift += stride
    return moved


def transpose(mask: int, width: int, new_width: int) -> int:
    """The cells with rows and columns exchanged; there must be at most `new_width` rows."""
    places = (divmod(cell, width) for cell in cells_of(mask))
    return mask_of(column * new_width + row for row, column in places)


def _with_many(
    region: int, width: int, pieces: Sequence[Shape]
) -> tuple[ManyPieces, Callable[[int], int]]:
    """The search for coverings, and what brings its masks back to the grid of that width.

    It goes row by row and remembers the free cells, so it lays the region with its short side up.
    """
    height = -(-region.bit_length() // width)
    columns = len({cell % width for cell in cells_of(region)})
    is_turned = columns > height
    upright, across = (transpose(region, width, height), height) if is_turned else (region, width)
    stride = _stride(upright, across, pieces)

    @cache
    def back(mask: int) -> int:
        straight = restride(mask, stride, across)
        return transpose(straight, across, width) if is_turned else straight

    kinds = [_piece(shape, stride).turns for shape in pieces]
    areas = [*map(len, pieces)] if all(map(_is_whole, pieces)) else None
    return ManyPieces(restride(upright, across, stride), stride, kinds, areas), back


def _with_few(free: int, pieces: Sequence[_Piece]) -> list[tuple[int, ...]]:
    """The coverings by up to four pieces, all different."""
    first = free & -free
    if len(pieces) == 1:
        return [(free,)] if free // first in pieces[0].known else []
    found: list[tuple[int, ...]] = []
    laid = [0] * len(pieces)

    def lay(free: int, first: int, left: int) -> None:
        """Lay every piece that is left on the first cell, which is bit 0 here."""
        for number, others in _CHOICES[left]:
            for turn in pieces[number].turns:
                if turn & free == turn:
                    laid[number] = turn * first
                    rest = free ^ turn
                    step = rest & -rest
                    if others & others - 1:
                        lay(rest // step, first * step, others)
                    elif rest // step in pieces[others.bit_length() - 1].known:
                        laid[others.bit_length() - 1] = rest * first
                        found.append(tuple(laid))

    lay(free // first, first, (1 << len(pieces)) - 1)
    return found


def _stride(region: int, width: int, pieces: Sequence[Shape]) -> int:
    """A width of rows at which no piece that fits runs over into the next one."""
    if not all(map(_is_whole, pieces)):
        return width + max(map(_longer_side, pieces)) - 1
    return width + 1 if region & _last_column(width, region.bit_length()) else width


@lru_cache(maxsize=1024)
def _last_column(width: int, cells: int) -> int:
    rows = -(-cells // width)
    return ((1 << width * rows) - 1) // ((1 << width) - 1) << width - 1


@lru_cache(maxsize=4096)
def _piece(shape: Shape, stride: int) -> _Piece:
    """The orientations that are not wider than a row."""
    upright = (turned for turned in orientations(shape) if max(c for _, c in turned) < stride)
    masks = (mask_of(r * stride + c for r, c in turned) for turned in upright)
    turns = tuple(sorted(mask // (mask & -mask) for mask in masks))
    return _Piece(turns, frozenset(turns))


@cache
def _longer_side(shape: Shape) -> int:
    return 1 + max(max(cell) for cell in shape)


@cache
def _is_whole(shape: Shape) -> bool:
    """Whether one can walk from any cell of the shape to any other."""
    reached, growing = set[tuple[int, int]](), {min(shape)}
    while growing:
        reached |= growing
        beside = {(r + d, c + s) for r, c in growing for d, s in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        growing = (beside & shape) - reached
    return len(reached) == len(shape)
