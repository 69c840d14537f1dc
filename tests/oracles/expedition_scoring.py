"""Ranks, floors, gems and the end of Expédition Pyramide, slowly. EX-30 to EX-42."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.oracles.expedition_box import FLOORS, GEMS

REACH = {2: (3, 1), 3: (3, 2, 1), 4: (3, 2, 1, 0)}
"""How far the pawn may go, by players and rank. EX-30."""

Hole = str | None


@dataclass(frozen=True)
class Find:
    """Who opened a door, at which instant, less which credit."""

    seat: int
    instant: int
    credit: int = 0

    @property
    def counted(self) -> int:
        """The instant that decides."""
        return self.instant - self.credit


def by_rank(finds: Iterable[Find], roller: int, players: int) -> list[int]:
    """Who found first is first; equal instants go clockwise from the roller. EX-23 and EX-26."""
    best = sorted(finds, key=lambda find: (find.counted, (find.seat - roller) % players))
    return [find.seat for find in best]


def floors_in_reach(floor: int, most: int) -> set[int]:
    """Up or down by at most so many floors, without wrapping round. EX-31."""
    return {other for other in range(1, FLOORS + 1) if abs(other - floor) <= most}


def leftmost(floor: Sequence[Hole]) -> list[int]:
    """The holes of the two leftmost gems; gaps are skipped. EX-32."""
    return [hole for hole, gem in enumerate(floor) if gem is not None][:2]


def counts(gems: Counter[str]) -> list[int]:
    """How many of each colour, in the order of the contract."""
    return [gems[gem] for gem in GEMS]


def is_better(one: Sequence[int], other: Sequence[int]) -> bool:
    """Compare the best colour, then the second best, and so on. EX-41 and EX-42."""
    for mine, yours in zip(sorted(one, reverse=True), sorted(other, reverse=True), strict=True):
        if mine != yours:
            return mine > yours
    return False


def ranking(gems: Sequence[Sequence[int]]) -> tuple[list[int], bool]:
    """The place of everybody, and whether a second colour had to part two of them."""
    places = [1 + sum(is_better(other, own) for other in gems) for own in gems]
    is_parted = any(
        max(own) == max(other) and place != their_place
        for own, place in zip(gems, places, strict=True)
        for other, their_place in zip(gems, places, strict=True)
    )
    return places, is_parted
