"""Floors 2 to 4. Rules PD-40 to PD-43."""

import pytest
from tests.games.pyramido.pyramids import AREAS, BLOCKED, FIRST, OTHERS, TALL, WIDE
from tests.games.pyramido.table import Table, at, laid, quadrants

UP_AND_LEFT = "1:21e5<.1:22c5<.1:25a5^.1:26a3^"
"""The least that spans four rows and five columns, from a2 to e5."""


def placing(floor: int, mine: str, hand: int = 90) -> Table:
    """Seat 0 of two is to place this domino on this floor."""
    return at(
        f"phase=place floor={floor} {AREAS} | hand={hand} placed={mine} | placed={OTHERS[0]} done"
    )


@pytest.mark.parametrize(
    ("floor", "lying", "standing"), [(2, 3 * 3, 2 * 4), (3, 2 * 2, 1 * 3), (4, 1, 0)]
)
def test_pd_40__four_by_three_then_three_by_two_then_two_by_one(
    floor: int, lying: int, standing: int
):
    legal = placing(floor, FIRST).legal(0)
    assert len([step for step in legal if step[2] in "<>"]) == 2 * lying
    assert len([step for step in legal if step[2] in "^v"]) == 2 * standing


@pytest.mark.parametrize(
    ("floor", "columns", "rows"), [(2, "efgh", "567"), (3, "efg", "56"), (4, "ef", "5")]
)
def test_pd_40__in_the_direction_of_a_wide_floor_1(floor: int, columns: str, rows: str):
    reached = {step[:2] for step in placing(floor, FIRST).legal(0)}
    assert reached == {column + row for column in columns for row in rows}


@pytest.mark.parametrize(
    ("floor", "columns", "rows"), [(2, "efg", "5678"), (3, "ef", "567"), (4, "e", "56")]
)
def test_pd_40__in_the_direction_of_a_tall_floor_1(floor: int, columns: str, rows: str):
    tall = laid(1, TALL, range(21, 31))
    reached = {step[:2] for step in placing(floor, tall).legal(0)}
    assert reached == {column + row for column in columns for row in rows}


@pytest.mark.parametrize(
    ("floor", "columns", "rows"), [(2, "abcd", "234"), (3, "abc", "23"), (4, "ab", "2")]
)
def test_pd_40__wherever_floor_1_lies(floor: int, columns: str, rows: str):
    reached = {step[:2] for step in placing(floor, UP_AND_LEFT).legal(0)}
    assert reached == {column + row for column in columns for row in rows}


@pytest.mark.parametrize(
    ("floor", "nearly", "last"),
    [(2, "AaBb/CcDd/Ee..", "g7>"), (3, "AaB/..b", "e6>"), (4, "", "f5<")],
)
def test_pd_40__six_dominoes_then_three_then_one(floor: int, nearly: str, last: str):
    count = len(nearly.replace("/", "").replace(".", "")) // 2
    upper = f".{laid(floor, nearly, range(32, 32 + count))}" if nearly else ""
    table = placing(floor, FIRST + upper)
    assert len(table.legal(0)) == 2
    assert not table.view(0).players[0].done
    table.does(0, last, "confirm")
    assert table.view(0).players[0].done
    assert (table.deciders, table.state.phase) == ([0, 1], "score")


@pytest.mark.parametrize("place", ["h5v", "e7>", "i5v", "h8>", "d5v"])
def test_pd_40__what_was_inside_a_lower_floor_is_off_floor_3(place: str):
    placing(3, FIRST).refuses(0, place, rule="PD-25", code="pd-off-the-floor", floor=3)


def test_pd_41__a_block_covers_a_quadrant_of_each_of_four_blocks_below():
    table = placing(2, FIRST).does(0, "e5>")
    assert table.seen(rows=4) == (
        "R r r r R R r r R r\nr R r R r r r r r r\no r r r r O o o b b\nO O o o o O o o B b"
    )


def test_pd_41__standing_too():
    table = placing(2, FIRST).does(0, "e5v")
    assert table.seen(rows=5) == (
        "R r r r R R r r R r\n"
        "r r R r r r r r r r\n"
        "o r r o o O o o b b\n"
        "O r R o o O o o B b\n"
        "p r r p P p g g b b"
    )


def test_pd_41__the_last_place_of_floor_2_lies_half_a_block_inside():
    seen = placing(2, FIRST).does(0, "h7<").seen().splitlines()
    # Domino 90 upside down: both icons at the bottom right.
    assert seen[4:] == [
        "p P p p P p g g b b",
        "p P p p p r r r r B",
        "O o o o g r R r R b",
        "o O o o g G g g b b",
    ]


def test_pd_41__floor_3_is_shifted_by_a_whole_block():
    table = placing(3, FIRST, hand=88).does(0, "e5v")
    assert table.seen(rows=6) == (
        "R r r r R R r r R r\n"
        "r R r r r r r r r r\n"
        "o o R r o O o o b b\n"
        "O O r r o O o o B b\n"
        "p P r r P p g g b b\n"
        "p P r R p p G g B B"
    )


def test_pd_41__floor_4_by_one_and_a_half():
    table = placing(4, FIRST, hand=89).does(0, "e5>")
    assert table.seen(rows=6) == (
        "R r r r R R r r R r\n"
        "r R r r r r r r r r\n"
        "o o o o o O o o b b\n"
        "O O o r r r R o B b\n"
        "p P p r R r r g b b\n"
        "p P p p p p G g B B"
    )


@pytest.mark.parametrize("place", ["g5>", "h7<", "g6v", "h5v", "e7>"])
def test_pd_42__dominoes_need_not_touch_from_floor_2_on(place: str):
    table = placing(2, f"{FIRST}.2:89e5>")
    table.does(0, place)
    assert table.state.placed[0][-1].floor == 2


def test_pd_42__only_what_is_covered_is_not_free():
    before = placing(2, FIRST).legal(0)
    after = placing(2, f"{FIRST}.2:89e5>").legal(0)
    gone = {"e5>", "f5<", "f5>", "g5<", "e5v", "e6^", "f5v", "f6^"}
    assert before - after == gone
    assert after < before


@pytest.mark.parametrize("floor", [2, 3, 4])
def test_pd_43__a_floor_has_the_same_place_over_gaps(floor: int):
    gaps = laid(1, BLOCKED, range(21, 30))
    full = laid(1, WIDE, range(21, 31))
    assert placing(floor, gaps).legal(0) == placing(floor, full).legal(0)


def test_pd_43__a_gap_is_straddled():
    gaps = laid(1, BLOCKED, [1, 2, 3, 4, 5, 6, 55, 56, 57])
    table = placing(2, gaps).does(0, "f6v")
    (red,) = [zone for zone in table.view(0).players[0].zones if zone.colour == "red"]
    assert red.quadrants == quadrants("........../........../........../...##/...##/...##/...##")
    assert red.icons == 2


def test_pd_43__what_lies_beside_a_gap_still_shows_it():
    gaps = laid(1, BLOCKED, [1, 2, 3, 4, 5, 6, 55, 56, 57])
    lines = placing(2, gaps).does(0, "e5>").seen().splitlines()
    assert [line.replace(" ", "")[4:6] for line in lines[4:6]] == ["..", ".."]
    assert [line.replace(" ", "")[:2] for line in lines[6:]] == ["..", ".."]
