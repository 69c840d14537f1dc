"""Placing, and the end of a floor. Rules PD-25 to PD-27."""

from typing import Any

import pytest
from tests.games.pyramido.pyramids import AREAS, BLOCKED, FIRST, OTHERS
from tests.games.pyramido.table import NOTATION, Table, at, laid

from pyramidion.games.pyramido import PYRAMIDO
from pyramidion.games.pyramido.actions import Place
from pyramidion.games.pyramido.events import (
    DominoPlaced,
    DominoTaken,
    DominoTurnedUp,
    FloorStarted,
    SeatConfirmed,
    TurnLost,
)
from pyramidion.games.pyramido.meta import First, Options
from pyramidion.kernel.actions import TAKE_BACK
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat

THREE = laid(1, "AaBb/Cc..", [21, 22, 25])
SUPPLIES = ("piles", "up", "areas", "bag", "discards")


def placing(mine: str, floor: int = 1) -> Table:
    """Seat 0 of two is to place domino 90 on this floor of its pyramid."""
    return at(f"phase=place floor={floor} {AREAS} | hand=90 placed={mine} | placed={OTHERS[0]}")


def test_pd_25__the_domino_is_placed_and_then_confirmed():
    table = placing(THREE).does(0, "g6>")
    assert table.events == [DominoPlaced(0, 90, 1, 9 * 5 + 6, 0)]
    assert table.legal(0) == {"confirm"}
    assert table.field("placed", 1) == f"{THREE}.1:90g6>"
    assert table.view(1).players[0].hand is None


def test_pd_25__then_the_next_player_takes():
    table = at(f"phase=place {AREAS} | hand=90 placed={THREE} | placed=1:7e5>")
    table.does(0, "g6>", "confirm")
    assert table.events[1:] == [SeatConfirmed(0)]
    assert (table.deciders, table.state.phase) == ([1], "take")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pd_25__all_see_where_it_is_placed(seat: int | None):
    table = placing(THREE).does(0, "g6>")
    assert table.heard(seat) == table.events
    placed = table.view(seat).players[0].placed[-1]
    assert (placed.domino, placed.floor, placed.cell, placed.turn) == (90, 1, 51, 0)


@pytest.mark.parametrize(("floor", "cells"), [(2, 3 * 4), (3, 2 * 3), (4, 1 * 2)])
def test_pd_25__on_the_floor_being_built_never_on_another(floor: int, cells: int):
    table = placing(FIRST, floor)
    reached = {step[:2] for step in table.legal(0)}
    assert len(reached) == cells
    table.does(0, sorted(table.legal(0))[0])
    assert table.view(0).players[0].placed[-1].floor == floor


@pytest.mark.parametrize("place", ["e5>", "f5>", "h5>", "e6<", "f7^", "g5v", "h6^"])
def test_pd_25__over_another_domino_is_refused(place: str):
    placing(THREE).refuses(0, place, rule="PD-25", code="pd-over-another", floor=1)


@pytest.mark.parametrize("place", ["e5>", "f5>", "g5<", "e6^", "f5v"])
def test_pd_25__over_another_of_an_upper_floor_is_refused(place: str):
    table = placing(f"{FIRST}.2:89e5>", 2)
    table.refuses(0, place, rule="PD-25", code="pd-over-another", floor=2)


@pytest.mark.parametrize("place", ["h5>", "e7v", "e5<", "h5^", "i5<", "e8^", "a1>", "h8>"])
def test_pd_25__half_or_wholly_off_the_floor_is_refused(place: str):
    placing(FIRST, 2).refuses(0, place, rule="PD-25", code="pd-off-the-floor", floor=2)


@pytest.mark.parametrize("place", ["i5>", "i8v", "i5v", "e9>"])
def test_pd_25__nor_may_it_leave_the_canvas(place: str):
    placing(FIRST, 2).refuses(0, place, rule="PD-25", code="pd-off-the-floor", floor=2)


@pytest.mark.parametrize("cell", [-1, -9, 81, 1000])
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_pd_25__a_cell_that_does_not_exist_is_refused(cell: int, turn: int):
    placing(FIRST, 2).refuses(0, Place(cell, turn), rule="PD-25", code="pd-off-the-floor", floor=2)


def test_pd_25__placing_before_taking_is_refused():
    table = at(f"{AREAS} | placed={THREE} | placed=1:7e5>")
    table.refuses(0, "g6>", rule="PD-25", code="pd-not-placing")


def test_pd_25__placing_twice_is_refused():
    table = placing(THREE).does(0, "g6>")
    table.refuses(0, "e7>", rule="PD-25", code="pd-placed-already")


