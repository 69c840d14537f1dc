"""Dominoes and gems. Rules PD-01 to PD-05.

A block has four quadrants, a set of which is a mask of four bits:

    0 1
    2 3
"""

from enum import StrEnum
from importlib.resources import files

import msgspec

SPACES = 5
AREA = 3
MOST_KEPT = 5
FLOORS = 4


class Colour(StrEnum):
    """The colour of a block, of its icons, and of a gem. Rule PD-01."""

    ORANGE = "orange"
    BLUE = "blue"
    PURPLE = "purple"
    GREEN = "green"
    RED = "red"


class Gem(StrEnum):
    """A gem: of a colour, or mythical. Rule PD-05."""

    ORANGE = "orange"
    BLUE = "blue"
    PURPLE = "purple"
    GREEN = "green"
    RED = "red"
    MYTHICAL = "mythical"


COLOURS = tuple(Colour)
GEMS = tuple(Gem)
MYTHICAL = GEMS.index(Gem.MYTHICAL)

Counts = tuple[int, ...]
"""Gems by kind, in the order of `GEMS`."""

BAG: Counts = (9, 9, 9, 9, 9, 18)
NO_GEMS: Counts = (0, 0, 0, 0, 0, 0)


class Block(msgspec.Struct, frozen=True, gc=False):
    """Half a domino: its colour and the quadrants with an icon."""

    colour: Colour
    icons: int


class Back(msgspec.Struct, frozen=True, gc=False):
    """What the back of a domino shows: colours and numbers of icons. Rule PD-04."""

    colour: Colour
    icons: int
    other_colour: Colour
    other_icons: int


class Domino(msgspec.Struct, frozen=True, gc=False):
    """One domino; its first block lies left of the other when it is not turned. Rule PD-01."""

    number: int
    blocks: tuple[Block, Block]

    @property
    def back(self) -> Back:
        """What its back shows."""
        first, other = self.blocks
        return Back(first.colour, first.icons.bit_count(), other.colour, other.icons.bit_count())

    @property
    def icon_colours(self) -> tuple[int, ...]:
        """The colours of its two icons, as indices. Rule PD-81."""
        return tuple(
            COLOURS.index(block.colour)
            for block in self.blocks
            for _ in range(block.icons.bit_count())
        )


DOMINOES = msgspec.json.decode(
    files("pyramidion.games.pyramido").joinpath("data/dominoes.json").read_bytes(),
    type=tuple[Domino, ...],
)
"""The 90 dominoes. Rules PD-01 to PD-03."""

NO_DOMINO = 0
"""The number that stands where there is no domino."""

DOMINO = {domino.number: domino for domino in DOMINOES}
BACK = {domino.number: domino.back for domino in DOMINOES}
PREFERENCES = {domino.number: domino.icon_colours for domino in DOMINOES}


def added(counts: Counts, gem: int, many: int = 1) -> Counts:
    """The counts with so many more of a kind."""
    return (*counts[:gem], counts[gem] + many, *counts[gem + 1 :])
