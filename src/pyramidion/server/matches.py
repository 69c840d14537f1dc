"""Finished matches over HTTP: records, replays, playing on, and what a device has played."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pyramidion.kernel.errors import Invalid
from pyramidion.server.bodies import MatchResult, NewTable, OpenedTable, PlayOn
from pyramidion.server.devices import Devices, new_device
from pyramidion.server.hall import Hall
from pyramidion.server.http import answer, bearer, body_of, decode_body, guarded, packed
from pyramidion.server.limits import Bucket
from pyramidion.server.replays import ALL, moment_in, players_of, replayed
from pyramidion.server.table import Table

T = TypeVar("T")

MOST_WAITING = 16
MOST_RESULTS = 300
ESCAPED = 2
"""A record inside JSON is longer, by its quotes: at most so many times."""


class Matches:
    """Answers requests about finished matches; records are verified in a thread of their own."""

    def __init__(self, hall: Hall, devices: Devices) -> None:
        self._hall = hall
        self._devices = devices
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._bucket = Bucket(hall.settings.frames_a_second, 30, hall.now() / 1000)
        self._waiting = 0

    def close(self) -> None:
        """Stop the thread."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def routes(self) -> list[Route]:
        """Everything that can be asked for."""
        return [
            Route("/api/tables/{table}/matches/{number:int}/record", guarded(self.record)),
            Route("/api/tables/{table}/matches/{number:int}/replay", guarded(self.replay)),
            Route("/api/replays", guarded(self.replay_record), methods=["POST"]),
            Route("/api/play-on", guarded(self.play_on), methods=["POST"]),
            Route("/api/matches", guarded(self.results)),
        ]

    async def record(self, request: Request) -> Response:
        """The record of a finished match."""
        table, number = self._match(request)
        name = f"{table.game.meta.id}-{table.code}-{number}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        written = _written(table, number)
        return Response(written, media_type="application/x-ndjson", headers=headers)

    async def replay(self, request: Request) -> Response:
        """A finished match to step through; there is none of a match that goes on."""
        table, number = self._match(request)
        return await self._replay(request, _written(table, number))

    async def replay_record(self, request: Request) -> Response:
        """The match of a record from anywhere, once it is verified."""
        return await self._replay(request, await body_of(request, self._hall.settings.record_bytes))

    async def _replay(self, request: Request, written: bytes) -> Response:
        viewer = request.query_params.get("viewer", ALL)
        return await self._aside(
            lambda: packed(request, msgspec.json.encode(replayed(written, viewer)))
        )

    async def play_on(self, request: Request) -> Response:
        """Open a table that goes on from a moment of a finished match."""
        largest = ESCAPED * self._hall.settings.record_bytes
        self._hall.check_opening()
        wish: PlayOn = decode_body(await body_of(request, largest), PlayOn)
        token = bearer(request)
        device = self._devices.device(token) if token else new_device()
        if wish.record:
            name, number, written = "", 0, wish.record.encode()
        else:
            table = self._hall.find(wish.table)
            name, number, written = table.name, wish.number, _written(table, wish.number)
        record, moment = await self._aside(
            lambda: moment_in(written, name, number, wish.seq, wish.seat)
        )
        header = record.header
        new = NewTable(game=header.game, players=players_of(record), options=header.options)
        opened = await self._hall.open_table(device, new, moment)
        told = OpenedTable(opened.name, opened.code, self._devices.token(device))
        return answer(told, status=201)

    async def results(self, request: Request) -> Response:
        """The finished matches of the device that asks, the newest first."""
        device = self._devices.device(bearer(request))
        found = sorted(self._results(device), key=lambda result: -result.at)
        return answer(found[:MOST_RESULTS])

    def _results(self, device: str) -> Iterator[MatchResult]:
        for table in self._hall.tables.values():
            for number, result in table.results.items():
                if device in result.devices:
                    yield MatchResult(
                        table=table.name,
                        code=table.code,
                        number=number,
                        game=table.game.meta.id,
                        at=result.at,
                        names=tuple(sitter.name for sitter in result.sitters),
                        kinds=tuple(sitter.kind.value for sitter in result.sitters),
                        seats=tuple(i for i, d in enumerate(result.devices) if d == device),
                        outcome=result.outcome,
                        is_played_on=table.origin is not None,
                    )

    def _match(self, request: Request) -> tuple[Table, int]:
        return self._hall.find(request.path_params["table"]), request.path_params["number"]

    async def _aside(self, work: Callable[[], T]) -> T:
        """Do work beside the event loop, one after the other; refuses when too much waits."""
        is_quick = self._bucket.take(self._hall.now() / 1000)
        if self._waiting >= MOST_WAITING or not is_quick:
            raise Invalid("match", "too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _written(table: Table, number: int) -> bytes:
    written = table.records.get(number)
    if written is None:
        raise Invalid("match", "no-record")
    return written
