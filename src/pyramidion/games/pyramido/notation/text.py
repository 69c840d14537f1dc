"""A position and an action of Pyramido as one line of text.

A position, fields in any order, those left out at their default, one part a seat behind `|`:

    phase=place floor=2 turn=1 first=0 up=1.3.5 areas=obm/pp/g/r/om piles=4.9/17/…
        | gems=1.0.2.0.0.3 hand=17 placed=1:12e5>.1:40f5v floors=23 lit=125oo | done …

Colours and gems are their first letters (m: mythical). A placed domino is `floor:number`, the cell
of its first block (a column a-i and a row 1-9 from the top), and `>`, `v`, `<` or `^`: where the
other block lies. Piles are written from the bottom to the top; left out, all dominoes that stand
nowhere else are shared out ascending. A bag that is left out holds the gems that lie nowhere else.

An action: `take 3 blue` · `up 2` · `e5>` (place) · `light 125 oo` · `clear 125` · `discard blue` ·
`confirm` · `legend`.
"""

import re
from collections.abc import Iterable

from pyramidion.games.pyramido.actions import (
    LEGEND_MOVE,
    Action,
    Activate,
    Deactivate,
    Discard,
    LegendMove,
    Place,
    Take,
    TurnUp,
)
from pyramidion.games.pyramido.apply.turns import lay
from pyramidion.games.pyramido.components import BAG, COLOURS, DOMINOES, GEMS, NO_DOMINO, Gem
from pyramidion.games.pyramido.components.geometry import SIDE
from pyramidion.games.pyramido.components.pieces import SPACES, Counts
from pyramidion.games.pyramido.events import LegendMoved
from pyramidion.games.pyramido.meta import First, LegendMode, Options
from pyramidion.games.pyramido.scoring import lighting_points, zones_of
from pyramidion.games.pyramido.state import LEGEND, Lit, Phase, Placed, State
from pyramidion.kernel.actions import CONFIRM, Confirm
from pyramidion.kernel.errors import Invalid

_LETTERS = "".join(gem[0] for gem in GEMS)
_ARROWS = ">v<^"
_PLACE = re.compile(r"([a-i])([1-9])([>v<^])")
_PLACED = re.compile(r"([1-4]):(\d+)([a-i][1-9][>v<^])")
_LIT = re.compile(r"(\d+)([obpgrm]+)")


def format_place(cell: int, turn: int) -> str:
    """`e5>` for the middle cell with the other block to its right."""
    row, column = divmod(cell, SIDE)
    return "abcdefghi"[column] + "123456789"[row] + _ARROWS[turn]


def parse_place(text: str) -> tuple[int, int]:
    """Inverse of `format_place`."""
    found = _PLACE.fullmatch(text.strip().lower())
    if not found:
        raise Invalid("place", "pd-unreadable-place", text=text)
    column, row, arrow = found.groups()
    return SIDE * (int(row) - 1) + "abcdefghi".index(column), _ARROWS.index(arrow)


def format_action(action: Action) -> str:
    """The action as one line."""
    match action:
        case Place(cell, turn):
            return format_place(cell, turn)
        case Take(space, gem):
            return f"take {space + 1} {gem or '-'}"
        case TurnUp(space):
            return f"up {space + 1}"
        case Activate(zone, gems):
            return f"light {zone} {''.join(gem[0] for gem in gems)}"
        case Deactivate(zone):
            return f"clear {zone}"
        case Discard(gem):
            return f"discard {gem}"
        case LegendMove():
            return "legend"
        case Confirm():
            return "confirm"


def parse_action(text: str) -> Action:
    """Inverse of `format_action`; raises `Invalid`."""
    words = text.lower().split()
    try:
        match words:
            case ["take", space, gem]:
                return Take(int(space) - 1, None if gem == "-" else _gem(gem))
            case ["up", space]:
                return TurnUp(int(space) - 1)
            case ["light", zone, gems]:
                return Activate(int(zone), tuple(map(_gem, gems)))
            case ["clear", zone]:
                return Deactivate(int(zone))
            case ["discard", gem]:
                return Discard(_gem(gem))
            case ["confirm"]:
                return CONFIRM
            case ["legend"]:
                return LEGEND_MOVE
            case [place]:
                return Place(*parse_place(place))
    except ValueError as error:
        raise Invalid("action", "pd-unreadable-action", text=text) from error
    raise Invalid("action", "pd-unreadable-action", text=text)


