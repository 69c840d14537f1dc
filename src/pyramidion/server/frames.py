"""What goes out to a client: messages made from a table, encoded once for each viewer."""

import zlib
from collections.abc import Callable, Iterable

import msgspec

from pyramidion.kernel.events import Event
from pyramidion.kernel.seats import Seat
from pyramidion.server.changes import Chatted
from pyramidion.server.protocol import (
    ChatLine,
    Origin,
    Over,
    Refused,
    SeatStatus,
    ServerMessage,
    TableStatus,
    ViewMessage,
)
from pyramidion.server.table import OVER, PLAYING, Table
from pyramidion.server.talk import PHRASES

_ENCODE = msgspec.json.Encoder().encode
_NO_EVENTS = msgspec.Raw(b"[]")


def encode_message(message: ServerMessage) -> bytes:
    """One message as JSON."""
    return _ENCODE(message)


def frame(messages: Iterable[bytes]) -> bytes:
    """A frame: a list of messages."""
    return b"[" + b",".join(messages) + b"]"


def status(
    table: Table, device: str, connected: Callable[[str], bool], spectators: int
) -> TableStatus:
    """The table around the match, as a device may see it."""
    seats = tuple(
        SeatStatus(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            yours=bool(device) and seat.device == device,
            connected=seat.kind == "bot" or connected(seat.device),
            played_by_bot=seat.is_played_by_bot,
            ready=bool(seat.nonce),
        )
        for seat in table.seats
    )
    return TableStatus(
        id=table.name,
        code=table.code,
        game=table.game.meta.id,
        rules=table.rules,
        options=msgspec.to_builtins(table.options) or {},
        players=table.players,
        clock=table.clock.limit,
        listed=table.listed,
        chat=table.chat,
        phrases=() if table.chat == "off" else PHRASES,
        watching=table.watching,
        phase=table.phase,
        number=table.match_number,
        host=bool(device) and table.host == device,
        commitment=table.seal.commitment,
        seats=seats,
        spectators=spectators,
        series=table.series,
        origin=origin(table),
        frozen="frozen" if table.frozen else "",
    )


def view_message(table: Table, viewer: Seat | None, events: Iterable[Event]) -> bytes:
    """The viewer's whole view, with what has just happened as they may hear it."""
    match = table.match
    assert match is not None
    view = _ENCODE(match.view(viewer))
    heard = [said for event in events if (said := table.game.narrate(event, viewer)) is not None]
    message = ViewMessage(
        viewer,
        table.match_number,
        table.shown[viewer],
        f"{zlib.crc32(view):08x}",
        viewer is not None and match.can_take_back(viewer),
        _deadline(table, viewer),
        msgspec.Raw(_ENCODE(heard)) if heard else _NO_EVENTS,
        msgspec.Raw(view),
    )
    return _ENCODE(message)


def _deadline(table: Table, viewer: Seat | None) -> int | None:
    assert table.match is not None
    if not (table.match.is_timed or table.clock.limit):
        return None
    owed = table.match.deadline
    if owed is not None:
        return owed.at
    return None if viewer is None else table.clock.deadline(viewer)


def whole(table: Table, viewers: Iterable[Seat | None]) -> list[bytes]:
    """Everything a client needs after the status: views, the end, the chat."""
    messages: list[bytes] = []
    if table.match is not None and table.phase in (PLAYING, OVER):
        messages += [view_message(table, viewer, ()) for viewer in viewers]
    if table.phase == OVER:
        messages.append(encode_message(over(table)))
    messages += [encode_message(chat_line(at, line)) for at, line in table.chat_lines]
    return messages


def chat_line(at: int, line: Chatted) -> ChatLine:
    """A line of chat for the wire."""
    return ChatLine(at, line.seat, line.name, line.text, line.phrase)


def origin(table: Table) -> Origin | None:
    """Where the table's matches are played on from, without what was known there."""
    moment = table.origin
    if moment is None:
        return None
    return Origin(moment.table, moment.number, moment.seq, moment.seat)


def over(table: Table) -> Over:
    """The end of a match, with what was sealed."""
    number = table.match_number
    return Over(
        number=number,
        record=f"/api/tables/{table.name}/matches/{number}/record",
        replay=f"/replay/{table.name}/{number}",
        seed=table.seal.seed.hex(),
        nonces=tuple(nonce.hex() for nonce in table.seal.nonces),
    )


def refused(command: str | None, error: Exception) -> Refused:
    """A refusal for the wire: code, rule or field, and values."""
    return Refused(
        id=command,
        code=str(getattr(error, "code", "broken")),
        rule=getattr(error, "rule", None),
        field=getattr(error, "field", None),
        values=dict(getattr(error, "values", {})),
    )
