"""The WebSocket of a client at a table, as a plain ASGI application."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from pyramidion.kernel.errors import Invalid
from pyramidion.server.clients import Client
from pyramidion.server.devices import Devices, new_device
from pyramidion.server.frames import encode_message, frame, refused
from pyramidion.server.hall import Hall
from pyramidion.server.limits import Bucket
from pyramidion.server.protocol import (
    VERSION,
    AnyClientMessage,
    Command,
    Draft,
    Hello,
    Ping,
    Pong,
    Reload,
    Sync,
    Welcome,
)
from pyramidion.server.wire import Wire

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HELLO_SECONDS = 10
MOST_STRIKES = 20
BURST_SECONDS = 10
_DECODER = msgspec.json.Decoder(AnyClientMessage)


class Gone(Exception):
    """The client has closed the connection."""


class Sockets:
    """Serves /ws/{table}: one connection a client and table."""

    def __init__(self, hall: Hall, devices: Devices) -> None:
        self._hall = hall
        self._devices = devices
        self._settings = hall.settings
        self.open = 0
        self._connections: set[Client] = set()

    def close_all(self) -> None:
        """The server stops: let everybody go, they will come back."""
        for client in list(self._connections):
            client.close(1012, "server-stops")

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """One connection, from hello to the end."""
        await receive()
        if not self._may_come(scope):
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            return
        await send({"type": "websocket.accept"})
        if self.open >= self._settings.most_sockets:
            await _close(send, 1013, "too-many-sockets")
            return
        self.open += 1
        try:
            name = str(scope["path"]).rpartition("/")[2]
            await self._serve(name, scope["state"]["wire"], receive, send)
        except Gone:
            pass
        finally:
            self.open -= 1

    def _may_come(self, scope: Message) -> bool:
        """A page of another origin may not speak for its reader; other programs send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        return not origin or urlsplit(origin).netloc == host or origin in self._settings.origins

    async def _serve(self, name: str, wire: Wire, receive: Receive, send: Send) -> None:
        try:
            table = self._hall.find(name)
            async with asyncio.timeout(HELLO_SECONDS):
                device = await self._greet(receive, send)
        except Invalid as error:
            await _tell(send, encode_message(refused(None, error)))
            await _close(send, 4404 if error.field == "table" else 4401, error.code)
            return
        except TimeoutError:
            await _close(send, 4408, "no-hello")
            return
        if device is None:
            return
        if not self._hall.may_come(table, device):
            await _tell(send, encode_message(refused(None, Invalid("table", "no-spectators"))))
            await _close(send, 4403, "no-spectators")
            return
        now = self._hall.now() / 1000
        rate, chats = self._settings.frames_a_second, self._settings.chats_a_minute / 60
        frames, lines = Bucket(rate, BURST_SECONDS, now), Bucket(chats, 30, now)
        client = Client(table, device, frames, lines, wire)
        welcome = Welcome(VERSION, self._devices.token(device), self._hall.now())
        self._connections.add(client)
        self._hall.join(client, encode_message(welcome))
        wire.attach(_Ear(self._hall, client))
        try:
            await _gone(receive)
        finally:
            self._connections.discard(client)
            self._hall.leave(client)
            await _end(wire, send, client)

    async def _greet(self, receive: Receive, send: Send) -> str | None:
        """The device that says hello; None for a client of another version."""
        message = _decode(await _text(receive))
        if not isinstance(message, Hello):
            raise Invalid("type", "hello-first")
        if message.version != VERSION:
            await _tell(send, encode_message(Reload(VERSION)))
            await _close(send, 4426, "other-version")
            return None
        return new_device() if message.token is None else self._devices.device(message.token)


class _Ear:
    """Hears what a client says, and tells the hall."""

    __slots__ = ("_client", "_hall", "_strikes")

    def __init__(self, hall: Hall, client: Client) -> None:
        self._hall = hall
        self._client = client
        self._strikes = 0

    def hear(self, text: bytes) -> None:
        """Do what a frame asks, unless there are too many or too many bad ones."""
        client = self._client
        if client.closing is not None:
            return
        if client.frames.take(self._hall.now() / 1000):
            command, error = None, self._handle(text)
        else:
            command, error = _id_of(text), Invalid("frame", "too-fast")
        if error is not None:
            self._strikes += 1
            client.send(encode_message(refused(command, error)))
            if self._strikes >= MOST_STRIKES:
                client.close(1008, "too-many-bad-frames")

    def drained(self) -> None:
        """The client keeps up again."""
        self._client.drained()

    def _handle(self, text: bytes) -> Invalid | None:
        """Do what a frame asks; gives the error of a frame that is no command."""
        try:
            message = _decode(text)
            if isinstance(message, Command):
                self._hall.submit(self._client, message)
            elif isinstance(message, Draft):
                self._hall.draft(self._client, message)
            elif isinstance(message, Sync):
                self._hall.sync(self._client)
            elif isinstance(message, Ping):
                self._client.send(encode_message(Pong(self._hall.now())))
        except Invalid as error:
            return error
        return None


def _decode(text: bytes | str) -> Any:
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError) as error:
        raise Invalid("frame", "bad-frame") from error


def _id_of(text: bytes | str) -> str | None:
    """The id of a command that is refused unread, so that its sender knows which."""
    with contextlib.suppress(Invalid):
        return getattr(_decode(text), "id", None)
    return None


async def _text(receive: Receive) -> bytes | str:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise Gone
    text: bytes | str = message.get("text") or message.get("bytes") or b""
    return text


async def _tell(send: Send, message: bytes) -> None:
    with contextlib.suppress(RuntimeError, OSError):
        await send({"type": "websocket.send", "text": frame([message]).decode()})


async def _close(send: Send, code: int, reason: str) -> None:
    with contextlib.suppress(RuntimeError, OSError):
        await send({"type": "websocket.close", "code": code, "reason": reason})


async def _gone(receive: Receive) -> None:
    """Until the client is gone, or is to be let go."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def _end(wire: Wire, send: Send, client: Client) -> None:
    """Say why the client is let go; who does not read is cut off."""
    if not wire.is_writable:
        wire.transport.abort()
    elif client.closing is not None:
        await _close(send, *client.closing)
