"""Chance: what is recorded, and what a replay accepts."""

import msgspec
import pytest

from pyramidion.kernel.chance import (
    Below,
    Draw,
    DrawMismatch,
    Judgement,
    Recording,
    Replaying,
    Scripted,
    Seeded,
    Shuffle,
)
from pyramidion.kernel.fair import Fair

KEY = bytes(32)


def test_recording_writes_down_what_it_gives():
    chance = Recording(Fair(KEY))
    number, order = chance.below(6), chance.shuffle(4)
    answer = chance.judged("MM-17", lambda: True)
    assert chance.drawn == [
        Below(6, number),
        Shuffle(4, tuple(order)),
        Judgement("MM-17", answer),
    ]


def test_draws_describe_themselves_on_the_wire():
    draws: list[Draw] = [Below(6, 3), Shuffle(3, (2, 0, 1)), Judgement("MM-16", {"rule": "MM-16"})]
    wire = b'[["below",6,3],["shuffle",3,[2,0,1]],["judgement","MM-16",{"rule":"MM-16"}]]'
    assert msgspec.json.encode(draws) == wire
    assert msgspec.json.decode(wire, type=list[Draw]) == draws


def test_replay_gives_the_recorded_draws_and_never_asks_the_judge():
    chance = Replaying([Below(6, 3), Shuffle(3, (2, 0, 1)), Judgement("MM-17", False)])
    assert chance.below(6) == 3
    assert chance.shuffled("abc") == ["c", "a", "b"]
    assert chance.judged("MM-17", lambda: pytest.fail("the judge was asked again")) is False
    chance.finish()


@pytest.mark.parametrize(
    ("recorded", "ask"),
    [
        ([], lambda chance: chance.below(6)),
        ([Below(5, 3)], lambda chance: chance.below(6)),
        ([Below(6, 6)], lambda chance: chance.below(6)),
        ([Below(6, -1)], lambda chance: chance.below(6)),
        ([Shuffle(6, (0, 1, 2, 3, 4, 5))], lambda chance: chance.below(6)),
        ([Below(3, 1)], lambda chance: chance.shuffle(3)),
        ([Shuffle(3, (0, 1, 1))], lambda chance: chance.shuffle(3)),
        ([Shuffle(2, (1, 0))], lambda chance: chance.shuffle(3)),
        ([Judgement("MM-16", True)], lambda chance: chance.judged("MM-17", bool)),
        ([Below(6, 3)], lambda chance: chance.finish()),
    ],
)
def test_replay_refuses_a_draw_that_was_not_asked_for(recorded, ask):
    with pytest.raises(DrawMismatch):
        ask(Replaying(recorded))


def test_replay_compares_with_the_seed():
    right = Fair(KEY).below(1000)
    assert Replaying([Below(1000, right)], Fair(KEY)).below(1000) == right
    with pytest.raises(DrawMismatch):
        Replaying([Below(1000, right - 1)], Fair(KEY)).below(1000)
    order = tuple(reversed(Fair(KEY).shuffle(9)))
    with pytest.raises(DrawMismatch):
        Replaying([Shuffle(9, order)], Fair(KEY)).shuffle(9)


def test_seeded_repeats_and_scripted_obeys():
    assert [Seeded(1, "a").below(100) for _ in range(3)] == [Seeded(1, "a").below(100)] * 3
    assert Seeded(1, 2).shuffle(20) != Seeded(12).shuffle(20)
    script = Scripted([3, 1], shuffles=[[1, 0]])
    assert [script.below(6), script.below(2)] == [3, 1]
    assert [script.shuffle(2), script.shuffle(3)] == [[1, 0], [0, 1, 2]]
    with pytest.raises(AssertionError):
        script.below(6)
