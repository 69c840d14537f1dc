"""What is in the box of Silver & Gold: Pyramids, read and drawn a second time. SG-01 to SG-05.

A square is (row, column), from (0, 0) at the top left to (4, 4) at the bottom right. Nothing here
comes from `pyramidion` but the data file itself.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

Square = tuple[int, int]
Squares = frozenset[Square]

DATA = Path(__file__).parents[2] / "src" / "pyramidion" / "games" / "silver_gold" / "data"
COLOURS = ("green", "orange", "violet")
EXPEDITIONS = ("I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4")
MALUSES = (1, 2, 3, 4, 6, 8, 10, 13, 16, 20)
BOX_POINTS = (10, 6, 3)

GRID: Squares = frozenset((row, column) for row in range(5) for column in range(5))

PATTERNS: dict[str, Squares] = {
    "I2": frozenset({(0, 0), (0, 1)}),
    "I3": frozenset({(0, 0), (0, 1), (0, 2)}),
    "V3": frozenset({(0, 0), (1, 0), (1, 1)}),
    "O4": frozenset({(0, 0), (0, 1), (1, 0), (1, 1)}),
    "T4": frozenset({(0, 0), (0, 1), (0, 2), (1, 1)}),
    "L4": frozenset({(0, 0), (1, 0), (2, 0), (2, 1)}),
    "I4": frozenset({(0, 0), (0, 1), (0, 2), (0, 3)}),
    "S4": frozenset({(0, 1), (0, 2), (1, 0), (1, 1)}),
}


@dataclass(frozen=True)
class SlowCard:
    """A pyramid card: its number, its colour, and the sign on every square. SG-02."""

    number: int
    colour: str
    signs: dict[Square, str]

    def squares_with(self, sign: str) -> Squares:
        """The squares that bear the sign."""
        return frozenset(square for square, found in self.signs.items() if found == sign)

    @cached_property
    def walls(self) -> Squares:
        """The squares that are never marked."""
        return self.squares_with("#")

    @cached_property
    def start(self) -> Square:
        """The square that is marked first."""
        (start,) = self.squares_with("S")
        return start

    @cached_property
    def tomb(self) -> Square:
        """The square that completes the card."""
        (tomb,) = self.squares_with("T")
        return tomb


def read_cards() -> dict[int, SlowCard]:
    """The cards of the data file, by number."""
    lines = [line for line in (DATA / "cards.txt").read_text().splitlines() if line]
    cards = {}
    for first in range(0, len(lines), 6):
        number, colour = lines[first].split()
        rows = lines[first + 1 : first + 6]
        signs = {(row, column): rows[row][column] for row, column in GRID}
        cards[int(number)] = SlowCard(int(number), colour, signs)
    return cards


CARDS = read_cards()


def beside(square: Square) -> Squares:
    """The squares of the grid that share a side with this one."""
    row, column = square
    around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return GRID & around


def orientations(shape: Squares) -> set[Squares]:
    """The shape turned by 0, 90, 180 and 270 degrees, mirrored or not. SG-22."""
    ways = set()
    for start in (shape, frozenset((row, -column) for row, column in shape)):
        turned = start
        for _ in range(4):
            ways.add(turned)
            turned = frozenset((column, -row) for row, column in turned)
    return ways


@cache
def placements(pattern: str) -> frozenset[Squares]:
    """Every set of squares on the grid that is the pattern, turned, mirrored and moved."""
    found = set()
    for way in orientations(PATTERNS[pattern]):
        for down in range(-9, 10):
            for right in range(-9, 10):
                moved = frozenset((row + down, column + right) for row, column in way)
                if moved <= GRID:
                    found.add(moved)
    return frozenset(found)


def write_squares(squares: Iterable[Square]) -> str:
    """`a1b1` for the first two squares of the top row: from left to right, row by row."""
    return "".join("abcde"[column] + str(row + 1) for row, column in sorted(squares))


def read_squares(text: str) -> Squares:
    """The squares named by pairs of a column and a row."""
    pairs = [text[i : i + 2] for i in range(0, len(text), 2)]
    return frozenset((int(pair[1]) - 1, "abcde".index(pair[0])) for pair in pairs)
