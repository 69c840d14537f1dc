"""How visitors play Expédition: ready, open the door, climb, from what the server says."""

from typing import Any

from playwright.sync_api import expect
from tests.browser.opening import laid, lay_key, put_key, slot, solution
from tests.browser.preparing import become
from tests.browser.visiting import PATIENCE, Visitor

PAUSE = 20
GRACE = 600
"""The board takes no Enter at first: it may still be meant for a key of the door."""


def open_race(visitor: Visitor, players: int, bots: int, **options: object) -> str:
    """Open a table, take its first seat and put bots on the last ones; gives its code."""
    wish = {"game": "expedition", "players": players, "options": {"countdown": "none", **options}}
    opened = visitor.server.post("/api/tables", wish)
    become(visitor, opened["token"])
    visitor.go(f"/t/{opened['code']}")
    sit(visitor, "Nour", seat=1)
    for seat in range(players - bots, players):
        level = visitor.say("bot-level", level="greedy")
        visitor.press(visitor.button("room-bot-add", level=level, seat=seat + 1))
    return str(opened["code"])


def sit(visitor: Visitor, name: str, seat: int) -> None:
    """Take a seat under a name."""
    visitor.page.get_by_label(visitor.say("room-your-name"), exact=True).fill(name)
    visitor.press(visitor.button("room-sit-at", seat=seat))


def asked(visitor: Visitor, seat: int) -> str | None:
    """What is asked of the visitor now: `ready`, `search`, `move`, `over`, or nothing."""
    view = visitor.views.get(seat)
    if view is None or visitor.is_waiting:
        return None
    if view["phase"] == "over":
        return "over"
    if seat not in view["deciders"]:
        return None
    return "move" if view["legal"] and view["phase"] != "ready" else str(view["phase"])


def my_keys(visitor: Visitor, seat: int) -> dict[str, list[int]]:
    """Where my keys must lie to open my door."""
    view = visitor.views[seat]
    player = view["players"][seat]
    return solution(player["card"]["number"], player["level"], view["sign"])


def do_what_is_asked(visitor: Visitor, seat: int) -> str | None:
    """One answer to the table; gives what was asked."""
    moment = asked(visitor, seat)
    before = visitor.views.get(seat)
    if moment == "ready":
        visitor.press(visitor.page.locator("[data-tour=ex-ready]"))
    elif moment == "search":
        _open_my_door(visitor, seat)
    elif moment == "move":
        _go(visitor, before or {}, seat)
    if moment in ("ready", "search", "move"):
        wait_for_news(visitor, seat, before)
    return moment


def _wait_for_keys(visitor: Visitor, seat: int) -> None:
    """Wait until the keys of this race lie in their slots."""
    expect(laid(visitor)).to_have_count(0)
    for key in my_keys(visitor, seat):
        slot(visitor, key).wait_for()


def _open_my_door(visitor: Visitor, seat: int) -> None:
    _wait_for_keys(visitor, seat)
    *first, (key, cells) = my_keys(visitor, seat).items()
    for one in first:
        lay_key(visitor, *one)
    put_key(visitor, key, cells)


def lay_one_key(visitor: Visitor, seat: int) -> str:
    """Lay the first key where it belongs; gives its name."""
    _wait_for_keys(visitor, seat)
    key, cells = next(iter(my_keys(visitor, seat).items()))
    lay_key(visitor, key, cells)
    return key


def _go(visitor: Visitor, view: dict[str, Any], seat: int) -> None:
    """Choose the first floor that is offered, and go there."""
    if any(step["type"] == "confirm" for step in view["legal"]):
        return
    go = visitor.page.locator(".go button")
    go.wait_for()
    if visitor.way == "keyboard":
        visitor.page.wait_for_timeout(GRACE)
        visitor.page.keyboard.press("ArrowDown")
        visitor.page.keyboard.press("Enter")
    else:
        visitor.press(visitor.page.locator("button[data-floor]").first)
        visitor.press(go)


def wait_for_news(visitor: Visitor, seat: int, before: dict[str, Any] | None) -> None:
    """Wait until the server has told the seat something new."""
    for _ in range(PATIENCE // PAUSE):
        if visitor.views.get(seat) is not before and not visitor.is_waiting:
            return
        visitor.page.wait_for_timeout(PAUSE)
    raise AssertionError("The server tells nothing new.")


def finish(*visitors: Visitor) -> list[str]:
    """Play to the end, the visitors on the first seats in turn; gives all that was asked."""
    moments: list[str] = []
    idle = 0
    while idle < PATIENCE // PAUSE:
        now = [do_what_is_asked(visitor, seat) for seat, visitor in enumerate(visitors)]
        moments += [moment for moment in now if moment is not None]
        if all(moment == "over" for moment in now):
            for visitor in visitors:
                visitor.page.locator("#end-title").wait_for()
            return moments
        idle = 0 if any(now) else idle + 1
        visitors[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("Nothing is asked of anybody any more.")
