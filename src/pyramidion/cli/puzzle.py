"""A puzzle as text: the drawing of a region, then names of keys and drawings of other pieces.

The format is told in docs/solve.md.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from string import ascii_letters

from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.registry import Registry
from pyramidion.tiling.drawing import CELL, OUTSIDE, read_region
from pyramidion.tiling.grid import Grid
from pyramidion.tiling.polyomino import POLYOMINOES, Shape, parse_shape

MOST_CELLS = 64
MOST_ACROSS = 64
SIGNS = ascii_letters[26:] + ascii_letters[:26]
"""The pieces' letters in a drawing: A to Z, then a to z."""

_KEYS = Registry("key", "cli-unknown-key", POLYOMINOES)
_NAMES = re.compile(r"[\w\s,]+")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A region on a grid of some width, and the pieces to cover it with, by name."""

    region: int
    width: int
    names: tuple[str, ...]
    pieces: tuple[Shape, ...]


def parse_puzzle(text: str) -> Puzzle:
    """Read a puzzle; one that cannot be understood, or is not one, is refused."""
    blocks = [*_blocks(text)]
    if not blocks or not _is_drawing(blocks[0][0]):
        raise Invalid("region", "cli-solve-empty")
    _check_size(blocks[0])
    region, width = read_region(blocks[0])
    pieces = [piece for block in blocks[1:] for piece in _pieces(block)]
    own = iter(range(1, len(pieces) + 1))
    names = tuple(name or f"#{next(own)}" for name, _ in pieces)
    puzzle = Puzzle(region, width, names, tuple(shape for _, shape in pieces))
    _check(puzzle)
    return puzzle


def _blocks(text: str) -> Iterator[list[str]]:
    """Lines of one kind that follow each other; an empty line parts drawings."""
    lines = [line.rstrip() for line in text.splitlines()]
    for number, line in enumerate(lines, 1):
        if not (_is_drawing(line) or _NAMES.fullmatch(line)):
            raise Invalid("line", "cli-solve-line", line=number, text=line)
    for is_empty, group in groupby(lines, key=lambda line: not line):
        if not is_empty:
            for _, block in groupby(group, key=_is_drawing):
                yield list(block)


def _is_drawing(line: str) -> bool:
    return set(line) <= {CELL, OUTSIDE, " "}


def _pieces(block: Sequence[str]) -> Iterator[tuple[str, Shape]]:
    """The pieces of a block; one that is drawn has no name."""
    if _is_drawing(block[0]):
        _check_drawn(block)
        yield "", parse_shape(block)
        return
    for name in re.split(r"[\s,]+", " ".join(block).upper().strip(" ,")):
        yield name, _KEYS[name]


def _check_size(drawing: Sequence[str]) -> None:
    across = max(len(drawing), *map(len, drawing))
    if across > MOST_ACROSS:
        raise Invalid("region", "cli-solve-wide", across=across, most=MOST_ACROSS)


def _check_drawn(block: Sequence[str]) -> None:
    _check_size(block)
    region, width = read_region(block)
    if region.bit_count() > MOST_CELLS:
        raise Invalid("piece", "cli-solve-large-piece", cells=region.bit_count(), most=MOST_CELLS)
    if not Grid(width, len(block)).is_connected(region):
        raise Invalid("piece", "cli-solve-piece", drawing=" / ".join(block))


def _check(puzzle: Puzzle) -> None:
    """Refuse what is empty, too large, or cannot fit because of its area."""
    cells, area = puzzle.region.bit_count(), sum(map(len, puzzle.pieces))
    if not cells:
        raise Invalid("region", "cli-solve-empty")
    if cells > MOST_CELLS:
        raise Invalid("region", "cli-solve-large", cells=cells, most=MOST_CELLS)
    if not puzzle.pieces:
        raise Invalid("keys", "cli-solve-no-keys", known=", ".join(POLYOMINOES))
    if cells != area:
        raise Invalid("keys", "cli-solve-areas", cells=cells, area=area)
    if len(puzzle.pieces) > len(SIGNS):
        raise Invalid("keys", "cli-solve-many", count=len(puzzle.pieces), most=len(SIGNS))
