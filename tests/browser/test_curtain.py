"""What the curtain between two players of one device hides: also what was only said aloud."""

from playwright.sync_api import expect
from tests.browser.driving import confirm, keep_two_cards, open_for_friends, start, wait_for
from tests.browser.meeting import GUEST, HOST, dig_by_leaps
from tests.browser.visiting import Visitor, Visitors

BOARD = "svg.card, .slot, .dealt, .reserve, .banner, .others, .controls"


def _two_at_one_device(visitor: Visitor) -> None:
    """A match of two people who pass one device round; both have kept their cards."""
    open_for_friends(visitor, HOST)
    visitor.press(visitor.button("room-other-player-at", seat=2))
    visitor.page.get_by_label(visitor.say("room-other-name")).fill(GUEST)
    visitor.press(visitor.button("room-sit"))
    expect(visitor.button("room-stand-as", name=GUEST)).to_be_visible()
    start(visitor)
    for _ in range(2):
        if wait_for(visitor, "curtain", "keep") == "curtain":
            _open(visitor)
        keep_two_cards(visitor)


def _open(visitor: Visitor) -> None:
    visitor.press(visitor.page.locator(".curtain button"))
    expect(visitor.page.locator(".curtain")).to_have_count(0)


def test_nothing_of_a_turn_is_left_behind_the_curtain(visitors: Visitors):
    visitor = visitors.come()
    _two_at_one_device(visitor)
    if wait_for(visitor, "curtain", "dig") == "curtain":
        _open(visitor)
    dig_by_leaps(visitor)
    said = visitor.page.locator(".sr[aria-live=polite]").first.inner_text().strip()
    assert said, "What was laid is said aloud."
    confirm(visitor)
    wait_for(visitor, "curtain")
    expect(visitor.page.locator(BOARD)).to_have_count(0)
    expect(visitor.page.locator("body")).not_to_contain_text(said)


def test_curtain_is_up_again_after_a_reload(visitors: Visitors):
    visitor = visitors.come()
    _two_at_one_device(visitor)
    if wait_for(visitor, "curtain", "dig") == "curtain":
        _open(visitor)
    visitor.page.reload()
    wait_for(visitor, "curtain")
    expect(visitor.page.locator(BOARD)).to_have_count(0)
    _open(visitor)
    dig_by_leaps(visitor)
    wait_for(visitor, "confirm")
