"""What opens a door, and what does not. Rules EX-21 and EX-22."""

import pytest
from tests.games.expedition.laying import (
    not_shown,
    of_key,
    overlapping,
    placed,
    searching,
    sticking_out,
    without,
)
from tests.games.expedition.table import at

from pyramidion.games.expedition.actions import Solve
from pyramidion.games.expedition.components import KEYS, SIGNS, Laid
from pyramidion.games.expedition.events import DoorOpened
from pyramidion.tiling.polyomino import POLYOMINOES

LEVELS = ("easy", "hard")
EVERY_SIGN = [(level, sign) for level in LEVELS for sign in SIGNS]


@pytest.mark.parametrize(("level", "sign"), EVERY_SIGN)
def test_ex_22__every_way_to_cover_the_door_opens_it(level: str, sign: str):
    for number in range(len(at(searching(sign, f"level={level}")).ways(1))):
        table = at(searching(sign, f"level={level}"))
        laid = table.ways(1)[number]
        table.does(1, Solve(laid), at=1234)
        assert table.events == [DoorOpened(1, 1, 1234)]
        found = table.player(1).found
        assert found is not None
        assert (found.rank, found.ms, found.credit, found.laid) == (1, 1234, 0, laid)


def test_ex_22__the_order_of_keys_and_cells_means_nothing():
    table = at(searching())
    laid = table.ways(0)[0]
    table.does(0, Solve(tuple(Laid(one.key, one.cells[::-1]) for one in laid[::-1])))
    found = table.player(0).found
    assert found is not None
    assert [one.key for one in found.laid] == sorted((one.key for one in laid), key=KEYS.index)


@pytest.mark.parametrize("level", LEVELS)
def test_ex_22__a_key_is_missing(level: str):
    table = at(searching(more=f"level={level}"))
    laid = table.ways(0)[0]
    for one in laid:
        step = Solve(without(laid, one.key))
        table.refuses(0, step, "EX-22", "ex-key-missing", key=str(one.key))


def test_ex_22__no_keys_at_all():
    table = at(searching())
    first = str(table.state.puzzle(0).keys[0])
    table.refuses(0, Solve(()), "EX-22", "ex-key-missing", key=first)


@pytest.mark.parametrize("level", LEVELS)
def test_ex_22__a_key_is_doubled(level: str):
    table = at(searching(more=f"level={level}"))
    laid = table.ways(0)[0]
    for one in laid:
        step = Solve((*laid, one))
        table.refuses(0, step, "EX-22", "ex-key-doubled", key=str(one.key))


def test_ex_22__a_key_is_doubled_in_place_of_another():
    table = at(searching())
    first, second, third = table.ways(0)[0]
    step = Solve((first, first, third))
    table.refuses(0, step, "EX-22", "ex-key-doubled", key=str(first.key))
    step = Solve((first, third, third))
    table.refuses(0, step, "EX-22", "ex-key-doubled", key=str(third.key))
    step = Solve((second, second, second))
    table.refuses(0, step, "EX-22", "ex-key-doubled", key=str(second.key))


@pytest.mark.parametrize("level", LEVELS)
def test_ex_21__a_key_that_the_card_does_not_show(level: str):
    table = at(searching(more=f"level={level}"))
    laid = table.ways(0)[0]
    for key in not_shown(table, 0):
        cells = tuple(8 * row + column for row, column in sorted(POLYOMINOES[key]))
        for step in (Solve((*laid, Laid(key, cells))), Solve((*laid[1:], Laid(key, cells)))):
            table.refuses(0, step, "EX-21", "ex-key-not-shown", key=str(key))


def test_ex_21__the_keys_of_another_sign_are_not_shown_for_this_one():
    other = at(searching("eye"))
    table = at(searching("bird"))
    extra = [key for key in other.state.puzzle(0).keys if key in not_shown(table, 0)]
    step = other.solution(0)
    table.refuses(0, step, "EX-21", "ex-key-not-shown", key=str(extra[0]))


@pytest.mark.parametrize("level", LEVELS)
def test_ex_22__cells_that_are_not_the_key(level: str):
    table = at(searching(more=f"level={level}"))
    laid = table.ways(0)[0]
    for one in laid:
        wrong = [(), one.cells[1:], (*one.cells[1:], 63), (*one.cells, 63)]
        wrong += [(*one.cells, one.cells[0]), (*one.cells[1:], one.cells[1])]
        for cells in wrong:
            step = placed(laid, one.key, *cells)
            table.refuses(0, step, "EX-22", "ex-not-the-key", key=str(one.key))


