"""The program `pyramidion`: its language, its verbs, and what becomes of errors.

Exit codes: 0 fine, 1 a record that does not verify, 2 bad input, 130 interrupted, 141 nobody reads.
"""

import os
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from io import TextIOWrapper
from itertools import pairwise

import click

from pyramidion import __version__
from pyramidion.cli import games, play, replay, serve, show, simulate, solve
from pyramidion.cli.files import why
from pyramidion.cli.grammar import Verbs, wrong_usage
from pyramidion.kernel.errors import BadRecord, PyramidionError
from pyramidion.kernel.game import Say
from pyramidion.messages import LANGUAGES, language, speaker
from pyramidion.messages.refusals import refusal

BAD_RECORD, BAD_INPUT, INTERRUPTED, NOBODY_READS = 1, 2, 130, 141
_VERBS = (
    games.verb,
    simulate.verb,
    replay.verb,
    show.verb,
    play.verb,
    solve.verb,
    serve.verb,
    serve.backup_verb,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks, and give the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _soften_streams()
    say = speaker(language(_asked_language(given), os.environ))
    try:
        code = _run(given, say)
        sys.stdout.flush()
    except BrokenPipeError:
        _silence_stdout()
        return NOBODY_READS
    return code


def build(say: Say) -> Verbs:
    """The whole command line in one language."""
    return Verbs(say, __version__, [verb(say) for verb in _VERBS])


def _run(given: list[str], say: Say) -> int:
    """Run a verb; every refusal is one sentence on stderr."""
    try:
        return _invoke(given, say)
    except PyramidionError as error:
        click.echo(refusal(error, say), err=True)
        return BAD_RECORD if isinstance(error, BadRecord) else BAD_INPUT
    except click.UsageError as error:
        click.echo(wrong_usage(error, say), err=True)
        return BAD_INPUT
    except (KeyboardInterrupt, click.Abort):
        click.echo(say("cli-interrupted"), err=True)
        return INTERRUPTED
    except BrokenProcessPool:
        click.echo(say("cli-worker-lost"), err=True)
        return BAD_INPUT
    except BrokenPipeError:
        raise
    except OSError as error:
        file = error.filename or say("cli-output")
        click.echo(say("cli-cannot-write", file=file, why=why(error)), err=True)
        return BAD_INPUT


def _invoke(given: list[str], say: Say) -> int:
    verbs = build(say)
    try:
        with verbs.make_context("pyramidion", given) as context:
            return verbs.invoke(context) or 0
    except click.exceptions.Exit as left:
        return left.exit_code


def _asked_language(given: Sequence[str]) -> str | None:
    """The last `--lang` that names a language; a wrong one is refused later, by its verb."""
    words = [part for word in given for part in word.split("=", 1)]
    asked = [after for word, after in pairwise(words) if word == "--lang" and after in LANGUAGES]
    return asked[-1] if asked else None


def _soften_streams() -> None:
    """Show a sign that the terminal cannot write, or read, as another one."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _silence_stdout() -> None:
    """Let the interpreter's last flush go nowhere, since nobody reads any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
