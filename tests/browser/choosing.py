"""What to play, from what the server says is legal: enough to see all of a match."""

from typing import Any

import msgspec

from pyramidion.games import GAMES
from pyramidion.games.silver_gold.components import CARDS
from pyramidion.kernel.chance import Seeded

_CARDS = {card.number: card for card in CARDS}


def best_step(view: dict[str, Any]) -> dict[str, Any]:
    """A legal step: confirm if that can be done, else a good mark, else the first one."""
    legal: list[dict[str, Any]] = view["legal"]
    confirming = [step for step in legal if step["type"] == "confirm"]
    return confirming[0] if confirming else best_mark(view) or legal[0]


def best_building(view: dict[str, Any]) -> dict[str, Any]:
    """A legal step of Pyramido: near the middle, the best lighting, else anything."""
    legal: list[dict[str, Any]] = view["legal"]
    places = [step for step in legal if step["type"] == "place"]
    if places:
        return min(places, key=lambda step: abs(step["cell"] // 9 - 4) + abs(step["cell"] % 9 - 4))
    if view["phase"] == "score" and view["best"] is not None:
        lit = {one["zone"] for one in view["players"][view["seat"]]["lit"]}
        for one in view["best"]["lit"]:
            if one["zone"] not in lit:
                return {"type": "activate", "zone": one["zone"], "gems": one["gems"]}
        return {"type": "confirm"}
    return legal[len(legal) // 2]


def thrifty_building(view: dict[str, Any]) -> dict[str, Any]:
    """As `best_building`, but no gem is spent, so that there are too many at the end of a floor."""
    return {"type": "confirm"} if view["phase"] == "score" else best_building(view)


def best_mark(view: dict[str, Any]) -> dict[str, Any] | None:
    """A legal mark with the piece in hand: to the tomb, else over symbols, if there is one."""
    marks = [step for step in view["legal"] if step["type"] == "mark"]
    return max(marks, key=_worth, default=None)


def _worth(mark: dict[str, Any]) -> tuple[int, bool, int, int]:
    card, cells = _CARDS[mark["card"]], mark["cells"]
    symbols = (cells & (card.effects | card.crosses)).bit_count()
    return cells.bit_count(), bool(cells & card.tomb), symbols, cells


def lowest(mask: int) -> int:
    """The first cell of a mask."""
    return (mask & -mask).bit_length() - 1


def forbidden_cell(view: dict[str, Any], card: int) -> int | None:
    """A cell of a card that the piece in hand can cover in no legal way; None if there is none."""
    marks = [step for step in view["legal"] if step["type"] == "mark"]
    size = max(mark["cells"].bit_count() for mark in marks)
    covered = 0
    for mark in marks:
        if mark["card"] == card and mark["cells"].bit_count() == size:
            covered |= mark["cells"]
    return next((cell for cell in reversed(range(25)) if not covered >> cell & 1), None)


def any_opening(view: dict[str, Any]) -> dict[str, Any]:
    """A step of Expédition: any, or a way to open the door."""
    game = GAMES["expedition"]
    step = game.propose(msgspec.convert(view, game.views), Seeded("opening", view["round"]))
    plain: dict[str, Any] = msgspec.to_builtins(step)
    return plain
