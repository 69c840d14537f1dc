"""French and English: each page wholly in one of them, by the browser's locale or by the switch."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.preparing import EVERY_MOMENT, open_prepared, prepare
from tests.browser.saying import OTHER, foreign_sentences, say
from tests.browser.visiting import Visitor, Visitors

CODES = (
    r"\b(sg|pd|ex|training|home|room|end|play|tour|rules|chat|link|replay|me|verification|series)"
    r"-[a-z-]+\b"
)
PAGES = (
    "/",
    "/rules/silver_gold",
    "/rules/pyramido",
    "/rules/expedition",
    "/training",
    "/daily",
    "/rules/nothing",
    "/replay",
    "/me",
    "/privacy",
    "/nothing/here",
)
SAID = """() => {
  const said = [document.title];
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('[role=group] [lang]') || one.closest('svg defs, symbol, script')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (one.hasAttribute(name)) said.push(one.getAttribute(name));
    for (const part of one.childNodes)
      if (part.nodeType === Node.TEXT_NODE && part.data.trim()) said.push(part.data.trim());
  }
  return said;
}"""


def _check(visitor: Visitor, lang: str, what: str) -> None:
    """All that the page says, also to who cannot see it, is in one language."""
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    expect(visitor.page.locator(f"main[lang={OTHER[lang]}]")).to_have_count(0)
    said: list[str] = visitor.page.evaluate(SAID)
    assert len(said) > 5
    text = "\n".join(re.sub(r"\s+", " ", one) for one in said)
    assert not foreign_sentences(text, lang), f"{what} in {lang} speaks the other language."
    assert not re.search(CODES, text), text


def _everywhere(visitor: Visitor) -> Iterator[str]:
    """Every page of the site, one after the other."""
    for path in PAGES:
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        yield path
    for moment in EVERY_MOMENT:
        prepared = prepare(visitor.server, moment)
        open_prepared(visitor, prepared)
        yield moment
    for path in (f"/replay/{prepared.code}/1#30", "/me", "/"):
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        yield path


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_page_by_locale_then_by_switch(visitors: Visitors, lang: str):
    visitors.expect("404")
    visitor = visitors.come(lang=lang)
    for what in _everywhere(visitor):
        _check(visitor, lang, what)
        for now in (OTHER[lang], lang):
            visitor.press(visitor.page.locator(f"header button[lang={now}]"))
            expect(visitor.page.locator("html")).to_have_attribute("lang", now)
            if now != lang:
                _check(visitor, now, what)


def test_switch_is_remembered(visitors: Visitors):
    visitor = visitors.come(lang="fr")
    visitor.go("/")
    visitor.press(visitor.page.locator("header button[lang=en]"))
    expect(visitor.page.get_by_role("button", name=say("home-play-now", "en"))).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name=say("home-play-now", "en"))).to_be_visible()


@pytest.mark.parametrize(("locale", "lang"), [("fr-CA", "fr"), ("de-DE", "en")])
def test_other_locales(visitors: Visitors, locale: str, lang: str):
    visitor = visitors.come(lang=locale)
    visitor.go("/")
    expect(visitor.page.get_by_role("button", name=say("home-play-now", lang))).to_be_visible()
