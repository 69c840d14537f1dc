"""The HTTP side: lobby, records and health. Answers are msgspec structs as JSON."""

import logging
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pyramidion.bots import BOTS
from pyramidion.games import GAMES
from pyramidion.kernel.errors import Invalid
from pyramidion.server.changes import decode_change, encode_change
from pyramidion.server.client_errors import harmless_fields
from pyramidion.server.devices import Devices, new_device
from pyramidion.server.hall import Hall
from pyramidion.server.limits import Bucket
from pyramidion.server.protocol import (
    ClientError,
    GameCard,
    Health,
    ListedTable,
    NewTable,
    OpenedTable,
    Problem,
)
from pyramidion.server.table import FROZEN, WAITING, Table
from pyramidion.server.timing import CLOCKS

log = logging.getLogger("pyramidion.server")

_STATUS = {
    "unknown-table": 404,
    "no-record": 404,
    "bad-token": 401,
    "expired-token": 401,
    "too-large": 413,
    "too-fast": 429,
    "not-stored": 503,
    "too-many-tables": 503,
}
_HIDDEN = ("device", "host", "secret")
_LARGEST_BODY = 16 * 1024


class Web:
    """Answers requests about the hall."""

    def __init__(self, hall: Hall, devices: Devices, sockets: Any) -> None:
        self._hall = hall
        self._devices = devices
        self._sockets = sockets
        self._opening = Bucket(hall.settings.frames_a_second, 30, hall.now() / 1000)
        self._reporting = Bucket(1, 30, hall.now() / 1000)

    def routes(self) -> list[Route]:
        """Everything that can be asked for."""
        return [
            Route("/api/games", _guarded(self.games)),
            Route("/api/tables", _guarded(self.tables)),
            Route("/api/tables", _guarded(self.open_table), methods=["POST"]),
            Route("/api/tables/{table}", _guarded(self.table)),
            Route("/api/tables/{table}/matches/{number:int}/record", _guarded(self.record)),
            Route("/api/tables/{table}/log", _guarded(self.log)),
            Route("/api/errors", _guarded(self.report_error), methods=["POST"]),
            Route("/healthz", _guarded(self.health)),
        ]

    async def games(self, request: Request) -> Response:
        """Every game that can be played here."""
        return _answer([_game_card(name) for name in GAMES])

    async def tables(self, request: Request) -> Response:
        """The tables that wait for players and want to be found."""
        found = self._hall.tables.values()
        return _answer([_listed(t) for t in found if t.listed and t.phase == WAITING][:200])

    async def table(self, request: Request) -> Response:
        """One table, by its name or code."""
        return _answer(_listed(self._hall.find(request.path_params["table"])))

    async def open_table(self, request: Request) -> Response:
        """Open a table for the device of the token, or for a new one."""
        if not self._opening.take(self._hall.now() / 1000):
            raise Invalid("table", "too-fast")
        wish = _decode_body(await _body(request), NewTable)
        token = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        device = self._devices.device(token) if token else new_device()
        table = await self._hall.open_table(device, wish)
        opened = OpenedTable(table.name, table.code, self._devices.token(device))
        return _answer(opened, status=201)

    async def record(self, request: Request) -> Response:
        """The record of a finished match."""
        table = self._hall.find(request.path_params["table"])
        written = table.records.get(request.path_params["number"])
        if written is None:
            raise Invalid("match", "no-record")
        name = f"{table.game.meta.id}-{table.code}-{request.path_params['number']}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(written, media_type="application/x-ndjson", headers=headers)

    async def log(self, request: Request) -> Response:
        """The journal of a frozen table, without devices and tokens."""
        table = self._hall.find(request.path_params["table"])
        if table.phase != FROZEN:
            raise Invalid("table", "not-frozen")
        lines = (
            b'{"n":%d,"at":%d,"change":%b}\n' % (n, at, _anonymous(body))
            for n, at, body in self._hall.store.raw_journal(table.number)
        )
        return Response(b"".join(lines), media_type="application/x-ndjson")

    async def report_error(self, request: Request) -> Response:
        """Log what broke in a browser."""
        if not self._reporting.take(self._hall.now() / 1000):
            raise Invalid("error", "too-fast")
        error = _decode_body(await _body(request), ClientError)
        log.warning("a client's error", extra=harmless_fields(error))
        return Response(status_code=204)

    async def health(self, request: Request) -> Response:
        """Whether the server is well."""
        tables = self._hall.tables.values()
        frozen = sum(table.phase == FROZEN for table in tables)
        return _answer(Health("ok", len(self._hall.tables), self._sockets.open, frozen))


def _anonymous(body: bytes) -> bytes:
    """A change without what would let its reader speak for somebody; else the text as it is."""
    try:
        change = decode_change(body)
    except msgspec.DecodeError:
        return msgspec.json.encode({"unreadable": body.decode("utf-8", "replace")})
    hidden = {field: "" for field in _HIDDEN if field in change.__struct_fields__}
    return encode_change(msgspec.structs.replace(change, **hidden))


def _guarded(handler: Any) -> Any:
    """The handler, with refusals as answers."""

    async def guarded(request: Request) -> Response:
        try:
            answer: Response = await handler(request)
        except Invalid as error:
            problem = Problem(error.code, error.field, dict(error.values))
            return _answer(problem, _STATUS.get(error.code, 400))
        return answer

    return guarded


def _answer(told: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(told), status, media_type="application/json")


async def _body(request: Request) -> bytes:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > _LARGEST_BODY:
            raise Invalid("body", "too-large", largest=_LARGEST_BODY)
        parts.append(part)
    return b"".join(parts)


def _decode_body(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("body", "bad-body") from error


def _listed(table: Table) -> ListedTable:
    free = sum(seat.kind == "free" for seat in table.seats)
    return ListedTable(
        id=table.name,
        code=table.code,
        game=table.game.meta.id,
        players=table.players,
        free=free,
        phase=table.phase,
        number=table.match_number,
        names=tuple(seat.name for seat in table.seats),
    )


def _game_card(name: str) -> GameCard:
    meta = GAMES[name].meta
    return GameCard(
        id=meta.id,
        titles=dict(meta.titles),
        players=meta.players,
        minutes=meta.minutes,
        age=meta.age,
        rules=meta.rules,
        options=msgspec.to_builtins(GAMES[name].options()),
        bots=tuple(BOTS),
        clocks=CLOCKS,
    )
