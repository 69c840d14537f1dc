"""How good bots are, as far as their pace goes."""

from enum import StrEnum


class Level(StrEnum):
    """A bot's level, by the bot's name."""

    RANDOM = "random"
    GREEDY = "greedy"
    STRONG = "strong"
