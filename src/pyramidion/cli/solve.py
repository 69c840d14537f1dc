"""`pyramidion solve`: a region covered with keys, in every way or in one."""

import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import click
import msgspec
from rich.text import Text

from pyramidion.cli.files import read_bytes
from pyramidion.cli.grammar import Verb
from pyramidion.cli.parameters import argument, flag
from pyramidion.cli.puzzle import SIGNS, Puzzle, parse_puzzle
from pyramidion.cli.sheet import console
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import Say
from pyramidion.tiling.cover import count_solutions, solutions
from pyramidion.tiling.drawing import draw_covering

STANDARD_INPUT = "-"
_LONGEST = 20_000
_STYLES = ("red", "green", "yellow", "blue", "magenta", "cyan")


def verb(say: Say) -> Verb:
    """The verb `solve`."""
    params = [
        argument("file", say, "cli-metavar-file"),
        flag("count", say, "cli-solve-count"),
        flag("first", say, "cli-solve-first"),
        flag("json", say, "cli-json"),
    ]
    return Verb("solve", lambda **given: solve(say=say, **given), params, say)


def solve(file: str, count: bool, first: bool, json: bool, say: Say) -> int:
    """Print the coverings, or their number; that there is none is an answer too."""
    if count and first:
        raise Invalid("option", "cli-solve-count-or-first")
    puzzle = parse_puzzle(_read(file))
    if count:
        many = count_solutions(puzzle.region, puzzle.width, puzzle.pieces)
        click.echo(msgspec.json.encode({"count": many}) if json else str(many))
    elif json:
        click.echo(_encode(puzzle, 1 if first else None))
    else:
        _print_coverings(puzzle, 1 if first else None, say)
    return 0


def _read(file: str) -> str:
    """The text of a file, or of standard input."""
    if file == STANDARD_INPUT:
        text = sys.stdin.read(_LONGEST + 1)
    else:
        try:
            text = read_bytes(Path(file)).decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Invalid("file", "cli-solve-not-text", file=file) from None
    if len(text) > _LONGEST:
        raise Invalid("file", "cli-solve-long", most=_LONGEST)
    return text


def _drawn(puzzle: Puzzle, laid: Sequence[int]) -> list[str]:
    return draw_covering(puzzle.region, puzzle.width, laid, SIGNS[: len(laid)])


def _encode(puzzle: Puzzle, most: int | None) -> bytes:
    found = islice(solutions(puzzle.region, puzzle.width, puzzle.pieces), most)
    drawings = [_drawn(puzzle, laid) for laid in found]
    keys = [{"sign": sign, "name": name} for sign, name in zip(SIGNS, puzzle.names, strict=False)]
    return msgspec.json.encode({"keys": keys, "count": len(drawings), "solutions": drawings})


def _print_coverings(puzzle: Puzzle, most: int | None, say: Say) -> None:
    """Each covering as soon as it is found, then how many there were."""
    out = console()
    out.print("  ".join(map("{} {}".format, SIGNS, puzzle.names)), soft_wrap=True)
    many = 0
    for laid in islice(solutions(puzzle.region, puzzle.width, puzzle.pieces), most):
        many += 1
        out.print()
        for row in _drawn(puzzle, laid):
            out.print(_painted(row), soft_wrap=True)
    if most is None or not many:
        out.print()
        out.print(say("cli-solve-found", count=many), soft_wrap=True)


def _painted(row: str) -> Text:
    """The row with each letter in its colour."""
    text = Text(row)
    for place, sign in enumerate(row):
        if sign in SIGNS:
            text.stylize(_STYLES[SIGNS.index(sign) % len(_STYLES)], place, place + 1)
    return text
