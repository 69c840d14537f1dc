"""A bot: something that decides from a view, and from nothing else."""

from typing import Any, Protocol

from pyramidion.kernel.actions import Action
from pyramidion.kernel.chance import Chance


class Bot(Protocol):
    """Plays one seat. `budget` counts iterations, not seconds, so that simulations repeat."""

    def decide(self, view: Any, budget: int, chance: Chance) -> Action:
        """The next step of the seat that the view belongs to."""
        ...

    def pause(self, view: Any, chance: Chance) -> int:
        """Milliseconds of the match's time from the view's last entry until the seat acts.

        0 where time is no part of the game. It may be drawn anew after every entry.
        """
        ...
