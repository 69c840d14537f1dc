"""The polyominoes of the house and their orientations, against brute force."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tiling.by_sets import are_neighbours, images, kind

from pyramidion.tiling.polyomino import POLYOMINOES, normalised, orientations, parse_shape

ORIENTATIONS = {
    "I1": 1,
    "I2": 2,
    "I3": 2,
    "V3": 4,
    "I4": 2,
    "O4": 1,
    "T4": 4,
    "S4": 4,
    "L4": 8,
    "P5": 8,
    "L5": 8,
    "Y5": 8,
    "Z5": 4,
}
shapes = st.frozensets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=7)
modest = settings(max_examples=100, deadline=None, derandomize=True, database=None)


def test_these_are_the_polyominoes():
    assert set(POLYOMINOES) == set(ORIENTATIONS)


@pytest.mark.parametrize("name", ORIENTATIONS)
def test_a_polyomino_has_as_many_cells_as_its_name_says(name: str):
    assert len(POLYOMINOES[name]) == int(name[1])


@pytest.mark.parametrize("name", ORIENTATIONS)
def test_a_polyomino_hangs_together(name: str):
    shape = POLYOMINOES[name]
    reached = {min(shape)}
    for _ in shape:
        reached |= {one for one in shape for other in reached if are_neighbours(one, other)}
    assert reached == shape


@pytest.mark.parametrize(("name", "many"), ORIENTATIONS.items())
def test_a_polyomino_has_so_many_orientations(name: str, many: int):
    turned = orientations(POLYOMINOES[name])
    assert len(turned) == len(set(turned)) == many
    assert set(turned) == set(images(POLYOMINOES[name]))


def test_no_two_polyominoes_are_the_same():
    assert len({kind(shape) for shape in POLYOMINOES.values()}) == len(POLYOMINOES)


@modest
@given(shape=shapes)
def test_any_shape_has_the_orientations_of_brute_force(shape):
    start = normalised(shape)
    assert set(orientations(start)) == set(images(shape))
    assert len(orientations(start)) in (1, 2, 4, 8)
    assert orientations(start)[0] == start


@modest
@given(shape=shapes, down=st.integers(-5, 5), right=st.integers(-5, 5))
def test_a_moved_shape_is_normalised_alike(shape, down: int, right: int):
    moved = [(row + down, column + right) for row, column in shape]
    assert normalised(moved) == normalised(shape)
    assert normalised(normalised(shape)) == normalised(shape)


def test_a_drawing_is_read_as_a_shape():
    assert parse_shape(["....", ".##.", "..#."]) == {(0, 0), (0, 1), (1, 1)}
