"""The two servers that are compared: how each is started, and what the load calls it."""

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from boardgame_environment import PEER, peer_modules
from processes import HOST

import pyramidion


@dataclass(frozen=True, slots=True)
class Side:
    """A server: its title, the load's name for it, its command line and environment.

    `{port}` and `{data}` in the command stand for the port and a fresh file.
    """

    name: str
    title: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)

    def command_for(self, port: int, data: Path) -> list[str]:
        """Return the command that serves on a port."""
        return [part.format(port=port, data=data) for part in self.command]


def our_side() -> Side:
    """Our server, with durable writes; only its limits against floods are lifted."""
    program = str(Path(sys.executable).parent / "pyramidion")
    where = ("--host", HOST, "--port", "{port}", "--data", "{data}")
    limits = ("--frames-a-second", "100000", "--most-sockets", "20000", "--log-level", "warning")
    title = f"Pyramidion {pyramidion.__version__}"
    return Side("pyramidion", title, (program, "serve", *where, *limits))


def peer_side(turns: int) -> Side:
    """boardgame.io's server, with everything in memory, as it is meant to run in production."""
    pins = json.loads((PEER / "package.json").read_text(encoding="utf-8"))["dependencies"]
    environment = {"NODE_ENV": "production", "NODE_PATH": str(peer_modules())}
    command = ("node", str(PEER / "server.cjs"), "{port}", str(turns))
    return Side("boardgame", f"boardgame.io {pins['boardgame.io']}", command, environment)
