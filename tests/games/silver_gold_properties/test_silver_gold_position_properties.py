"""What holds at every step of every match: notation, copies, components and sizes."""

import msgspec
from tests.games.silver_gold_properties.random_play import (
    RandomPlay,
    legal_sets,
    over_seeds,
    position,
)

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.seats import Seat

NOTATION = SILVER_GOLD.notation
LARGEST_VIEW = 16 * 1024
MOST_STEPS = 300


@over_seeds(25)
def test_a_position_is_read_back_as_it_was_written(seed: int):
    for match in RandomPlay(seed).steps():
        again = NOTATION.parse_state(position(match))
        assert NOTATION.format_state(again) == position(match)
        assert legal_sets(again) == legal_sets(match.state)


@over_seeds(12)
def test_a_position_read_back_is_seen_the_same(seed: int):
    play = RandomPlay(seed)
    for match in play.steps():
        again = NOTATION.parse_state(position(match))
        for viewer in play.viewers:
            assert SILVER_GOLD.view(again, viewer) == match.view(viewer)


@over_seeds(25)
def test_an_action_is_read_back_as_it_was_written(seed: int):
    for match in RandomPlay(seed).steps():
        for seat in range(match.seats):
            for action in SILVER_GOLD.legal(match.state, Seat(seat)):
                assert NOTATION.parse_action(NOTATION.format_action(action)) == action


@over_seeds(16)
def test_a_step_on_a_copy_leaves_the_original_alone(seed: int):
    play = RandomPlay(seed)
    for match in play.steps():
        before = position(match)
        for seat in SILVER_GOLD.deciders(match.state):
            copied = match.state.copy()
            SILVER_GOLD.apply(copied, seat, play.choose(seat), Seeded("copy", seed))
            assert position(match) == before
            assert NOTATION.format_state(copied) != before


@over_seeds(16)
def test_a_step_on_the_original_leaves_a_copy_alone(seed: int):
    play = RandomPlay(seed)
    steps = play.steps()
    match = next(steps)
    copied, before = match.state.copy(), position(match)
    for _ in steps:
        assert NOTATION.format_state(copied) == before
        copied, before = match.state.copy(), position(match)


@over_seeds(25)
def test_components_are_never_lost_nor_made(seed: int):
    play = RandomPlay(seed)
    whole = dict(SILVER_GOLD.inventory(play.match.state))
    assert sum(whole.values()) == 48 + 8
    for match in play.steps():
        assert dict(SILVER_GOLD.inventory(match.state)) == whole


@over_seeds(25)
def test_views_and_choices_stay_small(seed: int):
    play = RandomPlay(seed)
    for match in play.steps():
        for viewer in play.viewers:
            seen = match.view(viewer)
            assert len(msgspec.json.encode(seen)) <= LARGEST_VIEW
            assert len(seen.legal) <= MOST_STEPS


@over_seeds(12)
def test_a_view_is_read_back_from_the_wire(seed: int):
    play = RandomPlay(seed)
    for match in play.steps():
        for viewer in play.viewers:
            seen = match.view(viewer)
            sent = msgspec.json.encode(seen)
            assert msgspec.json.decode(sent, type=SILVER_GOLD.views) == seen


@over_seeds(16)
def test_legal_steps_are_the_same_by_number_and_in_order(seed: int):
    for match in RandomPlay(seed).steps():
        for seat in range(match.seats):
            steps = SILVER_GOLD.legal(match.state, Seat(seat))
            walked = list(steps)
            assert [steps[i] for i in range(len(steps))] == walked
            assert [steps[i - len(steps)] for i in range(len(steps))] == walked
            assert list(steps[1:3]) == walked[1:3]


@over_seeds(25)
def test_a_match_ends_after_28_turns_within_its_bound(seed: int):
    match = RandomPlay(seed).finish()
    assert (match.state.round, match.state.turn) == (4, 7)
    assert match.outcome is not None
    assert len(match.log) <= SILVER_GOLD.meta.longest
