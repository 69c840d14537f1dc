"""Cells, neighbours and placements on a grid of bits, against sets of (row, column)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tiling.by_sets import around, board, placements, places_of

from pyramidion.tiling.grid import Grid, cells_of, mask_of
from pyramidion.tiling.polyomino import POLYOMINOES

SIZES = [(5, 5), (4, 6), (6, 4), (3, 5), (1, 6), (2, 2)]
modest = settings(max_examples=200, deadline=None, derandomize=True, database=None)
grids = st.builds(Grid, width=st.integers(1, 7), height=st.integers(1, 7))


@st.composite
def grids_with_masks(draw: st.DrawFn, masks: int = 1) -> tuple[Grid, list[int]]:
    """A grid and some sets of its cells."""
    grid = draw(grids)
    return grid, [draw(st.integers(0, int(grid.full))) for _ in range(masks)]


@given(cells=st.sets(st.integers(0, 80)))
@modest
def test_a_mask_holds_its_cells(cells: set[int]):
    assert list(cells_of(mask_of(cells))) == sorted(cells)


@given(grid=grids)
@modest
def test_every_cell_has_its_own_number(grid: Grid):
    numbers = [grid.cell(row, column) for row, column in sorted(board(grid.width, grid.height))]
    assert numbers == list(range(grid.width * grid.height))
    assert grid.full == mask_of(numbers)


@given(grid=grids)
@modest
def test_neighbours_share_a_side(grid: Grid):
    whole = board(grid.width, grid.height)
    for place in whole:
        beside = grid.beside(grid.cell(*place))
        assert places_of(beside, grid.width) == around([place], whole)


@given(given_both=grids_with_masks())
@modest
def test_what_touches_a_mask_lies_outside_and_beside(given_both):
    grid, (mask,) = given_both
    expected = around(places_of(mask, grid.width), board(grid.width, grid.height))
    assert places_of(grid.touching(mask), grid.width) == expected


@given(given_both=grids_with_masks(masks=2))
@modest
def test_what_is_reached_is_found_step_by_step(given_both):
    grid, (start, inside) = given_both
    region = places_of(inside, grid.width)
    reached = places_of(start, grid.width) & region
    for _ in range(grid.width * grid.height):
        reached |= around(reached, region)
    assert places_of(grid.reached(start, inside), grid.width) == reached


@given(given_both=grids_with_masks())
@modest
def test_a_mask_is_connected_when_every_cell_reaches_all(given_both):
    grid, (mask,) = given_both
    whole = all(grid.reached(1 << cell, mask) == mask for cell in cells_of(mask))
    assert grid.is_connected(mask) == (mask != 0 and whole)


@pytest.mark.parametrize("name", POLYOMINOES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_placements_are_those_of_brute_force(name: str, width: int, height: int):
    masks = Grid(width, height).placements(POLYOMINOES[name])
    assert len(masks) == len(set(masks))
    found = {places_of(mask, width) for mask in masks}
    assert found == placements(POLYOMINOES[name], width, height)
