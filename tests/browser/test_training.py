"""Training alone and the daily door: opened for real, with hints, times, and a reload between."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.opening import (
    cells_covered,
    laid,
    lay_key,
    misplaced,
    open_door,
    solution,
)
from tests.browser.saying import foreign_sentences
from tests.browser.visiting import PHONE, WIDE, Visitor, Visitors

WAYS = [(WIDE, "mouse"), (WIDE, "keyboard"), (PHONE, "touch")]
EASY, HARD = (17, "easy", "bird"), (29, "hard", "hand")
BEST = "pyramidion.door-times"


def _word(door: tuple[int, str, str]) -> str:
    return "-".join(map(str, door))


def _go(visitor: Visitor, door: tuple[int, str, str]) -> None:
    """Straight to a door; its watch runs."""
    visitor.go(f"/training#{_word(door)}")
    visitor.page.locator(".slot").first.wait_for()


def _opened(visitor: Visitor) -> Locator:
    return visitor.heading("training-open")


def _reads(visitor: Visitor, code: str, **values: object) -> Locator:
    """A paragraph that says so, beside what is read aloud."""
    return visitor.page.locator("main").get_by_text(visitor.say(code, **values))


def _kept(visitor: Visitor, key: str) -> Any:
    return json.loads(visitor.page.evaluate("key => localStorage.getItem(key)", key) or "{}")


@pytest.mark.parametrize(("width", "way"), WAYS)
@pytest.mark.parametrize("door", [EASY, HARD], ids=_word)
def test_a_door_is_opened(visitors: Visitors, width: int, way: str, door: tuple[int, str, str]):
    visitor = visitors.come(width=width, way=way)
    _go(visitor, door)
    open_door(visitor, solution(*door))
    expect(_opened(visitor)).to_be_visible()
    shown = visitor.page.locator("section.opened .time").inner_text()
    assert re.fullmatch(r"\d+:\d\d,\d", shown)
    expect(_reads(visitor, "training-first")).to_be_visible()
    assert set(_kept(visitor, BEST)) == {_word(door)}


def test_from_the_home_page_to_a_door_and_the_next(visitors: Visitors):
    visitor = visitors.come()
    visitor.go("/")
    visitor.press(visitor.link("training-heading"))
    visitor.press(visitor.button("ex-sign-bird"))
    visitor.press(visitor.page.get_by_role("button", name=re.compile(r"^Porte 17, ")))
    expect(visitor.page).to_have_url(re.compile(r"/training#17-easy-bird$"))
    open_door(visitor, solution(*EASY))
    next_door = visitor.button("training-next")
    expect(next_door).to_be_focused()
    visitor.press(next_door)
    expect(visitor.page).to_have_url(re.compile(r"/training#(?!17-)\d+-easy-bird$"))
    expect(laid(visitor)).to_have_count(0)
    visitor.press(visitor.button("training-choose"))
    time = visitor.page.get_by_role("button", name=re.compile(r"^Porte 17, .* 0:\d\d$"))
    expect(time).to_be_visible()


def test_what_lay_is_there_after_a_reload_and_the_best_time_too(visitors: Visitors):
    visitor = visitors.come(way="keyboard")
    keys = solution(*EASY)
    _go(visitor, EASY)
    first, *others = keys
    lay_key(visitor, first, keys[first])
    visitor.page.wait_for_timeout(1200)
    visitor.page.reload()
    expect(laid(visitor)).to_have_count(1)
    expect(visitor.page.get_by_role("timer")).not_to_have_text("0:00")
    for key in others:
        lay_key(visitor, key, keys[key])
    expect(_opened(visitor)).to_be_visible()
    best = _kept(visitor, BEST)[_word(EASY)]
    visitor.page.reload()
    visitor.page.locator(".slot").first.wait_for()
    expect(laid(visitor)).to_have_count(0)
    told = f"{best // 60_000:.0f}:{best // 1000 % 60:02.0f},{best // 100 % 10:.0f}"
    expect(_reads(visitor, "training-best", time=told)).to_be_visible()


def test_a_hint_places_a_right_key_and_the_time_is_no_record(visitors: Visitors):
    visitor = visitors.come(way="keyboard")
    _go(visitor, HARD)
    keys = solution(*HARD)
    visitor.press(visitor.button("training-hint"))
    expect(laid(visitor)).to_have_count(1)
    placed = laid(visitor).get_attribute("data-key")
    assert placed is not None
    for key in keys:
        if key != placed:
            lay_key(visitor, key, keys[key])
    expect(_opened(visitor)).to_be_visible()
    expect(_reads(visitor, "training-hints-used", count=1)).to_be_visible()
    assert _kept(visitor, BEST) == {}


def test_a_hint_takes_a_wrong_key_away(visitors: Visitors):
    visitor = visitors.come(way="keyboard")
    _go(visitor, HARD)
    key, wrong = misplaced(*HARD)
    lay_key(visitor, key, wrong)
    visitor.press(visitor.button("training-hint"))
    expect(_reads_aloud(visitor)).to_contain_text(visitor.say("training-taken-away", count=1))
    expect(laid(visitor)).to_have_count(1)
    assert _lying_cells(visitor, HARD) != {key: wrong}


def _reads_aloud(visitor: Visitor) -> Locator:
    return visitor.page.locator("[aria-live=polite]").first


def _lying_cells(visitor: Visitor, door: tuple[int, str, str]) -> dict[str, list[int]]:
    """The cells of each key that lies, as the browser keeps them."""
    kept = _kept(visitor, "pyramidion.door.training")
    assert kept["door"] == _word(door)
    return {key: cells_covered(key, state) for key, state in kept["draft"].items() if state["at"]}


def test_a_solution_is_shown_and_counts_for_nothing(visitors: Visitors):
    visitor = visitors.come()
    _go(visitor, HARD)
    visitor.press(visitor.button("training-solution"))
    expect(visitor.heading("training-shown")).to_be_visible()
    expect(laid(visitor)).to_have_count(4)
    assert _kept(visitor, BEST) == {}
    visitor.press(visitor.button("training-again"))
    expect(laid(visitor)).to_have_count(0)


def test_no_server_no_hint(visitors: Visitors):
    visitors.expect("ERR_INTERNET_DISCONNECTED|Failed to fetch")
    visitor = visitors.come(way="keyboard")
    _go(visitor, EASY)
    visitor.page.context.set_offline(True)
    visitor.press(visitor.button("training-hint"))
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("no-connection"))
    open_door(visitor, solution(*EASY))
    expect(_opened(visitor)).to_be_visible()


def test_the_language_changes_and_the_door_stays_open(visitors: Visitors):
    visitor = visitors.come(way="keyboard")
    _go(visitor, EASY)
    open_door(visitor, solution(*EASY))
    expect(_opened(visitor)).to_be_visible()
    visitor.page.locator("header button[lang=en]").click()
    visitor.lang = "en"
    expect(_opened(visitor)).to_be_visible()
    expect(laid(visitor)).to_have_count(3)


@pytest.mark.parametrize("word", ["99-easy-eye", "17-easy", "nonsense"])
def test_an_address_of_no_door(visitors: Visitors, word: str):
    visitor = visitors.come()
    visitor.go(f"/training#{word}")
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("unknown-door"))
    expect(visitor.button("training-random")).to_be_visible()


def test_the_daily_door_is_the_same_for_all_and_gives_a_row_of_days(visitors: Visitors):
    told = visitors.server.get("/api/doors/daily")
    door = (told["number"], told["level"], told["sign"])
    people = [visitors.come(way="keyboard"), visitors.come(width=PHONE, lang="en")]
    for visitor in people:
        visitor.go("/daily")
        visitor.press(visitor.button("daily-show"))
        visitor.page.locator(".slot").first.wait_for()
    shown = [_shown(visitor) for visitor in people]
    assert shown[0] == shown[1]
    first = people[0]
    open_door(first, solution(*door))
    expect(_opened(first)).to_be_visible()
    expect(_reads(first, "daily-row", count=1)).to_be_visible()
    line = first.page.get_by_label(first.say("daily-share-field")).input_value()
    assert line.startswith("Pyramidion")
    assert line.endswith(f"{visitors.server.url}/daily")
    assert not any(key in line for key in solution(*door))
    first.page.reload()
    expect(_reads(first, "daily-done")).to_be_visible()
    expect(_reads(first, "daily-row", count=1)).to_be_visible()
    expect(first.button("daily-show")).to_have_count(0)


def _shown(visitor: Visitor) -> list[str | None]:
    """The door as it is drawn, and its keys."""
    keys = visitor.page.locator(".slot").all()
    edge = visitor.page.locator("svg.door path.line").get_attribute("d")
    return [edge, *(key.get_attribute("data-key") for key in keys)]


def test_days_in_a_row_are_counted(visitors: Visitors):
    told = visitors.server.get("/api/doors/daily")
    visitor = visitors.come(way="keyboard")
    visitor.go("/daily")
    visitor.button("daily-show").wait_for()
    visitor.page.evaluate(
        """today => {
          const before = (n) => new Date(Date.parse(today) - n * 864e5).toISOString().slice(0, 10);
          const result = { ms: 1000, hints: 0, draft: {} };
          const days = { [before(1)]: result, [before(2)]: result, [before(4)]: result };
          localStorage.setItem("pyramidion.daily-doors", JSON.stringify(days));
        }""",
        told["date"],
    )
    visitor.page.reload()
    expect(_reads(visitor, "daily-row", count=2)).to_be_visible()
    visitor.press(visitor.button("daily-show"))
    open_door(visitor, solution(told["number"], told["level"], told["sign"]))
    expect(_reads(visitor, "daily-row", count=3)).to_be_visible()


@pytest.mark.parametrize("width", [WIDE, PHONE])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_pages_fit_and_speak_one_language(visitors: Visitors, width: int, lang: str):
    visitor = visitors.come(width=width, lang=lang)
    for path in ("/training", f"/training#{_word(HARD)}", "/daily"):
        visitor.go("/privacy")
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        inside, whole = visitor.page.evaluate(
            "[document.scrollingElement.clientWidth, document.scrollingElement.scrollWidth]"
        )
        assert whole <= inside == width, path
        text = re.sub(r"\s+", " ", visitor.page.locator("main").inner_text())
        assert not foreign_sentences(text, lang), path
