"""How visitors play Pyramido: by mouse, touch or keyboard, from what the server says is legal."""

from typing import Any

from playwright.sync_api import expect
from tests.browser.visiting import PATIENCE, Visitor

PAUSE = 20
MOST_STEPS = 400
SIDE = 9
_POINT = """([row, column, floor]) => {
    const svg = document.querySelector(".site svg.pyramid");
    const matrix = svg.getScreenCTM();
    const shift = (floor - 1) * 52;
    const at = new DOMPoint(column * 104 + shift, row * 104 + shift).matrixTransform(matrix);
    return [at.x, at.y];
}"""
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def my_view(visitor: Visitor) -> dict[str, Any]:
    """What the server last told the visitor's seat."""
    return visitor.views[0]


def wait_for_turn(visitor: Visitor) -> str:
    """Wait until something is asked of the visitor; gives the phase, `over` at the end."""
    for _ in range(PATIENCE // PAUSE):
        view = visitor.views.get(0)
        if view is not None and not visitor.is_waiting:
            if view["phase"] == "over":
                visitor.page.locator("#end-title").wait_for()
                return "over"
            if 0 in view["deciders"]:
                return str(view["phase"])
        visitor.page.wait_for_timeout(PAUSE)
    raise AssertionError("Nothing is asked of the visitor.")


def wait_for_change(visitor: Visitor, before: dict[str, Any]) -> None:
    """Wait until the server has told something new."""
    for _ in range(PATIENCE // PAUSE):
        if visitor.views.get(0) is not before and not visitor.is_waiting:
            return
        visitor.page.wait_for_timeout(PAUSE)
    raise AssertionError("The server tells nothing new.")


def take(visitor: Visitor) -> None:
    """Take a domino and a gem: the mythical ones last."""
    before = my_view(visitor)
    step = before["legal"][0]
    space = visitor.page.locator(f"li.open[data-space='{step['space']}']")
    if visitor.way == "keyboard":
        space.wait_for()
        visitor.page.keyboard.press(str(step["space"] + 1))
        visitor.page.locator(".choice").wait_for()
        visitor.page.keyboard.press("ArrowRight")
        visitor.page.keyboard.press("Enter")
    else:
        visitor.press(space.locator(".pile"))
        visitor.press(visitor.page.locator(".choice button").first)
    wait_for_change(visitor, before)


def turn_up(visitor: Visitor) -> None:
    """Turn the first face-down domino up."""
    before = my_view(visitor)
    space = before["legal"][0]["space"]
    pile = visitor.page.locator(f"li.open[data-space='{space}']")
    pile.wait_for()
    if visitor.way == "keyboard":
        visitor.page.keyboard.press(str(space + 1))
    else:
        visitor.press(pile.locator(".pile"))
    wait_for_change(visitor, before)


def place(visitor: Visitor) -> None:
    """Place the domino in hand, and confirm."""
    before = my_view(visitor)
    if any(step["type"] == "place" for step in before["legal"]):
        visitor.page.locator(".hand .domino:not(.still)").wait_for()
        _lay(visitor, before)
        wait_for_change(visitor, before)
    before = my_view(visitor)
    confirm = visitor.page.locator(".controls .confirm")
    expect(confirm).to_contain_text(visitor.say("pd-confirm"))
    visitor.press(confirm)
    wait_for_change(visitor, before)


def _lay(visitor: Visitor, view: dict[str, Any]) -> None:
    if visitor.way == "keyboard":
        site = visitor.page.locator(".site[role=application]")
        site.focus()
        site.press("n")
        site.press("Space")
        return
    step = min(view["legal"], key=_distance)
    x, y = point_of(visitor, step, view["floor"])
    if visitor.way == "touch":
        visitor.page.touchscreen.tap(x, y)
    else:
        visitor.page.mouse.move(x, y)
        visitor.page.mouse.click(x, y)


def _distance(step: dict[str, Any]) -> int:
    """How far a placement lies from the middle of the canvas."""
    cell: int = step["cell"]
    row, column = divmod(cell, SIDE)
    return abs(row - SIDE // 2) + abs(column - SIDE // 2)


def point_of(visitor: Visitor, step: dict[str, Any], floor: int) -> tuple[float, float]:
    """Where on the screen the first block of a placement lies, a little towards the other one."""
    visitor.page.locator(".site svg.pyramid").first.scroll_into_view_if_needed()
    row, column = divmod(step["cell"], SIDE)
    down, right = _STEPS[step["turn"]]
    spot = [row + 0.5 + 0.3 * down, column + 0.5 + 0.3 * right, floor]
    x, y = visitor.page.evaluate(_POINT, spot)
    return x, y


def score(visitor: Visitor) -> None:
    """Light the first zone if that can be done, take over the best, and confirm."""
    before = my_view(visitor)
    confirm = visitor.page.locator(".count .confirm")
    confirm.wait_for()
    if before["best"] is not None and before["best"]["lit"]:
        visitor.press(visitor.button("pd-scoring-show-words", points=before["best"]["points"]))
        expect(visitor.page.get_by_text(visitor.say("pd-scoring-best-reached"))).to_be_visible()
    expect(confirm).to_be_enabled()
    before = my_view(visitor)
    visitor.press(confirm)
    wait_for_change(visitor, before)


def keep(visitor: Visitor) -> None:
    """Let gems go until five are left."""
    before = my_view(visitor)
    confirm = visitor.page.locator(".keep .confirm")
    confirm.wait_for()
    while not confirm.is_enabled():
        visitor.press(visitor.page.locator(".keep .stone:enabled:not(.leaves)").first)
        visitor.page.wait_for_timeout(PAUSE)
    visitor.press(confirm)
    wait_for_change(visitor, before)


_PHASES = {"take": take, "turn_up": turn_up, "place": place, "score": score, "keep": keep}


def finish(visitor: Visitor) -> set[str]:
    """Play on until the match is over; gives all that was asked on the way."""
    asked: set[str] = set()
    for _ in range(MOST_STEPS):
        phase = wait_for_turn(visitor)
        asked.add(phase)
        if phase == "over":
            return asked
        _PHASES[phase](visitor)
    raise AssertionError("The match does not end.")
