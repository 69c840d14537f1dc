"""What is in the box of Pyramido: Forgotten Treasures, read a second time. PD-01 to PD-05.

A quadrant of a block is 0 (top left), 1 (top right), 2 (bottom left) or 3 (bottom right). Nothing
here comes from `pyramidion` but the data file itself.
"""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).parents[2] / "src" / "pyramidion" / "games" / "pyramido" / "data"
COLOURS = ("orange", "blue", "purple", "green", "red")
MYTHICAL = "mythical"
GEMS = (*COLOURS, MYTHICAL)
BAG = Counter({**dict.fromkeys(COLOURS, 9), MYTHICAL: 18})
SPACES = 5
AREA = 3
"""Gems that are laid before a pile. PD-11."""

QUARTER_TURN = {0: 1, 1: 3, 3: 2, 2: 0}
"""Where a quadrant goes when its block is turned clockwise by a quarter."""


@dataclass(frozen=True)
class SlowDomino:
    """Two blocks, each a colour and the quadrants that bear an icon. PD-01 and PD-03."""

    number: int
    colours: tuple[str, str]
    icons: tuple[frozenset[int], frozenset[int]]

    @property
    def back(self) -> list[str | int]:
        """What the back shows: the colours and how many icons each block has. PD-04."""
        return [self.colours[0], len(self.icons[0]), self.colours[1], len(self.icons[1])]

    @property
    def icon_colours(self) -> list[str]:
        """The colours of its two icons, not of its blocks. PD-81."""
        return [
            colour
            for colour, icons in zip(self.colours, self.icons, strict=True)
            for _ in sorted(icons)
        ]


def read_dominoes() -> dict[int, SlowDomino]:
    """The dominoes of the data file, by number."""
    dominoes = {}
    for told in json.loads((DATA / "dominoes.json").read_text()):
        one, other = told["blocks"]
        colours = (one["colour"], other["colour"])
        icons = (quadrants_of(one["icons"]), quadrants_of(other["icons"]))
        dominoes[told["number"]] = SlowDomino(told["number"], colours, icons)
    return dominoes


def quadrants_of(mask: int) -> frozenset[int]:
    """The quadrants that a mask of four bits names."""
    return frozenset(quadrant for quadrant in range(4) if mask // 2**quadrant % 2)


def turned(icons: Iterable[int], turn: int) -> frozenset[int]:
    """Icons turn with their block. PD-32."""
    now = frozenset(icons)
    for _ in range(turn):
        now = frozenset(QUARTER_TURN[quadrant] for quadrant in now)
    return now


def counts(gems: Counter[str]) -> list[int]:
    """How many of each gem, in the order of the contract."""
    return [gems[gem] for gem in GEMS]


def in_order(gems: Iterable[str]) -> list[str]:
    """The gems, sorted by kind."""
    return sorted(gems, key=GEMS.index)
