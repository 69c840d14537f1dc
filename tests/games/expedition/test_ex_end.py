"""The end, the winner and ties. Rules EX-40 to EX-42, with EX-X1."""

import pytest
from tests.games.expedition.table import BARE, Table, at

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.components import GEMS
from pyramidion.games.expedition.events import CardsDrawn, MatchEnded
from pyramidion.games.expedition.scoring import score, sorted_counts
from pyramidion.games.expedition.state import Phase
from pyramidion.kernel.outcome import Outcome, Score


def over(*collectors: str) -> Table:
    """The match is over; this is what the players hold."""
    seats = " | ".join(f"gems={gems}" for gems in collectors)
    return at(f"phase=over round=9 holes={BARE} | {seats}")


def ended(*collectors: str) -> Outcome:
    """How it ended."""
    outcome = over(*collectors).outcome
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("round_", range(1, 10))
def test_ex_40__after_nine_rounds(round_: int):
    table = at(f"phase=move round={round_} sign=sun | pending=1 found=0:9:0: | ")
    table.does(0, "confirm")
    assert (table.state.phase is Phase.OVER) == (round_ == 9)
    assert (table.outcome is not None) == (round_ == 9)
    assert table.events[-1] == (MatchEnded() if round_ == 9 else CardsDrawn(round_ + 1, 1))


def test_ex_40__the_last_collection_counts():
    table = at("phase=move round=9 sign=sun | pending=1 found=0:9:0: | ").does(0, "confirm")
    assert table.outcome is not None
    assert [score.total for score in table.outcome.scores] == [1, 0]
    assert table.outcome.ended == "EX-40"


@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize(
    "step", ["ready", "go 1", "confirm", "solve I2=a1a2", "glass", "countdown", "credit 0 9"]
)
def test_ex_40__nothing_is_done_after_the_end(seat: int, step: str):
    over("1.0.0.0.0.0", "0.0.0.0.0.0").refuses(seat, step, "EX-40", "ex-match-over")


def test_ex_40__nobody_and_no_clock_is_waited_for():
    table = over("1.0.0.0.0.0", "0.0.0.0.0.0")
    assert (table.deciders, table.deadline) == ([], None)
    assert [table.legal(seat) for seat in (0, 1)] == [[], []]
    assert [table.view(seat).prompt for seat in (0, 1)] == [None, None]


def test_ex_40__the_view_tells_the_outcome_and_nothing_is_pending():
    table = at("phase=move round=9 sign=sun | pending=1 found=0:9:0: | ").does(0, "confirm")
    view = table.view(1)
    assert view.outcome == table.outcome
    assert (view.sign, view.countdown_ms, view.glass_ms) == (None, None, None)
    assert view.players[0].pending is None


@pytest.mark.parametrize("phase", ["ready", "search", "move"])
def test_ex_40__no_outcome_before(phase: str):
    assert at(f"phase={phase} round=9 sign=eye | gems=9.9.0.0.0.0 | ").outcome is None


def test_ex_41__most_gems_of_one_colour_win():
    outcome = ended("3.3.3.3.3.3", "0.4.0.0.0.0")
    assert outcome.ranks == (2, 1)
    assert [score.total for score in outcome.scores] == [3, 4]
    assert outcome.winners == (1,)


def test_ex_41__categories_are_the_colours():
    assert score((1, 2, 3, 4, 5, 6)) == Score(
        6, {"green": 1, "red": 2, "blue": 3, "white": 4, "orange": 5, "yellow": 6}
    )
    assert list(score((0,) * 6).categories) == [str(gem) for gem in GEMS]


def test_ex_41__no_tie_break_is_named_where_totals_differ():
    assert ended("3.0.0.0.0.0", "0.4.0.0.0.0", "0.0.5.0.0.0").tie_break is None


@pytest.mark.parametrize("colour", range(6))
def test_ex_41__any_colour_will_do(colour: int):
    gems = [0] * 6
    gems[colour] = 5
    assert ended("4.4.0.0.0.0", ".".join(map(str, gems))).ranks == (2, 1)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("5.4.0.0.0.0", "5.3.3.3.3.3"),
        ("5.4.2.0.0.0", "0.0.0.1.4.5"),
        ("1.2.3.4.5.2", "5.4.3.2.1.1"),
        ("5.4.3.2.2.0", "5.4.3.2.1.0"),
        ("5.4.3.2.1.1", "5.4.3.2.1.0"),
    ],
)
def test_ex_42__the_second_colour_then_a_third_and_so_on(one: str, other: str):
    outcome = ended(one, other)
    assert (outcome.ranks, outcome.tie_break) == ((1, 2), "EX-42")
    assert ended(other, one).ranks == (2, 1)


def test_ex_42__the_colours_may_differ():
    assert sorted_counts((0, 4, 1, 0, 7, 2)) == (7, 4, 2, 1, 0, 0)
    assert ended("0.4.1.0.6.2", "6.4.0.2.0.1").ranks == (1, 1)


def test_ex_42__equal_throughout_is_a_shared_victory():
    outcome = ended("5.4.0.0.0.0", "0.0.0.0.4.5", "1.1.1.1.1.1")
    assert (outcome.ranks, outcome.winners) == ((1, 1, 3), (0, 1))
    assert outcome.tie_break is None


def test_ex_42__a_tie_for_a_lower_place_is_parted_too():
    outcome = ended("6.0.0.0.0.0", "2.3.0.0.0.0", "3.1.0.0.0.0", "0.0.0.0.0.0")
    assert outcome.ranks == (1, 2, 3, 4)
    assert outcome.tie_break == "EX-42"


def test_ex_42__one_pair_is_parted_and_another_shares():
    outcome = ended("6.1.0.0.0.0", "0.6.2.0.0.0", "3.1.0.0.0.0", "0.0.1.3.0.0")
    assert outcome.ranks == (2, 1, 3, 3)
    assert outcome.tie_break == "EX-42"


def test_ex_42__all_with_nothing_share():
    assert ended("0.0.0.0.0.0", "0.0.0.0.0.0").ranks == (1, 1)


def test_ex_x1__eight_white_gems_win_against_eighteen():
    outcome = ended("7.5.3.2.0.1", "4.1.0.1.2.3", "2.3.2.8.0.0")
    assert outcome.ranks == (2, 3, 1)
    assert [score.total for score in outcome.scores] == [7, 4, 8]
    assert [sum(score.categories.values()) for score in outcome.scores] == [18, 11, 15]
    assert outcome.winners == (2,)
    assert outcome.tie_break is None


def test_ex_x1__the_gems_are_those_of_the_box():
    lying = EXPEDITION.inventory(over("7.5.3.2.0.1", "4.1.0.1.2.3", "2.3.2.8.0.0").state)
    assert max(lying[f"gem {gem}"] for gem in GEMS) == 13
