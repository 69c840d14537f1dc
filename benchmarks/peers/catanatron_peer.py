"""Catanatron: four random players, from the first settlement to the tenth point."""

from dataclasses import replace
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

from figures import Figures
from peers import MIDDLES, RATE_SHARE
from stopwatch import Played, Tally, calls_per_second, play_for

ENGINE = f"Catanatron {version('catanatron')}"


def measure(name: str, seconds: float) -> Figures:
    """Time whole matches through `Game.play`, and `Game.copy` in their middle."""
    timed = play_for(seconds, _play_match)
    # `Game.play` asks its players at forced actions too (rolling, ending a turn), and counting
    # the real choices while the clock runs would slow Catanatron, if only a little. A seed gives
    # the same match every time within a process, so the very matches that were timed are played
    # once more, with nobody timing, to count their decisions.
    played = _with_decisions(timed)
    middles = [_middle_of_match(seed) for seed in range(1, MIDDLES + 1)]
    copies = calls_per_second([game.copy for game in middles], seconds * RATE_SHARE)
    # It has no view: its players are handed the whole truth.
    return Figures.of(ENGINE, name, played, copies, views=None)


def _new_match(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def _play_match(seed: int) -> Tally:
    game = _new_match(seed)
    game.play()
    return Tally(decisions=0, actions=len(game.state.actions))


def _count_match(seed: int) -> Tally:
    """Play the match of this seed and count the choices among two actions or more."""
    decisions = 0

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal decisions
        decisions += len(actions) > 1
        return player.decide(game, actions)

    game = _new_match(seed)
    game.play(decide_fn=decide)
    return Tally(decisions, len(game.state.actions))


def _with_decisions(timed: Played) -> Played:
    tallies = [_count_match(seed) for seed in range(1, timed.matches + 1)]
    actions = sum(tally.actions for tally in tallies)
    if actions != timed.actions:
        raise RuntimeError(
            f"The matches counted took {actions} actions, those timed {timed.actions}: "
            "a seed no longer gives the same match, so the count does not hold."
        )
    return replace(timed, decisions=sum(tally.decisions for tally in tallies))


def _middle_of_match(seed: int) -> Any:
    half = _play_match(seed).actions // 2
    game = _new_match(seed)
    for _ in range(half):
        game.play_tick()
    return game
