"""The oracle itself, against the booklet's examples and what can be counted by hand."""

from collections import Counter
from itertools import chain

import pytest
from tests.oracles.expedition import CLOCK, GLASS, SlowMatch
from tests.oracles.expedition_box import (
    DRAWINGS,
    FLOORS,
    GEMS,
    HOLES,
    SIGNS,
    Shape,
    cards,
    coverings,
    drawn,
    is_key,
    numbers,
    opens,
    ways,
)
from tests.oracles.expedition_players import SlowOptions
from tests.oracles.expedition_scoring import (
    Find,
    by_rank,
    floors_in_reach,
    leftmost,
    ranking,
)

ROWS = [[GEMS[(floor + hole) % 6] for hole in range(HOLES)] for floor in range(FLOORS)]
"""Thirteen gems of each colour: every floor begins with another one."""

FIRST_GROUP = [number for number, card in cards().items() if card.group == 1]


def test_ex_02__twelve_different_keys_of_47_cells():
    shapes = {min(ways(key), key=sorted) for key in DRAWINGS}
    assert len(shapes) == len(DRAWINGS) == 12
    assert all(len(shape) == int(key[1]) for key in DRAWINGS for shape in ways(key))
    assert sum(int(key[1]) for key in DRAWINGS) == 2 + 2 * 3 + 5 * 4 + 4 * 5


def test_ex_02__a_key_has_as_many_orientations_as_its_symmetry_leaves():
    many = {1: "O4", 2: "I2 I3 I4", 4: "V3 T4 S4 Z5", 8: "L4 P5 L5 Y5"}
    told = {key: count for count, keys in many.items() for key in keys.split()}
    assert {key: len(ways(key)) for key in DRAWINGS} == told


def test_ex_22__a_key_is_its_shape_and_nothing_else():
    assert is_key("L4", [(3, 3), (3, 4), (3, 5), (4, 5)])
    assert not is_key("L4", [(3, 3), (3, 4), (3, 5), (4, 4)])
    assert not is_key("I2", [(0, 7), (1, 0)])
    assert not is_key("I2", [(0, 0), (0, 0)])
    assert not is_key("I2", [])
    assert not is_key("X5", [(0, 0), (0, 1)])


@pytest.mark.parametrize(
    ("rows", "keys", "count"),
    [
        (["#####"], "I2 I3", 2),
        (["###", "###"], "I2 O4", 2),
        (["###", "###"], "I2 L4", 4),
        (["###", "###"], "I2 I4", 0),
        (["###", "###"], "I3 V3", 0),
        (["##.", "###"], "I2 V3", 2),
        (["###", "###"], "I2 I3", 0),
    ],
)
def test_ex_22__small_doors_open_as_often_as_counted_by_hand(
    rows: list[str], keys: str, count: int
):
    door = drawn(rows, "#")
    found = list(coverings(door, keys.split()))
    assert len(found) == count
    assert all(opens(door, keys.split(), laid) for laid in found)


def test_ex_22__a_door_is_covered_exactly():
    door, keys = drawn(["###", "###"], "#"), ["I2", "O4"]
    square, bar = drawn(["##.", "##."], "#"), drawn(["..#", "..#"], "#")
    assert opens(door, keys, {"O4": square, "I2": bar})
    assert not opens(door, keys, {"O4": square})
    assert not opens(door, keys, {"O4": square, "I2": drawn(["...#", "...#"], "#")})
    assert not opens(door, keys, {"O4": square, "I2": drawn([".#.", ".#."], "#")})
    assert not opens(door, [*keys, "I3"], {"O4": square, "I2": bar})


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_ex_05__every_set_of_keys_opens_its_door_as_often_as_the_data_say(level: str):
    for card in cards().values():
        side = card.sides[level]
        found = {sign: list(coverings(side.door, side.keys[sign])) for sign in SIGNS}
        assert {sign: len(ways_in) for sign, ways_in in found.items()} == side.solutions
        assert all(side.solutions.values())
        assert len({frozenset(keys) for keys in side.keys.values()}) == len(SIGNS)


