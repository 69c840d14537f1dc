"""A server for tests: a real process, or a hall in this one with scripted time."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from pyramidion.server.changes import Line, TableOpened
from pyramidion.server.duties import Duties
from pyramidion.server.hall import Hall
from pyramidion.server.settings import Settings
from pyramidion.server.store import SqliteStore
from pyramidion.server.table import Table


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`pyramidion serve` on a free port, with its data in one file."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self.flags = flags
        self.port = free_port()
        self.log = data.with_suffix(".log")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process's number."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> "ServerProcess":
        """Start it and wait until it answers."""
        program = "import sys; from pyramidion.cli import main; sys.exit(main())"
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), *self.flags]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(400):
            if self._process.poll() is not None:
                raise AssertionError(f"The server did not start: {self.log.read_text()[-2000:]}")
            try:
                self.get("/healthz")
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
            else:
                return self
        raise AssertionError("The server does not answer.")

    def kill(self) -> None:
        """SIGKILL: no time for anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM: a clean stop; gives the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        if process.poll() is None:
            os.kill(process.pid, how)
        return process.wait(timeout=30)

    def get(self, path: str) -> Any:
        """What the server answers, decoded."""
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            body = answer.read()
        return json.loads(body) if path.count("record") == 0 else body

    def post(self, path: str, body: object, token: str | None = None) -> Any:
        """Post JSON, get JSON; an HTTP error is raised."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        asked = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(asked, timeout=10) as answer:
            return json.loads(answer.read())

    def request(self, path: str, body: bytes | None = None, **headers: str) -> "Answer":
        """Ask for a path, or post a body as it is; an HTTP error is an answer too."""
        asked = urllib.request.Request(self.url + path, body, headers)
        try:
            with urllib.request.urlopen(asked, timeout=10) as answer:
                return Answer(answer.status, dict(answer.headers), answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, dict(error.headers), error.read())


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(json.loads(self.body)["code"])


class LocalHall:
    """A hall in this process, without sockets: its time is what the test says."""

    def __init__(self, data: Path, at: int = 1_000_000, **settings: Any) -> None:
        self.at = at
        self.store = SqliteStore(data)
        wanted = Settings(data=data, **{"bot_pace": 0.0, **settings})
        self.hall = Hall(wanted, self.store, now=lambda: self.at)
        self.duties = Duties(self.hall)

    async def open_table(self, players: int = 2, seed: str = "5e" * 32, **wish: Any) -> Table:
        """A table whose seed is known, so that two runs can be compared."""
        self.hall._last_number += 1
        number = self.hall._last_number
        table = Table(number, f"table{number}", f"CODE{number}")
        usual = {"game": "silver_gold", "options": {}, "clock": 0, "listed": False, "chat": "on"}
        fields = {**usual, **wish}
        change = TableOpened(rules="1", players=players, host="host", seed=seed, **fields)
        line = Line(0, self.at, "host", "", change)
        table.fold(line)
        await self.store.open_table(number, table.name, table.code, line)
        self.hall._enter(table)
        return table

    def journal(self, table: Table) -> list[Line]:
        """What is durable of a table."""
        return list(self.store.journal(table.number))

    async def settle(self) -> None:
        """Wait until everything is durable, no table rests and no bot is thinking."""
        while self.hall._outbox._writes or self.hall.resting or self.duties._playing:
            await asyncio.sleep(0.0005)

    async def written(self) -> None:
        """Wait until everything is durable, whatever bots do."""
        while self.hall._outbox._writes:
            await asyncio.sleep(0.0005)

    async def pass_time(self, table: Table, seconds: float) -> None:
        """Let time pass, then do what is due at the table."""
        self.at += int(1000 * seconds)
        self.duties.wake(table)
        await self.settle()

    def close(self) -> None:
        """Stop everything and close the file."""
        self.duties.close()
        self.store.close()
