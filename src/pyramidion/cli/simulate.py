"""`pyramidion simulate`: whole matches between bots, and what they amount to."""

import os
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import click
import msgspec

from pyramidion.bots.playing import Simulation
from pyramidion.cli.choices import HIGHEST_SEED, bot_names, game_options, player_count
from pyramidion.cli.files import make_record_folder, write_bytes
from pyramidion.cli.grammar import Verb
from pyramidion.cli.parameters import argument, flag, number, option
from pyramidion.cli.report import Report, print_report
from pyramidion.cli.tally import Played, count
from pyramidion.cli.work import MOST_JOBS, do_all, job_count
from pyramidion.games import GAMES
from pyramidion.kernel.game import AnyGame, Options, Say, decode_options
from pyramidion.kernel.record import encode_record

MOST_GAMES = 1_000_000


class Task(msgspec.Struct, frozen=True):
    """One match to play: everything that it depends on, and where its record goes."""

    game: str
    options: str
    names: tuple[str, ...]
    seed: int
    number: int
    record: str | None


class Wanted(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    game: str
    players: int | None
    games: int
    seed: int
    bots: str
    option: tuple[str, ...]
    out: str | None
    force: bool
    jobs: int | None
    json: bool


def verb(say: Say) -> Verb:
    """The verb `simulate`."""
    params = [
        argument("game", say, "cli-metavar-game"),
        number("players", say, "cli-simulate-players", None),
        number("games", say, "cli-simulate-games", (1, MOST_GAMES), 100),
        number("seed", say, "cli-simulate-seed", (0, HIGHEST_SEED), 1),
        option("bots", say, "cli-simulate-bots", "cli-metavar-bots", default="greedy"),
        option("option", say, "cli-option", "cli-metavar-option", multiple=True),
        option("out", say, "cli-simulate-out", "cli-metavar-folder"),
        flag("force", say, "cli-simulate-force"),
        number("jobs", say, "cli-jobs", (1, MOST_JOBS)),
        flag("json", say, "cli-json"),
    ]
    return Verb("simulate", lambda **given: simulate(Wanted(**given), say), params, say)


def simulate(wanted: Wanted, say: Say) -> int:
    """Play the matches, write their records if asked, and report."""
    game = GAMES[wanted.game]
    players = player_count(game, wanted.players)
    options = game_options(game, wanted.option, say)
    names = bot_names(wanted.bots, players)
    if wanted.out is not None:
        make_record_folder(Path(wanted.out), wanted.force)
    report = _played(wanted, game, options, names, say("cli-simulating"))
    if wanted.json:
        click.echo(report.encode())
    else:
        print_report(report, game, say)
    return 0


def _played(
    wanted: Wanted, game: AnyGame, options: Options, names: tuple[str, ...], label: str
) -> Report:
    """Play all the matches, and time it."""
    jobs = job_count(wanted.jobs, wanted.games)
    tasks = _tasks(wanted, options, names)
    began = time.perf_counter()
    played = do_all(play_match, tasks, wanted.games, jobs, label)
    return Report(
        seconds=time.perf_counter() - began,
        game=game.meta.id,
        rules=game.meta.rules,
        options=msgspec.to_builtins(options),
        players=len(names),
        bots=names,
        seed=wanted.seed,
        tally=count(played),
        jobs=jobs,
        records=wanted.out,
    )


def play_match(task: Task) -> Played:
    """Play one match; the same task gives the same match, and the same bytes of its record."""
    game, options = _game_of(task.game, task.options)
    simulation = Simulation(game, options, task.names, "simulate", task.seed, task.number)
    simulation.run()
    match = simulation.match
    if task.record is not None:
        record = encode_record(simulation.header, match, simulation.seal)
        write_bytes(Path(task.record), record)
    assert match.outcome is not None
    names = tuple(sitter.name for sitter in simulation.header.seats)
    return Played(names, match.outcome, simulation.decisions)


def rotated(names: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The bots of match `number`, counted from 1: each sits on each seat equally often."""
    turn = (number - 1) % len(names)
    return names[turn:] + names[:turn]


@lru_cache
def _game_of(name: str, options: str) -> tuple[AnyGame, Options]:
    game = GAMES[name]
    return game, decode_options(game, msgspec.json.decode(options))


def _tasks(wanted: Wanted, options: Options, names: tuple[str, ...]) -> Iterator[Task]:
    written = msgspec.json.encode(options).decode()
    width = max(4, len(str(wanted.games)))
    for nth in range(1, wanted.games + 1):
        file = f"{nth:0{width}}.jsonl"
        record = None if wanted.out is None else os.path.join(wanted.out, file)
        yield Task(wanted.game, written, rotated(names, nth), wanted.seed, nth, record)
