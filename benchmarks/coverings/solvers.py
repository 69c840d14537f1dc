"""Other solvers of exact cover, each driven the fastest way its public interface offers.

`convert` turns a region and the masks of each piece into a solver's own input; `first` finds one
covering, `count` all of them, and each says how many it found. A solver is imported only by the
process that measures it.
"""

from collections.abc import Sequence
from typing import Any

OURS = "Pyramidion"

Masks = Sequence[Sequence[int]]


def columns_of(region: int) -> list[int]:
    """The numbers of the region's cells."""
    return [cell for cell in range(region.bit_length()) if region >> cell & 1]


def rows_of(region: int, masks: Masks) -> tuple[int, list[list[int]]]:
    """How many columns there are, and for each placement those that it covers."""
    cells = columns_of(region)
    rows = [
        [column for column, cell in enumerate(cells) if mask >> cell & 1] + [len(cells) + number]
        for number, found in enumerate(masks)
        for mask in found
    ]
    return len(cells) + len(masks), rows


class Matrix:
    """What the solvers that take a matrix of booleans have in common."""

    def __init__(self) -> None:
        import numpy

        self.numpy = numpy

    def convert(self, region: int, masks: Masks) -> Any:
        """Unpack the bits of all masks at once, then set a column for each piece."""
        numpy = self.numpy
        every = numpy.array([mask for found in masks for mask in found], dtype="<u8")
        bits = numpy.unpackbits(every.view(numpy.uint8).reshape(-1, 8), axis=1, bitorder="little")
        cells = columns_of(region)
        matrix = numpy.zeros((len(every), len(cells) + len(masks)), dtype=bool)
        matrix[:, : len(cells)] = bits[:, cells]
        numbers = [number for number, found in enumerate(masks) for _ in found]
        matrix[numpy.arange(len(every)), [len(cells) + number for number in numbers]] = True
        return matrix


class ExactCover(Matrix):
    """exact-cover, in C. Counting is quicker there than listing."""

    def __init__(self) -> None:
        super().__init__()
        import exact_cover

        self.solver = exact_cover

    def first(self, given: Any) -> int:
        """One covering."""
        return int(self.solver.get_exact_cover(given).size > 0)

    def count(self, given: Any) -> int:
        """All of them."""
        return int(self.solver.get_solution_count(given))


class ExactCoverPy(Matrix):
    """exact_cover_py, compiled by numba."""

    def __init__(self) -> None:
        super().__init__()
        import exact_cover_py

        self.covers = exact_cover_py.exact_covers

    def first(self, given: Any) -> int:
        """One covering."""
        return int(next(self.covers(given), None) is not None)

    def count(self, given: Any) -> int:
        """All of them."""
        return sum(1 for _ in self.covers(given))


class Xcover(Matrix):
    """xcover, compiled by numba; on its sparse arrays, made as its `covers_bool` makes them."""

    def __init__(self) -> None:
        super().__init__()
        import xcover

        self.covers = xcover.algorithm_c

    def convert(self, region: int, masks: Masks) -> Any:
        """The arrays of `covers_bool`; searching them is quicker than calling it."""
        numpy, matrix = self.numpy, super().convert(region, masks)
        options = numpy.array(numpy.nonzero(matrix)[1], dtype=numpy.uint32)
        starts = numpy.empty(len(matrix) + 1, dtype=numpy.uint32)
        starts[0] = 0
        starts[1:] = numpy.cumsum(numpy.count_nonzero(matrix, axis=1))
        return options, starts, numpy.zeros(len(options), dtype=numpy.uint32), matrix.shape[1], 0

    def first(self, given: Any) -> int:
        """One covering."""
        return int(next(self.covers(*given), None) is not None)

    def count(self, given: Any) -> int:
        """All of them."""
        return sum(1 for _ in self.covers(*given))


class Dlx:
    """dlx, in Python; its links are used up by a search that stops, so they are made anew."""

    def __init__(self) -> None:
        from dlx import DLX

        self.solver = DLX

    def convert(self, region: int, masks: Masks) -> Any:
        """The names of the columns, and the rows."""
        many, rows = rows_of(region, masks)
        return [(column, self.solver.PRIMARY) for column in range(many)], rows

    def first(self, given: Any) -> int:
        """One covering."""
        return int(next(self.solver(*given).solve(), None) is not None)

    def count(self, given: Any) -> int:
        """All of them."""
        return sum(1 for _ in self.solver(*given).solve())


class OrTools:
    """OR-Tools' CP-SAT, with one worker; without presolving, which takes longer than it saves."""

    def __init__(self) -> None:
        from ortools.sat.python import cp_model

        self.cp_model = cp_model

        class Counter(cp_model.CpSolverSolutionCallback):
            """Counts what is found."""

            def __init__(self) -> None:
                super().__init__()
                self.found = 0

            def on_solution_callback(self) -> None:
                """Called for each covering."""
                self.found += 1

        self.counter = Counter

    def convert(self, region: int, masks: Masks) -> Any:
        """A model with a variable for each placement."""
        many, rows = rows_of(region, masks)
        model = self.cp_model.CpModel()
        covering: list[list[Any]] = [[] for _ in range(many)]
        for row in rows:
            chosen = model.new_bool_var("")
            for column in row:
                covering[column].append(chosen)
        for choices in covering:
            model.add_exactly_one(choices)
        return model

    def first(self, given: Any) -> int:
        """One covering."""
        found = self._solver().solve(given)
        return int(found in (self.cp_model.OPTIMAL, self.cp_model.FEASIBLE))

    def count(self, given: Any) -> int:
        """All of them."""
        solver, counter = self._solver(), self.counter()
        solver.parameters.enumerate_all_solutions = True
        solver.solve(given, counter)
        return int(counter.found)

    def _solver(self) -> Any:
        solver = self.cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.cp_model_presolve = False
        return solver


PEERS: dict[str, type] = {
    "exact-cover": ExactCover,
    "exact_cover_py": ExactCoverPy,
    "xcover": Xcover,
    "dlx": Dlx,
    "OR-Tools": OrTools,
}
