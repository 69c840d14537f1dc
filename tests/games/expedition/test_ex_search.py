"""The minute: finding, ranks, the second glass. Rules EX-23 to EX-26, by a scripted clock."""

import pytest
from tests.games.expedition.laying import searching
from tests.games.expedition.table import MINUTE, NOTATION, at

from pyramidion.games.expedition.components import Sign
from pyramidion.games.expedition.events import (
    CardsDrawn,
    DieRolled,
    DoorOpened,
    GlassTurned,
    MatchEnded,
    SearchOver,
)
from pyramidion.games.expedition.state import Phase

FOUR = "phase=search roller=2 sign=eye glass=1:0 | | | | "


def test_ex_23__the_order_of_finding_is_the_rank():
    table = at(searching()).opens(2, at=5000).opens(0, at=9000).opens(1, at=20_000)
    assert table.told(DoorOpened) == [
        DoorOpened(2, 1, 5000),
        DoorOpened(0, 2, 9000),
        DoorOpened(1, 3, 20_000),
    ]
    assert table.told(SearchOver) == [SearchOver(1, (2, 0, 1))]


def test_ex_23__the_others_go_on_until_the_minute_ends():
    table = at(searching()).opens(1, at=3000)
    assert (table.state.phase, table.deciders) == (Phase.SEARCH, [0, 2])
    assert table.deadline == (MINUTE, "glass")
    table.opens(2, at=MINUTE - 1)
    assert table.deadline == (MINUTE, "glass")
    table.ticks(MINUTE)
    assert table.events[-1] == SearchOver(1, (1, 2))
    assert (table.state.phase, table.deciders) == (Phase.MOVE, [1])


def test_ex_23__when_all_have_found_the_minute_ends_early():
    table = at(searching()).opens(1, at=2000).opens(0, at=3000)
    assert table.state.phase is Phase.SEARCH
    table.opens(2, at=4000)
    assert (table.state.phase, table.deciders) == (Phase.MOVE, [1])
    assert (table.deadline, table.view().glass, table.view().glass_ms) == (None, 0, None)


def test_ex_23__a_second_solution_is_refused():
    table = at(searching())
    step = table.solution(1)
    table.opens(1, at=10).refuses(1, step, "EX-23", "ex-found-already", at=20)
    assert table.told(DoorOpened) == [DoorOpened(1, 1, 10)]


def test_ex_23__all_see_who_has_found_and_how():
    table = at(searching()).opens(2, at=700)
    for viewer in (None, 0, 1, 2):
        found = table.view(viewer).players[2].found
        assert found is not None
        assert (found.rank, found.ms, found.laid) == (1, 700, table.ways(2)[0])
        assert table.view(viewer).players[0].found is None


def test_ex_24__nobody_found_and_the_glass_is_turned_once_more():
    table = at(searching()).ticks(MINUTE - 1)
    assert table.events == []
    table.ticks(MINUTE)
    assert table.events == [GlassTurned(2)]
    assert (table.state.phase, table.deciders) == (Phase.SEARCH, [0, 1, 2])
    assert (table.view().glass, table.view().glass_ms) == (2, 0)
    assert table.deadline == (2 * MINUTE, "glass")


def test_ex_24__the_second_minute_runs_like_the_first():
    table = at(searching()).ticks(MINUTE).opens(1, at=MINUTE + 500).opens(0, at=MINUTE + 501)
    assert table.told(DoorOpened) == [DoorOpened(1, 1, 60_500), DoorOpened(0, 2, 60_501)]
    table.ticks(2 * MINUTE)
    assert table.events[-1] == SearchOver(1, (1, 0))
    assert (table.state.phase, table.deciders) == (Phase.MOVE, [1])


def test_ex_24__never_a_third_time():
    table = at(searching(more="round=3")).ticks(2 * MINUTE)
    assert table.events == [GlassTurned(2), SearchOver(3, ()), CardsDrawn(4, 1)]
    assert (table.state.phase, table.view().round) == (Phase.READY, 4)
    assert (table.view().glass, table.view().sign) == (0, None)
    assert table.deadline == (2 * MINUTE + 30_000, "countdown")


def test_ex_24__a_round_without_finders_has_no_gems_and_counts():
    table = at("phase=search sign=eye glass=2:0 round=9 | floor=2 | floor=3 ")
    rows = table.field("holes")
    table.ticks(MINUTE)
    assert table.events == [SearchOver(9, ()), MatchEnded()]
    assert (table.state.phase, table.field("holes")) == (Phase.OVER, rows)
    assert [player.floor for player in table.view().players] == [2, 3]
    assert all(sum(player.gems) == 0 for player in table.view().players)


def test_ex_24__one_finder_and_the_glass_is_not_turned_again():
    table = at(searching()).opens(0, at=MINUTE - 1).ticks(MINUTE)
    assert table.told(GlassTurned) == []
    assert table.events[-1] == SearchOver(1, (0,))


