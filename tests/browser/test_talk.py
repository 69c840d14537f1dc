"""Chat for grown-ups and for children, and people one would rather not read."""

from playwright.sync_api import expect
from tests.browser.meeting import GUEST, HOST, begin, meet
from tests.browser.visiting import PHONE, Visitor, Visitors

LINES_AT_ONCE = 10
"""A server takes so many lines of chat in a row: those of 30 seconds."""


def _open_chat(visitor: Visitor) -> None:
    visitor.press(visitor.page.locator(".chat .toggle"))
    expect(visitor.page.get_by_role("log")).to_be_visible()


def _choose(visitor: Visitor, code: str, **values: object) -> None:
    """Press a choice of the waiting room or of the menu, and wait until it is chosen."""
    choice = visitor.button(code, **values)
    visitor.press(choice)
    expect(choice).to_have_attribute("aria-pressed", "true")


def _write(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label(visitor.say("chat-line")).fill(text)
    visitor.press(visitor.button("chat-send"))


def test_children_say_phrases_and_each_reads_their_own_language(visitors: Visitors):
    host, guest = visitors.come(lang="fr"), visitors.come(width=PHONE, lang="en")
    meet(host, guest)
    _choose(host, "room-chat-mode", mode="phrases")
    begin(host, guest)
    for visitor in (host, guest):
        _open_chat(visitor)
        expect(visitor.page.get_by_label(visitor.say("chat-line"))).to_have_count(0)
    host.press(host.button("chat-phrase-well-played"))
    for visitor in (host, guest):
        log = visitor.page.get_by_role("log")
        expect(log).to_contain_text(visitor.say("chat-phrase-well-played"))
    assert host.say("chat-phrase-well-played") != guest.say("chat-phrase-well-played")


def test_the_host_changes_the_chat_in_the_match(visitors: Visitors):
    host, guest = visitors.come(), visitors.come(lang="en")
    meet(host, guest)
    begin(host, guest)
    _open_chat(guest)
    _write(guest, "Hello <i>you</i>")
    expect(guest.page.get_by_role("log")).to_contain_text("Hello <i>you</i>")
    host.press(host.button("play-menu"))
    _choose(host, "room-chat-mode", mode="off")
    expect(guest.page.locator(".chat")).to_have_count(0)
    _choose(host, "room-chat-mode", mode="on")
    expect(guest.page.locator(".chat")).to_have_count(1)


def test_a_person_is_muted_and_read_again(visitors: Visitors):
    host, guest = visitors.come(), visitors.come(lang="en")
    meet(host, guest)
    begin(host, guest)
    for visitor in (host, guest):
        _open_chat(visitor)
    _write(guest, "first line")
    log = host.page.get_by_role("log")
    expect(log).to_contain_text("first line")
    host.press(host.button("chat-mute-who", name=GUEST))
    expect(log).not_to_contain_text("first line")
    _write(guest, "second line")
    expect(guest.page.get_by_role("log")).to_contain_text("second line")
    expect(log).not_to_contain_text("second line")
    host.page.reload()
    _open_chat(host)
    expect(host.page.get_by_text(host.say("chat-muted", name=GUEST))).to_be_visible()
    host.press(host.button("chat-unmute-who", name=GUEST))
    expect(host.page.get_by_role("log")).to_contain_text("second line")
    expect(host.button("chat-mute-who", name=HOST)).to_have_count(0)


def test_a_line_that_is_refused_stays_in_its_field(visitors: Visitors):
    host, guest = visitors.come(), visitors.come(lang="en")
    meet(host, guest)
    begin(host, guest)
    _open_chat(guest)
    field = guest.page.get_by_label(guest.say("chat-line"))
    for number in range(LINES_AT_ONCE + 1):
        _write(guest, f"line {number}")
        expect(field).to_have_value("" if number < LINES_AT_ONCE else f"line {number}")
    expect(guest.page.locator(".chat [role=alert]")).to_have_text(guest.say("too-fast"))
