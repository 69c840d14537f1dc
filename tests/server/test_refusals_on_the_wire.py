"""Whatever may not be is answered with its code, rule or field and values, or a reason to close."""

import contextlib
import json
import sqlite3
from unittest.mock import patch

import pytest
from itsdangerous import TimestampSigner
from tests.server.player import Player, open_table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pyramidion.server.devices import TOKEN_DAYS, Devices
from pyramidion.server.settings import Settings


async def _match(server, opened):
    """The host on both seats, in a match that has begun."""
    host = Player(server, opened["id"], opened["token"])
    await host.connect()
    await host.sit(0, "Nour")
    await host.sit(1, "Ada")
    assert (await host.ask("start"))["type"] == "accepted"
    await host.catch_up()
    return host


def test_an_illegal_step_is_answered_with_its_rule(server, play):
    opened = open_table(server)

    async def story():
        host = await _match(server, opened)
        answer = await host.ask("act", "mine", seat=0, action={"type": "confirm"})
        assert answer["type"] == "refused"
        assert (answer["id"], answer["code"]) == ("mine", "sg-keep-two")
        assert (answer["rule"], answer["field"], answer["values"]) == ("SG-10", None, {"kept": 0})
        others = host.views[1]["view"]["dealt"][0]
        answer = await host.ask("act", seat=0, action={"type": "keep", "card": others})
        assert (answer["code"], answer["values"]) == ("sg-not-dealt", {"card": others})
        answer = await host.ask("act", seat=0, action={"type": "mark", "card": 1, "cells": 1})
        assert answer["rule"] == "SG-20"
        answer = await host.ask("act", seat=0, action={"type": "take_back"})
        assert answer["code"] == "nothing-to-take-back"
        await host.leave()

    play(story())


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "win"},
        {"type": "keep"},
        {"type": "keep", "card": "1"},
        {"type": "keep", "card": 1, "more": 1},
        {"type": "keep", "card": 1.5},
        {"type": "keep", "card": 10**30},
        {"type": "keep", "card": 2**63},
        {"type": "mark", "card": 1, "cells": -1},
        {"type": "time_up", "seat": 1},
        {"type": "away", "since": 0, "until": 1},
        {"type": "set_up"},
        {"type": ["keep"]},
    ],
)
def test_a_malformed_step_is_answered_and_changes_nothing(server, play, action):
    opened = open_table(server)

    async def story():
        host = await _match(server, opened)
        answer = await host.ask("act", "bad", seat=0, action=action)
        assert (answer["type"], answer["id"]) == ("refused", "bad")
        assert answer["field"] or answer["rule"]
        assert (await host.step(0))["seq"] == 2
        await host.leave()

    play(story())


def test_out_of_turn_is_answered_with_the_rule_that_says_whom_to_wait_for(server, play):
    opened = open_table(server)

    async def story():
        host = await _match(server, opened)
        for _ in range(3):
            await host.step(0)
            await host.catch_up()
        answer = await host.ask("act", seat=0, action={"type": "confirm"})
        assert (answer["rule"], answer["code"]) == ("SG-11", "sg-wait-for-keeping")
        await host.leave()

    play(story())


def test_no_step_before_the_start_nor_on_anothers_seat(server, play):
    opened = open_table(server)

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            await host.sit(0, "Nour")
            answer = await host.ask("act", seat=0, action={"type": "confirm"})
            assert (answer["code"], answer["field"]) == ("not-started", "table")
            for seat in (1, 15):
                answer = await host.ask("hand_over", seat=seat)
                assert answer["code"] in ("not-your-seat", "no-such-seat")
                assert answer["values"] == {"seat": seat}
            await host.sit(1, "Ada")
            await host.ask("start")
            async with Player(server, opened["id"]) as stranger:
                answer = await stranger.ask("act", seat=0, action={"type": "confirm"})
                assert (answer["code"], answer["values"]) == ("not-your-seat", {"seat": 0})

    play(story())


async def _hello(server, opened, first, **headers):
    """Say something first; gives what is told and the code of the closing."""
    url = f"ws://127.0.0.1:{server.port}/ws/{opened['id']}"
    async with connect(url, additional_headers=headers) as socket:
        await socket.send(first)
        told = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                told += json.loads(await socket.recv())
        return told, socket.close_code


def _signer(server):
    with sqlite3.connect(server.data) as database:
        (key,) = database.execute("SELECT value FROM server WHERE key = 'key'").fetchone()
    database.close()
    return Devices(key)


