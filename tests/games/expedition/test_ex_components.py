"""What lies in the box. Rules EX-01 to EX-07."""

from collections import Counter

import pytest
from tests.games.expedition.table import set_up

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.components import (
    CARDS,
    FLOORS,
    GEMS,
    GROUPS,
    HOLES,
    KEYS,
    SIGNS,
    WIDTH,
    Key,
    Laid,
    Level,
    Side,
    group_of,
    lies_as_key,
)
from pyramidion.games.expedition.meta import META
from pyramidion.games.expedition.state import GLASS_MS, GLASSES
from pyramidion.tiling.grid import Grid, cells_of
from pyramidion.tiling.polyomino import POLYOMINOES

SIDES = [(card, level) for card in CARDS.values() for level in Level]
SIZES = {Level.EASY: range(11, 14), Level.HARD: range(14, 19)}


def area(keys: tuple[Key, ...]) -> int:
    return sum(len(POLYOMINOES[key]) for key in keys)


def test_ex_01__a_minute_and_a_die_of_six_signs():
    assert (GLASS_MS, GLASSES) == (60_000, 2)
    assert SIGNS == ("eye", "hand", "bird", "water", "sun", "reed")


def test_ex_01__thirty_six_cards_for_two_to_four():
    assert sorted(CARDS) == [*range(1, 37)]
    assert META.players == (2, 3, 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ex_01__nothing_is_missing_from_the_box(players: int):
    lying = EXPEDITION.inventory(set_up(players).state)
    assert {thing: many for thing, many in lying.items() if thing.startswith("card")} == {
        f"card {number}": 1 for number in CARDS
    }
    assert lying["hole"] == sum(lying[f"gem {gem}"] for gem in GEMS) == 78


def test_ex_02__twelve_keys_of_different_shape():
    assert KEYS == ("I2", "I3", "V3", "I4", "O4", "T4", "S4", "L4", "P5", "L5", "Y5", "Z5")
    grid = Grid(5, 5)
    ways = [frozenset(grid.placements(POLYOMINOES[key])) for key in KEYS]
    assert len(set(ways)) == 12
    assert area(KEYS) == 2 + 2 * 3 + 5 * 4 + 4 * 5


def test_ex_02__a_key_may_be_turned_and_turned_over():
    feet = [(0, 1, 2, 8), (0, 1, 2, 10), (0, 8, 16, 17), (1, 9, 16, 17)]
    feet += [(0, 8, 9, 10), (2, 8, 9, 10), (0, 1, 8, 16), (0, 1, 9, 17)]
    assert all(lies_as_key(Laid(Key.L4, cells)) for cells in feet)


@pytest.mark.parametrize(
    "cells",
    [(0, 1, 2, 3), (0, 1, 8, 9), (0, 1, 2, 9), (0, 1, 9, 10), (0, 1, 2, 11), (0, 1, 2)],
    ids=["I4", "O4", "T4", "S4", "apart", "I3"],
)
def test_ex_02__another_shape_is_not_the_key(cells: tuple[int, ...]):
    assert not lies_as_key(Laid(Key.L4, cells))


@pytest.mark.parametrize("row", range(7))
def test_ex_02__a_key_does_not_go_round_the_edge_of_the_grid(row: int):
    end = WIDTH * row + 7
    assert not lies_as_key(Laid(Key.I2, (end, end + 1)))
    assert lies_as_key(Laid(Key.I2, (end - 1, end)))
    assert lies_as_key(Laid(Key.I2, (end, end + WIDTH)))


@pytest.mark.parametrize(("level", "many"), [(Level.EASY, 3), (Level.HARD, 4)])
def test_ex_03__three_keys_on_the_easy_side_and_four_on_the_hard(level: Level, many: int):
    counts = {len(puzzle.keys) for card in CARDS.values() for puzzle in signs(card.side(level))}
    assert counts == {many}


def test_ex_03__the_sides_of_a_card_differ():
    assert all(card.side(Level.EASY) != card.side(Level.HARD) for card in CARDS.values())


def test_ex_04__a_side_is_a_door_with_keys_for_each_sign():
    for card, level in SIDES:
        assert set(card.side(level).signs) == set(SIGNS)


def test_ex_04__a_sign_by_its_number():
    side = CARDS[1].easy
    assert [side.puzzle(number) for number in range(6)] == [side.signs[sign] for sign in SIGNS]


def test_ex_04__the_white_cells_are_those_that_are_drawn():
    for card, level in SIDES:
        side = card.side(level)
        drawn = {
            (row, column)
            for row, line in enumerate(side.door)
            for column, sign in enumerate(line)
            if sign == "#"
        }
        assert {divmod(cell, WIDTH) for cell in cells_of(side.mask)} == drawn


def test_ex_05__a_door_is_connected_and_of_the_size_of_its_level():
    for card, level in SIDES:
        mask = card.side(level).mask
        assert Grid(WIDTH, WIDTH).is_connected(mask)
        assert mask.bit_count() in SIZES[level]


def test_ex_05__all_sets_of_keys_have_the_area_of_the_door_and_differ():
    for card, level in SIDES:
        side = card.side(level)
        assert {area(puzzle.keys) for puzzle in signs(side)} == {side.mask.bit_count()}
        assert len({frozenset(puzzle.keys) for puzzle in signs(side)}) == len(SIGNS)
        assert all(len(set(puzzle.keys)) == len(puzzle.keys) for puzzle in signs(side))


def test_ex_05__the_keys_of_a_set_stand_in_their_order():
    for card, level in SIDES:
        for puzzle in signs(card.side(level)):
            assert list(puzzle.keys) == sorted(puzzle.keys, key=KEYS.index)


def test_ex_05__nine_groups_of_four():
    assert [len(group) for group in GROUPS] == [4] * 9
    assert sorted(number for group in GROUPS for number in group) == sorted(CARDS)
    assert all(number in group_of(number) for number in CARDS)


def test_ex_06__six_floors_of_thirteen_holes():
    assert (FLOORS, HOLES) == (6, (13,) * 6)
    assert [len(row) for row in set_up(2).state.holes] == [13] * 6


def test_ex_07__thirteen_gems_of_each_of_six_colours():
    assert GEMS == ("green", "red", "blue", "white", "orange", "yellow")
    lying = Counter(gem for row in set_up(2).view().floors for gem in row)
    assert lying == dict.fromkeys(GEMS, 13)


def signs(side: Side):
    """The puzzles of a side."""
    return side.signs.values()
