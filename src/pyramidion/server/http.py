"""What every answer over HTTP has in common: refusals, bodies, JSON."""

import gzip
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pyramidion.kernel.errors import BadRecord, Invalid
from pyramidion.server.bodies import Problem

LARGEST_BODY = 16 * 1024
MOST_DRAINED = 100 * 1024 * 1024
"""A body that is too large is still read so far, unkept, so that its sender hears the refusal."""

_WORTH_PACKING = 4 * 1024
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

Handler = Callable[[Request], Awaitable[Response]]


def guarded(handler: Handler) -> Handler:
    """The handler, with refusals as answers."""

    async def guarding(request: Request) -> Response:
        try:
            return await handler(request)
        except Invalid as error:
            problem = Problem(error.code, error.field, dict(error.values))
            return answer(problem, _STATUS.get(error.code, 400))
        except BadRecord as error:
            return answer(Problem(error.code, "record", dict(error.values)), 422)

    return guarding


def answer(told: object, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(msgspec.json.encode(told), status, media_type="application/json")


def packed(request: Request, body: bytes) -> Response:
    """JSON, compressed for whoever can read that."""
    if len(body) < _WORTH_PACKING or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json")
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(body, 5, mtime=0), media_type="application/json", headers=headers)


async def body_of(request: Request, largest: int = LARGEST_BODY) -> bytes:
    """The body of a request; raises `Invalid` for one that is too large."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > MOST_DRAINED:
            break
        if size <= largest:
            parts.append(part)
        else:
            parts.clear()
    if size > largest:
        raise Invalid("body", "too-large", largest=largest)
    return b"".join(parts)


def decode_body(body: bytes, kind: Any) -> Any:
    """The struct in a body; raises `Invalid`."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("body", "bad-body") from error


def bearer(request: Request) -> str:
    """The token that a request bears; empty if it bears none."""
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()
