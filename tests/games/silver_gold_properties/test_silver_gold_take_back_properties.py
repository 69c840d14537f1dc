"""A step that is taken back leaves no trace but in the log. Rule SG-29."""

import pytest
from tests.games.silver_gold_properties.random_play import (
    AnyMatch,
    RandomPlay,
    over_seeds,
    position,
)

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.kernel.actions import CONFIRM, TAKE_BACK, Action
from pyramidion.kernel.chance import Scripted
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.verify import verify

Step = tuple[Seat, Action]


@over_seeds(20)
def test_sg_29__a_step_taken_back_restores_the_position(seed: int):
    play = RandomPlay(seed)
    for match in play.steps():
        if play.chance.below(4) or not SILVER_GOLD.deciders(match.state):
            continue
        before = position(match)
        seat, action = play.next_step()
        if not is_secret(match, seat, action):
            continue
        match.act(seat, action)
        match.act(seat, TAKE_BACK)
        assert position(match) == before


@over_seeds(20)
def test_sg_29__steps_of_others_in_between_stay(seed: int):
    play = RandomPlay(seed)
    for match in play.steps():
        steps = steps_of_two(play)
        if play.chance.below(3) or len(steps) < 2:
            continue
        (seat, action), (other, answer) = steps
        expected = match.state.copy()
        SILVER_GOLD.apply(expected, other, answer, Scripted())
        match.act(seat, action)
        match.act(other, answer)
        match.act(seat, TAKE_BACK)
        assert position(match) == SILVER_GOLD.notation.format_state(expected)


@over_seeds(16)
def test_sg_29__all_steps_of_a_turn_can_be_taken_back_until_confirmed(seed: int):
    play = RandomPlay(seed)
    for match in play.steps():
        seats = SILVER_GOLD.deciders(match.state)
        if play.chance.below(6) or not seats or match.can_take_back(seats[0]):
            continue
        before, taken = position(match), 0
        while is_secret(match, seats[0], action := play.choose(seats[0])):
            match.act(seats[0], action)
            taken += 1
        for _ in range(taken):
            match.act(seats[0], TAKE_BACK)
        assert position(match) == before
        assert not match.can_take_back(seats[0])


@over_seeds(16)
def test_sg_29__nothing_is_taken_back_after_confirming(seed: int):
    play = RandomPlay(seed)
    for match in play.steps():
        last = match.log[-1]
        if last.action == CONFIRM:
            before, entries = position(match), len(match.log)
            with pytest.raises(Illegal) as refused:
                match.act(last.seat, TAKE_BACK)
            assert refused.value.rule == "SG-29"
            assert (position(match), len(match.log)) == (before, entries)


@over_seeds(16)
def test_a_record_with_steps_taken_back_verifies(seed: int):
    play = RandomPlay(seed)
    for match in play.steps():
        last = match.log[-1].seat
        if last >= 0 and match.can_take_back(last) and play.chance.below(3) == 0:
            match.act(last, TAKE_BACK)
    assert any(entry.action == TAKE_BACK for entry in play.match.log)
    record = decode_record(play.record())
    assert verify(record, SILVER_GOLD) == play.match.outcome


def is_secret(match: AnyMatch, seat: Seat, action: Action) -> bool:
    """Whether the step shows nobody anything new: on a copy, it draws and reveals nothing."""
    if action == CONFIRM:
        return False
    events = SILVER_GOLD.apply(match.state.copy(), seat, action, Scripted())
    return not any(event.reveals for event in events)


def steps_of_two(play: RandomPlay) -> list[Step]:
    """A step that can be taken back for each of two seats that are waited for."""
    seats = play.chance.shuffled(SILVER_GOLD.deciders(play.match.state))
    steps = [(seat, play.choose(seat)) for seat in seats]
    return [step for step in steps if is_secret(play.match, *step)][:2]
