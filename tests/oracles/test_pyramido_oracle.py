"""The oracle itself, against the booklet's examples and what can be counted by hand."""

from collections import Counter
from random import Random

import pytest
from tests.oracles.pyramido import DOMINOES
from tests.oracles.pyramido_area import SlowArea, SlowSpace, legend_turn
from tests.oracles.pyramido_box import BAG, COLOURS, GEMS, MYTHICAL, SlowDomino, turned
from tests.oracles.pyramido_drawings import (
    FLOOR_1_BLOCKED,
    FLOOR_1_FULL,
    domino,
    lay,
    pyramid_of,
)
from tests.oracles.pyramido_pyramid import SlowPyramid, number
from tests.oracles.pyramido_scoring import (
    Payment,
    best_by_brute_force,
    best_worth,
    every_lighting,
    floor_points,
    legend_points,
    next_first,
    payments,
    ranking,
    solo_ranking,
)


def test_pd_02__36_blocks_and_36_icons_of_each_colour():
    blocks = Counter(colour for one in DOMINOES.values() for colour in one.colours)
    icons = Counter(colour for one in DOMINOES.values() for colour in one.icon_colours)
    pairs = Counter(tuple(one.colours) for one in DOMINOES.values())
    assert sorted(DOMINOES) == list(range(1, 91))
    assert set(blocks) == set(COLOURS)
    assert set(blocks.values()) == set(icons.values()) == {36}
    assert len(pairs) == 15
    assert set(pairs.values()) == {6}


def test_pd_03__every_domino_has_two_icons_shared_as_the_rule_says():
    backs = Counter(tuple(one.back) for one in DOMINOES.values())
    assert all(len(one.icon_colours) == 2 for one in DOMINOES.values())
    for (one, _, other, _), many in backs.items():
        assert COLOURS.index(str(one)) <= COLOURS.index(str(other))
        if one != other:
            assert many == 2
    for colour in COLOURS:
        assert backs[colour, 1, colour, 1] == 3
        assert backs[colour, 2, colour, 0] + backs[colour, 0, colour, 2] == 3


def test_pd_05__the_bag_holds_63_gems():
    assert BAG.total() == 63
    assert [BAG[gem] for gem in GEMS] == [9, 9, 9, 9, 9, 18]


def test_pd_32__icons_turn_clockwise_with_their_block():
    assert [turned({0}, turn) for turn in range(5)] == [{0}, {1}, {3}, {2}, {0}]
    assert turned({0, 1}, 1) == {1, 3}


def test_pd_31__the_first_domino_has_four_places_and_the_second_32():
    pyramid = SlowPyramid()
    assert pyramid.placements(1) == {((4, 4), turn) for turn in range(4)}
    pyramid = pyramid.with_domino(domino("red", "blue"), 1, (4, 4), 0)
    assert len(pyramid.placements(1)) == 32
    assert not pyramid.fits(1, (5, 6), 0)
    assert not pyramid.fits(1, (4, 6), 2)


def test_pd_30__five_in_a_row_leave_four_rows():
    pyramid = SlowPyramid()
    for cell in ((4, 4), (4, 6)):
        pyramid = pyramid.with_domino(domino("red", "blue"), 1, cell, 0)
    assert pyramid.fits(1, (4, 8), 1)
    assert not pyramid.fits(1, (3, 3), 2)
    pyramid = pyramid.with_domino(domino("red", "blue"), 1, (4, 8), 1)
    assert pyramid.box is None
    assert pyramid.fits(1, (6, 8), 1)
    pyramid = pyramid.with_domino(domino("red", "blue"), 1, (6, 8), 1)
    assert pyramid.box == (4, 4, 4, 5)
    assert not pyramid.fits(1, (3, 4), 0)


def test_pd_40__empty_floors_have_34_14_and_2_placements():
    pyramid = pyramid_of(FLOOR_1_FULL)
    assert pyramid.is_blocked(1)
    assert [len(pyramid.placements(floor)) for floor in (1, 2, 3, 4)] == [0, 34, 14, 2]


def test_pd_26__single_holes_block_a_floor():
    pyramid = pyramid_of(FLOOR_1_BLOCKED)
    assert pyramid.is_blocked(1)
    assert not pyramid.placements(1)
    pyramid = SlowPyramid(pyramid.placed[:-1])
    assert not pyramid.is_blocked(1)
    assert len(pyramid.placements(1)) == 4


def test_pd_43__floor_2_has_the_same_place_over_gaps():
    assert pyramid_of(FLOOR_1_BLOCKED).placements(2) == pyramid_of(FLOOR_1_FULL).placements(2)