@pytest.mark.parametrize(("level", "many", "sizes"), [("easy", 3, (11, 13)), ("hard", 4, (14, 18))])
def test_ex_05__doors_are_connected_without_holes_and_of_the_right_size(
    level: str, many: int, sizes: tuple[int, int]
):
    for card in cards().values():
        side = card.sides[level]
        assert sizes[0] <= len(side.door) <= sizes[1]
        assert parts(side.door) == 1
        around = {(row, column) for row in range(-1, 9) for column in range(-1, 9)}
        assert parts(frozenset(around - side.door)) == 1
        assert all(len(set(keys)) == len(keys) == many for keys in side.keys.values())


def parts(cells: Shape) -> int:
    """How many connected parts the cells make."""
    left, count = set(cells), 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            row, column = reached.pop()
            near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
            reached += near & left
            left -= near
    return count


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_ex_05__no_key_is_used_too_often_or_too_seldom(level: str):
    used = Counter(
        chain.from_iterable(
            keys for card in cards().values() for keys in card.sides[level].keys.values()
        )
    )
    even = used.total() / len(DRAWINGS)
    assert all(even / 2 <= used[key] <= 2 * even for key in DRAWINGS)


def test_ex_12__nine_groups_of_four_that_are_fair_under_every_hieroglyph():
    assert sorted(cards()) == list(range(1, 37))
    assert Counter(card.group for card in cards().values()) == dict.fromkeys(range(1, 10), 4)
    for group in range(1, 10):
        for level in ("easy", "hard"):
            sides = [card.sides[level] for card in cards().values() if card.group == group]
            for sign in SIGNS:
                seconds = [side.seconds[sign] for side in sides]
                assert max(seconds) <= 1.2 * min(seconds)


def test_ex_26__equal_instants_go_clockwise_from_the_roller():
    finds = [Find(0, 500), Find(1, 500), Find(2, 400), Find(3, 500)]
    assert by_rank(finds, roller=3, players=4) == [2, 3, 0, 1]
    assert by_rank(finds, roller=1, players=4) == [2, 1, 3, 0]
    assert by_rank([Find(0, 500), Find(1, 700, 250)], roller=0, players=2) == [1, 0]


def test_ex_31__floors_in_reach_do_not_wrap_round():
    assert floors_in_reach(1, 3) == {1, 2, 3, 4}
    assert floors_in_reach(4, 1) == {3, 4, 5}
    assert floors_in_reach(6, 2) == {4, 5, 6}
    assert floors_in_reach(5, 0) == {5}


def test_ex_32__gaps_are_skipped_and_what_is_left_is_taken():
    assert leftmost([None, "red", None, "blue", "red"]) == [1, 3]
    assert leftmost([None, None, "green"]) == [2]
    assert leftmost([None, None]) == []


def test_ex_x1__most_gems_of_one_colour_win_not_most_gems():
    gems = [[7, 5, 3, 2, 0, 1], [4, 1, 0, 1, 2, 3], [2, 3, 2, 8, 0, 0]]
    assert [sum(held) for held in gems] == [18, 11, 15]
    assert ranking(gems) == ([2, 3, 1], False)


def test_ex_42__equal_best_colours_are_parted_by_the_next_ones():
    assert ranking([[5, 2, 0, 0, 0, 0], [0, 0, 3, 0, 5, 0]]) == ([2, 1], True)
    assert ranking([[5, 2, 1, 0, 0, 0], [1, 0, 0, 2, 0, 5]]) == ([1, 1], False)
    assert ranking([[5, 0, 0, 0, 0, 0], [4, 4, 0, 0, 0, 0], [4, 4, 1, 0, 0, 0]]) == (
        [1, 3, 2],
        True,
    )


def test_ex_x2__under_the_hand_each_takes_the_keys_of_their_own_card():
    match = rolled("hand", level="each", level_1="hard")
    for seat, level in enumerate(("easy", "hard", "easy")):
        side = cards()[FIRST_GROUP[seat]].sides[level]
        assert match.keys(seat) == side.keys["hand"]
        assert len(match.keys(seat)) == (4 if level == "hard" else 3)


