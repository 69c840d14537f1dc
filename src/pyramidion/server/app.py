"""The whole server as one ASGI application, and the process that serves it."""

import asyncio
import contextlib
import gc
import logging
import secrets
import socket
from collections.abc import AsyncIterator
from typing import Any

import uvicorn
from starlette.applications import Starlette

from pyramidion.server.devices import Devices
from pyramidion.server.doors import DoorsWeb
from pyramidion.server.duties import Duties
from pyramidion.server.hall import Hall
from pyramidion.server.headers import API_HEADERS
from pyramidion.server.logs import set_up_logs
from pyramidion.server.matches import Matches
from pyramidion.server.settings import Settings
from pyramidion.server.site import Site
from pyramidion.server.sockets import Sockets
from pyramidion.server.store import SqliteStore
from pyramidion.server.web import Web
from pyramidion.server.wire import Wire

log = logging.getLogger("pyramidion.server")

LAST_SECONDS = 2
_HEADERS = [(name.encode(), value.encode()) for name, value in API_HEADERS.items()]


class Application:
    """Hall, sockets, web and site together; `lifespan` starts and stops them."""

    def __init__(self, settings: Settings, site: Site | None = None) -> None:
        self.settings = settings
        self.store = SqliteStore(settings.data)
        self.hall = Hall(settings, self.store)
        self.duties = Duties(self.hall)
        devices = Devices(self._key())
        self.sockets = Sockets(self.hall, devices)
        self._site = site or Site()
        self._matches = Matches(self.hall, devices)
        routes = Web(self.hall, devices, self.sockets).routes() + self._matches.routes()
        routes += DoorsWeb(self.hall.now, self.hall.tables.values).routes()
        self._http = Starlette(routes=routes, lifespan=self._lifespan)

    def _key(self) -> str:
        """The key of the tokens, made once and kept with the data."""
        key = self.store.recall("key")
        if key is None:
            key = secrets.token_hex(32)
            asyncio.run(self._remember("key", key))
        return key

    async def _remember(self, name: str, value: str) -> None:
        await self.store.remember(name, value)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Sockets go to the hall, pages to the site, all else to the web."""
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        elif scope["type"] == "http" and self._site.serves(scope["path"]):
            await self._site(scope, receive, send)
        else:
            await self._http(scope, receive, _with_headers(send))

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Load what was there, tell how long we were away, do the duties; at the end, close."""
        beat = self.store.recall("heartbeat")
        self.hall.load()
        self.hall.go_on(None if beat is None else int(beat))
        tasks = [asyncio.create_task(self.duties.beat())]
        tasks.append(asyncio.create_task(self.duties.keep_house()))
        log.info("serving", extra={"tables": len(self.hall.tables)})
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            self.duties.close()
            self._matches.close()
            await self.store.remember("heartbeat", str(self.hall.now()))
            await asyncio.to_thread(self.store.close)


def _with_headers(send: Any) -> Any:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *_HEADERS]
        await send(message)

    return sending


class Server(uvicorn.Server):
    """uvicorn, letting clients go with a reason before it stops."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self._application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every client that the server stops; they will come back. Then leave with code 0."""
        for server in self.servers:
            server.close()
        self._application.sockets.close_all()
        for _ in range(LAST_SECONDS * 20):
            if not self._application.sockets.open:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets=sockets)
        self._captured_signals.clear()


def _collect_less_often() -> None:
    """Tables are long-lived: looking through all of them for garbage makes everybody wait.

    Young objects are looked at as usual; the old ones once an hour (`Duties.keep_house`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 1_000_000)


def serve(settings: Settings) -> None:
    """Serve until told to stop by SIGTERM or Ctrl-C."""
    set_up_logs(settings.log_level)
    application = Application(settings)
    config = uvicorn.Config(
        application,
        host=settings.host,
        port=settings.port,
        ws=Wire,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        proxy_headers=settings.proxied,
        forwarded_allow_ips="*" if settings.proxied else None,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )
    _collect_less_often()
    with contextlib.suppress(KeyboardInterrupt):
        Server(config, application).run()