def test_a_forged_token_is_refused(server, play):
    opened = open_table(server)
    token = opened["token"]
    altered = token[:-9] + ("A" if token[-9] != "A" else "B") + token[-8:]
    forged = [altered, "x", "", Devices("k").token("d")]
    for each in forged:
        hello = json.dumps({"type": "hello", "version": 2, "token": each})
        told, code = play(_hello(server, opened, hello))
        assert ([m["code"] for m in told], code) == (["bad-token"], 4401)


def test_an_expired_token_is_refused_and_one_of_the_last_day_is_not(server, play):
    opened = open_table(server)
    devices = _signer(server)
    now = TimestampSigner("k").get_timestamp()
    day = 86_400
    with patch.object(TimestampSigner, "get_timestamp", lambda _: now - (TOKEN_DAYS + 1) * day):
        expired = devices.token("somebody")
    with patch.object(TimestampSigner, "get_timestamp", lambda _: now - (TOKEN_DAYS - 1) * day):
        old = devices.token("somebody")
    hello = json.dumps({"type": "hello", "version": 2, "token": expired})
    told, code = play(_hello(server, opened, hello))
    assert ([m["code"] for m in told], code) == (["expired-token"], 4401)

    async def story():
        async with Player(server, opened["id"], old) as player:
            assert player.token != old

    play(story())


@pytest.mark.parametrize("version", [0, 1, 99, -1])
def test_a_client_of_another_version_is_told_to_reload(server, play, version):
    opened = open_table(server)
    hello = json.dumps({"type": "hello", "version": version, "token": None})
    told, code = play(_hello(server, opened, hello))
    assert (told, code) == ([{"type": "reload", "version": 2}], 4426)


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        ('{"type":"start","id":"a"}', "hello-first"),
        ('{"type":"ping"}', "hello-first"),
        ("hello", "bad-frame"),
        ('{"type":"hello"}', "bad-frame"),
        ('{"type":"hello","version":2,"admin":true}', "bad-frame"),
        ("[]", "bad-frame"),
    ],
)
def test_hello_comes_first(server, play, first, expected):
    told, code = play(_hello(server, open_table(server), first))
    assert ([m["code"] for m in told], code) == ([expected], 4401)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_origin_is_refused(server, play, origin):
    async def story():
        url = f"ws://127.0.0.1:{server.port}/ws/{open_table(server)['id']}"
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, origin=origin)
        assert refused.value.response.status_code == 403

    play(story())


def test_a_page_of_the_same_origin_is_welcome(server, play):
    async def story():
        url = f"ws://127.0.0.1:{server.port}/ws/{open_table(server)['id']}"
        async with connect(url, origin=server.url) as socket:
            await socket.send('{"type":"hello","version":2}')
            assert json.loads(await socket.recv())[0]["type"] == "welcome"

    play(story())


def test_a_frame_that_is_too_large_closes_only_its_own_socket(server, play):
    opened = open_table(server)

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            async with Player(server, opened["id"]) as other:
                await other.socket.send("x" * (Settings().frame_bytes + 1))
                assert await other.until_closed() == 1009
            assert (await host.sit(0, "Nour"))["type"] == "accepted"

    play(story())


def test_bad_frames_are_answered_until_there_are_too_many(server, play):
    opened = open_table(server)

    async def story():
        async with Player(server, opened["id"]) as player:
            for _ in range(25):
                await player.socket.send("{")
            assert await player.until_closed() == 1008
            refusals = [m for m in player.told if m["type"] == "refused"]
            assert {(m["id"], m["code"], m["field"]) for m in refusals} == {
                (None, "bad-frame", "frame")
            }

    play(story())


@pytest.mark.parametrize(
    "command",
    [
        {"type": "start"},
        {"type": "start", "id": ""},
        {"type": "start", "id": "x" * 41},
        {"type": "start", "id": 7},
        {"type": "start", "id": "a", "now": True},
        {"type": "sit", "id": "a", "seat": 0, "name": "N", "nonce": "short"},
        {"type": "sit", "id": "a", "seat": 0, "name": "N", "nonce": "G" * 32},
        {"type": "sit", "id": "a", "seat": -1, "name": "N", "nonce": "0" * 32},
        {"type": "sit", "id": "a", "seat": 16, "name": "N", "nonce": "0" * 32},
        {"type": "sit", "id": "a", "seat": True, "name": "N", "nonce": "0" * 32},
        {"type": "act", "id": "a", "seat": 0, "action": []},
        {"type": "configure", "id": "a", "clock": 1.5},
        {"type": "dance", "id": "a"},
    ],
)
def test_a_command_of_the_wrong_form_is_a_bad_frame(server, play, command):
    async def story():
        async with Player(server, open_table(server)["id"]) as player:
            await player.send(command)
            refused = await player.hear("refused")
            assert (refused["code"], refused["field"]) == ("bad-frame", "frame")

    play(story())
