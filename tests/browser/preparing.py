"""Tables brought to a moment of a match over the wire, so that a page can be opened just there."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from tests.browser.choosing import best_building, best_step, thrifty_building
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

CHOICES: dict[str, Choice] = {"pyramido-keeping": thrifty_building}
"""How a moment is reached where the usual way would rarely lead there."""

LEGEND = "pyramido-legend"
"""A match alone, at the moment when something is to be taken on floor 2."""


def prepare(server: ServerProcess, moment: str, players: int = 3) -> Prepared:
    """A table at a moment; a match that never came there is followed by another one."""
    if moment == LEGEND:
        moment, players = "pyramido-taking", 1
    for _ in range(MOST_TRIES):
        prepared: Prepared | None = _in_a_thread(_bring(server, moment, players))
        if prepared is not None:
            return prepared
    raise AssertionError(f"No match came to the moment {moment}.")


async def _bring(server: ServerProcess, moment: str, players: int) -> Prepared | None:
    is_pyramido = moment in PYRAMIDO
    opened = open_table(server, players, game="pyramido" if is_pyramido else "silver_gold")
    async with Player(server, opened["code"], opened["token"]) as player:
        await player.sit(0, NAME)
        if moment != "waiting":
            for seat in range(1, players):
                await player.ask("seat_bot", seat=seat, level="greedy")
            await player.ask("start")
            choose = CHOICES.get(moment, best_building if is_pyramido else best_step)
            is_there = PYRAMIDO[moment] if is_pyramido else MOMENTS[moment]
            if not await _play_until(player, is_there, choose):
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
