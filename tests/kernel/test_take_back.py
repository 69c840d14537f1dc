"""Taking back, in a game whose steps are quiet: Silver & Gold."""

import pytest

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.kernel.actions import CONFIRM, TAKE_BACK
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.record import Sitter, decode_record, encode_record, make_header
from pyramidion.kernel.seats import Holder, Seat
from pyramidion.kernel.verify import verify

SEAL = Seal.derived(2, "take back")
ONE, TWO = Seat(0), Seat(1)


def _match() -> Match:
    return Match.start(SILVER_GOLD, SILVER_GOLD.options(), 2, SEAL)


def _step(match: Match, seat: Seat) -> None:
    match.act(seat, match.game.legal(match.state, seat)[0])


def _position(match: Match) -> str:
    return SILVER_GOLD.notation.format_state(match.state)


def test_steps_of_one_seat_are_undone_one_by_one_while_others_stay():
    match = _match()
    _step(match, TWO)
    only_two = _position(match)
    _step(match, ONE)
    one_step = _position(match)
    _step(match, ONE)
    match.act(ONE, TAKE_BACK)
    assert _position(match) == one_step
    match.act(ONE, TAKE_BACK)
    assert _position(match) == only_two
    assert not match.can_take_back(ONE)
    assert match.can_take_back(TWO)


def test_confirmed_seat_cannot_take_back_but_the_other_can():
    match = _match()
    for seat in (ONE, ONE, TWO):
        _step(match, seat)
    match.act(ONE, CONFIRM)
    with pytest.raises(Illegal) as refused:
        match.act(ONE, TAKE_BACK)
    assert refused.value.rule == "SG-29"
    match.act(TWO, TAKE_BACK)
    assert match.state.kept == [match.state.dealt[0][:2], ()]


def test_nothing_is_taken_back_across_a_reveal():
    match = _match()
    for seat in (ONE, ONE, TWO, TWO):
        _step(match, seat)
    match.act(ONE, CONFIRM)
    match.act(TWO, CONFIRM)
    assert not match.can_take_back(ONE)
    assert not match.can_take_back(TWO)


def test_take_back_is_an_entry_and_the_record_still_verifies():
    match = _match()
    _step(match, ONE)
    match.act(ONE, TAKE_BACK)
    assert match.log[-1].action is TAKE_BACK
    while match.outcome is None:
        for seat in SILVER_GOLD.deciders(match.state):
            _step(match, seat)
            if match.can_take_back(seat):
                match.act(seat, TAKE_BACK)
                _step(match, seat)
    header = make_header(
        SILVER_GOLD, match.options, [Sitter("a", Holder.PERSON)] * 2, SEAL.commitment
    )
    record = decode_record(encode_record(header, match, SEAL))
    assert verify(record, SILVER_GOLD) == match.outcome
    assert _position(Match.fold(SILVER_GOLD, match.options, 2, match.log)) == _position(match)
