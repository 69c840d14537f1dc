"""Red crosses. Rules SG-30 and SG-31."""

import pytest
from tests.games.silver_gold.table import Table, at, nearly, tomb

from pyramidion.games.silver_gold.events import CellsMarked, MarksShown, PyramidCompleted

# Cards 17, 41 and 46; x is a cross:
#
#       a b c d e      a b c d e      a b c d e
#     1 r . x # S    1 . . . . S    1 . . . . S
#     2 # . . . .    2 . p k . .    2 x . . . #
#     3 p . . . #    3 . . # x .    3 . # # . x
#     4 . # . . x    4 . . p . r    4 . # . . .
#     5 T # . # .    5 T . # x r    5 # T x t .

ALL_BUT_TWO_CROSSES_AND_TOMB = "41:a1b1c1d1e1a2b2c2d2e2a3b3e3a4b4c4e4b5e5"
ALL_BUT_CROSS_AND_TOMB = "46:a1b1c1d1e1a2b2c2d2a3d3e3a4c4d4e4d5e5"
BESIDE_CROSS_AND_TOMB = "46:e1d1d2d3d4c4"


def marking(pattern: str, mine: str, closed: bool = False) -> Table:
    """Seat 0 is to mark this pattern on these two cards; seat 1 has marked."""
    options = 'options={"closed_tombs":true}' if closed else ""
    return at(
        f"{options} phase=mark turn=1.2 used=V3.{pattern} reserve=1.2.5.6"
        f" | {mine} | 7:+b1 8: confirmed"
    )


def test_sg_30__a_cross_is_followed_by_one_cell_on_either_card():
    table = marking("I2", "17:e1e2d2 32:").does(0, "17 c1c2")
    assert table.legal(0) == {"17 b1", "17 b2", "17 c3", "17 d3", "32 a1"}
    assert table.view(0).players[0].owed == 1


@pytest.mark.parametrize("step", ["17 b1", "17 d3", "32 a1"])
def test_sg_30__after_that_cell_the_turn_can_be_confirmed(step: str):
    table = marking("I2", "17:e1e2d2 32:").does(0, "17 c1c2", step)
    assert table.legal(0) == {"confirm"}
    assert table.view(0).players[0].owed == 0
    table.refuses(0, "17 c3", rule="SG-22", code="sg-marked-already")


def test_sg_30__the_cell_of_a_cross_must_be_marked():
    table = marking("I2", "17:e1e2d2 32:").does(0, "17 c1c2")
    table.refuses(0, "confirm", rule="SG-30", code="sg-cross-owed")


def test_sg_30__a_pattern_without_a_cross_owes_nothing():
    table = marking("I2", "17:e1e2d2 32:").does(0, "17 c2c3")
    assert table.legal(0) == {"confirm"}


@pytest.mark.parametrize("step", ["17 c3d3", "32 a1b1"])
def test_sg_30__a_cross_gives_one_cell_not_the_pattern(step: str):
    table = marking("I2", "17:e1e2d2 32:").does(0, "17 c1c2")
    table.refuses(0, step, rule="SG-30", code="sg-one-cell-for-a-cross")


@pytest.mark.parametrize(
    ("step", "rule", "code"),
    [
        ("17 d1", "SG-23", "sg-wall"),
        ("17 c1", "SG-23", "sg-marked-twice"),
        ("17 e2", "SG-23", "sg-marked-twice"),
        ("17 a1", "SG-27", "sg-single-must-touch"),
        ("17 b3", "SG-27", "sg-single-must-touch"),
        ("32 a2", "SG-27", "sg-single-start-first"),
        ("8 e1", "SG-22", "sg-not-your-card"),
    ],
)
def test_sg_30__the_cell_obeys_the_rules_of_a_single_cell(step: str, rule: str, code: str):
    table = marking("I2", "17:e1e2d2 32:").does(0, "17 c1c2")
    table.refuses(0, step, rule=rule, code=code)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_sg_30__every_seat_follows_its_own_crosses(seat: int):
    seats = ["3: 4:", "7: 8:", "11: 12:", "30: 28:"]
    seats[seat] = "17:e1e2d2 32:"
    table = at(" | ".join(["phase=mark turn=1.1 used=I2", *seats])).does(seat, "17 c1c2")
    assert table.legal(seat) == {"17 b1", "17 b2", "17 c3", "17 d3", "32 a1"}
    table.refuses(seat, "17 c3d3", rule="SG-30", code="sg-one-cell-for-a-cross")
    table.refuses(seat, "confirm", rule="SG-30", code="sg-cross-owed", owed=1)
    table.does(seat, "17 b1")
    assert table.legal(seat) == {"confirm"}
    table.does(seat, "confirm")
    assert table.deciders == [other for other in range(4) if other != seat]


