"""Connected clients: who they are, and what waits to be sent to them."""

import asyncio

from pyramidion.kernel.seats import Seat
from pyramidion.server.frames import frame
from pyramidion.server.limits import Bucket
from pyramidion.server.table import Table

MOST_WAITING = 400


class Client:
    """One WebSocket at one table."""

    __slots__ = ("_sleeper", "_waiting", "chats", "closing", "device", "frames", "table")

    def __init__(self, table: Table, device: str, frames: Bucket, chats: Bucket) -> None:
        self.table = table
        self.device = device
        self.frames = frames
        self.chats = chats
        self.closing: tuple[int, str] | None = None
        self._waiting: list[bytes] = []
        self._sleeper: asyncio.Future[None] | None = None

    def viewers(self) -> list[Seat | None]:
        """Whose views this client gets: its seats', or a spectator's."""
        return [Seat(seat) for seat in self.table.seats_of(self.device)] or [None]

    def send(self, message: bytes) -> None:
        """Queue a message; who does not read is let go."""
        if len(self._waiting) >= MOST_WAITING:
            self.close(1013, "too-slow")
            return
        self._waiting.append(message)
        self._wake()

    def close(self, code: int, reason: str) -> None:
        """Let the client go, with a reason, once what waits is sent."""
        self.closing = self.closing or (code, reason)
        self._wake()

    def _wake(self) -> None:
        sleeper, self._sleeper = self._sleeper, None
        if sleeper is not None and not sleeper.done():
            sleeper.set_result(None)

    async def next_frame(self) -> bytes | None:
        """All that waits as one frame; None when the client is to be let go."""
        while not self._waiting:
            if self.closing is not None:
                return None
            self._sleeper = asyncio.get_running_loop().create_future()
            await self._sleeper
        messages, self._waiting = self._waiting, []
        return frame(messages)
