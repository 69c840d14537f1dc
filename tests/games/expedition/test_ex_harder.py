"""The harder version: finding, moving and collecting within the minute. Rule EX-50."""

import pytest
from tests.games.expedition.table import MINUTE, Table, at

from pyramidion.games.expedition.components import Gem
from pyramidion.games.expedition.events import (
    CardsDrawn,
    DoorOpened,
    GemsCollected,
    GemsMissed,
    GlassTurned,
    MatchEnded,
    PawnMoved,
    SearchOver,
)
from pyramidion.games.expedition.state import Phase
from pyramidion.kernel.errors import Illegal


def racing(*seats: str, more: str = "") -> Table:
    """The glass has just been turned."""
    return at(f"harder=yes phase=search sign=eye glass=1:0 {more} | " + " | ".join(seats))


def test_ex_50__who_finds_moves_and_collects_at_once():
    table = racing("", "", "").opens(1, at=5000)
    assert (table.state.phase, table.deciders) == (Phase.SEARCH, [0, 1, 2])
    assert table.legal(1) == ["go 1", "go 2", "go 3", "go 4"]
    table.does(1, "go 3", at=6000).does(1, "confirm", at=7000)
    assert table.events == [
        DoorOpened(1, 1, 5000),
        PawnMoved(1, 1, 3),
        GemsCollected(1, 3, (Gem.BLUE, Gem.WHITE), (0, 1)),
    ]
    assert (table.state.phase, table.deciders) == (Phase.SEARCH, [0, 2])


def test_ex_50__who_has_collected_has_nothing_left_to_do():
    table = racing("", "", "").opens(1).collects(1, 2)
    assert (table.legal(1), table.view(1).prompt) == ([], None)
    table.refuses(1, "go 2", "EX-50", "ex-collected-already")
    table.refuses(1, "confirm", "EX-50", "ex-collected-already")


def test_ex_50__a_finder_does_not_search_any_more():
    table = racing("", "")
    step = table.solution(0)
    table.opens(0).refuses(0, step, "EX-23", "ex-found-already")
    table.collects(0, 1).refuses(0, step, "EX-23", "ex-found-already")


def test_ex_50__who_has_not_found_does_not_move():
    table = racing("", "", "").opens(1)
    assert table.legal(0) == []
    table.refuses(0, "go 1", "EX-25", "ex-not-found")
    table.refuses(0, "confirm", "EX-25", "ex-not-found")


def test_ex_50__the_largest_move_follows_the_rank_of_finding():
    table = racing(*["floor=3"] * 4, more="roller=3").opens(2, at=1).opens(0, at=2)
    table.opens(1, at=3).opens(3, at=4)
    assert [player.most for player in table.view().players] == [2, 1, 3, 0]
    table.refuses(0, "go 6", "EX-30", "ex-too-far", floor=6, most=2)
    table.refuses(1, "go 5", "EX-30", "ex-too-far", floor=5, most=1)
    table.refuses(3, "go 2", "EX-30", "ex-too-far", floor=2, most=0)
    table.refuses(3, "go 7", "EX-31", "ex-off-the-board", floor=7)
    table.collects(3, 3).collects(1, 4).collects(0, 5).collects(2, 6)
    assert table.told(SearchOver) == [SearchOver(1, (2, 0, 1, 3))]


def test_ex_50__nobody_waits_for_a_better_rank():
    table = racing("", "").opens(0, at=1).opens(1, at=2).collects(1, 2, at=3)
    assert table.player(1).took == (Gem.RED, Gem.BLUE)
    assert table.legal(0) == ["go 1", "go 2", "go 3", "go 4"]


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_ex_50__gems_go_to_whoever_confirms_first(first: int, second: int):
    table = racing("", "").opens(0, at=1).opens(1, at=2)
    table.does(second, "go 2", at=3).does(first, "go 2", at=4)
    table.does(first, "confirm", at=5)
    assert table.state.phase is Phase.SEARCH
    table.does(second, "confirm", at=5)
    assert table.player(first).took == (Gem.RED, Gem.BLUE)
    assert table.player(second).took == (Gem.WHITE, Gem.ORANGE)


def test_ex_50__all_found_does_not_end_the_minute():
    table = racing("", "").opens(0, 1, at=900)
    assert (table.state.phase, table.deadline) == (Phase.SEARCH, (MINUTE, "glass"))
    table.collects(0, 1, at=1000)
    assert (table.state.phase, table.deadline) == (Phase.SEARCH, (MINUTE, "glass"))


def test_ex_50__all_collected_ends_the_minute():
    table = racing("", "", more="round=4 roller=1").opens(0, 1, at=900).collects(0, 1, at=1000)
    table.collects(1, 1, at=2000)
    assert table.events[-2:] == [SearchOver(4, (1, 0)), CardsDrawn(5, 0)]
    assert (table.state.phase, table.deadline) == (Phase.READY, (32_000, "countdown"))


