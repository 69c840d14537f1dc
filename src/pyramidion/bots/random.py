"""The random bot: any legal step, or any plausible input."""

from typing import Any

from pyramidion.kernel.actions import Action
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.game import AnyGame


class RandomBot:
    """Plays what the game proposes."""

    def __init__(self, game: AnyGame) -> None:
        self._propose = game.propose

    def decide(self, view: Any, budget: int, chance: Chance) -> Action:
        """A step by chance."""
        return self._propose(view, chance)
