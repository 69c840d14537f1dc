"""A pyramid of Pyramido with sets of cells: where a domino may lie, and what is seen from above.

A cell is (row, column) on a canvas of 9 x 9 blocks. A block of floor f lies half a block further
down and to the right for every floor below it, so on the grid of quadrants it covers

    rows 2 * row + f - 1 and the next, columns 2 * column + f - 1 and the next.
"""

from dataclasses import dataclass
from functools import cached_property

from tests.oracles.pyramido_box import SlowDomino, turned

Cell = tuple[int, int]
Quadrant = tuple[int, int]

CANVAS = frozenset((row, column) for row in range(9) for column in range(9))
MIDDLE: Cell = (4, 4)
STEPS: dict[int, Cell] = {0: (0, 1), 1: (1, 0), 2: (0, -1), 3: (-1, 0)}
"""Where block B lies, seen from block A, for every turn."""

FULL = {1: 10, 2: 6, 3: 3, 4: 1}
"""Dominoes of a floor without gaps. PD-30 and PD-40."""


@dataclass(frozen=True)
class SlowBlock:
    """Half of a domino where it lies; `icons` are turned as it is."""

    colour: str
    icons: frozenset[int]
    floor: int
    cell: Cell

    def covers(self) -> dict[Quadrant, int]:
        """The places on the grid of quadrants that it covers, each with its own quadrant. PD-41."""
        top = 2 * self.cell[0] + self.floor - 1
        left = 2 * self.cell[1] + self.floor - 1
        return {(top, left): 0, (top, left + 1): 1, (top + 1, left): 2, (top + 1, left + 1): 3}


@dataclass(frozen=True)
class SlowZone:
    """Blocks of one colour that are seen to hang together. PD-50 and PD-51."""

    colour: str
    icons: int
    quadrants: frozenset[Quadrant]

    @cached_property
    def name(self) -> int:
        """The lowest number of its quadrants."""
        return min(number(quadrant) for quadrant in self.quadrants)


@dataclass(frozen=True)
class Placed:
    """A domino that lies on a floor, block A on the cell."""

    domino: SlowDomino
    floor: int
    cell: Cell
    turn: int

    def cells(self) -> tuple[Cell, Cell]:
        """The cells of block A and block B."""
        return both_cells(self.cell, self.turn)

    def blocks(self) -> list[SlowBlock]:
        """Its two blocks."""
        return [
            SlowBlock(colour, turned(icons, self.turn), self.floor, cell)
            for colour, icons, cell in zip(
                self.domino.colours, self.domino.icons, self.cells(), strict=True
            )
        ]


