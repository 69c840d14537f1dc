"""On a phone nothing stands out to the side, whatever is shown."""

import pytest
from tests.browser.preparing import EVERY_MOMENT, open_prepared, prepare
from tests.browser.visiting import PHONE, Visitor, Visitors

from pyramidion.games import GAMES

RULES = tuple(f"/rules/{game}" for game in GAMES)


def _check_width(visitor: Visitor, what: str) -> None:
    visitor.page.evaluate("document.fonts.ready")
    inside, whole, wide = visitor.page.evaluate(
        "[document.scrollingElement.clientWidth, document.scrollingElement.scrollWidth,"
        " [...document.querySelectorAll('body *')].filter((one) =>"
        "   !one.closest('svg') && one.getBoundingClientRect().right > 391).map((one) =>"
        "   `${one.tagName}.${one.className}`).slice(0, 9)]"
    )
    assert whole <= inside == PHONE, f"{what} is {whole} wide, because of {wide}."


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_pages(visitors: Visitors, lang: str):
    visitors.expect("404")
    visitor = visitors.come(width=PHONE, lang=lang)
    for path in (
        "/",
        *RULES,
        "/training",
        "/training#17-easy-bird",
        "/daily",
        "/replay",
        "/me",
        "/privacy",
        "/nothing/here",
    ):
        visitor.go(path)
        _check_width(visitor, path)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("moment", EVERY_MOMENT)
def test_table(visitors: Visitors, lang: str, moment: str):
    visitor = visitors.come(width=PHONE, lang=lang)
    open_prepared(visitor, prepare(visitors.server, moment, players=4))
    _check_width(visitor, moment)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_replay_and_my_matches(visitors: Visitors, lang: str):
    prepared = prepare(visitors.server, "end", players=4)
    visitor = visitors.come(width=PHONE, lang=lang)
    open_prepared(visitor, prepared)
    for path in (f"/replay/{prepared.code}/1#60", "/me", "/"):
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        _check_width(visitor, path)
