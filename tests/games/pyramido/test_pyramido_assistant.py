"""The scoring assistant, by rule and against brute force. PD-53 to PD-57, PD-X1 and PD-X2."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from pyramidion.games.pyramido.scoring.assistant import Lighting, best_lighting
from pyramidion.kernel.chance import Seeded

ORANGE, BLUE, PURPLE, GREEN, RED, MYTHICAL = range(6)
NOTHING = (0.0,) * 6
CASES, BATCHES = 10_000, 10

# Each way to pay for a zone: colour gems, mythical gems, points an icon. PD-53 to PD-56.
WAYS = ((1, 0, 1), (0, 2, 1), (3, 0, 2), (2, 2, 2), (1, 4, 2), (0, 6, 2))


def hand(*gems: int) -> tuple[int, ...]:
    return tuple(gems.count(gem) for gem in range(6))


def test_pd_53__a_colour_gem_lights_the_largest_zone_of_its_colour():
    lighting = best_lighting([(RED, 2), (RED, 4), (BLUE, 5)], hand(RED))
    assert lighting == Lighting(4, 4.0, ((1, (RED,)),))


def test_pd_53__a_zone_of_another_colour_is_not_lit():
    assert best_lighting([(BLUE, 5)], hand(RED, RED, RED)) == Lighting(0, 0.0, ())


def test_pd_53__no_gem_is_spent_on_a_zone_without_icons():
    assert best_lighting([(RED, 0)], hand(RED)).lit == ()


def test_pd_54__two_mythical_gems_replace_a_colour_gem():
    lighting = best_lighting([(BLUE, 5), (RED, 3)], hand(RED, MYTHICAL, MYTHICAL))
    assert lighting.points == 8
    assert lighting.lit == ((0, (MYTHICAL, MYTHICAL)), (1, (RED,)))


def test_pd_54__one_mythical_gem_replaces_nothing():
    assert best_lighting([(BLUE, 5)], hand(MYTHICAL)) == Lighting(1, 1.0, ())


@pytest.mark.parametrize(
    "paid",
    [
        (RED, RED, RED),
        (RED, RED, MYTHICAL, MYTHICAL),
        (RED, *[MYTHICAL] * 4),
        (MYTHICAL,) * 6,
    ],
)
def test_pd_55__the_worth_of_three_colour_gems_doubles(paid: tuple[int, ...]):
    assert best_lighting([(RED, 9)], hand(*paid)) == Lighting(18, 18.0, ((0, paid),))


def test_pd_55__several_zones_are_doubled():
    lighting = best_lighting([(RED, 4), (RED, 6), (RED, 1)], hand(*[RED] * 7))
    assert lighting.points == 2 * (6 + 4) + 1
    assert lighting.lit == ((0, (RED,) * 3), (1, (RED,) * 3), (2, (RED,)))


def test_pd_55__three_zones_may_bring_more_than_one_doubled():
    lighting = best_lighting([(RED, 4), (RED, 3), (RED, 3)], hand(RED, RED, RED))
    assert lighting.points == 10
    assert lighting.lit == ((0, (RED,)), (1, (RED,)), (2, (RED,)))


def test_pd_56__a_zone_is_lit_once_and_other_amounts_are_left():
    assert best_lighting([(RED, 5)], hand(RED, RED)).lit == ((0, (RED,)),)
    assert best_lighting([(RED, 5)], hand(*[RED] * 7)).lit == ((0, (RED,) * 3),)


def test_pd_57__a_mythical_gem_that_is_left_is_a_point():
    assert best_lighting([(RED, 5)], hand(RED, MYTHICAL)).points == 6
    assert best_lighting([(RED, 1)], hand(MYTHICAL, MYTHICAL)) == Lighting(2, 2.0, ())


def test_pd_57__two_points_of_a_zone_are_no_better_than_two_mythical_gems_left():
    assert best_lighting([(RED, 2)], hand(MYTHICAL, MYTHICAL)).lit == ()
    assert best_lighting([(RED, 3)], hand(MYTHICAL, MYTHICAL)).lit != ()


def test_pd_58__a_gem_worth_more_later_is_kept():
    keep = (0, 0, 0, 0, 2.5, 0)
    assert best_lighting([(RED, 2)], hand(RED), keep) == Lighting(0, 2.5, ())
    assert best_lighting([(RED, 3)], hand(RED), keep) == Lighting(3, 3.0, ((0, (RED,)),))


def test_pd_58__mythical_gems_are_paid_where_the_colour_gem_is_worth_more_later():
    zones, gems = [(RED, 6)], hand(RED, MYTHICAL, MYTHICAL)
    assert best_lighting(zones, gems).lit == ((0, (RED,)),)
    dear = best_lighting(zones, gems, (0, 0, 0, 0, 2.25, 0))
    assert dear == Lighting(6, 8.25, ((0, (MYTHICAL, MYTHICAL)),))


def test_pd_x1__floor_1_brings_23_points():
    zones = [(BLUE, 2), (GREEN, 3), (PURPLE, 3), (ORANGE, 4), (RED, 5), (BLUE, 1)]
    gems = hand(BLUE, GREEN, PURPLE, RED, RED, *[MYTHICAL] * 5)
    lighting = best_lighting(zones, gems)
    assert lighting.points == 2 + 3 + 3 + 4 + 2 * 5 + 1 == 23
    assert lighting.lit == (
        (0, (BLUE,)),
        (1, (GREEN,)),
        (2, (PURPLE,)),
        (3, (MYTHICAL, MYTHICAL)),
        (4, (RED, RED, MYTHICAL, MYTHICAL)),
    )


@pytest.mark.parametrize(
    ("icons", "mythical", "points"),
    [((4, 3, 5, 2, 5), 1, 20), ((4, 8, 2, 6), 1, 21), ((8, 6), 0, 14)],
)
def test_pd_x2__floors_2_to_4_bring_20_21_and_14_points(
    icons: tuple[int, ...], mythical: int, points: int
):
    lighting = best_lighting(list(enumerate(icons)), hand(*range(len(icons)), *[5] * mythical))
    assert lighting.points == points
    assert lighting.lit == tuple((zone, (zone,)) for zone in range(len(icons)))


@pytest.mark.parametrize(
    ("zones", "gems", "lit"),
    [
        pytest.param(
            [(RED, 3), (ORANGE, 3)],
            hand(MYTHICAL, MYTHICAL),
            ((1, (MYTHICAL, MYTHICAL)),),
            id="mythical gems go to the earlier colour",
        ),
        pytest.param(
            [(RED, 1), (RED, 3), (RED, 3)],
            hand(RED),
            ((1, (RED,)),),
            id="of equal zones the earlier is lit",
        ),
        pytest.param(
            [(RED, 2), (RED, 1), (RED, 1)],
            hand(RED, RED, RED),
            ((0, (RED,)), (1, (RED,)), (2, (RED,))),
            id="single zones before a doubled one",
        ),
        pytest.param(
            [(RED, 3), (RED, 5)],
            hand(RED, MYTHICAL, MYTHICAL),
            ((0, (MYTHICAL, MYTHICAL)), (1, (RED,))),
            id="the largest zone gets the colour gem",
        ),
    ],
)
def test_equals_are_decided_in_the_documented_order(zones, gems, lit):
    assert best_lighting(zones, gems).lit == lit


def test_the_fewest_gems_are_paid_among_equals():
    keep = (0, 0, 0, 0, 2, 0)
    lighting = best_lighting([(RED, 6)], hand(RED, MYTHICAL, MYTHICAL), keep)
    assert lighting == Lighting(8, 8.0, ((0, (RED,)),))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_brute_force_finds_nothing_better(batch: int):
    for number in range(batch, CASES, BATCHES):
        zones, gems, keep = random_case(number)
        lighting = best_lighting(zones, gems, keep)
        assert recounted(zones, gems, keep, lighting) == (lighting.points, lighting.worth), number
        spent = Counter(gem for _, paid in lighting.lit for gem in paid)
        answer = (lighting.worth, -spent.total(), -spent[MYTHICAL])
        assert answer == max(outcomes(zones, gems, keep)), f"Case {number}."


def test_the_cases_hold_what_they_should():
    """Doublings, several zones of a colour, mythical gems paid and left, gems kept for later."""
    seen = Counter()
    for number in range(CASES):
        zones, gems, keep = random_case(number)
        lighting = best_lighting(zones, gems, keep)
        doubled = [zone for zone, paid in lighting.lit if len(paid) > 2]
        paid = sum(paid.count(MYTHICAL) for _, paid in lighting.lit)
        seen["doubled"] += len(doubled) > 0
        seen["doubled twice"] += len(doubled) > 1
        seen["alike"] += max(Counter(colour for colour, _ in zones).values()) > 2
        seen["mythical paid"] += paid > 0
        seen["mythical paid and left"] += 0 < paid < gems[MYTHICAL]
        seen["kept"] += lighting.points < best_lighting(zones, gems).points
    assert all(seen[what] > CASES // 50 for what in seen), seen


@pytest.mark.parametrize("number", range(100))
def test_large_pyramids_agree_with_a_search_zone_by_zone(number: int):
    chance = Seeded("large", number)
    zones = [(chance.below(5), chance.below(9)) for _ in range(15 + chance.below(11))]
    bag = [gem for gem in range(5) for _ in range(9)] + [MYTHICAL] * 18
    gems = hand(*chance.shuffled(bag)[: 10 + chance.below(11)])
    keep = tuple(number % 2 * chance.below(13) / 4 for _ in range(6))
    lighting = best_lighting(zones, gems, keep)
    assert recounted(zones, gems, keep, lighting) == (lighting.points, lighting.worth)
    assert lighting.worth == searched(zones, gems, keep)


def random_case(number: int) -> tuple[list[tuple[int, int]], tuple[int, ...], tuple[float, ...]]:
    """Up to 7 zones and 11 gems of few colours; values of keeping in three cases of eight.

    These are multiples of a quarter, so that sums are exact; in every eighth case they may be
    below zero.
    """
    chance = Seeded("lighting", number)
    colours = chance.shuffled(range(5))[: 1 + chance.below(3)]
    zones = [(chance.pick(colours), chance.below(9)) for _ in range(1 + chance.below(7))]
    kinds = [*colours, *colours, MYTHICAL, MYTHICAL, chance.below(5)]
    gems = hand(*(chance.pick(kinds) for _ in range(chance.below(12))))
    match number % 8:
        case 0:
            return zones, gems, tuple((chance.below(25) - 12) / 4 for _ in range(6))
        case 1 | 2:
            return zones, gems, tuple(chance.below(17) / 4 for _ in range(6))
    return zones, gems, NOTHING


def outcomes(
    zones: Sequence[tuple[int, int]], gems: Sequence[int], keep: Sequence[float]
) -> Iterator[tuple[float, int, int]]:
    """Worth, minus gems paid and minus mythical gems paid of every lighting there is."""

    def walk(zone: int, left: list[int], points: int) -> Iterator[tuple[float, int, int]]:
        if zone == len(zones):
            worth = points + left[MYTHICAL] + sum(keep[gem] * left[gem] for gem in range(6))
            yield worth, sum(left) - sum(gems), left[MYTHICAL] - gems[MYTHICAL]
            return
        yield from walk(zone + 1, left, points)
        colour, icons = zones[zone]
        for coloured, mythical, times in WAYS:
            if coloured <= left[colour] and mythical <= left[MYTHICAL]:
                after = list(left)
                after[colour] -= coloured
                after[MYTHICAL] -= mythical
                yield from walk(zone + 1, after, points + times * icons)

    return walk(0, list(gems), 0)


def searched(zones: Sequence[tuple[int, int]], gems: Sequence[int], keep: Sequence[float]) -> float:
    """The best worth, zone by zone and colour by colour, each position looked at once."""
    by_colour = [[icons for colour, icons in zones if colour == c] for c in range(5)]

    @cache
    def best(colour: int, zone: int, left: int, mythical: int) -> float:
        if colour == MYTHICAL:
            return mythical * (1 + keep[MYTHICAL])
        if zone == len(by_colour[colour]):
            return keep[colour] * left + best(colour + 1, 0, gems[colour + 1], mythical)
        icons = by_colour[colour][zone]
        lit = (
            times * icons + best(colour, zone + 1, left - coloured, mythical - paid)
            for coloured, paid, times in WAYS
            if coloured <= left and paid <= mythical
        )
        return max([best(colour, zone + 1, left, mythical), *lit])

    return best(0, 0, gems[0], gems[MYTHICAL])


def recounted(
    zones: Sequence[tuple[int, int]],
    gems: Sequence[int],
    keep: Sequence[float],
    lighting: Lighting,
) -> tuple[int, float]:
    """Points and worth of a lighting, whose payments must be allowed, affordable and in order."""
    indices = [zone for zone, _ in lighting.lit]
    assert indices == sorted(set(indices))
    left, points = list(gems), 0
    for zone, paid in lighting.lit:
        colour, icons = zones[zone]
        coloured, mythical = paid.count(colour), paid.count(MYTHICAL)
        assert paid == (colour,) * coloured + (MYTHICAL,) * mythical
        times = {way[:2]: way[2] for way in WAYS}[coloured, mythical]
        left[colour] -= coloured
        left[MYTHICAL] -= mythical
        points += times * icons
    assert min(left) >= 0
    points += left[MYTHICAL]
    return points, points + sum(keep[gem] * left[gem] for gem in range(6))
