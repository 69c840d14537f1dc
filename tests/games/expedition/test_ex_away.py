"""Time away and a credit for slow lines. Rule EX-26, by a scripted clock."""

import pytest
from tests.games.expedition.laying import searching
from tests.games.expedition.table import MINUTE, at

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.actions import CreditLine
from pyramidion.games.expedition.events import CreditGiven, DoorOpened, GlassTurned, SearchOver
from pyramidion.games.expedition.state import Phase
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat

LINE = "line=yes"


def test_ex_26__time_away_does_not_run_off_the_glass():
    table = at(searching()).goes_away(10_000, 95_000)
    assert table.deadline == (MINUTE + 85_000, "glass")
    table.opens(1, at=95_500)
    assert table.told(DoorOpened) == [DoorOpened(1, 1, 10_500)]
    assert table.view().glass_ms == 10_500


def test_ex_26__after_time_away_the_last_millisecond_is_in_time_and_the_end_is_not():
    table = at(searching()).goes_away(0, 7000).opens(2, at=MINUTE + 6999)
    assert table.told(DoorOpened) == [DoorOpened(2, 1, 59_999)]
    table.is_too_late(1, table.solution(1), at=MINUTE + 7000).ticks(MINUTE + 7000)
    assert table.told(SearchOver) == [SearchOver(1, (2,))]


def test_ex_26__time_away_is_given_back_each_time():
    table = at(searching()).goes_away(1000, 3000).goes_away(4000, 9000)
    assert table.deadline == (MINUTE + 7000, "glass")


def test_ex_26__time_away_before_the_second_glass_leaves_it_whole():
    table = at(searching()).goes_away(1000, 3000).ticks(MINUTE + 2000)
    assert table.events == [GlassTurned(2)]
    assert table.deadline == (2 * MINUTE + 2000, "glass")


def test_ex_26__time_away_does_not_run_off_the_countdown():
    table = at("phase=ready round=2 countdown=20000 | | ", [0]).goes_away(5000, 11_000)
    assert table.deadline == (16_000, "countdown")
    assert table.ticks(15_999).state.phase is Phase.READY
    assert table.ticks(16_000).state.phase is Phase.SEARCH


def test_ex_26__time_away_before_a_step_is_taken_back_stays_given():
    table = at("phase=ready round=2 countdown=20000 | | ", [0]).goes_away(5000, 11_000)
    table.does(0, "ready", at=12_000).takes_back(0, at=12_500)
    assert table.deadline == (16_000, "countdown")


def test_ex_26__the_log_replays_without_a_clock():
    table = at(searching()).goes_away(10_000, 95_000).opens(1, at=95_500).ticks(10**6)
    match = table.match
    again = Match.fold(match.game, match.options, 3, match.log)
    assert EXPEDITION.notation.format_state(again.state) == table.position


def test_ex_26__credit_is_taken_off_the_time_of_finding():
    table = at(searching(more=LINE)).clock("credit 2 120", at=100)
    assert table.events == [CreditGiven(2, 120)]
    table.opens(1, at=5000).opens(2, at=5119)
    assert table.ranks == [2, 1]
    assert table.told(DoorOpened) == [DoorOpened(1, 1, 5000), DoorOpened(2, 1, 5119)]


@pytest.mark.parametrize("seat", range(3))
def test_ex_26__every_seat_may_have_a_credit(seat: int):
    table = at(searching(more=LINE)).clock(f"credit {seat} 300")
    assert [player.credit for player in table.view().players] == [
        300 if other == seat else 0 for other in range(3)
    ]


def test_ex_26__credit_is_shown():
    table = at(searching(more=LINE)).clock("credit 2 120", at=100).opens(2, at=5000)
    found = table.player(2).found
    assert found is not None
    assert (found.ms, found.credit) == (5000, 120)
    assert [player.credit for player in table.view(0).players] == [0, 0, 120]


@pytest.mark.parametrize(("later", "ranks"), [(119, [2, 1]), (120, [1, 2]), (121, [1, 2])])
def test_ex_26__equal_with_credit_is_clockwise_from_the_roller(later: int, ranks: list[int]):
    table = at(searching(more=LINE)).clock("credit 2 120").opens(1, at=50).opens(2, at=50 + later)
    assert table.ranks == ranks


