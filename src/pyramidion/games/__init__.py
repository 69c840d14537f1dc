"""The games of the house, by name."""

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.pyramido import PYRAMIDO
from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.registry import Registry

_ALL: tuple[AnyGame, ...] = (SILVER_GOLD, PYRAMIDO, EXPEDITION)

GAMES = Registry[AnyGame]("game", "unknown-game", {game.meta.id: game for game in _ALL})
