"""Tables of placements, entry by entry against sets of (row, column)."""

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tiling.by_sets import Places, around, board, numbers_of, placements, places_of

from pyramidion.games.silver_gold.components import CARDS, SINGLES, TABLE
from pyramidion.tiling.grid import Grid, cells_of
from pyramidion.tiling.placements import PlacementTable, tabulate
from pyramidion.tiling.polyomino import POLYOMINOES, Shape

FOURS = {name: shape for name, shape in POLYOMINOES.items() if len(shape) <= 4}
few = settings(max_examples=8, deadline=None, derandomize=True, database=None)
modest = settings(max_examples=60, deadline=None, derandomize=True, database=None)
regions = st.integers(0, 2**20 - 1)


def check_table(
    table: PlacementTable, grid: Grid, region: int, shapes: Mapping[str, Shape]
) -> None:
    """Everything that the table says is what sets say."""
    sets = [places_of(mask, grid.width) for mask in table.masks]
    check_placements(table, sets, grid, places_of(region, grid.width), shapes)
    check_relations(table, sets, board(grid.width, grid.height))
    for place in board(grid.width, grid.height):
        holding = {i for i, places in enumerate(sets) if place in places}
        assert numbers_of(table.containing[grid.cell(*place)]) == holding


def check_placements(
    table: PlacementTable,
    sets: list[Places],
    grid: Grid,
    region: Places,
    shapes: Mapping[str, Shape],
) -> None:
    """Each shape has exactly its placements inside the region, and each is found by its mask."""
    assert numbers_of(table.every) == set(range(len(sets)))
    assert table.index == {mask: i for i, mask in enumerate(table.masks)}
    assert len(table.index) == len(table.masks)
    counted = 0
    for name, shape in shapes.items():
        numbers = numbers_of(table.of[name])
        expected = {s for s in placements(shape, grid.width, grid.height) if s <= region}
        assert {sets[i] for i in numbers} == expected
        counted += len(numbers)
    assert counted == len(sets)
    assert set(table.of) == set(shapes)


def check_relations(table: PlacementTable, sets: list[Places], whole: Places) -> None:
    """Which placements stay free of another, and which lie beside it."""
    for i, marked in enumerate(sets):
        sides = around(marked, whole)
        assert numbers_of(table.free[i]) == {j for j, s in enumerate(sets) if not s & marked}
        assert numbers_of(table.beside[i]) == {j for j, s in enumerate(sets) if s & sides}


@given(region=regions)
@few
def test_a_table_of_a_region_is_that_of_brute_force(region: int):
    grid = Grid(5, 4)
    check_table(tabulate(grid, region, FOURS), grid, region, FOURS)


@pytest.mark.parametrize(("width", "height"), [(5, 5), (3, 6), (6, 3)])
def test_a_table_of_a_whole_grid_is_that_of_brute_force(width: int, height: int):
    grid = Grid(width, height)
    shapes = {name: POLYOMINOES[name] for name in ("I1", "I3", "V3", "T4", "L4")}
    check_table(tabulate(grid, grid.full, shapes), grid, grid.full, shapes)


def test_a_table_of_fives_is_that_of_brute_force():
    grid = Grid(4, 5)
    fives = {name: shape for name, shape in POLYOMINOES.items() if len(shape) == 5}
    check_table(tabulate(grid, grid.full, fives), grid, grid.full, fives)


def test_a_table_of_no_region_is_empty():
    table = tabulate(Grid(5, 5), 0, FOURS)
    assert table.masks == ()
    assert table.every == 0
    assert set(table.of.values()) == {0}


def test_single_cells_are_the_first_placements_of_silver_gold():
    assert TABLE.masks[:25] == tuple(1 << cell for cell in range(25))
    assert numbers_of(SINGLES) == set(range(25))


def test_a_card_is_open_where_it_has_no_wall():
    for card in CARDS:
        clear = {i for i, mask in enumerate(TABLE.masks) if not mask & card.walls}
        starting = {i for i, mask in enumerate(TABLE.masks) if mask & card.start}
        assert numbers_of(card.opened) == clear
        assert numbers_of(card.first) == starting


@given(moves=st.lists(st.integers(0, 10**6), max_size=6))
@modest
def test_available_and_touching_follow_the_moves(moves: list[int]):
    """The two sets that a game keeps up to date are those that the marked cells imply."""
    available, touching, marked = TABLE.every, 0, 0
    for move in moves:
        choices = list(cells_of(available))
        if not choices:
            break
        i = choices[move % len(choices)]
        available &= TABLE.free[i]
        touching |= TABLE.beside[i]
        marked |= TABLE.masks[i]
    sides = around(places_of(marked, 5), board(5, 5))
    for number, mask in enumerate(TABLE.masks):
        is_open = not mask & marked
        assert bool(available >> number & 1) == is_open
        if is_open:
            assert bool(touching >> number & 1) == bool(places_of(mask, 5) & sides)
