"""A position and an action of Silver & Gold: Pyramids as one line of text, and a board in ASCII.

A position, fields in any order, those left out at their default, one part a seat behind `|`:

    phase=mark turn=2.4 used=I3.L4 unseen=O4.V3.I2 pile=4.9 reserve=6.19.35.41 boxes=1//0.2
        | 17:a1b1+c1 32: done=5.24 red=4 green=3 torches=1 skulls=2 | 8: 29:a1 confirmed

Cells are a column a-e and a row 1-5 from the top; those behind `+` were marked this turn. `-` is
an empty place. In lists of hidden cards the next one comes first; a list left out holds all cards
that stand nowhere else, ascending.

An action: `keep 17` · `17 a1b1b2` (mark) · `take 6` · `draw` · `confirm`.
"""

import re
from collections.abc import Iterable

import msgspec

from pyramidion.games.silver_gold.actions import (
    DRAW_PILE,
    Action,
    DrawPile,
    Keep,
    Mark,
    TakeReserve,
)
from pyramidion.games.silver_gold.components import CARDS, NO_CARD
from pyramidion.games.silver_gold.meta import Options, Pattern
from pyramidion.games.silver_gold.state import Phase, State
from pyramidion.games.silver_gold.view import lay_marked
from pyramidion.kernel.actions import CONFIRM, Confirm
from pyramidion.kernel.errors import Invalid
from pyramidion.tiling.grid import cells_of, mask_of

_CELLS = re.compile(r"(?:[a-e][1-5])+")
_ORDINARY = Options()


