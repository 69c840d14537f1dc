"""A client for tests: one device at one table, over a real WebSocket."""

import contextlib
import json
import secrets
from typing import Any, ClassVar, Self

import msgspec
from tests.server.process import LocalHall, ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pyramidion.kernel.seats import Seat
from pyramidion.server.clients import Client
from pyramidion.server.frames import encode_message
from pyramidion.server.limits import Bucket
from pyramidion.server.protocol import AnyClientMessage, Draft, Welcome
from pyramidion.server.table import Table


class Player:
    """Says hello, keeps what it was told, sends commands and waits for their answers."""

    opened: ClassVar[list[ClientConnection]] = []

    def __init__(self, server: ServerProcess, table: str, token: str | None = None) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.told: list[dict[str, Any]] = []
        self.views: dict[int | None, dict[str, Any]] = {}
        self.status: dict[str, Any] = {}
        self._socket: ClientConnection | None = None

    @property
    def socket(self) -> ClientConnection:
        """The open connection."""
        assert self._socket is not None
        return self._socket

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.leave()

    async def connect(self) -> None:
        """Come to the table and say hello; returns once everything is known."""
        url = f"ws://127.0.0.1:{self.server.port}/ws/{self.table}"
        self._socket = await connect(url, compression=None, max_size=None)
        self.opened.append(self._socket)
        await self.send({"type": "hello", "version": 2, "token": self.token})
        welcome = await self.hear("welcome")
        self.token = welcome["token"]
        if not self.status:
            await self.hear("table")

    async def leave(self) -> None:
        """Close the connection."""
        await self.socket.close()

    def drop(self) -> None:
        """Lose the connection without a word."""
        self.socket.transport.abort()

    @classmethod
    async def leave_all(cls) -> None:
        """Close every connection that a test has left open."""
        while cls.opened:
            await cls.opened.pop().close()

    async def send(self, message: object) -> None:
        """Send a message as it is."""
        await self.socket.send(json.dumps(message))

    async def read(self) -> list[dict[str, Any]]:
        """The next frame's messages, remembered."""
        messages: list[dict[str, Any]] = json.loads(await self.socket.recv())
        for message in messages:
            self.told.append(message)
            if message["type"] == "view":
                self.views[message["seat"]] = message
            elif message["type"] == "table":
                self.status = message
        return messages

    async def hear(self, kind: str, **values: object) -> dict[str, Any]:
        """Wait for a message of a kind, with these values, that has not been heard before."""
        while True:
            for message in await self.read():
                if message["type"] == kind and values.items() <= message.items():
                    return message

    async def ask(self, kind: str, command: str | None = None, **fields: object) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        command = command or secrets.token_hex(8)
        await self.send({"type": kind, "id": command, **fields})
        while True:
            for message in await self.read():
                if message.get("id") == command and message["type"] in ("accepted", "refused"):
                    return message

    async def catch_up(self) -> None:
        """Read all that was sent before now."""
        await self.send({"type": "ping"})
        await self.hear("pong")

    async def until_closed(self) -> int | None:
        """Read until the server closes the connection; gives the code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.read()
        return self.socket.close_code

    async def sit(self, seat: int, name: str) -> dict[str, Any]:
        """Take a seat."""
        return await self.ask("sit", seat=seat, name=name, nonce=secrets.token_hex(16))

    async def step(self, seat: int, pick: int = 0) -> dict[str, Any]:
        """Play one of the seat's legal steps, once it has one."""
        while seat not in self.views or len(self.views[seat]["view"]["legal"]) <= pick:
            await self.read()
        action = self.views[seat]["view"]["legal"][pick]
        return await self.ask("act", seat=seat, action=action)


def open_table(server: ServerProcess, players: int = 2, **wish: object) -> dict[str, Any]:
    """A new table over HTTP, of Silver & Gold unless told: its id, its code, the host's token."""
    body = {"game": "silver_gold", "players": players, **wish}
    opened: dict[str, Any] = server.post("/api/tables", body)
    return opened


class Unread:
    """An outlet that takes nothing: all that a client is told waits, and can be looked at."""

    is_writable = False

    def __init__(self, delay_ms: int = 0) -> None:
        self.delay_ms = delay_ms

    def write(self, text: bytes) -> None:
        """Never called, since it is never writable."""
        raise AssertionError(text)

    def let_go(self) -> None:
        """There is no connection to end."""


class Guest:
    """A client of a hall in this process: one device at one table, without a socket."""

    def __init__(self, local: LocalHall, table: Table, device: str, delay_ms: int = 0) -> None:
        self.local = local
        self._outlet = Unread(delay_ms)
        self.device = device
        self.told: list[dict[str, Any]] = []
        self._count = 0
        self.come(table)

    def come(self, table: Table) -> None:
        """Connect, or connect again: what was on its way to the old connection is lost."""
        now = self.local.at / 1000
        frames, chats = Bucket(1000, 10, now), Bucket(1, 30, now)
        self.client = Client(table, self.device, frames, chats, self._outlet)
        self.local.hall.join(self.client, encode_message(Welcome(1, "token", self.local.at)))

    def leave(self) -> None:
        """Disconnect."""
        self.local.hall.leave(self.client)

    def read(self) -> list[dict[str, Any]]:
        """All that has come by now."""
        come = [json.loads(message) for message in self.client.take_waiting()]
        self.told += come
        return come

    def send(self, kind: str, command: str | None = None, **fields: object) -> str:
        """Send a command; gives its id. Its answer comes once it is durable."""
        self._count += 1
        command = command or f"{self.device}-{self._count}"
        message = {"type": kind, "id": command, **fields}
        self.local.hall.submit(self.client, msgspec.convert(message, AnyClientMessage))
        return command

    def draft(self, seat: int, draft: object) -> None:
        """Send what is in the making."""
        self.local.hall.draft(self.client, Draft(seat, draft))

    async def ask(self, kind: str, command: str | None = None, **fields: object) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        command = self.send(kind, command, **fields)
        await self.local.settle()
        return next(m for m in reversed(self.read()) if m.get("id") == command)

    async def sit(self, seat: int, name: str) -> dict[str, Any]:
        """Take a seat, with a nonce that is the same in every run."""
        return await self.ask("sit", seat=seat, name=name, nonce=f"{seat:032x}")

    async def step(self, seat: int, pick: int = 0) -> dict[str, Any]:
        """Play one of the seat's legal steps."""
        return await self.ask("act", seat=seat, action=self.legal(seat)[pick])

    def legal(self, seat: int) -> list[dict[str, Any]]:
        """The seat's legal steps now."""
        match = self.client.table.match
        assert match is not None
        steps: list[dict[str, Any]] = msgspec.to_builtins(match.view(Seat(seat)).legal)
        return steps

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        self.read()
        return next(m for m in reversed(self.told) if m["type"] == kind)


async def start_match(local: LocalHall, table: Table) -> list[Guest]:
    """Two guests, `host` on seat 0 and `other` on seat 1, in a match that has begun."""
    guests = [Guest(local, table, "host"), Guest(local, table, "other")]
    await guests[0].sit(0, "Nour")
    await guests[1].sit(1, "Ada")
    assert (await guests[0].ask("start"))["type"] == "accepted"
    for guest in guests:
        guest.read()
    return guests