def test_ex_24__the_second_minute_ends_early_too():
    table = at(searching()).ticks(MINUTE).opens(0, 1, 2, at=MINUTE + 1)
    assert table.state.phase is Phase.MOVE


def test_ex_24__a_clock_that_comes_late_writes_all_it_owes_at_its_time():
    table = at(searching(more="round=2"), [5]).ticks(4 * MINUTE)
    written = [(entry.at, NOTATION.format_action(entry.action)) for entry in table.match.log[1:]]
    assert written == [
        (MINUTE, "glass"),
        (2 * MINUTE, "glass"),
        (2 * MINUTE + 30_000, "countdown"),
        (3 * MINUTE + 30_000, "glass"),
    ]
    assert table.told(DieRolled) == [DieRolled(3, 1, Sign.REED)]


def test_ex_25__who_has_not_found_does_not_move():
    table = at(searching()).opens(1, at=5).ticks(MINUTE)
    assert [table.legal(seat) for seat in (0, 2)] == [[], []]
    table.refuses(0, "go 1", "EX-25", "ex-not-found")
    table.refuses(2, "go 2", "EX-25", "ex-not-found")


def test_ex_25__nor_collect():
    table = at(searching()).opens(1, at=5).ticks(MINUTE)
    table.refuses(0, "confirm", "EX-25", "ex-not-found").collects(1, 2)
    assert table.state.phase is Phase.READY
    assert [sum(player.gems) for player in table.view().players] == [0, 2, 0]
    assert [player.floor for player in table.view().players] == [1, 2, 1]


def test_ex_25__how_far_says_nothing_for_who_has_not_found():
    table = at(searching()).opens(1, at=5)
    assert [player.most for player in table.view().players] == [None, 3, None]


def test_ex_26__the_last_millisecond_is_in_time():
    table = at(searching()).opens(0, at=MINUTE - 1)
    assert table.events == [DoorOpened(0, 1, 59_999)]


def test_ex_26__the_very_end_is_too_late():
    table = at(searching()).opens(0, at=9)
    step = table.solution(1)
    table.is_too_late(1, step, at=MINUTE)
    table.ticks(MINUTE).refuses(1, step, "EX-26", "ex-too-late", at=MINUTE)


def test_ex_26__at_the_very_end_of_the_second_glass_too():
    table = at("phase=search sign=eye glass=2:59999 round=2 | | ")
    step = table.solution(1)
    table.is_too_late(1, step, at=1).ticks(1)
    table.refuses(1, step, "EX-26", "ex-too-late", at=1)


def test_ex_26__at_the_end_of_the_first_it_counts_for_the_second_if_nobody_has_found():
    table = at(searching())
    table.is_too_late(1, table.solution(1), at=MINUTE)
    table.ticks(MINUTE).opens(1, at=MINUTE)
    assert table.events == [GlassTurned(2), DoorOpened(1, 1, 60_000)]


def test_ex_26__the_clock_does_not_end_the_minute_early():
    table = at(searching()).is_too_early("glass", at=MINUTE - 1).clock("glass", at=MINUTE)
    assert table.events == [GlassTurned(2)]


def test_ex_26__nor_a_countdown():
    table = at("phase=ready round=2 countdown=29000 | | ", [0])
    table.is_too_early("countdown", at=999).clock("countdown", at=1000)
    assert table.state.phase is Phase.SEARCH


@pytest.mark.parametrize("roller", range(4))
def test_ex_26__at_the_same_instant_clockwise_from_the_roller(roller: int):
    for first in range(4):
        table = at(f"phase=search roller={roller} sign=eye glass=1:0 | | | | ")
        others = [seat for seat in (3, 1, 0, 2) if seat != first]
        table.opens(first, *others, at=4000)
        assert table.ranks == [(roller + turn) % 4 for turn in range(4)]


def test_ex_26__an_earlier_millisecond_is_before_the_roller():
    table = at(FOUR).opens(1, at=3999).opens(3, 2, 0, at=4000)
    assert table.ranks == [1, 2, 3, 0]
    assert [one.rank for one in table.told(DoorOpened)] == [1, 2, 2, 4]


def test_ex_26__what_comes_out_of_order_counts_as_the_last_instant():
    table = at(searching()).opens(1, at=4000).opens(2, at=3000)
    assert table.told(DoorOpened) == [DoorOpened(1, 1, 4000), DoorOpened(2, 2, 4000)]


def test_ex_26__a_second_in_the_first_glass_is_before_the_second():
    table = at("phase=search sign=eye glass=1:30000 | | ").opens(1, at=1)
    assert table.told(DoorOpened) == [DoorOpened(1, 1, 30_001)]
