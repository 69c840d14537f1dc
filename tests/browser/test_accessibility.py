"""No serious finding of axe, on any page, by day, by night and in high contrast, at both widths."""

from typing import Any

import pytest
from tests.browser.driving import show_card
from tests.browser.preparing import EVERY_MOMENT, open_prepared, prepare
from tests.browser.saying import ROOT
from tests.browser.visiting import PHONE, WIDE, Visitor, Visitors

from pyramidion.games import GAMES

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = tuple(f"/rules/{game}" for game in GAMES)
TRAINING = ("/training", "/training#17-easy-bird", "/daily")
PAGES = ("/", *RULES, *TRAINING, "/replay", "/me", "/privacy", "/nothing/here")
LOOKS = (("light", "auto"), ("dark", "auto"), ("light", "contrast"))


def _findings(visitor: Visitor, what: str) -> list[str]:
    """What axe finds on the page as it is now."""
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = visitor.page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [
        f"{what}: {one['id']} at {node['target']}: {' '.join(node['failureSummary'].split())}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def _report(findings: list[str]) -> str:
    return "\n".join(["axe finds:", *findings])


@pytest.mark.parametrize(("scheme", "theme"), LOOKS)
@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_pages(visitors: Visitors, width: int, scheme: str, theme: str):
    visitors.expect("404")
    visitor = visitors.come(width=width, scheme=scheme, theme=theme)
    findings: list[str] = []
    for path in PAGES:
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        findings += _findings(visitor, path)
    assert not findings, _report(findings)


@pytest.mark.parametrize("moment", EVERY_MOMENT)
@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_table(visitors: Visitors, width: int, moment: str):
    prepared = prepare(visitors.server, moment)
    findings: list[str] = []
    for scheme, theme in LOOKS:
        visitor = visitors.come(width=width, scheme=scheme, theme=theme)
        open_prepared(visitor, prepared)
        findings += _findings(visitor, f"{moment}, {scheme}, {theme}")
    assert not findings, _report(findings)


@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_replay_and_my_matches(visitors: Visitors, width: int):
    prepared = prepare(visitors.server, "end")
    findings: list[str] = []
    for scheme, theme in LOOKS:
        visitor = visitors.come(width=width, scheme=scheme, theme=theme)
        open_prepared(visitor, prepared)
        for path in (f"/replay/{prepared.code}/1#30", "/me"):
            visitor.go(path)
            visitor.page.wait_for_load_state("networkidle")
            findings += _findings(visitor, f"{path}, {scheme}, {theme}")
    assert not findings, _report(findings)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tour_menu_and_focus(visitors: Visitors, scheme: str):
    visitor = visitors.come(scheme=scheme, toured=False)
    open_prepared(visitor, prepare(visitors.server, "digging"))
    visitor.page.get_by_role("dialog").wait_for()
    findings = _findings(visitor, "tour")
    visitor.press(visitor.button("tour-skip"))
    visitor.press(visitor.button("play-menu"))
    visitor.heading("play-menu").wait_for()
    findings += _findings(visitor, "menu")
    visitor.press(visitor.button("close"))
    show_card(visitor, visitor.views[0]["players"][0]["cards"][0]["card"]).focus()
    findings += _findings(visitor, "a card with the focus")
    assert not findings, _report(findings)
