"""What visitors do that cannot work, and what becomes of it: a sentence, and a way to go on."""

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.driving import (
    choose_card,
    confirm,
    dig,
    keep_two_cards,
    my_marks,
    open_for_friends,
    play_now,
    sit,
    start,
    wait_for,
)
from tests.browser.meeting import GUEST, HOST, Wire, begin, lay_by_leaps, meet
from tests.browser.preparing import prepare
from tests.browser.visiting import PHONE, SETTINGS, TOKEN, WIDE, Visitor, Visitors

NOWHERE = "ZZZZZ"
LONGEST_NAME = 24
BOTH = pytest.mark.parametrize(("width", "lang"), [(WIDE, "fr"), (PHONE, "en")])


@BOTH
def test_link_to_no_table(visitors: Visitors, width: int, lang: str):
    visitor = visitors.come(width=width, lang=lang)
    visitor.go(f"/t/{NOWHERE}")
    expect(visitor.heading("gone-title", reason="unknown-table")).to_be_visible()
    expect(visitor.page.locator(".gone")).to_contain_text(NOWHERE)
    visitor.press(visitor.link("gone-home"))
    expect(visitor.button("home-play-now")).to_be_visible()


def test_code_of_a_link_is_shown_as_text(visitors: Visitors):
    visitor = visitors.come()
    visitor.go("/t/%3Cb%3Ex")
    expect(visitor.page.locator(".gone")).to_contain_text("<b>x")


def test_link_that_is_no_text(visitors: Visitors):
    visitor = visitors.come()
    visitor.page.goto(f"{visitor.server.url}/t/%E0%A4%A")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


@BOTH
def test_codes_typed_on_the_home_page(visitors: Visitors, width: int, lang: str):
    visitors.expect("404")
    code = prepare(visitors.server, "waiting").code
    visitor = visitors.come(width=width, lang=lang)
    visitor.go("/")
    visitor.press(visitor.button("home-have-code"))
    _type_code(visitor, "é!")
    expect(_alert(visitor, "home-code-bad")).to_be_visible()
    _type_code(visitor, NOWHERE)
    expect(_alert(visitor, "unknown-table", table=NOWHERE)).to_be_visible()
    _type_code(visitor, f" {code.lower()} ")
    expect(visitor.page.locator("#table-title")).to_be_visible()
    assert visitor.code == code


def _type_code(visitor: Visitor, code: str) -> None:
    visitor.page.get_by_label(visitor.say("home-code"), exact=True).fill(code)
    visitor.press(visitor.button("home-code-go"))


def _alert(visitor: Visitor, code: str, **values: object) -> Locator:
    """What the page says is wrong."""
    return visitor.page.get_by_role("alert").filter(has_text=visitor.say(code, **values))


@BOTH
def test_full_table_opens_for_a_spectator(visitors: Visitors, width: int, lang: str):
    host, guest = visitors.come(), visitors.come()
    code = meet(host, guest)
    third = visitors.come(width=width, lang=lang)
    third.go(f"/t/{code}")
    expect(third.page.get_by_text(third.say("room-full"))).to_be_visible()
    expect(third.page.get_by_label(third.say("room-your-name"), exact=True)).to_have_count(0)
    expect(third.button("room-start")).to_have_count(0)
    start(host)
    expect(third.page.get_by_text(third.say("play-watching"))).to_be_visible()
    expect(third.page.get_by_role("button", name=third.say("sg-look", name=HOST))).to_be_visible()
    expect(third.page.get_by_role("button", name=third.say("sg-look", name=GUEST))).to_be_visible()
    expect(third.page.locator(".dealt, .slot, .controls")).to_have_count(0)


def test_late_visitor_watches_a_match_that_is_over(visitors: Visitors):
    visitor = visitors.come(lang="en")
    visitor.go(f"/t/{prepare(visitors.server, 'end', players=2).code}")
    expect(visitor.page.locator("#end-title")).to_be_visible()
    expect(visitor.page.locator(".scores table")).to_be_visible()
    expect(visitor.link("end-record")).to_be_visible()
    expect(visitor.button("end-rematch")).to_have_count(0)


