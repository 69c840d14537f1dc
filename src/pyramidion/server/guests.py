"""Who is at which table, and what each of them is told."""

from collections.abc import Iterable
from typing import Any

from pyramidion.kernel.events import Event
from pyramidion.kernel.seats import Seat
from pyramidion.server.changes import AnyChange, Chatted, SecretMade
from pyramidion.server.clients import Client
from pyramidion.server.frames import chat_line, encode_message, status, view_message, whole
from pyramidion.server.outbox import Delivery
from pyramidion.server.protocol import DraftOf
from pyramidion.server.table import ENDED, Table


class Guests:
    """The clients of every table, and what they have in the making."""

    def __init__(self) -> None:
        self._clients: dict[int, list[Client]] = {}
        self._drafts: dict[tuple[int, int, str], Any] = {}

    def at(self, table: Table) -> list[Client]:
        """The clients at a table."""
        return list(self._clients.get(table.number, ()))

    def come(self, client: Client) -> None:
        """A client has come to its table."""
        self._clients.setdefault(client.table.number, []).append(client)

    def go(self, client: Client) -> None:
        """A client is gone."""
        there = self._clients.get(client.table.number, [])
        if client in there:
            there.remove(client)
        if not there:
            self._clients.pop(client.table.number, None)

    def devices(self, table: Table) -> set[str]:
        """The devices that are at the table now."""
        return {client.device for client in self.at(table)}

    def everything(self, client: Client) -> list[bytes]:
        """All that a client needs to be right: status, views, end, chat, drafts."""
        table = client.table
        if client.is_stranger:
            return [self._status(table, client)]
        kept = [
            (seat, self._drafts.get((table.number, seat, client.device)))
            for seat in table.seats_of(client.device)
        ]
        drafts = [encode_message(DraftOf(seat, draft)) for seat, draft in kept if draft is not None]
        return [self._status(table, client), *whole(table, client.viewers()), *drafts]

    def keep_draft(self, client: Client, seat: int, draft: Any) -> None:
        """Keep what a seat has in the making, and show it on the device's other screens."""
        self._drafts[client.table.number, seat, client.device] = draft
        told = encode_message(DraftOf(seat, draft))
        for other in self.at(client.table):
            if other is not client and other.device == client.device:
                other.send(told)

    def shown(
        self, table: Table, viewers: list[Seat | None], events: list[Event]
    ) -> Iterable[Delivery]:
        """The views of those who are shown something, encoded once a viewer."""
        encoded: dict[Seat | None, bytes] = {}
        for client in self._clients.get(table.number, ()):
            for viewer in client.viewers():
                if viewer not in viewers:
                    continue
                if viewer not in encoded:
                    encoded[viewer] = view_message(table, viewer, events)
                yield client, encoded[viewer]

    def told(self, table: Table, changes: Iterable[AnyChange], at: int) -> list[Delivery]:
        """What the clients hear of changes around the match."""
        told: list[Delivery] = []
        is_quiet = True
        for change in changes:
            if isinstance(change, Chatted):
                told += self.to_all(table, encode_message(chat_line(at, change)))
            is_quiet = is_quiet and isinstance(change, Chatted | SecretMade)
        if is_quiet:
            return told
        told += self.statuses(table)
        for client in self.at(table):
            if table.match is not None and table.phase != ENDED:
                told += [(client, view_message(table, v, ())) for v in client.viewers()]
        return told

    def statuses(self, table: Table) -> list[Delivery]:
        """The table around the match, for everybody at it."""
        return [(client, self._status(table, client)) for client in self.at(table)]

    def _status(self, table: Table, client: Client) -> bytes:
        devices = self.devices(table) | {client.device}
        seated = {seat.device for seat in table.seats}
        watching = sum(other.device not in seated for other in self.at(table))
        return encode_message(status(table, client.device, devices.__contains__, watching))

    def to_all(self, table: Table, message: bytes) -> list[Delivery]:
        """One message for everybody at a table who may know what happens there."""
        return [(client, message) for client in self.at(table) if not client.is_stranger]
