"""The lobby, errors of clients and health over HTTP."""

import logging
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pyramidion.bots import BOTS
from pyramidion.games import GAMES
from pyramidion.kernel.errors import Invalid
from pyramidion.server.bodies import (
    ClientError,
    GameCard,
    Health,
    ListedTable,
    NewTable,
    OpenedTable,
)
from pyramidion.server.changes import decode_change, encode_change
from pyramidion.server.client_errors import harmless_fields
from pyramidion.server.devices import Devices, new_device
from pyramidion.server.hall import Hall
from pyramidion.server.http import answer, bearer, body_of, decode_body, guarded
from pyramidion.server.limits import Bucket
from pyramidion.server.table import FROZEN, WAITING, Table
from pyramidion.server.timing import CLOCKS

log = logging.getLogger("pyramidion.server")

_HIDDEN = ("device", "host", "secret")


class Web:
    """Answers requests about the hall."""

    def __init__(self, hall: Hall, devices: Devices, sockets: Any) -> None:
        self._hall = hall
        self._devices = devices
        self._sockets = sockets
        self._reporting = Bucket(1, 30, hall.now() / 1000)

    def routes(self) -> list[Route]:
        """Everything that can be asked for."""
        return [
            Route("/api/games", guarded(self.games)),
            Route("/api/tables", guarded(self.tables)),
            Route("/api/tables", guarded(self.open_table), methods=["POST"]),
            Route("/api/tables/{table}", guarded(self.table)),
            Route("/api/tables/{table}/log", guarded(self.log)),
            Route("/api/errors", guarded(self.report_error), methods=["POST"]),
            Route("/healthz", guarded(self.health)),
        ]

    async def games(self, request: Request) -> Response:
        """Every game that can be played here."""
        return answer([_game_card(name) for name in GAMES])

    async def tables(self, request: Request) -> Response:
        """The tables that wait for players and want to be found."""
        found = self._hall.tables.values()
        return answer([_listed(t) for t in found if t.listed and t.phase == WAITING][:200])

    async def table(self, request: Request) -> Response:
        """One table, by its name or code."""
        token = bearer(request)
        device = self._devices.device(token) if token else ""
        return answer(_listed(self._hall.find(request.path_params["table"]), device))

    async def open_table(self, request: Request) -> Response:
        """Open a table for the device of the token, or for a new one."""
        self._hall.check_opening()
        wish = decode_body(await body_of(request), NewTable)
        token = bearer(request)
        device = self._devices.device(token) if token else new_device()
        table = await self._hall.open_table(device, wish)
        opened = OpenedTable(table.name, table.code, self._devices.token(device))
        return answer(opened, status=201)

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
        error = decode_body(await body_of(request), ClientError)
        log.warning("a client's error", extra=harmless_fields(error))
        return Response(status_code=204)

    async def health(self, request: Request) -> Response:
        """Whether the server is well."""
        tables = self._hall.tables.values()
        frozen = sum(table.phase == FROZEN for table in tables)
        return answer(Health("ok", len(self._hall.tables), self._sockets.open, frozen))


def _anonymous(body: bytes) -> bytes:
    """A change without what would let its reader speak for somebody; else the text as it is."""
    try:
        change = decode_change(body)
    except msgspec.DecodeError:
        return msgspec.json.encode({"unreadable": body.decode("utf-8", "replace")})
    hidden = {field: "" for field in _HIDDEN if field in change.__struct_fields__}
    return encode_change(msgspec.structs.replace(change, **hidden))


def _listed(table: Table, device: str = "") -> ListedTable:
    free = sum(seat.kind == "free" for seat in table.seats)
    own = set(table.seats_of(device))
    return ListedTable(
        id=table.name,
        code=table.code,
        game=table.game.meta.id,
        players=table.players,
        free=free,
        phase=table.phase,
        number=table.match_number,
        names=tuple(seat.name for seat in table.seats),
        your_turn=not own.isdisjoint(table.deciders),
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
        is_timed=GAMES[name].is_timed,
    )
