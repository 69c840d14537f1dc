"""`pyramidion show`: a position of a record, as one seat may see it."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec

from pyramidion.cli.grammar import Verb
from pyramidion.cli.paint import painted
from pyramidion.cli.parameters import argument, flag, number
from pyramidion.cli.records import load_record, names_of, told_at_line
from pyramidion.cli.sheet import console, print_sheet
from pyramidion.kernel.actions import Away, SetUp, TakeBack, TimeUp
from pyramidion.kernel.errors import BadRecord, Invalid
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import AnyGame, Say, decode_options
from pyramidion.kernel.match import Entry, Match
from pyramidion.kernel.record import Record
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.verify import AnyMatch, decode_entry, verify
from pyramidion.messages.telling import Teller

_BAD_RECORD = 1


def verb(say: Say) -> Verb:
    """The verb `show`."""
    params = [
        argument("file", say, "cli-metavar-file"),
        number("at", say, "cli-show-at", None),
        number("seat", say, "cli-show-seat", None),
        flag("json", say, "cli-json"),
    ]
    return Verb("show", lambda **given: show(say=say, **given), params, say)


def show(file: str, at: int | None, seat: int | None, json: bool, say: Say) -> int:
    """Print the position after an entry, once the record is verified."""
    try:
        record, game = load_record(Path(file))
        verify(record, game)
    except BadRecord as error:
        click.echo(told_at_line(file, error, say), err=True)
        return _BAD_RECORD
    seq, viewer = _entry(record, at), _viewer(record, seat)
    match, events = _folded(record, game, seq)
    if json:
        click.echo(msgspec.json.encode(match.view(viewer)))
    else:
        _print_position(record, match, events, viewer, say)
    return 0


def _entry(record: Record, at: int | None) -> int:
    last = len(record.entries) - 1
    if at is not None and not 0 <= at <= last:
        raise Invalid("at", "cli-no-entry", at=at, last=last)
    return last if at is None else at


def _viewer(record: Record, seat: int | None) -> Seat | None:
    last = len(record.header.seats) - 1
    if seat is not None and not 0 <= seat <= last:
        raise Invalid("seat", "cli-no-seat", seat=seat, last=last)
    return None if seat is None else Seat(seat)


def _folded(record: Record, game: AnyGame, seq: int) -> tuple[AnyMatch, list[Event]]:
    """The match after entry `seq`, and what that entry made happen."""
    entries = [decode_entry(game, line) for line in record.entries[: seq + 1]]
    options = decode_options(game, record.header.options)
    seats = len(record.header.seats)
    if seq == 0:
        return Match.fold(game, options, seats, entries), []
    match: AnyMatch = Match.fold(game, options, seats, entries[:-1])
    return match, match.replay(entries[-1])


def _print_position(
    record: Record, match: AnyMatch, events: list[Event], viewer: Seat | None, say: Say
) -> None:
    names = names_of(record)
    teller = Teller(match.game, names, viewer, say)
    last = len(record.entries) - 1
    who = say("cli-spectator") if viewer is None else names[viewer]
    click.echo(say("cli-show-where", seq=match.log[-1].seq, last=last, who=who))
    told = [sentence for event in events if (sentence := teller.event(event)) is not None]
    for sentence in told or _of_kernel(match.log[-1], names, viewer, say):
        click.echo(sentence)
    click.echo()
    console().print(painted(teller.table(match.view(viewer))), soft_wrap=True)
    if match.outcome is not None:
        print_sheet(match.outcome, names, teller, say, viewer)


def _of_kernel(entry: Entry, names: Sequence[str], viewer: Seat | None, say: Say) -> Iterator[str]:
    """What an entry of the kernel's own does; a step taken back is only known to who made it."""
    match entry.action:
        case SetUp():
            yield say("entry-set_up")
        case TakeBack() if entry.seat == viewer:
            yield say("entry-take_back")
        case TimeUp(late):
            whose = "mine" if late == viewer else "other"
            yield say("entry-time_up", whose=whose, player=names[late])
        case Away():
            yield say("entry-away")
        case _:
            yield say("entry-unheard")
