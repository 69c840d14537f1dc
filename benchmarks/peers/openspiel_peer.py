"""OpenSpiel: games written in C++ and games written in Python, both driven from Python."""

import random
from functools import partial
from importlib.metadata import version
from typing import Any

import open_spiel.python.games  # noqa: F401  (importing it registers the Python games)
import pyspiel
from open_spiel.python.observation import make_observation

from figures import Figures
from peers import MIDDLES, RATE_SHARE
from stopwatch import Tally, calls_per_second, play_for

ENGINE = f"OpenSpiel {version('open_spiel')}"
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def measure(name: str, seconds: float) -> Figures:
    """Time whole matches through `State.apply_action`, and clones and views in their middle."""
    game = pyspiel.load_game(name)
    played = play_for(seconds, lambda _number: _play_match(game.new_initial_state()))
    middles = [_middle_of_match(game) for _ in range(MIDDLES)]
    copies = calls_per_second([state.clone for state in middles], seconds * RATE_SHARE)
    # An observation fills one buffer over and over: OpenSpiel's main way, and several times
    # faster than `State.observation_tensor`, which makes a new list each time.
    observe = make_observation(game).set_from
    views = calls_per_second(
        [partial(observe, state, state.current_player()) for state in middles],
        seconds * RATE_SHARE,
    )
    return Figures.of(ENGINE, name, played, copies, views)


def _play_match(state: Any) -> Tally:
    # One question, `current_player`, tells a seat, chance and the end apart.
    decisions = actions = 0
    while (seat := state.current_player()) != TERMINAL:
        if seat >= 0:
            legal = state.legal_actions()
            actions += 1
            decisions += len(legal) > 1
            state.apply_action(legal[int(random.random() * len(legal))])
        else:
            state.apply_action(_draw(state.chance_outcomes()))
    return Tally(decisions, actions)


def _draw(outcomes: list[tuple[int, float]]) -> int:
    """Draw by weight; faster here than `random.choices`, `pyspiel.sample_action` or numpy."""
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def _middle_of_match(game: Any) -> Any:
    """Return the state at the middle of a match's actions; chance (say, the deal) aside."""
    finished = game.new_initial_state()
    _play_match(finished)
    state = game.new_initial_state()
    turns = []
    for action in finished.history():
        if state.current_player() >= 0:
            turns.append(state.clone())
        state.apply_action(action)
    return turns[len(turns) // 2]
