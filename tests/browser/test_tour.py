"""The tour of a first match: five steps, skipped or followed, and never again."""

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.driving import keep_two_cards, play_now, play_turn, wait_for
from tests.browser.visiting import PHONE, WIDE, Visitor, Visitors

STEPS = 5


def _first_match(visitors: Visitors, width: int) -> tuple[Visitor, Locator]:
    """Somebody's first match, and the tour in it."""
    visitor = visitors.come(width=width, toured=False)
    play_now(visitor)
    tour = visitor.page.get_by_role("dialog")
    expect(tour).to_have_count(0)
    keep_two_cards(visitor)
    expect(tour).to_be_visible()
    return visitor, tour


def _expect_step(visitor: Visitor, tour: Locator, step: int) -> None:
    expect(tour).to_contain_text(visitor.say("tour-step", step=step, steps=STEPS))
    expect(tour).to_contain_text(visitor.say(f"sg-tour-{step}-title"))
    box = tour.bounding_box()
    size = visitor.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]


def _expect_never_again(visitor: Visitor, tour: Locator) -> None:
    expect(tour).to_have_count(0)
    play_turn(visitor)
    visitor.page.reload()
    wait_for(visitor, "dig", "replace")
    expect(tour).to_have_count(0)
    play_now(visitor)
    keep_two_cards(visitor)
    wait_for(visitor, "dig")
    expect(tour).to_have_count(0)


@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_five_steps_by_button(visitors: Visitors, width: int):
    visitor, tour = _first_match(visitors, width)
    for step in range(1, STEPS):
        _expect_step(visitor, tour, step)
        visitor.press(visitor.button("tour-next"))
    _expect_step(visitor, tour, STEPS)
    visitor.press(visitor.button("tour-back"))
    _expect_step(visitor, tour, STEPS - 1)
    visitor.press(visitor.button("tour-next"))
    visitor.press(visitor.button("tour-done"))
    _expect_never_again(visitor, tour)


def test_five_steps_by_keys(visitors: Visitors):
    visitor, tour = _first_match(visitors, WIDE)
    expect(tour).to_be_focused()
    for step in range(1, STEPS):
        _expect_step(visitor, tour, step)
        visitor.page.keyboard.press("ArrowRight")
    _expect_step(visitor, tour, STEPS)
    visitor.page.keyboard.press("ArrowLeft")
    _expect_step(visitor, tour, STEPS - 1)
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("ArrowRight")
    _expect_never_again(visitor, tour)


@pytest.mark.parametrize("how", ["button", "key"])
def test_skipped(visitors: Visitors, how: str):
    visitor, tour = _first_match(visitors, WIDE)
    if how == "button":
        visitor.press(visitor.button("tour-skip"))
    else:
        visitor.page.keyboard.press("Escape")
    _expect_never_again(visitor, tour)
