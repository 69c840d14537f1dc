"""A step that the rules forbid: said beside the cards with its rule, and nothing changes."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.choosing import forbidden_cell
from tests.browser.driving import cell_centre, dig, my_marks, my_view, show_card
from tests.browser.preparing import open_prepared, prepare
from tests.browser.visiting import PHONE, WIDE, Visitor, Visitors


@pytest.mark.parametrize(("width", "lang"), [(WIDE, "fr"), (PHONE, "en")])
def test_refusal_names_its_rule_and_nothing_changes(visitors: Visitors, width: int, lang: str):
    visitor = visitors.come(width=width, lang=lang)
    open_prepared(visitor, prepare(visitors.server, "digging"))
    before, view = my_marks(visitor), my_view(visitor)
    _touch_where_it_may_not_lie(visitor)
    alert = visitor.page.locator(".mine").get_by_role("alert")
    expect(alert).to_be_visible()
    rule = re.search(r"SG-\d+", alert.inner_text())
    assert rule is not None
    link = alert.get_by_role("link", name=visitor.say("sg-refused-rule", rule=rule.group()))
    expect(link).to_have_attribute("href", f"/rules/silver_gold#{rule.group()}")
    assert my_marks(visitor) == before
    assert my_view(visitor) == view
    expect(visitor.page.locator(".confirm")).to_be_disabled()
    dig(visitor)
    expect(alert).to_have_count(0)


def _touch_where_it_may_not_lie(visitor: Visitor) -> None:
    """Click or tap on a cell that no legal place covers."""
    view = my_view(visitor)
    cards = [card["card"] for card in view["players"][0]["cards"]]
    card, cell = next((card, c) for card in cards if (c := forbidden_cell(view, card)) is not None)
    slot = show_card(visitor, card)
    place = cell_centre(slot, cell)
    if visitor.way == "touch":
        visitor.page.touchscreen.tap(*place)
    else:
        visitor.page.mouse.move(*place)
        expect(slot.locator(".illegal").first).to_be_attached()
        visitor.page.mouse.click(*place)
