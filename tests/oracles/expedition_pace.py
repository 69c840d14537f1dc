"""Who does what when: right and wrong keys, instants and steps for driving a match by chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from tests.oracles.expedition import GLASS, Action, SlowMatch
from tests.oracles.expedition_box import DRAWINGS, FLOORS, coverings, numbers, ways

from pyramidion.kernel.chance import Chance

LOOKED_AT = 5
"""Of a door's solutions, one of the first so many is laid."""


@dataclass(frozen=True)
class Pace:
    """Out of a hundred pauses, how many are none at all, short, or longer than a glass."""

    none: int = 25
    short: int = 45
    endless: int = 10

    def pause(self, slow: SlowMatch, now: int, chance: Chance) -> int:
        """How long nothing happens now; often exactly until the last instant before the clock."""
        drawn = chance.below(100)
        if drawn < self.none:
            return 0
        if drawn < self.none + self.short:
            return chance.below(400)
        if drawn < self.none + self.short + self.endless:
            return GLASS if slow.owed is not None else 0
        if slow.owed is not None and chance.below(4) == 0:
            return slow.owed[0] - now - 1
        return chance.below(GLASS // 2)

    def lateness(self, chance: Chance) -> int:
        """How much later than it should the clock gets to write; less than any glass or count."""
        return chance.pick((0, 1, chance.below(15_000)))


def right_keys(slow: SlowMatch, seat: int, chance: Chance) -> Action:
    """A solution of the seat's door, its keys in any order."""
    side = slow.players[seat].side
    assert side is not None
    found = chance.pick(list(islice(coverings(side.door, slow.keys(seat)), LOOKED_AT)))
    laid = [{"key": key, "cells": numbers(cells)} for key, cells in found.items()]
    return {"type": "solve", "laid": chance.shuffled(laid)}


def wrong_keys(slow: SlowMatch, seat: int, chance: Chance) -> Action:
    """A solution that is spoiled in some way, or another's, or none at all."""
    whose = chance.pick([seat, seat, seat, *slow.seats])
    laid: list[dict[str, Any]] = [dict(told) for told in right_keys(slow, whose, chance)["laid"]]
    spoilt = chance.below(len(laid))
    told = laid[spoilt]
    match chance.below(9):
        case 0:
            del laid[spoilt]
        case 1:
            laid.append(dict(told))
        case 2:
            told["key"] = chance.pick(sorted(DRAWINGS))
        case 3:
            told["cells"] = _pushed(told["cells"], chance)
        case 4:
            told["cells"] = told["cells"][1:]
        case 5:
            told["cells"] = _lying_anywhere(told["key"], chance)
        case 6:
            other = laid[spoilt - 1]
            told["cells"], other["cells"] = other["cells"], told["cells"]
        case 7:
            laid = []
        case _:
            pass
    return {"type": "solve", "laid": laid}


def _pushed(cells: Sequence[int], chance: Chance) -> list[int]:
    """The same shape, one cell further where the grid has room for it."""
    step = chance.pick((1, 8))
    return [cell + step for cell in cells]


def _lying_anywhere(key: str, chance: Chance) -> list[int]:
    """The key somewhere near the door, turned somehow."""
    shape = chance.pick(sorted(ways(key), key=sorted))
    down, right = chance.below(3), chance.below(3)
    return numbers((row + down, column + right) for row, column in shape)


def any_action(slow: SlowMatch, chance: Chance) -> Action:
    """Some step, legal or not."""
    simple = chance.pick(("ready", "confirm", "count_down_over", "glass_ran_out"))
    move = {"type": "move_to", "floor": chance.below(FLOORS + 3) - 1}
    credit = {"type": "credit_line", "seat": chance.below(5), "ms": chance.below(400)}
    nothing = {"type": "solve", "laid": []}
    return chance.pick([{"type": simple}, {"type": simple}, move, move, credit, nothing])
