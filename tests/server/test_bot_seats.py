"""Bots at the table, people replaced by them, and tables that break alone."""

import json
import sqlite3
import threading
from contextlib import closing

import pytest
from tests.server.player import Guest, Player, open_table, start_match
from tests.server.process import LocalHall, ServerProcess

from pyramidion.bots import BOTS
from pyramidion.games import GAMES
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.seats import By
from pyramidion.kernel.verify import verify


class BrokenBot:
    """Raises when it is asked."""

    def __init__(self, game):
        pass

    def decide(self, view, budget, chance):
        raise ZeroDivisionError


class SlowBot:
    """Marks a single cell, when it is let."""

    let = threading.Event()
    asked = threading.Event()

    def __init__(self, game):
        pass

    def decide(self, view, budget, chance):
        self.asked.set()
        assert self.let.wait(20)
        return _singles(view.legal)[0]


def _singles(legal):
    return [action for action in legal if action.cells.bit_count() == 1]


async def _bots_alone(local, *levels):
    """A table where only bots sit; the host watches."""
    table = await local.open_table(players=len(levels))
    host = Guest(local, table, "host")
    for seat, level in enumerate(levels):
        assert (await host.ask("seat_bot", seat=seat, level=level))["type"] == "accepted"
    return table, host


@pytest.mark.parametrize("levels", [("greedy", "random"), ("random",) * 4])
def test_bots_play_at_once_where_no_person_plays(tmp_path, play, levels):
    async def story():
        with closing(LocalHall(tmp_path / "tables.sqlite", bot_pace=3600.0)) as local:
            table, host = await _bots_alone(local, *levels)
            host.leave()
            host.come(table)
            host.send("start")
            await local.settle()
            assert table.phase == "over"
            verify(decode_record(table.records[1]), GAMES["silver_gold"])
            assert {entry.by for entry in table.match.log} == {By.KERNEL, By.BOT}

    play(story())


def test_bots_are_seated_by_name_and_cleared(local, play):
    async def story():
        table = await local.open_table()
        host = Guest(local, table, "host")
        answer = await host.ask("seat_bot", seat=0, level="genius")
        assert (answer["code"], answer["field"]) == ("unknown-bot", "level")
        assert answer["values"]["known"] == ", ".join(BOTS)
        await host.sit(0, "Nour")
        assert (await host.ask("seat_bot", seat=0, level="greedy"))["code"] == "seat-taken"
        for level in BOTS:
            assert (await host.ask("seat_bot", seat=1, level=level))["type"] == "accepted"
            assert table.seats[1].level == level
        assert (await host.ask("clear", seat=1))["type"] == "accepted"
        assert table.seats[1].kind == "free"

    play(story())


def test_a_bot_that_breaks_freezes_only_its_own_table(local, play, monkeypatch):
    monkeypatch.setitem(BOTS._things, "broken", BrokenBot)

    async def story():
        sound, others = await _bots_alone(local, "random", "random")
        table, host = await _bots_alone(local, "broken", "random")
        host.send("start")
        await local.settle()
        assert table.phase == "frozen"
        assert host.last("table")["phase"] == "frozen"
        assert "ZeroDivisionError" not in json.dumps(host.told)
        assert (await host.ask("start"))["code"] == "table-frozen"
        others.send("start")
        await local.settle()
        assert sound.phase == "over"

    play(story())


def test_who_stands_up_in_a_match_is_followed_by_a_bot(local, play):
    async def story():
        table = await local.open_table()
        host, other = await start_match(local, table)
        assert (await other.ask("stand", seat=1))["type"] == "accepted"
        await local.settle()
        assert [entry.by for entry in table.match.log if entry.seat == 1] == [By.BOT] * 3
        assert host.last("table")["seats"][1]["kind"] == "bot"
        answer = await other.ask("act", seat=1, action={"type": "confirm"})
        assert answer["code"] == "not-your-seat"
        assert other.last("view")["seat"] is None

    play(story())


def test_the_host_replaces_a_person_who_is_gone_where_there_is_a_clock(local, play):
    async def story():
        table = await local.open_table(clock=3600)
        host, other = await start_match(local, table)
        assert (await host.ask("seat_bot", seat=1, level="random"))["code"] == "not-gone"
        other.leave()
        await local.pass_time(table, 61)
        assert (await host.ask("seat_bot", seat=1, level="random"))["type"] == "accepted"
        assert table.seats[1].kind == "bot"
        other.come(table)
        assert (await other.ask("resume", seat=1))["code"] == "not-your-seat"

    play(story())


def test_the_host_replaces_a_person_who_is_gone_where_there_is_no_clock(local, play):
    async def story():
        table = await local.open_table()
        host, other = await start_match(local, table)
        other.leave()
        await local.pass_time(table, 61)
        assert (await host.ask("seat_bot", seat=1, level="random"))["type"] == "accepted"
        await local.settle()
        assert [entry.by for entry in table.match.log if entry.seat == 1] == [By.BOT] * 3

    play(story())


