"""RLCard: Uno and gin rummy, two players, from the deal to the end of the hand."""

import random
from functools import partial
from importlib.metadata import version
from typing import Any

import rlcard

from figures import Figures
from peers import MIDDLES, RATE_SHARE
from stopwatch import Tally, calls_per_second, play_for

ENGINE = f"RLCard {version('rlcard')}"


def measure(name: str, seconds: float) -> Figures:
    """Time whole matches through `Env.step`, and `Env.get_state` in their middle."""
    env = rlcard.make(name, config={"seed": 1})
    played = play_for(seconds, lambda _number: _play_match(env))
    middles = [_middle_of_match(name, seed) for seed in range(1, MIDDLES + 1)]
    views = calls_per_second(
        [partial(env.get_state, env.get_player_id()) for env in middles], seconds * RATE_SHARE
    )
    # It has no copy: with `allow_step_back` it keeps deep copies of its own, for Uno alone.
    return Figures.of(ENGINE, name, played, copies=None, views=views)


def _play_match(env: Any) -> Tally:
    # Env.reset and Env.step, the documented loop. `Env.run` with RLCard's own `RandomAgent` is
    # slower by a sixth to a half: it collects trajectories and draws with `numpy.random.choice`.
    # Every step builds the next player's view; the interface knows no step without one.
    decisions = actions = 0
    state, _seat = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        actions += 1
        decisions += len(legal) > 1
        state, _seat = env.step(legal[int(random.random() * len(legal))])
    return Tally(decisions, actions)


def _middle_of_match(name: str, seed: int) -> Any:
    env = rlcard.make(name, config={"seed": seed})
    random.seed(seed)
    half = _play_match(env).actions // 2
    env.seed(seed)
    random.seed(seed)
    state, _seat = env.reset()
    for _ in range(half):
        legal = list(state["legal_actions"])
        state, _seat = env.step(legal[int(random.random() * len(legal))])
    return env
