"""A WebSocket client that costs little: the framing of `websockets` under a callback for each text.

Like a browser it offers compression; the server decides.
"""

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

Hear = Callable[[bytes], None]


class WireFailed(Exception):
    """A socket was refused, closed or broken by the server."""


class Wire(asyncio.Protocol):
    """One socket. `heard_bytes` counts all that came in, headers included."""

    def __init__(self, address: str, hear: Hear, fail: Callable[[Exception], None]) -> None:
        """Prepare a socket whose texts go to `hear` and whose end, if not ours, goes to `fail`."""
        offer = [ClientPerMessageDeflateFactory()]
        self._protocol = ClientProtocol(parse_uri(address), extensions=offer, max_size=None)
        self._hear, self._fail = hear, fail
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_closing = False
        self.heard_bytes = 0

    async def connect(self) -> None:
        """Connect, and wait until the server has agreed to speak WebSocket."""
        uri = self._protocol.uri
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, uri.host, uri.port)
        await self._opened

    def say(self, text: bytes) -> None:
        """Send one text frame."""
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        """Leave without waiting for an answer."""
        self._is_closing = True
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast("asyncio.Transport", transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Pass on every text in what came in; pings are answered by the framing itself."""
        self.heard_bytes += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                self._shake_hands()
            elif event.opcode is Opcode.TEXT:
                self._pass_on(bytes(event.data))
        if not self._is_closing:
            self._flush()

    def connection_lost(self, reason: Exception | None) -> None:
        """Tell about an end that was not ours."""
        if not self._is_closing:
            self._break(WireFailed(f"The server closed a socket: {self._why(reason)}."))

    def _pass_on(self, text: bytes) -> None:
        try:
            self._hear(text)
        except Exception as error:
            self._fail(error)

    def _shake_hands(self) -> None:
        if self._protocol.handshake_exc is not None:
            self._break(WireFailed(f"A socket was refused: {self._protocol.handshake_exc}"))
        elif not self._opened.done():
            self._opened.set_result(None)

    def _break(self, error: Exception) -> None:
        if self._opened.done():
            self._fail(error)
        else:
            self._opened.set_exception(error)

    def _why(self, reason: Exception | None) -> str:
        code, said = self._protocol.close_code, self._protocol.close_reason
        return f"{code} {said}" if code is not None else str(reason or "no reason given")

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