def test_sg_30__a_cross_marked_as_a_single_cell_counts():
    table = marking("O4", "17:e1e2d2c2 32:").does(0, "17 c1")
    assert table.legal(0) == {"17 b1", "17 b2", "17 c3", "17 d3", "32 a1"}


def test_sg_30__a_cross_marked_for_a_cross_gives_another():
    table = marking("I2", "31: 39:e1").does(0, "31 d1e1", "39 d1")
    table.refuses(0, "confirm", rule="SG-30", code="sg-cross-owed")
    assert table.legal(0) == {"31 c1", "31 d2", "31 e2", "39 c1", "39 d2"}
    table.does(0, "31 c1")
    assert table.legal(0) == {"confirm"}


def test_sg_30__the_whole_chain_is_shown_card_by_card():
    table = marking("I2", "31: 39:e1").does(0, "31 d1e1", "39 d1", "31 c1", "confirm")
    assert table.told(CellsMarked) == [
        CellsMarked(0, 31, 0b11000, open=False),
        CellsMarked(0, 39, 0b01000, open=False),
        CellsMarked(0, 31, 0b00100, open=False),
    ]
    assert table.told(MarksShown) == [
        MarksShown(0, ((31, 0b11100), (39, 0b01000))),
        MarksShown(1, ((7, 0b00010),)),
    ]


