"""Every puzzle of every card, counted by a solver that is not ours: algorithm-x.

It is given placements that are found with sets of places, so that nothing of our tiling is in it.
"""

import json
from functools import cache
from importlib.resources import files
from itertools import product

import pytest
from algorithm_x import AlgorithmX
from tests.tiling.by_sets import Places, images

from pyramidion.tiling.cover import count_solutions, solutions
from pyramidion.tiling.drawing import read_region
from pyramidion.tiling.polyomino import POLYOMINOES

CARDS = json.loads(files("pyramidion.games.expedition").joinpath("data/cards.json").read_text())
LEVELS = ("easy", "hard")
SIGNS = ("eye", "hand", "bird", "water", "sun", "reed")


@cache
def turned(key: str) -> list[Places]:
    """A key in all its orientations."""
    return sorted(set(images(POLYOMINOES[key])), key=sorted)


def placements(door: Places, key: str) -> list[Places]:
    """Every way to lay a key inside a door."""
    tall, wide = (1 + max(place[side] for place in door) for side in (0, 1))
    moved = (
        frozenset((row + r, column + c) for r, c in image)
        for image, row, column in product(turned(key), range(tall), range(wide))
    )
    return [places for places in moved if places <= door]


def counted(door: Places, keys: list[str]) -> int:
    """How many coverings the other solver finds."""
    column = {place: number for number, place in enumerate(sorted(door))}
    solver = AlgorithmX(len(door) + len(keys))
    for number, key in enumerate(keys):
        for places in placements(door, key):
            solver.appendRow([*(column[place] for place in places), len(door) + number])
    return sum(1 for _ in solver.solve())


def test_there_are_432_puzzles():
    puzzles = [sign for card in CARDS for level in LEVELS for sign in card[level]["signs"]]
    assert len(puzzles) == 432
    assert puzzles == list(SIGNS) * 72


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"card {card['number']}")
def test_another_solver_counts_the_same_solutions(card, level):
    rows = card[level]["door"]
    door = frozenset((r, c) for r, row in enumerate(rows) for c, s in enumerate(row) if s == "#")
    region, width = read_region(rows)
    for sign in SIGNS:
        puzzle = card[level]["signs"][sign]
        pieces = [POLYOMINOES[key] for key in puzzle["keys"]]
        assert puzzle["solutions"] >= 1
        assert counted(door, puzzle["keys"]) == puzzle["solutions"]
        assert count_solutions(region, width, pieces) == puzzle["solutions"]
        assert all(sum(laid) == region for laid in solutions(region, width, pieces))
