"""What a device has played: series, my matches, statistics, and tables that wait for me."""

from playwright.sync_api import expect
from tests.browser.driving import wait_for
from tests.browser.meeting import begin, meet
from tests.browser.preparing import open_prepared, prepare
from tests.browser.visiting import PHONE, Visitors


def test_a_finished_match_is_among_mine_with_its_statistics(visitors: Visitors):
    visitor = visitors.come(lang="en")
    open_prepared(visitor, prepare(visitors.server, "end"))
    outcome = visitor.views[0]["outcome"]
    visitor.go("/")
    replay = visitor.page.locator("a[href^='/replay/']:not([href='/replay'])").first
    expect(replay).to_be_visible()
    visitor.go("/me")
    total = outcome["scores"][0]["total"]
    expect(visitor.page.locator("main")).to_contain_text(str(total))
    for category, points in outcome["scores"][0]["categories"].items():
        name = visitor.say(f"sg-category-{category}")
        expect(visitor.page.locator("main")).to_contain_text(name)
        expect(visitor.page.locator("main")).to_contain_text(str(abs(points)))
    visitor.page.locator("main a[href^='/replay/']").first.click()
    visitor.page.get_by_label(visitor.say("replay-moment")).wait_for()


def test_a_device_that_played_nothing_is_told_how_to_begin(visitors: Visitors):
    for width in (1280, PHONE):
        visitor = visitors.come(width=width)
        visitor.go("/me")
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        expect(visitor.heading("me-none")).to_be_visible()
        visitor.press(visitor.button("me-play"))
        wait_for(visitor, "keep")


def test_my_matches_are_forgotten_on_demand(visitors: Visitors):
    visitor = visitors.come()
    open_prepared(visitor, prepare(visitors.server, "end"))
    visitor.go("/me")
    visitor.press(visitor.button("me-forget"))
    visitor.press(visitor.button("me-forget-yes"))
    expect(visitor.page.locator("main a[href^='/replay/']")).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_rematch_counts_as_a_series(visitors: Visitors):
    visitor = visitors.come()
    open_prepared(visitor, prepare(visitors.server, "end"))
    expect(visitor.page.locator(".series")).to_have_count(0)
    visitor.press(visitor.button("end-rematch"))
    series = visitor.page.locator(".series")
    expect(series).to_be_visible()
    expect(series).to_contain_text("Nour")
    wins = [int(text) for text in series.locator(".wins").all_inner_texts()]
    assert sum(wins) >= 1
    assert len(wins) == 3


def test_a_table_that_waits_for_me_says_so_on_the_home_page(visitors: Visitors):
    host, guest = visitors.come(), visitors.come(width=PHONE, lang="en")
    meet(host, guest)
    begin(host, guest)
    for visitor in (host, guest):
        visitor.go("/")
        expect(visitor.page.get_by_text(visitor.say("me-your-turn"))).to_be_visible()
