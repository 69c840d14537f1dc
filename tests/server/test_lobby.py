"""The lobby over HTTP: opening, listing and finding tables, and what is refused."""

import asyncio
import json

import pytest
from tests.server.player import Player, open_table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pyramidion.bots import BOTS
from pyramidion.games import GAMES
from pyramidion.server.headers import API_HEADERS


def _post(server, **body):
    return server.request("/api/tables", json.dumps(body).encode())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "players": 2}, "unknown-game"),
        ({"game": "silver_gold", "players": 5}, None),
        ({"game": "silver_gold", "players": 0}, None),
        ({"game": "silver_gold", "players": 16}, "bad-body"),
        ({"game": "silver_gold", "players": 2, "options": {"reveal": "never"}}, None),
        ({"game": "silver_gold", "players": 2, "options": {"colour": "red"}}, None),
        ({"game": "silver_gold", "players": 2, "options": []}, "bad-body"),
        ({"game": "silver_gold", "players": 2, "clock": -1}, "bad-body"),
        ({"game": "silver_gold", "players": 2, "clock": 86_401}, "bad-body"),
        ({"game": "silver_gold", "players": 2, "cheat": True}, "bad-body"),
        ({"game": "silver_gold", "players": "2"}, "bad-body"),
        ({"game": "silver_gold", "players": 2, "listed": 1}, "bad-body"),
        ({"game": ["silver_gold"], "players": 2}, "bad-body"),
        ({"players": 2}, "bad-body"),
        ({"game": "silver_gold" * 10, "players": 2}, "bad-body"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_with_its_code(server, body, code):
    answer = _post(server, **body)
    assert answer.status == 400
    problem = json.loads(answer.body)
    assert set(problem) == {"code", "field", "values"}
    assert code is None or problem["code"] == code


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"\xff\xfe", b"[" * 5000, b"[1]", b'"\\ud800"']
)
def test_a_body_that_is_no_wish_is_refused(server, body):
    answer = server.request("/api/tables", body)
    assert (answer.status, answer.code) == (400, "bad-body")


def test_a_body_that_is_too_large_is_refused(server):
    answer = server.request("/api/tables", b" " * 20_000)
    assert 400 <= answer.status < 500
    assert answer.code == "too-large"


def test_a_forged_token_opens_no_table(server):
    body = json.dumps({"game": "silver_gold", "players": 2}).encode()
    answer = server.request("/api/tables", body, Authorization="Bearer forged")
    assert (answer.status, answer.code) == (401, "bad-token")


def test_one_device_opens_several_tables(server, play):
    first = open_table(server)
    body = {"game": "silver_gold", "players": 3}
    second = server.post("/api/tables", body, first["token"])
    assert second["id"] != first["id"]
    assert second["code"] != first["code"]

    async def story():
        for opened in (first, second):
            async with Player(server, opened["id"], first["token"]) as host:
                assert host.status["host"]

    play(story())


def test_only_listed_tables_that_wait_are_listed(server, play):
    hidden, listed = open_table(server), open_table(server, listed=True)
    names = {table["id"] for table in server.get("/api/tables")}
    assert listed["id"] in names
    assert hidden["id"] not in names

    async def story():
        async with Player(server, listed["id"], listed["token"]) as host:
            await host.sit(0, "Nour")
            await host.ask("seat_bot", seat=1, level="random")
            await host.ask("start")

    play(story())
    assert listed["id"] not in {table["id"] for table in server.get("/api/tables")}


def test_a_listed_table_tells_who_sits_there_and_nothing_secret(server, play):
    opened = open_table(server, players=3, listed=True)

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            await host.sit(2, "Nour")
            await host.ask("seat_bot", seat=0, level="random")

    play(story())
    (listed,) = (told for told in server.get("/api/tables") if told["id"] == opened["id"])
    assert listed == {
        "id": opened["id"],
        "code": opened["code"],
        "game": "silver_gold",
        "players": 3,
        "free": 1,
        "phase": "waiting",
        "number": 1,
        "names": ["random", "", "Nour"],
        "your_turn": False,
    }


def test_a_table_is_found_by_its_code_in_any_case(server):
    opened = open_table(server, players=3)
    found = server.get(f"/api/tables/{opened['code'].lower()}")
    assert found == server.get(f"/api/tables/{opened['id']}")
    assert found["id"] == opened["id"]
    assert (found["players"], found["free"], found["phase"]) == (3, 3, "waiting")


@pytest.mark.parametrize("path", ["", "/log", "/matches/1/record"])
def test_an_unknown_table_is_told_over_http(server, path):
    answer = server.request(f"/api/tables/nowhere{path}")
    assert (answer.status, answer.code) == (404, "unknown-table")
    assert json.loads(answer.body)["values"] == {"table": "nowhere"}


def test_an_unknown_table_is_told_over_the_socket(server, play):
    async def story():
        async with connect(f"ws://127.0.0.1:{server.port}/ws/nowhere") as socket:
            (refused,) = json.loads(await socket.recv())
            assert (refused["type"], refused["code"]) == ("refused", "unknown-table")
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4404

    play(story())


def test_games_and_bots_are_told(server):
    cards = server.get("/api/games")
    assert [card["id"] for card in cards] == list(GAMES)
    assert cards[0]["players"] == [2, 3, 4]
    for card in cards:
        assert card["bots"] == list(BOTS)
        assert set(card["titles"]) == {"fr", "en"}
        assert _post(server, game=card["id"], players=2, options=card["options"]).status == 201


def test_health_counts_tables_and_sockets(server, play):
    opened = open_table(server)
    before = server.get("/healthz")
    assert before["status"] == "ok"
    assert before["tables"] >= 1

    async def story():
        async with Player(server, opened["id"]):
            health = await asyncio.to_thread(server.get, "/healthz")
            assert health["sockets"] == before["sockets"] + 1

    play(story())


@pytest.mark.parametrize(
    "path", ["/healthz", "/api/games", "/api/tables", "/api/tables/nowhere", "/api/nothing", "/ws"]
)
def test_every_answer_has_the_headers_of_safety(server, path):
    headers = {name.lower(): value for name, value in server.request(path).headers.items()}
    assert headers.items() >= API_HEADERS.items()
    assert "server" not in headers


def test_another_method_is_refused_without_a_trace(server):
    answer = server.request("/healthz", b"{}")
    assert answer.status == 405
    assert b"Traceback" not in answer.body


def test_no_record_before_the_end_and_no_log_of_a_sound_table(server):
    opened = open_table(server)
    record = server.request(f"/api/tables/{opened['id']}/matches/1/record")
    assert (record.status, record.code) == (404, "no-record")
    log = server.request(f"/api/tables/{opened['id']}/log")
    assert (log.status, log.code) == (400, "not-frozen")
