"""Revealing and marking. Rules SG-20 to SG-28."""

import pytest
from tests.games.silver_gold.table import Table, at, finish, nearly

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.actions import Mark
from pyramidion.games.silver_gold.events import (
    CardDrawn,
    CellsMarked,
    ExpeditionRevealed,
    MarksShown,
    PyramidCompleted,
    PyramidPointsScored,
    SeatConfirmed,
    SymbolsCollected,
)
from pyramidion.games.silver_gold.meta import Pattern
from pyramidion.kernel.seats import Seat

# Cards 3, 4 and 38, on which most of these tests play:
#
#       a b c d e      a b c d e      a b c d e
#     1 S . # # r    1 . # . . S    1 k . S p .
#     2 . . # . r    2 . . . # .    2 . . . . #
#     3 . t . g #    3 . . . . .    3 . . . . .
#     4 . . . . #    4 . k . k x    4 p . x . .
#     5 . . . . T    5 T . k . .    5 T . # . x


def marking(pattern: str, mine: str) -> Table:
    """Seat 0 is to mark this pattern on these two cards."""
    return at(f"phase=mark turn=1.1 used={pattern} | {mine} | 7: 8:")


def test_sg_20__the_four_actions_come_in_order():
    table = at(
        f"""phase=mark turn=2.2 used=I2.I3 unseen=O4.V3 pile=9.10 reserve=1.2.5.13
        | {nearly(12)} 3: done=6 | 7:+b1 8: confirmed"""
    )
    table.does(0, finish(12), "confirm", "draw")
    assert [type(event) for event in table.events] == [
        CellsMarked,
        SeatConfirmed,
        MarksShown,
        SymbolsCollected,
        MarksShown,
        SymbolsCollected,
        PyramidCompleted,
        CardDrawn,
        PyramidPointsScored,
        ExpeditionRevealed,
    ]


@pytest.mark.parametrize("step", ["draw", "take 1"])
def test_sg_20__replacing_while_marking_is_refused(step: str):
    at("phase=mark turn=1.1 used=I2 reserve=1 | 3: 4: | 7: 8:").refuses(
        0, step, rule="SG-41", code="sg-not-replacing"
    )


def test_sg_20__marking_while_replacing_is_refused():
    table = at(f"phase=mark turn=2.2 used=I2.I3 | {nearly(12)} 3: | 7:+b1 8: confirmed")
    table.does(0, finish(12), "confirm")
    table.refuses(0, "3 a1", rule="SG-20", code="sg-not-marking", card=3)


def test_sg_21__the_next_card_holds_for_all_once_all_have_confirmed():
    table = at("phase=mark turn=1.1 used=I2 unseen=O4.V3.I3 | 3: 4: | 7:+b1 38: confirmed")
    table.does(0, "3 a1b1", "confirm")
    assert table.events[-1] == ExpeditionRevealed(2, Pattern.O4)
    assert "turn=1.2 used=I2.O4 unseen=V3.I3 " in table.position
    assert table.deciders == [0, 1]
    assert table.legal(0) == {"3 a2b2a3b3", "3 a2", "3 b2", "4 e1"}
    assert "38 b1c1b2c2" in table.legal(1)


def test_sg_21__marks_of_an_earlier_turn_are_no_longer_fresh():
    table = at("phase=mark turn=1.1 used=I2 | 3: 4: | 7:+b1 8: confirmed")
    table.does(0, "3 a1b1", "confirm")
    assert [part.split(" dealt")[0] for part in table.position.split(" | ")[1:]] == [
        "3:a1b1 4:",
        "7:b1 8:",
    ]


@pytest.mark.parametrize(
    "cells",
    [
        "c2c3c4d4",
        "c2b4c3c4",
        "c2d2c3c4",
        "b2c2c3c4",
        "a2b2c2a3",
        "a2b2c2c3",
        "c2a3b3c3",
        "c2c3d3e3",
    ],
)
def test_sg_22__every_orientation_may_be_marked(cells: str):
    table = marking("L4", "38:c1 4:").does(0, f"38 {cells}")
    marked = table.view(0).players[0].cards[0]
    assert marked is not None
    assert marked.fresh.bit_count() == 4
    assert marked.marked & 0b100


@pytest.mark.parametrize(
    ("pattern", "cells"),
    [
        ("I2", "a2b2 a2a3 b1b2"),
        ("I3", "a2a3a4 b1b2b3"),
        ("V3", "a2a3b3 a2b2b3 a2b2a3 b1a2b2"),
        ("O4", "a2b2a3b3"),
        ("T4", "a2a3b3a4 b1a2b2b3"),
        ("L4", "a2b2a3a4 a2a3a4b4 b1b2a3b3 b1b2b3c3 a2b2b3b4 a2a3b3c3"),
    ],
)
def test_sg_22__exactly_the_placements_of_the_pattern_are_legal(pattern: str, cells: str):
    expected = {f"3 {placed}" for placed in [*cells.split(), "b1", "a2"]}
    assert marking(pattern, "3:a1 -").legal(0) == expected


