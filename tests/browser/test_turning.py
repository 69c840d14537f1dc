"""The piece in hand: turned and turned over by wheel, keys, buttons, a tap and a swipe."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driving import cell_centre, my_view, show_card
from tests.browser.preparing import crook_marks, open_prepared, prepare
from tests.browser.visiting import Visitor, Visitors

SWIPE = 50


def test_every_way_to_turn_and_turn_over(visitors: Visitors):
    visitor = visitors.come()
    open_prepared(visitor, prepare(visitors.server, "digging"))
    mouse, keyboard = visitor.page.mouse, visitor.page.keyboard
    place = _point_at_a_legal_place(visitor)
    _changes(visitor, lambda: mouse.wheel(0, 100))
    _changes(visitor, lambda: mouse.click(*place, button="right"))
    _changes(visitor, lambda: keyboard.press("r"))
    _changes(visitor, lambda: keyboard.press("m"))
    _changes(visitor, visitor.page.locator(".turning .btn").first.click)
    _changes(visitor, visitor.page.locator(".turning .btn").last.click)
    _changes(visitor, visitor.page.locator(".deck .face").click)
    _changes(visitor, lambda: _swipe(visitor))


def test_a_laid_piece_stays_laid_when_it_is_turned(visitors: Visitors):
    visitor = visitors.come()
    open_prepared(visitor, prepare(visitors.server, "digging"))
    visitor.page.mouse.click(*_point_at_a_legal_place(visitor))
    confirm = visitor.page.locator(".confirm")
    expect(confirm).to_be_enabled()
    visitor.page.keyboard.press("r")
    expect(visitor.page.locator(".fresh rect").first).to_be_attached()
    expect(confirm).to_be_enabled()


def _point_at_a_legal_place(visitor: Visitor) -> tuple[float, float]:
    """Hold the pattern over a card where it may lie; without a cross, which would ask for more."""
    mark = crook_marks(my_view(visitor))[0]
    slot = show_card(visitor, mark["card"])
    place = cell_centre(slot, mark["cells"].bit_length() - 1)
    visitor.page.mouse.move(*place)
    expect(slot.locator(".hovering")).to_have_count(1)
    return place


def _drawn(visitor: Visitor) -> str:
    drawn: str = visitor.page.locator(".deck svg").inner_html()
    return drawn


def _changes(visitor: Visitor, act: Callable[[], object]) -> None:
    """What is done makes the expedition card look otherwise."""
    before = _drawn(visitor)
    act()
    visitor.page.wait_for_function(
        "before => document.querySelector('.deck svg').innerHTML !== before", arg=before
    )


def _swipe(visitor: Visitor) -> None:
    box = visitor.page.locator(".deck .face").bounding_box()
    assert box is not None
    mouse = visitor.page.mouse
    mouse.move(box["x"] + 30, box["y"] + 40)
    mouse.down()
    mouse.move(box["x"] + 30 + SWIPE, box["y"] + 40, steps=4)
    mouse.up()
