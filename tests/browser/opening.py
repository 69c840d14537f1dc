"""How visitors open a door of Expédition: keys turned and laid by mouse, touch or keyboard."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect
from tests.browser.saying import ROOT
from tests.browser.visiting import Visitor

from pyramidion.games.expedition.components import CARDS, WIDTH, Level, Sign
from pyramidion.tiling.cover import solutions
from pyramidion.tiling.grid import Grid, cells_of
from pyramidion.tiling.polyomino import POLYOMINOES, Shape, normalised, parse_shape

UNIT = 86
"""The side of a cell in the drawing of a door."""

LIFT = 64
"""A key hangs so far above the finger."""

TURN, FLIP = ".turns button:nth-child(1)", ".turns button:nth-child(2)"
_LARGEST = 8
_DRAWINGS = (ROOT / "web" / "src" / "games" / "expedition" / "keys.ts").read_text()
_WHERE = """([row, column, unit]) => {
  const ground = document.querySelector('svg.door > g[transform]').getScreenCTM();
  const at = new DOMPoint(column * unit, row * unit).matrixTransform(ground);
  return [at.x, at.y];
}"""


class Lying(NamedTuple):
    """How a key comes to lie: turned over or not, quarter turns, corner and middle of its box."""

    is_flipped: bool
    turns: int
    row: int
    column: int
    middle: tuple[float, float]


def solution(number: int, level: str, sign: str) -> dict[str, list[int]]:
    """The first way to open a door: the cells of each key, in the order of the keys."""
    return next(_every_solution(number, level, sign))


def _every_solution(number: int, level: str, sign: str) -> Iterator[dict[str, list[int]]]:
    side = CARDS[number].side(Level(level))
    keys = side.signs[Sign(sign)].keys
    for masks in solutions(side.mask, WIDTH, [POLYOMINOES[key] for key in keys]):
        yield {key: list(cells_of(mask)) for key, mask in zip(keys, masks, strict=True)}


def misplaced(number: int, level: str, sign: str) -> tuple[str, list[int]]:
    """A key of a door, and cells of the door that it fits, but covers in no solution."""
    door = CARDS[number].side(Level(level)).mask
    ways = list(_every_solution(number, level, sign))
    for key in ways[0]:
        for mask in Grid(WIDTH, WIDTH).placements(POLYOMINOES[key]):
            cells: list[int] = list(cells_of(mask))
            if not mask & ~door and all(way[key] != cells for way in ways):
                return key, cells
    raise AssertionError("Every key fits only where it belongs.")


def lying(key: str, cells: list[int]) -> Lying:
    """How a key must be held to cover these cells."""
    places = [divmod(cell, WIDTH) for cell in cells]
    row, column = min(r for r, _ in places), min(c for _, c in places)
    bottom, right = max(r for r, _ in places) + 1, max(c for _, c in places) + 1
    middle = (row + bottom) / 2, (column + right) / 2
    wanted = normalised(places)
    for is_flipped in (False, True):
        shape = _upright(key)
        if is_flipped:
            shape = normalised((r, -c) for r, c in shape)
        for turns in range(4):
            if shape == wanted:
                return Lying(is_flipped, turns, row, column, middle)
            shape = normalised((c, -r) for r, c in shape)
    raise AssertionError(f"{key} cannot lie on {cells}.")


def cells_covered(key: str, state: Mapping[str, Any]) -> list[int]:
    """The cells of a key as the page keeps it: turned over, turned, and laid."""
    shape = _upright(key)
    if state["isFlipped"]:
        shape = normalised((r, -c) for r, c in shape)
    for _ in range(state["turn"]):
        shape = normalised((c, -r) for r, c in shape)
    at = state["at"]
    return sorted(WIDTH * (at["row"] + r) + at["column"] + c for r, c in shape)


def _upright(key: str) -> Shape:
    """A key as it lies in its slot."""
    found = re.search(rf"^  {key}: \[(.+)\],$", _DRAWINGS, re.MULTILINE)
    assert found is not None, f"No drawing of {key}."
    return parse_shape(re.findall(r'"([#.]+)"', found[1]))


def slot(visitor: Visitor, key: str) -> Locator:
    """The slot of a key."""
    return visitor.page.locator(f".slot[data-key={key}]")


def laid(visitor: Visitor) -> Locator:
    """The slots whose key lies on the door."""
    return visitor.page.locator("li.laid .slot")


def open_door(visitor: Visitor, keys: Mapping[str, list[int]]) -> None:
    """Lay every key where it belongs."""
    for key, cells in keys.items():
        lay_key(visitor, key, cells)


def put_key(visitor: Visitor, key: str, cells: list[int]) -> None:
    """Lay one key, which is in its slot as it was at first; the last one may open the door."""
    ways = {"mouse": _by_mouse, "touch": _by_touch, "keyboard": _by_keyboard}
    ways[visitor.way](visitor, key, lying(key, cells))


def lay_key(visitor: Visitor, key: str, cells: list[int]) -> None:
    """Lay one key, and see it lie there."""
    put_key(visitor, key, cells)
    expect(visitor.page.locator(f"li.laid .slot[data-key={key}]")).to_have_count(1)


def _by_keyboard(visitor: Visitor, key: str, how: Lying) -> None:
    """Take the key by its number, turn it, walk to the corner and from there to its place."""
    press = visitor.page.keyboard.press
    number = visitor.page.locator(".slot").evaluate_all(
        "(all, key) => all.findIndex((one) => one.dataset.key === key) + 1", key
    )
    press(str(number))
    for name in ["m"] * how.is_flipped + ["r"] * how.turns:
        press(name)
    for name in ("ArrowUp", "ArrowLeft"):
        for _ in range(_LARGEST):
            press(name)
    for name, count in (("ArrowDown", how.row), ("ArrowRight", how.column)):
        for _ in range(count):
            press(name)
    press("Enter")


def _by_mouse(visitor: Visitor, key: str, how: Lying) -> None:
    """Turn it over by the right button, turn it by the button, and drag it."""
    for _ in range(1 if how.is_flipped else 2):
        slot(visitor, key).click(button="right")
    for _ in range(how.turns):
        visitor.page.locator(TURN).click()
    start, end = _grip(visitor, key), _middle(visitor, how)
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    mouse.move(*end, steps=3)
    mouse.up()


def _by_touch(visitor: Visitor, key: str, how: Lying) -> None:
    """Tap it and the buttons at the thumb until it is turned, then drag it with a finger."""
    slot(visitor, key).tap()
    if how.is_flipped:
        visitor.page.locator(FLIP).tap()
    for _ in range(how.turns):
        visitor.page.locator(TURN).tap()
    start, end = _grip(visitor, key), _middle(visitor, how)
    finger = visitor.page.context.new_cdp_session(visitor.page)
    path = [start, (start[0], start[1] - 20), (end[0], end[1] + LIFT - 9), (end[0], end[1] + LIFT)]
    for i, (x, y) in enumerate(path):
        kind = "touchMove" if i else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def _grip(visitor: Visitor, key: str) -> tuple[float, float]:
    """The middle of a key in its slot."""
    box = slot(visitor, key).locator("svg").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _middle(visitor: Visitor, how: Lying) -> tuple[float, float]:
    """Where the middle of the key must be on the screen."""
    x, y = visitor.page.evaluate(_WHERE, [*how.middle, UNIT])
    return x, y
