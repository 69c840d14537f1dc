"""The cards: doors, sets of keys, times and groups. Rules EX-03 to EX-05."""

import copy
import json
from collections import Counter
from importlib.resources import files
from statistics import fmean

import pytest
from tools.expedition_doors import candidates, format_cards, make_candidate
from tools.expedition_effort import KEYS, Effort
from tools.expedition_outlines import GRID, mask
from tools.expedition_promises import faults

from pyramidion.games import expedition
from pyramidion.tiling.cover import count_solutions
from pyramidion.tiling.polyomino import POLYOMINOES, orientations, parse_shape

TEXT = (files(expedition) / "data" / "cards.json").read_text()
CARDS = json.loads(TEXT)
LEVELS = ("easy", "hard")
SIGNS = ("eye", "hand", "bird", "water", "sun", "reed")
ROUNDS = [(group, sign) for group in range(1, 10) for sign in SIGNS]


def doors(level):
    return [parse_shape(card[level]["door"]) for card in CARDS]


def sets(level):
    return [one for card in CARDS for one in card[level]["signs"].values()]


def times(level, group, sign):
    cards = [card for card in CARDS if card["group"] == group]
    return [card[level]["signs"][sign]["seconds"] for card in cards]


def walked(start, inside):
    """The spots that can be reached from the start by steps over sides."""
    seen, edge = {start}, [start]
    while edge:
        r, c = edge.pop()
        near = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & inside - seen
        seen |= near
        edge += near
    return seen


def test_ex_05__nine_groups_of_four_cards():
    assert [card["number"] for card in CARDS] == list(range(1, 37))
    assert Counter(card["group"] for card in CARDS) == dict.fromkeys(range(1, 10), 4)


@pytest.mark.parametrize(("level", "sizes"), [("easy", (11, 12, 13)), ("hard", range(14, 19))])
def test_ex_05__a_door_is_one_region_without_holes_of_the_right_size(level, sizes):
    for door in doors(level):
        around = {(r, c) for r in range(-1, 8) for c in range(-1, 8)} - door
        assert len(door) in sizes
        assert walked(min(door), door) == door
        assert walked((-1, -1), around) == around


@pytest.mark.parametrize("level", LEVELS)
def test_ex_05__the_doors_of_a_level_differ_however_turned(level):
    assert len({frozenset(orientations(door)) for door in doors(level)}) == 36


@pytest.mark.parametrize("level", LEVELS)
def test_ex_05__doors_look_good(level):
    drawn = [card[level]["door"] for card in CARDS]
    assert all(len(rows) <= 6 and len(rows[0]) <= 6 for rows in drawn)
    assert all(len({len(row) for row in rows}) == 1 for rows in drawn)
    assert all("#" in column for rows in drawn for column in (*rows, *zip(*rows, strict=True)))
    assert sum("." not in "".join(rows) for rows in drawn) <= 2


@pytest.mark.parametrize(("level", "many"), [("easy", 3), ("hard", 4)])
def test_ex_03__a_side_has_three_or_four_different_keys_for_each_of_six_hieroglyphs(level, many):
    assert all(tuple(card[level]["signs"]) == SIGNS for card in CARDS)
    for one in sets(level):
        assert len(set(one["keys"])) == many
        assert one["keys"] == sorted(one["keys"], key=KEYS.index)


@pytest.mark.parametrize("level", LEVELS)
def test_ex_05__the_six_sets_of_a_side_differ(level):
    for card in CARDS:
        assert len({tuple(one["keys"]) for one in card[level]["signs"].values()}) == 6


@pytest.mark.parametrize("level", LEVELS)
def test_ex_05__every_set_covers_its_door_in_as_many_ways_as_it_says(level):
    for card in CARDS:
        door = mask(parse_shape(card[level]["door"]))
        for one in card[level]["signs"].values():
            keys = [POLYOMINOES[key] for key in one["keys"]]
            assert count_solutions(door, 8, keys) == one["solutions"] > 0


@pytest.mark.parametrize(("level", "share"), [("easy", 54), ("hard", 72)])
def test_ex_05__each_key_is_used_at_least_half_and_at_most_twice_its_share(level, share):
    used = Counter(key for one in sets(level) for key in one["keys"])
    assert set(used) == set(KEYS)
    assert all(share / 2 <= many <= share * 2 for many in used.values())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("group", "sign"), ROUNDS)
def test_ex_05__the_times_of_a_round_lie_within_20_percent(level, group, sign):
    found = times(level, group, sign)
    assert len(found) == 4
    assert max(found) <= 1.2 * min(found)


