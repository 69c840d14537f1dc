"""Spectators: what is public, no say, and only where the host wants them."""

import contextlib
import json

from tests.server.player import Guest, Player, open_table, start_match
from websockets.exceptions import ConnectionClosed


def _views(guest):
    return [message for message in guest.told if message["type"] == "view"]


def test_a_spectator_sees_what_is_public_and_is_counted(local, play):
    async def story():
        table = await local.open_table()
        host, _ = await start_match(local, table)
        watcher = Guest(local, table, "watcher")
        watcher.read()
        assert [m["seat"] for m in _views(watcher)] == [None]
        assert _views(watcher)[0]["view"]["dealt"] == []
        host.read()
        assert [m["spectators"] for m in host.told if m["type"] == "table"][-1] == 1
        watcher.leave()
        await local.settle()
        host.read()
        assert [m["spectators"] for m in host.told if m["type"] == "table"][-1] == 0

    play(story())


def test_a_spectator_who_tries_to_act_is_refused_and_changes_nothing(local, play):
    async def story():
        table = await local.open_table()
        host, _ = await start_match(local, table)
        watcher = Guest(local, table, "watcher")
        before = len(local.journal(table))
        action = host.legal(0)[0]
        for fields in (
            {"kind": "act", "seat": 0, "action": action},
            {"kind": "say", "seat": 0, "text": "psst"},
            {"kind": "phrase", "seat": 0, "phrase": "hello"},
            {"kind": "stand", "seat": 1},
            {"kind": "resume", "seat": 0},
            {"kind": "hand_over", "seat": 0},
        ):
            answer = await watcher.ask(**fields)
            assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
        assert (await watcher.ask("configure", watching=False))["code"] == "not-host"
        assert len(local.journal(table)) == before

    play(story())


def test_the_host_switches_spectators_off_and_on_in_the_match(server, play):
    opened = open_table(server)

    async def story():
        host = Player(server, opened["id"], opened["token"])
        await host.connect()
        await host.sit(0, "Nour")
        await host.ask("seat_bot", seat=1, level="random")
        await host.ask("start")
        watcher = Player(server, opened["id"])
        await watcher.connect()
        assert (await host.ask("configure", watching=False))["type"] == "accepted"
        assert await watcher.until_closed() == 4403
        assert watcher.socket.close_reason == "no-spectators"
        late = Player(server, opened["id"])
        with contextlib.suppress(ConnectionClosed):
            await late.connect()
        assert await late.until_closed() == 4403
        assert not any(m["type"] in ("view", "table") for m in late.told)
        assert any(m.get("code") == "no-spectators" for m in late.told)
        again = Player(server, opened["id"], opened["token"])
        await again.connect()
        await host.ask("configure", watching=True)
        last = Player(server, opened["id"])
        await last.connect()
        assert last.status["watching"]

    play(story())


def test_who_waits_may_stay_until_the_start(local, play):
    async def story():
        table = await local.open_table(watching=False)
        watcher = Guest(local, table, "watcher")
        await start_match(local, table)
        watcher.read()
        assert not _views(watcher)
        assert watcher.client.closing == (4403, "no-spectators")

    play(story())


def test_a_seat_moves_to_another_device_also_where_nobody_may_watch(local, play):
    async def story():
        table = await local.open_table(watching=False)
        host, _ = await start_match(local, table)
        watcher = Guest(local, table, "watcher")
        assert not local.hall.may_come(table, "watcher")
        secret = (await host.ask("hand_over", seat=0))["secret"]
        assert local.hall.may_come(table, "phone")
        local.hall._end_claiming(watcher.client)
        assert watcher.client.closing == (4403, "no-spectators")
        await host.ask("say", seat=0, text="only for us")
        phone = Guest(local, table, "phone")
        phone.read()
        assert {m["type"] for m in phone.told} == {"welcome", "table"}
        await host.ask("say", seat=0, text="and this")
        phone.read()
        assert "us" not in json.dumps([m for m in phone.told if m["type"] != "table"])
        assert phone.client.closing is None
        assert (await phone.ask("claim", secret=secret))["type"] == "accepted"
        phone.read()
        assert [m["seat"] for m in _views(phone)] == [0]
        assert host.client.closing == (4403, "no-spectators")
        assert not local.hall.may_come(table, "host")
        await phone.ask("hand_over", seat=0)
        stranger = Guest(local, table, "stranger")
        local.hall._end_claiming(stranger.client)
        assert stranger.client.closing == (4403, "no-spectators")
        local.at += 3_600_001
        assert not local.hall.may_come(table, "passer-by")

    play(story())
