"""The engine and the oracle play whole matches of Pyramido side by side and never differ."""

from collections import Counter
from copy import deepcopy
from functools import cache

import pytest
from tests.oracles.pyramido import SlowMatch, act
from tests.oracles.pyramido_box import COLOURS, MYTHICAL
from tests.oracles.pyramido_lock_step import LockStep, choose

from pyramidion.kernel.chance import Chance, Seeded

TASTES = ("any", "narrow", "wide", "hoard")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("taste", TASTES)
def test_a_whole_match_is_the_same(players: int, taste: str):
    pair = LockStep.start({}, players, players, taste)
    pair.run(taste)
    assert pair.match.outcome is not None
    assert pair.met["a step taken back"]


@pytest.mark.parametrize("legend", ["beat", "become"])
@pytest.mark.parametrize("taste", TASTES)
def test_a_whole_match_against_the_legend_is_the_same(legend: str, taste: str):
    pair = LockStep.start({"legend": legend}, 1, legend, taste)
    pair.run(taste)
    assert pair.match.outcome is not None
    assert pair.met["the Legend finds no gem"]


@pytest.mark.parametrize("first", ["0", "1", "2"])
def test_pd_13__the_host_may_choose_who_begins(first: str):
    pair = LockStep.start({"first": first, "hints": False}, 3, first)
    pair.run(last_floor=1)
    assert pair.slow.floor == 2


@pytest.mark.parametrize("players", [1, 2])
def test_pd_21__spaces_that_stay_empty_are_the_same(players: int):
    slow = LockStep.start({}, players, "few dominoes").slow
    for space in slow.area.spaces:
        space.pile = space.pile[-4:]
    pair = LockStep.start_from(slow, players, "few dominoes")
    pair.run("wide", last_floor=1)
    assert {"a pile rebuilt", "a space left empty"} <= set(pair.met)
    assert players == 1 or pair.met["nothing left to turn up"]


@pytest.mark.parametrize("players", [1, 2])
def test_pd_23__a_bag_that_runs_short_is_the_same(players: int):
    slow = LockStep.start({}, players, "few gems").slow
    slow.area.bag = Counter({"red": 1, MYTHICAL: 1})
    slow.area.discards = Counter({"blue": 2, "green": 1})
    pair = LockStep.start_from(slow, players, "few gems")
    pair.run("wide", last_floor=1)
    assert {"the bag refilled", "a gem area short"} <= set(pair.met)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pd_70__ends_that_are_nearly_tied_are_the_same(players: int):
    """The last scoring of one match, with floors and gems that bring ties about."""
    last = scoring_of(4, players)
    chance = Seeded("nearly tied", players)
    tie_breaks: Counter[str | None] = Counter()
    for number in range(40):
        pair = LockStep.start_from(nearly_tied(last, chance), players, number)
        for seat in range(players):
            pair.play(seat, act("confirm"))
        pair.compare()
        outcome = pair.match.outcome
        assert outcome is not None
        tie_breaks[outcome.tie_break] += 1
    assert set(tie_breaks) == {None, "PD-90" if players == 1 else "PD-70"}


@pytest.mark.parametrize("legend", ["beat", "become"])
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_pd_62__the_legend_starts_a_floor_after_fewer_points(floor: int, legend: str):
    slow = deepcopy(scoring_of(floor, 1))
    assert slow.legend is not None
    slow.options.legend = legend
    slow.legend.gems = Counter({"red": 1})
    slow.players[0].gems = Counter({MYTHICAL: 5})
    pair = LockStep.start_from(slow, floor, legend)
    pair.play(0, act("confirm"))
    assert (pair.slow.floor, pair.slow.turn) == (floor + 1, 1)
    pair.run()
    assert pair.met["the Legend starts a floor"]


@cache
def scoring_of(floor: int, players: int) -> SlowMatch:
    """The position before the points of a floor, with nothing lit."""
    pair = LockStep.start({}, players, "scoring")
    chance = Seeded("scoring", players)
    while (pair.slow.floor, pair.slow.phase) != (floor, "score"):
        seat = min(pair.slow.deciders)
        pair.play(seat, choose(pair.slow, seat, "hoard", chance))
    return pair.slow


def nearly_tied(last: SlowMatch, chance: Chance) -> SlowMatch:
    """The same position with points and gems that differ little."""
    slow = deepcopy(last)
    for player in slow.players:
        player.floors = [4 + chance.below(2) for _ in range(3)]
        player.gems = Counter(COLOURS[: 1 + chance.below(2)])
    if slow.legend is not None:
        slow.legend.floors = [4 + chance.below(2) for _ in range(3)]
        slow.legend.gems = Counter()
    return slow
