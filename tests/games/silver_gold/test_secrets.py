"""Who sees what and when, and taking back. Rule SG-29, with SG-11, SG-12 and SG-60."""

import pytest
from tests.games.silver_gold.table import NOTATION, Table, at, completed

from pyramidion.bots import BOTS
from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.actions import Keep, TakeReserve
from pyramidion.games.silver_gold.events import (
    CellsMarked,
    MarksShown,
    SeatConfirmed,
    SymbolsCollected,
)
from pyramidion.games.silver_gold.meta import Options, Reveal
from pyramidion.games.silver_gold.state import State
from pyramidion.games.silver_gold.view import CardView, View
from pyramidion.kernel.actions import CONFIRM, TAKE_BACK
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat

SilverGoldMatch = Match[Options, State, View]
TWO = "phase=mark turn=1.2 used=V3.I2 | 28: 17:e1e2d2 | 11: 8:"
AT_ONCE = 'options={"reveal":"at_once"} '


def test_sg_29__marks_are_simultaneous():
    table = at(TWO).does(1, "11 c1d1").does(0, "28 a1b1").does(1, "confirm")
    assert table.deciders == [0]
    table.does(0, "confirm")
    assert (table.state.turn, table.deciders) == (3, [0, 1])


@pytest.mark.parametrize("seat", [1, None])
def test_sg_29__the_others_do_not_see_marks_before_all_have_confirmed(seat: int | None):
    table = at(TWO).does(0, "17 c1c2", "28 a1")
    before = at(TWO).view(seat)
    assert table.view(seat) == before
    assert table.heard(seat) == []
    table.does(0, "confirm")
    seen = table.view(seat).players[0]
    assert seen.cards == before.players[0].cards
    assert seen.confirmed
    assert table.heard(seat) == [SeatConfirmed(0)]


@pytest.mark.parametrize("seat", [1, None])
def test_sg_29__nor_that_a_cross_is_owed(seat: int | None):
    table = at(TWO).does(0, "17 c1c2")
    assert table.view(0).players[0].owed == 1
    assert table.view(seat).players[0].owed == 0


