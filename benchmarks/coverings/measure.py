"""Measure one solver in this process, and print its figures as a line of JSON.

python benchmarks/coverings/measure.py PUZZLES SOLVER
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from puzzles import Puzzle, Turns, load, placements
from solvers import OURS, PEERS

WARM_UP = 30
# A pass over all puzzles is repeated until so many seconds of CPU time are spent.
LEAST_SECONDS = 0.4


def measure(turns: Turns, puzzles: list[Puzzle], solver: Any) -> dict[str, float]:
    """Puzzles a second, for each of the four tasks, and how many coverings there were in all."""
    masks = [[placements(p.region, turns[key]) for key in p.keys] for p in puzzles]
    pairs = zip(puzzles, masks, strict=True)
    given = [solver.convert(puzzle.region, found) for puzzle, found in pairs]
    tasks: dict[str, tuple[Callable[[Any], int], list[Any]]] = {
        "given first": (solver.first, given),
        "given all": (solver.count, given),
        "whole first": (_whole(solver, turns, "first"), puzzles),
        "whole all": (_whole(solver, turns, "count"), puzzles),
    }
    figures: dict[str, float] = {}
    for name, (solve, inputs) in tasks.items():
        _passed(solve, inputs[:WARM_UP])
        figures[name], figures[f"{name} found"] = _rate(solve, inputs)
    return figures


def _whole(solver: Any, turns: Turns, task: str) -> Callable[[Puzzle], int]:
    """From the region and the keys: our own solver is asked so, the others need placements."""
    if hasattr(solver, f"whole_{task}"):
        whole: Callable[[Puzzle], int] = getattr(solver, f"whole_{task}")
        return whole
    convert, solve = solver.convert, getattr(solver, task)

    def solved(puzzle: Puzzle) -> int:
        region = puzzle.region
        found = solve(convert(region, [placements(region, turns[key]) for key in puzzle.keys]))
        return int(found)

    return solved


def _rate(solve: Callable[[Any], int], inputs: list[Any]) -> tuple[float, int]:
    passes, spent = 0, 0.0
    while spent < LEAST_SECONDS:
        started = process_time()
        found = _passed(solve, inputs)
        spent += process_time() - started
        passes += 1
    return passes * len(inputs) / spent, found


def _passed(solve: Callable[[Any], int], inputs: list[Any]) -> int:
    return sum(map(solve, inputs))


def main() -> None:
    """Read the command line, measure, print."""
    file, name = sys.argv[1:]
    if name == OURS:
        from ours import Ours

        solver: Any = Ours()
    else:
        solver = PEERS[name]()
    print(json.dumps(measure(*load(Path(file)), solver)))


if __name__ == "__main__":
    main()
