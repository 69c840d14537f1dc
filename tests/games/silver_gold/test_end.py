"""Rounds, the end, points and places. Rules SG-60 to SG-63."""

import pytest
from tests.games.silver_gold.table import Table, at, completed

from pyramidion.games.silver_gold.events import (
    CardDrawn,
    ExpeditionRevealed,
    MatchEnded,
    PyramidCompleted,
    PyramidPointsScored,
    ReserveRefilled,
    RoundStarted,
    SymbolsCollected,
)
from pyramidion.games.silver_gold.meta import EXPEDITIONS, Pattern

SIX = "used=V3.I2.O4.T4.L4.I3 unseen=I3.V3"
SEVEN = "used=V3.I2.O4.T4.L4.I3.I3 unseen=V3"
BYSTANDER = "7:+b1 8: confirmed"


def ended(
    turn: str, mine: str = "28:+a1b1 4:", used: str = SEVEN, order: str = "01234567"
) -> Table:
    """Seat 0 has just confirmed, the last of the turn; expedition cards are shuffled so."""
    head = f"phase=mark turn={turn} {used} pile=21.22 reserve=1.2.5.9"
    shuffles = [[int(sign) for sign in order]]
    return at(f"{head} | {mine} | {BYSTANDER}", shuffles).does(0, "confirm")


def over(*seats: str, boxes: str = "//") -> Table:
    """The match is over with these score cards."""
    parts = [f"phase=over turn=4.7 {SEVEN} boxes={boxes}", *(f"{seat} confirmed" for seat in seats)]
    return at(" | ".join(parts))


def points(score_card: str, boxes: str = "//") -> dict[str, int]:
    """The categories of one score card."""
    outcome = over(score_card, "- -", boxes=boxes).outcome
    assert outcome is not None
    score = outcome.scores[0]
    assert score.total == sum(score.categories.values())
    return score.categories


def test_sg_60__the_seventh_card_belongs_to_the_round():
    table = ended("2.6", used=SIX)
    assert table.told(RoundStarted) == []
    assert table.events[-1] == ExpeditionRevealed(7, Pattern.I3)
    assert (table.state.round, table.state.turn) == (2, 7)
    assert table.view(0).unseen == 1


@pytest.mark.parametrize("finished", [1, 2, 3])
def test_sg_60__a_round_ends_after_seven(finished: int):
    table = ended(f"{finished}.7")
    assert table.told(RoundStarted) == [RoundStarted(finished + 1)]
    assert (table.state.round, table.state.turn) == (finished + 1, 1)
    assert table.state.phase == "mark"
    assert table.outcome is None
    assert table.told(MatchEnded) == []


def test_sg_60__all_eight_are_shuffled_for_the_next_round():
    table = ended("1.7", order="75310246")
    assert table.events[-2:] == [RoundStarted(2), ExpeditionRevealed(1, Pattern.L4)]
    assert "used=L4 unseen=V3.I3.I2.I3.V3.T4.O4 " in table.position
    assert sorted([*table.state.used, *table.state.unseen]) == sorted(EXPEDITIONS)


def test_sg_60__the_eighth_is_neither_shown_nor_used():
    table = ended("1.7", used="used=V3.V3.O4.T4.L4.I3.I3 unseen=I2")
    assert [event.pattern for event in table.told(ExpeditionRevealed)] == [Pattern.O4]
    assert "I2" not in repr(table.events)


def test_sg_60__marks_and_cards_go_on_into_the_next_round():
    table = ended("1.7", mine="28:+a1b1 4: torches=1 red=3")
    assert table.position.split(" | ")[1].startswith("28:a1b1 4: ")
    assert (table.state.torches[0], table.state.red[0], table.state.green[0]) == (1, 3, 1)


def test_sg_60__cards_are_replaced_before_the_next_round():
    table = ended("3.7", mine=f"{completed(12)} 4:")
    assert table.told(RoundStarted) == []
    table.does(0, "draw")
    assert table.told(CardDrawn) == [CardDrawn(0, 21, 0)]
    assert table.told(RoundStarted) == [RoundStarted(4)]


def test_sg_60__a_card_taken_from_the_reserve_ends_the_round_too():
    table = ended("2.7", mine=f"{completed(12)} 4:", order="75310246").does(0, "take 1", "confirm")
    assert table.events[-2:] == [RoundStarted(3), ExpeditionRevealed(1, Pattern.L4)]


