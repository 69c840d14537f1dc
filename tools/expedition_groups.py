"""Chooses the doors and key sets of one level of Expédition Pyramide (rules EX-05, EX-12).

Each of the nine groups has a wanted time for each hieroglyph. A door fits a group if it has, for
each hieroglyph, a set of keys of about that time, all six different. Four such doors make a group;
of a door's fitting sets those are taken whose keys have been used least.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tools.expedition_outlines import is_mirrored, is_rectangle, unturned

from pyramidion.tiling.polyomino import Shape, parse_shape

GROUPS = 9
CARDS_A_GROUP = 4
SIGNS = ("eye", "hand", "bird", "water", "sun", "reed")
SPREAD = 1.09  # how far a time may be from the wanted one, either way: 1.09 ** 2 < 1.2
MOST_RECTANGLES = 1
MIRRORED = 0.4  # the share of doors that are wanted to be their own mirror image
ROUNDS_OF_BALANCE = 6
EASY_TIMES = (9.5, 24.0)
HARD_TIMES = (27.5, 68.0)
HARDER = (2.4, 3.2)  # how many times longer the hard side is wanted to take: 2.4 > 2 * SPREAD ** 2


class Puzzle(NamedTuple):
    """A set of keys that opens a door: its ways to do so, and the modelled median time."""

    keys: tuple[str, ...]
    solutions: int
    seconds: float


class Candidate(NamedTuple):
    """A door with all sets of keys that open it."""

    rows: tuple[str, ...]
    puzzles: tuple[Puzzle, ...]

    @property
    def door(self) -> Shape:
        """The cells of the door."""
        return parse_shape(self.rows)


class Side(NamedTuple):
    """A door with the six puzzles of a card, in the order of the hieroglyphs."""

    rows: tuple[str, ...]
    puzzles: tuple[Puzzle, ...]


Times = tuple[float, ...]


class TooFewDoors(Exception):
    """The candidates do not suffice to fill a group."""


def wanted_times(dice: random.Random) -> list[tuple[Times, Times]]:
    """For each group the times of the six hieroglyphs, easy and hard."""
    return [_times_of_a_group(dice) for _ in range(GROUPS)]


def _times_of_a_group(dice: random.Random) -> tuple[Times, Times]:
    """Times from quick to slow, one from each sixth of the range, in any order."""
    least, most = EASY_TIMES
    steps = [(i + dice.random()) / len(SIGNS) for i in range(len(SIGNS))]
    easy = [least * (most / least) ** step for step in steps]
    dice.shuffle(easy)
    hard = [min(max(time * dice.uniform(*HARDER), HARD_TIMES[0]), HARD_TIMES[1]) for time in easy]
    return tuple(easy), tuple(hard)


class Level:
    """The sides of one level, chosen group by group; knows how often each key has been used."""

    def __init__(self, dice: random.Random, candidates: Iterable[Candidate]) -> None:
        self.pool = _different(candidates)
        dice.shuffle(self.pool)
        self.used: Counter[str] = Counter()
        self.areas: Counter[int] = Counter()
        self.mirrored = 0

    def choose(self, wanted: Sequence[Times]) -> list[list[Side]]:
        """Four sides for each group, all doors different and the keys used evenly."""
        chosen = [[self._next_door(times) for _ in range(CARDS_A_GROUP)] for times in wanted]
        sides = [[side for _, side in group] for group in chosen]
        for _ in range(ROUNDS_OF_BALANCE):
            for group, times in enumerate(wanted):
                for place, (candidate, _) in enumerate(chosen[group]):
                    self._count(sides[group][place], -1)
                    side = self._fit(candidate, times)
                    assert side is not None
                    sides[group][place] = side
                    self._count(side, 1)
        return sides

    def _next_door(self, times: Times) -> tuple[Candidate, Side]:
        """The first door that fits; those whose number of cells is rarest so far come first."""
        for candidate in sorted(self.pool, key=self._rank):
            side = self._fit(candidate, times)
            if side:
                self.pool.remove(candidate)
                self.areas[len(candidate.door)] += 1
                self.mirrored += is_mirrored(candidate.door)
                self._count(side, 1)
                return candidate, side
        raise TooFewDoors(f"No door is left for the times {times}; take more candidates.")

    def _rank(self, candidate: Candidate) -> tuple[bool, int]:
        wants_mirrored = self.mirrored < MIRRORED * self.areas.total()
        is_wanted = not wants_mirrored or is_mirrored(candidate.door)
        return not is_wanted, self.areas[len(candidate.door)]

    def _count(self, side: Side, many: int) -> None:
        for puzzle in side.puzzles:
            for key in puzzle.keys:
                self.used[key] += many

    def _fit(self, candidate: Candidate, times: Times) -> Side | None:
        """Six different puzzles of the wanted times whose keys are the least used; None if none."""
        choices = [[one for one in candidate.puzzles if _is_near(one, time)] for time in times]
        costs = {one: sum(self.used[key] for key in one.keys) for one in candidate.puzzles}
        taken = _cheapest(choices, costs)
        return Side(candidate.rows, taken) if taken else None


def _is_near(puzzle: Puzzle, time: float) -> bool:
    return time / SPREAD <= puzzle.seconds <= time * SPREAD


def _cheapest(
    choices: Sequence[Sequence[Puzzle]], costs: Mapping[Puzzle, int]
) -> tuple[Puzzle, ...] | None:
    """One of each list, all different, as cheap as possible, by branch and bound."""
    if not all(choices):
        return None
    order = sorted(range(len(choices)), key=lambda place: len(choices[place]))
    ranked = [sorted(choices[place], key=lambda one: (costs[one], one)) for place in order]
    least = [sum(costs[ones[0]] for ones in ranked[i:]) for i in range(len(ranked) + 1)]
    best: list[Puzzle] = []
    limit = 1 << 60

    def search(taken: list[Puzzle], cost: int) -> None:
        nonlocal best, limit
        depth = len(taken)
        if depth == len(ranked):
            best, limit = taken, cost
            return
        for one in ranked[depth]:
            if cost + costs[one] + least[depth + 1] >= limit:
                return
            if one not in taken:
                search([*taken, one], cost + costs[one])

    search([], 0)
    found = dict(zip(order, best, strict=False))
    return tuple(found[place] for place in range(len(choices))) if best else None


def _different(candidates: Iterable[Candidate]) -> list[Candidate]:
    """The candidates without those alike up to turning and mirroring; few rectangles."""
    found: dict[tuple[tuple[int, int], ...], Candidate] = {}
    for candidate in candidates:
        found.setdefault(unturned(candidate.door), candidate)
    rectangles = [name for name, one in found.items() if is_rectangle(one.door)]
    for name in rectangles[MOST_RECTANGLES:]:
        del found[name]
    return list(found.values())
