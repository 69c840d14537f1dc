"""How visitors play: sentences such as `keep_two_cards(visitor)`, by mouse, touch or keyboard."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.choosing import best_mark, lowest
from tests.browser.visiting import PATIENCE, Visitor

from pyramidion.games import GAMES
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.verify import verify

DRAWING_WIDTH, CELL, LEFT, TOP, SIDE = 312, 56, 16, 58, 5
MOST_STEPS = 400
PAUSE = 20
_RESERVE = "() => document.querySelector('.reserve')?.outerHTML ?? ''"
_NEXT = {
    "over": "#end-title",
    "curtain": ".curtain",
    "confirm": ".confirm:enabled",
    "keep": ".dealt button:enabled:not(.kept)",
    "replace": ".reserve.open",
    "dig": ".banner.yours ~ .cards .slot",
}


def play_now(visitor: Visitor) -> None:
    """From the home page to a match against bots; the cards to keep are dealt."""
    visitor.go("/")
    visitor.press(visitor.button("home-play-now"))
    wait_for(visitor, "keep")


def open_for_friends(visitor: Visitor, name: str = "Nour") -> str:
    """Open a table for two and sit down at it; gives its code."""
    visitor.go("/")
    visitor.press(visitor.button("home-invite").first)
    sit(visitor, name)
    return visitor.code


def sit(visitor: Visitor, name: str, seat: int = 1) -> None:
    """Take a seat of the waiting room under a name."""
    visitor.page.get_by_label(visitor.say("room-your-name"), exact=True).fill(name)
    visitor.press(visitor.button("room-sit-at", seat=seat))
    expect(visitor.button("room-stand-as", name=name)).to_be_visible()


def start(visitor: Visitor) -> None:
    """Begin the match as the host; the cards to keep are dealt."""
    visitor.press(visitor.button("room-start"))
    wait_for(visitor, "keep", "curtain")


def moment(visitor: Visitor) -> str:
    """Wait until something is asked of the visitor, and say what."""
    return wait_for(visitor, *_NEXT)


def wait_for(visitor: Visitor, *moments: str) -> str:
    """Wait for one of some moments of a match; gives which it is."""
    wanted = ", ".join(_NEXT[one] for one in moments)
    while True:
        visitor.page.locator(wanted).first.wait_for(state="attached")
        now = moment_now(visitor)
        if now in moments:
            return now
        visitor.page.wait_for_timeout(PAUSE)


def wait_until(visitor: Visitor, is_so: Callable[[], bool]) -> None:
    """Wait until something is so that the server has told: every page hears it in its own time."""
    for _ in range(PATIENCE // PAUSE):
        if is_so():
            return
        visitor.page.wait_for_timeout(PAUSE)
    raise AssertionError("It never came to that.")


def moment_now(visitor: Visitor) -> str | None:
    """What is asked of the visitor now, if anything; not while an answer is on its way."""
    if visitor.is_waiting:
        return None
    found: int = visitor.page.evaluate(
        "all => all.findIndex((one) => document.querySelector(one) !== null)", list(_NEXT.values())
    )
    return None if found < 0 else list(_NEXT)[found]


def keep_two_cards(visitor: Visitor) -> None:
    """Choose the first two of the dealt cards and confirm."""
    for _ in range(2):
        choose_card(visitor)
    confirm(visitor)


def choose_card(visitor: Visitor) -> None:
    """Choose the first dealt card that is not kept yet."""
    kept = visitor.page.locator(".dealt button.kept")
    before = kept.count()
    visitor.press(visitor.page.locator(_NEXT["keep"]).first)
    expect(kept).to_have_count(before + 1)


def confirm(visitor: Visitor) -> None:
    """Confirm, and wait until that is done."""
    button = visitor.page.locator(".confirm").first
    expect(button).to_be_enabled()
    visitor.press(button)
    expect(visitor.page.locator(_NEXT["confirm"])).to_have_count(0)


def my_marks(visitor: Visitor) -> list[str]:
    """What is marked on the visitor's cards, as their labels say it."""
    labels: list[str] = visitor.page.evaluate(
        "[...document.querySelectorAll('.slot')].map((one) => one.getAttribute('aria-label'))"
    )
    return labels


def lay(visitor: Visitor) -> None:
    """Mark cells as the visitor does it, and wait until the card shows them."""
    before = "\n".join(my_marks(visitor))
    mark = best_mark(my_view(visitor))
    if mark is None:  # the server has told more than the page shows yet
        wait_for(visitor, "confirm")
        return
    point_at(visitor, mark)
    if visitor.way == "keyboard":
        visitor.page.keyboard.press("Space")
    visitor.page.wait_for_function(
        "before => [...document.querySelectorAll('.slot')]"
        ".map((one) => one.getAttribute('aria-label')).join('\\n') !== before",
        arg=before,
    )


