"""Doors to open alone: the door of a day, and hints that lead to a solution."""

from datetime import date, timedelta
from hashlib import sha256
from random import Random

import pytest

from pyramidion.games.expedition.components import CARDS, SIGNS, WIDTH, Laid, Level, lies_as_key
from pyramidion.server.training import EPOCH, Door, advise, daily_door, daily_order
from pyramidion.tiling.cover import solutions
from pyramidion.tiling.grid import Grid, cells_of
from pyramidion.tiling.polyomino import POLYOMINOES

EVERY = [Door(number, level, sign) for number in CARDS for level in Level for sign in SIGNS]
GRID = Grid(WIDTH, WIDTH)


def _coverings(door):
    keys = door.puzzle.keys
    found = solutions(door.mask, WIDTH, [POLYOMINOES[key] for key in keys])
    return [dict(zip(keys, masks, strict=True)) for masks in found]


def _some_doors(seed, count=60):
    return Random(seed).sample(EVERY, count)


def test_no_door_comes_twice_within_432_days():
    days = [EPOCH + timedelta(n) for n in range(432)]
    assert {daily_door(day) for day in days} == set(EVERY)
    for day in days[:20]:
        assert (
            daily_door(day) == daily_door(day + timedelta(432)) == daily_door(day - timedelta(432))
        )


def test_easy_and_hard_come_by_turns():
    levels = [door.level for door in daily_order()]
    assert levels == [Level.EASY, Level.HARD] * 216


def test_the_order_is_the_one_that_the_document_tells():
    texts = [f"pyramidion/daily/1/hard/{n}/{sign}" for n in range(1, 37) for sign in SIGNS]
    texts.sort(key=lambda text: sha256(text.encode()).hexdigest())
    shown = [door for door in daily_order() if door.level is Level.HARD]
    assert [f"pyramidion/daily/1/hard/{door.number}/{door.sign}" for door in shown] == texts
    assert daily_door(date(2026, 1, 2)) == shown[0]


@pytest.mark.parametrize("door", _some_doors(1), ids=str)
def test_hints_alone_open_a_door(door):
    laid = {}
    for _ in door.puzzle.keys:
        place, remove = advise(door, laid)
        assert remove == ()
        assert place is not None
        assert place.key not in laid
        assert lies_as_key(place)
        laid[place.key] = place.mask
    assert laid in _coverings(door)
    assert advise(door, laid) == (None, ())


@pytest.mark.parametrize("door", _some_doors(2), ids=str)
def test_a_hint_agrees_with_whatever_can_stay(door):
    """From a part of any solution, the hint goes on to a solution that has that part."""
    rng = Random(str(door))
    for covering in _coverings(door):
        kept = rng.sample(door.puzzle.keys, rng.randrange(len(door.puzzle.keys)))
        laid = {key: covering[key] for key in kept}
        place, remove = advise(door, laid)
        assert remove == ()
        assert place is not None
        after = laid | {place.key: place.mask}
        assert any(after.items() <= whole.items() for whole in _coverings(door))


@pytest.mark.parametrize("door", _some_doors(3), ids=str)
def test_as_few_keys_as_possible_are_taken_away(door):
    """Keys lie anywhere, without overlapping; what is left and what is placed fit together."""
    rng = Random(str(door))
    for _ in range(10):
        laid = _laid_anyhow(door, rng)
        place, remove = advise(door, laid)
        left = {key: mask for key, mask in laid.items() if key not in remove}
        most = max(len(laid.items() & whole.items()) for whole in _coverings(door))
        assert len(left) == most
        if place is None:
            assert left in _coverings(door)
        else:
            after = left | {place.key: place.mask}
            assert len(after) == len(left) + 1
            assert any(after.items() <= whole.items() for whole in _coverings(door))


def _laid_anyhow(door, rng):
    laid, covered = {}, 0
    for key in door.puzzle.keys:
        mask = rng.choice(GRID.placements(POLYOMINOES[key]))
        if rng.random() < 0.5:
            mask = rng.choice(_coverings(door))[key]
        if not covered & mask:
            laid[key] = mask
            covered |= mask
    return laid


def test_the_largest_key_is_placed_first():
    for door in _some_doors(4):
        place, _ = advise(door, {})
        assert place is not None
        assert len(place.cells) == max(len(POLYOMINOES[key]) for key in door.puzzle.keys)
        assert place == Laid(place.key, tuple(cells_of(place.mask)))
