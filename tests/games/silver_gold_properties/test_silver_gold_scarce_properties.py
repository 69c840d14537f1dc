"""What holds when pile and reserve run out and players are left without cards. Rule SG-45."""

from tests.games.silver_gold_properties.random_play import (
    RandomPlay,
    legal_sets,
    over_seeds,
    position,
)
from tests.oracles.late_positions import scarce

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.kernel.actions import TAKE_BACK
from pyramidion.kernel.chance import Seeded


@over_seeds(20)
def test_a_scarce_position_is_read_back_as_it_was_written(seed: int):
    for match in RandomPlay(seed, scarce()).steps():
        again = SILVER_GOLD.notation.parse_state(position(match))
        assert SILVER_GOLD.notation.format_state(again) == position(match)
        assert legal_sets(again) == legal_sets(match.state)


@over_seeds(20)
def test_scarce_secrets_are_kept(seed: int):
    play = RandomPlay(seed, scarce())
    chance = Seeded("scarce", seed)
    for match in play.steps():
        for viewer in play.viewers:
            seen = match.view(viewer)
            scrambled = SILVER_GOLD.scramble(match.state, viewer, chance)
            sampled = SILVER_GOLD.sample(seen, chance)
            assert SILVER_GOLD.view(scrambled, viewer) == seen
            assert SILVER_GOLD.view(sampled, viewer) == seen


@over_seeds(20)
def test_scarce_components_are_never_lost_nor_made(seed: int):
    play = RandomPlay(seed, scarce())
    whole = dict(SILVER_GOLD.inventory(play.match.state))
    assert sum(whole.values()) == 48 + 8
    for match in play.steps():
        assert dict(SILVER_GOLD.inventory(match.state)) == whole


@over_seeds(20)
def test_scarce_steps_can_be_taken_back(seed: int):
    play = RandomPlay(seed, scarce())
    match = play.match
    while SILVER_GOLD.deciders(match.state):
        before = position(match)
        seat, action = play.next_step()
        match.act(seat, action)
        if match.can_take_back(seat):
            match.act(seat, TAKE_BACK)
            assert position(match) == before
            match.act(seat, action)


@over_seeds(20)
def test_a_scarce_match_comes_to_its_end(seed: int):
    match = RandomPlay(seed, scarce()).finish()
    assert (match.state.round, match.state.turn) == (4, 7)
    assert match.state.pile == []
    assert match.outcome is not None
