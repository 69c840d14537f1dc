"""A round: cards, die, count-down. Rules EX-20, EX-21 and EX-27, with EX-X2."""

import pytest
from tests.games.expedition.table import SECOND, at, set_up

from pyramidion.games.expedition.components import CARDS, SIGNS, Level
from pyramidion.games.expedition.events import CardsDrawn, DieRolled, GlassTurned, SeatReady
from pyramidion.games.expedition.meta import Options
from pyramidion.games.expedition.state import Phase
from pyramidion.kernel.errors import Illegal

BEGIN = "phase=ready roller=1 | | | "
LATER = "phase=ready round=2 roller=2 countdown=0 | | | "
LAST_MOVER = "phase=move round=4 roller=2 sign=sun | pending=1 found=0:5000:0: | | "


@pytest.mark.parametrize("roller", range(4))
def test_ex_20__who_rolls_first_is_drawn_by_lot(roller: int):
    assert set_up(4, numbers=(roller,)).view().roller == roller


@pytest.mark.parametrize("roller", range(3))
def test_ex_20__the_one_whose_turn_it_is_rolls_the_die(roller: int):
    table = at(f"phase=ready roller={roller} | | | ", [4])
    table.does(0, "ready").does(1, "ready").does(2, "ready")
    assert table.told(DieRolled) == [DieRolled(1, roller, SIGNS[4])]


