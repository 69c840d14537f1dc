"""Records read from files and verified."""

from pathlib import Path

import msgspec

from pyramidion.cli.files import read_bytes
from pyramidion.games.records import read_record
from pyramidion.kernel.chance import Judgement
from pyramidion.kernel.errors import BadRecord, Invalid
from pyramidion.kernel.game import AnyGame, Say
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.record import Record
from pyramidion.kernel.verify import verify
from pyramidion.messages import harmless, speaker
from pyramidion.messages.refusals import reason, refusal

LONGEST_NAME = 20


class SealFinding(msgspec.Struct, frozen=True, kw_only=True):
    """What was promised and added before the match, and how much was drawn from it."""

    commitment: str
    nonces: tuple[str, ...]
    draws: int
    judgements: int


class Finding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of one record: its outcome, or what is wrong with it, and at which line.

    `line` is None where the file could not even be read.
    """

    file: str
    verified: bool
    game: str | None = None
    seats: tuple[str, ...] = ()
    entries: int | None = None
    outcome: Outcome | None = None
    seal: SealFinding | None = None
    code: str | None = None
    line: int | None = None
    expected: str | None = None
    found: str | None = None
    sentence: str | None = None


def load_record(path: Path) -> tuple[Record, AnyGame]:
    """A record whose hashes are right, and its game; raises `BadRecord` or `Invalid`."""
    return read_record(read_bytes(path))


def examine(task: tuple[str, str]) -> Finding:
    """Verify the record in a file; the task is a language and a path."""
    lang, file = task
    try:
        record, game = load_record(Path(file))
        outcome = verify(record, game)
    except BadRecord as error:
        return _failed(file, error, speaker(lang))
    except Invalid as error:
        sentence = refusal(error, speaker(lang))
        return Finding(file=file, verified=False, code=error.code, sentence=sentence)
    return Finding(
        file=file,
        verified=True,
        game=game.meta.id,
        seats=names_of(record),
        entries=len(record.entries),
        outcome=outcome,
        seal=seal_of(record),
    )


def seal_of(record: Record) -> SealFinding:
    """What a record tells of its chance."""
    drawn = [draw for entry in record.entries for draw in entry.draws]
    judgements = sum(isinstance(draw, Judgement) for draw in drawn)
    return SealFinding(
        commitment=record.header.commitment,
        nonces=record.footer.nonces,
        draws=len(drawn) - judgements,
        judgements=judgements,
    )


def names_of(record: Record) -> tuple[str, ...]:
    """Who sat on each seat; where two bear the same name, with the number of the seat."""
    names = [harmless(sitter.name, LONGEST_NAME) for sitter in record.header.seats]
    return tuple(
        name if names.count(name) == 1 else f"{name} #{seat}" for seat, name in enumerate(names)
    )


def told_at_line(file: str, error: BadRecord, say: Say) -> str:
    """The refusal of a record, with its file and its line."""
    return say("cli-record-failed", file=file, line=error.line, reason=reason(error, say))


def _failed(file: str, error: BadRecord, say: Say) -> Finding:
    return Finding(
        file=file,
        verified=False,
        code=error.code,
        line=error.line,
        expected=error.expected,
        found=error.found,
        sentence=told_at_line(file, error, say),
    )
