"""Tables brought to a moment of a match over the wire, so that a page can be opened just there."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from tests.browser.choosing import any_opening, best_building, best_step, thrifty_building
from tests.browser.visiting import TOKEN, Visitor
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess

from pyramidion.games.silver_gold.components import CARDS

NAME = "Nour"
SECONDS = 60
MOST_TRIES = 20
CROOK_CELLS = 4
CROSSES = {card.number: card.crosses for card in CARDS}

Moment = Callable[[dict[str, Any]], bool]
Choice = Callable[[dict[str, Any]], dict[str, Any]]


class Prepared(NamedTuple):
    """A table at a moment: its code, and the token of the device that holds its first seat."""

    code: str
    token: str


def _is_laid(view: dict[str, Any]) -> bool:
    cards = [card for card in view["players"][0]["cards"] if card]
    return bool(view["players"][0]["red"]) and any(card["fresh"] for card in cards)


def crook_marks(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Where the crook may lie without a cross, which would ask for more; it is not symmetric."""
    if view["phase"] != "mark" or view["used"][-1] != "L4":
        return []
    marks = [step for step in view["legal"] if step["type"] == "mark"]
    return [
        mark
        for mark in marks
        if mark["cells"].bit_count() == CROOK_CELLS and not mark["cells"] & CROSSES[mark["card"]]
    ]


MOMENTS: dict[str, Moment] = {
    "keeping": lambda view: len(view["kept"]) == 1,
    "digging": lambda view: any(crook_marks(view)),
    "placing": lambda view: _is_laid(view) and view["players"][0]["owed"] == 0,
    "cross": lambda view: _is_laid(view) and view["players"][0]["owed"] > 0,
    "replacing": lambda view: view["phase"] == "replace",
    "end": lambda view: view["phase"] == "over",
}
"""The moments of a match, and `waiting` before it. The crook looks different in every hold."""


PYRAMIDO: dict[str, Moment] = {
    "pyramido-taking": lambda view: view["phase"] == "take" and view["floor"] == 2,
    "pyramido-placing": lambda view: (
        view["phase"] == "place" and view["floor"] == 2 and len(view["players"][0]["placed"]) == 14
    ),
    "pyramido-scoring": lambda view: (
        view["phase"] == "score" and view["floor"] == 2 and bool(view["players"][0]["lit"])
    ),
    "pyramido-keeping": lambda view: view["phase"] == "keep",
    "pyramido-end": lambda view: view["phase"] == "over",
}
"""The moments of a match of Pyramido."""

EXPEDITION: dict[str, Moment] = {
    "expedition-ready": lambda view: view["phase"] == "ready",
    "expedition-race": lambda view: view["phase"] == "search" and view["round"] == 2,
    "expedition-plateau": lambda view: view["phase"] == "move" and view["round"] == 4,
    "expedition-between": lambda view: view["phase"] == "ready" and view["round"] == 3,
    "expedition-end": lambda view: view["phase"] == "over",
}
"""The moments of a match of Expédition."""

LEGEND = "pyramido-legend"
"""A match alone, at the moment when something is to be taken on floor 2."""

EVERY_MOMENT = ("waiting", *MOMENTS, *PYRAMIDO, LEGEND, *EXPEDITION)
"""The moments of all games at which a page can be looked at."""

_CHOICES: dict[str, Choice] = {"pyramido-keeping": thrifty_building}
"""How a moment is reached where the usual way would rarely lead there."""

_USUAL = {"silver_gold": best_step, "pyramido": best_building, "expedition": any_opening}
_OPTIONS = {"expedition": {"level": "hard", "countdown": "none"}}


class _Way(NamedTuple):
    """How a moment is reached: in which game, when it has come, by which steps, with whom."""

    game: str
    is_there: Moment
    choose: Choice
    players: int


def _way_to(moment: str, players: int) -> _Way:
    if moment == LEGEND:
        return _Way("pyramido", PYRAMIDO["pyramido-taking"], best_building, 1)
    for game, moments in (("pyramido", PYRAMIDO), ("expedition", EXPEDITION)):
        if moment in moments:
            choose = _CHOICES.get(moment, _USUAL[game])
            return _Way(game, moments[moment], choose, players)
    return _Way("silver_gold", MOMENTS.get(moment, lambda view: True), best_step, players)


def prepare(server: ServerProcess, moment: str, players: int = 3) -> Prepared:
    """A table at a moment; a match that never came there is followed by another one."""
    way = _way_to(moment, players)
    for _ in range(MOST_TRIES):
        prepared: Prepared | None = _in_a_thread(_bring(server, way, moment != "waiting"))
        if prepared is not None:
            return prepared
    raise AssertionError(f"No match came to the moment {moment}.")


async def _bring(server: ServerProcess, way: _Way, is_played: bool) -> Prepared | None:
    options = _OPTIONS.get(way.game, {})
    opened = open_table(server, way.players, game=way.game, options=options)
    async with Player(server, opened["code"], opened["token"]) as player:
        await player.sit(0, NAME)
        if is_played:
            for seat in range(1, way.players):
                await player.ask("seat_bot", seat=seat, level="greedy")
            await player.ask("start")
            if not await _play_until(player, way.is_there, way.choose):
                return None
        return Prepared(opened["code"], opened["token"])


async def _play_until(player: Player, is_there: Moment, choose: Choice) -> bool:
    """Play on until the moment has come; false if the match ended without it."""
    while True:
        view = player.views.get(0, {}).get("view")
        if view is None or (0 not in view["deciders"] and view["phase"] != "over"):
            await player.read()
            continue
        if is_there(view):
            return True
        if view["phase"] == "over":
            return False
        answer = await player.ask("act", seat=0, action=choose(view))
        assert answer["type"] == "accepted", answer


def _in_a_thread(story: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine to its end; not in this thread, where the browser has a loop of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, asyncio.wait_for(story, SECONDS)).result()


def become(visitor: Visitor, token: str) -> None:
    """Let a visitor be the device that a token stands for."""
    visitor.page.add_init_script(f"localStorage.setItem('{TOKEN}', '{token}')")


def open_prepared(visitor: Visitor, prepared: Prepared) -> None:
    """Come to a prepared table as the person of its first seat; returns once it is drawn."""
    become(visitor, prepared.token)
    visitor.go(f"/t/{prepared.code}")
    visitor.page.locator(".table, #end-title, #table-title").first.wait_for()
