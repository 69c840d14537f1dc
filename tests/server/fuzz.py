"""Malformed and hostile frames in great number, while another table plays on."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.server.kills import troubles, wait_for
from tests.server.load import GONE, Device, seat_devices
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from websockets.asyncio.client import ClientConnection, connect

from pyramidion.games import GAMES
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.verify import verify

FLAGS = ("--bot-pace", "0", "--frames-a-second", "1000000", "--chats-a-minute", "100000")
MOST_STRIKES = 20
WITHOUT_HELLO = 0.25
ENDING = 0.2
PING = '{"type":"ping"}'
LEAKS = ("Traceback", 'File \\"', 'File "', "Error", "site-packages", "/pyramidion/", "src/")
WORKERS = 6


TOO_LARGE = '{"type":"say","id":"x","seat":0,"text":"' + "x" * 10_000_000 + '"}'
NONCE = "0123456789abcdef" * 2
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "version": 2, "token": None},
    {"type": "sit", "seat": 0, "name": "Nour", "nonce": NONCE},
    {"type": "stand", "seat": 1},
    {"type": "seat_bot", "seat": 1, "level": "random"},
    {"type": "clear", "seat": 1},
    {"type": "configure", "players": 2, "options": {}, "clock": 0, "listed": True},
    {"type": "configure", "chat": "on", "watching": True},
    {"type": "phrase", "seat": 0, "phrase": "hello"},
    {"type": "start"},
    {"type": "act", "seat": 0, "action": {"type": "confirm"}},
    {"type": "act", "seat": 0, "action": {"type": "take_back"}},
    {"type": "act", "seat": 0, "action": {"type": "away", "since": 0, "until": 1}},
    {"type": "act", "seat": 0, "action": {"type": "time_up", "seat": 1}},
    {"type": "act", "seat": 0, "action": {"type": "set_up"}},
    {"type": "resume", "seat": 0},
    {"type": "hand_over", "seat": 0},
    {"type": "claim", "secret": "nobody"},
    {"type": "rematch"},
    {"type": "say", "seat": 0, "text": "Bonjour"},
    {"type": "draft", "seat": 0, "draft": {"cells": [1, 2]}},
    {"type": "sync"},
    {"type": "ping"},
    {"type": "shutdown", "now": True},
]
ODD_TEXTS = [
    "",
    " ",
    "null",
    "<script>alert(1)</script>",
    "' OR 1=1; DROP TABLE journal; --",
    "../../etc/passwd",
    "{}[]%s%n${x}",
    "\u202egnirts\u0000\u200b\ufeff",
    "é" * 2000,
    "x" * 15_000,
    "🗿" * 500,
]
ODD_VALUES: list[Any] = [
    None,
    True,
    False,
    -1,
    16,
    2**31,
    2**63,
    2**64,
    -(2**70),
    10**300,
    0.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
    [],
    {},
    [[]],
    [None] * 500,
    {"type": "confirm"},
    {"": {"": []}},
    {str(n): n for n in range(200)},
    *ODD_TEXTS,
]


def deep(depth: int) -> str:
    """Lists and objects in each other, so deep."""
    return "[" * depth + "]" * depth if depth % 2 else '{"a":' * depth + "1" + "}" * depth


class Hostile:
    """Makes frames, each from chance of its own."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self._makers = [
            self._noise,
            self._odd_json,
            self._broken_json,
            self._deep_json,
            *[self._wrong_field] * 6,
            *[self._plausible] * 3,
            self._odd_draft,
            self._odd_action,
        ]

    def text(self) -> str:
        """A frame of text that is read as a frame."""
        return self.rng.choice(self._makers)()

    def last(self) -> bytes:
        """Bytes, rarely any text; as a frame of text they may break the connection at once."""
        kind = self.rng.random()
        if kind < 0.1:
            return b'{"type":"say","id":"u","seat":0,"text":"\xc3\x28\xff"}'
        if kind < 0.2:
            return b"x" * self.rng.randrange(16_300, 20_000)
        if kind < 0.5:
            return self.text().encode()
        return self.rng.randbytes(self.rng.randrange(200))

    def _message(self) -> dict[str, Any]:
        """A message of any kind, rightly made."""
        message = dict(self.rng.choice(MESSAGES))
        if message["type"] not in ("hello", "draft", "sync", "ping"):
            message["id"] = self.rng.choice(["same", f"{self.rng.getrandbits(64):x}"])
        return message

    def _noise(self) -> str:
        signs = (chr(self.rng.randrange(1, 0xD7FF)) for _ in range(self.rng.randrange(100)))
        return "".join(signs)

    def _odd_json(self) -> str:
        return json.dumps(self.rng.choice(ODD_VALUES), ensure_ascii=self.rng.random() < 0.5)

    def _broken_json(self) -> str:
        text = json.dumps(self._message())
        cut = self.rng.randrange(len(text))
        twice = f'{text[:-1]},"type":"start","seat":3}}'
        surrogate = text.replace("0", '"\\ud800"', 1)
        return self.rng.choice([text[:cut], text + text, text[cut:], twice, surrogate, f"[{text}]"])

    def _deep_json(self) -> str:
        depth = self.rng.choice([self.rng.randrange(2, 2500), self.rng.randrange(880, 1010)])
        field, kind = self.rng.choice(
            [("draft", "draft"), ("action", "act"), ("options", "configure"), ("x", "ping")]
        )
        given = '"id":"d",' if kind in ("act", "configure") else ""
        seat = '"seat":0,' if kind in ("act", "draft") else ""
        return f'{{"type":"{kind}",{given}{seat}"{field}":{deep(depth)}}}'

    def _wrong_field(self) -> str:
        """A message with one field wrong, missing or too many."""
        message = self._message()
        name = self.rng.choice([*message, "unknown", "seat", "id", "type"])
        if self.rng.random() < 0.2:
            message.pop(name, None)
        else:
            message[name] = self.rng.choice(ODD_VALUES)
        return json.dumps(message)

    def _plausible(self) -> str:
        """Well made, and perhaps not allowed: another's seat, another phase."""
        message = self._message()
        if "seat" in message:
            message["seat"] = self.rng.randrange(5)
        return json.dumps(message)

    def _odd_draft(self) -> str:
        draft = self.rng.choice(ODD_VALUES)
        return json.dumps({"type": "draft", "seat": self.rng.randrange(2), "draft": draft})

    def _odd_action(self) -> str:
        """An action of the game with absurd values."""
        kinds = ["keep", "mark", "take_reserve", "draw_pile", "confirm", "away", "time_up"]
        names = ["card", "cells", "seat", "since", "until", "unknown"]
        action = {"type": self.rng.choice(kinds)}
        for name in self.rng.sample(names, self.rng.randrange(3)):
            action[name] = self.rng.choice(ODD_VALUES)
        return json.dumps(
            {"type": "act", "id": "a", "seat": self.rng.randrange(3), "action": action}
        )


