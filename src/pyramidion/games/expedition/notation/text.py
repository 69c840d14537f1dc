"""A position and an action of Expédition Pyramide as one line of text.

A position, fields in any order, those left out at their default, one part a seat behind `|`:

    phase=search round=2 roller=1 sign=hand glass=1:23000 deals=3.1.2.4/… holes=grb-woy…/…
        | floor=3 gems=1.0.2.0.0.3 found=21500:0:I3=a1a2a3+L4=b1b2b3c3 credit=120
        | floor=1 pending=2 took=gr ready collected

Gems are their first letters, `-` is a gap; floors are written from the bottom, holes from the
left. `glass` tells which turn and how many milliseconds have run off, `countdown` how many have
passed. A cell is a column a-h and a row 1-8. Deals that are left out are the groups in their order.

An action: `ready` · `solve I3=a1a2a3 L4=b1b2b3c3` · `go 4` · `confirm`; the clock's: `countdown` ·
`glass` · `credit 2 120`.
"""

import re
from collections.abc import Iterable

from pyramidion.games.expedition.actions import (
    COUNT_DOWN_OVER,
    GLASS_RAN_OUT,
    READY,
    Action,
    CountDownOver,
    CreditLine,
    GlassRanOut,
    MoveTo,
    Ready,
    Solve,
)
from pyramidion.games.expedition.components import (
    CARDS,
    FLOORS,
    GEMS,
    GROUPS,
    HOLES,
    NO_GEMS,
    SIGNS,
    WIDTH,
    Key,
    Laid,
    Level,
    Sign,
)
from pyramidion.games.expedition.components.board import GAP
from pyramidion.games.expedition.meta import Countdown, Levels, Options
from pyramidion.games.expedition.state import NO_FLOOR, NO_SIGN, Found, Phase, State
from pyramidion.kernel.actions import CONFIRM, Confirm
from pyramidion.kernel.errors import Invalid

_LETTERS = "".join(gem[0] for gem in GEMS)
_COLUMNS = "abcdefgh"
_CELL = re.compile(r"([a-h])([1-8])")
_LAID = re.compile(r"([A-Z]\d)=((?:[a-h][1-8])+)", re.IGNORECASE)


def format_cells(cells: Iterable[int]) -> str:
    """`a1b1` for the two first cells of the top row."""
    return "".join(f"{_COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}" for cell in cells)


def format_laid(laid: Laid) -> str:
    """A key and where it lies."""
    return f"{laid.key}={format_cells(laid.cells)}"


def parse_laid(text: str) -> Laid:
    """Inverse of `format_laid`."""
    found = _LAID.fullmatch(text)
    if not found:
        raise ValueError(text)
    key, cells = found.groups()
    places = _CELL.findall(cells.lower())
    numbers = (WIDTH * (int(row) - 1) + _COLUMNS.index(column) for column, row in places)
    return Laid(Key(key.upper()), tuple(numbers))


def format_action(action: Action) -> str:
    """The action as one line."""
    match action:
        case Ready():
            return "ready"
        case Solve(laid):
            return " ".join(["solve", *map(format_laid, laid)])
        case MoveTo(floor):
            return f"go {floor}"
        case Confirm():
            return "confirm"
        case CountDownOver():
            return "countdown"
        case GlassRanOut():
            return "glass"
        case CreditLine(seat, ms):
            return f"credit {seat} {ms}"


_WORDS: dict[str, Action] = {
    "ready": READY,
    "confirm": CONFIRM,
    "countdown": COUNT_DOWN_OVER,
    "glass": GLASS_RAN_OUT,
}


def parse_action(text: str) -> Action:
    """Inverse of `format_action`; raises `Invalid`."""
    words = text.lower().split()
    try:
        match words:
            case ["solve", *laid]:
                return Solve(tuple(map(parse_laid, laid)))
            case ["go", floor]:
                return MoveTo(int(floor))
            case ["credit", seat, ms]:
                return CreditLine(int(seat), int(ms))
            case [word]:
                return _WORDS[word]
    except (ValueError, KeyError) as error:
        raise Invalid("action", "ex-unreadable-action", text=text) from error
    raise Invalid("action", "ex-unreadable-action", text=text)


def format_state(state: State) -> str:
    """The position as one line."""
    options = state.options
    levels = (options.level_0, options.level_1, options.level_2, options.level_3)
    fields = {
        "phase": state.phase,
        "round": state.round,
        "roller": state.roller,
        "sign": "" if state.sign == NO_SIGN else SIGNS[state.sign],
        "glass": f"{state.glass}:{state.at - state.glass_at}" if state.is_running else "",
        "countdown": "" if state.countdown_at is None else state.at - state.countdown_at,
        "deals": "/".join(_dots(deal) for deal in state.deals),
        "holes": "/".join(_letters(row) for row in state.holes),
        "level": options.level,
        "levels": "".join(level[0] for level in levels),
        "harder": _yes(options.harder),
        "hidden": _yes(options.hidden_doors),
        "wait": options.countdown,
        "line": _yes(options.credit),
    }
    parts = [_joined(fields)]
    parts += [_format_seat(state, seat) for seat in range(state.players)]
    return " | ".join(parts)