def test_sg_22__either_card_but_one_only():
    table = marking("I3", "3: 4:")
    assert table.legal(0) == {"3 a1a2a3", "3 a1", "4 c1d1e1", "4 e1e2e3", "4 e1"}
    table.does(0, "4 e1e2e3")
    assert table.legal(0) == {"confirm"}
    table.refuses(0, "3 a1a2a3", rule="SG-22", code="sg-marked-already")
    table.refuses(0, "4 d1", rule="SG-22", code="sg-marked-already")


def test_sg_22__marking_is_told_with_its_cells():
    table = marking("I3", "3: 4:").does(0, "3 a1a2a3")
    assert table.events == [CellsMarked(0, 3, 0b00001_00001_00001, open=False)]


@pytest.mark.parametrize("cells", ["c2c3", "c2c3c4", "b2c2d2c3", "c2c3c4d4d3", "c2c3b3b4"])
def test_sg_22__another_shape_is_refused(cells: str):
    table = marking("L4", "38:c1 4:")
    table.refuses(0, f"38 {cells}", rule="SG-22", code="sg-not-the-pattern", pattern="L4")


def test_sg_22__marking_nothing_is_refused():
    marking("I2", "3: 4:").refuses(0, Mark(3, 0), rule="SG-22")


def test_sg_22__what_the_others_have_marked_does_not_matter():
    table = at("phase=mark turn=1.1 used=I2 | 3: 4: | 7:+b1 8: | 11:+d1 12: confirmed")
    table.refuses(0, "3 a1a2a3", rule="SG-22", code="sg-not-the-pattern", pattern="I2")
    table.refuses(1, "7 c1", rule="SG-22", code="sg-marked-already").does(0, "3 a1a2")


def test_sg_22__the_legal_marks_are_in_one_order():
    marks = SILVER_GOLD.legal(marking("I3", "3: 4:").state, Seat(0))
    listed = list(marks)
    assert len(marks) == len(listed) == 5
    assert [marks[i] for i in range(5)] == listed
    assert [marks[i] for i in range(-5, 0)] == listed
    assert list(marks[1:4]) == listed[1:4]
    for outside in (5, -6):
        with pytest.raises(IndexError) as refusal:
            marks[outside]
        assert refusal.value.args == (outside,)


@pytest.mark.parametrize("step", ["3 e1a2", "3 a1c3", "3 a1b2"])
def test_sg_22__cells_that_share_no_side_are_no_pattern(step: str):
    marking("I2", "3: 4:").refuses(0, step, rule="SG-22", code="sg-not-the-pattern")


def test_sg_22__a_row_does_not_go_on_in_the_next():
    marking("I3", "28:a1b1c1d1d2 4:").refuses(0, "28 d3e3a4", rule="SG-22")


@pytest.mark.parametrize("step", ["7 b1c1", "1 a1b1", "49 a1b1", "0 a1b1"])
def test_sg_22__only_ones_own_cards(step: str):
    table = marking("I2", "3: -")
    card = int(step.split()[0])
    table.refuses(0, step, rule="SG-22", code="sg-not-your-card", card=card)


def test_sg_23__walls_are_never_marked():
    table = marking("I2", "3:a1 4:").refuses(0, "3 b1c1", rule="SG-23", code="sg-wall", card=3)
    table.refuses(0, "4 b1", rule="SG-23", code="sg-wall").does(0, "3 b1b2")


def test_sg_23__a_cell_is_marked_once():
    table = marking("I2", "3:a1 4:").refuses(0, "3 a1b1", rule="SG-23", code="sg-marked-twice")
    table.refuses(0, "3 a1", rule="SG-23", code="sg-marked-twice", card=3).does(0, "3 b1")


@pytest.mark.parametrize("cells", [1 << 25, 1 << 24 | 1 << 25, 1 << 20 | 1 << 25, -1])
def test_sg_23__nothing_leaves_the_grid(cells: int):
    table = marking("I2", "3:a1a2a3a4a5b5c5d5 4:")
    table.refuses(0, Mark(3, cells), rule="SG-23", code="sg-off-the-grid", card=3)
    table.does(0, Mark(3, 1 << 24))


@pytest.mark.parametrize("cells", ["a1b1c1", "b1c1d1", "c1d1e1", "c1c2c3"])
def test_sg_24__the_first_pattern_includes_the_start_with_any_of_its_cells(cells: str):
    marking("I3", "38: 4:").does(0, f"38 {cells}")


@pytest.mark.parametrize("cells", ["b2c2d2", "c2c3c4", "a3b3c3"])
def test_sg_24__a_first_pattern_without_the_start_is_refused(cells: str):
    table = marking("I3", "38: 4:e1")
    table.refuses(0, f"38 {cells}", rule="SG-24", code="sg-start-first", card=38)


