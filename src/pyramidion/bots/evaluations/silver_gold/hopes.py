"""What a score card of Silver & Gold promises: gems that may pair, torches, boxes of a colour."""

from functools import lru_cache
from math import erfc, sqrt
from typing import Any

from pyramidion.bots.evaluations.silver_gold.ways import Prices
from pyramidion.games.silver_gold.components import (
    BOXES,
    CARD,
    COLOURS,
    GEMS,
    PAIR_POINTS,
    PYRAMID_POINTS,
    TORCH_POINTS,
)
from pyramidion.games.silver_gold.scoring import Collected, gem_points

CROSS = 1.7
_LAST_CROSS = 1.2
_SURE = 0.9
_HOPE = 0.4
_LONG = 12
_NO_TORCH = 0.92
_GEMS_A_TURN = 0.36


@lru_cache(maxsize=1 << 13)
def gem_hope(red: int, green: int, turns: int) -> float:
    """The points of gems, and of pairs that single ones may still become."""
    single = range(1, abs(red - green) + 1)
    paired = (PAIR_POINTS - 1) * sum(_pair_chance(number, turns) for number in single)
    return gem_points(red, green) + paired


def _pair_chance(number: int, turns: int) -> float:
    """Whether the other colour will catch up with so many gems: gems come by chance."""
    return 0.5 * erfc((number - 0.8) / sqrt(2 * _GEMS_A_TURN * turns)) if turns else 0.0


def torch_chance(turns: int) -> float:
    """Whether a torch will still be marked in so many turns of a round."""
    return 1 - _NO_TORCH**turns


def prices(
    card: Collected, turns: int, torch_turns: int | None, maluses: tuple[int, ...]
) -> Prices:
    """What symbols are worth to this score card, in halves of points.

    `torch_turns` are the turns of the round after the next one; None where it has its torch.
    """
    now, skulls = gem_hope(card.red, card.green, turns), card.skulls
    levels = (0, *maluses)
    rise = levels[skulls + 1] - levels[skulls] + 0.3 if skulls < len(maluses) else 0.0
    fall = levels[skulls] - levels[max(0, skulls - 2)] + 0.3
    torch = 0.0 if torch_turns is None else TORCH_POINTS * (1 - torch_chance(torch_turns))
    return Prices(
        red=_halves(gem_hope(min(GEMS, card.red + 1), card.green, turns) - now),
        green=_halves(gem_hope(card.red, min(GEMS, card.green + 1), turns) - now),
        torch=_halves(torch),
        cross=CROSS if turns > 2 else _LAST_CROSS,
        skull=-_halves(rise),
        potion=_halves(fall),
    )


def _halves(points: float) -> float:
    """Rounded, so that few tables serve many positions."""
    return round(2 * points) / 2


class Colours:
    """How many pyramids of each colour a seat has, which boxes are taken, what that promises."""

    def __init__(self, state: Any, seat: int, turns: int) -> None:
        self._turns = turns
        self._taken = [len(owners) for owners in state.boxes]
        self._done = [0] * len(COLOURS)
        for card in state.done[seat]:
            self._done[COLOURS.index(CARD[card].colour)] += 1

    def complete(self, number: int) -> float:
        """Count a pyramid completed now; what its box brings."""
        colour = COLOURS.index(CARD[number].colour)
        self._done[colour] += 1
        return 0.0 if self._done[colour] % 2 else _SURE * self._take_box(colour)

    def settle(self, state: Any, seat: int) -> float:
        """Count the boxes of pyramids that were completed this turn, whose boxes come last."""
        points = 0.0
        for number, owner in state.completing:
            if state.completed(owner, CARD[number].colour) % 2 == 0:
                box = self._take_box(COLOURS.index(CARD[number].colour))
                points += box if owner == seat else 0
        return points

    def hope(self) -> float:
        """What single pyramids of a colour promise."""
        return sum(self._half_way(c) for c, done in enumerate(self._done) if done % 2)

    def worth_of_pyramid(self, number: int) -> float:
        """What another pyramid would bring."""
        colour = COLOURS.index(CARD[number].colour)
        if self._done[colour] % 2:
            return PYRAMID_POINTS + _SURE * self._box(colour) - self._half_way(colour)
        return PYRAMID_POINTS + self._half_way(colour)

    def _half_way(self, colour: int) -> float:
        return _HOPE * self._box(colour) * min(1.0, self._turns / _LONG)

    def _box(self, colour: int) -> int:
        taken = self._taken[colour]
        return BOXES[taken] if taken < len(BOXES) else 0

    def _take_box(self, colour: int) -> int:
        points = self._box(colour)
        self._taken[colour] += 1
        return points
