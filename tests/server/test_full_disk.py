"""What cannot be stored is refused, and never was; all else goes on when there is room again."""

import asyncio
import json
import secrets
import sqlite3

import msgspec
import pytest
from tests.server.kills import wait_for
from tests.server.player import Unread

from pyramidion.server.bodies import NewTable
from pyramidion.server.clients import Client
from pyramidion.server.duties import Duties
from pyramidion.server.hall import Hall
from pyramidion.server.limits import Bucket
from pyramidion.server.protocol import Act, Say, SeatBot, Sit, Start
from pyramidion.server.settings import Settings
from pyramidion.server.store import SqliteStore
from pyramidion.server.table import fold_journal

MANY = 1e9


class Disk:
    """A disk that can be full: then every write fails as SQLite says it."""

    def __init__(self, monkeypatch):
        self.is_full = False
        write = SqliteStore._write

        def written(store, jobs):
            if self.is_full:
                raise sqlite3.OperationalError("database or disk is full")
            write(store, jobs)

        monkeypatch.setattr(SqliteStore, "_write", written)


@pytest.fixture
def disk(monkeypatch):
    """The disk under every store of the test."""
    return Disk(monkeypatch)


class Guest:
    """A client without a socket: what it is told is read from its queue."""

    def __init__(self, hall, table, device):
        self.hall = hall
        self.client = Client(table, device, Bucket(MANY, 1, 0), Bucket(MANY, 1, 0), Unread())
        self.told = []
        hall.join(self.client, b'{"type":"welcome"}')

    @property
    def table(self):
        return self.client.table

    async def hear(self):
        async with asyncio.timeout(10):
            while not (waiting := self.client.take_waiting()):
                await asyncio.sleep(0.005)
        self.told += [json.loads(message) for message in waiting]

    def answers(self, command):
        return [m for m in self.told if m.get("id") == command]

    async def ask(self, kind, *values):
        command = kind(secrets.token_hex(8), *values)
        self.hall.submit(self.client, command)
        while not self.answers(command.id):
            await self.hear()
        return self.answers(command.id)[0]

    async def step(self, seat):
        return await self.ask(Act, seat, self.legal(seat)[0])

    def legal(self, seat):
        return json.loads(_encoded(self.table, seat))["legal"]

    async def hear_all(self):
        """Everything up to now: what waits is told together."""
        await asyncio.sleep(0.2)
        mark = {"type": "mark", "place": len(self.told)}
        self.client.send(json.dumps(mark).encode())
        while mark not in self.told:
            await self.hear()


def _encoded(table, seat):
    return msgspec.json.encode(table.match.view(seat))


def _same(table, hall):
    """Whether a table in memory is what its journal tells."""
    fresh = fold_journal(table.number, table.name, table.code, hall.store.journal(table.number))
    assert (fresh.length, fresh.phase, fresh.answers) == (table.length, table.phase, table.answers)
    assert fresh.shown == table.shown
    assert fresh.chat_lines == table.chat_lines
    assert [seat.device for seat in fresh.seats] == [seat.device for seat in table.seats]
    assert _encoded(fresh, 0) == _encoded(table, 0)
    return True


async def _playing(hall, device, bots=0):
    """A table whose match has begun, both seats held by one device."""
    table = await hall.open_table(device, NewTable("silver_gold", 2 + bots))
    guest = Guest(hall, table, device)
    for seat in (0, 1):
        await guest.ask(Sit, seat, f"S{seat}", secrets.token_hex(16))
    for seat in range(2, 2 + bots):
        await guest.ask(SeatBot, seat, "random")
    await guest.ask(Start)
    await guest.step(0)
    return guest


@pytest.fixture
def in_hall(tmp_path):
    """Run a story in a hall of its own."""

    def run(story):
        async def whole():
            store = SqliteStore(tmp_path / "tables.sqlite")
            try:
                await asyncio.wait_for(story(Hall(Settings(bot_pace=0.0), store)), 60)
            finally:
                store.close()

        asyncio.run(whole())

    return run


def test_a_command_that_cannot_be_stored_is_refused_and_was_never_there(in_hall, disk):
    async def story(hall):
        guest, other = await _playing(hall, "a"), await _playing(hall, "b")
        disk.is_full = True
        for table in (guest, other):
            assert (await table.step(1))["code"] == "not-stored"
            assert (await table.ask(Say, 0, "lost"))["code"] == "not-stored"
            assert hall.find(table.table.name) is table.table
            assert _same(table.table, hall)
        disk.is_full = False
        for table in (guest, other):
            assert (await table.step(1))["type"] == "accepted"
            assert (await table.ask(Say, 0, "kept"))["type"] == "accepted"
            assert [line.text for _, line in table.table.chat_lines] == ["kept"]
            assert _same(table.table, hall)

    in_hall(story)


