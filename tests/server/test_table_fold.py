"""Around the match: chat, drafts, secrets of seats, and a table as the fold of its journal."""

import asyncio

import pytest
from tests.server.player import Guest, Player, open_table, start_match

from pyramidion.server import hall as hall_module
from pyramidion.server.changes import SecretMade
from pyramidion.server.store import StoreFailed, Write
from pyramidion.server.table import Table, fold_journal


async def _refused(asked, code):
    answer = await asked
    assert (answer["type"], answer.get("code")) == ("refused", code), answer


def test_chat_is_cleaned_limited_and_can_be_off(server, play):
    opened = open_table(server)

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            await host.sit(0, "Nour")
            await _refused(host.ask("say", seat=0, text="\x00\u200b \x07"), "empty-chat")
            assert (await host.ask("say", seat=0, text=" a\x00\u202eb <i> "))["type"] == "accepted"
            assert [m["text"] for m in host.told if m["type"] == "chat"] == ["ab <i>"]
            for text in ("", "x" * 501):
                await host.send({"type": "say", "id": "s", "seat": 0, "text": text})
                assert (await host.hear("refused"))["code"] == "bad-frame"
            await host.ask("configure", chat="phrases")
            await _refused(host.ask("say", seat=0, text="psst"), "phrases-only")
            await host.ask("configure", chat="off")
            await _refused(host.ask("say", seat=0, text="psst"), "chat-off")
        async with Player(server, opened["id"]) as late:
            if not any(m["type"] == "chat" for m in late.told):
                await late.hear("chat")
            assert [m["text"] for m in late.told if m["type"] == "chat"] == ["ab <i>"]

    play(story())


def test_a_flood_of_chat_is_stopped(local, play):
    async def story():
        guest = Guest(local, await local.open_table(), "host")
        await guest.sit(0, "Nour")
        answers = [await guest.ask("say", seat=0, text=str(i)) for i in range(40)]
        assert [a["type"] for a in answers].count("accepted") == 30
        assert {a.get("code") for a in answers[30:]} == {"too-fast"}
        local.at += 2_000
        assert (await guest.ask("say", seat=0, text="calmly"))["type"] == "accepted"

    play(story())


def test_a_draft_reaches_only_the_devices_other_screens(server, play):
    opened = open_table(server)

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            await host.sit(0, "Nour")
            async with (
                Player(server, opened["id"], host.token) as tablet,
                Player(server, opened["id"]) as other,
            ):
                await host.send({"type": "draft", "seat": 0, "draft": {"cells": [1, 2]}})
                assert (await tablet.hear("draft"))["draft"] == {"cells": [1, 2]}
                await other.send({"type": "draft", "seat": 0, "draft": "mine"})
                assert (await other.hear("refused"))["code"] == "not-your-seat"
                await host.send({"type": "ping"})
                await host.hear("pong")
                assert not any(m["type"] == "draft" for m in other.told + host.told)
        async with Player(server, opened["id"], host.token) as again:
            if not any(m["type"] == "draft" for m in again.told):
                await again.hear("draft", seat=0)

    play(story())


def test_a_draft_is_not_shown_to_whoever_sits_there_next(local, play):
    async def story():
        table = await local.open_table()
        host, other = Guest(local, table, "host"), Guest(local, table, "other")
        await host.sit(0, "Nour")
        host.draft(0, "private")
        await host.ask("stand", seat=0)
        await other.sit(0, "Ada")
        other.come(table)
        await local.settle()
        assert not [m for m in other.read() if m["type"] == "draft"]

    play(story())


def test_the_secret_of_a_seat_dies_when_its_person_stands_up(local, play):
    async def story():
        table = await local.open_table(players=3)
        host, other = Guest(local, table, "host"), Guest(local, table, "other")
        await host.sit(2, "Nour")
        secret = (await host.ask("hand_over", seat=2))["secret"]
        await host.ask("stand", seat=2)
        await other.sit(2, "Ada")
        await _refused(host.ask("claim", secret=secret), "bad-secret")

    play(story())


def test_a_secret_for_a_seat_that_is_no_more_harms_no_table(local, play):
    async def story():
        table = await local.open_table(players=3)
        host = Guest(local, table, "host")
        await host.sit(2, "Nour")
        secret = (await host.ask("hand_over", seat=2))["secret"]
        await host.ask("stand", seat=2)
        await host.ask("configure", players=2)
        await _refused(host.ask("claim", secret=secret), "bad-secret")
        assert table.phase == "waiting"

    play(story())


