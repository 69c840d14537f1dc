"""Spectators: counted, without a say, and sent away where the host plays without them."""

import json

from playwright.sync_api import expect
from tests.browser.driving import wait_for
from tests.browser.meeting import begin, meet
from tests.browser.visiting import PHONE, Visitors


def test_spectators_are_counted_and_see_nothing_secret(visitors: Visitors):
    host, guest = visitors.come(), visitors.come(width=PHONE)
    code = meet(host, guest)
    begin(host, guest)
    watchers = [visitors.come(lang="en"), visitors.come(width=PHONE)]
    for watcher in watchers:
        watcher.go(f"/t/{code}")
        expect(watcher.page.get_by_text(watcher.say("play-watching"))).to_be_visible()
        expect(watcher.page.get_by_text("Théo").first).to_be_visible()
        view = watcher.views[None]
        assert view["legal"] == view["dealt"] == []
        assert not any(card["fresh"] for p in view["players"] for card in p["cards"] if card)
        expect(watcher.page.locator(".confirm")).to_have_count(0)
    expect(host.page.locator(".spectators")).to_contain_text("2")
    watchers[0].page.close()
    expect(host.page.locator(".spectators")).to_contain_text("1")


def test_the_host_plays_without_spectators(visitors: Visitors):
    host, guest = visitors.come(), visitors.come(lang="en")
    code = meet(host, guest)
    begin(host, guest)
    watcher = visitors.come(lang="en")
    watcher.go(f"/t/{code}")
    expect(watcher.page.get_by_text(watcher.say("play-watching"))).to_be_visible()
    host.press(host.button("play-menu"))
    host.press(host.button("room-watching-off"))
    expect(watcher.heading("gone-title", reason="no-spectators")).to_be_visible()
    watcher.page.reload()
    expect(watcher.heading("gone-title", reason="no-spectators")).to_be_visible()
    assert not watcher.page.locator(".table").count()
    guest.page.reload()
    wait_for(guest, "dig")
    expect(host.page.locator(".spectators")).to_have_count(0)


def test_a_spectator_who_tries_to_act_is_refused(visitors: Visitors):
    host, guest = visitors.come(), visitors.come()
    code = meet(host, guest)
    begin(host, guest)
    watcher = visitors.come()
    watcher.go(f"/t/{code}")
    expect(watcher.page.get_by_text(watcher.say("play-watching"))).to_be_visible()
    answer = watcher.page.evaluate(
        """(code) => new Promise((done) => {
            const socket = new WebSocket(`ws://${location.host}/ws/${code}`);
            const token = localStorage.getItem("pyramidion.token");
            const act = { type: "act", id: "cheat", seat: 0, action: { type: "confirm" } };
            socket.onopen = () => {
                socket.send(JSON.stringify({ type: "hello", version: 2, token }));
                socket.send(JSON.stringify(act));
            };
            socket.onmessage = ({ data }) => {
                const answer = JSON.parse(data).find((one) => one.id === "cheat");
                if (answer) { socket.close(); done(JSON.stringify(answer)); }
            };
        })""",
        code,
    )
    assert json.loads(answer)["code"] == "not-your-seat"
    wait_for(host, "dig")
