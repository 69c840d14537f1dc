"""The site: the browser's client as it was built, read once and served from memory.

Only what was read at the start can be asked for, so no path leads anywhere else. Every page of the
client is the same `index.html`; the client reads the address and draws what belongs there.
"""

import gzip
import hashlib
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from pyramidion.server.headers import SITE_HEADERS

_INDEX = "/index.html"
_ASSETS = "/assets/"
_API = re.compile(r"/(?:api|ws|healthz)(?:/.*)?", re.DOTALL)
_PAGES = re.compile(
    r"/(?:(?:t/[^/]+|rules(?:/[^/]+)?|replay(?:/[^/]+/[0-9]+)?|me|privacy|training|daily)/?)?"
)
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_COMPRESSED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
_FOR_EVER = "public, max-age=31536000, immutable"
_FOR_AN_HOUR = "public, max-age=3600"
_ASK_EVERY_TIME = "no-cache"
_NOT_BUILT = """<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Pyramidion</title>
<p>Le site n’est pas encore construit : « make play » le construit et démarre le serveur.</p>
<p lang="en">The site is not built yet: “make play” builds it and starts the server.</p>
</html>
"""


class _File:
    """One file of the site, with its headers; `packed` is it in gzip, where that is smaller."""

    def __init__(self, path: str, body: bytes) -> None:
        suffix = PurePosixPath(path).suffix
        self.body = body
        packed = gzip.compress(body, mtime=0) if suffix in _COMPRESSED else body
        self.packed = packed if len(packed) < len(body) else None
        self.headers = {
            "content-type": _TYPES.get(suffix, "application/octet-stream"),
            "cache-control": _caching(path),
            "etag": f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',
            "vary": "accept-encoding",
        }


def _caching(path: str) -> str:
    """How long a file may be kept: the names of assets change with what is in them."""
    if path.startswith(_ASSETS):
        return _FOR_EVER
    return _ASK_EVERY_TIME if path == _INDEX else _FOR_AN_HOUR


class Site:
    """Answers for every path that is not the API's, as a plain ASGI application."""

    def __init__(self, folder: Traversable | None = None) -> None:
        """The files of a folder, else of the one in the package. It may be missing."""
        folder = folder or files("pyramidion").joinpath("site")
        found = _walk(folder, "/") if folder.is_dir() else ()
        self._files = {path: _File(path, body) for path, body in found}

    @property
    def is_built(self) -> bool:
        """Whether there is a site at all."""
        return _INDEX in self._files

    def serves(self, path: str) -> bool:
        """Whether a path is the site's, and not the API's."""
        return _API.fullmatch(path) is None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        request = Request(scope)
        if request.method not in ("GET", "HEAD"):
            answer = _plain("This cannot be done here.", 405, allow="GET, HEAD")
        else:
            answer = self._find(request)
        answer.headers.update(SITE_HEADERS)
        if request.method == "HEAD":
            answer.body = b""
        await answer(scope, receive, send)

    def _find(self, request: Request) -> Response:
        path = request.scope["path"]
        if not self.is_built:
            headers = {"cache-control": _ASK_EVERY_TIME}
            return Response(_NOT_BUILT, 503, headers, _TYPES[".html"])
        if path in self._files:
            return _given(self._files[path], request, 200)
        if path.startswith(_ASSETS):
            return _plain("There is no such file.", 404)
        status = 200 if _PAGES.fullmatch(path) else 404
        return _given(self._files[_INDEX], request, status)


def _walk(folder: Traversable, at: str) -> Iterator[tuple[str, bytes]]:
    """Every file in a folder and its folders, by its path."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _walk(entry, f"{at}{entry.name}/")
        elif not entry.name.startswith("."):
            yield f"{at}{entry.name}", entry.read_bytes()


def _given(file: _File, request: Request, status: int) -> Response:
    """A file, packed if the client can unpack it; nothing if it has it already."""
    if status == 200 and _has(request, file.headers["etag"]):
        kept = {name: file.headers[name] for name in ("cache-control", "etag", "vary")}
        return Response(status_code=304, headers=kept)
    body, headers = file.body, dict(file.headers)
    if file.packed is not None and _unpacks(request):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, status, headers)


def _has(request: Request, etag: str) -> bool:
    """Whether the client says that it has this version."""
    told = request.headers.get("if-none-match", "").split(",")
    return any(one.strip().removeprefix("W/") == etag.removeprefix("W/") for one in told)


def _unpacks(request: Request) -> bool:
    """Whether the client accepts gzip."""
    for told in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = told.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _plain(text: str, status: int, **headers: str) -> Response:
    return Response(
        text, status, {"cache-control": _ASK_EVERY_TIME, **headers}, "text/plain; charset=utf-8"
    )
