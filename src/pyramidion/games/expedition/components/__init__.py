"""What lies in the box: keys, cards and doors, the board and its gems. Rules EX-01 to EX-07."""

from pyramidion.games.expedition.components.board import (
    FLOORS,
    GEMS,
    HOLES,
    NO_GEMS,
    Counts,
    Gem,
    most_floors,
)
from pyramidion.games.expedition.components.cards import (
    CARDS,
    GROUPS,
    SIGNS,
    Card,
    Level,
    Puzzle,
    Side,
    Sign,
    group_of,
)
from pyramidion.games.expedition.components.keys import KEYS, WIDTH, Key, Laid, lies_as_key

__all__ = [
    "CARDS",
    "FLOORS",
    "GEMS",
    "GROUPS",
    "HOLES",
    "KEYS",
    "NO_GEMS",
    "SIGNS",
    "WIDTH",
    "Card",
    "Counts",
    "Gem",
    "Key",
    "Laid",
    "Level",
    "Puzzle",
    "Side",
    "Sign",
    "group_of",
    "lies_as_key",
    "most_floors",
]
