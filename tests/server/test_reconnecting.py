"""Clients that drop and come back, late joiners, and commands that are sent twice."""

import asyncio
import json
import zlib

import pytest
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess

from pyramidion.games import GAMES
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.verify import verify


async def _seated(server, opened):
    """Two devices in a match that has begun."""
    host = Player(server, opened["id"], opened["token"])
    other = Player(server, opened["id"])
    for seat, player in enumerate((host, other)):
        await player.connect()
        await player.sit(seat, f"Player {seat}")
    assert (await host.ask("start"))["type"] == "accepted"
    for player in (host, other):
        await player.catch_up()
    return host, other


async def _come_back(player):
    """Drop without a word and come back with the token alone: one frame must do."""
    player.drop()
    again = Player(player.server, player.table, player.token)
    await again.connect()
    return again


def _shown(player, seat):
    message = player.views[seat]
    return {key: message[key] for key in message if key != "events"}


def test_a_client_may_drop_after_every_step_of_a_match(server, play):
    opened = open_table(server)

    async def story():
        host, other = await _seated(server, opened)
        steady = Player(server, opened["id"], host.token)
        await steady.connect()
        steps = 0
        while not any(message["type"] == "over" for message in other.told):
            for seat, player in ((0, host), (1, other)):
                await player.catch_up()
                if not player.views[seat]["view"]["legal"]:
                    continue
                assert (await player.step(seat, steps % 2 and -1))["type"] == "accepted"
                steps += 1
                host = await _come_back(host)
                assert len(host.told) == len({m["type"] for m in host.told})
                await steady.catch_up()
                assert _shown(host, 0) == _shown(steady, 0)
                await other.catch_up()
        assert any(message["type"] == "over" for message in host.told)
        assert steps > 100
        for player in (host, other, steady):
            await player.leave()

    play(story())
    written = server.get(f"/api/tables/{opened['id']}/matches/1/record")
    verify(decode_record(written), GAMES["silver_gold"])


def test_a_late_joiner_is_right_after_one_frame(server, play):
    opened = open_table(server)

    async def story():
        host, other = await _seated(server, opened)
        early = Player(server, opened["id"])
        await early.connect()
        for seat, player in ((0, host), (1, other)):
            for _ in range(3):
                await player.step(seat)
                await player.catch_up()
        await host.ask("say", seat=0, text="Welcome")
        await early.catch_up()
        late = Player(server, opened["id"])
        await late.connect()
        assert [m["type"] for m in late.told] == ["welcome", "table", "view", "chat"]
        assert _shown(late, None) == _shown(early, None)
        await early.catch_up()
        assert late.status == early.status
        for player in (host, other, early, late):
            await player.leave()

    play(story())


def test_the_checksum_is_that_of_the_views_json_as_it_was_sent(server, play):
    opened = open_table(server)

    async def story():
        host, other = await _seated(server, opened)
        await host.send({"type": "sync"})
        text = await host.socket.recv()
        message = next(m for m in json.loads(text) if m["type"] == "view")
        begin = text.index('"view":{') + len('"view":')
        view, end = json.JSONDecoder().raw_decode(text[begin:])
        assert view == message["view"]
        assert message["checksum"] == f"{zlib.crc32(text[begin : begin + end].encode()):08x}"
        await host.leave()
        await other.leave()

    play(story())


def test_a_command_sent_twice_is_applied_once_also_after_a_reconnect(server, play):
    opened = open_table(server)

    async def story():
        host, other = await _seated(server, opened)
        action = host.views[0]["view"]["legal"][0]
        first = await host.ask("act", "same", seat=0, action=action)
        assert (first["type"], first["seq"]) == ("accepted", 2)
        assert await host.ask("act", "same", seat=0, action=action) == first
        host = await _come_back(host)
        assert await host.ask("act", "same", seat=0, action=action) == first
        assert host.views[0]["seq"] == 2
        action = other.views[1]["view"]["legal"][0]
        assert (await other.ask("act", "same", seat=1, action=action))["seq"] == 2
        await host.leave()
        await other.leave()

    play(story())


def test_a_refused_command_is_no_answer_for_ever(server, play):
    opened = open_table(server)

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            assert (await host.ask("start", "go"))["type"] == "refused"
            await host.sit(0, "Nour")
            await host.ask("seat_bot", seat=1, level="random")
            assert (await host.ask("start", "go"))["type"] == "accepted"

    play(story())


def test_answers_survive_a_restart(tmp_path, play):
    server = ServerProcess(tmp_path / "tables.sqlite", "--bot-pace", "0").start()
    try:
        opened = open_table(server)

        async def before():
            host, other = await _seated(server, opened)
            action = host.views[0]["view"]["legal"][0]
            answer = await host.ask("act", "same", seat=0, action=action)
            await host.ask("say", seat=0, text="Back soon")
            await host.catch_up()
            await other.catch_up()
            return action, answer, host, other

        async def after(action, answer, host, other):
            again = Player(server, opened["id"], host.token)
            await again.connect()
            assert again.views[0]["view"] == host.views[0]["view"]
            assert again.views[0]["checksum"] == host.views[0]["checksum"]
            assert any(m["type"] == "chat" and m["text"] == "Back soon" for m in again.told)
            assert again.status["host"]
            assert await again.ask("act", "same", seat=0, action=action) == answer
            ada = Player(server, opened["id"], other.token)
            await ada.connect()
            assert (await ada.step(1))["type"] == "accepted"
            assert (await again.step(0))["type"] == "accepted"

        held = play(before())
        assert server.stop() == 0
        server.start()
        play(after(*held))
    finally:
        server.stop()


def test_whoever_is_connected_when_the_server_stops_is_told(tmp_path, play):
    server = ServerProcess(tmp_path / "tables.sqlite").start()
    try:
        opened = open_table(server)

        async def story():
            player = Player(server, opened["id"])
            await player.connect()
            code = asyncio.create_task(player.until_closed())
            assert await asyncio.to_thread(server.stop) == 0
            assert await code == 1012

        play(story())
    finally:
        server.stop()


@pytest.mark.parametrize("kind", ["sync", "ping"])
def test_questions_change_nothing(server, play, kind):
    opened = open_table(server)

    async def story():
        host, other = await _seated(server, opened)
        before = _shown(host, 0)
        for _ in range(3):
            await host.send({"type": kind})
        await host.catch_up()
        assert _shown(host, 0) == before
        await host.leave()
        await other.leave()

    play(story())
