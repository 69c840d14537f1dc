"""Whole matches of Pyramido in the browser: alone against the Legend, and against a bot."""

import pytest
from playwright.sync_api import expect
from tests.browser.building import finish, wait_for_turn
from tests.browser.preparing import become
from tests.browser.visiting import PHONE, WIDE, Visitor, Visitors

WAYS = [("mouse", WIDE, "fr"), ("touch", PHONE, "en"), ("keyboard", WIDE, "en")]


def _open(visitor: Visitor, players: int) -> None:
    """Open a table of Pyramido, sit down, let bots take the other seats, and begin."""
    opened = visitor.server.post("/api/tables", {"game": "pyramido", "players": players})
    become(visitor, opened["token"])
    visitor.go(f"/t/{opened['code']}")
    visitor.page.get_by_label(visitor.say("room-your-name"), exact=True).fill("Nour")
    visitor.press(visitor.button("room-sit-at", seat=1))
    for seat in range(1, players):
        level = visitor.say("bot-level", level="random")
        visitor.press(visitor.button("room-bot-add", level=level, seat=seat + 1))
    visitor.press(visitor.button("room-start"))


@pytest.mark.parametrize(("way", "width", "lang"), WAYS)
def test_alone_against_the_legend(visitors: Visitors, way: str, width: int, lang: str):
    visitor = visitors.come(width=width, lang=lang, way=way)
    _open(visitor, players=1)
    assert wait_for_turn(visitor) == "take"
    asked = finish(visitor)
    assert {"take", "turn_up", "place", "score"} < asked
    outcome = visitor.views[0]["outcome"]
    for score in outcome["scores"]:
        expect(visitor.page.locator(".end, main").first).to_contain_text(str(score["total"]))


@pytest.mark.parametrize(("way", "width", "lang"), WAYS)
def test_against_a_bot(visitors: Visitors, way: str, width: int, lang: str):
    visitor = visitors.come(width=width, lang=lang, way=way)
    _open(visitor, players=2)
    finish(visitor)
    outcome = visitor.views[0]["outcome"]
    for score in outcome["scores"]:
        expect(visitor.page.locator("main").first).to_contain_text(str(score["total"]))
    visitor.press(visitor.link("end-replay"))
    visitor.page.get_by_label(visitor.say("replay-moment")).wait_for()
