"""How long bots take in Expédition Pyramide.

The time to open a door is spread as people's times are: its logarithm is normal, and its median is
the puzzle's modelled time, longer or shorter by the bot's level. A time is always drawn given that
the door was not open yet, so that drawing anew after any entry changes nothing.
"""

import math
from statistics import NormalDist

from pyramidion.bots.level import Level
from pyramidion.games.expedition.components import SIGNS
from pyramidion.games.expedition.view import PlayerView, View
from pyramidion.kernel.chance import Chance

FACTORS = {Level.RANDOM: 1.8, Level.GREEDY: 1.0, Level.STRONG: 0.6}
"""By what a level multiplies the modelled time of a puzzle."""

SPREAD = 0.5
"""The standard deviation of the logarithm of times."""

LEAST_MS = 3_000
"""Nobody opens a door faster."""

_GLASS_MS = 60_000
_READY = (1_000, 3_000)
_MOVE = (1_000, 3_000)
_MOVE_IN_HASTE = (700, 3_000)
_CONFIRM = (300, 1_000)
_STEPS = 1 << 30
_LEAST_CHANCE = 1e-300


def pause(view: View, level: Level, chance: Chance) -> int:
    """Milliseconds from the view's last entry until the seat acts."""
    assert view.seat is not None
    me = view.players[view.seat]
    if view.prompt is not None:
        passed = _searched_ms(view)
        drawn = (chance.below(_STEPS) + 0.5) / _STEPS
        return math.ceil(solving_ms(_median_ms(view, me, level), passed, drawn)) - passed
    if view.phase == "ready":
        return _within(*_READY, view.countdown_ms or 0, chance)
    if me.pending is not None:
        return _within(*_CONFIRM, 0, chance)
    if view.phase == "search" and me.found is not None:
        return _within(*_MOVE_IN_HASTE, _searched_ms(view) - me.found.ms, chance)
    return _within(*_MOVE, 0, chance)


def solving_ms(median: float, passed: int, drawn: float) -> float:
    """A time to open a door that is longer than what has passed.

    `drawn` is a number between 0 and 1: the share of the still possible times that are longer.
    """
    longer = 1.0
    if passed >= LEAST_MS:
        longer = math.erfc(math.log(passed / median) / (SPREAD * math.sqrt(2))) / 2
    deviations = -NormalDist().inv_cdf(max(longer * drawn, _LEAST_CHANCE))
    return max(median * math.exp(SPREAD * deviations), LEAST_MS, passed + 1)


def _median_ms(view: View, me: PlayerView, level: Level) -> float:
    assert me.card is not None
    assert view.sign is not None
    return 1000 * me.card.seconds[SIGNS.index(view.sign)] * FACTORS[level]


def _searched_ms(view: View) -> int:
    """How long the sand has run in this round."""
    return (view.glass - 1) * _GLASS_MS + (view.glass_ms or 0)


def _within(low: int, high: int, passed: int, chance: Chance) -> int:
    """A time between two, less what has passed of it."""
    low = max(low, passed + 1)
    return low + chance.below(max(1, high - low)) - passed
