"""Actions of Expédition Pyramide as lines of text, and refusals, written a second time."""

from collections.abc import Iterable

from tests.oracles.expedition import Action
from tests.oracles.expedition_box import cells_of

COLUMNS = "abcdefgh"
PLAIN_WORDS = {
    "ready": "ready",
    "confirm": "confirm",
    "count_down_over": "countdown",
    "glass_ran_out": "glass",
}

REFUSALS = {
    "ex-not-ready-time": "EX-27",
    "ex-ready-already": "EX-27",
    "ex-not-searching": "EX-21",
    "ex-too-late": "EX-26",
    "ex-found-already": "EX-23",
    "ex-key-missing": "EX-22",
    "ex-key-doubled": "EX-22",
    "ex-key-not-shown": "EX-21",
    "ex-not-the-key": "EX-22",
    "ex-overlap": "EX-22",
    "ex-sticks-out": "EX-22",
    "ex-anothers-card": "EX-21",
    "ex-not-moving": "EX-30",
    "ex-wait-for-the-glass": "EX-30",
    "ex-not-found": "EX-25",
    "ex-not-your-turn": "EX-30",
    "ex-off-the-board": "EX-31",
    "ex-too-far": "EX-30",
    "ex-moved-already": "EX-31",
    "ex-must-move": "EX-31",
    "ex-collected-already": "EX-50",
    "ex-too-late-to-collect": "EX-50",
    "ex-clocks-action": "EX-26",
    "ex-match-over": "EX-40",
}
"""Every refusal, and the rule that it names."""


def rule_of(code: str, is_harder: bool) -> str:
    """The rule behind a refusal; who has collected is barred by the rule of that version."""
    if code == "ex-collected-already" and not is_harder:
        return "EX-30"
    return REFUSALS[code]


def write_action(action: Action) -> str:
    """The line for an action."""
    match action["type"]:
        case "solve":
            laid = (f"{told['key']}={write_cells(told['cells'])}" for told in action["laid"])
            return " ".join(["solve", *laid])
        case "move_to":
            return f"go {action['floor']}"
        case "credit_line":
            return f"credit {action['seat']} {action['ms']}"
        case kind:
            return PLAIN_WORDS[kind]


def write_cells(cells: Iterable[int]) -> str:
    """Columns are letters, rows are counted from 1."""
    return "".join(f"{COLUMNS[column]}{row + 1}" for row, column in cells_of(cells))
