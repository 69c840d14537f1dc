"""Points, payments, ranking and first players of Pyramido, counted slowly. PD-52 to PD-70."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from tests.oracles.pyramido_box import COLOURS, MYTHICAL, counts, in_order

Payment = tuple[str, ...]
KEPT = 5
"""Gems that a player may keep after a floor. PD-61."""

NOTHING_KEPT = (0.0,) * 6


def payments(colour: str) -> dict[Payment, int]:
    """What may be put on a zone of the colour, and what an icon is worth then. PD-53 to PD-56."""
    ways: dict[Payment, int] = {}
    for worth, times in ((1, 1), (3, 2)):
        for replaced in range(worth + 1):
            gems = [colour] * (worth - replaced) + [MYTHICAL] * 2 * replaced
            ways[tuple(in_order(gems))] = times
    return ways


def has_all(gems: Counter[str], payment: Payment) -> bool:
    """Whether the payment can be made of the gems."""
    return all(gems[gem] >= many for gem, many in Counter(payment).items())


def lit_points(colour: str, icons: int, payment: Payment) -> int:
    """The points of one zone that is lit so. PD-53 and PD-55."""
    return icons * payments(colour)[payment]


def floor_points(
    lit: Sequence[tuple[str, int, Payment]], gems: Counter[str]
) -> tuple[int, Counter[str]]:
    """The points of lit zones and of mythical gems left, and the gems left. PD-53 to PD-57."""
    left = Counter(gems)
    points = 0
    for colour, icons, payment in lit:
        assert has_all(left, payment), "A player has not these gems."
        left -= Counter(payment)
        points += lit_points(colour, icons, payment)
    return points + left[MYTHICAL], left


Lighting = tuple[Payment | None, ...]


def every_lighting(zones: Sequence[tuple[str, int]], gems: Counter[str]) -> Iterator[Lighting]:
    """All ways to light some of the zones, given as colour and icons, one payment for each."""
    if not zones:
        yield ()
        return
    choices = [None, *(way for way in payments(zones[0][0]) if has_all(gems, way))]
    for payment in choices:
        for later in every_lighting(zones[1:], gems - Counter(payment or ())):
            yield (payment, *later)


def worth(
    zones: Sequence[tuple[str, int]],
    gems: Counter[str],
    lighting: Lighting,
    keep: Sequence[float] = NOTHING_KEPT,
) -> float:
    """Points now, and what the gems left are worth to whom keeps them."""
    lit = [
        (colour, icons, payment)
        for (colour, icons), payment in zip(zones, lighting, strict=True)
        if payment is not None
    ]
    points, left = floor_points(lit, gems)
    return points + sum(value * many for value, many in zip(keep, counts(left), strict=True))


def best_by_brute_force(
    zones: Sequence[tuple[str, int]], gems: Counter[str], keep: Sequence[float] = NOTHING_KEPT
) -> float:
    """The most that any lighting is worth; only for few zones and gems."""
    return max(worth(zones, gems, lighting, keep) for lighting in every_lighting(zones, gems))


def best_worth(
    zones: Sequence[tuple[str, int]], gems: Counter[str], keep: Sequence[float] = NOTHING_KEPT
) -> float:
    """The same, remembering what was found for the zones that are left and the gems that are."""
    values = dict(zip((*COLOURS, MYTHICAL), keep, strict=True))
    values[MYTHICAL] += 1

    @cache
    def best(done: int, left: tuple[str, ...]) -> float:
        if done == len(zones):
            return sum(values[gem] for gem in left)
        colour, icons = zones[done]
        held = Counter(left)
        found = [best(done + 1, left)]
        for payment, times in payments(colour).items():
            if has_all(held, payment):
                rest = tuple(in_order((held - Counter(payment)).elements()))
                found.append(icons * times + best(done + 1, rest))
        return max(found)

    return best(0, tuple(in_order(gems.elements())))


def next_first(points: Sequence[int], first: int) -> int:
    """Who starts the next floor: fewest points, then first in this floor's order. PD-62."""
    seats = len(points)
    order = [(first + later) % seats for later in range(seats)]
    fewest = [seat for seat in order if points[seat] == min(points)]
    return fewest[0]


def ranking(floors: Sequence[Sequence[int]], gems: Sequence[int]) -> tuple[list[int], bool]:
    """Every seat's place, and whether a tie of points was parted. PD-70."""
    seats = range(len(floors))
    totals = [sum(points) for points in floors]
    merits = [(totals[seat], gems[seat], max(floors[seat])) for seat in seats]
    ranks = [1 + sum(merits[other] > merits[seat] for other in seats) for seat in seats]
    parted = any(
        totals[one] == totals[two] and ranks[one] != ranks[two] for one in seats for two in seats
    )
    return ranks, parted


def solo_ranking(player: Sequence[int], legend: Sequence[int]) -> tuple[list[int], bool]:
    """The player's and the Legend's places, and whether she won a tie. PD-90."""
    if sum(player) > sum(legend):
        return [1, 2], False
    return [2, 1], sum(player) == sum(legend)


def legend_points(floor: int, gems: Counter[str]) -> int:
    """Her points at the end of a floor. PD-88."""
    return floor * sum(gems[colour] for colour in COLOURS) + 2 * gems[MYTHICAL]
