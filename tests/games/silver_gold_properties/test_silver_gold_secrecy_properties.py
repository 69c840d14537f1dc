"""Nobody can know what is secret, and samples draw it by chance."""

from typing import Any

from tests.games.silver_gold_properties.random_play import RandomPlay, over_seeds, position

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.actions import Keep, Mark
from pyramidion.games.silver_gold.meta import Reveal
from pyramidion.games.silver_gold.state import Phase
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.seats import Seat


@over_seeds(20)
def test_a_scrambled_state_looks_the_same(seed: int):
    play = RandomPlay(seed)
    chance = Seeded("scramble", seed)
    for match in play.steps():
        before = position(match)
        for viewer in play.viewers:
            scrambled = SILVER_GOLD.scramble(match.state, viewer, chance)
            assert SILVER_GOLD.view(scrambled, viewer) == match.view(viewer)
        assert position(match) == before


@over_seeds(20)
def test_a_scrambled_state_has_the_same_components(seed: int):
    play = RandomPlay(seed)
    chance = Seeded("scramble", seed)
    for match in play.steps():
        for viewer in play.viewers:
            scrambled = SILVER_GOLD.scramble(match.state, viewer, chance)
            assert SILVER_GOLD.inventory(scrambled) == SILVER_GOLD.inventory(match.state)


@over_seeds(10)
def test_scrambling_changes_whatever_is_secret(seed: int):
    play = RandomPlay(seed)
    chance = Seeded("scramble", seed)
    changed: set[str] = set()
    for match in play.steps():
        scrambled = SILVER_GOLD.scramble(match.state, Seat(0), chance)
        for name in ("pile", "unseen", "dealt", "kept", "fresh"):
            if getattr(scrambled, name) != getattr(match.state, name):
                changed.add(name)
    marks_are_open = play.options.reveal is Reveal.AT_ONCE
    assert changed == {"pile", "unseen", "dealt", "kept"} | (set() if marks_are_open else {"fresh"})


@over_seeds(10)
def test_choices_are_heard_only_by_those_who_may(seed: int):
    play = RandomPlay(seed)
    while SILVER_GOLD.deciders(play.match.state):
        seat, action = play.next_step()
        events = play.match.act(seat, action)
        is_open = isinstance(action, Mark) and play.options.reveal is Reveal.AT_ONCE
        if not isinstance(action, Keep | Mark):
            continue
        for viewer in play.viewers:
            heard = [SILVER_GOLD.narrate(event, viewer) for event in events]
            assert heard == (events if viewer == seat or is_open else [None] * len(events))


@over_seeds(20)
def test_a_sample_of_a_view_looks_the_same(seed: int):
    play = RandomPlay(seed)
    chance = Seeded("sample", seed)
    for match in play.steps():
        for viewer in play.viewers:
            seen = match.view(viewer)
            sampled = SILVER_GOLD.sample(seen, chance)
            assert SILVER_GOLD.view(sampled, viewer) == seen
            assert SILVER_GOLD.inventory(sampled) == SILVER_GOLD.inventory(match.state)


@over_seeds(10)
def test_samples_vary_in_what_is_hidden(seed: int):
    play = RandomPlay(seed)
    chance = Seeded("vary", seed)
    for match in play.steps():
        seen = match.view(Seat(0))
        sampled = [SILVER_GOLD.sample(seen, chance) for _ in range(4)]
        assert differ([state.pile for state in sampled])
        if seen.phase is Phase.KEEP:
            assert differ([state.dealt[1] for state in sampled])


@over_seeds(10)
def test_samples_vary_in_the_expeditions_to_come(seed: int):
    for match in RandomPlay(seed).steps():
        if match.state.turn == 1:
            chances = [Seeded("expeditions", seed, i) for i in range(5)]
            seen = match.view(None)
            assert differ([SILVER_GOLD.sample(seen, chance).unseen for chance in chances])


@over_seeds(8)
def test_a_sampled_match_can_be_played_to_its_end(seed: int):
    play = RandomPlay(seed)
    chance = Seeded("rollout", seed)
    for match in play.steps():
        if chance.below(20) == 0:
            seat = Seat(chance.below(play.players))
            play_out(SILVER_GOLD.sample(match.view(seat), chance), chance)


def play_out(state: Any, chance: Seeded) -> None:
    """Random legal steps until the match is over."""
    while deciders := SILVER_GOLD.deciders(state):
        seat = chance.pick(deciders)
        SILVER_GOLD.apply(state, seat, chance.pick(SILVER_GOLD.legal(state, seat)), chance)
    assert SILVER_GOLD.outcome(state) is not None


def differ(things: list[Any]) -> bool:
    """Whether not all of them are equal."""
    return any(thing != things[0] for thing in things)