def rolled(sign: str = "eye", players: int = 3, **options: object) -> SlowMatch:
    """A match whose die has shown the sign at instant 1000; the last seat rolled it."""
    match = SlowMatch(players, SlowOptions(**options), players - 1, ROWS)  # type: ignore[arg-type]
    match.lay_open(FIRST_GROUP[:players])
    for seat in match.seats:
        is_last = seat == players - 1
        match.play(seat, {"type": "ready"}, 1000, SIGNS.index(sign) if is_last else None)
    return match


def find(match: SlowMatch, seat: int, at: int) -> None:
    """The seat opens its door."""
    side = match.players[seat].side
    assert side is not None
    found = next(coverings(side.door, match.keys(seat)))
    laid = [{"key": key, "cells": numbers(cells)} for key, cells in found.items()]
    match.play(seat, {"type": "solve", "laid": laid}, at)


def run_out(match: SlowMatch) -> None:
    """The glass runs out."""
    assert match.owed is not None
    match.play(CLOCK, {"type": "glass_ran_out"}, match.owed[0])


def collect(match: SlowMatch, seat: int, floor: int, at: int = 0) -> None:
    """The seat moves and collects."""
    match.play(seat, {"type": "move_to", "floor": floor}, at or match.at)
    match.play(seat, {"type": "confirm"}, at or match.at)


def test_ex_23__the_minute_ends_early_when_all_have_found():
    match = rolled()
    for seat in (2, 0, 1):
        assert match.phase == "search"
        find(match, seat, 5000)
    assert (match.phase, match.finders, match.deciders) == ("move", [2, 0, 1], {2})
    assert [match.most(seat) for seat in match.seats] == [2, 1, 3]


def test_ex_24__the_glass_is_turned_once_more_and_never_a_third_time():
    match = rolled()
    run_out(match)
    assert (match.glass, match.glass_at) == (2, 1000 + GLASS)
    run_out(match)
    assert (match.phase, match.round, match.roller) == ("ready", 2, 0)
    assert match.owed == (1000 + 2 * GLASS + 30_000, "count_down_over")


def test_ex_30__finders_move_one_after_the_other_by_rank():
    match = rolled()
    find(match, 1, 2000)
    find(match, 0, 2001)
    run_out(match)
    assert [action["floor"] for action in match.legal(1)] == [1, 2, 3, 4]
    assert match.legal(0) == match.legal(2) == []
    collect(match, 1, 3)
    assert [action["floor"] for action in match.legal(0)] == [1, 2, 3]
    collect(match, 0, 3)
    assert match.floors[3] == [None] * 4 + ROWS[2][4:]
    assert match.players[0].gems == Counter(ROWS[2][2:4])
    assert (match.round, match.players[2].floor) == (2, 1)


def test_ex_50__gems_go_to_whoever_confirms_first_within_the_minute():
    match = rolled(harder=True)
    find(match, 0, 2000)
    find(match, 1, 3000)
    for seat in (0, 1):
        match.play(seat, {"type": "move_to", "floor": 3}, 4000)
    match.play(1, {"type": "confirm"}, 5000)
    assert match.players[1].took == ROWS[2][:2]
    match.play(0, {"type": "confirm"}, 5001)
    assert match.players[0].took == ROWS[2][2:4]
    assert match.deciders == {2}
    find(match, 2, 6000)
    assert match.phase == "search"
    collect(match, 2, 1, 7000)
    assert match.round == 2


def test_ex_50__what_is_not_collected_in_the_minute_is_lost():
    match = rolled(harder=True)
    find(match, 0, 2000)
    match.play(0, {"type": "move_to", "floor": 3}, 4000)
    run_out(match)
    assert {"type": "gems_missed", "seat": 0} in match.facts
    assert (match.round, match.players[0].gems.total()) == (2, 0)


def test_ex_27__ready_can_be_taken_back_until_the_die_is_rolled():
    match = SlowMatch(2, SlowOptions(), 0, ROWS)
    match.lay_open(FIRST_GROUP[:2])
    match.play(0, {"type": "ready"}, 10)
    match.take_back(0)
    assert (match.deciders, match.at) == ({0, 1}, 0)
    match.play(1, {"type": "ready"}, 20)
    match.play(0, {"type": "ready"}, 30, 0)
    assert (match.phase, match.can_take_back(0)) == ("search", False)
