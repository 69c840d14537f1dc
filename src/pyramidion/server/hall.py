"""The hall: all tables of a server. Every change is stored, then published.

A change is applied in memory at once; what it shows is encoded at once, and sent when the change
is durable. If it cannot be made durable, the table is folded again from its journal.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from pyramidion.games import GAMES
from pyramidion.kernel.errors import Illegal, Invalid
from pyramidion.kernel.fair import SEED_BYTES
from pyramidion.kernel.game import decode_action, decode_options
from pyramidion.kernel.origin import Moment
from pyramidion.kernel.seats import CLOCK, By, Seat
from pyramidion.server.bodies import NewTable
from pyramidion.server.changes import (
    AnyChange,
    Line,
    TableEnded,
    TableFrozen,
    TableOpened,
)
from pyramidion.server.clients import Client
from pyramidion.server.commands import decide
from pyramidion.server.frames import encode_message, over, refused
from pyramidion.server.game_clocks import GameClocks
from pyramidion.server.guests import Guests
from pyramidion.server.limits import Bucket, is_shallow
from pyramidion.server.outbox import Delivery, Outbox
from pyramidion.server.protocol import Act, Command, Draft, Phrase, Say, ServerMessage
from pyramidion.server.settings import Settings
from pyramidion.server.store import SqliteStore, StoreFailed
from pyramidion.server.table import (
    FROZEN,
    OVER,
    PLAYING,
    Played,
    Table,
    entry_change,
    fold_journal,
)

log = logging.getLogger("pyramidion.server")

SECRET_MS = 3_600_000
"""How long a secret opens the door of a table that nobody may watch."""

CLAIM_SECONDS = 30.0
"""How long who comes there with a secret may take to claim the seat."""

REST_SECONDS = 0.25
"""A table whose write has failed does nothing by itself for so long, so that nothing spins."""


def now_ms() -> int:
    """The instant on the wall, in milliseconds."""
    return time.time_ns() // 1_000_000


class Hall:
    """All tables, by name and by code, with their clients."""

    def __init__(
        self, settings: Settings, store: SqliteStore, now: Callable[[], int] = now_ms
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.tables: dict[str, Table] = {}
        self.by_code: dict[str, Table] = {}
        self.guests = Guests()
        self.resting: set[int] = set()
        self.changed: Callable[[Table], None] = lambda table: None
        self._outbox = Outbox(store, self._drop)
        self._opening = Bucket(settings.frames_a_second, 30, now() / 1000)
        self._last_number = 0
        self.clocks = GameClocks(self)

    def load(self) -> None:
        """Fold every journal; what was played while the server was away is given its time back."""
        for number, name, code, ended in self.store.tables():
            self._last_number = max(self._last_number, number)
            if ended is None:
                table = fold_journal(number, name, code, self.store.journal(number))
                if table.phase == FROZEN:
                    log.warning("a table is frozen", extra={"table": number, "why": table.frozen})
                self._enter(table)

    def go_on(self, away_since: int | None) -> None:
        """Tell every match how long the server was away, and wake its clocks and bots."""
        if away_since is not None:
            self.clocks.give_back(away_since)
        for table in list(self.tables.values()):
            self.clocks.stands_still(table)
            self.changed(table)

    def _enter(self, table: Table) -> None:
        self.tables[table.name] = table
        self.by_code[table.code] = table

    def find(self, name: str) -> Table:
        """The table of a name or a code; raises `Invalid`."""
        table = self.tables.get(name) or self.by_code.get(name.upper())
        if table is None:
            raise Invalid("table", "unknown-table", table=name[:40])
        return table

    def check_opening(self) -> None:
        """Raise `Invalid` if too many tables are opened in a short time."""
        if not self._opening.take(self.now() / 1000):
            raise Invalid("table", "too-fast")

    async def open_table(self, device: str, wish: NewTable, origin: Moment | None = None) -> Table:
        """Open a table; it is durable when this returns."""
        if len(self.tables) >= self.settings.most_tables:
            raise Invalid("table", "too-many-tables")
        game = GAMES[wish.game]
        game.meta.seats(wish.players)
        decode_options(game, wish.options)
        self._last_number += 1
        table = Table(self._last_number, secrets.token_hex(8), self._new_code())
        change = TableOpened(
            game=wish.game,
            rules=game.meta.rules,
            options=wish.options,
            players=wish.players,
            clock=wish.clock,
            listed=wish.listed,
            chat=wish.chat,
            host=device,
            seed=secrets.token_hex(SEED_BYTES),
            watching=wish.watching,
            origin=origin,
        )
        line = Line(0, self.now(), device, "", change)
        table.fold(line)
        try:
            await self.store.open_table(table.number, table.name, table.code, line)
        except StoreFailed as error:
            raise Invalid("table", "not-stored") from error
        self._enter(table)
        return table

    def _new_code(self) -> str:
        letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
        while True:
            code = "".join(secrets.choice(letters) for _ in range(5))
            if code not in self.by_code:
                return code

    def join(self, client: Client, welcome: bytes) -> None:
        """A client comes: it is right after one frame, as soon as what it shows is durable."""
        table = client.table
        client.send(welcome)
        self.guests.come(client)
        self.clocks.stands_still(table)
        if client.is_stranger:
            self._await_claim(client)
        messages = self.guests.everything(client)
        self._outbox.when_durable(table, [(client, message) for message in messages])
        others = [pair for pair in self.guests.statuses(table) if pair[0] is not client]
        self._outbox.when_durable(table, others)
        self.changed(table)

    def sync(self, client: Client) -> None:
        """Tell a client everything once more."""
        messages = self.guests.everything(client)
        self._outbox.when_durable(client.table, [(client, message) for message in messages])

    def leave(self, client: Client) -> None:
        """A connection is gone; its seats stay its device's."""
        self.guests.go(client)
        self.clocks.stands_still(client.table)
        self._outbox.when_durable(client.table, self.guests.statuses(client.table))
        self.changed(client.table)

    def may_come(self, table: Table, device: str) -> bool:
        """Whether a device may be at the table: nobody watches where the host does not want it.

        While a seat waits to be moved by a secret, whoever brings the secret must get in.
        """
        if not table.is_private or table.seats_of(device):
            return True
        return bool(table.secrets) and self.now() - table.secret_at < SECRET_MS

    def _expel(self, table: Table) -> None:
        """Let those go who may not be here; who has just come may still bring a secret."""
        for client in self.guests.at(table):
            if client.is_stranger and not client.is_claiming:
                client.close(4403, "no-spectators")

    def _await_claim(self, client: Client) -> None:
        """Give who holds no seat at a private table the time to claim one, and no more."""
        client.is_claiming = True
        loop = asyncio.get_running_loop()
        loop.call_later(CLAIM_SECONDS, self._end_claiming, client)

    def _end_claiming(self, client: Client) -> None:
        client.is_claiming = False
        self._expel(client.table)

    def connected(self, table: Table) -> set[str]:
        """The devices that are at the table now."""
        return self.guests.devices(table)

    def submit(self, client: Client, command: Command) -> None:
        """Apply a command at most once, and answer it."""
        table, device = client.table, client.device
        if (device, command.id) in table.answers:
            self._repeat(client, command)
            return
        try:
            self._submit(client, command)
        except (Illegal, Invalid) as error:
            self._answer(client, refused(command.id, error))
        except Exception:
            log.exception("a table broke", extra={"table": table.number})
            self.freeze(table, "a command could not be done")
            self._answer(client, refused(command.id, Invalid("table", "table-frozen")))

    def _repeat(self, client: Client, command: Command) -> None:
        """Answer a command that was applied before: as then, unless it turns out to be lost."""
        answer = client.table.answers[client.device, command.id]
        lost = refused(command.id, Invalid("table", "not-stored"))
        self._outbox.when_durable(
            client.table, [(client, encode_message(answer))], [(client, encode_message(lost))]
        )

    def _answer(self, client: Client, answer: ServerMessage) -> None:
        told = [(client, encode_message(answer))]
        self._outbox.when_durable(client.table, told, told)

    def _submit(self, client: Client, command: Command) -> None:
        table, device = client.table, client.device
        if isinstance(command, Act):
            self._act(table, client, command)
            return
        if isinstance(command, Say | Phrase) and not client.chats.take(self.now() / 1000):
            raise Invalid("text", "too-fast")
        changes = decide(table, device, command, self.connected(table))
        at = self.now()
        lines = [
            Line(table.length + i, at, device, command.id if i == 0 else "", change)
            for i, change in enumerate(changes)
        ]
        for line in lines:
            table.fold(line)
        answer = encode_message(table.answers[device, command.id])
        asked = (client, command.id)
        self._outbox.write(
            table, lines, [(client, answer), *self.guests.told(table, changes, at)], asked
        )
        self._expel(table)
        self.changed(table)

    def _act(self, table: Table, client: Client, command: Act) -> None:
        seat = command.seat
        if table.phase == FROZEN:
            raise Invalid("table", "table-frozen")
        if table.match is None:
            raise Invalid("table", "not-started")
        if seat >= len(table.seats) or table.seats[seat].device != client.device:
            raise Invalid("seat", "not-your-seat", seat=seat)
        if table.phase != PLAYING:
            raise Invalid("table", "match-is-over")
        action = decode_action(table.game, command.action)
        at = self.now()
        if table.match.is_timed:
            self.clocks.tick(table, at)
            self.clocks.give_credit(table, Seat(seat), action, client.delay_ms, at)
        self._play(table, client.device, command.id, Seat(seat), action, By.PLAYER, client, at)
        self.changed(table)

    def write_for_the_clock(self, table: Table, action: Any, at: int) -> None:
        """Write an entry of the clock."""
        self._play(table, "", "", CLOCK, action, By.KERNEL, at=at)

    def play_for(
        self, table: Table, seat: Seat, action: Any, by: By, at: int | None = None
    ) -> None:
        """A step that no client sent: a bot's, an automa's, the clock's."""
        self._play(table, "", "", seat, action, by, at=at)
        self.changed(table)

    def _play(
        self,
        table: Table,
        device: str,
        command: str,
        seat: Seat,
        action: Any,
        by: By,
        client: Client | None = None,
        at: int | None = None,
    ) -> None:
        played = table.play(seat, action, self.now() if at is None else at, by)
        line = Line(table.length, played.entry.at, device, command, entry_change(played.entry))
        shown = table.adopt(line, played)
        asked = None if client is None else (client, command)
        try:
            deliveries = self._deliveries(table, played, shown)
        except Exception:
            self._outbox.write(table, [line], [], asked)
            raise
        if client is not None:
            answer = encode_message(table.answers[device, command])
            deliveries = [(client, answer), *deliveries]
        self._outbox.write(table, [line], deliveries, asked)

    def _deliveries(self, table: Table, played: Played, shown: list[Seat | None]) -> list[Delivery]:
        """What everybody at the table is shown of a step."""
        deliveries = list(self.guests.shown(table, shown, played.events))
        if table.phase == OVER:
            deliveries += self.guests.to_all(table, encode_message(over(table)))
            deliveries += self.guests.statuses(table)
        return deliveries

    def change(self, table: Table, *changes: AnyChange) -> None:
        """Changes that no client asked for."""
        at = self.now()
        lines = [Line(table.length + i, at, "", "", change) for i, change in enumerate(changes)]
        for line in lines:
            table.fold(line)
        self._outbox.write(table, lines, self.guests.told(table, changes, at))
        self._expel(table)
        self.changed(table)

    def freeze(self, table: Table, reason: str) -> None:
        """Stop a broken table, and no other; its journal can be downloaded."""
        table.match = None
        if table.phase != FROZEN:
            self.change(table, TableFrozen(reason))

    def end(self, table: Table, reason: str) -> None:
        """Close a table for good. The journal of a frozen one may not take another line."""
        touched = table.touched
        if table.phase != FROZEN:
            self.change(table, TableEnded(reason))
        self.store.end_table(table.number, touched)
        self.tables.pop(table.name, None)
        self.by_code.pop(table.code, None)
        for client in self.guests.at(table):
            client.close(4404, "table-ended")

    def draft(self, client: Client, message: Draft) -> None:
        """Keep what a seat has in the making."""
        if message.seat not in client.table.seats_of(client.device):
            raise Invalid("seat", "not-your-seat", seat=message.seat)
        if not is_shallow(message.draft):
            raise Invalid("draft", "bad-frame")
        self.guests.keep_draft(client, message.seat, message.draft)

    def _drop(self, table: Table) -> None:
        """What is in memory is not durable: fold the table again, and tell everybody."""
        fresh = fold_journal(table.number, table.name, table.code, self.store.journal(table.number))
        self._enter(fresh)
        for client in self.guests.at(table):
            client.table = fresh
            for message in self.guests.everything(client):
                client.send(message)
        self.resting.add(fresh.number)
        asyncio.get_running_loop().call_later(REST_SECONDS, self._wake, fresh.name)

    def _wake(self, name: str) -> None:
        """After a rest, clocks and bots of a table may try to write again."""
        table = self.tables.get(name)
        if table is not None:
            self.resting.discard(table.number)
            self.changed(table)
