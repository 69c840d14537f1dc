"""boardgame.io's matches under load: two sockets each, in the framing of Socket.IO 4.

A text is a digit of Engine.IO (0 open, 2 ping, 3 pong, 4 message); a message goes on with a digit
of Socket.IO (0 connected, 2 event), the namespace, a comma and JSON:

    42/marking,["update","<match>",{"G":…,"ctx":…},[<what was logged>]]
"""

import asyncio
import random
import secrets

import httpx
import msgspec
from play import Load, LoadFailed
from wire import Wire

NAMESPACE = b"/marking,"
OPEN, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"
CELLS = 25
PLACES = 2


class Card(msgspec.Struct):
    """A card before a player."""

    marked: int


class Player(msgspec.Struct):
    """What lies before one player, and how far they are in the turn."""

    cards: tuple[Card, Card]
    dealt: tuple[int, ...]
    kept: bool
    placed: bool
    confirmed: bool


class Board(msgspec.Struct):
    """The game's own state."""

    players: tuple[Player, Player]


class Context(msgspec.Struct):
    """boardgame.io's state around it."""

    gameover: object = None


class State(msgspec.Struct, rename={"board": "G", "number": "_stateID"}):
    """A match as a player is shown it."""

    board: Board
    ctx: Context
    number: int


class Payload(msgspec.Struct):
    """Who moved."""

    player: str = msgspec.field(name="playerID")


class LoggedAction(msgspec.Struct):
    """A move in the log."""

    payload: Payload


class Logged(msgspec.Struct):
    """An entry of the log."""

    action: LoggedAction


class Synced(msgspec.Struct):
    """All about a match, on entering it."""

    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, tuple[Logged, ...]])
SYNC = msgspec.json.Decoder(tuple[str, str, Synced])
ENCODER = msgspec.json.Encoder()


class PeerSeat:
    """One player of a match, on a socket of their own."""

    def __init__(self, load: Load, seat: int) -> None:
        """Prepare the player; `enter` connects them."""
        self._load, self._seat, self._name = load, seat, str(seat)
        loop = asyncio.get_running_loop()
        self._connected: asyncio.Future[None] = loop.create_future()
        self._synced: asyncio.Future[None] = loop.create_future()
        self._is_pending = self._is_offered = False
        self.over = asyncio.Event()

    async def connect(self, address: str) -> None:
        """Open a socket to the game's namespace."""
        self.wire = Wire(address, self._hear, self._load.fail)
        await self.wire.connect()
        await self._connected

    async def enter(self, match: str) -> None:
        """Ask for a match; the first to ask makes it."""
        self._match = match
        self._synced = asyncio.get_running_loop().create_future()
        self._say(["sync", match, self._name, None, 2])
        await self._synced

    def play(self) -> None:
        """Send the next move, chosen at random."""
        self._is_offered, self._is_pending = False, True
        kind, arguments = self._choose(self._state.board.players[self._seat])
        payload = {"type": kind, "args": arguments, "playerID": self._name}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._say(["update", action, self._state.number, self._match, self._name])

    def _choose(self, player: Player) -> tuple[str, list[int]]:
        if not player.kept:
            return "keep", [random.choice(player.dealt)]
        if player.placed:
            return "confirm", []
        place = random.randrange(PLACES)
        marked = player.cards[place].marked
        free = [cell for cell in range(CELLS) if not marked >> cell & 1]
        return "mark", [place, sum(1 << cell for cell in random.sample(free, min(2, len(free))))]

    def _say(self, event: list[object]) -> None:
        self.wire.say(EVENT + NAMESPACE + ENCODER.encode(event))

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(EVENT):
            self._take(frame[len(EVENT) + len(NAMESPACE) :])
        elif frame == PING:
            self.wire.say(PONG)
        elif frame.startswith(OPEN):
            self.wire.say(CONNECT + NAMESPACE)
        elif frame.startswith(CONNECT):
            self._connected.set_result(None)
        else:
            self._load.fail(LoadFailed(f"A frame was not understood: {frame[:80]!r}"))

    def _take(self, event: bytes) -> None:
        try:
            if event.startswith(b'["update"'):
                self._take_update(event)
            elif event.startswith(b'["sync"'):
                self._state = SYNC.decode(event)[2].state
                self._synced.set_result(None)
                self._offer()
        except msgspec.MsgspecError as error:
            self._load.fail(LoadFailed(f"An event was not understood: {error}"))

    def _take_update(self, event: bytes) -> None:
        _, _, self._state, logged = UPDATE.decode(event)
        # An update without a log entry of ours answers the other player's move, or none at all.
        if self._is_pending and any(e.action.payload.player == self._name for e in logged):
            self._is_pending = False
            self._load.acknowledge(self)
        if self._state.ctx.gameover is not None:
            self.over.set()
        else:
            self._offer()

    def _offer(self) -> None:
        player = self._state.board.players[self._seat]
        if not (self._is_pending or self._is_offered or player.confirmed):
            self._is_offered = True
            self._load.offer(self)


class PeerTable:
    """A match with both its players; they go on to a new one as soon as it is over."""

    def __init__(self, load: Load) -> None:
        """Prepare both players."""
        self._seats = [PeerSeat(load, 0), PeerSeat(load, 1)]

    async def open(self, client: httpx.AsyncClient) -> None:
        """Connect both players and let them enter a new match."""
        base = client.base_url
        address = f"ws://{base.host}:{base.port}/socket.io/?EIO=4&transport=websocket"
        for seat in self._seats:
            await seat.connect(address)
        await self._enter_new_match()
        self._again = asyncio.create_task(self._play_again())

    @property
    def heard_bytes(self) -> int:
        """How much came in on both sockets."""
        return sum(seat.wire.heard_bytes for seat in self._seats)

    def close(self) -> None:
        """Leave the match."""
        self._again.cancel()
        for seat in self._seats:
            seat.wire.close()

    async def _enter_new_match(self) -> None:
        match = secrets.token_urlsafe(8)
        for seat in self._seats:
            await seat.enter(match)

    async def _play_again(self) -> None:
        while True:
            for seat in self._seats:
                await seat.over.wait()
                seat.over.clear()
            await self._enter_new_match()