def test_whoever_hands_a_seat_over_keeps_no_second_secret_for_it(local, play):
    async def story():
        table = await local.open_table()
        host, other = Guest(local, table, "host"), Guest(local, table, "other")
        await host.sit(0, "Nour")
        given = (await host.ask("hand_over", seat=0))["secret"]
        kept = (await host.ask("hand_over", seat=0))["secret"]
        await other.ask("claim", secret=given)
        await _refused(host.ask("claim", secret=kept), "bad-secret")

    play(story())


def test_a_table_is_the_fold_of_its_journal(local, play):
    async def story():
        table = await local.open_table(clock=30)
        host, other = await start_match(local, table)
        for _ in range(2):
            await host.step(0)
        await host.ask("act", seat=0, action={"type": "take_back"})
        await other.step(1)
        await other.ask("say", seat=1, text="hm")
        fresh = fold_journal(table.number, table.name, table.code, local.journal(table))
        assert fresh.shown == table.shown
        assert fresh.answers == table.answers
        assert fresh.clock.since == table.clock.since
        assert fresh.chat_lines == table.chat_lines
        assert (fresh.length, fresh.host, fresh.phase) == (table.length, "host", "playing")
        for viewer in table.shown:
            assert fresh.match.view(viewer) == table.match.view(viewer)
        for seat, guest in enumerate((host, other)):
            action = guest.legal(seat)[0]
            assert (await guest.ask("act", seat=seat, action=action))["type"] == "accepted"

    play(story())


def _fail_once(local, monkeypatch):
    """The next write fails, as on a full disk; those after it succeed."""
    append = local.store.append

    def failing(table, lines):
        monkeypatch.setattr(local.store, "append", append)
        loop = asyncio.get_running_loop()
        write = Write([], loop)
        loop.call_later(0.01, write.finish, StoreFailed("full"))
        return write

    monkeypatch.setattr(local.store, "append", failing)


def test_what_cannot_be_stored_is_refused_and_leaves_no_trace(local, play, monkeypatch):
    async def story():
        table = await local.open_table()
        host, other = await start_match(local, table)
        before = host.last("view") if any(m["type"] == "view" for m in host.told) else None
        action = host.legal(0)[0]
        _fail_once(local, monkeypatch)
        await _refused(host.ask("act", "once", seat=0, action=action), "not-stored")
        assert host.last("view")["seq"] == 1
        assert before is None or host.last("view")["checksum"] == before["checksum"]
        assert not [m for m in other.read() if m["type"] == "view" and m["events"]]
        again = await host.ask("act", "once", seat=0, action=action)
        assert (again["type"], again["seq"]) == ("accepted", 2)

    play(story())


def test_a_repeated_command_is_not_accepted_while_its_first_is_lost(local, play, monkeypatch):
    async def story():
        table = await local.open_table()
        host, _ = await start_match(local, table)
        action = host.legal(0)[0]
        _fail_once(local, monkeypatch)
        for _ in range(2):
            host.send("act", "once", seat=0, action=action)
        await local.settle()
        answers = [m["type"] for m in host.read() if m.get("id") == "once"]
        stored = [line for line in local.journal(table) if line.command == "once"]
        assert stored or "accepted" not in answers

    play(story())


def _decide(table, device, command):
    raise RuntimeError("a bug")


_FOLD = Table._fold_change


def _fold(table, line):
    if isinstance(line.change, SecretMade):
        raise RuntimeError("a bug")
    return _FOLD(table, line)


@pytest.mark.parametrize(
    "place", [(hall_module, "decide", _decide), (Table, "_fold_change", _fold)]
)
def test_a_table_that_breaks_is_frozen_even_with_writes_under_way(local, play, monkeypatch, place):
    async def story():
        table = await local.open_table()
        sound = await local.open_table()
        host, _ = await start_match(local, table)
        host.send("act", seat=0, action=host.legal(0)[0])
        with monkeypatch.context() as broken:
            broken.setattr(*place)
            command = host.send("hand_over", seat=0)
        await local.settle()
        answers = [m for m in host.read() if m.get("id") == command]
        assert [m["code"] for m in answers] == ["table-frozen"]
        assert local.hall.find(table.name).phase == "frozen"
        await _refused(host.ask("hand_over", seat=0), "table-frozen")
        assert (await Guest(local, sound, "host").sit(0, "Ada"))["type"] == "accepted"

    play(story())


@pytest.mark.parametrize("command", ["sit", "hand_over"])
def test_a_repeated_command_gets_the_same_answer(local, play, command):
    async def story():
        guest = Guest(local, await local.open_table(), "host")
        await guest.sit(0, "Nour")
        fields = {"seat": 0}
        if command == "sit":
            fields |= {"name": "Ada", "nonce": "0" * 32}
        first = await guest.ask(command, "same", **fields)
        assert await guest.ask(command, "same", **fields) == first

    play(story())