def test_sg_29__the_marker_sees_their_own_marks():
    table = at(TWO).does(0, "28 a1b1")
    assert table.view(0).players[0].cards[0] == CardView(28, 0b11, 0b11)
    assert table.heard(0) == [CellsMarked(0, 28, 0b11, open=False)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_sg_29__all_marks_are_shown_once_all_have_confirmed(seat: int | None):
    table = at(TWO).does(0, "17 c1c2", "28 a1", "confirm").does(1, "11 c1d1", "confirm")
    shown = [event for event in table.heard(seat) if isinstance(event, MarksShown)]
    assert shown == [
        MarksShown(0, ((28, 0b1), (17, 0b100 | 0b100 << 5))),
        MarksShown(1, ((11, 0b1100),)),
    ]
    assert table.view(seat).players[0].cards[0] == CardView(28, 0b1, 0)


def test_sg_29__symbols_are_collected_once_all_have_confirmed():
    table = at(TWO).does(0, "28 a1b1", "confirm")
    assert table.told(SymbolsCollected) == []
    assert table.state.green == [0, 0]
    table.does(1, "11 c1d1", "confirm")
    assert table.told(SymbolsCollected) == [
        SymbolsCollected(0, 0, 1, torch=False, skulls=0),
        SymbolsCollected(1, 0, 0, torch=True, skulls=0),
    ]
    assert table.state.green == [1, 0]


def test_sg_29__the_others_are_not_told_what_a_seat_has_earned():
    table = at(TWO).does(0, "28 a1b1", "confirm")
    mine, others = table.view(0), table.view(1)
    assert mine.earned is not None
    assert mine.earned.total == 1
    assert others.players[0].score.total == 0
    assert others.earned is not None
    assert others.earned.total == 0


def test_sg_29__a_completed_card_is_not_told_before_all_have_confirmed():
    table = at(f"phase=mark turn=1.2 used=V3.I2 | {completed(12)} 3: | 11: 8:").does(0, "confirm")
    assert table.events == [SeatConfirmed(0)]
    assert table.view(1).players[0].done == ()
    assert table.view(1).completing == ()


@pytest.mark.parametrize("step", ["28 c1", "17 c2", "confirm", "draw", "take 1", "keep 28"])
def test_sg_29__who_has_confirmed_waits_for_the_others(step: str):
    table = at(TWO).does(0, "28 a1b1", "confirm")
    assert table.legal(0) == set()
    table.refuses(0, step, rule="SG-29", code="sg-wait-for-marks")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_sg_29__at_once__all_see_marks_as_they_are_made(seat: int | None):
    table = at(AT_ONCE + TWO).does(0, "17 c1c2")
    assert table.events == [CellsMarked(0, 17, 0b100 | 0b100 << 5, open=True)]
    assert table.heard(seat) == table.events
    seen = table.view(seat).players[0]
    assert seen.cards[1] is not None
    assert seen.cards[1].fresh == 0b100 | 0b100 << 5
    assert seen.owed == 1


def test_sg_29__at_once__symbols_still_wait_for_all():
    table = at(AT_ONCE + TWO).does(0, "28 a1b1", "confirm")
    assert table.state.green == [0, 0]
    assert table.does(1, "11 c1d1", "confirm").state.green == [1, 0]


def test_sg_12__the_order_of_the_pile_is_secret():
    position = "phase=mark turn=1.2 used=V3.I2 pile={} | 28: 17: | 11: 8:"
    for seat in (0, 1, None):
        assert at(position.format("1.2.3")).view(seat) == at(position.format("3.1.2")).view(seat)


def test_sg_60__the_expedition_cards_to_come_are_secret():
    position = "phase=mark turn=1.6 used=V3.I2.O4.T4.L4.I3 unseen={} | 28: 17: | 11: 8:"
    for seat in (0, 1, None):
        assert at(position.format("V3.I3")).view(seat) == at(position.format("I3.V3")).view(seat)


def started(reveal: Reveal = Reveal.TOGETHER) -> SilverGoldMatch:
    """A match of two, both still to keep."""
    return Match.start(SILVER_GOLD, Options(reveal=reveal), 2, Seal.derived(2, "take back"))


def marking(reveal: Reveal = Reveal.TOGETHER) -> SilverGoldMatch:
    """A match of two in its first turn."""
    match = started(reveal)
    for seat in (Seat(0), Seat(1)):
        first, second, *_ = match.state.dealt[seat]
        match.act(seat, Keep(first))
        match.act(seat, Keep(second))
        match.act(seat, CONFIRM)
    return match


def position(match: SilverGoldMatch) -> str:
    return NOTATION.format_state(match.state)


def mark(match: SilverGoldMatch, seat: int) -> None:
    """The seat marks the start of its left card."""
    cells = Table(match.state).legal(seat)
    left = match.state.cards[2 * seat]
    single = next(text for text in cells if text.startswith(f"{left} ") and len(text) <= 5)
    match.act(Seat(seat), NOTATION.parse_action(single))


def refuses_take_back(match: SilverGoldMatch, seat: int) -> None:
    before = position(match)
    assert not match.can_take_back(Seat(seat))
    with pytest.raises(Illegal) as refusal:
        match.act(Seat(seat), TAKE_BACK)
    assert refusal.value.rule == "SG-29"
    assert position(match) == before


@pytest.mark.parametrize("reveal", list(Reveal))
def test_sg_29__a_mark_can_be_taken_back_and_redone(reveal: Reveal):
    match = marking(reveal)
    before = position(match)
    mark(match, 0)
    assert position(match) != before
    match.act(Seat(0), TAKE_BACK)
    assert position(match) == before
    mark(match, 0)
    match.act(Seat(0), CONFIRM)
    assert Table(match.state).deciders == [1]


def test_sg_29__not_after_confirming():
    match = marking()
    mark(match, 0)
    match.act(Seat(0), CONFIRM)
    refuses_take_back(match, 0)


def test_sg_29__not_without_a_mark():
    match = marking()
    refuses_take_back(match, 0)
    mark(match, 1)
    refuses_take_back(match, 0)


def test_sg_29__the_others_steps_stay():
    match = marking()
    mark(match, 1)
    before = position(match)
    mark(match, 0)
    match.act(Seat(0), TAKE_BACK)
    assert position(match) == before
    assert match.can_take_back(Seat(1))


def test_sg_29__still_after_the_others_have_confirmed():
    match = marking()
    mark(match, 0)
    mark(match, 1)
    match.act(Seat(1), CONFIRM)
    match.act(Seat(0), TAKE_BACK)
    assert match.state.fresh[:2] == [0, 0]
    assert Table(match.state).deciders == [0]
    refuses_take_back(match, 1)


def test_sg_29__not_into_an_earlier_turn():
    match = marking()
    for seat in (0, 1):
        mark(match, seat)
        match.act(Seat(seat), CONFIRM)
    assert match.state.turn == 2
    refuses_take_back(match, 0)
    refuses_take_back(match, 1)


def test_sg_11__a_kept_card_can_be_taken_back_until_the_choice_is_confirmed():
    match = started()
    before = position(match)
    first, second, *_ = match.state.dealt[0]
    match.act(Seat(0), Keep(first))
    match.act(Seat(0), TAKE_BACK)
    assert position(match) == before
    match.act(Seat(0), Keep(second))
    match.act(Seat(0), Keep(first))
    match.act(Seat(0), CONFIRM)
    refuses_take_back(match, 0)


@pytest.fixture
def replacing() -> SilverGoldMatch:
    """A match played by bots until a card is completed."""
    match = marking()
    bot, chance = BOTS["greedy"](SILVER_GOLD), Seeded("replacing")
    for _ in range(200):
        if match.state.phase == "replace":
            return match
        seat = SILVER_GOLD.deciders(match.state)[0]
        match.act(seat, bot.decide(match.view(seat), 1, chance))
    raise AssertionError("Nobody has completed a card.")


def test_sg_41__a_card_taken_can_be_put_back_until_confirmed(replacing: SilverGoldMatch):
    (seat,) = SILVER_GOLD.deciders(replacing.state)
    before = position(replacing)
    replacing.act(seat, TakeReserve(replacing.state.reserve[0]))
    replacing.act(seat, TAKE_BACK)
    assert position(replacing) == before
    replacing.act(seat, TakeReserve(replacing.state.reserve[1]))
    replacing.act(seat, CONFIRM)
    refuses_take_back(replacing, seat)


def test_sg_41__a_card_drawn_cannot_be_put_back(replacing: SilverGoldMatch):
    (seat,) = SILVER_GOLD.deciders(replacing.state)
    replacing.act(seat, NOTATION.parse_action("draw"))
    refuses_take_back(replacing, seat)
