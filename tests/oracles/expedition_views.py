"""What the oracle says that everybody may know; in the plain form of the wire."""

from typing import Any

from tests.oracles.expedition import SlowMatch
from tests.oracles.expedition_box import FLOORS, GEMS, SIGNS
from tests.oracles.expedition_players import SlowPlayer
from tests.oracles.expedition_scoring import counts, leftmost, ranking


def slow_view(match: SlowMatch, viewer: int | None) -> dict[str, Any]:
    """The position; only undrawn cards are secret, so all see the same. EX-20 and EX-34."""
    return {
        "seat": viewer,
        "deciders": sorted(match.deciders),
        "legal": [] if viewer is None else match.legal(viewer),
        "prompt": _prompt(match, viewer),
        "phase": match.phase,
        "round": match.round,
        "roller": match.roller,
        "sign": match.sign,
        "glass": match.glass,
        "glass_ms": _passed(match, match.glass_at),
        "countdown_ms": _passed(match, match.countdown_at),
        "players": [_player(match, seat) for seat in match.seats],
        "floors": [match.floors[floor] for floor in range(1, FLOORS + 1)],
        "prizes": [_prize(match, floor) for floor in range(1, FLOORS + 1)],
        "played": match.played,
        "outcome": slow_outcome(match),
    }


def _passed(match: SlowMatch, since: int | None) -> int | None:
    """How much of a glass or a count-down had run off at the last step."""
    return None if since is None else match.at - since


def _prompt(match: SlowMatch, viewer: int | None) -> dict[str, Any] | None:
    """Who searches is asked for keys: three or four. EX-03 and EX-22."""
    if viewer is None or not match.is_searching(viewer):
        return None
    return {"expects": "keys", "rule": "EX-22", "limits": {"keys": len(match.keys(viewer))}}


def _prize(match: SlowMatch, floor: int) -> list[str | None]:
    row = match.floors[floor]
    return [row[hole] for hole in leftmost(row)]


def _player(match: SlowMatch, seat: int) -> dict[str, Any]:
    player = match.players[seat]
    return {
        "level": player.level,
        "card": _card(player),
        "ready": player.is_ready,
        "found": match.found(seat),
        "floor": player.floor,
        "pending": player.pending,
        "collected": player.has_collected,
        "most": match.most(seat),
        "gems": counts(player.gems),
        "credit": player.credit,
        "took": player.took,
    }


def _card(player: SlowPlayer) -> dict[str, Any] | None:
    side = player.side
    if side is None:
        return None
    return {
        "number": player.card,
        "door": list(side.rows),
        "keys": [list(side.keys[sign]) for sign in SIGNS],
        "seconds": [side.seconds[sign] for sign in SIGNS],
    }


def slow_outcome(match: SlowMatch) -> dict[str, Any] | None:
    """How the match ended, or None while it goes on. EX-40 to EX-42."""
    if match.phase != "over":
        return None
    gems = [counts(player.gems) for player in match.players]
    places, is_parted = ranking(gems)
    return {
        "scores": [
            {"total": max(held), "categories": dict(zip(GEMS, held, strict=True))} for held in gems
        ],
        "ranks": places,
        "ended": "EX-40",
        "tie_break": "EX-42" if is_parted else None,
    }