@pytest.mark.parametrize(("roller", "then"), [(0, 1), (1, 2), (2, 0)])
def test_ex_20__the_turn_passes_clockwise(roller: int, then: int):
    table = at(f"phase=move round=4 roller={roller} sign=sun | pending=1 found=0:9:0: | | ")
    table.does(0, "confirm")
    assert (table.view().round, table.view().roller) == (5, then)
    assert table.told(CardsDrawn) == [CardsDrawn(5, then)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_ex_20__cards_lie_open_before_the_roll(seat: int | None):
    table = at("phase=ready round=3 | | ")
    shown = [player.card for player in table.view(seat).players]
    assert [card.number for card in shown if card] == list(table.state.deals[2][:2])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_ex_20__an_open_card_shows_the_keys_of_all_signs(seat: int | None):
    table = at("phase=ready | | ")
    card = table.view(seat).players[1].card
    side = CARDS[table.state.deals[0][1]].easy
    assert card is not None
    assert card.keys == tuple(side.signs[sign].keys for sign in SIGNS)
    assert card.seconds == tuple(side.signs[sign].seconds for sign in SIGNS)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_ex_20__only_cards_of_earlier_rounds_are_told_besides(seat: int | None):
    table = at("phase=ready round=3 | | ")
    assert table.view(seat).played == tuple(deal[:2] for deal in table.state.deals[:2])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_ex_20__as_an_option_doors_are_hidden_until_the_roll(seat: int | None):
    table = at("phase=ready hidden=yes round=2 | | ", [0])
    assert [player.card for player in table.view(seat).players] == [None, None]
    table.does(0, "ready").does(1, "ready")
    shown = [player.card for player in table.view(seat).players]
    assert [card.number for card in shown if card] == list(table.state.deals[1][:2])


def test_ex_20__hidden_doors_are_hidden_again_in_the_next_round():
    table = at("phase=move hidden=yes sign=sun | pending=1 found=0:9:0: | ").does(0, "confirm")
    assert table.state.phase is Phase.READY
    assert [player.card for player in table.view(0).players] == [None, None]


def test_ex_20__no_sign_shows_before_the_roll():
    table = at(LAST_MOVER)
    assert table.view().sign == "sun"
    assert table.does(0, "confirm").view().sign is None


@pytest.mark.parametrize("sign", range(6))
def test_ex_21__the_die_says_for_which_sign_all_search(sign: int):
    table = at(BEGIN, [sign]).does(0, "ready").does(1, "ready").does(2, "ready")
    assert table.view().sign == SIGNS[sign]
    for seat in range(3):
        keys = CARDS[table.state.deals[0][seat]].easy.signs[SIGNS[sign]].keys
        assert table.state.puzzle(seat).keys == keys


def test_ex_21__the_glass_is_turned_as_the_die_falls():
    table = at(BEGIN, [0]).does(0, "ready").does(1, "ready").does(2, "ready", at=7000)
    assert table.events[-2:] == [DieRolled(1, 1, SIGNS[0]), GlassTurned(1)]
    assert (table.view().glass, table.view().glass_ms) == (1, 0)
    assert table.deadline == (67_000, "glass")


def test_ex_21__all_search_at_once():
    table = at(BEGIN, [0]).does(0, "ready").does(1, "ready").does(2, "ready")
    assert table.state.phase is Phase.SEARCH
    assert table.deciders == [0, 1, 2]
    for seat in range(3):
        prompt = table.view(seat).prompt
        assert prompt is not None
        assert (prompt.expects, prompt.rule, prompt.limits) == ("keys", "EX-22", {"keys": 3})
        assert table.legal(seat) == []


def test_ex_21__nobody_is_asked_for_keys_before_the_roll_nor_after_finding():
    table = at(BEGIN, [0])
    assert [table.view(seat).prompt for seat in range(3)] == [None] * 3
    table.does(0, "ready").does(1, "ready").does(2, "ready").opens(1)
    assert [table.view(seat).prompt is None for seat in range(3)] == [False, True, False]
    table.ticks(60_000)
    assert [table.view(seat).prompt for seat in range(3)] == [None] * 3


@pytest.mark.parametrize(("level", "many"), [(Level.EASY, 3), (Level.HARD, 4)])
def test_ex_x2__the_keys_beside_the_hand_on_ones_own_card(level: Level, many: int):
    table = at(f"phase=ready level={level} | | | | ", [SIGNS.index("hand")])
    for seat in range(4):
        table.does(seat, "ready")
    assert table.view().sign == "hand"
    for seat in range(4):
        side = CARDS[table.state.deals[0][seat]].side(level)
        keys = table.state.puzzle(seat).keys
        assert (len(keys), keys) == (many, side.signs[SIGNS[1]].keys)
        prompt = table.view(seat).prompt
        assert prompt is not None
        assert prompt.limits == {"keys": many}


def test_ex_27__the_round_starts_when_all_are_ready():
    table = at(BEGIN, [0]).does(2, "ready").does(0, "ready")
    assert (table.state.phase, table.deciders) == (Phase.READY, [1])
    assert [player.ready for player in table.view().players] == [True, False, True]
    table.does(1, "ready")
    assert table.told(SeatReady) == [SeatReady(2), SeatReady(0), SeatReady(1)]
    assert table.state.phase is Phase.SEARCH
    assert not any(player.ready for player in table.view().players)


def test_ex_27__who_is_ready_has_no_other_step():
    table = at(BEGIN)
    assert [table.legal(seat) for seat in range(3)] == [["ready"]] * 3
    table.does(1, "ready")
    assert [table.legal(seat) for seat in range(3)] == [["ready"], [], ["ready"]]


@pytest.mark.parametrize("seat", range(3))
def test_ex_27__ready_once_is_enough(seat: int):
    table = at(BEGIN).does(seat, "ready")
    table.refuses(seat, "ready", "EX-27", "ex-ready-already")


def test_ex_27__the_first_round_waits_for_all():
    table = set_up(2)
    assert table.deadline is None
    assert table.ticks(10**9).events == []


@pytest.mark.parametrize(("wait", "seconds"), [("15", 15), ("30", 30), ("60", 60)])
def test_ex_27__a_later_round_starts_after_a_countdown(wait: str, seconds: int):
    table = at(f"wait={wait} phase=move sign=sun | pending=1 found=0:9:0: | ", [3])
    table.does(0, "confirm", at=5000)
    end = 5000 + seconds * SECOND
    assert (table.view().countdown_ms, table.deadline) == (0, (end, "countdown"))
    assert table.ticks(end - 1).state.phase is Phase.READY
    assert table.ticks(end).told(DieRolled) == [DieRolled(2, 1, SIGNS[3])]
    assert table.deadline == (end + 60_000, "glass")


def test_ex_27__thirty_seconds_unless_the_table_wants_otherwise():
    assert Options().countdown == "30"


def test_ex_27__without_a_countdown_every_round_waits_for_all():
    table = at("wait=none phase=move sign=sun | pending=1 found=0:9:0: | ").does(0, "confirm")
    assert (table.view().countdown_ms, table.deadline) == (None, None)
    table.ticks(10**9)
    assert table.state.phase is Phase.READY


def test_ex_27__all_ready_stop_the_countdown():
    table = at(LATER, [0]).does(0, "ready", at=100).does(1, "ready", at=200)
    assert table.view().countdown_ms == 200
    assert table.deadline == (30_000, "countdown")
    table.does(2, "ready", at=300)
    assert (table.view().countdown_ms, table.deadline) == (None, (60_300, "glass"))


def test_ex_27__at_the_end_of_the_countdown_ready_comes_too_late():
    table = at(LATER, [0]).does(0, "ready", at=29_999).is_too_late(1, "ready", at=30_000)
    assert table.ticks(30_000).state.phase is Phase.SEARCH
    table.refuses(1, "ready", "EX-27", "ex-not-ready-time", at=30_000)


def test_ex_27__who_was_not_ready_searches_too():
    table = at(LATER, [0]).does(1, "ready").ticks(30_000)
    assert table.deciders == [0, 1, 2]
    assert not any(player.ready for player in table.view().players)


def test_ex_27__ready_can_be_taken_back():
    table = at(LATER, [0])
    before = table.position
    table.does(0, "ready", at=5).takes_back(0, at=6)
    assert (table.position, table.deciders) == (before, [0, 1, 2])
    table.does(1, "ready", at=7).does(2, "ready", at=8)
    assert table.state.phase is Phase.READY


def test_ex_27__not_once_the_die_has_fallen():
    table = at(BEGIN, [0]).does(0, "ready").does(1, "ready").does(2, "ready")
    for seat in range(3):
        with pytest.raises(Illegal) as refused:
            table.takes_back(seat)
        assert (refused.value.rule, refused.value.code) == ("EX-31", "nothing-to-take-back")


def test_ex_27__what_was_found_and_taken_is_told_until_the_next_roll():
    table = at(LAST_MOVER, [0]).does(0, "confirm")
    player = table.player(0)
    assert player.found is not None
    assert (player.found.rank, player.found.ms, player.took) == (1, 5000, ("green", "red"))
    assert player.collected
    for seat in range(3):
        table.does(seat, "ready")
    player = table.player(0)
    assert (player.found, player.took, player.collected) == (None, (), False)


def test_ex_27__played_cards_are_set_aside_and_new_ones_drawn():
    table = at("phase=move round=8 sign=sun | pending=1 found=0:9:0: | ").does(0, "confirm")
    assert table.view().played[7] == table.state.deals[7][:2]
    shown = [player.card for player in table.view().players]
    assert [card.number for card in shown if card] == list(table.state.deals[8][:2])
