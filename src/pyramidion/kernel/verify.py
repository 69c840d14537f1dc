"""Verifying a record: every action legal, every draw from the seed, the outcome right."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from pyramidion.kernel.chance import DrawMismatch, Replaying
from pyramidion.kernel.errors import BadRecord, Illegal, Invalid
from pyramidion.kernel.fair import Fair, Seal
from pyramidion.kernel.game import AnyGame, decode_action, decode_options
from pyramidion.kernel.match import Entry, Match
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.record import EntryLine, Record
from pyramidion.kernel.seats import Holder, decode_seat

AnyMatch = Match[Any, Any, Any]


def verify(
    record: Record, game: AnyGame, watch: Callable[[AnyMatch], None] | None = None
) -> Outcome:
    """The outcome of a record that is a true match; else raises `BadRecord` naming the line.

    `watch` is called with the match after every entry.
    """
    check_version(record, game)
    fair = Fair(_opened_seal(record).key)
    match = _set_up(record, game, fair)
    for number, line in enumerate(record.entries, start=2):
        if number > 2:
            _replay_line(match, number, line, fair, game)
        if watch is not None:
            watch(match)
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
    first = record.entries[0]
    chance = Replaying(first.draws, fair)
    try:
        match: AnyMatch = Match(game, options, players, chance, first.at)
        chance.finish()
    except DrawMismatch as error:
        raise BadRecord(2, "record-draw", error.expected, error.found) from error
    _compare_line(2, match, first)
    return match


def _replay_line(match: AnyMatch, number: int, line: EntryLine, fair: Fair, game: AnyGame) -> None:
    try:
        match.replay(decode_entry(game, line), fair)
    except DrawMismatch as error:
        raise BadRecord(number, "record-draw", error.expected, error.found) from error
    except (Illegal, Invalid) as error:
        raise BadRecord(number, "record-action", "a legal action", str(error)) from error
    except ValueError as error:
        raise BadRecord(number, "record-line", "a seat", str(error)) from error
    _compare_line(number, match, line)


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
    if outcome != record.footer.outcome:
        expected, found = (
            msgspec.json.encode(told).decode() for told in (outcome, record.footer.outcome)
        )
        raise BadRecord(last, "record-outcome", expected, found)
    return outcome
