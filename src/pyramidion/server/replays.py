"""A finished match as moments to step through, and moments to play on from.

Everything is made from a record, so a match of this server and a record from elsewhere are alike.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from pyramidion.games.records import read_record
from pyramidion.kernel.actions import Confirm
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.match import Match
from pyramidion.kernel.origin import Moment, moment_of
from pyramidion.kernel.record import Record, origin_of
from pyramidion.kernel.seats import Holder, Seat
from pyramidion.kernel.verify import verify
from pyramidion.kernel.view import View
from pyramidion.server.bodies import Frame, Replayed
from pyramidion.server.protocol import Origin

ALL, PUBLIC = "all", "public"
MOST_SECONDS = 5.0
"""A record that takes longer to verify is no match that people have played."""

_ENCODE = msgspec.json.Encoder().encode
_NO_EVENTS = msgspec.Raw(b"[]")

AnyMatch = Match[Any, Any, Any]


def replayed(written: bytes, viewer: str) -> Replayed:
    """The whole match as a viewer sees it: a seat's number, `public` or `all`."""
    record, game = _read(written)
    header = record.header
    look = _look(game, viewer, len(header.seats))
    frames: list[Frame] = []
    patience = _Patience()

    def watch(match: AnyMatch, events: Sequence[Event]) -> None:
        patience.check()
        frame = look(match, events)
        if not frames or frame.events != _NO_EVENTS or frame.view != frames[-1].view:
            frames.append(frame)

    outcome = verify(record, game, watch)
    return Replayed(
        game=header.game,
        rules=header.rules,
        options=header.options,
        names=tuple(sitter.name for sitter in header.seats),
        kinds=tuple(sitter.kind.value for sitter in header.seats),
        commitment=header.commitment,
        outcome=outcome,
        origin=_told(origin_of(header)),
        frames=tuple(frames),
    )


def moment_in(
    written: bytes, table: str, number: int, seq: int, seat: int
) -> tuple[Record, Moment]:
    """The moment after entry `seq` as a seat knew it; raises `BadRecord` or `Invalid`."""
    record, game = _read(written)
    if seat >= players_of(record):
        raise Invalid("seat", "no-such-seat", seat=seat)
    found: list[View] = []
    patience = _Patience()

    def watch(match: AnyMatch, events: Sequence[Event]) -> None:
        patience.check()
        if match.log[-1].seq == seq:
            if match.outcome is not None:
                raise Invalid("seq", "match-is-over")
            found.append(match.view(Seat(seat)))

    verify(record, game, watch)
    if not found:
        raise Invalid("seq", "no-such-moment", seq=seq)
    return record, moment_of(found[0], table, number, seq)


def _read(written: bytes) -> tuple[Record, AnyGame]:
    """A record of a length that matches have."""
    record, game = read_record(written)
    if len(record.entries) > game.meta.longest:
        raise Invalid("record", "record-too-long")
    return record, game


def players_of(record: Record) -> int:
    """How many seats of a record were played by people or bots."""
    return sum(sitter.kind != Holder.AUTOMA for sitter in record.header.seats)


class _Patience:
    """Gives up a record that takes too long."""

    def __init__(self) -> None:
        self._until = time.monotonic() + MOST_SECONDS

    def check(self) -> None:
        if time.monotonic() > self._until:
            raise Invalid("record", "record-too-long")


class _Look:
    """Makes the frame of a moment for one viewer."""

    def __init__(self, game: AnyGame, seat: Seat | None, *, is_open: bool) -> None:
        self._game = game
        self._seat = seat
        self._is_open = is_open

    def __call__(self, match: AnyMatch, events: Sequence[Event]) -> Frame:
        entry = match.log[-1]
        actor = entry.seat if 0 <= entry.seat < match.seats else None
        if self._is_open and actor is not None and not isinstance(entry.action, Confirm):
            self._seat = actor
        heard = list(self._heard(events))
        view = msgspec.structs.replace(self._view(match), legal=(), prompt=None)
        return Frame(
            seq=entry.seq,
            at=entry.at,
            actor=actor,
            seat=self._seat,
            events=msgspec.Raw(_ENCODE(heard)),
            view=msgspec.Raw(_ENCODE(view)),
        )

    def _heard(self, events: Sequence[Event]) -> Iterator[Event]:
        for event in events:
            told = event if self._is_open else self._game.narrate(event, self._seat)
            if told is not None:
                yield told

    def _view(self, match: AnyMatch) -> View:
        seat = self._seat
        if self._is_open and seat is not None:
            view: View = self._game.revealed(match.state, seat)
        else:
            view = match.view(seat)
        return view


def _look(game: AnyGame, viewer: str, seats: int) -> _Look:
    """With everything open, each moment is seen by who did something, be it some moments ago."""
    if viewer == ALL:
        return _Look(game, Seat(0), is_open=True)
    if viewer == PUBLIC:
        return _Look(game, None, is_open=False)
    if viewer in map(str, range(seats)):
        return _Look(game, Seat(int(viewer)), is_open=False)
    raise Invalid("viewer", "bad-viewer")


def _told(moment: Moment | None) -> Origin | None:
    if moment is None:
        return None
    return Origin(moment.table, moment.number, moment.seq, moment.seat)