def _gem(word: str) -> Gem:
    """A gem by its name or its first letter."""
    for gem in GEMS:
        if word in (gem, gem[0]):
            return gem
    raise ValueError(word)


def format_state(state: State) -> str:
    """The position as one line."""
    fields = {
        "phase": state.phase,
        "floor": state.floor,
        "turn": state.turn,
        "first": state.first,
        "waiting": _dots(s for s in range(state.seats) if state.waiting >> s & 1),
        "up": _dots(s + 1 for s in state.face_up()),
        "piles": "/".join(_dots(pile) for pile in state.piles),
        "areas": "/".join(map(_letters, state.areas)),
        "bag": _dots(state.bag),
        "discards": _dots(state.discards),
        "legend": state.options.legend,
        "by": state.options.first,
        "hints": "yes" if state.options.hints else "no",
    }
    parts = [" ".join(f"{name}={value}" for name, value in fields.items())]
    parts += [_format_seat(state, seat) for seat in range(state.players)]
    if state.has_legend:
        parts.append(_format_legend(state))
    return " | ".join(parts)


def _format_seat(state: State, seat: int) -> str:
    placed = (f"{p.floor}:{p.domino}{format_place(p.cell, p.turn)}" for p in state.placed[seat])
    fields = {
        "gems": _dots(state.gems[seat]),
        "hand": state.hand[seat] or "",
        "placed": ".".join(placed),
        "floors": _dots(state.floors[seat]),
        "lit": ".".join(f"{lit.zone}{_letters(lit.gems)}" for lit in state.lit[seat]),
    }
    words = [f"{name}={value}" for name, value in fields.items() if value != ""]
    return " ".join([*words, "done"] if state.done >> seat & 1 else words)


def _format_legend(state: State) -> str:
    words = [
        "her",
        f"stack={_dots(state.stack)}",
        f"gems={_dots(state.gems[LEGEND])}",
        f"moves={state.moves}",
        f"floors={_dots(state.floors[LEGEND])}",
    ]
    if state.told is not None:
        words.append(f"told={_format_told(state.told)}")
    return " ".join([*words, "done"] if state.done >> LEGEND & 1 else words)


def _format_told(told: LegendMoved) -> str:
    return ":".join(
        (
            str(told.space + 1),
            str(told.domino),
            "".join(colour[0] for colour in told.preferences),
            "".join(f"{space + 1}{gem[0]}" for space, gem in told.first_pass),
            "".join(f"{space + 1}{gem[0]}" for space, gem in told.second_pass),
            told.drawn[0] if told.drawn else "",
            str(told.turned_up or ""),
        )
    )


def parse_state(text: str) -> State:
    """Inverse of `format_state`; raises `Invalid`."""
    try:
        return _parse_state(text)
    except (ValueError, IndexError, KeyError) as error:
        raise Invalid("position", "pd-unreadable-position", text=text) from error


def _parse_state(text: str) -> State:
    table, *parts = (part.split() for part in text.split("|"))
    fields = _fields(table)
    hers = [part for part in parts if "her" in part]
    seats = [part for part in parts if "her" not in part]
    options = Options(
        legend=LegendMode(fields.get("legend", LegendMode.BEAT)),
        first=First(fields.get("by", First.LOT)),
        hints=fields.get("hints", "yes") == "yes",
    )
    state = State(options, len(seats))
    state.phase = Phase(fields.get("phase", Phase.TAKE))
    state.floor = int(fields.get("floor", "1"))
    state.turn, state.first = int(fields.get("turn", "0")), int(fields.get("first", "0"))
    state.waiting = sum(1 << seat for seat in _numbers(fields.get("waiting", "")))
    for seat, words in enumerate(seats):
        _parse_seat(state, seat, words)
    if hers:
        _parse_legend(state, hers[0])
    state.up = sum(1 << space - 1 for space in _numbers(fields.get("up", "1.3.5")))
    _parse_supplies(state, fields)
    return state


