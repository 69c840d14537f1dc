"""When the seats of all tables play, what is noted of each move, and how a run is broken off."""

import asyncio
from collections import deque
from time import perf_counter
from typing import Protocol

import httpx


class LoadFailed(Exception):
    """The load could not be kept up: a refusal, a closed socket, an answer that never came."""


class SeatAtTable(Protocol):
    """A seat that the load plays. It offers itself whenever it may act, and plays when told to."""

    def play(self) -> None:
        """Send one random legal step."""


class TableUnderLoad(Protocol):
    """A table of one of the servers, with both its seats."""

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open the table, seat both players and start a match."""

    @property
    def heard_bytes(self) -> int:
        """How much came in on both sockets."""

    def close(self) -> None:
        """Leave the table."""


class Load:
    """All moves of a run. One move is one step sent by a seat and acknowledged to that seat.

    While `flat_out`, each seat plays as soon as it may; else a seat waits for its turn at the
    pace, and its move counts as begun when it was due, whether or not it could be sent by then.
    """

    def __init__(self) -> None:
        """Begin with nobody playing."""
        self.flat_out = False
        self.latencies: list[float] = []
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting: deque[SeatAtTable] = deque()
        self._begun: dict[SeatAtTable, float] = {}

    def offer(self, seat: SeatAtTable) -> None:
        """Take note that a seat may act."""
        if self.flat_out:
            self._begin(seat, perf_counter())
        else:
            self._waiting.append(seat)

    def acknowledge(self, seat: SeatAtTable) -> None:
        """Take note that a seat's move came back."""
        self.latencies.append(perf_counter() - self._begun.pop(seat))

    def fail(self, error: Exception) -> None:
        """Break the run off."""
        if not self.failed.done():
            self.failed.set_exception(error)

    def play_flat_out(self) -> None:
        """From now on let each seat play as soon as it may."""
        self.flat_out = True
        while self._waiting:
            self._begin(self._waiting.popleft(), perf_counter())

    async def play_at_pace(self, moves_per_second: float) -> None:
        """Let one waiting seat play at each beat, for ever."""
        self.flat_out = False
        beat = perf_counter()
        while True:
            while beat <= perf_counter() and self._waiting:
                self._begin(self._waiting.popleft(), beat)
                beat += 1 / moves_per_second
            await asyncio.sleep(0.001)

    async def unless_failed(self, seconds: float) -> None:
        """Let so much time pass, and raise what broke the run if anything did."""
        await asyncio.wait([self.failed], timeout=seconds)
        if self.failed.done():
            self.failed.result()

    async def drain(self, within_seconds: float) -> None:
        """Begin no more moves, and raise if one that was begun is not answered in that time."""
        self.flat_out = False
        given_up_at = perf_counter() + within_seconds
        while self._begun and perf_counter() < given_up_at:
            await self.unless_failed(0.05)
        if self._begun:
            raise LoadFailed(f"{len(self._begun)} moves were never answered.")

    def _begin(self, seat: SeatAtTable, at: float) -> None:
        self._begun[seat] = at
        seat.play()
