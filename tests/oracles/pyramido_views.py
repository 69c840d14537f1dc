"""What the oracle says that a seat, or a spectator, may know; in the plain form of the wire."""

from typing import Any

from tests.oracles.pyramido import DOMINOES, SlowMatch, SlowPlayer
from tests.oracles.pyramido_area import LegendMove, SlowSpace
from tests.oracles.pyramido_box import counts, in_order
from tests.oracles.pyramido_pyramid import FULL, Placed, SlowZone, cell_number, number
from tests.oracles.pyramido_scoring import best_worth, ranking, solo_ranking

BACK = ("colour", "icons", "other_colour", "other_icons")


def slow_view(match: SlowMatch, viewer: int | None) -> dict[str, Any]:
    """What the viewer may know; of a face-down domino that is its back. PD-04."""
    return {
        "seat": viewer,
        "deciders": sorted(match.deciders),
        "prompt": None,
        "phase": match.phase,
        "floor": match.floor,
        "turn": match.turn,
        "first": match.first,
        "spaces": [_space(space) for space in match.area.spaces],
        "bag": counts(match.area.bag),
        "discards": counts(match.area.discards),
        "players": [_player(match, seat, viewer) for seat in range(len(match.players))],
        "legend": _legend(match),
        "outcome": slow_outcome(match),
    }


def _space(space: SlowSpace) -> dict[str, Any]:
    top = space.top
    return {
        "pile": len(space.pile),
        "up": top if space.is_up else None,
        "back": None
        if space.is_up or top is None
        else dict(zip(BACK, DOMINOES[top].back, strict=True)),
        "gems": in_order(space.gems),
    }


def _player(match: SlowMatch, seat: int, viewer: int | None) -> dict[str, Any]:
    player = match.players[seat]
    box = player.pyramid.box
    is_own = seat == viewer
    return {
        "gems": counts(player.gems),
        "hand": player.hand,
        "placed": [_placed(lying) for lying in player.pyramid.placed],
        "box": None if box is None else list(box),
        "done": seat in match.complete,
        "zones": sorted((_zone(zone) for zone in player.zones.values()), key=_most_icons_first),
        "lit": _lit(player) if is_own else [],
        "confirmed": match.phase in ("score", "keep") and seat not in match.waiting,
        "floors": player.floors,
        "score": _score(player.floors),
    }


def _placed(lying: Placed) -> dict[str, int]:
    return {
        "domino": lying.domino.number,
        "floor": lying.floor,
        "cell": cell_number(lying.cell),
        "turn": lying.turn,
    }


def _zone(zone: SlowZone) -> dict[str, Any]:
    return {
        "zone": zone.name,
        "colour": zone.colour,
        "icons": zone.icons,
        "quadrants": sorted(number(quadrant) for quadrant in zone.quadrants),
    }


def _most_icons_first(zone: dict[str, Any]) -> tuple[int, int]:
    return -zone["icons"], zone["zone"]


def _lit(player: SlowPlayer) -> list[dict[str, Any]]:
    points = player.lit_points()
    return [
        {"zone": name, "gems": list(gems), "points": points[name]}
        for name, gems in player.lit.items()
    ]


def _legend(match: SlowMatch) -> dict[str, Any] | None:
    legend = match.legend
    if legend is None:
        return None
    return {
        "stack": legend.stack,
        "gems": counts(legend.gems),
        "moves": legend.turns_left,
        "floors": legend.floors,
        "last": None if legend.last is None else _move(legend.last),
    }


def _move(move: LegendMove) -> dict[str, Any]:
    return {
        "type": "legend_moved",
        "space": move.space,
        "domino": move.domino,
        "preferences": move.preferences,
        "first_pass": [list(taken) for taken in move.first_pass],
        "second_pass": [list(taken) for taken in move.second_pass],
        "drawn": move.drawn,
        "turned_up": move.turned_up,
    }


def _score(floors: list[int]) -> dict[str, Any]:
    points = dict(enumerate(floors, start=1))
    categories = {f"floor{floor}": points.get(floor, 0) for floor in FULL}
    return {"total": sum(floors), "categories": categories}


def best_points(match: SlowMatch, seat: int) -> int:
    """The most points that the seat can score on this floor. PD-53 to PD-57."""
    player = match.players[seat]
    zones = [(zone.colour, zone.icons) for zone in player.zones.values()]
    return int(best_worth(zones, player.gems))


def slow_outcome(match: SlowMatch) -> dict[str, Any] | None:
    """How the match ended, or None while it goes on. PD-70 and PD-90."""
    if match.phase != "over":
        return None
    floors = [player.floors for player in match.players]
    if match.legend is not None:
        floors.append(match.legend.floors)
        ranks, is_parted = solo_ranking(*floors)
    else:
        ranks, is_parted = ranking(floors, [player.gems.total() for player in match.players])
    rule = "PD-70" if match.legend is None else "PD-90"
    return {
        "scores": [_score(points) for points in floors],
        "ranks": ranks,
        "ended": "PD-70",
        "tie_break": rule if is_parted else None,
    }