def test_pd_25__confirming_before_placing_is_refused():
    placing(THREE).refuses(0, "confirm", rule="PD-25", code="pd-must-place")


@pytest.mark.parametrize("step", ["take 1 blue", "up 2", "e5>", "confirm", "light 152 r"])
def test_pd_25__who_is_not_at_turn_waits(step: str):
    table = placing(THREE)
    assert table.legal(1) == set()
    table.refuses(1, step, rule="PD-25", code="pd-not-your-turn", turn=0)


def begun() -> Match[Any, Any, Any]:
    """A match of two in which seat 0 has its first domino to place."""
    options = Options(first=First.SEAT_0)
    match = Match.start(PYRAMIDO, options, 2, Seal.derived(2, "placing"))
    for _ in range(2):
        match.act(Seat(0), PYRAMIDO.legal(match.state, Seat(0))[0])
    return match


def test_pd_25__a_placement_can_be_taken_back_until_it_is_confirmed():
    match = begun()
    before = NOTATION.format_state(match.state)
    match.act(Seat(0), NOTATION.parse_action("e5>"))
    match.act(Seat(0), TAKE_BACK)
    assert NOTATION.format_state(match.state) == before
    match.act(Seat(0), NOTATION.parse_action("e5v"))
    assert match.state.placed[0][0].turn == 1


def test_pd_25__once_confirmed_it_never_moves_again():
    match = begun()
    for step in ("e5>", "confirm"):
        match.act(Seat(0), NOTATION.parse_action(step))
    before = NOTATION.format_state(match.state)
    with pytest.raises(Illegal) as refusal:
        match.act(Seat(0), TAKE_BACK)
    assert (refusal.value.rule, refusal.value.code) == ("PD-25", "nothing-to-take-back")
    assert NOTATION.format_state(match.state) == before


def test_pd_25__what_was_taken_and_turned_up_stays_so():
    match = begun()
    with pytest.raises(Illegal, match="PD-25"):
        match.act(Seat(0), TAKE_BACK)


EIGHT = laid(1, BLOCKED.replace("I", ".").replace("i", "."), [21, 22, 25, 26, 27, 28, 37, 38])
TWO_LEFT = laid(1, "AaBbC/DEFGc/defgH/....h", [7, 8, 9, 10, 13, 14, 15, 16])
ONE_LEFT = laid(1, "AaBbC/DEFGc/defgH/Ii..h", [7, 8, 9, 10, 13, 14, 15, 16, 19])


def about_to_be_blocked(other: str, more: str = "") -> Table:
    """Seat 0 is to place, after which it has only single gaps."""
    return at(
        f"phase=place {AREAS} | gems=0.1.0.0.0.0 hand=90 placed={EIGHT} | placed={other}{more}"
    )


def test_pd_26__who_has_only_single_gaps_loses_the_turn():
    table = about_to_be_blocked(TWO_LEFT).does(0, "g8>", "confirm")
    assert table.told(TurnLost) == []
    table.plays(1, "e8>")
    assert table.told(TurnLost) == [TurnLost(0, 1)]
    assert (table.deciders, table.state.phase) == ([1], "take")
    assert [player.done for player in table.view(None).players] == [True, False]


def test_pd_26__they_get_neither_domino_nor_gem_and_nothing_is_turned_up():
    table = about_to_be_blocked(TWO_LEFT).does(0, "g8>", "confirm").plays(1, "e8>")
    assert [event.seat for event in table.told(DominoTaken)] == [1]
    assert [event.seat for event in table.told(DominoTurnedUp)] == [1]
    assert table.field("gems", 1) == "0.1.0.0.0.0"
    assert len(table.state.placed[0]) == 9
    assert table.legal(0) == set()


def test_pd_26__the_turn_is_lost_once_and_the_others_play_on():
    table = about_to_be_blocked(TWO_LEFT).does(0, "g8>", "confirm").plays(1, "e8>").plays(1, "g8>")
    assert table.told(TurnLost) == [TurnLost(0, 1)]
    assert (table.deciders, table.state.phase) == ([0, 1], "score")


def test_pd_26__with_three_the_next_but_one_plays():
    table = about_to_be_blocked(TWO_LEFT, " | placed=1:40e5>")
    table.does(0, "g8>", "confirm").plays(1, "e8>").plays(2, "e6>")
    assert table.told(TurnLost) == [TurnLost(0, 1)]
    assert table.deciders == [1]


def test_pd_26__all_may_be_blocked_at_once():
    gaps = laid(1, BLOCKED, [7, 8, 9, 10, 13, 14, 15, 16, 19])
    table = about_to_be_blocked(gaps).does(0, "g8>", "confirm")
    assert table.told(TurnLost) == [TurnLost(1, 1), TurnLost(0, 1)]
    assert (table.deciders, table.state.phase) == ([0, 1], "score")
    assert [player.done for player in table.view(None).players] == [True, True]


