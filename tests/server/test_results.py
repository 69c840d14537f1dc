"""Series, results of a device, whose turn it is, and tables that can be left for days."""

import asyncio
import json

import pytest
from tests.server.finished import finished_table, play_match
from tests.server.player import Guest, Player, open_table, start_match
from tests.server.process import LocalHall

HOUR_MS = 3_600_000


@pytest.fixture(scope="module")
def finished(server):
    return finished_table(server, asyncio.run)


def _mine(server, token):
    answer = server.request("/api/matches", Authorization=f"Bearer {token}")
    assert answer.status == 200
    return json.loads(answer.body)


def test_a_device_finds_its_results_and_no_others(server, finished):
    (result,) = _mine(server, finished["token"])
    assert (result["table"], result["number"]) == (finished["id"], 1)
    assert (result["names"], result["kinds"]) == (["Nour", "random"], ["person", "bot"])
    assert (result["seats"], result["is_played_on"]) == ([0], False)
    replay = server.get(f"/api/tables/{finished['id']}/matches/1/replay?viewer=public")
    assert result["outcome"] == replay["outcome"]
    assert _mine(server, open_table(server)["token"]) == []


@pytest.mark.parametrize("header", [{}, {"Authorization": "Bearer forged"}])
def test_who_is_nobody_has_no_results(server, header):
    answer = server.request("/api/matches", **header)
    assert (answer.status, answer.code) == (401, "bad-token")


def test_a_series_counts_the_wins_of_the_same_people(server, play, finished):
    async def rematch():
        async with Player(server, finished["id"], finished["token"]) as host:
            first = host.status["series"]
            assert first["played"] == 1
            assert sum(first["wins"]) >= 1
            assert (await host.ask("rematch"))["type"] == "accepted"
        await play_match(server, finished)
        async with Player(server, finished["id"], finished["token"]) as host:
            both = host.status["series"]
            assert both["played"] == 2
            assert sum(both["wins"]) >= sum(first["wins"]) + 1
            await host.ask("rematch")
            await host.ask("clear", seat=1)
            await host.ask("stand", seat=0)
            await host.sit(1, "Nour")
            status = host.status
            assert status["series"] == {"played": 0, "wins": [0, 0]}

    play(rematch())
    assert [result["number"] for result in _mine(server, finished["token"])] == [2, 1]


def test_results_are_there_after_a_restart(local, tmp_path, play):
    async def story():
        table = await local.open_table()
        host = Guest(local, table, "host")
        for seat in (0, 1):
            await host.ask("seat_bot", seat=seat, level="random")
        await host.ask("start")
        await local.settle()
        assert table.phase == "over"
        return table

    table = play(story())
    again = LocalHall(tmp_path / "tables.sqlite")
    again.hall.load()
    fresh = again.hall.find(table.name)
    assert fresh.results == table.results
    assert fresh.series == table.series
    again.close()


def test_a_table_tells_a_device_whether_it_is_its_turn(server, play):
    opened = open_table(server)
    path = f"/api/tables/{opened['code']}"

    def asked(token):
        answer = server.request(path, **({"Authorization": f"Bearer {token}"} if token else {}))
        return json.loads(answer.body)["your_turn"]

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            await host.sit(0, "Nour")
            guest = Player(server, opened["id"])
            await guest.connect()
            await guest.sit(1, "Ibis")
            assert not asked(opened["token"])
            await host.ask("start")
            assert asked(opened["token"])
            assert asked(guest.token)
            assert not asked(None)
            for _ in range(2):
                await host.step(0)
            await host.ask("act", seat=0, action={"type": "confirm"})
            assert not asked(opened["token"])
            assert asked(guest.token)
            assert server.request(path, Authorization="Bearer forged").code == "bad-token"

    play(story())


def test_a_match_between_people_without_a_clock_can_be_left_for_days(local, play):
    async def story():
        quiet, quick = await local.open_table(), await local.open_table(clock=60)
        waiting, alone = await local.open_table(), await local.open_table()
        guest = Guest(local, alone, "host")
        await guest.sit(0, "Nour")
        await guest.ask("seat_bot", seat=1, level="random")
        await guest.ask("start")
        guest.leave()
        for table in (quiet, quick):
            for guest in await start_match(local, table):
                guest.leave()
        await local.settle()
        local.at += (local.hall.settings.abandon_hours + 1) * HOUR_MS
        local.duties.tidy()
        await local.settle()
        assert quiet.name in local.hall.tables
        assert quick.name not in local.hall.tables
        assert waiting.name not in local.hall.tables
        assert alone.name not in local.hall.tables
        local.at += 24 * (local.hall.settings.keep_days + 1) * HOUR_MS
        local.duties.tidy()
        await local.settle()
        assert quiet.name not in local.hall.tables

    play(story())