def test_sg_61__the_game_ends_after_round_4():
    table = ended("4.7")
    assert table.events[-1] == MatchEnded()
    assert table.state.phase == "over"
    assert table.told(RoundStarted) == []
    assert table.told(ExpeditionRevealed) == []
    assert table.deciders == []
    assert table.outcome is not None
    assert table.outcome.ended == "SG-61"


def test_sg_61__not_before():
    table = ended("4.6", used=SIX)
    assert table.told(MatchEnded) == []
    assert table.outcome is None
    assert table.view(0).outcome is None


@pytest.mark.parametrize("step", ["4 e1", "confirm", "draw", "take 1", "keep 1"])
@pytest.mark.parametrize("seat", [0, 1])
def test_sg_61__nothing_can_be_done_after_the_end(step: str, seat: int):
    table = ended("4.7")
    assert table.legal(seat) == set()
    table.refuses(seat, step, rule="SG-61", code="sg-match-over")


def test_sg_61__unfinished_cards_score_nothing_but_their_symbols_count():
    table = ended("4.7", mine="28:+a1b1 4:e1d1c1c2 done=12 green=2")
    assert table.told(SymbolsCollected)[0] == SymbolsCollected(0, 0, 1, torch=False, skulls=0)
    assert table.outcome is not None
    assert table.outcome.scores[0].categories == {
        "pyramids": 10,
        "torches": 0,
        "boxes": 0,
        "gems": 3,
        "skulls": 0,
    }
    assert table.outcome.scores[0].total == 13


def test_sg_61__in_the_last_turn_completed_cards_score_and_none_is_replaced():
    table = ended("4.7", mine=f"{completed(12)} 4: done=6")
    assert [type(event) for event in table.events[-3:]] == [
        PyramidCompleted,
        PyramidPointsScored,
        MatchEnded,
    ]
    assert table.told(ReserveRefilled) == []
    assert table.state.cards[0] == 0
    assert "pile=21.22 reserve=1.2.5.9 boxes=/0/ completing= queue= " in table.position
    assert table.outcome is not None
    assert [score.total for score in table.outcome.scores] == [30, 0]


def test_sg_61__the_last_turn_but_one_still_replaces():
    table = ended("4.6", mine=f"{completed(12)} 4:", used=SIX)
    assert table.state.phase == "replace"
    assert table.legal(0) == {"draw", "take 1", "take 2", "take 5", "take 9"}


def test_sg_61__a_table_without_any_card_passes_to_the_end():
    table = at(
        f"""phase=mark turn=4.5 used=V3.I2.O4.T4.L4 pile= reserve=
        | {completed(12)} - | - - confirmed"""
    ).does(0, "confirm")
    assert [event.turn for event in table.told(ExpeditionRevealed)] == [6, 7]
    assert table.events[-1] == MatchEnded()


def test_sg_61__even_over_the_end_of_a_round():
    table = at(
        f"""phase=mark turn=3.6 {SIX} pile= reserve= | {completed(12)} - | - - confirmed""",
        shuffles=[[7, 5, 3, 1, 0, 2, 4, 6]],
    ).does(0, "confirm")
    turns = [event.turn for event in table.told(ExpeditionRevealed)]
    assert turns == [7, 1, 2, 3, 4, 5, 6, 7]
    assert table.told(ExpeditionRevealed)[1].pattern == Pattern.L4
    assert table.told(RoundStarted) == [RoundStarted(4)]
    assert table.events[-1] == MatchEnded()


@pytest.mark.parametrize(("done", "expected"), [("", 0), ("5", 10), ("5.12.20", 30)])
def test_sg_62__ten_a_completed_pyramid(done: str, expected: int):
    assert points(f"3: 4: done={done}")["pyramids"] == expected


@pytest.mark.parametrize(("torches", "expected"), [(0, 0), (1, 5), (8, 5), (9, 10), (15, 20)])
def test_sg_62__five_a_torch(torches: int, expected: int):
    assert points(f"3: 4: torches={torches}")["torches"] == expected


@pytest.mark.parametrize(
    ("boxes", "expected"),
    [("//", 0), ("0//", 10), ("1/1.0/", 6), ("//1.1.0", 3), ("0.0.0/0.1/1.0", 35), ("1.1/1/1", 0)],
)
def test_sg_62__the_pyramid_points(boxes: str, expected: int):
    assert points("3: 4:", boxes)["boxes"] == expected


@pytest.mark.parametrize(
    ("red", "green", "expected"),
    [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 5), (2, 5, 13), (5, 2, 13), (10, 10, 50), (10, 0, 10)],
)
def test_sg_62__five_a_pair_of_gems_and_one_a_remaining_gem(red: int, green: int, expected: int):
    assert points(f"3: 4: red={red} green={green}")["gems"] == expected