@dataclass
class Figures:
    """What came of the frames. Everything that went wrong is in `problems`."""

    sent: int = 0
    sockets: int = 0
    closes: Counter[int] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    accepted: int = 0
    matches: int = 0
    is_alive: bool = False
    problems: list[str] = field(default_factory=list)


@dataclass
class Target:
    """A table that is attacked, by those who hold seats at it and by strangers."""

    name: str
    tokens: list[str | None]


async def fuzz(
    server: ServerProcess,
    frames: int,
    seed: int,
    progress: Callable[[Figures], None] = lambda figures: None,
) -> Figures:
    """Send so many frames; gives what came of them, and whether all else is unharmed."""
    figures, pid = Figures(), server.pid
    targets = [await _target(server) for _ in range(4)]
    friends = seat_devices(server, [(0, 0), (1, 0)], seed)
    lives = [asyncio.create_task(friend.live()) for friend in friends]
    try:
        workers = [
            _attack(server, targets, Hostile(seed + n), frames, figures, progress)
            for n in range(WORKERS)
        ]
        await asyncio.gather(*workers)
        await _send_too_large(server, targets, figures)
        friends[0].orders.is_last_match = True
        await wait_for(
            lambda: all(map(_is_done, friends)), "all is over", lambda: troubles(friends)
        )
    finally:
        friends[0].orders.is_over = True
        await asyncio.gather(*lives)
    _check_friends(server, friends, figures)
    _check_server(server, pid, figures)
    return figures


async def _target(server: ServerProcess) -> Target:
    opened = open_table(server)
    async with Player(server, opened["id"], opened["token"]) as host:
        await host.sit(0, "Host")
    async with Player(server, opened["id"]) as guest:
        await guest.sit(1, "Guest")
    return Target(opened["id"], [host.token, host.token, guest.token, None])


