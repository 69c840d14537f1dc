"""The scoring assistant: the best zones to light with the gems at hand. Rules PD-53 to PD-57.

A unit is one colour gem or two mythical ones; a zone takes no unit, 1, or 3. Of one colour the
largest zones are lit and the largest of these doubled, so its points are a small table by units.
The pairs of mythical gems are then shared out over the colours, one colour after the other.

Among lightings of the same worth the one that pays the fewest gems is chosen, then the one with
the fewest mythical gems, then with these on the earlier colours, then with the fewest doubled
zones; of equal zones the earlier are lit first. In a colour the largest zones get the colour gems.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import inf

import msgspec

from pyramidion.games.pyramido.components import COLOURS, GEMS, MYTHICAL

PAIR = (MYTHICAL, MYTHICAL)
KEEP_NOTHING = (0.0,) * len(GEMS)

Worth = tuple[float, int]
"""What a way to pay brings, and minus the colour gems it takes: the greater is the better."""

Share = tuple[float, int, int]
"""The same for all colours up to one, and minus the pairs of mythical gems that this one gets."""

Payment = tuple[int, tuple[int, ...]]
"""A zone's index, and the gem indices laid on it, ascending."""


class Lighting(msgspec.Struct, frozen=True):
    """What to light: the points of PD-53 to PD-57, the worth with what is kept, the payments."""

    points: int
    worth: float
    lit: tuple[Payment, ...]


def best_lighting(
    zones: Sequence[tuple[int, int]], gems: Sequence[int], keep: Sequence[float] = KEEP_NOTHING
) -> Lighting:
    """Light the zones (colour index, icons) for the most points and value of the gems kept.

    `keep` is what a gem of each kind is worth if it is left, beside the point of PD-57.
    """
    pairs = gems[MYTHICAL] // len(PAIR)
    ladders = [_largest_first(zones, colour) for colour in range(len(COLOURS))]
    sums = [list(accumulate((zones[zone][1] for zone in ladder), initial=0)) for ladder in ladders]
    tables = [_worth_by_pairs(*one, pairs) for one in zip(sums, gems, keep, strict=False)]
    shares = _shared_out(tables, pairs, gems[MYTHICAL], keep[MYTHICAL])
    lit: list[Payment] = []
    for colour, used in enumerate(shares):
        if units := used - tables[colour][used][1]:
            doubled = _doubled(sums[colour], units)
            purse = [(colour,)] * (units - used) + [PAIR] * used
            lit += _laid(purse, ladders[colour], doubled)
    return _counted(zones, gems, keep, tuple(sorted(lit)))


def _largest_first(zones: Sequence[tuple[int, int]], colour: int) -> list[int]:
    indices = [index for index, zone in enumerate(zones) if zone[0] == colour]
    return sorted(indices, key=lambda index: -zones[index][1])


def _worth_by_pairs(sums: Sequence[int], gems: int, keep: float, pairs: int) -> list[Worth]:
    """The best worth of a colour with 0, 1, 2 … pairs of mythical gems. Rule PD-54."""
    points = _points_by_units(sums, gems + pairs)
    return [
        max((best - keep * paid, -paid) for paid, best in enumerate(points[used : used + gems + 1]))
        for used in range(min(pairs, len(points) - 1) + 1)
    ]


def _points_by_units(sums: Sequence[int], most: int) -> list[float]:
    """The best points of a colour for exactly so many units; -inf where none fit. Rule PD-55.

    `sums` are the icons of its 0, 1, 2 … largest zones. A doubled zone takes two units more.
    """
    zones = len(sums) - 1
    most = min(most, 3 * zones)
    points = [-inf] * (most + 1)
    for doubled in range(most // 3 + 1):
        for lit in range(doubled, min(zones, most - 2 * doubled) + 1):
            found = sums[lit] + sums[doubled]
            if found > points[lit + 2 * doubled]:
                points[lit + 2 * doubled] = found
    return points


def _shared_out(
    tables: Sequence[Sequence[Worth]], pairs: int, mythical: int, keep: float
) -> list[int]:
    """How many pairs of mythical gems go to each colour. Rules PD-54 and PD-57."""
    rows: list[Sequence[Share]] = []
    before: Sequence[Share] = ((0.0, 0, 0),)
    for table in tables:
        before = _with_colour(before, table, pairs)
        rows.append(before)
    left = 1 + keep
    total = max(
        range(len(before)),
        key=lambda q: (before[q][0] + left * (mythical - 2 * q), before[q][1] - 2 * q, -q),
    )
    shares = []
    for row in reversed(rows):
        used = -row[total][2]
        shares.append(used)
        total -= used
    return shares[::-1]


def _with_colour(before: Sequence[Share], table: Sequence[Worth], pairs: int) -> list[Share]:
    """The best share for each total of pairs, now that one more colour may get some of them."""
    return [
        max(
            (
                before[total - used][0] + table[used][0],
                before[total - used][1] + table[used][1],
                -used,
            )
            for used in range(max(0, total - len(before) + 1), min(total + 1, len(table)))
        )
        for total in range(min(pairs, len(before) + len(table) - 2) + 1)
    ]


def _doubled(sums: Sequence[int], units: int) -> int:
    """How many of a colour's largest zones are doubled when it gets so many units. Rule PD-55."""
    zones = len(sums) - 1
    fewest = max(0, (units - zones + 1) // 2)
    return max(range(fewest, units // 3 + 1), key=lambda d: sums[units - 2 * d] + sums[d])


def _laid(purse: Sequence[tuple[int, ...]], ladder: Sequence[int], doubled: int) -> list[Payment]:
    """Lay the units of the purse on the zones in turn: 3 on the doubled ones, 1 on the others."""
    starts = [*range(0, 3 * doubled, 3), *range(3 * doubled, len(purse))]
    ends = [*starts[1:], len(purse)]
    return [
        (zone, tuple(gem for unit in purse[start:end] for gem in unit))
        for zone, start, end in zip(ladder, starts, ends, strict=False)
    ]


def _counted(
    zones: Sequence[tuple[int, int]],
    gems: Sequence[int],
    keep: Sequence[float],
    lit: tuple[Payment, ...],
) -> Lighting:
    """Count points and worth of a lighting by the rules. Rules PD-53, PD-55 and PD-57."""
    left = list(gems)
    points = 0
    for zone, paid in lit:
        for gem in paid:
            left[gem] -= 1
        units = sum(1 if gem == MYTHICAL else 2 for gem in paid) // 2
        points += zones[zone][1] * (2 if units == 3 else 1)
    points += left[MYTHICAL]
    worth = points + sum(value * count for value, count in zip(keep, left, strict=True))
    return Lighting(points, worth, lit)
