"""Connected clients: who they are, and what waits to be sent to them."""

import asyncio
from typing import Protocol

from pyramidion.kernel.seats import Seat
from pyramidion.server.frames import frame
from pyramidion.server.limits import Bucket
from pyramidion.server.table import Table

MOST_WAITING = 400


class Outlet(Protocol):
    """Where frames for a client go."""

    @property
    def is_writable(self) -> bool:
        """Whether the client keeps up with what is written."""

    @property
    def delay_ms(self) -> int:
        """How long the server's pings take there and back; 0 if that is not known."""

    def write(self, text: bytes) -> None:
        """Write one frame."""

    def let_go(self) -> None:
        """End the connection."""


class Client:
    """One WebSocket at one table."""

    __slots__ = (
        "_is_planned",
        "_outlet",
        "_waiting",
        "chats",
        "closing",
        "device",
        "frames",
        "is_claiming",
        "table",
    )

    def __init__(
        self, table: Table, device: str, frames: Bucket, chats: Bucket, outlet: Outlet
    ) -> None:
        self.table = table
        self.device = device
        self.frames = frames
        self.chats = chats
        self.closing: tuple[int, str] | None = None
        self.is_claiming = False
        self._outlet = outlet
        self._waiting: list[bytes] = []
        self._is_planned = False

    @property
    def is_stranger(self) -> bool:
        """Whether this client holds no seat where nobody may watch."""
        return self.table.is_private and not self.table.seats_of(self.device)

    def viewers(self) -> list[Seat | None]:
        """Whose views this client gets: its seats', or a spectator's where one may watch."""
        own: list[Seat | None] = [Seat(seat) for seat in self.table.seats_of(self.device)]
        return own or ([] if self.is_stranger else [None])

    @property
    def delay_ms(self) -> int:
        """The delay of the client's line, measured by the server alone."""
        return self._outlet.delay_ms

    def send(self, message: bytes) -> None:
        """Queue a message; who does not read is let go."""
        if len(self._waiting) >= MOST_WAITING:
            self.close(1013, "too-slow")
            return
        self._waiting.append(message)
        self._plan()

    def close(self, code: int, reason: str) -> None:
        """Let the client go, with a reason, once what waits is sent."""
        if self.closing is None:
            self.closing = (code, reason)
            self._plan()

    def take_waiting(self) -> list[bytes]:
        """All that waits, to be sent now."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def drained(self) -> None:
        """The outlet has room again."""
        if self._waiting or self.closing is not None:
            self._plan()

    def _plan(self) -> None:
        """Send at the end of this turn of the loop, so that what belongs together is one frame."""
        if not self._is_planned:
            self._is_planned = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._is_planned = False
        if self._waiting and self._outlet.is_writable:
            self._outlet.write(frame(self.take_waiting()))
        if self.closing is not None:
            self._outlet.let_go()