def format_cells(mask: int) -> str:
    """`a1b1` for the first two cells of the top row."""
    return "".join("abcde"[cell % 5] + "12345"[cell // 5] for cell in cells_of(mask))


def parse_cells(text: str) -> int:
    """Inverse of `format_cells`; spaces may stand between cells."""
    joined = text.replace(" ", "").lower()
    if not _CELLS.fullmatch(joined):
        raise Invalid("cells", "sg-unreadable-cells", text=text)
    pairs = zip(joined[::2], joined[1::2], strict=True)
    return mask_of("12345".index(row) * 5 + "abcde".index(column) for column, row in pairs)


def format_action(action: Action) -> str:
    """The action as one line."""
    match action:
        case Mark(card, cells):
            return f"{card} {format_cells(cells)}"
        case Keep(card):
            return f"keep {card}"
        case TakeReserve(card):
            return f"take {card}"
        case DrawPile():
            return "draw"
        case Confirm():
            return "confirm"


def parse_action(text: str) -> Action:
    """Inverse of `format_action`; raises `Invalid` on anything else."""
    match text.split():
        case ["confirm"]:
            return CONFIRM
        case ["draw"]:
            return DRAW_PILE
        case ["keep", card] if card.isdecimal():
            return Keep(int(card))
        case ["take", card] if card.isdecimal():
            return TakeReserve(int(card))
        case [card, *cells] if card.isdecimal() and cells:
            return Mark(int(card), parse_cells("".join(cells)))
        case _:
            raise Invalid("action", "sg-unreadable-action", text=text)


def format_state(state: State) -> str:
    """The position as one line."""
    fields = [f"phase={state.phase}", f"turn={state.round}.{state.turn}"]
    if state.options != _ORDINARY:
        fields.append("options=" + msgspec.json.encode(state.options).decode())
    fields += [
        f"used={_dotted(state.used)}",
        f"unseen={_dotted(reversed(state.unseen))}",
        f"pile={_dotted(reversed(state.pile))}",
        f"reserve={_dotted(state.reserve)}",
        "boxes=" + "/".join(_dotted(owners) for owners in state.boxes),
        "completing=" + _dotted(f"{card}@{seat}" for card, seat in state.completing),
        "queue=" + "/".join(f"{seat}:{_dotted(places)}" for seat, places in state.queue),
    ]
    parts = [" ".join(fields), *(_format_seat(state, seat) for seat in range(state.seats))]
    return " | ".join(parts)


def _format_seat(state: State, seat: int) -> str:
    fields = [_format_place(state, place) for place in state.places(seat)]
    lists = {"dealt": state.dealt, "kept": state.kept, "done": state.done}
    fields += [f"{name}={_dotted(by_seat[seat])}" for name, by_seat in lists.items()]
    numbers = {
        "red": state.red,
        "green": state.green,
        "torches": state.torches,
        "skulls": state.skulls,
        "owed": state.owed,
    }
    fields += [f"{name}={by_seat[seat]}" for name, by_seat in numbers.items()]
    fields += ["placed"] if state.placed >> seat & 1 else []
    fields += [] if state.waiting >> seat & 1 else ["confirmed"]
    return " ".join(fields)


def _format_place(state: State, place: int) -> str:
    if state.cards[place] == NO_CARD:
        return "-"
    fresh = state.fresh[place]
    text = f"{state.cards[place]}:{format_cells(state.marked[place] & ~fresh)}"
    return f"{text}+{format_cells(fresh)}" if fresh else text


def _dotted(things: Iterable[object]) -> str:
    return ".".join(map(str, things))


def parse_state(text: str) -> State:
    """Inverse of `format_state`; raises `Invalid` naming what cannot be read."""
    try:
        return _parse_state(text)
    except (ValueError, IndexError, StopIteration, msgspec.MsgspecError) as error:
        raise Invalid("position", "sg-unreadable-position", text=str(error)) from error


def _parse_state(text: str) -> State:
    head, *parts = text.split("|")
    fields = _fields(head)
    options = msgspec.json.decode(fields.pop("options", "{}"), type=Options)
    state = State(options, len(parts))
    state.waiting = (1 << len(parts)) - 1
    for name, value in fields.items():
        _set_field(state, name, value)
    for seat, part in enumerate(parts):
        _parse_seat(state, seat, part.split())
    _complete(state, fields)
    return state


def _fields(text: str) -> dict[str, str]:
    fields = {}
    for field in text.split():
        name, equals, value = field.partition("=")
        if not equals:
            raise Invalid(field, "sg-unreadable-position", text=field)
        fields[name] = value
    return fields


def _set_field(state: State, name: str, value: str) -> None:
    match name:
        case "phase":
            state.phase = Phase(value)
        case "turn":
            state.round, state.turn = (int(number) for number in value.split("."))
        case "used":
            state.used = [Pattern(pattern) for pattern in _listed(value)]
        case "unseen":
            state.unseen = [Pattern(pattern) for pattern in reversed(_listed(value))]
        case "pile":
            state.pile = _numbers(value)[::-1]
        case "reserve":
            state.reserve = _numbers(value)
        case "boxes":
            state.boxes = [tuple(_numbers(owners)) for owners in value.split("/")]
        case "completing":
            state.completing = tuple(_pair(item) for item in _listed(value))
        case "queue":
            state.queue = tuple(_group(item) for item in value.split("/") if item)
        case _:
            raise Invalid(name, "sg-unreadable-position", text=name)


def _listed(value: str) -> list[str]:
    return value.split(".") if value else []


def _numbers(value: str) -> list[int]:
    return [int(item) for item in _listed(value)]


def _pair(item: str) -> tuple[int, int]:
    card, _, seat = item.partition("@")
    return int(card), int(seat)


def _group(item: str) -> tuple[int, tuple[int, ...]]:
    seat, _, places = item.partition(":")
    return int(seat), tuple(_numbers(places))


def _parse_seat(state: State, seat: int, fields: list[str]) -> None:
    places = iter(state.places(seat))
    for field in fields:
        name, equals, value = field.partition("=")
        if equals:
            _set_seat_field(state, seat, name, value)
        elif field == "confirmed":
            state.waiting &= ~(1 << seat)
        elif field == "placed":
            state.placed |= 1 << seat
        elif field == "-":
            next(places)
        else:
            _parse_place(state, seat, next(places), field)


def _parse_place(state: State, seat: int, place: int, field: str) -> None:
    card, _, cells = field.partition(":")
    before, _, fresh = cells.partition("+")
    old = parse_cells(before) if before else 0
    new = parse_cells(fresh) if fresh else 0
    lay_marked(state, place, int(card), old | new, new)
    if new:
        state.placed |= 1 << seat


def _set_seat_field(state: State, seat: int, name: str, value: str) -> None:
    lists = {"dealt": state.dealt, "kept": state.kept, "done": state.done}
    numbers = {
        "red": state.red,
        "green": state.green,
        "torches": state.torches,
        "skulls": state.skulls,
        "owed": state.owed,
    }
    if name in lists:
        lists[name][seat] = tuple(_numbers(value))
    elif name in numbers:
        numbers[name][seat] = int(value)
    else:
        raise Invalid(name, "sg-unreadable-position", text=name)


def _complete(state: State, given: dict[str, str]) -> None:
    """Fill the hidden lists that were left out with what stands nowhere else."""
    if state.phase is Phase.OVER:
        state.waiting = 0
    if "unseen" not in given and state.round:
        rest = list(state.options.expeditions)
        for pattern in state.used:
            rest.remove(pattern)
        state.unseen = rest[::-1]
    if "pile" not in given:
        seen = {*state.cards, *state.reserve}
        for cards in (*state.dealt, *state.done):
            seen.update(cards)
        state.pile = [card.number for card in CARDS if card.number not in seen][::-1]
