"""Matches: entries, refusals, taking back, the clock, and folding a log."""

import pytest
from tests.kernel.toy import GLASS_MS, TOY, EmptyGlass, ToyOptions, Write

from pyramidion.kernel.actions import CONFIRM, SET_UP, TAKE_BACK, Away, TimeUp
from pyramidion.kernel.errors import Illegal, Invalid
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import CLOCK, SETUP, By, Seat

SEAL = Seal.derived(2, "match")
ONE, TWO = Seat(0), Seat(1)


def _match(players: int = 2) -> Match:
    return Match.start(TOY, ToyOptions(), players, SEAL)


def test_setup_is_entry_0_with_its_draws():
    match = _match()
    assert (match.log[0].seat, match.log[0].action, len(match.log[0].draws)) == (SETUP, SET_UP, 1)


def test_entry_tells_who_did_what_when_and_what_was_judged():
    match = _match()
    match.act(ONE, Write("pyramid"), at=500, by=By.BOT)
    entry = match.log[-1]
    assert (entry.seq, entry.at, entry.seat, entry.by) == (1, 500, ONE, By.BOT)
    assert entry.draws[0].question == "TO-02"


def test_refused_action_changes_nothing():
    match = _match()
    before = TOY.notation.format_state(match.state)
    with pytest.raises(Illegal) as refused:
        match.act(ONE, Write("Not a word"))
    assert (refused.value.rule, refused.value.code) == ("TO-01", "toy-bad-word")
    assert (len(match.log), TOY.notation.format_state(match.state)) == (1, before)


def test_seats_write_at_the_same_time_without_being_stale():
    match = _match()
    match.act(TWO, Write("two"))
    match.act(ONE, Write("one"))
    match.act(TWO, CONFIRM)
    match.act(ONE, CONFIRM)
    assert match.outcome is not None


def test_judgement_counts_as_drawn_so_the_step_stays():
    match = _match()
    match.act(ONE, Write("one"))
    assert not match.can_take_back(ONE)
    with pytest.raises(Illegal) as refused:
        match.act(ONE, TAKE_BACK)
    assert (refused.value.rule, refused.value.code) == ("TO-01", "nothing-to-take-back")


@pytest.mark.parametrize("seat", [CLOCK, Seat(2), Seat(99)])
def test_only_a_seat_of_the_match_takes_back(seat):
    with pytest.raises(Illegal):
        _match().act(seat, TAKE_BACK)


def test_time_never_runs_backwards():
    match = _match()
    match.act(ONE, Write("one"), at=900)
    match.act(TWO, Write("two"), at=100)
    assert [entry.at for entry in match.log] == [0, 900, 900]


def test_clock_acts_first_when_it_owes_an_entry():
    match = _match()
    with pytest.raises(Invalid) as refused:
        match.act(ONE, Write("late"), at=GLASS_MS)
    assert refused.value.code == "clock-owes"
    match.tick(GLASS_MS + 5)
    assert (match.log[-1].seat, match.log[-1].at) == (CLOCK, GLASS_MS)
    assert match.outcome is not None


def test_clock_does_not_write_before_its_time():
    match = _match()
    owed = match.deadline
    with pytest.raises(Invalid) as refused:
        match.act(CLOCK, owed.action, at=owed.at - 1)
    assert (refused.value.code, len(match.log)) == ("clock-early", 1)
    match.act(CLOCK, owed.action, at=owed.at)
    assert match.outcome is not None


def test_nothing_is_due_before_the_deadline():
    match = _match()
    assert match.tick(GLASS_MS - 1) == []
    assert len(match.log) == 1


def test_time_away_counts_against_nobody():
    match = _match()
    match.act(CLOCK, Away(10_000, 70_000), at=70_000)
    assert match.deadline.at == GLASS_MS + 60_000
    match.act(ONE, Write("one"), at=80_000)
    assert match.state.at == 20_000
    folded = Match.fold(TOY, ToyOptions(), 2, match.log)
    assert (folded.deadline, folded.state.at) == (match.deadline, 20_000)


def test_time_up_is_an_entry_that_changes_nothing():
    match = _match()
    match.act(CLOCK, TimeUp(1), at=5)
    assert (match.log[-1].action, match.outcome) == (TimeUp(1), None)


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (ONE, TimeUp(1)),
        (ONE, Away(0, 1)),
        (ONE, SET_UP),
        (CLOCK, SET_UP),
        (CLOCK, TimeUp(2)),
        (CLOCK, TimeUp(-1)),
        (CLOCK, Away(5, 4)),
        (CLOCK, Away(0, 10**9)),
    ],
)
def test_what_only_the_clock_may_say_is_refused_from_others(seat, action):
    match = _match()
    with pytest.raises(Invalid):
        match.act(seat, action, at=100)
    assert len(match.log) == 1


def test_player_cannot_speak_for_the_clock_of_the_game():
    with pytest.raises(Illegal):
        _match().act(ONE, EmptyGlass())


def test_automa_sits_behind_the_player_with_one_step_at_a_time():
    match = _match(players=1)
    assert match.seats == 2
    match.act(TWO, *TOY.legal(match.state, TWO), by=By.AUTOMA)
    assert match.state.words[1] == "automa"


def test_wrong_number_of_players_is_refused():
    with pytest.raises(Invalid) as refused:
        _match(players=3)
    assert refused.value.values == {"players": 3, "allowed": "1, 2"}


def test_folded_match_goes_on_with_its_seal():
    match = _match()
    match.act(ONE, Write("one"))
    again = Match.fold(TOY, ToyOptions(), 2, match.log, SEAL)
    for played in (match, again):
        played.act(TWO, Write("two"))
    assert again.log == match.log
