"""Our own solver: with placements given, and from the region and the keys alone."""

from collections.abc import Sequence

from puzzles import WIDTH, Puzzle

from pyramidion.tiling.cover import count_solutions, first_solution
from pyramidion.tiling.given_placements import GivenPlacements, cover_with, prepare
from pyramidion.tiling.polyomino import POLYOMINOES


class Ours:
    """Pyramidion, in Python."""

    def convert(self, region: int, masks: Sequence[Sequence[int]]) -> GivenPlacements:
        """The placements by the column they begin with."""
        return prepare(region, masks)

    def first(self, given: GivenPlacements) -> int:
        """One covering."""
        return len(cover_with(given, most=1))

    def count(self, given: GivenPlacements) -> int:
        """All of them."""
        return len(cover_with(given))

    def whole_first(self, puzzle: Puzzle) -> int:
        """One covering; there is no need to make placements."""
        pieces = [POLYOMINOES[key] for key in puzzle.keys]
        return int(first_solution(puzzle.region, WIDTH, pieces) is not None)

    def whole_count(self, puzzle: Puzzle) -> int:
        """All of them."""
        return count_solutions(puzzle.region, WIDTH, [POLYOMINOES[key] for key in puzzle.keys])
