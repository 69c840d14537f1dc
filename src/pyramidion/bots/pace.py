"""How long bots take, game by game: in most games time means nothing."""

from collections.abc import Callable, Mapping
from typing import Any

from pyramidion.bots.level import Level
from pyramidion.bots.paces import expedition
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.game import AnyGame

PACES: Mapping[str, Callable[[Any, Level, Chance], int]] = {"expedition": expedition.pause}
"""Every pace by the game's name."""


def pause(game: AnyGame, view: Any, level: Level, chance: Chance) -> int:
    """Milliseconds from the view's last entry until a bot of the level acts."""
    pace = PACES.get(game.meta.id)
    return 0 if pace is None else pace(view, level, chance)
