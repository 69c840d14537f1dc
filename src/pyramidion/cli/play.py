"""`pyramidion play`: a person against bots, in the terminal."""

import importlib
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from pyramidion.cli.choices import HIGHEST_SEED, bot_names, game_options, player_count
from pyramidion.cli.files import check_new_file, write_bytes
from pyramidion.cli.grammar import Verb
from pyramidion.cli.parameters import argument, number, option
from pyramidion.cli.records import LONGEST_NAME
from pyramidion.cli.sheet import console, listed, print_sheet
from pyramidion.cli.sitting import ME, Sitting
from pyramidion.cli.talk import Talk
from pyramidion.games import GAMES
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import AnyGame, Say
from pyramidion.messages.telling import Teller


class Wanted(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    game: str
    players: int | None
    bots: str
    name: str | None
    seed: int | None
    option: tuple[str, ...]
    out: str | None


def verb(say: Say) -> Verb:
    """The verb `play`."""
    params = [
        argument("game", say, "cli-metavar-game"),
        number("players", say, "cli-play-players", None),
        option("bots", say, "cli-play-bots", "cli-metavar-bots", default="greedy"),
        option("name", say, "cli-play-name", "cli-metavar-name"),
        number("seed", say, "cli-play-seed", (0, HIGHEST_SEED)),
        option("option", say, "cli-option", "cli-metavar-option", multiple=True),
        option("out", say, "cli-play-out", "cli-metavar-file"),
    ]
    return Verb("play", lambda **given: play(Wanted(**given), say), params, say)


def play(wanted: Wanted, say: Say) -> int:
    """Play a match, show its score sheet, and save its record if asked."""
    game = GAMES[wanted.game]
    players = player_count(game, wanted.players)
    bots = bot_names(wanted.bots, players - 1) if players > 1 else ()
    options = game_options(game, wanted.option, say)
    names = _names(game, players, wanted.name, say)
    if wanted.out is not None:
        check_new_file(Path(wanted.out))
    seed = secrets.token_hex(16) if wanted.seed is None else str(wanted.seed)
    sitting = Sitting(game, options, names, bots, seed)
    if wanted.name is None:
        names[ME] = say("cli-you")
    teller = Teller(game, names, ME, say)
    _welcome(game, names, bots, say)
    _edit_lines()
    if Talk(sitting, teller, console(), say).play():
        _finish(sitting, names, teller, wanted.out, say)
    else:
        _leave(wanted.out, say)
    return 0


def _names(game: AnyGame, players: int, mine: str | None, say: Say) -> list[str]:
    """Who sits where: the person, then animals that the bots play."""
    name = say("cli-player") if mine is None else mine.strip()
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
        raise Invalid("name", "cli-bad-name", name=name, longest=LONGEST_NAME)
    animals = [animal.strip() for animal in say("cli-companions").split(",")]
    others = game.meta.seats(players) - 1
    return [name, *(animals[n % len(animals)] for n in range(others))]


def _welcome(game: AnyGame, names: Sequence[str], bots: Sequence[str], say: Say) -> None:
    """The first screen: what is played, against whom, how a turn works, what the signs mean."""
    out = console()
    prefix = game.meta.prefix.lower()
    out.print(game.meta.titles[say("cli-language")], style="bold", soft_wrap=True)
    against = [f"{name} ({bot})" for name, bot in zip(names[1:], bots, strict=False)]
    if against:
        out.print(say("cli-against", names=listed(against, say)), soft_wrap=True)
    for code in (f"{prefix}-intro", f"{prefix}-legend", f"{prefix}-example", "cli-play-keys"):
        out.print("\n" + say(code), soft_wrap=True)


def _edit_lines() -> None:
    """Let a person at a terminal edit what they type, where the system can."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            importlib.import_module("readline")


def _finish(
    sitting: Sitting, names: Sequence[str], teller: Teller, out: str | None, say: Say
) -> None:
    assert sitting.match.outcome is not None
    print_sheet(sitting.match.outcome, names, teller, say, ME)
    if out is not None:
        write_bytes(Path(out), sitting.record())
        console().print(say("cli-play-saved", file=out), soft_wrap=True)


def _leave(out: str | None, say: Say) -> None:
    console().print(say("cli-left" if out is None else "cli-left-unsaved"), soft_wrap=True)