def test_ex_50__who_has_not_found_keeps_the_minute_running():
    table = racing("", "", "").opens(0, 1, at=900).collects(0, 1).collects(1, 1)
    assert (table.state.phase, table.deadline) == (Phase.SEARCH, (MINUTE, "glass"))
    table.ticks(MINUTE)
    assert table.events[-2:] == [SearchOver(1, (0, 1)), CardsDrawn(2, 1)]


def test_ex_50__what_is_not_collected_when_the_minute_ends_is_lost():
    table = racing("", "", "", more="roller=0").opens(2, at=5).opens(0, at=6).does(0, "go 2", at=7)
    table.ticks(MINUTE)
    assert table.events[-4:] == [
        SearchOver(1, (2, 0)),
        GemsMissed(2),
        GemsMissed(0),
        CardsDrawn(2, 1),
    ]
    assert [player.floor for player in table.view().players] == [1, 1, 1]
    assert [player.pending for player in table.view().players] == [None] * 3
    assert table.row(2) == "rbwoygrbwoygr"
    assert [sum(player.gems) for player in table.view().players] == [0, 0, 0]


def test_ex_50__only_who_has_not_collected_misses():
    table = racing("", "", "").opens(2, 1, at=5).collects(2, 2, at=6).ticks(MINUTE)
    assert table.told(GemsMissed) == [GemsMissed(1)]
    assert table.player(2).took == (Gem.RED, Gem.BLUE)
    assert table.player(1).took == ()


def test_ex_50__the_last_millisecond_is_in_time_to_collect():
    table = racing("", "").opens(0, at=5).collects(0, 2, at=MINUTE - 1).ticks(MINUTE)
    assert (table.told(GemsMissed), table.player(0).floor) == ([], 2)


@pytest.mark.parametrize("step", ["confirm", "go 2"])
def test_ex_50__the_very_end_is_too_late_to_collect(step: str):
    table = racing("", "").opens(0, at=5)
    if step == "confirm":
        table.does(0, "go 2", at=6)
    table.is_too_late(0, step, at=MINUTE).ticks(MINUTE)
    table.refuses(0, step, "EX-50", "ex-too-late-to-collect", at=MINUTE)


def test_ex_50__too_late_only_for_who_had_found_and_not_collected():
    table = racing("", "", "").opens(0, 1, at=5).collects(0, 2, at=6).ticks(MINUTE)
    table.refuses(0, "confirm", "EX-30", "ex-not-moving")
    table.refuses(1, "confirm", "EX-50", "ex-too-late-to-collect")
    table.refuses(2, "confirm", "EX-30", "ex-not-moving")
    table.refuses(-1, "confirm", "EX-30", "ex-not-moving")
    table.refuses(9, "confirm", "EX-30", "ex-not-moving")


def test_ex_50__a_second_glass_if_nobody_has_found():
    table = racing("", "").ticks(MINUTE)
    assert table.events == [GlassTurned(2)]
    table.opens(1, at=MINUTE + 9).ticks(2 * MINUTE)
    assert table.told(GemsMissed) == [GemsMissed(1)]


def test_ex_50__no_second_glass_for_who_has_found_and_not_collected():
    table = racing("", "").opens(1, at=9).ticks(MINUTE)
    assert table.told(GlassTurned) == []
    assert table.state.phase is Phase.READY


def test_ex_50__nobody_in_two_glasses_and_the_round_is_over():
    table = racing("", "").ticks(2 * MINUTE)
    assert table.events == [GlassTurned(2), SearchOver(1, ()), CardsDrawn(2, 1)]


def test_ex_50__the_last_round_ends_the_match():
    table = racing("", "", more="round=9").opens(0, 1).collects(0, 1).collects(1, 2)
    assert table.events[-1] == MatchEnded()
    assert table.outcome is not None
    assert [sum(score.categories.values()) for score in table.outcome.scores] == [2, 2]


def test_ex_50__a_move_can_be_taken_back_until_somebody_finds():
    table = racing("", "").opens(0, at=5).does(0, "go 3", at=6).takes_back(0, at=7)
    assert table.legal(0) == ["go 1", "go 2", "go 3", "go 4"]
    table.does(0, "go 2", at=8).opens(1, at=9)
    with pytest.raises(Illegal):
        table.takes_back(0, at=10)
    table.refuses(0, "go 3", "EX-31", "ex-moved-already")


def test_ex_50__confirming_before_moving_is_refused():
    racing("", "").opens(0, at=5).refuses(0, "confirm", "EX-31", "ex-must-move")


def test_ex_50__time_away_gives_back_time_to_collect():
    table = racing("", "").opens(0, at=5).goes_away(1000, 91_000)
    table.collects(0, 4, at=MINUTE + 89_999).ticks(MINUTE + 90_000)
    assert (table.told(GemsMissed), table.player(0).floor) == ([], 4)


def test_ex_50__only_as_an_option():
    table = at("phase=search sign=eye glass=1:0 | | ").opens(0, at=5)
    table.refuses(0, "go 2", "EX-30", "ex-wait-for-the-glass")
