"""What one step of Pyramido must be told to have done, found by comparing two positions."""

import json
from collections.abc import Iterator
from typing import Any

from tests.oracles.pyramido import SlowMatch
from tests.oracles.pyramido_area import SlowArea
from tests.oracles.pyramido_box import MYTHICAL, counts

Fact = dict[str, Any]
TOLD = {
    "domino_taken",
    "domino_turned_up",
    "domino_placed",
    "pile_rebuilt",
    "gems_drawn",
    "bag_refilled",
    "floor_scored",
    "legend_scored",
    "legend_drew",
    "floor_started",
    "match_ended",
}
"""The events that are compared; the others are in the view, or are the action again."""


def facts(before: SlowMatch, after: SlowMatch, seat: int, action: str) -> list[str]:
    """The expected events, each as a line of JSON, sorted."""
    told = [
        *_step(before, after, seat, json.loads(action)),
        *_supplies(before.area, after.area),
        *_scoring(before, after),
    ]
    return sorted(json.dumps(fact, sort_keys=True) for fact in told)


def _step(before: SlowMatch, after: SlowMatch, seat: int, action: Fact) -> Iterator[Fact]:
    if action["type"] == "take":
        hand = after.players[seat].hand
        yield {**action, "type": "domino_taken", "seat": seat, "domino": hand}
    if action["type"] == "turn_up":
        top = after.area.spaces[action["space"]].top
        yield {**action, "type": "domino_turned_up", "seat": seat, "domino": top}
    if action["type"] == "place":
        laid = {"domino": before.players[seat].hand, "floor": before.floor}
        yield {**action, "type": "domino_placed", "seat": seat, **laid}


def _supplies(before: SlowArea, after: SlowArea) -> Iterator[Fact]:
    """Piles rebuilt and gem areas renewed. PD-21 to PD-23."""
    sizes = [len(space.pile) for space in before.spaces]
    for index, space in enumerate(after.spaces):
        old = before.spaces[index]
        if old.pile and space.pile and not set(old.pile) & set(space.pile):
            source = next(i for i, other in enumerate(before.spaces) if space.pile[0] in other.pile)
            assert sizes[source] == max(sizes)
            yield {
                "type": "pile_rebuilt",
                "space": index,
                "source": source,
                "size": len(space.pile),
            }
    for index, gems in after.renewals[len(before.renewals) :]:
        yield {"type": "gems_drawn", "space": index, "gems": gems}
    for refill in after.refills[len(before.refills) :]:
        yield {"type": "bag_refilled", "gems": counts(refill)}


def _scoring(before: SlowMatch, after: SlowMatch) -> Iterator[Fact]:
    """Points of a floor, the start of the next one, or the end. PD-53 to PD-70."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if len(new.floors) > len(old.floors):
            points = old.lit_points()
            yield {
                "type": "floor_scored",
                "seat": seat,
                "floor": before.floor,
                "zones": [[name, list(gems), points[name]] for name, gems in old.lit.items()],
                "mythical": old.left[MYTHICAL],
                "points": new.floors[-1],
            }
    her, now = before.legend, after.legend
    if her is not None and now is not None and len(now.floors) > len(her.floors):
        scored = {"floor": before.floor, "points": now.floors[-1], "gems": counts(her.gems)}
        yield {"type": "legend_scored", **scored}
    if after.floor > before.floor:
        yield {"type": "floor_started", "floor": after.floor, "first": after.first}
        if her is not None and now is not None and now.gems.total() > her.gems[MYTHICAL]:
            drawn = next(
                gem for gem in now.gems if gem != MYTHICAL or now.gems[gem] > her.gems[gem]
            )
            yield {"type": "legend_drew", "floor": after.floor, "gem": drawn}
    if after.phase == "over":
        yield {"type": "match_ended"}
