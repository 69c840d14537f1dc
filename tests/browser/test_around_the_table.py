"""One match from many sides: played in one browser, watched in another, replayed, played on."""

import re

from playwright.sync_api import expect
from tests.browser.driving import finish, moment, my_view, play_now, start, wait_for
from tests.browser.preparing import prepare
from tests.browser.replaying import (
    bar,
    jump,
    look_through,
    open_replay,
    step_of,
    steps_in_all,
)
from tests.browser.visiting import PHONE, Visitors


def test_watched_replayed_from_a_link_verified_and_played_on(visitors: Visitors):
    player = visitors.come(lang="fr")
    play_now(player)
    watcher = visitors.come(width=PHONE, lang="en")
    watcher.go(f"/t/{player.code}")
    expect(watcher.page.get_by_text(watcher.say("play-watching"))).to_be_visible()
    expect(player.page.locator(".spectators")).to_contain_text("1")
    expect(watcher.page.locator(".confirm")).to_have_count(0)
    finish(player)
    watcher.page.locator("#end-title").wait_for()
    assert None in watcher.views
    assert all(seat is None for seat in watcher.views)

    link = player.link("end-replay").get_attribute("href") or ""
    assert re.fullmatch(r"/replay/[0-9a-f]{16}/1", link)
    third = visitors.come(lang="fr")
    third.go(link)
    bar(third).wait_for()
    third.press(third.button("verification-check"))
    headline = third.page.locator(".verification .headline")
    expect(headline).to_have_text(third.say("verification-right"))
    promise = third.say("verification-promise-unknown")
    expect(third.page.get_by_text(promise)).to_be_visible()

    name = player.say("home-default-name")
    look_through(third, name)
    jump(third, steps_in_all(third) // 2)
    expect(third.page).to_have_url(re.compile(r"#\d+$"))
    seq = int(third.page.url.rpartition("#")[2])
    third.press(third.button("replay-on"))
    expect(third.page).to_have_url(re.compile(r"/t/[A-Z0-9]{5}$"))
    wait_for(third, "keep", "dig", "confirm", "replace")
    assert third.status["origin"]["seq"] == seq
    assert third.status["origin"]["seat"] == 0
    back = third.page.locator(f"a[href$='{link}#{seq}']")
    expect(back).to_be_visible()
    finish(third)
    third.page.locator("#end-title").wait_for()

    player.press(player.button("verification-check"))
    mine = player.page.locator(".verification")
    expect(mine.locator(".headline")).to_have_text(player.say("verification-right"))
    expect(mine).to_contain_text(player.say("verification-promise-kept"))
    expect(mine).to_contain_text(player.say("verification-nonces-yours", count=1))


def test_a_moment_is_played_on_as_it_was(visitors: Visitors):
    visitor = visitors.come(width=PHONE)
    open_replay(visitor, prepare(visitors.server, "end"))
    look_through(visitor, "Nour")
    jump(visitor, 1)
    assert step_of(visitor) == 1
    visitor.press(visitor.button("replay-on"))
    wait_for(visitor, "keep")
    assert moment(visitor) == "keep"
    assert my_view(visitor)["round"] == 0
    assert visitor.page.locator(".dealt button").count() == 4
    finish(visitor)
    visitor.press(visitor.button("end-rematch"))
    start(visitor)
    assert wait_for(visitor, "keep") == "keep"
