"""A saved match, one JSON object a line, each line chained to the one before by its hash.

    line 1       the header: format, game, rules, options, seats, commitment, inputs
    line 2 ...   the entries, seq 0 (the setup) first
    last line    the outcome, the seed and the nonces

A line ends with `,"hash":"<64 hex digits>"}`: the SHA-256 of the hash before it (none for line 1)
followed by the line's own bytes up to there. So any altered byte is found at its line.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from pyramidion.kernel.chance import Draw
from pyramidion.kernel.errors import BadRecord
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import AnyGame, Options
from pyramidion.kernel.match import Entry, Match
from pyramidion.kernel.origin import Moment, decode_moment
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.seats import By, Holder, encode_seat

FORMAT = "pyramidion/1"
ORIGIN = "origin"
_FIRST = b'{"format":"'
_MARK = b',"hash":"'
_TAIL = len(_MARK) + 64 + len(b'"}')


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat on a seat."""

    name: str
    kind: Holder


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Line 1: what must be known before the first entry.

    `inputs` holds word lists and the like, and the moment that the match was played on from.
    """

    format: str
    game: str
    rules: str
    options: dict[str, Any]
    seats: tuple[Sitter, ...]
    commitment: str
    inputs: dict[str, Any] = {}


class EntryLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry as it is written; the action is decoded by its game."""

    seq: int
    at: int
    seat: int | str
    by: By
    action: Any
    draws: tuple[Draw, ...]


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how it ended, and what was sealed until then."""

    outcome: Outcome
    seed: str
    nonces: tuple[str, ...]


class Record(msgspec.Struct, frozen=True):
    """A record whose hashes are right; whether it is a true match, `verify` tells."""

    header: Header
    entries: tuple[EntryLine, ...]
    footer: Footer


def make_header(
    game: AnyGame,
    options: Options,
    seats: Iterable[Sitter],
    commitment: str,
    origin: Moment | None = None,
) -> Header:
    """The header of a match that is about to start."""
    plain = msgspec.to_builtins(options)
    inputs = {} if origin is None else {ORIGIN: msgspec.to_builtins(origin)}
    return Header(FORMAT, game.meta.id, game.meta.rules, plain, tuple(seats), commitment, inputs)


def origin_of(header: Header) -> Moment | None:
    """The moment that a match was played on from, if it was; raises `Invalid`."""
    return decode_moment(header.inputs[ORIGIN]) if ORIGIN in header.inputs else None


def encode_record(header: Header, match: Match[Any, Any, Any], seal: Seal) -> bytes:
    """The whole record of a finished match."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("Only a finished match has a record.")
    lines: list[object] = [header, *map(_entry_line, match.log)]
    lines.append(Footer(outcome, seal.seed.hex(), tuple(nonce.hex() for nonce in seal.nonces)))
    return b"".join(chain(lines))


def chain(lines: Iterable[object]) -> Iterator[bytes]:
    """The lines, encoded, each with its hash."""
    previous = ""
    for line in lines:
        body = msgspec.json.encode(line)[:-1]
        previous = _hash(previous, body)
        yield body + _MARK + previous.encode() + b'"}\n'


def decode_record(written: bytes) -> Record:
    """The record in these bytes; raises `BadRecord` at the first line that was altered."""
    bodies = list(_bodies(written))
    if len(bodies) < 3:
        raise BadRecord(len(bodies) + 1, "record-truncated", "another line", "the end")
    header = _decode(1, bodies[0], Header)
    if header.format != FORMAT:
        raise BadRecord(1, "record-format", FORMAT, header.format)
    last = len(bodies)
    if not bodies[-1].startswith(b'{"outcome"'):
        raise BadRecord(last + 1, "record-truncated", "the outcome", "the end")
    entries = (_decode(n, body, EntryLine) for n, body in enumerate(bodies[1:-1], start=2))
    return Record(header, tuple(entries), _decode(last, bodies[-1], Footer))


def _entry_line(entry: Entry) -> EntryLine:
    seat = encode_seat(entry.seat)
    return EntryLine(entry.seq, entry.at, seat, entry.by, entry.action, entry.draws)


def _hash(previous: str, body: bytes) -> str:
    return hashlib.sha256(previous.encode() + body).hexdigest()


def _bodies(written: bytes) -> Iterator[bytes]:
    """Each line without its hash, once that hash is found right."""
    previous = ""
    lines = written.split(b"\n")
    if not lines[0].startswith(_FIRST) and lines[0]:
        raise BadRecord(1, "record-format", FORMAT, _shown_start(lines[0]))
    for number, line in enumerate(lines[:-1], start=1):
        body, tail = line[:-_TAIL], line[-_TAIL:]
        previous = _hash(previous, body)
        if tail != _MARK + previous.encode() + b'"}':
            raise BadRecord(number, "record-hash", previous, _shown_hash(tail))
        yield body + b"}"
    if lines[-1]:
        raise BadRecord(len(lines), "record-truncated", "a whole line", "a part of one")


def _shown_start(line: bytes) -> str:
    return line[:40].decode("utf-8", "replace")


def _shown_hash(tail: bytes) -> str:
    return tail[len(_MARK) : len(_MARK) + 64].decode("ascii", "replace") or "nothing"


def _decode(number: int, body: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(number, "record-line", f"a {kind.__name__}", str(error)) from error
