"""A position of the oracle as one line of notation."""

from collections import Counter
from collections.abc import Iterable

from tests.oracles.pyramido import SlowLegend, SlowMatch, SlowPlayer
from tests.oracles.pyramido_area import LegendMove
from tests.oracles.pyramido_box import counts, in_order
from tests.oracles.pyramido_pyramid import Placed


def write_position(match: SlowMatch) -> str:
    """Piles from their bottom up; spaces are counted from 1, seats from 0."""
    spaces = match.area.spaces
    options = match.options
    head = [
        f"phase={match.phase} floor={match.floor} turn={match.turn or 0} first={match.first}",
        f"waiting={dotted(sorted(match.waiting))}",
        f"up={dotted(index for index, space in enumerate(spaces, start=1) if space.is_up)}",
        f"piles={'/'.join(dotted(space.pile) for space in spaces)}",
        f"areas={'/'.join(letters(in_order(space.gems)) for space in spaces)}",
        f"bag={write_counts(match.area.bag)} discards={write_counts(match.area.discards)}",
        f"legend={options.legend} by={options.first} hints={'yes' if options.hints else 'no'}",
    ]
    parts = [" ".join(head)]
    parts += [_player(match, seat, player) for seat, player in enumerate(match.players)]
    if match.legend is not None:
        parts.append(_legend(match.legend))
    return " | ".join(parts)


def _player(match: SlowMatch, seat: int, player: SlowPlayer) -> str:
    words = [f"gems={write_counts(player.gems)}"]
    if player.hand is not None:
        words.append(f"hand={player.hand}")
    if player.pyramid.placed:
        words.append(f"placed={dotted(_placed(lying) for lying in player.pyramid.placed)}")
    if player.floors:
        words.append(f"floors={dotted(player.floors)}")
    if player.lit:
        lit = [f"{zone}{letters(gems)}" for zone, gems in player.lit.items()]
        words.append(f"lit={dotted(lit)}")
    if seat in match.complete:
        words.append("done")
    return " ".join(words)


def _placed(lying: Placed) -> str:
    row, column = lying.cell
    where = f"{'abcdefghi'[column]}{row + 1}{'>v<^'[lying.turn]}"
    return f"{lying.floor}:{lying.domino.number}{where}"


def _legend(legend: SlowLegend) -> str:
    told = f"gems={write_counts(legend.gems)} moves={legend.turns_left}"
    words = [f"her stack={dotted(legend.stack)} {told} floors={dotted(legend.floors)}"]
    if legend.last is not None:
        words.append(f"told={_move(legend.last)}")
    return " ".join(words)


def _move(move: LegendMove) -> str:
    """Space, domino, preferences, both passes, the gem drawn and the domino turned up."""
    assert move.space is not None
    passes = [
        "".join(f"{space + 1}{gem[0]}" for space, gem in taken)
        for taken in (move.first_pass, move.second_pass)
    ]
    drawn, turned_up = letters([move.drawn or ""]), move.turned_up or ""
    head = f"{move.space + 1}:{move.domino}:{letters(move.preferences)}"
    return ":".join([head, *passes, drawn, str(turned_up)])


def dotted(things: Iterable[object]) -> str:
    """The things with dots between them."""
    return ".".join(map(str, things))


def letters(gems: Iterable[str]) -> str:
    """Every gem as the first letter of its name."""
    return "".join(gem[:1] for gem in gems)


def write_counts(gems: Counter[str]) -> str:
    """How many there are of each kind."""
    return dotted(counts(gems))


def piles_of(position: str) -> str:
    """The hidden part of a position: every pile, whole."""
    (piles,) = [word for word in position.split() if word.startswith("piles=")]
    return piles
