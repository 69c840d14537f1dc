"""A person against bots, from the home page to the score sheet and into the next match."""

import pytest
from playwright.sync_api import expect
from tests.browser.driving import (
    downloaded_outcome,
    finish,
    play_now,
    sheet_totals,
    start,
    wait_for,
)
from tests.browser.visiting import PHONE, WIDE, Visitor, Visitors


@pytest.mark.parametrize(
    ("way", "width", "lang"),
    [("mouse", WIDE, "fr"), ("touch", PHONE, "en"), ("keyboard", WIDE, "en")],
)
def test_whole_match_and_a_rematch(visitors: Visitors, way: str, width: int, lang: str):
    visitor = visitors.come(width=width, lang=lang, way=way)
    play_now(visitor)
    asked = finish(visitor)
    assert {"keep", "dig", "confirm"} < asked
    _check_sheet(visitor)
    visitor.press(visitor.button("end-rematch"))
    expect(visitor.page.get_by_text(visitor.say("room-rematch", number=2))).to_be_visible()
    start(visitor)
    assert wait_for(visitor, "keep") == "keep"


def _check_sheet(visitor: Visitor) -> None:
    """The totals on the page are those of the record, and the winners are named."""
    outcome = downloaded_outcome(visitor)
    names = [
        visitor.say("home-default-name"),
        visitor.say("bot-name", seat=1),
        visitor.say("bot-name", seat=2),
    ]
    totals = [score.total for score in outcome.scores]
    assert sheet_totals(visitor) == dict(zip(names, totals, strict=True))
    for winner in outcome.winners:
        expect(visitor.page.locator("#end-title")).to_contain_text(names[winner])