def test_pd_26__being_blocked_and_having_no_placement_are_the_same():
    random = Random(26)
    gaps = 0
    for _ in range(30):
        pyramid = SlowPyramid()
        for floor in (1, 2, 3, 4):
            while places := sorted(pyramid.placements(floor)):
                assert not pyramid.is_blocked(floor)
                cell, turn = random.choice(places)
                pyramid = pyramid.with_domino(DOMINOES[random.randint(1, 90)], floor, cell, turn)
            assert pyramid.is_blocked(floor)
            gaps += len(pyramid.cells(floor)) < (6 - floor) * (5 - floor)
    assert gaps > 10


def test_pd_41__a_block_covers_a_quadrant_of_each_of_four_blocks():
    pyramid = pyramid_of(FLOOR_1_FULL)
    before = pyramid.seen
    pyramid = lay(pyramid, 2, ["AA.."], colours={"A": ("red", "red")})
    covered = [place for place, block in pyramid.seen.items() if block.floor == 2]
    assert sorted(covered) == [(row, column) for row in (1, 2) for column in (1, 2, 3, 4)]
    block = next(block for block in pyramid.placed[-1].blocks() if block.cell == (0, 0))
    under = [(before[place].cell, before[place].covers()[place]) for place in block.covers()]
    assert sorted(under) == [((0, 0), 3), ((0, 1), 2), ((1, 0), 1), ((1, 1), 0)]


def test_pd_51__a_covered_quadrant_hides_its_icon():
    icons = {"A": ({0, 3}, set())}
    pyramid = pyramid_of(FLOOR_1_FULL, colours={"A": ("red", "blue")}, icons=icons)
    (zone,) = [zone for zone in pyramid.zones if zone.colour == "red"]
    assert (zone.icons, zone.name) == (2, 0)
    pyramid = lay(pyramid, 2, ["AA.."], colours={"A": ("green", "green")})
    (zone,) = [zone for zone in pyramid.zones if zone.colour == "red"]
    assert zone.icons == 1
    assert {number(place) for place in zone.quadrants} == {0, 1, 18}


def test_pd_50__a_zone_runs_over_floors():
    pyramid = pyramid_of(FLOOR_1_FULL, colours={"A": ("red", "red")})
    pyramid = lay(pyramid, 2, ["AA.."], colours={"A": ("red", "green")})
    (zone,) = [zone for zone in pyramid.zones if zone.colour == "red"]
    assert {(place, pyramid.seen[place].floor) for place in zone.quadrants} >= {
        ((0, 0), 1),
        ((1, 1), 2),
        ((2, 2), 2),
    }


def test_pd_x5__two_visible_quadrants_of_a_block_are_one_zone():
    """Floor 2 covers quadrants 0 and 3 of the block at row 1, column 2; 1 and 2 are seen."""
    colours = {"F": ("red", "orange")}
    icons = {"F": ({0, 1, 2}, set())}
    pyramid = pyramid_of(FLOOR_1_FULL, colours=colours, icons=icons)
    pyramid = lay(pyramid, 2, ["AA..", "..BB"], colours=dict.fromkeys("AB", ("green", "green")))
    (zone,) = [zone for zone in pyramid.zones if zone.colour == "red"]
    assert zone.quadrants == {(2, 5), (3, 4)}
    assert zone.icons == 2


def test_pd_50__a_block_that_is_fully_covered_is_in_no_zone():
    pyramid = pyramid_of(FLOOR_1_FULL, colours={"F": ("red", "blue")})
    pyramid = lay(pyramid, 2, [".AA.", ".BB."], colours=dict.fromkeys("AB", ("green", "green")))
    assert "red" not in {zone.colour for zone in pyramid.zones}


@pytest.mark.parametrize(
    ("once", "twice", "mythical", "points"),
    [
        pytest.param([2, 3, 3, 4], [5], 1, 23, id="PD-X1"),
        pytest.param([4, 3, 5, 2, 5], [], 1, 20, id="PD-X2, floor 2"),
        pytest.param([4, 8, 2, 6], [], 1, 21, id="PD-X2, floor 3"),
        pytest.param([8, 6], [], 0, 14, id="PD-X2, floor 4"),
    ],
)
def test_pd_x1_and_x2__the_scorings_of_the_booklet(
    once: list[int], twice: list[int], mythical: int, points: int
):
    lit: list[tuple[str, int, Payment]] = []
    lit += [("red", icons, ("red",)) for icons in once]
    lit += [("red", icons, ("red",) * 3) for icons in twice]
    gems = Counter(gem for *_, payment in lit for gem in payment)
    gems[MYTHICAL] += mythical
    assert floor_points(lit, gems) == (points, Counter({MYTHICAL: mythical} if mythical else {}))