def test_pd_26__whoever_it_is():
    gaps = laid(1, BLOCKED, [7, 8, 9, 10, 13, 14, 15, 16, 19])
    table = at(f"phase=place {AREAS} | hand=90 placed={THREE} | placed={gaps}")
    table.does(0, "g6>", "confirm").plays(0, "e7>").plays(0, "g7>")
    assert table.told(TurnLost) == [TurnLost(1, 1)]
    assert [player.done for player in table.view(None).players] == [False, True]


@pytest.mark.parametrize(
    ("floor", "gaps", "is_blocked"),
    [
        (2, "AaB./CDbE/cd.e", True),
        (2, "AaB./C.b./cDd.", False),
        (3, "Aa./.Bb", True),
        (3, "AB./ab.", False),
    ],
)
def test_pd_26__upper_floors_are_blocked_the_same_way(floor: int, gaps: str, is_blocked: bool):
    count = len({letter for letter in gaps if letter.isupper()})
    mine = f"{FIRST}.{laid(floor, gaps, [21, 22, 25, 26, 27][:count])}"
    other = f"{OTHERS[0]}.{laid(floor, 'A/a', [28])}"
    table = at(f"phase=place floor={floor} turn=1 {AREAS} | placed={mine} | hand=90 placed={other}")
    table.does(1, "f5>", "confirm")
    assert table.told(TurnLost) == ([TurnLost(0, floor)] if is_blocked else [])
    assert table.deciders == [1 if is_blocked else 0]


def test_pd_26__a_full_floor_loses_no_turn():
    table = at(f"phase=place turn=1 {AREAS} | placed={FIRST} done | hand=90 placed={ONE_LEFT}")
    table.does(1, "g8>", "confirm")
    assert table.told(TurnLost) == []
    assert table.state.phase == "score"


def test_pd_26__on_floor_1_a_box_that_is_still_possible_is_room():
    square = laid(1, "AaBb/CcDd/EeFf/GgHh", range(21, 29))
    table = at(f"{AREAS} turn=1 phase=place | placed={square} | hand=90 placed=1:7e5>")
    table.does(1, "e6>", "confirm")
    assert table.told(TurnLost) == []
    assert table.deciders == [0]
    # Three pairs on each of the four sides, both ways round.
    assert len(table.does(0, "take 1 blue", "up 1").legal(0)) == 4 * 3 * 2


def test_pd_26__nobody_may_pass_while_there_is_room():
    table = at(f"{AREAS} | placed={EIGHT} | placed={TWO_LEFT}")
    table.refuses(0, "confirm", rule="PD-20", code="pd-must-take")
    table.does(0, "take 1 blue", "up 1")
    table.refuses(0, "confirm", rule="PD-25", code="pd-must-place")


def test_pd_26__leaving_gaps_is_legal():
    table = about_to_be_blocked(ONE_LEFT)
    assert table.legal(0) == {"g8>", "h8<", "g7v", "g8^"}
    table.does(0, "g7v", "confirm").plays(1, "g8>")
    assert table.told(TurnLost) == [TurnLost(0, 1)]
    assert table.state.phase == "score"


def test_pd_27__the_floor_ends_when_all_have_completed_it():
    table = at(f"phase=place {AREAS} | hand=90 placed={ONE_LEFT} | placed={EIGHT}")
    table.does(0, "g8>", "confirm")
    assert table.view(None).players[0].done
    assert (table.deciders, table.state.phase) == ([1], "take")
    table.plays(1, "g8>")
    assert table.state.phase == "score"
    assert table.deciders == [0, 1]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pd_27__all_are_asked_at_once(players: int):
    full = [f" | placed={other} done" for other in OTHERS[: players - 1]]
    her = " | her stack=80 moves=0 done" if players == 1 else ""
    last = laid(1, "AaBbC/DEFGc/defgH/Ii..h", [51, 52, 53, 54, 55, 56, 57, 58, 59])
    table = at(f"phase=place {AREAS} | hand=90 placed={last}{''.join(full)}{her}")
    table.does(0, "h8<", "confirm")
    assert table.deciders == [*range(players)]


def test_pd_27__piles_dominoes_and_gems_stay_as_they_are():
    table = at(f"phase=score waiting=0.1 up=2.4 {AREAS} | placed={FIRST} | placed={OTHERS[0]}")
    before = [table.field(name) for name in SUPPLIES]
    table.does(0, "confirm").does(1, "confirm")
    assert table.events[-1] == FloorStarted(2, 0)
    assert [table.field(name) for name in SUPPLIES] == before
