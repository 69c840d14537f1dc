"""Placing on floor 1. Rules PD-30 to PD-32."""

import pytest
from tests.games.pyramido.pyramids import AREAS, FIRST, FIRST_SEEN, OTHERS, TALL, WIDE
from tests.games.pyramido.table import Table, at, laid

from pyramidion.games.pyramido.actions import Place


def placing(mine: str, hand: int = 90) -> Table:
    """Seat 0 of two is to place this domino on floor 1."""
    return at(f"phase=place {AREAS} | hand={hand} placed={mine} | placed={OTHERS[0]} done")


FOUR_IN_A_ROW = laid(1, "AaBb", [21, 22])
FIVE_IN_A_ROW = laid(1, "AaBbC/....c", [21, 22, 25])
FIVE_IN_A_COLUMN = laid(1, "A./a./B./b./Cc", [21, 22, 25])


@pytest.mark.parametrize(("drawing", "last"), [(WIDE, "g8>"), (TALL, "g9>")])
def test_pd_30__ten_dominoes_fill_it_either_way(drawing: str, last: str):
    nine = laid(1, drawing.replace("J", ".").replace("j", "."), range(21, 30))
    table = placing(nine)
    assert len(table.legal(0)) == 2
    table.does(0, last, "confirm")
    assert table.view(0).players[0].done
    assert table.state.phase == "score"


def test_pd_30__nothing_is_declared_beforehand():
    square = laid(1, "AaBb/CcDd/EeFf/GgHh", range(21, 29))
    table = placing(square)
    assert table.view(0).players[0].box is None
    beside, above = {"i5v", "i7v", "d6^"}, {"e4>", "g9>", "h9<"}
    assert beside | above <= table.legal(0)


@pytest.mark.parametrize(
    ("place", "box"),
    [("i5v", (4, 4, 4, 5)), ("d6^", (4, 3, 4, 5)), ("e4>", (3, 4, 5, 4)), ("h9<", (4, 4, 5, 4))],
)
def test_pd_30__it_shows_itself_once_one_box_is_left(place: str, box: tuple[int, ...]):
    table = placing(laid(1, "AaBb/CcDd/EeFf/GgHh", range(21, 29))).does(0, place)
    assert table.view(None).players[0].box == box


@pytest.mark.parametrize("place", ["i5>", "d5<", "c5>"])
def test_pd_30__six_in_a_row_do_not_fit(place: str):
    placing(FOUR_IN_A_ROW).refuses(0, place, rule="PD-30", code="pd-too-wide")


@pytest.mark.parametrize("place", ["e5<", "d5>", "e6^"])
def test_pd_30__over_another_comes_before_it(place: str):
    placing(FIVE_IN_A_ROW).refuses(0, place, rule="PD-25", code="pd-over-another", floor=1)


def test_pd_30__five_in_a_row_leave_four_rows():
    table = placing(FIVE_IN_A_ROW)
    rows = {int(step[1]) for step in table.legal(0)}
    # The blocks lie in rows 5 and 6: rows 3 to 8 can still belong to four rows.
    assert rows == {3, 4, 6, 7, 8}
    columns = {step[0] for step in table.legal(0)}
    assert columns == set("efghi")


def test_pd_30__five_in_a_column_leave_four_columns():
    table = placing(FIVE_IN_A_COLUMN)
    assert {step[0] for step in table.legal(0)} == set("cdfgh")
    assert {step[1] for step in table.legal(0)} == set("56789")


def test_pd_30__five_by_five_does_not_fit():
    four_rows = laid(1, "AaBbC/D...c/d..../Ee...", [21, 22, 25, 26, 27])
    table = placing(four_rows)
    assert table.view(0).players[0].box == (4, 4, 4, 5)
    for place in ("e9>", "f9v", "e4>", "i4^", "g3v", "d5<"):
        table.refuses(0, place, rule="PD-25", code="pd-off-the-floor", floor=1)


def test_pd_30__a_box_of_five_rows_refuses_a_fifth_column():
    five_rows = laid(1, "AaBb/C.../c.../D.../d...", [21, 22, 25, 26])
    table = placing(five_rows)
    assert table.view(0).players[0].box == (4, 4, 5, 4)
    for place in ("i5v", "h6>", "d5v", "d7^"):
        table.refuses(0, place, rule="PD-25", code="pd-off-the-floor", floor=1)


def test_pd_30__only_the_box_counts_not_where_it_lies():
    up_and_left = "1:21e5>.1:22e4^.1:25d3<.1:26c4v"
    table = placing(up_and_left)
    # Rows 3 to 5 and columns c to f: a row may be added on one side, or a column.
    assert table.legal(0) >= {"b3v", "g5^", "e2>", "e2^", "c6v"}
    for place in ("g5>", "b3<"):
        table.refuses(0, place, rule="PD-30", code="pd-too-wide")