def test_pd_54_and_55__what_may_be_put_on_a_zone():
    m = MYTHICAL
    assert payments("blue") == {
        ("blue",): 1,
        (m, m): 1,
        ("blue", "blue", "blue"): 2,
        ("blue", "blue", m, m): 2,
        ("blue", m, m, m, m): 2,
        (m, m, m, m, m, m): 2,
    }


def test_the_best_lighting_is_the_best_of_all():
    random = Random(53)
    for _ in range(60):
        zones = [(random.choice(COLOURS[:2]), random.randint(0, 6)) for _ in range(4)]
        gems = Counter(random.choices([*COLOURS[:2], MYTHICAL], k=random.randint(0, 8)))
        keep = [random.choice([0, 0.5, 2.5]) for _ in GEMS]
        assert best_worth(zones, gems, keep) == best_by_brute_force(zones, gems, keep)


def test_every_lighting_of_one_zone_is_a_payment_or_none():
    gems = Counter({"blue": 2, MYTHICAL: 2})
    found = set(every_lighting([("blue", 3)], gems))
    m = MYTHICAL
    assert found == {(None,), (("blue",),), ((m, m),), (("blue", "blue", m, m),)}
    assert best_worth([("blue", 3)], gems) == 6


C, M, N, J = range(4)
PAD = {C: [23, 20, 21, 14], M: [24, 25, 21, 17], N: [21, 23, 22, 24], J: [18, 22, 26, 16]}


def test_pd_x3__the_score_pad_of_the_booklet():
    order = []
    first = C
    for floor in range(3):
        first = next_first([PAD[seat][floor] for seat in PAD], first)
        order.append(first)
    assert order == [J, C, C]
    assert [sum(points) for points in PAD.values()] == [78, 87, 90, 82]
    assert ranking(list(PAD.values()), [0] * 4) == ([4, 2, 1, 3], False)


def test_pd_62__a_tie_goes_to_who_came_first_on_the_floor_played():
    assert next_first([5, 5, 5], first=2) == 2
    assert next_first([5, 5, 9], first=2) == 0
    assert next_first([5, 9, 5], first=1) == 2


def test_pd_70__ties_go_by_gems_then_by_the_best_floor_then_are_shared():
    even, peaked = [5, 5, 5, 5], [8, 4, 4, 4]
    assert ranking([even, peaked], [2, 1]) == ([1, 2], True)
    assert ranking([even, peaked], [1, 1]) == ([2, 1], True)
    assert ranking([peaked, peaked, even], [1, 1, 0]) == ([1, 1, 3], True)
    assert ranking([peaked, peaked], [3, 3]) == ([1, 1], False)


def test_pd_x4__the_legend_has_27_points_on_floor_3():
    gems = Counter({"red": 2, "blue": 2, "green": 1, MYTHICAL: 6})
    assert legend_points(3, gems) == 27


def test_pd_90__the_legend_wins_a_tie():
    assert solo_ranking([10, 10], [10, 10]) == ([2, 1], True)
    assert solo_ranking([10, 11], [10, 10]) == ([1, 2], False)
    assert solo_ranking([10, 9], [10, 10]) == ([2, 1], False)


def never(bag: Counter[str]) -> str:
    """Chance that must not be asked."""
    raise AssertionError("Nothing is to be drawn here.")


def rarest(bag: Counter[str]) -> str:
    """Chance that always gives the gem of which the fewest are left."""
    return min((gem for gem in GEMS if bag[gem]), key=lambda gem: bag[gem])


def area_of(*gems: str, up: tuple[int, ...] = (0, 2, 4), pile: int = 3) -> SlowArea:
    """Five piles of dominoes with these gems before them: `rbm` is red, blue and mythical."""
    kinds = {gem[0]: gem for gem in GEMS}
    spaces = [
        SlowSpace(
            pile=list(range(10 * index + 1, 10 * index + 1 + pile)),
            is_up=index in up,
            gems=[kinds[letter] for letter in letters],
        )
        for index, letters in enumerate(gems)
    ]
    return SlowArea(spaces, Counter(BAG))


RED_BLUE = domino("red", "blue", icons=({0}, {1}))
RED_RED = domino("red", "blue", icons=({0, 1}, set()))


def test_pd_81__preferences_are_the_colours_of_icons_not_of_blocks():
    assert RED_BLUE.icon_colours == ["red", "blue"]
    assert RED_RED.icon_colours == ["red", "red"]