def test_ex_26__credit_does_not_lengthen_the_minute():
    table = at(searching(more=LINE)).clock("credit 2 300").opens(0, at=9)
    table.is_too_late(2, table.solution(2), at=MINUTE).ticks(MINUTE)
    assert table.told(SearchOver) == [SearchOver(1, (0,))]


def test_ex_26__what_was_measured_when_the_door_was_opened_counts():
    table = at(searching(more=LINE)).clock("credit 2 100").opens(1, at=50).opens(2, at=149)
    assert table.ranks == [2, 1]
    table.refuses(-1, "credit 2 300", "EX-26", "ex-clocks-action")
    table.refuses(-1, "credit 1 300", "EX-26", "ex-clocks-action")
    assert table.ranks == [2, 1]


def test_ex_26__a_later_measurement_takes_the_place_of_an_earlier_one():
    table = at(searching(more=LINE)).clock("credit 2 100").clock("credit 2 40").opens(2)
    found = table.player(2).found
    assert found is not None
    assert (found.credit, table.player(2).credit) == (40, 40)


@pytest.mark.parametrize(("measured", "given"), [(120, 120), (300, 300), (301, 300), (9999, 300)])
def test_ex_26__credit_is_at_most_300_ms(measured: int, given: int):
    table = at(searching(more=LINE))
    assert EXPEDITION.credit(table.state, Seat(1), measured) == CreditLine(1, given)


def test_ex_26__credit_is_never_negative():
    table = at("line=yes phase=search sign=eye glass=1:0 | | credit=9 ")
    assert EXPEDITION.credit(table.state, Seat(1), -50) == CreditLine(1, 0)
    assert EXPEDITION.credit(table.state, Seat(0), -50) is None


def test_ex_26__the_same_delay_is_not_written_again():
    table = at("line=yes phase=search sign=eye glass=1:0 | | credit=90 ")
    assert EXPEDITION.credit(table.state, Seat(1), 90) is None
    table.refuses(-1, "credit 1 90", "EX-26", "ex-clocks-action")
    assert EXPEDITION.credit(table.state, Seat(1), 91) == CreditLine(1, 91)


@pytest.mark.parametrize("ms", [-1, 301, 10**12])
def test_ex_26__a_credit_out_of_bounds_is_refused(ms: int):
    at(searching(more=LINE)).refuses(-1, f"credit 1 {ms}", "EX-26", "ex-clocks-action")


@pytest.mark.parametrize("seat", [-1, 3, 4, 10**9])
def test_ex_26__a_credit_for_nobody_is_refused(seat: int):
    at(searching(more=LINE)).refuses(-1, f"credit {seat} 50", "EX-26", "ex-clocks-action")


@pytest.mark.parametrize("more", ["", "line=yes harder=yes", "harder=yes"])
def test_ex_26__no_credit_where_the_table_does_not_want_it_nor_in_the_harder_version(more: str):
    table = at(searching(more=more))
    assert EXPEDITION.credit(table.state, Seat(1), 120) is None
    table.refuses(-1, "credit 1 120", "EX-26", "ex-clocks-action")


@pytest.mark.parametrize(
    "position",
    ["line=yes phase=ready round=2 | | ", "line=yes phase=move sign=eye | found=0:9:0: | "],
)
def test_ex_26__credit_only_while_the_sand_runs(position: str):
    table = at(position)
    assert EXPEDITION.credit(table.state, Seat(1), 120) is None
    table.refuses(-1, "credit 1 120", "EX-26", "ex-clocks-action")


def test_ex_26__an_old_credit_means_nothing_in_the_harder_version():
    table = at("line=yes harder=yes phase=search sign=eye glass=1:0 | | credit=200 ")
    table.opens(0, at=1000).opens(1, at=1100)
    assert table.ranks == [0, 1]


def test_ex_26__nor_where_the_table_does_not_want_it():
    table = at("phase=search sign=eye glass=1:0 | | credit=200 ")
    table.opens(0, at=1000).opens(1, at=1100)
    assert table.ranks == [0, 1]
