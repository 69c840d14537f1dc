"""Verifying a record: every action legal, every draw from the seed, the outcome right."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from pyramidion.kernel.chance import DrawMismatch, Replaying
from pyramidion.kernel.errors import BadRecord, Illegal, Invalid
from pyramidion.kernel.events import Event
from pyramidion.kernel.fair import Fair, Seal
from pyramidion.kernel.game import AnyGame, decode_action, decode_options
from pyramidion.kernel.match import Entry, Match
from pyramidion.kernel.origin import view_at
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.record import EntryLine, Record, origin_of
from pyramidion.kernel.seats import Holder, decode_seat
from pyramidion.kernel.view import View

AnyMatch = Match[Any, Any, Any]


Watch = Callable[[AnyMatch, Sequence[Event]], None]
_BREAKS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RecursionError,
    TypeError,
    ValueError,
)
"""How rules may break in a position that cannot be: only a forged origin leads to one."""


def verify(record: Record, game: AnyGame, watch: Watch | None = None) -> Outcome:
    """The outcome of a record that is a true match; else raises `BadRecord` naming the line.

    `watch` is called after every entry, with the match and what happened.
    """
    check_version(record, game)
    fair = Fair(_opened_seal(record).key)
    match = _set_up(record, game, fair)
    for number, line in enumerate(record.entries, start=2):
        events = _replay_line(match, number, line, fair, game) if number > 2 else []
        if watch is not None:
            watch(match, events)
    return _checked_outcome(record, match)


def check_version(record: Record, game: AnyGame) -> None:
    """Refuse a record that was played under other rules."""
    if record.header.rules != game.meta.rules:
        raise BadRecord(1, "record-rules", game.meta.rules, record.header.rules)


def decode_entry(game: AnyGame, line: EntryLine) -> Entry:
    """The entry that a line tells."""
    seat, action = decode_seat(line.seat), decode_action(game, line.action)
    return Entry(line.seq, line.at, seat, line.by, action, line.draws)


def _opened_seal(record: Record) -> Seal:
    last = len(record.entries) + 2
    try:
        nonces = tuple(map(bytes.fromhex, record.footer.nonces))
        seal = Seal(bytes.fromhex(record.footer.seed), nonces)
    except ValueError as error:
        raise BadRecord(last, "record-seed", "a seed and nonces", str(error)) from error
    found = hashlib.sha256(seal.seed).hexdigest()
    if found != record.header.commitment:
        raise BadRecord(last, "record-seed", record.header.commitment, found)
    return seal


def _set_up(record: Record, game: AnyGame, fair: Fair) -> AnyMatch:
    players = sum(sitter.kind != Holder.AUTOMA for sitter in record.header.seats)
    try:
        options = decode_options(game, record.header.options)
        seats = game.meta.seats(players)
    except Invalid as error:
        raise BadRecord(1, "record-header", "options and seats of this game", str(error)) from error
    if seats != len(record.header.seats):
        raise BadRecord(1, "record-header", f"{seats} seats", f"{len(record.header.seats)} seats")
    origin = _origin(record, game)
    first = record.entries[0]
    chance = Replaying(first.draws, fair)
    try:
        match: AnyMatch = Match(game, options, players, chance, first.at, origin)
        chance.finish()
        _check_origin(match)
    except DrawMismatch as error:
        raise BadRecord(2, "record-draw", error.expected, error.found) from error
    except _BREAKS as error:
        raise _bad_origin(origin, error) from error
    _compare_line(2, match, first)
    return match


def _origin(record: Record, game: AnyGame) -> View | None:
    try:
        moment = origin_of(record.header)
        return None if moment is None else view_at(game, moment)
    except Invalid as error:
        raise BadRecord(1, "record-origin", "a moment of this game", str(error)) from error


def _check_origin(match: AnyMatch) -> None:
    """What was drawn anew agrees with what was known: else nobody can have known it."""
    origin = match.origin
    if origin is not None and match.view(origin.seat) != origin:
        raise ValueError("a view that no position gives")


def _bad_origin(origin: View | None, error: Exception) -> Exception:
    """The refusal of a forged origin; without an origin the rules themselves are broken."""
    if origin is None:
        return error
    return BadRecord(1, "record-origin", "a moment of this game", str(error))


def _replay_line(
    match: AnyMatch, number: int, line: EntryLine, fair: Fair, game: AnyGame
) -> list[Event]:
    try:
        events = match.replay(decode_entry(game, line), fair)
    except DrawMismatch as error:
        raise BadRecord(number, "record-draw", error.expected, error.found) from error
    except (Illegal, Invalid) as error:
        raise BadRecord(number, "record-action", "a legal action", str(error)) from error
    except ValueError as error:
        raise BadRecord(number, "record-line", "a seat", str(error)) from error
    except _BREAKS as error:
        raise _bad_origin(match.origin, error) from error
    _compare_line(number, match, line)
    return events


def _compare_line(number: int, match: AnyMatch, line: EntryLine) -> None:
    """The entry just written is the one that was read: its number and its instant too."""
    written = match.log[-1]
    if (written.seq, written.at) != (line.seq, line.at):
        expected = f"seq {written.seq} at {written.at} or later"
        raise BadRecord(number, "record-line", expected, f"seq {line.seq} at {line.at}")


def _checked_outcome(record: Record, match: AnyMatch) -> Outcome:
    last = len(record.entries) + 2
    outcome = match.outcome
    if outcome is None:
        raise BadRecord(last, "record-outcome", "a finished match", "a match that goes on")
    if outcome != record.footer.outcome or len(outcome.ranks) != match.seats:
        expected, found = (
            msgspec.json.encode(told).decode() for told in (outcome, record.footer.outcome)
        )
        raise BadRecord(last, "record-outcome", expected, found)
    return outcome