@pytest.mark.parametrize(
    ("top", "gems", "expected", "space"),
    [
        pytest.param(RED_BLUE, "rbg ooo ooo ooo ooo", [(0, "red"), (0, "blue")], 0, id="both"),
        pytest.param(RED_RED, "rrg ooo rgg ooo ooo", [(0, "red"), (0, "red")], 0, id="alike"),
        pytest.param(RED_RED, "rgg rrr bgg ooo rgo", [(0, "red"), (4, "red")], 4, id="apart"),
        pytest.param(
            RED_BLUE, "bmm ooo ggg ooo rgg", [(0, "blue"), (4, "red")], 4, id="colours first"
        ),
        pytest.param(
            RED_BLUE, "mgg ooo ggg ooo rgg", [(4, "red"), (0, MYTHICAL)], 0, id="mythical later"
        ),
        pytest.param(RED_BLUE, "ggg mmm mgg ooo mgg", [(2, MYTHICAL), (4, MYTHICAL)], 4, id="two"),
        pytest.param(RED_BLUE, "ggg ooo mmm ooo mgg", [(2, MYTHICAL)] * 2, 2, id="two in one"),
        pytest.param(RED_BLUE, "ggg rrr ggg ooo bgg", [(4, "blue")], 4, id="only one"),
    ],
)
def test_pd_82_to_85__what_the_legend_takes(
    top: SlowDomino, gems: str, expected: list[tuple[int, str]], space: int
):
    area = area_of(*gems.split())
    move = legend_turn(area, top, never)
    assert move.taken == expected
    assert (move.space, move.domino, move.turned_up) == (space, 10 * space + 3, 10 * space + 2)
    assert area.spaces[space].is_up
    assert move.drawn is None


def test_pd_86__without_a_gem_she_takes_the_leftmost_and_draws_one():
    area = area_of("rrr", "ggg", "bbb", "ggg", "ggg", up=(1, 3, 4))
    move = legend_turn(area, RED_BLUE, rarest)
    assert (move.taken, move.space, move.domino, move.turned_up) == ([], 1, 13, 12)
    assert move.drawn == "orange"
    assert area.bag == BAG - Counter({"orange": 1})


def test_pd_85__emptied_gem_areas_are_renewed_from_the_left_after_her_search():
    area = area_of("r", "ggg", "g", "ggg", "b")
    given = iter(["mythical", "blue", "green", "red", "red", "red"])
    move = legend_turn(area, RED_BLUE, lambda bag: next(given))
    assert move.taken == [(0, "red"), (4, "blue")]
    assert area.spaces[0].gems == ["mythical", "blue", "green"]
    assert area.spaces[4].gems == ["red"] * 3


def test_pd_85__an_emptied_pile_is_rebuilt_before_she_turns_up():
    area = area_of("rbg", "ggg", "ggg", "ggg", "ggg")
    area.spaces[0].pile = [7]
    move = legend_turn(area, RED_BLUE, never)
    assert (move.domino, move.turned_up) == (7, 11)
    assert [len(space.pile) for space in area.spaces] == [1, 2, 3, 3, 3]


def test_pd_21__a_pile_is_rebuilt_of_the_lower_half_of_the_leftmost_largest():
    area = area_of("rbg", "ggg", "ggg", "ggg", "ggg", pile=5)
    area.spaces[0].pile = [7]
    area.spaces[1].pile = [1, 2]
    assert area.take(area.spaces[0]) == 7
    assert [space.pile for space in area.spaces[:3]] == [[21, 22], [1, 2], [23, 24, 25]]
    assert area.spaces[2].is_up
    assert not area.spaces[0].is_up


def test_pd_21__a_space_stays_empty_when_no_pile_has_two():
    area = area_of("rbg", "ggg", "ggg", "ggg", "ggg", pile=1)
    area.take(area.spaces[0])
    assert [len(space.pile) for space in area.spaces] == [0, 1, 1, 1, 1]
    assert not area.spaces[0].is_face_down


def test_pd_23__discards_go_back_into_an_empty_bag_and_drawing_goes_on():
    area = area_of("", "ggg", "ggg", "ggg", "ggg")
    area.bag, area.discards = Counter({"red": 1}), Counter({"blue": 2, "green": 3})
    area.renew(rarest)
    assert area.spaces[0].gems == ["red", "blue", "blue"]
    assert area.bag == Counter({"green": 3})
    assert not area.discards


def test_pd_23__still_short_is_drawn_what_there_is():
    area = area_of("", "ggg", "ggg", "ggg", "")
    area.bag, area.discards = Counter({"red": 1}), Counter({"blue": 1})
    area.renew(rarest)
    assert [space.gems for space in area.spaces[::4]] == [["red", "blue"], []]
