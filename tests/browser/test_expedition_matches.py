"""Matches of Expédition in the browser: races, climbing, the harder version, and a reload."""

import pytest
from playwright.sync_api import expect
from tests.browser.driving import wait_until
from tests.browser.opening import laid
from tests.browser.racing import asked, do_what_is_asked, finish, lay_one_key, open_race, sit
from tests.browser.visiting import PHONE, WIDE, Visitor, Visitors

WAYS = [("mouse", WIDE, "fr"), ("touch", PHONE, "en"), ("keyboard", WIDE, "en")]
ROUNDS = 9


def _until_asked(visitor: Visitor, what: str) -> None:
    wait_until(visitor, lambda: asked(visitor, 0) == what)


@pytest.mark.parametrize(("way", "width", "lang"), WAYS)
def test_a_match_against_a_bot(visitors: Visitors, way: str, width: int, lang: str):
    visitor = visitors.come(width=width, lang=lang, way=way)
    open_race(visitor, players=2, bots=1)
    visitor.press(visitor.button("room-start"))
    moments = finish(visitor)
    assert [moments.count(one) for one in ("ready", "search", "move")] == [ROUNDS] * 3
    for score in visitor.views[0]["outcome"]["scores"]:
        expect(visitor.page.locator("main").first).to_contain_text(str(score["total"]))


def test_two_browsers_and_two_bots(visitors: Visitors):
    one = visitors.come(width=WIDE, lang="fr", way="keyboard")
    two = visitors.come(width=PHONE, lang="en", way="keyboard")
    code = open_race(one, players=4, bots=2, level="hard")
    two.go(f"/t/{code}")
    sit(two, "Ada", seat=2)
    wait_until(one, lambda: all(seat["kind"] != "free" for seat in one.status["seats"]))
    one.press(one.button("room-start"))
    moments = finish(one, two)
    assert moments.count("search") == 2 * ROUNDS
    outcomes = [visitor.views[seat]["outcome"] for seat, visitor in enumerate((one, two))]
    assert outcomes[0] == outcomes[1]


def test_the_harder_version_is_played_within_the_minute(visitors: Visitors):
    visitor = visitors.come(width=PHONE, lang="fr", way="touch")
    open_race(visitor, players=2, bots=1, harder=True)
    visitor.press(visitor.button("room-start"))
    moments = finish(visitor)
    assert moments.count("move") == ROUNDS
    assert sum(visitor.views[0]["players"][0]["gems"]) > 0


def test_a_reload_in_the_middle_of_a_race_loses_nothing(visitors: Visitors):
    visitor = visitors.come(width=WIDE, lang="fr", way="mouse")
    open_race(visitor, players=2, bots=1)
    visitor.press(visitor.button("room-start"))
    _until_asked(visitor, "ready")
    do_what_is_asked(visitor, 0)
    _until_asked(visitor, "search")
    key = lay_one_key(visitor, 0)
    visitor.page.wait_for_timeout(800)
    visitor.views.clear()
    visitor.page.reload()
    _until_asked(visitor, "search")
    expect(laid(visitor)).to_have_count(1)
    expect(visitor.page.locator(f"li.laid .slot[data-key={key}]")).to_have_count(1)