def point_at(visitor: Visitor, mark: dict[str, Any]) -> None:
    """Point at a place and, unless by keyboard, lay the piece there."""
    {"mouse": _by_mouse, "touch": _by_touch, "keyboard": _by_keyboard}[visitor.way](visitor, mark)


def _by_mouse(visitor: Visitor, mark: dict[str, Any]) -> None:
    """Point at a cell, see the piece there, click."""
    slot = show_card(visitor, mark["card"])
    visitor.page.mouse.move(*cell_centre(slot, lowest(mark["cells"])))
    expect(slot.locator(".hovering")).to_have_count(1)
    visitor.page.mouse.click(*cell_centre(slot, lowest(mark["cells"])))


def _by_touch(visitor: Visitor, mark: dict[str, Any]) -> None:
    """Tap on a cell of the card, which is made large first."""
    slot = show_card(visitor, mark["card"])
    visitor.page.touchscreen.tap(*cell_centre(slot, lowest(mark["cells"])))


def _by_keyboard(visitor: Visitor, mark: dict[str, Any]) -> None:
    """Leap to a place of the card."""
    slot = card_slot(visitor.page, mark["card"])
    visitor.tab_to(slot)
    visitor.page.keyboard.press("n")
    expect(slot.locator(".hovering")).to_have_count(1)


def show_card(visitor: Visitor, card: int) -> Locator:
    """One of the visitor's cards, on a phone made large, in view."""
    page = visitor.page
    slot = card_slot(page, card)
    if not slot.is_visible():
        visitor.press(page.locator(".change"))
    slot.wait_for()
    slot.scroll_into_view_if_needed()
    return slot


def card_slot(page: Page, card: int) -> Locator:
    """The place where one plays on a card, by its number."""
    return page.locator(".slot", has=page.locator(f"svg[aria-label*=' {card},']"))


def cell_centre(slot: Locator, cell: int) -> tuple[float, float]:
    """Where a cell of a card is on the screen."""
    box = slot.locator("svg").first.bounding_box()
    assert box is not None
    scale = box["width"] / DRAWING_WIDTH
    row, column = divmod(cell, SIDE)
    across, down = LEFT + CELL * (column + 0.5), TOP + CELL * (row + 0.5)
    return box["x"] + scale * across, box["y"] + scale * down


def my_view(visitor: Visitor) -> dict[str, Any]:
    """What the server last told the seat that decides now."""
    return next(view for seat, view in visitor.views.items() if seat in view["deciders"])


def dig(visitor: Visitor) -> None:
    """Lay the piece, and all the cells that crosses give, until the turn can be confirmed."""
    while wait_for(visitor, "confirm", "dig") == "dig":
        lay(visitor)


def replace(visitor: Visitor) -> None:
    """Choose a new card for a completed one: the first of the reserve, else the pile's."""
    before = visitor.page.evaluate(_RESERVE)
    visitor.press(visitor.page.locator(".take, .draw").first)
    visitor.page.wait_for_function(f"before => ({_RESERVE})() !== before", arg=before)


def play_step(visitor: Visitor) -> str:
    """Do what is asked now; gives what it was."""
    asked = moment(visitor)
    steps = {"keep": choose_card, "confirm": confirm, "replace": replace, "dig": lay}
    if asked in steps:
        steps[asked](visitor)
    elif asked == "curtain":
        visitor.press(visitor.page.locator(".curtain button"))
    return asked


def play_turn(*visitors: Visitor) -> None:
    """Everybody plays until they have confirmed once more."""
    playing = list(visitors)
    while playing:
        asked = [visitor for visitor in playing if moment_now(visitor) is not None]
        if not asked:
            playing[0].page.wait_for_timeout(PAUSE)
        for visitor in asked:
            if play_step(visitor) in ("confirm", "over"):
                playing.remove(visitor)


def finish(visitor: Visitor) -> set[str]:
    """Play on until the match is over; gives all that was asked on the way."""
    asked: set[str] = set()
    for _ in range(MOST_STEPS):
        asked.add(play_step(visitor))
        if "over" in asked:
            return asked
    raise AssertionError("The match does not end.")


def downloaded_outcome(visitor: Visitor) -> Outcome:
    """The outcome by the record that the end page offers, verified."""
    with visitor.page.expect_download() as waiting:
        visitor.press(visitor.link("end-record"))
    return verify(decode_record(waiting.value.path().read_bytes()), GAMES["silver_gold"])


def sheet_totals(visitor: Visitor) -> dict[str, int]:
    """The totals of the score sheet, by name."""
    sheet = visitor.page.locator(".scores table")
    names = sheet.locator("thead .name").all_inner_texts()
    totals = sheet.locator("tfoot .total").all_inner_texts()
    return {name: int(total.replace("−", "-")) for name, total in zip(names, totals, strict=True)}
