"""Devices that play as fast as answers come, and come back whenever the server is gone."""

import asyncio
import json
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

from tests.server.player import open_table
from tests.server.process import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GONE = (WebSocketException, OSError, EOFError, TimeoutError)
CHAT_SHARE = 0.04
MOST_REFUSALS = 5


@dataclass
class Orders:
    """What all devices of a load are told: not to begin another match, or to go home."""

    is_last_match: bool = False
    is_over: bool = False


@dataclass
class Device:
    """One device with one seat. It holds no rule; it sends one command at a time."""

    server: ServerProcess
    table: str
    seat: int
    orders: Orders
    rng: random.Random
    token: str | None = None
    bots: tuple[int, ...] = ()
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)
    refused: list[dict[str, Any]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    status: dict[str, Any] = field(default_factory=dict)
    view: dict[str, Any] | None = None
    overs: dict[int, str] = field(default_factory=dict)
    has_sat: bool = False
    arrivals: int = 0
    closes: list[int] = field(default_factory=list)

    async def live(self) -> None:
        """Play until the orders say that it is over; come back as often as it takes."""
        while not self.orders.is_over:
            try:
                await self._visit()
            except GONE:
                await asyncio.sleep(0.03)

    async def _visit(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/ws/{self.table}"
        async with connect(url, compression=None, max_size=None, open_timeout=10) as socket:
            try:
                await self._play(socket)
            finally:
                if socket.close_code is not None:
                    self.closes.append(socket.close_code)

    async def _play(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "version": 2, "token": self.token}))
        self._hear(await socket.recv())
        self.arrivals += 1
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        while not self.orders.is_over:
            if self.pending is None and (command := self._next_command()) is not None:
                self.pending = {**command, "id": secrets.token_hex(8)}
                self.sent[self.pending["id"]] = self.pending
                await socket.send(json.dumps(self.pending))
            try:
                async with asyncio.timeout(0.5):
                    self._hear(await socket.recv())
            except TimeoutError:
                continue

    def _hear(self, frame: str | bytes) -> None:
        for message in json.loads(frame):
            match message["type"]:
                case "welcome":
                    self.token = message["token"]
                case "table":
                    self._note_status(message)
                case "view" if message["seat"] == self.seat:
                    self._note_view(message)
                case "over":
                    self.overs[message["number"]] = message["record"]
                case "accepted" | "refused":
                    self._note_answer(message)

    def _note_status(self, message: dict[str, Any]) -> None:
        self.status = message
        if message["phase"] == "frozen":
            self.problems.append(f"table {self.table} is frozen")
        if self.has_sat and not message["seats"][self.seat]["yours"]:
            self.problems.append(f"seat {self.seat} of {self.table} is no more its device's")

    def _note_view(self, message: dict[str, Any]) -> None:
        """All that was ever shown is durable, so nothing may be shown that is older."""
        old = self.view
        if old is not None and _moment(message) < _moment(old):
            told = f"{_moment(message)} after {_moment(old)}"
            self.problems.append(f"seat {self.seat} of {self.table} was shown {told}")
        self.view = message

    def _note_answer(self, message: dict[str, Any]) -> None:
        if self.pending is None or message["id"] != self.pending["id"]:
            self.problems.append(f"an answer to nothing: {message}")
            return
        if message["type"] == "refused":
            self.refused.append(message)
            self.problems.append(f"{self.pending} was refused: {message}")
        else:
            self.acknowledged.append(message["id"])
            self.has_sat = self.has_sat or self.pending["type"] == "sit"
        self.pending = None

    def _next_command(self) -> dict[str, Any] | None:
        if len(self.refused) > MOST_REFUSALS:
            return None
        if not self.has_sat:
            return self._sit()
        match self.status["phase"]:
            case "waiting":
                return self._before_the_start()
            case "playing":
                return self._step()
            case "over" if self.status["host"] and not self.orders.is_last_match:
                return {"type": "rematch"}
        return None

    def _before_the_start(self) -> dict[str, Any] | None:
        seats = self.status["seats"]
        if not seats[self.seat]["ready"]:
            return self._sit()
        if not self.status["host"]:
            return None
        free = [i for i, seat in enumerate(seats) if seat["kind"] == "free"]
        wanted = [seat for seat in free if seat in self.bots]
        if wanted:
            return {"type": "seat_bot", "seat": wanted[0], "level": "random"}
        return {"type": "start"} if all(seat["ready"] for seat in seats) else None

    def _sit(self) -> dict[str, Any]:
        """Take the seat, or take it again for another match."""
        nonce = self.rng.randbytes(16).hex()
        return {"type": "sit", "seat": self.seat, "name": f"S{self.seat}", "nonce": nonce}

    def _step(self) -> dict[str, Any] | None:
        view = self.view
        if view is None or view["number"] != self.status["number"] or not view["view"]["legal"]:
            return None
        if self.rng.random() < CHAT_SHARE:
            text = f"line {len(self.sent)} of {self.seat}"
            return {"type": "say", "seat": self.seat, "text": text}
        return {"type": "act", "seat": self.seat, "action": self.rng.choice(view["view"]["legal"])}


def _moment(view: dict[str, Any]) -> tuple[int, int]:
    return view["number"], view["seq"]


def seat_devices(server: ServerProcess, plans: list[tuple[int, int]], seed: int) -> list[Device]:
    """Two devices at each table; a plan is (bot seats, seconds a decision)."""
    rng, orders, devices = random.Random(seed), Orders(), []
    for bots, clock in plans:
        opened = open_table(server, players=2 + bots, clock=clock)
        token = opened["token"]
        seats = tuple(range(2, 2 + bots))
        for seat in (0, 1):
            own = random.Random(rng.random())
            device = Device(server, opened["id"], seat, orders, own, token, seats)
            devices.append(device)
            token = None
    return devices