@pytest.mark.parametrize(("group", "sign"), ROUNDS)
def test_ex_05__in_every_round_the_easiest_hard_side_is_twice_as_hard_as_any_easy_one(group, sign):
    assert min(times("hard", group, sign)) >= 2 * max(times("easy", group, sign))


def test_ex_05__the_hard_level_is_twice_as_hard_on_average():
    means = {level: fmean(one["seconds"] for one in sets(level)) for level in LEVELS}
    assert means["hard"] >= 2 * means["easy"]


def test_ex_05__mirrored_solutions_of_a_symmetrical_door_count_as_two():
    door = mask(parse_shape(["###", "###", "#.#"]))
    assert count_solutions(door, 8, [POLYOMINOES["I3"], POLYOMINOES["P5"]]) == 2


def test_ex_05__the_cards_on_file_keep_every_promise_and_are_written_as_the_generator_writes():
    assert list(faults(CARDS)) == []
    assert format_cards(CARDS) == TEXT


def _less_time(cards):
    cards[0]["easy"]["signs"]["eye"]["seconds"] -= 0.1


def _more_solutions(cards):
    cards[7]["hard"]["signs"]["sun"]["solutions"] += 1


def _equal_sets(cards):
    cards[3]["easy"]["signs"]["eye"] = cards[3]["easy"]["signs"]["hand"]


def _other_group(cards):
    cards[0]["group"] = 2


def _mirrored_door(cards):
    cards[1]["hard"]["door"] = [row[::-1] for row in cards[0]["hard"]["door"]]


def _hole(cards):
    cards[2]["easy"]["door"] = ["####", "#..#", "#.##", "####"]


@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        (_less_time, "Card 1, easy: eye: the model does not give"),
        (_more_solutions, "Card 8, hard: sun: there are"),
        (_equal_sets, "Card 4, easy: two sets of keys are equal."),
        (_other_group, "The cards are not numbered"),
        (_mirrored_door, "The hard level: two doors are alike"),
        (_hole, "Card 3, easy: the door has a wrong number of cells, several parts or a hole."),
    ],
)
def test_ex_05__a_card_that_breaks_a_promise_is_found(harm, fault):
    cards = copy.deepcopy(CARDS)
    harm(cards)
    assert any(found.startswith(fault) for found in faults(cards))


def test_ex_05__the_generator_goes_on_where_it_was_stopped(tmp_path):
    whole = candidates(1, "easy", 4, tmp_path / "whole")
    candidates(1, "easy", 2, tmp_path / "stopped")
    [file] = (tmp_path / "stopped").iterdir()
    file.write_text(file.read_text() + '[["###"')
    assert candidates(1, "easy", 4, tmp_path / "stopped") == whole
    assert file.read_text() == (tmp_path / "whole" / file.name).read_text()
    assert whole[3] == make_candidate(1, "easy", 3) != make_candidate(2, "easy", 3)


def _effort(rows, *keys):
    return Effort(mask(parse_shape(rows)), GRID).of([KEYS.index(key) for key in keys])


def test_ex_05__the_difficulty_is_the_same_however_the_door_is_turned():
    rows = CARDS[0]["easy"]["door"]
    keys = CARDS[0]["easy"]["signs"]["eye"]["keys"]
    turned = ["".join(row) for row in zip(*rows[::-1], strict=True)]
    assert _effort(turned, *keys) == pytest.approx(_effort(rows, *keys))
    assert _effort(rows[::-1], *keys) == pytest.approx(_effort(rows, *keys))


def test_ex_05__the_difficulty_of_two_keys_by_hand():
    """I2 and I3 on #####, where the eye may fall on any cell; each key has two orientations.

    At an end either key succeeds at once: laid 1, turned 0.15, the last one laid 1.
    Beside an end each key also has a way that strands a cell, tried first as often as not: + 0.15.
    In the middle I2 strands a cell both ways, 0.6 and turned 0.3, and is as often as not the first;
    I3 succeeds in two ways of three: 1 + 0.15 + 1 and 0.3 / 3.
    """
    end, beside = 2.15, 2.15 + 0.15
    middle = 2.15 + 0.1 + (0.6 + 0.3) / 2
    found = _effort(["#####"], "I2", "I3")
    assert found == pytest.approx((2 * end + 2 * beside + middle) / 5)


def test_ex_05__keys_that_cannot_open_a_door_have_no_difficulty():
    assert _effort(["#####"], "I2", "V3") == float("inf")
