"""The booklet's examples. SG-X1 to SG-X7."""

import pytest
from tests.games.silver_gold.table import at, completed

from pyramidion.games.silver_gold.components import CARD, Colour
from pyramidion.games.silver_gold.events import (
    CardTaken,
    PyramidPointsScored,
    ReserveRefilled,
    SymbolsCollected,
)

BYSTANDER = "7:+b1 8: confirmed"


def test_sg_x1__leon_has_111_points():
    orange, green, violet = (6, 9), (2, 10, 11, 14), (1,)
    done = ".".join(map(str, (*orange, *green, *violet)))
    table = at(
        f"""phase=over turn=4.7 used=V3.I2.O4.T4.L4.I3.I3 boxes=0.0/1.1.0/
        | - - done={done} red=6 green=3 torches=9 skulls=5 confirmed | - - confirmed"""
    )
    assert table.outcome is not None
    leon = table.outcome.scores[0]
    assert leon.categories == {
        "pyramids": 70,
        "torches": 10,
        "boxes": 19,
        "gems": 18,
        "skulls": -6,
    }
    assert leon.total == 111
    assert table.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("boxes", "done", "cards", "colour"),
    [
        ("//2", ("1", "3.4.5"), (33, 15), Colour.VIOLET),
        ("2//", ("2", "10.11.14"), (34, 16), Colour.GREEN),
    ],
)
def test_sg_x2__the_6_goes_to_the_lower_number_and_the_3_to_the_other(
    boxes: str, done: tuple[str, str], cards: tuple[int, int], colour: Colour
):
    sarah, tom = cards
    assert {CARD[card].colour for card in cards} == {colour}
    table = at(
        f"""phase=mark turn=3.2 used=I2.I3 boxes={boxes} pile= reserve=
        | {completed(sarah)} 28: done={done[0]} | {completed(tom)} 30: done={done[1]} confirmed
        | {BYSTANDER}"""
    ).does(0, "confirm")
    assert table.told(PyramidPointsScored) == [
        PyramidPointsScored(1, tom, colour, 6),
        PyramidPointsScored(0, sarah, colour, 3),
    ]
    assert (2, 1, 0) in table.state.boxes


def test_sg_x2__then_violet_is_closed():
    table = at(
        f"""phase=mark turn=3.3 used=I2.I3.V3 boxes=//2.1.0 pile= reserve=
        | {completed(35)} 28: done=1.3.33 | {BYSTANDER} | 30:+e1 48: done=36 confirmed"""
    ).does(0, "confirm")
    assert table.told(PyramidPointsScored) == []
    assert table.state.boxes == [(), (), (2, 1, 0)]


def test_sg_x3__two_colours_in_one_turn_give_two_tens():
    table = at(
        f"""phase=mark turn=3.2 used=I2.I3 pile= reserve=
        | {completed(20)} 28: done=2 | {completed(15)} 30: done=1 confirmed | {BYSTANDER}"""
    ).does(0, "confirm")
    assert table.told(PyramidPointsScored) == [
        PyramidPointsScored(1, 15, Colour.VIOLET, 10),
        PyramidPointsScored(0, 20, Colour.GREEN, 10),
    ]
    assert table.view(2).boxes == ((0,), (), (1,))


def test_sg_x4__an_l_turned_and_mirrored_over_the_start():
    table = at("phase=mark turn=1.1 used=L4 | 4: 17: | 7: 8:")
    table.does(0, "17 e1c2d2e2")  # c2 d2 e2, and the foot upwards on the start
    assert table.legal(0) == {"confirm"}


def test_sg_x4__and_in_its_other_orientations_there():
    table = at("phase=mark turn=1.1 used=L4 | 28: - | 7: 8:")
    assert table.legal(0) == {"28 a1b1c1c2", "28 a1b1c1a2", "28 a1b1a2a3", "28 a1a2a3b3", "28 a1"}


def test_sg_x5__a_torch_in_round_1_marks_the_first_torch():
    table = at(f"phase=mark turn=1.2 used=V3.I2 | 11: 3: | {BYSTANDER}")
    table.does(0, "11 c1d1", "confirm")
    assert table.told(SymbolsCollected)[0] == SymbolsCollected(0, 0, 0, torch=True, skulls=0)
    assert table.state.torches == [0b0001, 0]


@pytest.mark.parametrize(("turn", "torches"), [("1.3", 0b0001), ("2.1", 0b0011)])
def test_sg_x5__the_second_torch_is_marked_in_round_2_only(turn: str, torches: int):
    table = at(f"phase=mark turn={turn} used=V3 | 11:d1c1 3: torches=1 | {BYSTANDER}")
    table.does(0, "11 b1", "confirm")
    assert table.state.torches == [torches, 0]


def test_sg_x6__a_card_from_the_reserve_and_the_reserve_is_4_again():
    table = at(
        f"""phase=mark turn=3.2 used=I2.I3 pile=21.22 reserve=1.2.3.6
        | 28: {completed(12)} | {BYSTANDER}"""
    )
    table.does(0, "confirm", "take 2", "confirm")
    assert table.told(CardTaken) == [CardTaken(0, 2, 1)]
    assert table.told(ReserveRefilled) == [ReserveRefilled((21,))]
    assert table.state.reserve == [1, 3, 6, 21]
    assert table.state.done[0] == (12,)


@pytest.mark.parametrize("cells", ["a1a2", "a1a2a3a4", "a1a2b2", "a1b1b2"])
def test_sg_x7__the_straight_three_is_not_two_nor_four_nor_bent(cells: str):
    table = at("phase=mark turn=1.1 used=I3 | 3: 4: | 7: 8:")
    table.refuses(0, f"3 {cells}", rule="SG-22", code="sg-not-the-pattern")


def test_sg_x7__the_straight_three_is_three_in_a_line():
    table = at("phase=mark turn=1.1 used=I3 | 3: 4: | 7: 8:").does(0, "3 a1a2a3")
    assert table.legal(0) == {"confirm"}
