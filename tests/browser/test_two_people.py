"""Two people in two browsers: an invitation, a few turns, a reload, a line of chat."""

import pytest
from playwright.sync_api import expect
from tests.browser.driving import (
    dig,
    keep_two_cards,
    my_marks,
    open_for_friends,
    play_turn,
    sit,
    start,
    wait_for,
    wait_until,
)
from tests.browser.visiting import PHONE, WIDE, Visitor, Visitors


@pytest.fixture(params=[(WIDE, PHONE), (PHONE, WIDE)], ids=["host-wide", "host-phone"])
def pair(visitors: Visitors, request: pytest.FixtureRequest) -> tuple[Visitor, Visitor]:
    """A host and a guest in a match that has just begun, one of them on a phone."""
    host = visitors.come(width=request.param[0], lang="fr")
    guest = visitors.come(width=request.param[1], lang="en")
    code = open_for_friends(host, "Nour")
    guest.go(f"/t/{code}")
    sit(guest, "Théo", seat=2)
    expect(host.page.get_by_text("Théo")).to_be_visible()
    start(host)
    return host, guest


def test_both_play_and_see_each_other(pair: tuple[Visitor, Visitor]):
    host, guest = pair
    keep_two_cards(host)
    keep_two_cards(guest)
    for _ in range(3):
        play_turn(host, guest)
    expect(host.page.get_by_role("button", name=host.say("sg-look", name="Théo"))).to_be_visible()
    expect(guest.page.get_by_role("button", name=guest.say("sg-look", name="Nour"))).to_be_visible()
    wait_until(host, lambda: host.views[0]["turn"] == guest.views[1]["turn"] >= 3)


def test_reload_in_the_middle_of_a_turn_keeps_what_was_laid(pair: tuple[Visitor, Visitor]):
    host, guest = pair
    keep_two_cards(host)
    keep_two_cards(guest)
    for visitor in pair:
        dig(visitor)
        before = my_marks(visitor)
        visitor.page.reload()
        wait_for(visitor, "confirm")
        assert my_marks(visitor) == before
    play_turn(host, guest)
    wait_for(host, "dig")


def test_chat_is_shown_as_it_was_typed(pair: tuple[Visitor, Visitor]):
    host, _ = pair
    for visitor in pair:
        visitor.press(visitor.page.get_by_role("button", name=visitor.say("chat-title")))
    host.page.get_by_label(host.say("chat-line")).fill("<b>x</b> & <img src=x onerror=alert(1)>")
    host.press(host.button("chat-send"))
    for visitor in pair:
        log = visitor.page.get_by_role("log")
        expect(log).to_contain_text("Nour <b>x</b> & <img src=x onerror=alert(1)>")
        expect(log.locator("img")).to_have_count(0)
    expect(host.page.get_by_label(host.say("chat-line"))).to_have_value("")
