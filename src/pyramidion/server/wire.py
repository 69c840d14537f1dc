"""The socket under a client, without a queue and a task between it and the hall.

uvicorn and websockets do the handshake, the frames, pings and closes. Once a client has said
hello, its messages go straight to who listens, and what is told to it straight to the transport.
"""

from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

_LAST_PINGS = 5


class Listener(Protocol):
    """Who hears what a socket says."""

    def hear(self, text: bytes) -> None:
        """A whole message came."""

    def drained(self) -> None:
        """What was written is on its way; more may be written."""


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket. `attach` gives it to a listener; until then it is an ordinary ASGI one."""

    _listener: Listener | None = None
    _delays: tuple[float, ...] = ()

    async def run_asgi(self) -> None:
        """Let the application know its socket."""
        self.scope["state"]["wire"] = self
        await super().run_asgi()

    def attach(self, listener: Listener) -> None:
        """From now on the listener hears every message, first those that came before."""
        self._listener = listener
        early = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in early:
            if message["type"] == "websocket.receive":
                text = message.get("text")
                listener.hear(message.get("bytes") or b"" if text is None else text.encode())
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self._measure_now()

    def _measure_now(self) -> None:
        """Send the first ping at once, so that the line's delay is known from the beginning."""
        if self.ping_timer is not None and self.conn.state is State.OPEN:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to one of our pings: remember how long it took."""
        awaited = self.pending_ping_payload
        super().handle_pong(event)
        if awaited is not None and self.pending_ping_payload is None:
            self._delays = (*self._delays[1 - _LAST_PINGS :], self.last_ping_rtt)

    @property
    def delay_ms(self) -> int:
        """How long a message and its answer take: the best of the last pings; 0 if unknown."""
        return round(1000 * min(self._delays, default=0.0))

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        if not self.close_sent:
            self._listener.hear(frames[0] if len(frames) == 1 else b"".join(frames))

    @property
    def is_writable(self) -> bool:
        """Whether the other side keeps up with what is written."""
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Write one text frame, unless the connection is ending."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))

    def let_go(self) -> None:
        """Wake the application, so that it ends the connection."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def resume_writing(self) -> None:
        """The transport has room again."""
        super().resume_writing()
        if self._listener is not None:
            self._listener.drained()
