"""Store, then publish: what a change shows is sent only when the change is durable."""

import logging
from collections.abc import Callable, Iterable

from pyramidion.kernel.errors import Invalid
from pyramidion.server.changes import Line
from pyramidion.server.clients import Client
from pyramidion.server.frames import encode_message, refused
from pyramidion.server.store import SqliteStore, StoreFailed, Write
from pyramidion.server.table import Table

log = logging.getLogger("pyramidion.server")

Delivery = tuple[Client, bytes]


class Outbox:
    """Writes lines of journals, and sends what waits for them, in order."""

    def __init__(self, store: SqliteStore, drop: Callable[[Table], None]) -> None:
        self._store = store
        self._drop = drop
        self._writes: dict[int, Write] = {}

    def write(
        self,
        table: Table,
        lines: list[Line],
        deliveries: Iterable[Delivery],
        asked: tuple[Client, str] | None = None,
    ) -> None:
        """Store lines, then send; `asked` is whose command is refused if they cannot be stored."""
        waiting = list(deliveries)
        write = self._store.append(table.number, lines)
        self._writes[table.number] = write
        write.then(lambda lost: self._written(table, write, lost, waiting, asked))

    def _written(
        self,
        table: Table,
        write: Write,
        lost: StoreFailed | None,
        waiting: list[Delivery],
        asked: tuple[Client, str] | None,
    ) -> None:
        is_last = self._writes.get(table.number) is write
        if is_last:
            del self._writes[table.number]
        if lost is None:
            _deliver(waiting)
            return
        log.error("not stored", extra={"table": table.number, "why": str(lost)})
        if asked is not None:
            client, command = asked
            client.send(encode_message(refused(command, Invalid("table", "not-stored"))))
        if is_last:
            self._drop(table)

    def when_durable(
        self, table: Table, waiting: list[Delivery], lost: Iterable[Delivery] = ()
    ) -> None:
        """Send once everything applied so far is durable; `lost` instead if it was lost."""
        write = self._writes.get(table.number)
        if write is None:
            _deliver(waiting)
            return
        instead = list(lost)
        write.then(lambda failed: _deliver(waiting if failed is None else instead))


def _deliver(waiting: list[Delivery]) -> None:
    for client, message in waiting:
        client.send(message)