@pytest.mark.parametrize("cell", [-1, -8, -64, 64, 65, 10**6, -(10**18), 10**18])
def test_ex_22__cells_off_the_grid(cell: int):
    table = at(searching())
    laid = table.ways(0)[0]
    for one in laid:
        for cells in ((*one.cells[1:], cell), (*one.cells, cell), (cell,) * len(one.cells)):
            step = placed(laid, one.key, *cells)
            table.refuses(0, step, "EX-22", "ex-not-the-key", key=str(one.key))


@pytest.mark.parametrize("far", [64, -64, 1 << 40])
def test_ex_22__a_whole_key_off_the_grid(far: int):
    table = at(searching())
    laid = table.ways(0)[0]
    for one in laid:
        step = placed(laid, one.key, *(cell + far for cell in one.cells))
        table.refuses(0, step, "EX-22", "ex-not-the-key", key=str(one.key))


@pytest.mark.parametrize("level", LEVELS)
def test_ex_22__a_key_sticks_out(level: str):
    table = at(searching(more=f"level={level}"))
    wrong = list(sticking_out(table, 0))
    assert len(wrong) == len(table.state.puzzle(0).keys)
    for key, step in wrong:
        table.refuses(0, step, "EX-22", "ex-sticks-out", key=str(key))


def test_ex_22__a_key_outside_altogether():
    table = at(searching())
    laid = table.ways(0)[0]
    for one in laid:
        far = [(r + 4, c + 4) for r, c in POLYOMINOES[one.key] if max(r, c) < 4]
        if len(far) == len(one.cells):
            step = placed(laid, one.key, *sorted(8 * row + column for row, column in far))
            table.refuses(0, step, "EX-22", "ex-sticks-out", key=str(one.key))


@pytest.mark.parametrize("level", LEVELS)
def test_ex_22__a_key_lies_over_another(level: str):
    for sign in SIGNS:
        table = at(searching(sign, f"level={level}"))
        wrong = list(overlapping(table, 0))
        assert wrong
        for key, step in wrong:
            table.refuses(0, step, "EX-22", "ex-overlap", key=str(key))


def test_ex_22__the_later_of_two_that_overlap_is_named():
    table = at(searching())
    key, step = next(overlapping(table, 0))
    moved, *others = step.laid[::-1]
    first = next(one for one in others if set(one.cells) & set(moved.cells))
    step = Solve((moved, first, *(one for one in others if one != first)))
    table.refuses(0, step, "EX-22", "ex-overlap", key=str(first.key))
    assert moved.key == key


def test_ex_22__what_is_wrong_first_is_told_first():
    """Not shown, doubled, missing, another shape, outside, over another."""
    table = at(searching())
    laid = table.ways(0)[0]
    first, second, third = laid
    strange = Laid(not_shown(table, 0)[0], (0, 0))
    bad = Laid(first.key, ())
    out = dict(sticking_out(table, 0))[second.key].laid[-1]
    over = Laid(third.key, third.cells)
    table.refuses(
        0, Solve((bad, bad, out, strange)), "EX-21", "ex-key-not-shown", key=str(strange.key)
    )
    table.refuses(0, Solve((bad, bad, out)), "EX-22", "ex-key-doubled", key=str(first.key))
    table.refuses(0, Solve((bad, out)), "EX-22", "ex-key-missing", key=str(third.key))
    table.refuses(0, Solve((out, over, bad)), "EX-22", "ex-not-the-key", key=str(first.key))


def test_ex_22__outside_is_told_before_over_another():
    table = at(searching())
    for key, step in overlapping(table, 0):
        for other, outside in sticking_out(table, 0):
            if other != key:
                both = Solve((*without(step.laid, other), of_key(outside.laid, other)))
                table.refuses(0, both, "EX-22", "ex-sticks-out", key=str(other))


@pytest.mark.parametrize("seat", [1, 2])
def test_ex_21__what_opens_anothers_door(seat: int):
    table = at(searching())
    table.refuses(0, table.solution(seat), "EX-21", "ex-anothers-card", seat=seat)
    assert table.opens(seat).told(DoorOpened) == [DoorOpened(seat, 1, 0)]


def test_ex_21__anothers_door_also_when_it_is_open_already():
    table = at(searching())
    step = table.solution(2)
    table.opens(2).refuses(1, step, "EX-21", "ex-anothers-card", seat=2)


def test_ex_21__ones_own_keys_laid_wrong_are_not_anothers():
    table = at(searching())
    laid = table.ways(1)[0]
    table.refuses(1, Solve(laid[1:]), "EX-22", "ex-key-missing", key=str(laid[0].key))


@pytest.mark.parametrize("seat", [0, 1])
def test_ex_26__a_wrong_solution_costs_nothing(seat: int):
    table = at(searching())
    key, wrong = next(overlapping(table, seat))
    for instant in (10, 20, 30):
        table.refuses(seat, wrong, "EX-22", "ex-overlap", at=instant, key=str(key))
    table.opens(seat, at=31)
    assert table.events == [DoorOpened(seat, 1, 31)]
