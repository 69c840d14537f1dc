"""Hostile frames hurt nobody but their sender."""

import asyncio
import json

from tests.server.fuzz import FLAGS, fuzz
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from websockets.exceptions import ConnectionClosed


def test_twenty_thousand_hostile_frames_harm_nothing_and_leak_nothing(tmp_path):
    server = ServerProcess(tmp_path / "tables.sqlite", *FLAGS).start()
    try:
        figures = asyncio.run(asyncio.wait_for(fuzz(server, frames=20_000, seed=1), 240))
    finally:
        server.stop()
    assert not figures.problems[:5]
    assert figures.is_alive
    assert figures.sent >= 20_000
    assert figures.matches >= 2
    assert {"bad-frame", "hello-first", "not-your-seat", "malformed-action"} <= {*figures.refusals}
    assert {1008, 1009, 4401} <= {*figures.closes}


def test_a_flood_is_told_then_closed_while_another_table_plays_on(tmp_path):
    server = ServerProcess(tmp_path / "tables.sqlite").start()
    try:
        asyncio.run(asyncio.wait_for(_flood(server), 60))
    finally:
        server.stop()


async def _flood(server):
    flooded, quiet = open_table(server), open_table(server)
    async with (
        Player(server, flooded["id"], flooded["token"]) as flooding,
        Player(server, quiet["id"], quiet["token"]) as playing,
    ):
        await playing.sit(0, "Nour")
        await playing.sit(1, "Ada")
        await playing.ask("start")
        flood = asyncio.create_task(_pour(flooding))
        for _ in range(20):
            seat = next(seat for seat in (0, 1) if playing.views[seat]["view"]["legal"])
            assert (await playing.step(seat))["type"] == "accepted"
        await flood
        assert flooding.socket.close_code == 1008
        codes = [told["code"] for told in flooding.told if told["type"] == "refused"]
        assert codes[-1] == "too-fast"


async def _pour(player):
    try:
        await player.socket.send(json.dumps({"type": "ping"}))
        for _ in range(2000):
            await player.socket.send('{"type":"ping"}')
    except ConnectionClosed:
        pass
    try:
        while True:
            await player.read()
    except ConnectionClosed:
        return
