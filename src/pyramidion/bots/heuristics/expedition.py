"""What the greedy bot knows about Expédition Pyramide.

It wants many gems of one colour. For each colour it plans the next rounds from the floor on which
it would stand: what that floor gives, what is reached from there, and what then lies beneath.
"""

from collections.abc import Sequence

from pyramidion.games.expedition.actions import MoveTo
from pyramidion.games.expedition.components import GEMS
from pyramidion.games.expedition.view import View

ROUNDS = 9
PRIZE = 2

Pair = tuple[int, ...]
"""The colours of gems that are collected together."""

Pairs = tuple[tuple[Pair, ...], ...]
"""What each floor will give, the next pair first."""

_AHEAD = 2
_REACH = 2
_SURE = 0.7
"""What a gem of the next round is worth: somebody may take it, or the door may stay shut."""

_NEXT_COLOUR = 0.1
"""What a gem of the second colour is worth beside one of the first, and so on. Rule EX-42."""


def rate(view: View) -> list[float]:
    """How good each of the view's legal steps is; only differences mean something."""
    assert view.seat is not None
    gems = view.players[view.seat].gems
    rows = [[GEMS.index(gem) for gem in row if gem is not None] for row in view.floors]
    pairs, ahead = paired(rows), min(_AHEAD, ROUNDS - view.round)
    return [
        rate_floor(pairs, gems, step.floor - 1, ahead) if isinstance(step, MoveTo) else 0.0
        for step in view.legal
    ]


def paired(rows: Sequence[Sequence[int]]) -> Pairs:
    """The gems of each floor, without gaps, as they will be collected. Rule EX-32."""
    return tuple(
        tuple(tuple(row[hole : hole + PRIZE]) for hole in range(0, len(row), PRIZE)) for row in rows
    )


def rate_floor(pairs: Pairs, gems: Sequence[int], floor: int, ahead: int) -> float:
    """What a collection may become that collects on the floor and then plans for some rounds."""
    held, left = collect(pairs, gems, floor)
    return standing(
        [many + _planned(left, colour, floor, ahead) for colour, many in enumerate(held)]
    )


def collect(pairs: Pairs, gems: Sequence[int], floor: int) -> tuple[list[int], Pairs]:
    """A collection and the floors after the next pair of a floor was taken."""
    held = list(gems)
    for colour in next(iter(pairs[floor]), ()):
        held[colour] += 1
    return held, (*pairs[:floor], pairs[floor][1:], *pairs[floor + 1 :])


def standing(counts: Sequence[float]) -> float:
    """A collection as one number: the best colour counts, then the second. Rule EX-42."""
    weight, total = 1.0, 0.0
    for many in sorted(counts, reverse=True):
        total += weight * many
        weight *= _NEXT_COLOUR
    return total


def within(floor: int, most: int, floors: int) -> range:
    """The floors that a pawn can reach."""
    return range(max(0, floor - most), min(floors - 1, floor + most) + 1)


def _planned(pairs: Pairs, colour: int, floor: int, rounds: int) -> float:
    """How many gems of a colour the next rounds may bring, later ones less surely."""
    if not rounds:
        return 0.0
    best = 0.0
    for reached in within(floor, _REACH, len(pairs)):
        row = pairs[reached]
        if row:
            left = (*pairs[:reached], row[1:], *pairs[reached + 1 :])
            later = _planned(left, colour, reached, rounds - 1)
            best = max(best, _SURE * (row[0].count(colour) + later))
    return best
