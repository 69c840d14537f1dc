"""Where dominoes may lie: sets of cells and of quadrants as bit masks.

A pyramid is built on a canvas of 9 x 9 blocks, cell = 9 * row + column. Its first domino has its
first block on the middle cell, so that every 5 x 4 or 4 x 5 box that holds it lies on the canvas. A
block of floor f at (row, column) covers the quadrants of rows 2 * row + f - 1 and 2 * row + f, and
so on, of a grid of 18 x 18 quadrants: each floor is shifted by half a block (PD-41).

A pair is two cells side by side; a set of pairs is a mask of their left or upper cells.
"""

from functools import cache
from typing import NamedTuple

SIDE = 9
MIDDLE = 40
QUADRANTS = 2 * SIDE
STEPS = (1, SIDE, -1, -SIDE)
"""From the first block to the other, by quarter turns clockwise. Rule PD-32."""

BOXES = ((4, 5), (5, 4))
"""Floor 1, rows by columns. Rule PD-30."""

DOMINOES_OF_FLOOR = (0, 10, 6, 3, 1)
"""By floor. Rules PD-30 and PD-40."""

_FULL = (1 << SIDE * SIDE) - 1
_FIRST_COLUMN = sum(1 << SIDE * row for row in range(SIDE))
_NOT_FIRST = _FULL ^ _FIRST_COLUMN
_NOT_LAST = _FULL ^ (_FIRST_COLUMN << SIDE - 1)


class Box(NamedTuple):
    """A rectangle of cells: its upper left one and its size."""

    row: int
    column: int
    rows: int
    columns: int


class Span(NamedTuple):
    """The rows and columns that blocks reach, from the first to the last."""

    top: int
    left: int
    bottom: int
    right: int


class Pairs(NamedTuple):
    """Sets of pairs: lying (by their left cells) and standing (by their upper cells)."""

    lying: int
    standing: int


def span_of(cells: int) -> Span:
    """The span of a set of cells that is not empty."""
    found = [cell for cell in range(SIDE * SIDE) if cells >> cell & 1]
    rows, columns = [cell // SIDE for cell in found], [cell % SIDE for cell in found]
    return Span(min(rows), min(columns), max(rows), max(columns))


def widened(span: Span | None, *cells: int) -> Span:
    """The span with more cells."""
    rows, columns = [cell // SIDE for cell in cells], [cell % SIDE for cell in cells]
    if span is not None:
        rows += [span.top, span.bottom]
        columns += [span.left, span.right]
    return Span(min(rows), min(columns), max(rows), max(columns))


def box_of(span: Span) -> Box | None:
    """The box that floor 1 fills, once there is only one. Rule PD-30."""
    rows, columns = span.bottom - span.top + 1, span.right - span.left + 1
    return Box(span.top, span.left, rows, columns) if (rows, columns) in BOXES else None


def floor_box(box: Box, floor: int) -> Box:
    """The cells of a floor above floor 1's box. Rules PD-40 and PD-41."""
    return Box(box.row, box.column, box.rows + 1 - floor, box.columns + 1 - floor)


def cells_in(box: Box) -> int:
    """The cells of a box."""
    row = ((1 << box.columns) - 1) << box.column
    return sum(row << SIDE * line for line in range(box.row, box.row + box.rows))


def pairs_in(cells: int) -> Pairs:
    """The pairs of a set of cells."""
    return Pairs(cells & (cells >> 1) & _NOT_LAST, cells & (cells >> SIDE))


@cache
def pairs_of_box(box: Box) -> Pairs:
    """The pairs inside a box."""
    return pairs_in(cells_in(box))


@cache
def pairs_with(span: Span) -> Pairs:
    """The pairs that lie in a box of floor 1 which also holds the span. Rule PD-30."""
    lying = standing = 0
    for box in boxes_with(span):
        pairs = pairs_of_box(box)
        lying |= pairs.lying
        standing |= pairs.standing
    return Pairs(lying, standing)


def boxes_with(span: Span) -> list[Box]:
    """The boxes of floor 1 that hold a span."""
    return [
        Box(row, column, rows, columns)
        for rows, columns in BOXES
        for row in range(max(0, span.bottom - rows + 1), min(span.top, SIDE - rows) + 1)
        for column in range(max(0, span.right - columns + 1), min(span.left, SIDE - columns) + 1)
    ]


def free_pairs(pairs: Pairs, taken: int) -> Pairs:
    """Those of which both cells are free."""
    return Pairs(pairs.lying & ~taken & ~(taken >> 1), pairs.standing & ~taken & ~(taken >> SIDE))


def touching_pairs(pairs: Pairs, taken: int) -> Pairs:
    """Those of which a cell shares a side with a taken one. Rule PD-31."""
    near = (taken << 1 & _NOT_FIRST) | (taken >> 1 & _NOT_LAST) | (taken << SIDE) | (taken >> SIDE)
    return Pairs(pairs.lying & (near | near >> 1), pairs.standing & (near | near >> SIDE))


def is_on_canvas(cell: int, turn: int) -> bool:
    """Whether both cells of a domino lie on the canvas, side by side."""
    if not 0 <= cell < SIDE * SIDE:
        return False
    row, column = divmod(cell, SIDE)
    down, right = ((0, 1), (1, 0), (0, -1), (-1, 0))[turn]
    return 0 <= row + down < SIDE and 0 <= column + right < SIDE


def has_pair(pairs: Pairs, cell: int, turn: int) -> bool:
    """Whether a domino with its first block there, turned so, covers one of the pairs."""
    first = min(cell, cell + STEPS[turn])
    return bool((pairs.standing if turn & 1 else pairs.lying) >> first & 1)


def corner(floor: int, cell: int) -> int:
    """The number of the upper left quadrant of a block. Rule PD-41."""
    row, column = divmod(cell, SIDE)
    return QUADRANTS * (2 * row + floor - 1) + 2 * column + floor - 1


_SPREAD = tuple(
    sum(1 << place for i, place in enumerate((0, 1, QUADRANTS, QUADRANTS + 1)) if mask >> i & 1)
    for mask in range(16)
)
_WHOLE = _SPREAD[15]
_CLOCKWISE = (1, 3, 0, 2)


def _turned_once(mask: int) -> int:
    return sum(1 << _CLOCKWISE[i] for i in range(4) if mask >> i & 1)


def _turns() -> tuple[tuple[int, ...], ...]:
    rows = [tuple(range(16))]
    for _ in range(3):
        rows.append(tuple(_turned_once(mask) for mask in rows[-1]))
    return tuple(rows)


TURNED = _turns()
"""By quarter turns and mask: where a block's quadrants are then. Rule PD-32."""

CORNER = tuple(tuple(corner(floor, cell) for cell in range(SIDE * SIDE)) for floor in range(5))


def block_quadrants(floor: int, cell: int) -> int:
    """The quadrants that a block covers."""
    return _WHOLE << CORNER[floor][cell]


def icon_quadrants(floor: int, cell: int, icons: int, turn: int) -> int:
    """The quadrants on which the icons of a turned block lie."""
    return _SPREAD[TURNED[turn][icons]] << CORNER[floor][cell]


def grown(quadrants: int) -> int:
    """The quadrants, and those beside them. A pyramid never reaches round the grid's edge."""
    return (
        quadrants
        | quadrants << 1
        | quadrants >> 1
        | quadrants << QUADRANTS
        | quadrants >> QUADRANTS
    )
