"""The greedy bot: the step that looks best now, by the game's own heuristic."""

from collections.abc import Callable, Sequence
from typing import Any

from pyramidion.bots.heuristics import expedition, pyramido, silver_gold
from pyramidion.bots.level import Level
from pyramidion.bots.pace import pause
from pyramidion.kernel.actions import Action
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.game import AnyGame

_RATINGS: dict[str, Callable[[Any], Sequence[float]]] = {
    "expedition": expedition.rate,
    "pyramido": pyramido.rate,
    "silver_gold": silver_gold.rate,
}


class GreedyBot:
    """Takes the best-rated legal step; among equals, one by chance."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._rate = _RATINGS[game.meta.id]

    def decide(self, view: Any, budget: int, chance: Chance) -> Action:
        """The best step; `budget` is not needed."""
        steps: Sequence[Action] = view.legal
        if len(steps) <= 1:
            return steps[0] if steps else self._game.propose(view, chance)
        ratings = self._rate(view)
        best = max(ratings) - 1e-9
        return chance.pick(
            [step for step, rated in zip(steps, ratings, strict=True) if rated >= best]
        )

    def pause(self, view: Any, chance: Chance) -> int:
        """As long as most people take."""
        return pause(self._game, view, Level.GREEDY, chance)
