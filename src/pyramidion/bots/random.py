"""The random bot: any legal step, or any plausible input."""

from typing import Any

from pyramidion.bots.level import Level
from pyramidion.bots.pace import pause
from pyramidion.kernel.actions import Action
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.game import AnyGame


class RandomBot:
    """Plays what the game proposes."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def decide(self, view: Any, budget: int, chance: Chance) -> Action:
        """A step by chance."""
        return self._game.propose(view, chance)

    def pause(self, view: Any, chance: Chance) -> int:
        """As long as a beginner takes."""
        return pause(self._game, view, Level.RANDOM, chance)