async def _attack(
    server: ServerProcess,
    targets: list[Target],
    hostile: Hostile,
    frames: int,
    figures: Figures,
    progress: Callable[[Figures], None],
) -> None:
    while figures.sent < frames:
        target = hostile.rng.choice(targets)
        figures.sockets += 1
        try:
            await _one_socket(server, target, hostile, figures)
        except GONE as error:
            figures.problems.append(f"no connection: {error}")
            await asyncio.sleep(0.05)
        progress(figures)


async def _one_socket(
    server: ServerProcess, target: Target, hostile: Hostile, figures: Figures
) -> None:
    url = f"ws://127.0.0.1:{server.port}/ws/{target.name}"
    async with connect(url, compression=None, max_size=None, open_timeout=30) as socket:
        await _exchange(socket, _batch(target, hostile), figures)
        if hostile.rng.random() < ENDING:
            await _exchange(socket, [hostile.last()], figures, hostile.rng.random() < 0.5)
    figures.closes[socket.close_code or 0] += 1


def _batch(target: Target, hostile: Hostile) -> list[str]:
    """Frames after a hello, or one before it; sometimes more than the server puts up with."""
    if hostile.rng.random() < WITHOUT_HELLO:
        too_large = ["x" * 20_000] if hostile.rng.random() < ENDING else []
        return [hostile.text(), *too_large]
    token = hostile.rng.choice(target.tokens)
    hello = json.dumps({"type": "hello", "version": 2, "token": token})
    size = MOST_STRIKES if hostile.rng.random() < 0.9 else 2 * MOST_STRIKES
    return [hello, *[hostile.text() for _ in range(size)]]


async def _exchange(
    socket: ClientConnection,
    frames: Sequence[str | bytes],
    figures: Figures,
    as_text: bool | None = None,
) -> None:
    """Send frames without waiting, then wait until the last one was read."""
    reading = asyncio.create_task(_read(socket, figures))
    with contextlib.suppress(*GONE):
        for frame in frames:
            figures.sent += 1
            await socket.send(frame, text=as_text)
        await socket.send(PING)
    await asyncio.wait_for(reading, 60)


async def _read(socket: ClientConnection, figures: Figures) -> None:
    """Read until the server closes, or has answered the last frame."""
    try:
        while True:
            frame = await socket.recv()
            figures.problems += [f"leaked: {str(frame)[:400]}" for leak in LEAKS if leak in frame]
            if _note_all(frame, figures):
                return
    except GONE:
        return


def _note_all(frame: str | bytes, figures: Figures) -> bool:
    """Count what was told; gives whether the last frame was answered."""
    try:
        return sum([_note(message, figures) for message in json.loads(frame)]) > 0
    except RecursionError:
        figures.problems.append(f"too deep to be read: {str(frame)[:200]}")
        return '"pong"' in str(frame)


def _note(message: dict[str, Any], figures: Figures) -> bool:
    match message["type"]:
        case "refused":
            figures.refusals[message["code"]] += 1
        case "accepted":
            figures.accepted += 1
    return bool(message["type"] == "pong")


async def _send_too_large(server: ServerProcess, targets: list[Target], figures: Figures) -> None:
    """A frame of 10 MB, for each table; the server closes."""
    for target in targets:
        player = Player(server, target.name)
        await player.connect()
        figures.sent += 1
        with contextlib.suppress(*GONE):
            await player.socket.send(TOO_LARGE)
            await _read(player.socket, figures)
        await player.leave()
        figures.closes[player.socket.close_code or 0] += 1


def _is_done(device: Device) -> bool:
    return bool(device.status) and device.status["phase"] == "over" and device.pending is None


def _check_friends(server: ServerProcess, friends: list[Device], figures: Figures) -> None:
    for friend in friends:
        figures.problems += friend.problems
        if friend.arrivals != 1:
            figures.problems.append(f"table {friend.table} lost its connection")
        for record in friend.overs.values():
            verify(decode_record(server.get(record)), GAMES["silver_gold"])
            figures.matches += 1


def _check_server(server: ServerProcess, pid: int, figures: Figures) -> None:
    health = server.get("/healthz")
    figures.is_alive = server.pid == pid and health["status"] == "ok"
    if not figures.is_alive or health["frozen"]:
        figures.problems.append(f"the server is not well: {health}")
    traces = [line for line in server.log.read_text().splitlines() if '"trace"' in line]
    figures.problems += [f"{len(traces)} traces in the log: {traces[0]}"] if traces else []
