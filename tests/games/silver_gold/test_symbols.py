"""Gems, torches, skulls, potions and tombs. Rules SG-32 to SG-37."""

import pytest
from tests.games.silver_gold.table import Table, at, nearly

from pyramidion.games.silver_gold.events import PyramidCompleted, SymbolsCollected

# Cards 28, 3, 11 and 30; r red gem, g green gem, t torch, k skull, p potion:
#
#       a b c d e      a b c d e      a b c d e      a b c d e
#     1 S g . . .    1 S . # # r    1 . t t S #    1 # . p k S
#     2 k # . . .    2 . . # . r    2 . . . k k    2 # . # p .
#     3 . x . . .    3 . t . g #    3 # # . r .    3 . t p # .
#     4 . . . . .    4 . . . . #    4 # # k . .    4 k . k . .
#     5 g # r g T    5 . . . . T    5 T t . # .    5 T . # . .


def after(step: str, cards: str, score_card: str = "", turn: str = "1.2") -> Table:
    """The table after seat 0's step as the last of the turn."""
    pattern = {4: "I2", 6: "I3", 2: "O4"}[len(step.split()[1])]
    position = f"phase=mark turn={turn} used={pattern} | {cards} {score_card} | 7:+b1 8: confirmed"
    return at(position).does(0, step, "confirm")


def collected(table: Table) -> SymbolsCollected:
    """What seat 0's marks changed."""
    (event,) = [event for event in table.told(SymbolsCollected) if event.seat == 0]
    return event


@pytest.mark.parametrize(("before", "then"), [(0, 1), (4, 5), (9, 10), (10, 10)])
def test_sg_32__a_green_gem_marks_the_next_green_gem_up_to_10(before: int, then: int):
    table = after("28 a1b1", "28: 3:", f"green={before} red=2")
    assert table.state.green == [then, 0]
    assert table.state.red == [2, 0]
    assert collected(table) == SymbolsCollected(0, 0, then - before, torch=False, skulls=0)


@pytest.mark.parametrize(("before", "then"), [(0, 1), (4, 5), (9, 10), (10, 10)])
def test_sg_32__a_red_gem_marks_the_next_red_gem_up_to_10(before: int, then: int):
    table = after("16 d1e1", "16: 3:", f"red={before} green=2")
    assert table.state.red == [then, 0]
    assert table.state.green == [2, 0]
    assert collected(table) == SymbolsCollected(0, then - before, 0, torch=False, skulls=0)


@pytest.mark.parametrize(("before", "then"), [(0, 2), (8, 10), (9, 10), (10, 10)])
def test_sg_32__two_gems_of_one_colour_in_one_turn(before: int, then: int):
    table = after("3 e1e2", "3:a1a2b2b3c3d3d2 28:", f"red={before}")
    assert table.state.red == [then, 0]


def test_sg_32__gems_of_both_colours_in_one_turn():
    table = after("48 a2b2", "48:b1a1 28:", "red=1 green=5")
    assert (table.state.red[0], table.state.green[0]) == (2, 6)
    assert collected(table) == SymbolsCollected(0, 1, 1, torch=False, skulls=0)


def test_sg_32__plain_cells_change_nothing():
    table = after("3 a1b1", "3: 28:", "red=3 green=4 torches=0 skulls=5")
    assert collected(table) == SymbolsCollected(0, 0, 0, torch=False, skulls=0)
    assert (table.state.red[0], table.state.green[0]) == (3, 4)
    assert (table.state.torches[0], table.state.skulls[0]) == (0, 5)


@pytest.mark.parametrize(
    ("turn", "before", "then"),
    [("1.2", 0b0000, 0b0001), ("2.2", 0b0001, 0b0011), ("2.2", 0, 0b0010), ("4.2", 1, 0b1001)],
)
def test_sg_33__a_torch_marks_the_torch_of_the_round(turn: str, before: int, then: int):
    table = after("11 c1d1", "11: 3:", f"torches={before}", turn)
    assert table.state.torches == [then, 0]
    assert collected(table) == SymbolsCollected(0, 0, 0, torch=True, skulls=0)


@pytest.mark.parametrize(("turn", "marked"), [("1.2", 0b0001), ("3.2", 0b0100), ("3.2", 0b0111)])
def test_sg_33__a_second_torch_in_the_round_has_no_effect(turn: str, marked: int):
    table = after("11 c1d1", "11: 3:", f"torches={marked}", turn)
    assert table.state.torches == [marked, 0]
    assert collected(table) == SymbolsCollected(0, 0, 0, torch=False, skulls=0)


def test_sg_33__two_torches_in_one_turn_mark_one():
    table = after("11 b1c1d1", "11: 3:", turn="2.2")
    assert table.state.torches == [0b0010, 0]


def test_sg_33__a_missed_torch_is_never_marked_later():
    table = after("11 b1c1", "11:d1 3:", "torches=4", turn="3.3")
    assert table.state.torches == [0b0100, 0]


