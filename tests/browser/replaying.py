"""How visitors look at finished matches: sentences such as `jump(visitor, 12)`."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.preparing import Prepared
from tests.browser.visiting import Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "silver_gold"


def open_replay(visitor: Visitor, prepared: Prepared, seq: int | None = None) -> None:
    """Open the replay of a table's first match, at its beginning or at a moment."""
    visitor.go(f"/replay/{prepared.code}/1" + ("" if seq is None else f"#{seq}"))
    bar(visitor).wait_for()


def bar(visitor: Visitor) -> Locator:
    """The bar on which a moment is chosen."""
    return visitor.page.get_by_label(visitor.say("replay-moment"))


def step_of(visitor: Visitor) -> int:
    """The number of the step that is shown, from 1."""
    return int(bar(visitor).input_value())


def steps_in_all(visitor: Visitor) -> int:
    """How many steps there are."""
    return int(bar(visitor).get_attribute("max") or 0)


def jump(visitor: Visitor, step: int) -> None:
    """Choose a moment on the bar."""
    bar(visitor).fill(str(step))
    expect(bar(visitor)).to_have_value(str(step))


def look_through(visitor: Visitor, eyes: str) -> None:
    """Choose whose eyes the match is seen through, by what the choice says."""
    group = visitor.page.get_by_role("group", name=visitor.say("replay-viewer"), exact=True)
    choice = group.get_by_role("radio", name=eyes, exact=True)
    with visitor.page.expect_response("**/replay*"):
        choice.check(force=True)
    expect(choice).to_be_checked()


def give_record(visitor: Visitor, name: str, content: bytes) -> None:
    """Choose a file on the page that takes records."""
    chooser: Any = {"name": name, "mimeType": "application/x-ndjson", "buffer": content}
    visitor.page.locator("#record-files input[type=file]").set_input_files(chooser)
