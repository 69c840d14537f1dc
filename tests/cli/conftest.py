"""The command line run in this process, and records to run it on."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from pyramidion.bots.playing import Simulation
from pyramidion.cli import main
from pyramidion.games import GAMES
from pyramidion.kernel.record import encode_record


class Ran(NamedTuple):
    """What a command gave; every space in it is an ordinary one."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def _spaced(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.fixture
def run(capsys, monkeypatch) -> Run:
    """Runs `pyramidion` with some words, in a language, with some lines typed in."""

    def run_words(*words: object, lang: str = "en", typed: str = "") -> Ran:
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        told = capsys.readouterr()
        assert "Traceback" not in told.err
        return Ran(code, _spaced(told.out), _spaced(told.err))

    return run_words


@pytest.fixture(scope="session")
def written() -> bytes:
    """The bytes of one record: two bots, one match."""
    game = GAMES["silver_gold"]
    simulation = Simulation(game, game.options(), ("greedy", "random"), "simulate", 1, 1)
    simulation.run()
    return encode_record(simulation.header, simulation.match, simulation.seal)


@pytest.fixture
def record(written, tmp_path) -> Path:
    """A file with that record."""
    path: Path = tmp_path / "match.jsonl"
    path.write_bytes(written)
    return path