def test_sg_30__two_crosses_in_one_pattern_give_two_cells():
    table = marking("I3", "41:e1d1d2 32:").does(0, "41 d3d4d5")
    assert table.view(0).players[0].owed == 2
    table.refuses(0, "confirm", rule="SG-30", code="sg-cross-owed", owed=2)
    table.does(0, "41 e4").refuses(0, "confirm", rule="SG-30", code="sg-cross-owed")
    assert table.view(0).players[0].owed == 1
    table.does(0, "32 a1")
    assert table.legal(0) == {"confirm"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sg_30__every_seat_has_two_cells_for_two_crosses(seat: int):
    seats = ["3: 4:", "7: 8:", "11: 12:"]
    seats[seat] = "41:e1d1d2 32:"
    table = at(" | ".join(["phase=mark turn=1.1 used=I3", *seats])).does(seat, "41 d3d4d5")
    table.does(seat, "41 e4").refuses(seat, "confirm", rule="SG-30", owed=1)
    assert table.does(seat, "32 a1").legal(seat) == {"confirm"}


def test_sg_30__a_cross_cell_may_touch_a_cell_of_this_turn_only():
    table = marking("I3", "41:e1d1d2 32:").does(0, "41 d3d4d5", "41 c4", "41 b4")
    assert table.legal(0) == {"confirm"}


def test_sg_31__crosses_are_resolved_after_the_whole_pattern():
    table = marking("I3", "41:e1d1d2 32:").does(0, "41 d3d4d5")
    assert {"41 e3", "41 c4", "41 e4", "41 e5"} <= table.legal(0)


def test_sg_31__a_card_whose_tomb_is_marked_is_open_to_crosses():
    table = marking("I2", f"{BESIDE_CROSS_AND_TOMB} 3:").does(0, "46 b5c5")
    assert table.legal(0) == {"46 c1", "46 c2", "46 e3", "46 e4", "46 d5", "3 a1"}
    table.does(0, "46 d5", "confirm")
    assert table.told(PyramidCompleted) == [PyramidCompleted(0, 46)]
    assert table.told(MarksShown)[0] == MarksShown(0, ((46, 0b01110 << 20),))


def test_sg_31__a_cross_may_mark_the_tomb_of_the_other_card():
    table = marking("I2", f"{BESIDE_CROSS_AND_TOMB} {nearly(12)}").does(0, "46 b5c5", "12 e5")
    table.does(0, "confirm")
    assert table.told(PyramidCompleted) == [PyramidCompleted(0, 12), PyramidCompleted(0, 46)]


def test_sg_31__a_cross_without_any_legal_cell_has_no_effect():
    table = marking("I2", f"{ALL_BUT_CROSS_AND_TOMB} -").does(0, "46 b5c5")
    assert table.legal(0) == {"confirm"}
    table.refuses(0, "46 b5", rule="SG-22", code="sg-marked-already").does(0, "confirm")
    assert table.told(PyramidCompleted) == [PyramidCompleted(0, 46)]


def test_sg_31__a_cross_has_an_effect_as_long_as_the_other_card_has_a_cell():
    table = marking("I2", f"{ALL_BUT_CROSS_AND_TOMB} 3:").does(0, "46 b5c5")
    table.refuses(0, "confirm", rule="SG-30", code="sg-cross-owed")
    assert table.legal(0) == {"3 a1"}


def test_sg_31__the_other_place_may_be_the_first():
    table = marking("I2", f"3: {ALL_BUT_CROSS_AND_TOMB}").does(0, "46 b5c5")
    assert table.legal(0) == {"3 a1"}
    table = marking("I2", f"- {ALL_BUT_CROSS_AND_TOMB}").does(0, "46 b5c5")
    assert table.legal(0) == {"confirm"}


def test_sg_31__of_two_crosses_the_second_may_find_no_cell():
    table = marking("I3", f"{ALL_BUT_TWO_CROSSES_AND_TOMB} -").does(0, "41 d3d4d5")
    assert table.legal(0) == {"41 a5"}
    table.refuses(0, "confirm", rule="SG-30", code="sg-cross-owed")
    table.does(0, "41 a5")
    assert table.legal(0) == {"confirm"}


def test_sg_31__closed_tombs__the_cell_goes_on_the_other_card():
    table = marking("I2", f"{BESIDE_CROSS_AND_TOMB} 3:", closed=True).does(0, "46 b5c5")
    assert table.legal(0) == {"3 a1"}
    table.refuses(0, "46 d5", rule="SG-31", code="sg-tomb-closed", card=46).does(
        0, "3 a1", "confirm"
    )


def test_sg_31__closed_tombs__a_cross_without_another_card_has_no_effect():
    table = marking("I2", f"{BESIDE_CROSS_AND_TOMB} -", closed=True).does(0, "46 b5c5")
    assert table.legal(0) == {"confirm"}


def test_sg_31__closed_tombs__a_card_is_open_until_its_tomb_is_marked():
    table = marking("I2", "17:e1e2d2 32:", closed=True).does(0, "17 c1c2")
    assert table.legal(0) == {"17 b1", "17 b2", "17 c3", "17 d3", "32 a1"}


@pytest.mark.parametrize(("closed", "is_open"), [(False, True), (True, False)])
def test_sg_31__closed_tombs__a_tomb_marked_for_a_cross_closes_the_card(
    closed: bool, is_open: bool
):
    table = marking("I3", f"41:e1d1d2 {nearly(12)}", closed).does(0, "41 d3d4d5", "12 e5")
    assert tomb(12) == "e5"
    assert ("12 d5" in table.legal(0)) is is_open
    assert "41 e4" in table.legal(0)


def test_sg_31__closed_tombs__both_tombs_marked_leave_no_cell():
    table = marking("I2", f"{BESIDE_CROSS_AND_TOMB} {nearly(12)}", closed=True)
    table.does(0, "46 b5c5", "12 e5")
    assert table.legal(0) == {"confirm"}


def test_sg_31__closed_tombs__the_pattern_itself_may_cross_the_tomb():
    table = marking("I3", "46:e1d1d2d3d4 3:", closed=True).does(0, "46 b5c5d5")
    assert table.legal(0) == {"3 a1"}