def test_sg_24__each_card_has_its_own_start():
    table = marking("I2", "38:c1 4:")
    table.refuses(0, "4 d1c1", rule="SG-24").does(0, "4 d1e1")


@pytest.mark.parametrize("cells", ["a2a3a4", "b1b2b3"])
def test_sg_25__pattern_touches_a_marked_cell(cells: str):
    marking("I3", "3:a1 4:").does(0, f"3 {cells}")


@pytest.mark.parametrize("cells", ["b2b3b4", "b3c3d3", "c5d5e5"])
def test_sg_25__a_pattern_at_a_corner_or_away_is_refused(cells: str):
    marking("I3", "3:a1 4:").refuses(0, f"3 {cells}", rule="SG-25", code="sg-must-touch", card=3)


@pytest.mark.parametrize(
    ("pattern", "cells"),
    [("I2", "e3e4"), ("I2", "e4e5"), ("I3", "e3e4e5"), ("V3", "d4d5e5"), ("V3", "e4d5e5")],
)
def test_sg_25__away_at_the_other_edge_too(pattern: str, cells: str):
    table = marking(pattern, "4:e1d1c1 3:")
    table.refuses(0, f"4 {cells}", rule="SG-25", code="sg-must-touch", card=4)


def test_sg_25__marks_of_the_other_card_do_not_count():
    table = marking("I2", "38:c1c2c3c4 4:e1")
    table.refuses(0, "4 c4b4", rule="SG-25", code="sg-must-touch").does(0, "38 b3b4")


def test_sg_25__the_path_may_branch():
    table = marking("I2", "3:a1a2a3a4a5 4:")
    assert {"3 b2b3", "3 b1b2", "3 b4c4", "3 b5c5"} <= table.legal(0)


def test_sg_26__one_cell_may_be_marked_instead():
    table = marking("I2", "3:a1 4:e1")
    singles = {step for step in table.legal(0) if len(step.split()[1]) == 2}
    assert singles == {"3 a2", "3 b1", "4 d1", "4 e2"}
    table.does(0, "3 a2")
    assert table.legal(0) == {"confirm"}
    table.refuses(0, "3 a3", rule="SG-22", code="sg-marked-already")


def test_sg_26__one_cell_where_the_pattern_fits_nowhere():
    assert marking("O4", "9: 13:").legal(0) == {"9 a1", "13 a1"}


@pytest.mark.parametrize("step", ["3 a2", "3 b1", "4 e1"])
def test_sg_27__a_single_cell_touches_a_mark_or_is_a_start(step: str):
    marking("O4", "3:a1 4:").does(0, step)


@pytest.mark.parametrize("cell", ["b2", "a3", "e5"])
def test_sg_27__a_single_cell_away_from_all_marks_is_refused(cell: str):
    table = marking("O4", "3:a1 4:")
    table.refuses(0, f"3 {cell}", rule="SG-27", code="sg-single-must-touch", card=3)


@pytest.mark.parametrize("cell", ["d1", "e2", "a5"])
def test_sg_27__the_first_single_cell_is_the_start(cell: str):
    table = marking("O4", "3:a1 4:")
    table.refuses(0, f"4 {cell}", rule="SG-27", code="sg-single-start-first", card=4)


def test_sg_27__marks_of_the_other_card_do_not_count():
    marking("O4", "38:c1c2c3 4:e1").refuses(0, "4 c4", rule="SG-27").does(0, "38 c4")


def test_sg_27__a_single_cell_may_be_the_tomb():
    table = marking("O4", f"{nearly(3)} 4:").does(0, "3 e5", "confirm")
    assert table.legal(0) == set()
    assert table.state.fresh[0] == 1 << 24


def test_sg_28__confirming_without_a_mark_is_refused():
    table = marking("I2", "3: 4:").refuses(0, "confirm", rule="SG-28", code="sg-must-mark")
    assert "confirm" not in table.legal(0)


def test_sg_28__the_turn_waits_for_all_to_mark():
    table = marking("I2", "3: 4:").does(0, "3 a1a2", "confirm")
    assert table.deciders == [1]
    assert table.state.turn == 1


def test_sg_28__a_player_without_cards_passes():
    table = at("phase=mark turn=1.1 used=I2 unseen=I3.V3 | 3: 4: | - - confirmed")
    table.does(0, "3 a1a2", "confirm")
    assert table.told(ExpeditionRevealed) == [ExpeditionRevealed(2, Pattern.I3)]
    assert table.deciders == [0]
    assert table.legal(1) == set()
    table.does(0, "3 a3", "confirm")
    assert (table.state.turn, table.deciders) == (3, [0])


def test_sg_28__a_player_with_one_card_marks_it():
    table = at("phase=mark turn=1.1 used=I2 unseen=V3 | 3: 4: | - 12: confirmed")
    table.does(0, "3 a1a2", "confirm")
    assert table.deciders == [0, 1]
    assert table.legal(1) == {"12 a1", "12 a1b1a2"}
