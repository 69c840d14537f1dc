"""One device for two: a curtain between turns, and behind it nothing."""

import pytest
from playwright.sync_api import expect
from tests.browser.driving import confirm, keep_two_cards, open_for_friends, start
from tests.browser.meeting import dig_by_leaps
from tests.browser.visiting import PHONE, WIDE, Visitor, Visitors

NAMES = ("Nour", "Théo")
BOARD = "svg.card, .slot, .dealt, .reserve, .banner, .others"


@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_curtain_between_two_players(visitors: Visitors, width: int):
    visitor = visitors.come(width=width)
    open_for_friends(visitor, NAMES[0])
    visitor.press(visitor.button("room-other-player-at", seat=2))
    visitor.page.get_by_label(visitor.say("room-other-name")).fill(NAMES[1])
    visitor.press(visitor.button("room-sit"))
    start(visitor)
    for name in NAMES:
        _open_curtain(visitor, name)
        keep_two_cards(visitor)
    dig_by_leaps(visitor)  # who has the device goes on: the turn is theirs too
    confirm(visitor)
    _open_curtain(visitor, NAMES[0])
    dig_by_leaps(visitor)
    visitor.page.reload()
    _open_curtain(visitor, NAMES[0])
    confirm(visitor)
    dig_by_leaps(visitor)
    confirm(visitor)
    _open_curtain(visitor, NAMES[1])


def _open_curtain(visitor: Visitor, name: str) -> None:
    """The curtain is up, for the right person, and hides everything; then it opens."""
    expect(visitor.heading("curtain-title", name=name)).to_be_visible()
    expect(visitor.page.locator(BOARD)).to_have_count(0)
    visitor.press(visitor.button("curtain-open", name=name))
    expect(visitor.page.locator(".curtain")).to_have_count(0)
