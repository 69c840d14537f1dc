"""Zones and visible icons. Rules PD-50 and PD-51, and the example PD-X5."""

import pytest
from tests.games.pyramido.pyramids import AREAS, FIRST, WIDE
from tests.games.pyramido.table import Table, at, laid, quadrants

CROSSED = f".{laid(2, 'Aa../..Bb', [73, 74])}"
"""On floor 2, dominoes that cover two opposite corners of the block in row 2, column 3."""


def built(mine: str, floor: int = 1) -> Table:
    """One player with this pyramid, to be looked at."""
    return at(f"floor={floor} {AREAS} | placed={mine} |")


def zone_of(table: Table, colour: str) -> tuple[int, int, tuple[int, ...]]:
    """Name, icons and quadrants of the only zone of a colour."""
    (zone,) = [zone for zone in table.view(None).players[0].zones if zone.colour == colour]
    return zone.zone, zone.icons, zone.quadrants


def test_pd_50__blocks_of_one_colour_that_share_sides_are_a_zone():
    assert built(FIRST).zones() == [
        (152, "red", 5),
        (188, "orange", 4),
        (196, "blue", 3),
        (224, "purple", 3),
        (230, "green", 3),
        (260, "orange", 2),
    ]


def test_pd_50__a_zone_is_named_by_its_lowest_quadrant():
    for zone in built(FIRST).view(None).players[0].zones:
        assert zone.zone == zone.quadrants[0] == min(zone.quadrants)


def test_pd_50__a_corner_does_not_connect():
    # Blue and purple twice, the second pair one column further right: b p . / . b p
    table = built(laid(1, "Aa./.Bb", [37, 38]))
    assert table.zones() == [
        (152, "blue", 2),
        (190, "blue", 2),
        (154, "purple", 0),
        (192, "purple", 0),
    ]


def test_pd_50__a_side_does():
    # b p / p b: the second pair lies the other way round, under the first.
    assert built(laid(1, "Aa/bB", [37, 38])).zones() == [
        (152, "blue", 2),
        (190, "blue", 2),
        (154, "purple", 0),
        (188, "purple", 0),
    ]
    assert built(laid(1, "Aa/Bb", [37, 38])).zones() == [(152, "blue", 4), (154, "purple", 0)]
    assert built(laid(1, "AabB", [37, 38])).zones() == [
        (152, "blue", 2),
        (158, "blue", 2),
        (154, "purple", 0),
    ]


def test_pd_50__a_zone_runs_over_floors():
    table = built(f"{FIRST}.2:90e5>", floor=2)
    assert zone_of(table, "red") == (152, 6, quadrants("##########/##########/.####"))


def test_pd_50__a_zone_of_an_upper_floor_may_stand_alone():
    # Green on floor 2, over red and orange.
    table = built(f"{FIRST}.2:74f5>", floor=2)
    greens = [zone for zone in table.zones() if zone[1] == "green"]
    assert greens == [(230, "green", 3), (152 + 18 + 3, "green", 2)]


def test_pd_50__a_block_that_is_wholly_covered_is_in_no_zone_and_connects_nothing():
    table = built(f"{FIRST}.{laid(2, 'Aa/Bb', [32, 33])}", floor=2)
    assert table.seen(rows=6) == (
        "R r r r R R r r R r\n"
        "r B b b b r r r r r\n"
        "o B b b b O o o b b\n"
        "O b B b b O o o B b\n"
        "p B b b b p g g b b\n"
        "p P p p p p G g B B"
    )
    assert table.zones() == [
        (152, "red", 4),
        (171, "blue", 4),
        (196, "blue", 3),
        (230, "green", 3),
        (193, "orange", 2),
        (260, "orange", 2),
        (188, "orange", 1),
        (224, "purple", 1),
    ]


def test_pd_50__the_visible_quadrants_of_one_block_connect_what_touches_them():
    # Blue in row 2, column 3, shows two corners: one beside the blue block on its right, the other
    # above the blue block under it.
    floor = laid(1, WIDE, [1, 2, 3, 4, 5, 31, 49, 6, 55, 56])
    assert zone_of(built(floor + CROSSED, floor=2), "blue") == (
        193,
        3,
        quadrants("/".join(["", "", ".....###", "....#", "....#", "....##"])),
    )


@pytest.mark.parametrize("floor", [1, 2, 3])
def test_pd_50__every_quadrant_that_shows_is_in_one_zone(floor: int):
    upper = f".{laid(2, 'AaBb/CcDd/EeFf', range(32, 38))}" if floor > 1 else ""
    top = f".{laid(3, 'AaB/Ccb', [74, 75, 76])}" if floor > 2 else ""
    zones = built(FIRST + upper + top, floor).view(None).players[0].zones
    shown = [quadrant for zone in zones for quadrant in zone.quadrants]
    assert sorted(shown) == [*quadrants("/".join(["##########"] * 8))]


def test_pd_51__a_covered_icon_does_not_count():
    table = built(f"{FIRST}.2:74e5>", floor=2)
    # Of red, the icon in the second row is hidden; of orange none.
    assert {zone for zone in table.zones() if zone[1] in ("red", "orange")} == {
        (152, "red", 4),
        (188, "orange", 4),
        (260, "orange", 2),
    }


def test_pd_51__icons_of_the_covering_block_count_instead():
    table = built(f"{FIRST}.2:90e5>", floor=2)
    assert zone_of(table, "red")[1] == 5 - 1 + 2


def test_pd_51__icons_of_floor_2_are_hidden_by_floor_3():
    # Domino 85 has icons at the top left and the bottom right; floor 3 hides the latter.
    below = FIRST.replace("1:85", "1:87") + ".2:85e5>"
    assert [zone for zone in built(below, 2).zones() if zone[1] == "red"] == [(152, "red", 7)]
    above = built(f"{below}.3:74e5>", 3)
    assert [zone for zone in above.zones() if zone[1] == "red"] == [(152, "red", 6)]


def test_pd_51__a_zone_whose_icons_are_all_hidden_has_none():
    # The blue block's icons lie under floor 2, its other corners show.
    floor = laid(1, WIDE, [1, 2, 3, 4, 5, 44, 57, 6, 55, 56])
    assert zone_of(built(floor + CROSSED, 2), "blue")[1] == 0


def test_pd_x5__two_opposite_corners_of_a_block_are_one_zone():
    floor = laid(1, WIDE, [1, 2, 3, 4, 5, 43, 57, 6, 55, 56])
    table = built(floor + CROSSED, floor=2)
    lines = table.seen().splitlines()
    assert [line.replace(" ", "")[4:6] for line in lines[2:4]] == ["gB", "Bg"]
    assert zone_of(table, "blue") == (193, 2, (193, 210))
