"""Floors by plan in Expédition Pyramide: what greedy rates, and what strong sees beside that."""

import pytest

from pyramidion.bots import BOTS
from pyramidion.bots.evaluations import EVALUATIONS
from pyramidion.bots.heuristics.expedition import collect, paired, rate, standing
from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.actions import MoveTo, Solve
from pyramidion.kernel.chance import Scripted, Seeded
from pyramidion.kernel.seats import Seat

DULL = "gwybogwybogwy"
FOUND = "found=0:9000:0:"


def _holes(**rows: str) -> str:
    """Floors of ever the same gems, none of them red, but for `f2="rr"`: so floor 2 begins."""
    begun = [rows.get(f"f{floor}", "") for floor in range(1, 7)]
    return "/".join(start + DULL[len(start) :] for start in begun)


def _view(position: str):
    return EXPEDITION.view(EXPEDITION.notation.parse_state(position), Seat(0))


def _floor(name: str, position: str) -> int:
    step = BOTS[name](EXPEDITION).decide(_view(position), 100, Seeded("floor"))
    assert isinstance(step, MoveTo)
    return step.floor


def _worth(position: str) -> float:
    return EVALUATIONS["expedition"].worth(EXPEDITION.notation.parse_state(position), 0)


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_two_gems_of_the_best_colour_are_taken(name):
    mine = "floor=2 gems=0.3.0.0.0.0 " + FOUND
    holes = _holes(f1="gg", f3="rr", f4="bb")
    assert _floor(name, f"phase=move sign=eye round=6 holes={holes} | {mine} |") == 3


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_in_the_last_round_only_the_gems_of_this_pair_count(name):
    mine = "floor=3 gems=0.3.0.0.2.0 " + FOUND
    holes = _holes(f1="gwrrrrr", f3="wr", f5="oo")
    assert _floor(name, f"phase=move sign=eye round=9 holes={holes} | {mine} |") == 5
    mine = "floor=3 gems=0.4.0.0.2.0 " + FOUND
    assert _floor(name, f"phase=move sign=eye round=9 holes={holes} | {mine} |") == 3


def test_greedy_goes_where_the_next_pairs_are_good():
    mine = "floor=2 gems=0.2.0.0.0.0 " + FOUND
    holes = _holes(f1="rgrrrr", f3="rgbwoy")
    ratings = rate(_view(f"phase=move sign=eye round=4 holes={holes} | {mine} |"))
    assert ratings[0] > ratings[2]


def test_greedy_prefers_a_floor_from_which_more_is_reached():
    mine = "floor=3 gems=0.2.0.0.0.0 found=1:9500:0:"
    holes = _holes(f2="rg", f4="rg", f5="rr", f6="rr")
    other = f"{FOUND} collected"
    assert _floor("greedy", f"phase=move sign=eye round=7 holes={holes} | {mine} | {other}") == 4


def test_strong_takes_what_another_needs_where_its_own_gain_is_the_same():
    mine = "floor=2 gems=0.3.0.0.0.0 " + FOUND
    other = "floor=2 gems=0.0.3.0.0.0 found=1:9500:0:"
    holes = _holes(f1="rb", f2="wo", f3="rg")
    assert _floor("strong", f"phase=move sign=eye round=9 holes={holes} | {mine} | {other}") == 1
    other = "floor=2 gems=3.0.0.0.0.0 found=1:9500:0:"
    assert _floor("strong", f"phase=move sign=eye round=9 holes={holes} | {mine} | {other}") == 3


def test_strong_gives_up_a_gem_to_win():
    mine = "floor=2 gems=0.5.0.0.0.0 " + FOUND
    other = "floor=2 gems=0.0.4.0.0.0 found=1:9500:0:"
    holes = _holes(f1="gw", f2="bb", f3="wg", f4="wo", f5="rw")
    assert _floor("strong", f"phase=move sign=eye round=9 holes={holes} | {mine} | {other}") == 2


def test_what_was_moved_for_counts_as_collected():
    holes = _holes(f2="rr")
    place = f"phase=move sign=eye round=5 holes={holes} | floor=1 gems=0.2.0.0.0.0 {FOUND} %s |"
    assert _worth(place % "pending=2") > _worth(place % "pending=3")


def test_worth_of_a_match_that_is_over_is_the_lead_over_the_best_other():
    place = "phase=over round=9 | gems=0.5.1.0.0.0 | gems=3.0.0.0.2.0 | gems=0.%d.0.3.0.0"
    assert round(_worth(place % 3)) == 2
    assert round(_worth(place % 8)) == -3


def test_standing_compares_sorted_counts():
    assert standing([2, 5, 0, 0, 0, 1]) > standing([4, 4, 4, 4, 4, 4])
    assert standing([0, 5, 0, 0, 3, 1]) > standing([5, 2, 2, 2, 2, 2])


def test_pairs_are_taken_two_by_two_and_the_last_gem_alone():
    pairs = paired([[0, 1, 2], [], [3], [4, 4], [5], [5]])
    assert pairs[0] == ((0, 1), (2,))
    assert collect(pairs, [0] * 6, 0) == ([1, 1, 0, 0, 0, 0], (((2,),), *pairs[1:]))
    assert collect(pairs, [0] * 6, 1) == ([0] * 6, pairs)


@pytest.mark.parametrize("name", list(BOTS))
def test_the_way_in_which_a_bot_opens_its_door_is_real(name):
    position = "phase=search sign=sun level=hard glass=1:30000 | |"
    state = EXPEDITION.notation.parse_state(position)
    solved = BOTS[name](EXPEDITION).decide(_view(position), 1, Scripted([0]))
    assert isinstance(solved, Solve)
    EXPEDITION.check(state, Seat(0), solved)
