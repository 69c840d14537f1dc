"""What the oracle says that a seat, or a spectator, may know; in the plain form of the wire."""

from collections.abc import Iterable
from copy import copy, deepcopy
from typing import Any

from tests.oracles.silver_gold import SlowMatch, collect, ranking, score
from tests.oracles.silver_gold_box import CARDS, COLOURS, Square


def slow_view(match: SlowMatch, viewer: int | None) -> dict[str, Any]:
    """What the viewer may know; the order of hidden cards is told to nobody."""
    own = None if viewer is None else match.players[viewer]
    return {
        "seat": viewer,
        "deciders": sorted(match.waiting),
        "prompt": None,
        "phase": match.phase,
        "round": match.round,
        "turn": match.turn,
        "used": match.used,
        "unseen": len(match.unseen),
        "pile": len(match.pile),
        "reserve": match.reserve,
        "boxes": [match.boxes[colour] for colour in COLOURS],
        "completing": [list(pair) for pair in match.completing],
        "queue": [[seat, [2 * seat + slot for slot in slots]] for seat, slots in match.queue],
        "players": [_player(match, seat, viewer) for seat in range(len(match.players))],
        "dealt": own.dealt if own else [],
        "kept": own.kept if own else [],
        "earned": _earned(match, viewer),
        "outcome": slow_outcome(match),
    }


def _player(match: SlowMatch, seat: int, viewer: int | None) -> dict[str, Any]:
    player = match.players[seat]
    is_shown = seat == viewer or match.options.reveal == "at_once"
    return {
        "cards": [_card(match, seat, card, viewer) for card in player.slots],
        "done": player.done,
        "red": player.red,
        "green": player.green,
        "torches": sum(2 ** (played - 1) for played in player.torches),
        "skulls": len(player.skulls),
        "owed": player.owed if is_shown else 0,
        "confirmed": match.phase in ("keep", "mark") and seat not in match.waiting,
        "score": _plain_score(score(match, seat)),
    }


def _card(
    match: SlowMatch, seat: int, card: int | None, viewer: int | None
) -> dict[str, int] | None:
    if card is None:
        return None
    shown = match.shown_marks(seat, viewer)[card]
    fresh = shown & match.players[seat].fresh[card]
    return {"card": card, "marked": _mask(shown), "fresh": _mask(fresh)}


def _mask(squares: Iterable[Square]) -> int:
    return sum(2 ** (5 * row + column) for row, column in squares)


def _earned(match: SlowMatch, viewer: int | None) -> dict[str, Any] | None:
    """What the viewer would have after confirming; boxes are decided later."""
    if viewer is None or match.phase != "mark":
        return None
    player = deepcopy(match.players[viewer])
    later = copy(match)
    later.players = [
        player if seat == viewer else other for seat, other in enumerate(match.players)
    ]
    collect(player, later.round)
    for card in player.cards:
        if CARDS[card].tomb in player.marked[card]:
            player.set_aside(card)
    return _plain_score(score(later, viewer))


def _plain_score(categories: dict[str, int]) -> dict[str, Any]:
    return {"total": sum(categories.values()), "categories": categories}


def slow_outcome(match: SlowMatch) -> dict[str, Any] | None:
    """How the match ended, or None while it goes on. SG-61 to SG-63."""
    if match.phase != "over":
        return None
    ranks, is_parted = ranking(match)
    seats = range(len(match.players))
    return {
        "scores": [_plain_score(score(match, seat)) for seat in seats],
        "ranks": ranks,
        "ended": "SG-61",
        "tie_break": "SG-63" if is_parted else None,
    }
