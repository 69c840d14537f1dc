"""The board: six floors of holes with gems. Rules EX-06, EX-07 and EX-30."""

from enum import StrEnum


class Gem(StrEnum):
    """A gem by its colour. Rule EX-07."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    WHITE = "white"
    ORANGE = "orange"
    YELLOW = "yellow"


GEMS = tuple(Gem)
GEMS_OF_A_COLOUR = 13

HOLES = (13, 13, 13, 13, 13, 13)
"""The holes of each floor, the bottom one first."""

FLOORS = len(HOLES)
GAP = -1
"""Stands in a hole whose gem was taken."""

Counts = tuple[int, ...]
"""Gems by colour, in the order of `GEMS`."""

NO_GEMS: Counts = (0,) * len(GEMS)

_MOST_FLOORS = {2: (3, 1), 3: (3, 2, 1), 4: (3, 2, 1, 0)}


def most_floors(players: int, rank: int) -> int:
    """How far the finder of a rank (the first is 1) may move. Rule EX-30."""
    return _MOST_FLOORS[players][rank - 1]
