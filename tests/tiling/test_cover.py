"""Exact coverings by pieces, against sets of places and against counts that are known."""

from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tiling.by_sets import Places, cornered, images, kind, places_of
from tests.tiling.pentominoes import PENTOMINOES, SHORT_COUNTS, Known

from pyramidion.tiling.cover import count_solutions, first_solution, restride, solutions, transpose
from pyramidion.tiling.grid import mask_of
from pyramidion.tiling.polyomino import POLYOMINOES, Shape, parse_shape

modest = settings(max_examples=60, deadline=None, derandomize=True, database=None)
small = [shape for shape in POLYOMINOES.values() if 2 <= len(shape) <= 4]
single = POLYOMINOES["I1"]
split = [parse_shape(["#.#"]), parse_shape(["#.", ".#"]), parse_shape(["#..#", "#..."])]


@cache
def turned(piece: Shape) -> frozenset[Places]:
    """The piece in all its orientations."""
    return frozenset(images(piece))


def brute_force(region: Places, pieces: Sequence[Shape]) -> set[frozenset[tuple]]:
    """Every covering as a set of (kind of piece, places), piece by piece in every position."""
    if not pieces:
        return {frozenset()} if not region else set()
    piece, *others = pieces
    found = set()
    for image in turned(piece):
        for row, column in region:
            top, left = min(image)
            laid = frozenset((row + r - top, column + c - left) for r, c in image)
            if laid <= region:
                for rest in brute_force(region - laid, others):
                    found.add(rest | {(kind(piece), laid)})
    return found


def as_sets(found: Sequence[tuple[int, ...]], width: int, pieces: Sequence[Shape]) -> set:
    """The coverings in the words of brute force; every mask must be its piece."""
    for laid in found:
        for mask, piece in zip(laid, pieces, strict=True):
            assert cornered(places_of(mask, width)) in turned(piece)
    return {
        frozenset(
            (kind(piece), places_of(mask, width)) for mask, piece in zip(laid, pieces, strict=True)
        )
        for laid in found
    }


@st.composite
def laid_out(draw: st.DrawFn, shapes: Sequence[Shape], most: int) -> tuple[int, int, list[Shape]]:
    """A region made of pieces that were laid somewhere, so that it can be covered, and a width."""
    pieces = draw(st.lists(st.sampled_from(shapes), min_size=1, max_size=most))
    width = draw(st.integers(4, 7))
    region: set[tuple[int, int]] = set()
    for piece in pieces:
        image = draw(st.sampled_from(sorted(map(sorted, turned(piece)))))
        wide = 1 + max(c for _, c in image)
        left = draw(st.integers(0, width - wide))
        top = 0
        while region & {(top + r, left + c) for r, c in image}:
            top += 1
        region |= {(top + r, left + c) for r, c in image}
    return mask_of(r * width + c for r, c in region), width, pieces


@st.composite
def anything(draw: st.DrawFn) -> tuple[int, int, list[Shape]]:
    """Any small region, and pieces that have its area."""
    width = draw(st.integers(1, 5))
    region = draw(st.integers(1, (1 << 10) - 1))
    pieces: list[Shape] = []
    while (left := region.bit_count() - sum(map(len, pieces))) > 0:
        fitting = [shape for shape in [*small, *split] if len(shape) <= left] or [single]
        pieces.append(draw(st.sampled_from(fitting)))
    return region, width, pieces


def check(region: int, width: int, pieces: Sequence[Shape]) -> int:
    """All three functions agree with brute force; gives the number of coverings."""
    found = list(solutions(region, width, pieces))
    expected = brute_force(places_of(region, width), pieces)
    assert as_sets(found, width, pieces) == expected
    assert len(found) == len(set(found)) == len(expected)
    assert count_solutions(region, width, pieces) == len(expected)
    assert first_solution(region, width, pieces) == (found[0] if found else None)
    assert list(solutions(region, width, pieces)) == found
    return len(found)


@modest
@given(case=laid_out(list(POLYOMINOES.values()), 4))
def test_a_few_pieces_cover_as_brute_force_says(case):
    assert check(*case) >= 1


@modest
@given(case=laid_out(small, 4))
def test_equal_pieces_are_not_told_apart(case):
    assert check(*case) >= 1


@modest
@given(case=laid_out(split, 3))
def test_pieces_that_do_not_hang_together(case):
    assert check(*case) >= 1


@modest
@given(case=anything())
def test_any_region_is_covered_as_brute_force_says(case):
    check(*case)


@modest
@given(case=laid_out(list(POLYOMINOES.values()), 9))
def test_every_covering_is_exact(case):
    region, width, pieces = case
    first = first_solution(region, width, pieces)
    assert first is not None
    for laid, _ in zip(solutions(region, width, pieces), range(20), strict=False):
        assert sum(laid) == region
        assert sum(mask.bit_count() for mask in laid) == region.bit_count()
        as_sets([laid], width, pieces)


def test_nothing_is_covered_by_nothing():
    assert list(solutions(0, 5, [])) == [()]
    assert count_solutions(0, 5, []) == 1
    assert first_solution(0, 5, [POLYOMINOES["I1"]]) is None
    assert first_solution(1, 5, []) is None


@pytest.mark.parametrize("many", [1, 3, 6])
def test_areas_that_differ_cannot_be_covered(many: int):
    region = (1 << 2 * many + 1) - 1
    assert count_solutions(region, 40, [POLYOMINOES["I2"]] * many) == 0
    assert list(solutions(region, 40, [POLYOMINOES["I2"]] * many)) == []


def test_a_piece_does_not_run_over_into_the_next_row():
    corner = mask_of([2, 3])
    assert first_solution(corner, 3, [POLYOMINOES["I2"]]) is None
    assert first_solution(corner, 4, [POLYOMINOES["I2"]]) == (corner,)


@pytest.mark.parametrize(("width", "many"), [(2, 2), (4, 36), (6, 6728), (8, 12988816)])
def test_dominoes_on_a_square(width: int, many: int):
    square = (1 << width * width) - 1
    assert count_solutions(square, width, [POLYOMINOES["I2"]] * (width * width // 2)) == many


@pytest.mark.parametrize("known", SHORT_COUNTS, ids=str)
def test_the_twelve_pentominoes_are_counted(known: Known):
    assert count_solutions(known.region, known.width, PENTOMINOES) == known.many


def test_the_twelve_pentominoes_are_laid():
    for known in SHORT_COUNTS[:3]:
        found = list(solutions(known.region, known.width, PENTOMINOES))
        assert len(set(found)) == len(found) == known.many
        assert all(sum(laid) == known.region for laid in found)
        as_sets(found[:10], known.width, PENTOMINOES)


@modest
@given(mask=st.integers(0, (1 << 30) - 1), width=st.integers(1, 6), more=st.integers(0, 4))
def test_cells_keep_their_places_on_another_width(mask: int, width: int, more: int):
    wider = restride(mask, width, width + more)
    assert places_of(wider, width + more) == places_of(mask, width)
    assert restride(wider, width + more, width) == mask
    exchanged = places_of(transpose(mask, width, 30), 30)
    assert exchanged == {(column, row) for row, column in places_of(mask, width)}