def _fields(words: Iterable[str]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in words if "=" in word)


def _parse_seat(state: State, seat: int, words: list[str]) -> None:
    fields = _fields(words)
    placed = [_parse_placed(one) for one in fields.get("placed", "").split(".") if one]
    lower = [one for one in placed if one.floor < state.floor]
    for one in lower:
        lay(state, seat, one)
    state.taken[seat] = 0
    for one in placed[len(lower) :]:
        lay(state, seat, one)
        state.count[seat] += 1
    state.gems[seat] = tuple(_numbers(fields.get("gems", "0.0.0.0.0.0")))
    state.hand[seat] = int(fields.get("hand", NO_DOMINO))
    state.floors[seat] = tuple(_numbers(fields.get("floors", "")))
    state.done |= ("done" in words) << seat
    icons = {zone.zone: zone.icons for zone in zones_of(state, seat)}
    for zone, gems in _LIT.findall(fields.get("lit", "")):
        paid = tuple(map(_LETTERS.index, gems))
        lit = Lit(int(zone), paid, lighting_points(icons[int(zone)], paid))
        state.lit[seat] = (*state.lit[seat], lit)


def _parse_placed(text: str) -> Placed:
    found = _PLACED.fullmatch(text)
    if not found:
        raise ValueError(text)
    floor, domino, place = found.groups()
    return Placed(int(domino), int(floor), *parse_place(place))


def _parse_legend(state: State, words: list[str]) -> None:
    fields = _fields(words)
    state.stack = tuple(_numbers(fields["stack"]))
    state.gems[LEGEND] = tuple(_numbers(fields.get("gems", "0.0.0.0.0.0")))
    state.moves = int(fields.get("moves", "0"))
    state.floors[LEGEND] = tuple(_numbers(fields.get("floors", "")))
    state.done |= ("done" in words) << LEGEND
    if "told" in fields:
        state.told = _parse_told(fields["told"])


def _parse_told(text: str) -> LegendMoved:
    space, domino, preferences, first, second, drawn, turned_up = text.split(":")
    return LegendMoved(
        space=int(space) - 1,
        domino=int(domino),
        preferences=tuple(COLOURS[_LETTERS.index(letter)] for letter in preferences),
        first_pass=_parse_finds(first),
        second_pass=_parse_finds(second),
        drawn=_gem(drawn) if drawn else None,
        turned_up=int(turned_up) if turned_up else None,
    )


def _parse_finds(text: str) -> tuple[tuple[int, Gem], ...]:
    pairs = zip(text[::2], text[1::2], strict=True)
    return tuple((int(space) - 1, _gem(gem)) for space, gem in pairs)


def _parse_supplies(state: State, fields: dict[str, str]) -> None:
    if "areas" in fields:
        areas = fields["areas"].split("/")
        state.areas = [tuple(map(_LETTERS.index, area)) for area in areas]
    state.discards = tuple(_numbers(fields.get("discards", "0.0.0.0.0.0")))
    state.bag = tuple(_numbers(fields["bag"])) if "bag" in fields else _rest_of_gems(state)
    if "piles" in fields:
        state.piles = [tuple(_numbers(pile)) for pile in fields["piles"].split("/")]
    else:
        _share_out(state)
    if len(state.piles) != SPACES or len(state.areas) != SPACES:
        raise ValueError("There are five spaces.")


def _rest_of_gems(state: State) -> Counts:
    held = [
        sum(gems[kind] for gems in state.gems)
        + sum(area.count(kind) for area in state.areas)
        + state.discards[kind]
        for kind in range(len(GEMS))
    ]
    return tuple(all_there - out for all_there, out in zip(BAG, held, strict=True))


def _share_out(state: State) -> None:
    used = {*state.stack, *state.hand}
    for placed in state.placed:
        used.update(one.domino for one in placed)
    rest = [domino.number for domino in DOMINOES if domino.number not in used]
    state.piles = [tuple(rest[space::SPACES]) for space in range(SPACES)]


def _dots(numbers: Iterable[int]) -> str:
    return ".".join(map(str, numbers))


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(".") if number]


def _letters(gems: Iterable[int]) -> str:
    return "".join(_LETTERS[gem] for gem in gems)
