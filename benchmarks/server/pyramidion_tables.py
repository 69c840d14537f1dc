"""Our tables under load: two sockets each, every step drawn from the legal ones of the view."""

import asyncio
import random
import secrets

import httpx
import msgspec
from play import Load, LoadFailed
from wire import Wire

GAME = "silver_gold"
VERSION = 2


class Message(msgspec.Struct, tag_field="type"):
    """What the server may say; only what the load needs of it is decoded."""


class Welcome(Message, tag="welcome"):
    """We are connected."""


class Table(Message, tag="table"):
    """The table around the match."""


class Legal(msgspec.Struct):
    """The part of a view that says what the seat may do now."""

    legal: tuple[msgspec.Raw, ...]


class View(Message, tag="view"):
    """What the seat may know."""

    seat: int | None
    number: int
    seq: int
    view: Legal


class Over(Message, tag="over"):
    """The match has ended."""


class Accepted(Message, tag="accepted"):
    """A command is durable."""

    id: str
    seq: int | None = None


class Refused(Message, tag="refused"):
    """A command changed nothing."""

    code: str
    id: str | None = None


class Reload(Message, tag="reload"):
    """The server speaks another version."""


DECODER = msgspec.json.Decoder(list[Welcome | Table | View | Over | Accepted | Refused | Reload])
ENCODER = msgspec.json.Encoder()


class OurSeat:
    """One seat, held by a device of its own on a socket of its own."""

    def __init__(self, load: Load, seat: int) -> None:
        """Prepare the seat; `enter` connects it."""
        self._load, self._seat = load, seat
        self._number = self._seq = self._due = self._sent = 0
        self._legal: tuple[msgspec.Raw, ...] = ()
        self._step: str | None = None
        self._is_offered = False
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.over = asyncio.Event()

    async def enter(self, address: str, token: str | None) -> None:
        """Connect and say hello."""
        self.wire = Wire(address, self._hear, self._load.fail)
        await self.wire.connect()
        self._say({"type": "hello", "version": VERSION, "token": token})
        await self._welcomed

    async def sit(self) -> None:
        """Take the seat, or take part in the shuffles of another match on it."""
        name, nonce = f"Player {self._seat + 1}", secrets.token_hex(16)
        await self.command({"type": "sit", "seat": self._seat, "name": name, "nonce": nonce})

    async def command(self, message: dict[str, object]) -> None:
        """Send a command that is not a step, and wait until it is accepted."""
        name = self._next_name()
        self._answers[name] = asyncio.get_running_loop().create_future()
        self._say(message | {"id": name})
        await self._answers[name]

    def play(self) -> None:
        """Send one of the legal steps, at random."""
        self._is_offered = False
        self._step = self._next_name()
        action = bytes(random.choice(self._legal))
        head = f'{{"type":"act","id":"{self._step}","seat":{self._seat},"action":'
        self.wire.say(b"%b%b}" % (head.encode(), action))

    def _next_name(self) -> str:
        self._sent += 1
        return f"{self._seat}-{self._sent}"

    def _say(self, message: dict[str, object]) -> None:
        self.wire.say(ENCODER.encode(message))

    def _hear(self, frame: bytes) -> None:
        try:
            messages = DECODER.decode(frame)
        except msgspec.MsgspecError as error:
            self._load.fail(LoadFailed(f"A frame was not understood: {error}"))
            return
        for message in messages:
            self._take(message)
        # A view older than the answer to our step still shows the steps of before it.
        if self._legal and self._step is None and self._seq >= self._due and not self._is_offered:
            self._is_offered = True
            self._load.offer(self)

    def _take(self, message: Message) -> None:
        match message:
            case View():
                self._see(message)
            case Accepted(id=name, seq=seq):
                self._take_answer(name, seq)
            case Refused(code=code):
                self._load.fail(LoadFailed(f"A command was refused: {code}."))
            case Over():
                self.over.set()
            case Welcome():
                self._welcomed.set_result(None)
            case Reload():
                self._load.fail(LoadFailed("The server speaks another version."))

    def _see(self, message: View) -> None:
        if message.seat != self._seat:
            return
        if message.number != self._number:
            self._number, self._due = message.number, 0
        self._seq, self._legal = message.seq, message.view.legal

    def _take_answer(self, name: str, seq: int | None) -> None:
        if name == self._step:
            self._step, self._due = None, seq or 0
            self._load.acknowledge(self)
        elif name in self._answers:
            self._answers.pop(name).set_result(None)


class OurTable:
    """A table with both its seats; a new match begins as soon as one is over."""

    def __init__(self, load: Load) -> None:
        """Prepare both seats."""
        self._load = load
        self._seats = [OurSeat(load, 0), OurSeat(load, 1)]

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open a table, seat both players and start the match."""
        answer = await client.post("/api/tables", json={"game": GAME, "players": 2})
        answer.raise_for_status()
        opened = answer.json()
        base = client.base_url
        address = f"ws://{base.host}:{base.port}/ws/{opened['id']}"
        for seat, token in zip(self._seats, (opened["token"], None), strict=True):
            await seat.enter(address, token)
        await self._start()
        self._again = asyncio.create_task(self._play_again())

    @property
    def heard_bytes(self) -> int:
        """How much came in on both sockets."""
        return sum(seat.wire.heard_bytes for seat in self._seats)

    def close(self) -> None:
        """Leave the table."""
        self._again.cancel()
        for seat in self._seats:
            seat.wire.close()

    async def _play_again(self) -> None:
        host = self._seats[0]
        while True:
            await host.over.wait()
            host.over.clear()
            await host.command({"type": "rematch"})
            await self._start()

    async def _start(self) -> None:
        for seat in self._seats:
            await seat.sit()
        await self._seats[0].command({"type": "start"})
