"""Random puzzles of 3 and 4 keys, and the placements of their keys, as every solver is given them.

This file imports nothing of ours, because the peers' processes read it too.
"""

import json
import random
from dataclasses import dataclass
from pathlib import Path

WIDTH = 8
# A door has at most 6 rows and 6 columns.
BOX = sum(63 << WIDTH * row for row in range(6))


@dataclass(frozen=True, slots=True)
class Turn:
    """An orientation of a key in the upper left corner, and how far it reaches."""

    mask: int
    rows: int
    columns: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A region against the upper left corner of a grid 8 cells wide, and the names of its keys."""

    region: int
    keys: tuple[str, ...]


Turns = dict[str, list[Turn]]


def random_puzzles(turns: Turns, count: int, seed: int) -> list[Puzzle]:
    """As many of 3 keys as of 4."""
    chance = random.Random(seed)
    return [_random_puzzle(turns, 3 + number % 2, chance) for number in range(count)]


def _random_puzzle(turns: Turns, count: int, chance: random.Random) -> Puzzle:
    """Different keys, one after the other laid at random so that they touch, inside the box."""
    while True:
        names = chance.sample(sorted(turns), count)
        region = chance.choice(placements(BOX, turns[names[0]]))
        for name in names[1:]:
            around = _around(region)
            free = [mask for mask in placements(BOX, turns[name]) if not mask & region]
            region |= chance.choice([mask for mask in free if mask & around] or [0])
        # Where a key found no room, other keys are tried.
        if region.bit_count() == sum(_area(turns, name) for name in names):
            return Puzzle(_cornered(region), tuple(names))


def _area(turns: Turns, name: str) -> int:
    return turns[name][0].mask.bit_count()


def _around(region: int) -> int:
    # The box leaves two columns free, so nothing that is shifted runs over into the next row.
    return region << 1 | region >> 1 | region << WIDTH | region >> WIDTH


def _cornered(region: int) -> int:
    while not region & (1 << WIDTH) - 1:
        region >>= WIDTH
    while not any(region >> WIDTH * row & 1 for row in range(6)):
        region >>= 1
    return region


def placements(region: int, turns: list[Turn]) -> list[int]:
    """Every way to lay a key inside a region."""
    rows = -(-region.bit_length() // WIDTH)
    spread = region | region >> 2 * WIDTH | region >> 4 * WIDTH
    columns = ((spread | spread >> WIDTH) & (1 << WIDTH) - 1).bit_length()
    return [
        mask
        for turn in turns
        for down in range(0, WIDTH * (rows - turn.rows) + 1, WIDTH)
        for shift in range(down, down + columns - turn.columns + 1)
        if (mask := turn.mask << shift) & region == mask
    ]


def save(file: Path, turns: Turns, puzzles: list[Puzzle]) -> None:
    """Write the keys and the puzzles for the processes that measure."""
    shapes = {
        name: [(turn.mask, turn.rows, turn.columns) for turn in found]
        for name, found in turns.items()
    }
    plain = {"turns": shapes, "puzzles": [(puzzle.region, puzzle.keys) for puzzle in puzzles]}
    file.write_text(json.dumps(plain), encoding="utf-8")


def load(file: Path) -> tuple[Turns, list[Puzzle]]:
    """Read them back."""
    plain = json.loads(file.read_text(encoding="utf-8"))
    turns = {name: [Turn(*turn) for turn in found] for name, found in plain["turns"].items()}
    return turns, [Puzzle(region, tuple(keys)) for region, keys in plain["puzzles"]]
