"""Two clients play a whole match of Silver & Gold: Pyramids on a server.

python examples/two_clients.py http://127.0.0.1:8000
"""

import asyncio
import json
import random
import secrets
import sys
import zlib
from hashlib import sha256
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

VERSION = 2
PAUSE = 0.06  # seconds before a step: a server allows so many frames a second


def request(url, body=None):
    """A GET, or a POST with a JSON body; gives the bytes of the answer."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, {"Content-Type": "application/json"})) as answer:
        return answer.read()


def check(message):
    """The checksum is of the view's own JSON: compact, and not escaped."""
    view = json.dumps(message["view"], separators=(",", ":"), ensure_ascii=False)
    if message["checksum"] != f"{zlib.crc32(view.encode()):08x}":
        raise SystemExit(f"The view is not what was sent: {view}")


class Client:
    """One device with one seat. It holds no rule: it takes any step that its view calls legal."""

    def __init__(self, seat, name, token=None):
        self.seat, self.name, self.token = seat, name, token
        self.unanswered = set()
        self.seq = 0  # what the view must have reached before the next step
        self.view = None
        self.table = None

    async def play(self, address):
        """Sit down, play to the end, and give the message that says it is over."""
        async with connect(address) as self.socket:
            await self.send(type="hello", version=VERSION, token=self.token)
            nonce = secrets.token_hex(16)
            await self.command(type="sit", seat=self.seat, name=self.name, nonce=nonce)
            async for frame in self.socket:
                for message in json.loads(frame):
                    if message["type"] == "over":
                        return message
                    self.hear(message)
                await self.go_on()
        raise SystemExit(f"The server closed the connection: {self.socket.close_reason}")

    def hear(self, message):
        """Note what one message tells."""
        match message["type"]:
            case "welcome":
                self.token = message["token"]  # to be kept: it holds the seat after a reconnect
            case "table":
                self.table = message
            case "view" if message["seat"] == self.seat:
                check(message)
                self.view = message
            case "accepted":
                self.unanswered.remove(message["id"])
                self.seq = max(self.seq, message["seq"] or 0)
            case "refused" | "reload":
                raise SystemExit(f"{self.name} heard {message}")

    async def go_on(self):
        """Start the match as its host, or take a step, once all commands are answered."""
        if self.unanswered or self.table is None:
            return
        if self.table["phase"] == "waiting":
            if self.table["host"] and all(seat["kind"] != "free" for seat in self.table["seats"]):
                await self.command(type="start")
        elif self.view and self.view["seq"] >= self.seq and self.view["view"]["legal"]:
            await asyncio.sleep(PAUSE)
            step = random.choice(self.view["view"]["legal"])
            await self.command(type="act", seat=self.seat, action=step)

    async def command(self, **message):
        """Send what will be answered; sent again under the same id it would count once."""
        name = secrets.token_hex(8)  # never used before, not even before a reconnect
        self.unanswered.add(name)
        await self.send(id=name, **message)

    async def send(self, **message):
        """One message is one frame of text."""
        await self.socket.send(json.dumps(message))


async def main(server):
    """Create a table, play a match at it, and print how it ended."""
    table = json.loads(request(f"{server}/api/tables", {"game": "silver_gold", "players": 2}))
    address = f"{server.replace('http', 'ws', 1)}/ws/{table['id']}"
    host, guest = Client(0, "Ada", table["token"]), Client(1, "Bela")
    over, _ = await asyncio.gather(host.play(address), guest.play(address))

    record = request(server + over["record"]).splitlines()
    header, outcome = json.loads(record[0]), json.loads(record[-1])["outcome"]
    if header["commitment"] != sha256(bytes.fromhex(over["seed"])).hexdigest():
        raise SystemExit("The seed is not the one that was promised.")
    for seat, sitter in enumerate(header["seats"]):
        rank, score = outcome["ranks"][seat], outcome["scores"][seat]
        print(f"{rank}. {sitter['name']}: {score['total']} points")
    print(f"{len(record) - 2} entries, record at {server}{over['record']}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].rstrip("/")))