def test_table_that_ends_while_it_is_looked_at(visitors: Visitors):
    visitor = visitors.come()
    wire = Wire(visitor)
    code = open_for_friends(visitor)
    wire.close(4404, "table-ended")
    expect(visitor.heading("gone-title", reason="table-ended")).to_be_visible()
    expect(visitor.page.locator(".gone")).to_contain_text(code)
    visitor.press(visitor.link("gone-home"))
    expect(visitor.button("home-play-now")).to_be_visible()


@BOTH
def test_names_that_cannot_be(visitors: Visitors, width: int, lang: str):
    host = visitors.come()
    code = open_for_friends(host, HOST)
    visitor = visitors.come(width=width, lang=lang)
    visitor.go(f"/t/{code}")
    field = visitor.page.get_by_label(visitor.say("room-your-name"), exact=True)
    for name, why in [
        ("", visitor.say("bad-name", longest=LONGEST_NAME)),
        ("   ", visitor.say("bad-name", longest=LONGEST_NAME)),
        ("<b>x</b>", visitor.say("bad-name", longest=LONGEST_NAME)),
        (HOST.upper(), visitor.say("name-taken", name=HOST.upper())),
    ]:
        field.fill(name)
        visitor.press(visitor.button("room-sit-at", seat=2))
        expect(visitor.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_be_focused()
    sit(visitor, GUEST, seat=2)
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def test_second_player_of_a_device_needs_another_name(visitors: Visitors):
    visitor = visitors.come()
    open_for_friends(visitor, HOST)
    visitor.press(visitor.button("room-other-player-at", seat=2))
    field = visitor.page.get_by_label(visitor.say("room-other-name"))
    for name, why in [
        (HOST, _alert(visitor, "name-taken", name=HOST)),
        ("", _alert(visitor, "bad-name", longest=LONGEST_NAME)),
    ]:
        field.fill(name)
        visitor.press(visitor.button("room-sit"))
        expect(why).to_be_visible()
    field.fill(GUEST)
    visitor.press(visitor.button("room-sit"))
    expect(visitor.button("room-stand-as", name=GUEST)).to_be_visible()


@BOTH
def test_leaving_a_seat_before_the_match_and_coming_back(visitors: Visitors, width: int, lang: str):
    host, guest = visitors.come(), visitors.come(width=width, lang=lang)
    meet(host, guest)
    guest.press(guest.button("room-stand-as", name=GUEST))
    expect(host.button("room-other-player-at", seat=2)).to_be_visible()
    expect(host.button("room-start")).to_be_disabled()
    sit(guest, GUEST, seat=2)
    expect(host.button("room-start")).to_be_enabled()


@BOTH
def test_leaving_the_page_and_coming_back_from_home(visitors: Visitors, width: int, lang: str):
    visitor = visitors.come(width=width, lang=lang)
    play_now(visitor)
    choose_card(visitor)
    code = visitor.code
    visitor.go("/")
    title = visitor.page.locator("a, button").filter(
        has_text=visitor.say("home-return", phase="playing")
    )
    visitor.press(title.first)
    wait_for(visitor, "keep")
    assert visitor.code == code
    expect(visitor.page.locator(".dealt button.kept")).to_have_count(1)


@BOTH
def test_leaving_the_seat_in_a_match_leaves_it_to_a_bot(visitors: Visitors, width: int, lang: str):
    host, guest = visitors.come(), visitors.come(width=width, lang=lang)
    meet(host, guest)
    start(host)
    wait_for(guest, "keep")
    guest.press(guest.button("play-menu"))
    guest.press(guest.button("play-leave"))
    expect(guest.page.get_by_text(guest.say("play-leave-sure"))).to_be_visible()
    guest.press(guest.button("play-leave-yes"))
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    expect(guest.page.get_by_text(guest.say("play-watching"))).to_be_visible()
    expect(guest.page.locator(".dealt, .controls")).to_have_count(0)
    keep_two_cards(host)
    wait_for(host, "dig")


def test_two_tabs_of_one_seat_follow_each_other(visitors: Visitors):
    first = visitors.come()
    play_now(first)
    second = visitors.tab(first)
    second.go(f"/t/{first.code}")
    wait_for(second, "keep")
    choose_card(first)
    expect(second.page.locator(".dealt button.kept")).to_have_count(1)
    choose_card(second)
    expect(first.page.locator(".dealt button.kept")).to_have_count(2)
    confirm(second)
    for tab in (first, second):
        wait_for(tab, "dig")
    dig(first)
    wait_for(second, "confirm")
    assert my_marks(second) == my_marks(first)
    confirm(second)
    expect(first.page.locator(".confirm:enabled")).to_have_count(0)


@BOTH
def test_old_page_after_an_upgrade(visitors: Visitors, width: int, lang: str):
    visitor = visitors.come(width=width, lang=lang)
    wire = Wire(visitor)
    play_now(visitor)
    choose_card(visitor)
    wire.is_old = True
    wire.close(1012, "restart")
    expect(visitor.page.get_by_text(visitor.say("link-outdated"))).to_be_visible()
    wire.is_old = False
    visitor.press(visitor.button("link-reload"))
    wait_for(visitor, "keep")
    expect(visitor.page.locator(".dealt button.kept")).to_have_count(1)
    expect(visitor.page.get_by_text(visitor.say("link-outdated"))).to_have_count(0)


@BOTH
def test_error_of_the_page_is_shown_and_reported(visitors: Visitors, width: int, lang: str):
    visitors.expect("sandstorm")
    visitor = visitors.come(width=width, lang=lang)
    play_now(visitor)
    with visitor.page.expect_response("**/api/errors") as answered:
        visitor.page.evaluate("() => { setTimeout(() => { throw new Error('a sandstorm'); }); }")
    assert answered.value.ok
    assert answered.value.request.method == "POST"
    assert "a sandstorm" in visitors.server.log.read_text()
    alert = _alert(visitor, "page-error")
    expect(alert).to_be_visible()
    visitor.press(alert.get_by_role("button", name=visitor.say("close"), exact=True))
    expect(alert).to_have_count(0)
    keep_two_cards(visitor)
    wait_for(visitor, "dig")


def test_device_that_the_server_does_not_know(visitors: Visitors):
    visitors.expect("401")
    code = prepare(visitors.server, "waiting").code
    visitor = visitors.come()
    visitor.go("/")
    visitor.page.evaluate(f"() => localStorage.setItem('{TOKEN}', 'of.another.server')")
    visitor.go(f"/t/{code}")
    sit(visitor, GUEST, seat=2)
    assert visitor.page.evaluate(f"() => localStorage.getItem('{TOKEN}')") != "of.another.server"


def test_settings_that_cannot_be_read(visitors: Visitors):
    visitor = visitors.come(toured=False)
    visitor.go("/")
    visitor.page.evaluate(
        f"() => {{ localStorage.setItem('{SETTINGS}', '{{');"
        " localStorage.setItem('pyramidion.tables', '{'); }"
    )
    play_now(visitor)


def test_both_play_on_after_one_of_them_lost_the_connection(visitors: Visitors):
    host, guest = visitors.come(), visitors.come()
    wire = Wire(guest)
    meet(host, guest)
    begin(host, guest)
    lay_by_leaps(guest)
    before = my_marks(guest)
    wire.close(1012, "restart")
    expect(guest.page.get_by_text(guest.say("link-lost"))).to_be_visible()
    expect(guest.page.get_by_text(guest.say("link-lost"))).to_have_count(0)
    assert my_marks(guest) == before
