"""Notices of the browser when it is my turn and the page is hidden."""

from playwright.sync_api import expect
from tests.browser.driving import confirm, dig, wait_for
from tests.browser.meeting import begin, meet
from tests.browser.visiting import Visitor, Visitors

FAKE = """
    window.told = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (this.permission = window.answer ?? "granted"); }
        constructor(title, options) { window.told.push({ title, ...options }); }
        close() {}
    };
"""
HIDE = """() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def _switch(visitor: Visitor):
    visitor.press(visitor.button("play-menu"))
    return visitor.page.get_by_role("switch", name=visitor.say("notice-switch"))


def test_a_hidden_page_tells_that_it_is_my_turn(visitors: Visitors):
    host, guest = visitors.come(), visitors.come(lang="en")
    host.page.add_init_script(FAKE)
    meet(host, guest)
    begin(host, guest)
    switch = _switch(host)
    expect(switch).to_have_attribute("aria-checked", "false")
    host.press(switch)
    expect(switch).to_have_attribute("aria-checked", "true")
    host.press(host.button("close"))
    dig(host)
    confirm(host)
    host.page.evaluate("window.told = []")
    host.page.evaluate(HIDE)
    dig(guest)
    confirm(guest)
    wait_for(guest, "dig", "replace", "confirm")
    host.page.wait_for_function("() => window.told.length > 0")
    told = host.page.evaluate("window.told")
    assert told[0]["body"] == host.say("notice-turn")
    assert host.code in told[0]["tag"]


def test_a_browser_that_refuses_is_explained(visitors: Visitors):
    host, guest = visitors.come(lang="en"), visitors.come()
    host.page.add_init_script("window.answer = 'denied';" + FAKE)
    meet(host, guest)
    begin(host, guest)
    switch = _switch(host)
    host.press(switch)
    expect(switch).to_have_attribute("aria-checked", "false")
    denied = host.say("notice-explained", state="denied")
    expect(host.page.get_by_text(denied).first).to_be_visible()
