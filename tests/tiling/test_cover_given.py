"""Coverings by placements that are given, against those that are found from the pieces."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramidion.tiling.cover import solutions
from pyramidion.tiling.given_placements import cover_with, laid, prepare
from pyramidion.tiling.grid import Grid
from pyramidion.tiling.polyomino import POLYOMINOES

KEYS = [name for name in POLYOMINOES if name != "I1"]
GRID = Grid(5, 4)
modest = settings(max_examples=80, deadline=None, derandomize=True, database=None)


def random_region(pieces: list[str], seed: int) -> int:
    """Pieces laid at random, one over the other never; 0 if there was no room."""
    chance, region = random.Random(seed), 0
    for name in pieces:
        free = [mask for mask in GRID.placements(POLYOMINOES[name]) if not mask & region]
        if not free:
            return 0
        region |= chance.choice(free)
    return region


@modest
@given(
    pieces=st.lists(st.sampled_from(KEYS), min_size=1, max_size=6, unique=True),
    seed=st.integers(0, 99),
)
def test_the_coverings_are_those_of_the_pieces(pieces: list[str], seed: int):
    region = random_region(pieces, seed)
    shapes = [POLYOMINOES[name] for name in pieces]
    masks = [[m for m in GRID.placements(shape) if m & ~region == 0] for shape in shapes]
    ready = prepare(region, masks)
    found = [laid(ready, rows) for rows in cover_with(ready)]
    assert sorted(found) == sorted(solutions(region, GRID.width, shapes) if region else [])
    assert len(cover_with(ready, most=1)) == min(1, len(found))
    assert [laid(ready, rows) for rows in cover_with(ready, most=2)] == found[:2]


def test_placements_that_are_not_given_are_not_used():
    square = int(Grid(2, 2).full)
    across, down = [0b0011, 0b1100], [0b0101, 0b1010]
    for masks, many in (([across, across], 2), ([across, down], 0), ([across + down] * 2, 4)):
        assert len(cover_with(prepare(square, masks))) == many


def test_masks_of_one_piece_may_differ_in_area():
    ready = prepare(0b1111, [[0b0001, 0b0011], [0b0010, 0b0100], [0b1000, 0b1100]])
    assert {laid(ready, rows) for rows in cover_with(ready)} == {(1, 2, 12), (3, 4, 8)}


@pytest.mark.parametrize(("region", "many"), [(0, 1), (1, 0)])
def test_no_piece_covers_only_nothing(region: int, many: int):
    assert cover_with(prepare(region, [])) == [()] * many


def test_a_cell_or_a_piece_without_placements_makes_it_impossible():
    assert cover_with(prepare(0b111, [[0b001], [0b010], [0b001]])) == []
    assert cover_with(prepare(0b111, [[0b001], [0b010], []])) == []
