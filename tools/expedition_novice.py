"""A novice who opens the doors of Expédition Pyramide by trial and error, to check their times.

The novice shares nothing with the model of `expedition_effort` but the rules. It does not look for
corners, keeps no order and remembers nothing: it takes a key at random, big ones sooner, lays it
where it has much contact among a few random places, sees most parts that it strands, and when
nothing fits lifts one key or all of them.
"""

import random
from collections.abc import Sequence
from functools import cache, lru_cache

from tools.expedition_outlines import GRID

from pyramidion.tiling.polyomino import POLYOMINOES

PLACES_COMPARED = 3
SEES_STRANDED = 0.7
LIFTS_ONE = 0.6
PATIENCE = 4  # places that it turns down before it lifts
GLANCE, LAY, LIFT = 0.3, 1.0, 0.5


class Novice:
    """Opens one door with some keys by trial and error."""

    def __init__(self, dice: random.Random, door: int, keys: Sequence[str]) -> None:
        self.dice = dice
        self.door = door
        self.places = {
            key: [m for m in GRID.placements(POLYOMINOES[key]) if not m & ~door] for key in keys
        }
        self.sizes = {key: len(POLYOMINOES[key]) for key in keys}

    def effort(self) -> float:
        """What it did until the door was open, in places tried."""
        laid: dict[str, int] = {}
        spent, refused = 0.0, 0
        while len(laid) < len(self.places):
            free = self.door & ~sum(laid.values())
            hand = [key for key in self.places if key not in laid]
            key = self.dice.choices(hand, [self.sizes[one] for one in hand])[0]
            place = self._place(key, free)
            if place is None or refused == PATIENCE:
                spent, refused = spent + LIFT, 0
                self._lift(laid)
            elif self._strands(free & ~place, [one for one in hand if one != key]):
                spent, refused = spent + GLANCE, refused + 1
            else:
                spent, refused = spent + LAY, 0
                laid[key] = place
        return spent

    def _place(self, key: str, free: int) -> int | None:
        """The place with the most contact among a few that are free; None if there is none."""
        open_places = [place for place in self.places[key] if not place & ~free]
        if not open_places:
            return None
        some = self.dice.sample(open_places, min(PLACES_COMPARED, len(open_places)))
        return min(some, key=lambda place: (_touching(place) & free).bit_count())

    def _strands(self, free: int, hand: list[str]) -> bool:
        """Whether it sees that a part is left that is too small for every key in hand."""
        if not hand or self.dice.random() > SEES_STRANDED:
            return False
        return _smallest_part(free) < min(self.sizes[key] for key in hand)

    def _lift(self, laid: dict[str, int]) -> None:
        if laid and self.dice.random() < LIFTS_ONE:
            del laid[self.dice.choice(list(laid))]
        else:
            laid.clear()


@cache
def _touching(place: int) -> int:
    return GRID.touching(place)


@lru_cache(maxsize=1 << 16)
def _smallest_part(free: int) -> int:
    """The number of cells of the smallest connected part."""
    least = free.bit_count()
    while free:
        part = GRID.reached(free & -free, free)
        least, free = min(least, part.bit_count()), free & ~part
    return least