@pytest.mark.parametrize(("before", "then"), [(0, 1), (1, 2), (9, 10), (10, 10)])
def test_sg_34__a_skull_marks_the_first_free_skull_up_to_10(before: int, then: int):
    table = after("28 a1a2", "28: 3:", f"skulls={before}")
    assert table.state.skulls == [then, 0]
    assert collected(table) == SymbolsCollected(0, 0, 0, torch=False, skulls=then - before)


@pytest.mark.parametrize(("before", "then"), [(0, 2), (8, 10), (9, 10), (10, 10)])
def test_sg_34__two_skulls_in_one_turn(before: int, then: int):
    table = after("11 d2e2", "11:d1 3:", f"skulls={before}")
    assert table.state.skulls == [then, 0]


@pytest.mark.parametrize(("before", "then"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (10, 8)])
def test_sg_35__a_potion_erases_the_two_highest_skulls(before: int, then: int):
    table = after("38 c1d1", "38: 3:", f"skulls={before}")
    assert table.state.skulls == [then, 0]
    assert collected(table) == SymbolsCollected(0, 0, 0, torch=False, skulls=then - before)


@pytest.mark.parametrize(("before", "malus"), [(3, -1), (2, 0), (1, 0), (7, -6)])
def test_sg_35__the_malus_that_stays_is_of_the_highest_skull_left(before: int, malus: int):
    table = after("38 c1d1", "38: 3:", f"skulls={before}")
    assert table.view(1).players[0].score.categories["skulls"] == malus


@pytest.mark.parametrize(("before", "then"), [(0, 0), (1, 0), (2, 1), (9, 8), (10, 8)])
def test_sg_36__skulls_resolve_before_potions(before: int, then: int):
    table = after("30 c1d1e1", "30: 3:", f"skulls={before}")
    assert table.state.skulls == [then, 0]


CHAIN = "phase=mark turn=1.2 used=I3 | 41:e1d1d2 {} skulls={} | 7:+b1 8: confirmed"
"""The pattern d3d4d5 of card 41 has two crosses; its c4 is a potion."""


@pytest.mark.parametrize(("before", "then"), [(0, 0), (1, 0), (5, 4), (10, 8)])
def test_sg_36__a_skull_at_the_end_of_the_chain_comes_before_its_potion(before: int, then: int):
    table = at(CHAIN.format("28:a1", before))
    table.does(0, "41 d3d4d5", "41 c4", "28 a2", "confirm")
    assert table.state.skulls == [then, 0]


@pytest.mark.parametrize(("before", "then"), [(0, 0), (3, 0), (4, 0), (5, 1), (10, 6)])
def test_sg_36__two_potions_of_one_turn_erase_four(before: int, then: int):
    table = at(CHAIN.format("38:c1", before))
    table.does(0, "41 d3d4d5", "41 c4", "38 d1", "confirm")
    assert table.state.skulls == [then, 0]


def test_sg_36__symbols_of_both_cards_and_of_crosses_are_collected():
    table = at(CHAIN.format("28:a1", 3)).does(0, "41 d3d4d5", "41 e4", "28 b1", "confirm")
    assert collected(table) == SymbolsCollected(0, 1, 1, torch=False, skulls=0)
    assert (table.state.red[0], table.state.green[0], table.state.skulls[0]) == (1, 1, 3)


def test_sg_36__the_card_on_the_right_counts_alone():
    table = after("28 a1b1", "3:a1 28:")
    assert collected(table) == SymbolsCollected(0, 0, 1, torch=False, skulls=0)


def test_sg_36__only_the_symbols_of_this_turn_are_collected():
    table = after("28 c1d1", "28:a1b1a2 3:", "green=1 skulls=1")
    assert (table.state.green[0], table.state.skulls[0]) == (1, 1)


def test_sg_36__each_seat_collects_its_own():
    position = "phase=mark turn=3.2 used=I2 | 28: 3: | 11:+c1d1 8: skulls=2 confirmed"
    table = at(position).does(0, "28 a1a2", "confirm")
    assert table.told(SymbolsCollected) == [
        SymbolsCollected(0, 0, 0, torch=False, skulls=1),
        SymbolsCollected(1, 0, 0, torch=True, skulls=0),
    ]
    assert table.state.skulls == [1, 2]
    assert table.state.torches == [0, 0b0100]


def test_sg_37__marking_the_tomb_completes_the_card():
    table = after("3 e5", f"{nearly(3)} 28:")
    assert table.told(PyramidCompleted) == [PyramidCompleted(0, 3)]
    assert table.state.done == [(3,), ()]


def test_sg_37__a_tomb_within_a_pattern_completes_the_card():
    table = after("3 d5e5", "3:a1a2a3a4b4c4d4 28:")
    assert table.told(PyramidCompleted) == [PyramidCompleted(0, 3)]


def test_sg_37__without_its_tomb_no_card_is_completed():
    table = after("3 c5d5", "3:a1a2a3a4b4c4d4 28:")
    assert table.told(PyramidCompleted) == []
    assert table.state.done == [(), ()]
    assert table.state.phase == "mark"