@pytest.mark.parametrize(
    ("skulls", "malus"), [*enumerate([0, -1, -2, -3, -4, -6, -8, -10, -13, -16, -20])]
)
def test_sg_62__minus_the_highest_marked_skull_only(skulls: int, malus: int):
    assert points(f"3: 4: skulls={skulls}")["skulls"] == malus


def test_sg_62__all_categories_add_up():
    card = "3: 4: done=5.12 torches=3 red=2 green=1 skulls=7"
    expected = {"pyramids": 20, "torches": 10, "boxes": 16, "gems": 6, "skulls": -10}
    assert points(card, boxes="0/1.0/") == expected


def test_sg_62__what_a_seat_would_have_after_confirming():
    position = f"phase=mark turn=2.2 used=V3.I2 | {completed(12)} 28:+a1b1 {{}} | {BYSTANDER}"
    table = at(position.format("done=6 red=2 skulls=3 torches=1"))
    assert table.view(0).players[0].score.total == 10 + 2 - 3 + 5
    earned = table.view(0).earned
    assert earned is not None
    assert earned.categories["pyramids"] == 20
    assert earned.categories["gems"] == 6
    assert earned.total == 20 + 6 - 3 + 5
    assert table.view(None).earned is None


def test_sg_62__boxes_taken_earlier_and_two_tombs_are_foreseen():
    table = at(
        f"""phase=mark turn=2.2 used=V3.I2 boxes=0//1.0
        | {completed(12)} {completed(46)} done=6 | {BYSTANDER}"""
    )
    earned = table.view(0).earned
    assert earned is not None
    assert (earned.categories["pyramids"], earned.categories["boxes"]) == (30, 16)
    assert earned.total == 46


def ranked(*seats: str, boxes: str = "//") -> tuple[tuple[int, ...], str | None]:
    """The places and the tie-break of a match that is over."""
    outcome = over(*(f"- - {seat}" for seat in seats), boxes=boxes).outcome
    assert outcome is not None
    return outcome.ranks, outcome.tie_break


def test_sg_63__most_points_win():
    assert ranked("done=12", "done=5.20") == ((2, 1), None)
    assert ranked("done=12 red=1", "done=5") == ((1, 2), None)
    assert ranked("skulls=1", "skulls=2", "") == ((2, 3, 1), None)


def test_sg_63__a_tie_goes_to_the_lowest_completed_card():
    assert ranked("done=12", "done=5") == ((2, 1), "SG-63")
    assert ranked("done=5", "done=12") == ((1, 2), "SG-63")


def test_sg_63__the_lowest_whenever_it_was_completed():
    assert ranked("done=40.3", "done=5.41") == ((1, 2), "SG-63")
    assert ranked("done=5.41", "done=40.3") == ((2, 1), "SG-63")


def test_sg_63__a_tied_player_who_completed_none_comes_after():
    assert ranked("red=10", "done=48") == ((2, 1), "SG-63")
    assert ranked("done=48", "red=10") == ((1, 2), "SG-63")


def test_sg_63__without_any_completed_card_the_victory_is_shared():
    assert ranked("red=4", "green=4") == ((1, 1), None)
    outcome = over("- - red=4", "- - green=4").outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [
        (("done=12", "done=5", "done=1.2"), (3, 2, 1)),
        (("red=3", "done=5", "green=3"), (2, 1, 2)),
        (("red=3", "done=5", "red=10"), (3, 1, 2)),
        (("red=3", "green=3", ""), (1, 1, 3)),
        (("", "", ""), (1, 1, 1)),
        (("done=12", "done=9", "done=20", "done=14"), (2, 1, 4, 3)),
        (("red=3", "done=9.10", "green=3", "done=14"), (3, 1, 3, 2)),
        (("red=1", "green=1", "red=2", "green=2"), (3, 3, 1, 1)),
        (("done=30", "red=10", "green=10", "skulls=1"), (1, 2, 2, 4)),
    ],
)
def test_sg_63__the_places_below_are_ranked_the_same_way(
    seats: tuple[str, ...], ranks: tuple[int, ...]
):
    assert ranked(*seats)[0] == ranks


def test_sg_63__a_tie_below_the_winner_is_parted_too():
    assert ranked("done=12", "done=5", "done=1.2") == ((3, 2, 1), "SG-63")
    assert ranked("red=3", "green=3", "done=1") == ((2, 2, 1), None)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_sg_63__all_see_the_outcome(seat: int | None):
    table = over("- - done=12", "- - done=5")
    assert table.view(seat).outcome == table.outcome