@dataclass(frozen=True)
class SlowPyramid:
    """All that a player has placed, in order."""

    placed: tuple[Placed, ...] = ()

    def __deepcopy__(self, memo: object) -> "SlowPyramid":
        return self

    def with_domino(self, domino: SlowDomino, floor: int, cell: Cell, turn: int) -> "SlowPyramid":
        """The pyramid with one domino more."""
        return SlowPyramid((*self.placed, Placed(domino, floor, cell, turn)))

    def cells(self, floor: int) -> set[Cell]:
        """The cells of a floor that are covered."""
        return {cell for lying in self.placed if lying.floor == floor for cell in lying.cells()}

    @cached_property
    def box(self) -> tuple[int, int, int, int] | None:
        """Row, column, rows and columns of floor 1, once it spans 4 x 5 or 5 x 4. PD-30."""
        covered = self.cells(1)
        if not covered or spans(covered) not in ((4, 5), (5, 4)):
            return None
        rows, columns = spans(covered)
        return min(row for row, _ in covered), min(column for _, column in covered), rows, columns

    def place_of(self, floor: int) -> set[Cell]:
        """The cells of a floor above the first, gaps below or not. PD-40, PD-41 and PD-43."""
        box = self.box
        assert box is not None, "A floor is complete only when its box is known."
        row, column, rows, columns = box
        return {
            (row + down, column + right)
            for down in range(rows + 1 - floor)
            for right in range(columns + 1 - floor)
        }

    def fits(self, floor: int, cell: Cell, turn: int) -> bool:
        """Whether a domino may be placed so. PD-25, PD-30 to PD-32 and PD-42."""
        wanted = set(both_cells(cell, turn))
        covered = self.cells(floor)
        if wanted & covered:
            return False
        if floor > 1:
            return wanted <= self.place_of(floor)
        if not covered:
            return cell == MIDDLE
        touches = any(beside(one) & covered for one in wanted)
        return wanted <= CANVAS and touches and fits_a_box(covered | wanted)

    def placements(self, floor: int) -> set[tuple[Cell, int]]:
        """Every way to place a domino: the cell of block A, and the turn."""
        return {(cell, turn) for cell in CANVAS for turn in STEPS if self.fits(floor, cell, turn)}

    def is_blocked(self, floor: int) -> bool:
        """No two free cells side by side inside its box, or inside any box allowed. PD-26."""
        covered = self.cells(floor)
        return not any(
            one in place and other in place and not {one, other} & covered
            for place in self.boxes_allowed(floor)
            for one in place
            for other in beside(one)
        )

    def boxes_allowed(self, floor: int) -> list[set[Cell]]:
        """The places that the floor may still come to fill."""
        if floor > 1:
            return [self.place_of(floor)]
        covered = self.cells(1)
        boxes = [
            {(row + down, column + right) for down in range(rows) for right in range(columns)}
            for rows, columns in ((4, 5), (5, 4))
            for row, column in CANVAS
        ]
        return [box for box in boxes if covered <= box <= CANVAS]

    @cached_property
    def seen(self) -> dict[Quadrant, SlowBlock]:
        """The highest block over every quadrant. PD-50."""
        blocks = [block for lying in self.placed for block in lying.blocks()]
        view: dict[Quadrant, SlowBlock] = {}
        for block in sorted(blocks, key=lambda block: block.floor):
            view.update(dict.fromkeys(block.covers(), block))
        return view

    @cached_property
    def zones(self) -> list[SlowZone]:
        """Every zone that is seen; a block's visible quadrants are one. PD-50 and PD-X5."""
        view = self.seen
        left = set(view)
        zones = []
        while left:
            reached = reach(min(left), view)
            left -= reached
            icons = [place for place in reached if view[place].covers()[place] in view[place].icons]
            zones.append(SlowZone(view[min(reached)].colour, len(icons), frozenset(reached)))
        return zones


def reach(start: Quadrant, view: dict[Quadrant, SlowBlock]) -> set[Quadrant]:
    """The quadrants of the zone that `start` is in."""
    reached: set[Quadrant] = set()
    open_places = [start]
    while open_places:
        place = open_places.pop()
        if place in reached:
            continue
        reached.add(place)
        block = view[place]
        neighbours = {near for near in beside(place) if near in view}
        open_places += [near for near in neighbours if view[near].colour == block.colour]
        open_places += [other for other in block.covers() if view[other] == block]
    return reached


def both_cells(cell: Cell, turn: int) -> tuple[Cell, Cell]:
    """Where block A and block B lie."""
    down, right = STEPS[turn]
    return cell, (cell[0] + down, cell[1] + right)


def beside(cell: Cell) -> set[Cell]:
    """The four that share a side with this one."""
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def spans(cells: set[Cell]) -> tuple[int, int]:
    """How many rows and columns the cells span."""
    rows = {row for row, _ in cells}
    columns = {column for _, column in cells}
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def fits_a_box(cells: set[Cell]) -> bool:
    """Whether a box of 5 x 4 or of 4 x 5 can hold them. PD-30."""
    rows, columns = spans(cells)
    return (rows <= 5 and columns <= 4) or (rows <= 4 and columns <= 5)


def number(quadrant: Quadrant) -> int:
    """A quadrant of the grid of 18 x 18 as a number."""
    return 18 * quadrant[0] + quadrant[1]


def cell_number(cell: Cell) -> int:
    """A cell of the canvas as a number."""
    return 9 * cell[0] + cell[1]