def _format_seat(state: State, seat: int) -> str:
    found = [one for one in state.found if one.seat == seat]
    fields = {
        "floor": state.floor[seat],
        "gems": _dots(state.gems[seat]),
        "found": _format_found(state, found[0]) if found else "",
        "pending": state.pending[seat] or "",
        "took": _letters(state.took[seat]),
        "credit": state.credit[seat] or "",
    }
    words = [_joined(fields)]
    words += ["ready"] if state.ready >> seat & 1 else []
    words += ["collected"] if state.collected >> seat & 1 else []
    return " ".join(words)


def _format_found(state: State, found: Found) -> str:
    """Which in the order of the log, when, with what credit, and how."""
    laid = "+".join(map(format_laid, found.laid))
    return f"{state.found.index(found)}:{found.ms}:{found.credit}:{laid}"


def parse_state(text: str) -> State:
    """Inverse of `format_state`; raises `Invalid`."""
    try:
        return _parse_state(text)
    except (ValueError, IndexError, KeyError) as error:
        raise Invalid("position", "ex-unreadable-position", text=text) from error


def _parse_state(text: str) -> State:
    table, *seats = (part.split() for part in text.split("|"))
    fields = _fields(table)
    state = State(_parse_options(fields), len(seats))
    state.phase = Phase(fields.get("phase", Phase.READY))
    state.round, state.roller = int(fields.get("round", "1")), int(fields.get("roller", "0"))
    state.sign = SIGNS.index(Sign(fields["sign"])) if "sign" in fields else NO_SIGN
    if "glass" in fields:
        glass, _, ms = fields["glass"].partition(":")
        state.glass, state.glass_at = int(glass), -int(ms or 0)
    if "countdown" in fields:
        state.countdown_at = -int(fields["countdown"])
    state.deals = _parse_deals(fields)
    state.holes = _parse_holes(fields)
    found = sorted(
        one for seat, words in enumerate(seats) for one in _parse_seat(state, seat, words)
    )
    state.found = tuple(one for _, one in found)
    return state


def _parse_options(fields: dict[str, str]) -> Options:
    letters = {level[0]: level for level in Level}
    levels = [letters[letter] for letter in fields.get("levels", "eeee")]
    return Options(
        level=Levels(fields.get("level", Levels.EASY)),
        level_0=levels[0],
        level_1=levels[1],
        level_2=levels[2],
        level_3=levels[3],
        harder=fields.get("harder") == "yes",
        hidden_doors=fields.get("hidden") == "yes",
        countdown=Countdown(fields.get("wait", Countdown.USUAL)),
        credit=fields.get("line") == "yes",
    )


def _parse_deals(fields: dict[str, str]) -> list[tuple[int, ...]]:
    if "deals" not in fields:
        return list(GROUPS)
    deals = [tuple(map(int, deal.split("."))) for deal in fields["deals"].split("/")]
    if sorted(sum(deals, ())) != sorted(CARDS):
        raise ValueError("Every card belongs to one round.")
    return deals


def _parse_holes(fields: dict[str, str]) -> list[tuple[int, ...]]:
    """The rows; left out, the colours in turn, hole by hole."""
    if "holes" not in fields:
        return [
            tuple((floor + hole) % len(GEMS) for hole in range(length))
            for floor, length in enumerate(HOLES)
        ]
    rows = [tuple(map(_gem, row)) for row in fields["holes"].split("/")]
    if tuple(map(len, rows)) != HOLES:
        raise ValueError(f"There are {FLOORS} floors of holes.")
    return rows


def _parse_seat(state: State, seat: int, words: list[str]) -> list[tuple[int, Found]]:
    """Fill in what belongs to a seat; gives how it has found, with the place in the log."""
    fields = _fields(words)
    state.floor[seat] = int(fields.get("floor", "1"))
    state.pending[seat] = int(fields.get("pending", NO_FLOOR))
    state.took[seat] = tuple(map(_gem, fields.get("took", "")))
    state.credit[seat] = int(fields.get("credit", "0"))
    state.ready |= ("ready" in words) << seat
    state.collected |= ("collected" in words) << seat
    if "gems" in fields:
        state.gems[seat] = tuple(map(int, fields["gems"].split(".")))
    if len(state.gems[seat]) != len(NO_GEMS):
        raise ValueError("There are six colours of gems.")
    if "found" not in fields:
        return []
    place, ms, credit, laid = fields["found"].split(":")
    keys = tuple(map(parse_laid, filter(None, laid.split("+"))))
    return [(int(place), Found(seat, int(ms), int(credit), keys))]


def _fields(words: Iterable[str]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in words if "=" in word)


def _joined(fields: dict[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in fields.items() if value != "")


def _gem(letter: str) -> int:
    return GAP if letter == "-" else _LETTERS.index(letter)


def _letters(gems: Iterable[int]) -> str:
    return "".join("-" if gem == GAP else _LETTERS[gem] for gem in gems)


def _dots(numbers: Iterable[int]) -> str:
    return ".".join(map(str, numbers))


def _yes(is_on: bool) -> str:
    return "yes" if is_on else ""