def test_a_command_refused_for_want_of_room_may_be_sent_again_under_its_id(in_hall, disk):
    async def story(hall):
        guest = await _playing(hall, "a")
        command = Say("again", 0, "once")
        disk.is_full = True
        hall.submit(guest.client, command)
        await guest.hear_all()
        disk.is_full = False
        hall.submit(guest.client, command)
        hall.submit(guest.client, command)
        await guest.hear_all()
        assert [m["type"] for m in guest.answers("again")] == ["refused", "accepted", "accepted"]
        assert [line.text for _, line in guest.table.chat_lines] == ["once"]

    in_hall(story)


def test_a_command_repeated_before_its_write_failed_is_not_called_accepted(in_hall, disk):
    async def story(hall):
        guest = await _playing(hall, "a")
        command = Say("twice", 0, "never")
        disk.is_full = True
        hall.submit(guest.client, command)
        hall.submit(guest.client, command)
        await guest.hear_all()
        assert {m["type"] for m in guest.answers("twice")} == {"refused"}
        assert _same(guest.table, hall)

    in_hall(story)


def test_who_comes_while_a_write_fails_is_shown_what_is_stored(in_hall, disk):
    async def story(hall):
        guest = await _playing(hall, "a")
        disk.is_full = True
        hall.submit(guest.client, Act("lost", 1, guest.legal(1)[0]))
        hall.sync(guest.client)
        late = Guest(hall, guest.table, "a")
        for client in (guest, late):
            await client.hear_all()
            views = [m for m in client.told if m["type"] == "view" and m["seat"] == 1]
            assert client.table is hall.find(guest.table.name)
            assert views[-1]["seq"] == client.table.shown[1]
            assert views[-1]["view"] == json.loads(_encoded(client.table, 1))

    in_hall(story)


def test_a_table_cannot_be_opened_on_a_full_disk_and_the_next_one_can(in_hall, disk):
    async def story(hall):
        disk.is_full = True
        with pytest.raises(Exception, match="not-stored"):
            await hall.open_table("a", NewTable("silver_gold", 2))
        assert not hall.tables
        disk.is_full = False
        guest = await _playing(hall, "a")
        assert (await guest.step(1))["type"] == "accepted"

    in_hall(story)


def test_bots_play_on_when_there_is_room_again(in_hall, disk):
    async def story(hall):
        duties = Duties(hall)
        guest = await _playing(hall, "a", bots=1)
        disk.is_full = True
        assert (await guest.step(1))["code"] == "not-stored"
        await guest.hear_all()
        disk.is_full = False
        await _play_to_the_end(hall, guest)
        duties.close()
        assert _same(hall.find(guest.table.name), hall)
        assert hall.find(guest.table.name).phase == "over"

    in_hall(story)


async def _play_to_the_end(hall, guest):
    for _ in range(5000):
        table = guest.table
        if table.phase == "over":
            break
        seats = [seat for seat in (0, 1) if guest.legal(seat)]
        if seats:
            answer = await guest.step(seats[0])
            # A write from before there was room may still fail, and takes this one with it.
            assert answer["type"] == "accepted" or answer["code"] == "not-stored"
        else:
            await guest.hear()
    table = guest.table
    await wait_for(
        lambda: table.length == sum(1 for _ in hall.store.journal(table.number)), "all is stored"
    )


def test_a_file_that_may_not_grow_loses_nothing_acknowledged(in_hall):
    """SQLite's own limit stands for a full disk: its file has as many pages as it may."""

    async def story(hall):
        guest = await _playing(hall, "a")
        connection = hall.store._connection
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        told = [await guest.ask(Say, 0, f"{n} " + "x" * 400) for n in range(60)]
        kinds = [message["type"] for message in told]
        assert set(kinds) == {"accepted", "refused"}
        assert {m["code"] for m in told if m["type"] == "refused"} == {"not-stored"}
        connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
        assert (await guest.step(1))["type"] == "accepted"
        kept = [int(line.text.split()[0]) for _, line in guest.table.chat_lines]
        assert kept == [n for n, kind in enumerate(kinds) if kind == "accepted"]
        assert _same(guest.table, hall)

    in_hall(story)
