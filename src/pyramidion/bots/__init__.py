"""Bots: they see views, and nothing else."""

from collections.abc import Callable

from pyramidion.bots.greedy import GreedyBot
from pyramidion.bots.random import RandomBot
from pyramidion.bots.strong import StrongBot
from pyramidion.kernel.bot import Bot
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.registry import Registry

BOTS = Registry[Callable[[AnyGame], Bot]](
    "bots",
    "unknown-bot",
    {"greedy": GreedyBot, "random": RandomBot, "strong": StrongBot},
)
"""Every bot by name: a function that makes one for a game."""