def test_pd_31__the_first_domino_begins_in_the_middle():
    table = placing("")
    assert table.legal(0) == {"e5>", "e5v", "e5<", "e5^"}
    for place in ("a1>", "d5>", "e6^", "i9<"):
        table.refuses(0, place, rule="PD-31", code="pd-first-in-the-middle")


def test_pd_31__the_second_touches_the_first_by_a_side():
    # Lying: three above, three below, one on each side. Standing: two on each of the four sides.
    table = placing("1:21e5>")
    assert len(table.legal(0)) == 2 * (3 + 3 + 1 + 1 + 4 * 2)
    assert table.legal(0) >= {"d4>", "f4>", "c5>", "g5v", "g4v", "e3v", "f6v", "d5^"}


@pytest.mark.parametrize("place", ["g6>", "g4>", "d4<", "d6v", "g3v", "c4>"])
def test_pd_31__a_corner_is_not_enough(place: str):
    placing("1:21e5>").refuses(0, place, rule="PD-31", code="pd-must-touch")


@pytest.mark.parametrize("place", ["h5v", "e7>", "e3>", "c5v", "f8^", "h5^"])
def test_pd_31__nor_to_lie_apart(place: str):
    placing("1:21e5>").refuses(0, place, rule="PD-31", code="pd-must-touch")


def test_pd_31__it_must_touch_inside_a_known_box_too():
    table = placing(laid(1, "AaBbC/D...c/d..../Ee...", [21, 22, 25, 26, 27]))
    table.refuses(0, "h8>", rule="PD-31", code="pd-must-touch")
    table.does(0, "h7>")


def test_pd_31__touching_does_not_go_round_the_edge_of_the_canvas():
    right_edge = "1:21e5>.1:22g5>.1:25i5v"
    table = placing(right_edge)
    table.refuses(0, "a6>", rule="PD-30", code="pd-too-wide")
    table.refuses(0, "a7v", rule="PD-30", code="pd-too-wide")


def test_pd_31__sides_are_aligned_never_by_half():
    table = placing("1:21e5>").does(0, "g4v")
    for zone in table.view(0).players[0].zones:
        corners = [q for q in zone.quadrants if q // 18 % 2 == 0 and q % 18 % 2 == 0]
        assert len(zone.quadrants) == 4 * len(corners)


@pytest.mark.parametrize(
    ("place", "other"), [("e5>", (4, 5)), ("e5v", (5, 4)), ("e5<", (4, 3)), ("e5^", (3, 4))]
)
def test_pd_32__a_domino_is_turned_in_four_directions(place: str, other: tuple[int, int]):
    table = placing("", hand=79).does(0, place)
    zones = {str(zone.colour): zone for zone in table.view(0).players[0].zones}
    row, column = other
    assert zones["green"].zone == 18 * 8 + 8
    assert zones["red"].zone == 18 * 2 * row + 2 * column


@pytest.mark.parametrize(
    ("place", "seen"),
    [
        # Domino 30: an icon at the top left of orange, and one at the bottom right of red.
        ("f6>", ". . . . . ./. . . . . ./. . O o r r/. . o o r R"),
        ("f6v", ". . . . . ./. . . . . ./. . o O . ./. . o o . ./. . r r . ./. . R r . ."),
        ("f6<", ". . . . . ./. . . . . ./R r o o . ./r r o O . ."),
        ("f6^", ". . r R . ./. . r r . ./. . o o . ./. . O o . ."),
    ],
)
def test_pd_32__icons_turn_with_the_domino(place: str, seen: str):
    position = f"phase=take {AREAS} | placed=1:30{place} | "
    assert at(position).seen(rows=seen.count("/") + 1, columns=6) == seen.replace("/", "\n")


def test_pd_32__a_whole_floor_shows_what_was_placed():
    assert at(f"phase=take {AREAS} | placed={FIRST} |").seen() == FIRST_SEEN


@pytest.mark.parametrize("turn", [-1, 4, 7])
def test_pd_32__a_fifth_direction_is_refused(turn: int):
    placing("1:21e5>").refuses(0, Place(49, turn), rule="PD-32", code="pd-bad-turn")


@pytest.mark.parametrize("hand", [1, 36, 57, 78, 90, 12, 52])
def test_pd_32__any_colours_may_touch(hand: int):
    mine = laid(1, "AaBb/Cc..", [21, 22, 25])
    assert placing(mine, hand).legal(0) == placing(mine, 83).legal(0)