def test_a_late_default_decision_does_not_touch_the_next_turn(local, play, monkeypatch):
    monkeypatch.setitem(BOTS._things, "greedy", SlowBot)
    SlowBot.let.clear()
    SlowBot.asked.clear()

    async def story():
        table = await local.open_table(clock=30)
        host, other = await start_match(local, table)
        for seat, guest in ((0, host), (1, other)):
            for _ in range(3):
                await guest.step(seat)
        while other.legal(1):
            await other.step(1, -1)
        late = _singles(table.match.view(0).legal)[0]
        local.at += 31_000
        local.duties.wake(table)
        while not SlowBot.asked.is_set():
            await local.written()
        mine = [a for a in host.legal(0) if a["cells"].bit_count() == 1][-1]
        host.send("act", seat=0, action=mine)
        while table.match.view(0).turn == 1 and (legal := host.legal(0)):
            host.send("act", seat=0, action=legal[-1])
        count = len(table.match.log)
        await local.written()
        assert late in table.match.view(0).legal
        SlowBot.let.set()
        await local.settle()
        assert [entry.by for entry in table.match.log[count:]] == []

    try:
        play(story())
    finally:
        SlowBot.let.set()


@pytest.mark.parametrize("number", range(2, 10))
def test_bots_go_on_after_a_write_that_failed(local, play, monkeypatch, number):
    append = local.store.append
    failures = iter([False] * number + [True])

    def failing(table, lines):
        broken = next(failures, False)
        return append(table + 1_000_000 if broken else table, lines)

    async def story():
        table, host = await _bots_alone(local, "random", "random")
        monkeypatch.setattr(local.store, "append", failing)
        host.send("start")
        await local.settle()
        assert next(failures, None) is None
        fresh = local.hall.find(table.name)
        assert fresh.phase == "over"
        verify(decode_record(fresh.records[1]), GAMES["silver_gold"])

    play(story())


CORRUPTIONS = {
    "not JSON": b"{broken",
    "an unknown change": b'{"type":"dance"}',
    "a missing field": b'{"type":"seat_taken","seat":0}',
    "a seat that is not there": b'{"type":"seat_freed","seat":9}',
    "a game that is not there": b'{"type":"configured","options":{"a":1},"players":2,"clock":0,'
    b'"listed":false,"chat":"on"}',
    "an entry before the match": b'{"type":"match_entry","seq":1,"seat":0,"by":"player",'
    b'"action":{"type":"confirm"},"draws":[]}',
    "a null": b"null",
}


@pytest.mark.parametrize("body", CORRUPTIONS.values(), ids=CORRUPTIONS.keys())
def test_a_journal_that_cannot_be_read_freezes_only_its_table(tmp_path, play, body):
    path = tmp_path / "tables.sqlite"

    async def before():
        with closing(LocalHall(path)) as local:
            for _ in range(2):
                await start_match(local, await local.open_table())
            await local.settle()

    async def after():
        with closing(LocalHall(path)) as local:
            local.hall.load()
            local.hall.go_on(local.at)
            await local.settle()
            broken, sound = local.hall.find("table1"), local.hall.find("table2")
            assert (broken.phase, sound.phase) == ("frozen", "playing")
            guest = Guest(local, broken, "host")
            assert guest.last("table")["phase"] == "frozen"
            answer = await guest.ask("act", seat=0, action={"type": "confirm"})
            assert answer["code"] == "table-frozen"
            assert (await Guest(local, sound, "host").step(0))["type"] == "accepted"

    play(before())
    _corrupt(path, "table1", 1, body)
    play(after())


def _corrupt(path, name, line, body):
    """Write over one row of a journal, by the table's name."""
    database = sqlite3.connect(path)
    with database:
        changed = database.execute(
            "UPDATE journal SET body = ? WHERE n = ? AND table_id ="
            " (SELECT id FROM tables WHERE name = ?)",
            (body, line, name),
        )
        assert changed.rowcount == 1
    database.close()


def test_the_log_of_a_frozen_table_is_downloaded_while_others_go_on(tmp_path, play):
    server = ServerProcess(tmp_path / "tables.sqlite", "--bot-pace", "0").start()
    try:
        broken, sound = open_table(server), open_table(server)

        async def before():
            for opened in (broken, sound):
                async with Player(server, opened["id"], opened["token"]) as host:
                    await host.sit(0, "Nour")
                    await host.sit(1, "Ada")
                    await host.ask("start")

        async def after():
            async with Player(server, broken["id"], broken["token"]) as host:
                assert host.status["phase"] == "frozen"
            async with Player(server, sound["id"], sound["token"]) as host:
                assert (await host.step(0))["type"] == "accepted"

        play(before())
        server.stop()
        _corrupt(server.data, broken["id"], 2, b"{broken")
        server.start()
        play(after())
        assert server.get("/healthz")["frozen"] == 1
        answer = server.request(f"/api/tables/{broken['id']}/log")
        assert answer.status == 200
        assert b'"name":"Nour"' in answer.body
        assert b"broken" in answer.body
        assert server.request(f"/api/tables/{sound['id']}/log").code == "not-frozen"
    finally:
        server.stop()


def test_a_frozen_table_ends_like_any_other(tmp_path, play):
    path = tmp_path / "tables.sqlite"

    async def before():
        with closing(LocalHall(path)) as local:
            await start_match(local, await local.open_table())
            await local.settle()

    async def after():
        with closing(LocalHall(path)) as local:
            local.hall.load()
            assert local.hall.find("table1").phase == "frozen"
            local.at += 91 * 24 * 3_600_000
            local.duties.tidy()
            await local.settle()
            assert not local.hall.tables

    play(before())
    _corrupt(path, "table1", 1, b'{"type":"seat_taken"}')
    play(after())
