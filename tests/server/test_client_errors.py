"""Errors that a browser reports: logged in one line, and nothing secret in it."""

import asyncio
import json

import httpx
import pytest
from starlette.applications import Starlette

from pyramidion.server.bodies import ClientError
from pyramidion.server.client_errors import harmless_fields
from pyramidion.server.devices import Devices
from pyramidion.server.web import Web

ERROR = {
    "message": "TypeError: view is undefined",
    "where": "https://play.example.org/assets/index-Bx3k9.js:1:20481",
    "page": "/t/K7QXM",
    "version": 2,
}


def _post(server, body):
    return server.request("/api/errors", body)


def _logged(server):
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line[:1] == "{"]
    return [line for line in lines if line["event"] == "a client's error"]


def test_an_error_is_one_warning_in_the_log_and_is_answered_with_nothing(server):
    before = len(_logged(server))
    answer = _post(server, json.dumps(ERROR).encode())
    assert (answer.status, answer.body) == (204, b"")
    assert answer.headers["cache-control"] == "no-store"
    (line,) = _logged(server)[before:]
    assert line.pop("at")
    assert line == {
        "level": "warning",
        "event": "a client's error",
        "what": "TypeError: view is undefined",
        "script": "index-Bx3k9.js:1:20481",
        "page": "/t",
        "client": 2,
    }


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"null",
        json.dumps({**ERROR, "token": "x"}).encode(),
        json.dumps({**ERROR, "version": -1}).encode(),
        json.dumps({**ERROR, "version": "1"}).encode(),
        json.dumps({**ERROR, "message": "m" * 501}).encode(),
        json.dumps({**ERROR, "where": "w" * 301}).encode(),
        json.dumps({**ERROR, "page": "p" * 201}).encode(),
    ],
)
def test_a_report_that_is_none_is_refused_and_not_logged(server, body):
    before = len(_logged(server))
    answer = _post(server, body)
    assert (answer.status, answer.code) == (400, "bad-body")
    assert len(_logged(server)) == before


def test_after_a_burst_only_one_a_second_is_taken(local):
    web = Starlette(routes=Web(local.hall, Devices("key"), None).routes())

    async def statuses(count):
        transport = httpx.ASGITransport(app=web)
        async with httpx.AsyncClient(transport=transport, base_url="http://web") as client:
            answers = [await client.post("/api/errors", json=ERROR) for _ in range(count)]
        assert {a.json()["code"] for a in answers if a.status_code == 429} <= {"too-fast"}
        return [answer.status_code for answer in answers]

    async def story():
        assert await statuses(32) == [204] * 30 + [429] * 2
        local.at += 1000
        assert await statuses(2) == [204, 429]

    asyncio.run(story())


def _fields(message="", where="", page="/"):
    return harmless_fields(ClientError(message, where, page, 1))


@pytest.mark.parametrize(
    ("page", "kept"),
    [
        ("/", "/"),
        ("", "/"),
        ("/t/K7QXM", "/t"),
        ("//t/K7QXM", "/t"),
        ("/t?table=K7QXM", "/t"),
        ("/rules/silver_gold#SG-25", "/rules"),
        ("/K7QXM", "/…"),
        ("/9dcf0c8fcbc65a8a", "/…"),
    ],
)
def test_of_a_page_only_its_kind_is_kept(page, kept):
    assert _fields(page=page)["page"] == kept


@pytest.mark.parametrize(
    ("where", "kept"),
    [
        ("index-Bx3k9.js:1:20481", "index-Bx3k9.js:1:20481"),
        ("http://127.0.0.1:8000/assets/a.js?token=s.e.cret:12:3", "a.js:12:3"),
        ("http://127.0.0.1:8000/t/K7QXM:1:5", ""),
        ("", ""),
    ],
)
def test_of_a_place_only_the_script_is_kept(where, kept):
    assert _fields(where=where)["script"] == kept


@pytest.mark.parametrize(
    ("message", "kept"),
    [
        ("Failed: http://host/api/tables/K7QXM (404)", "Failed: http:/… (404)"),
        ("no view of 9dcf0c8fcbc65a8a", "no view of …"),
        ("table K7QXM is gone", "table … is gone"),
        ("bad token IjVmM2Ei.aRjv0A.hWmZ3kqIjVmM2Ei", "bad token …"),
        ("one\ntwo\x1b[31m\u202e", "one two [31m "),
    ],
)
def test_a_message_is_one_visible_line_without_addresses_and_keys(message, kept):
    assert _fields(message=message)["what"] == kept
