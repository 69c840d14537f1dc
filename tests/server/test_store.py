"""The store: what is durable, in which order, and what is refused."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from pyramidion.server.changes import Chatted, Line, TableOpened
from pyramidion.server.store import SqliteStore, StoreFailed
from pyramidion.server.store.migrations import MIGRATIONS

OPENED = TableOpened("silver_gold", "1", {}, 2, 0, False, "on", "device", "00" * 32)


def chat(n):
    return Line(n, 1000 + n, "device", "", Chatted(0, "Nour", f"line {n}"))


@pytest.fixture
def store(tmp_path):
    with closing(SqliteStore(tmp_path / "tables.sqlite")) as opened:
        yield opened


async def open_two(store):
    for table in (1, 2):
        await store.open_table(table, f"name{table}", f"CODE{table}", Line(0, 1, "", "", OPENED))


@pytest.mark.parametrize("count", [1, 7, 8, 63, 64, 150])
def test_every_line_is_kept_however_many_come_together(store, count):
    async def append():
        await open_two(store)
        writes = [store.append(table, [chat(n)]) for n in range(1, count + 1) for table in (1, 2)]
        for write in writes:
            await write

    asyncio.run(append())
    for table in (1, 2):
        assert [line.n for line in store.journal(table)] == list(range(count + 1))


@pytest.mark.parametrize("wrong", [0, 2, 9])
def test_a_line_out_of_order_fails_alone(store, wrong):
    async def append():
        await open_two(store)
        bad, good = store.append(1, [chat(wrong)]), store.append(2, [chat(1)])
        with pytest.raises(StoreFailed):
            await bad
        await good
        await store.append(1, [chat(1)])

    asyncio.run(append())
    assert [line.n for line in store.journal(1)] == [0, 1]
    assert [line.n for line in store.journal(2)] == [0, 1]


def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path):
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(f"{MIGRATIONS[0]};PRAGMA user_version = 1;")

    async def append(store):
        await open_two(store)
        with pytest.raises(StoreFailed):
            await store.append(1, [chat(5)])

    with closing(SqliteStore(path)) as store:
        asyncio.run(append(store))


def test_journals_of_the_second_schema_keep_their_chat_on_or_off(tmp_path):
    path = tmp_path / "tables.sqlite"
    lines = [
        b'{"type":"table_opened","game":"silver_gold","rules":"1","options":{},"players":2,"clock":0,'
        b'"listed":false,"chat":true,"host":"device","seed":"%s"}' % (b"00" * 32),
        b'{"type":"chatted","seat":0,"name":"Nour","text":"\\"chat\\":true"}',
        b'{"type":"configured","options":{},"players":2,"clock":0,"listed":true,"chat":false}',
    ]
    with closing(sqlite3.connect(path)) as old:
        old.executescript(f"{MIGRATIONS[0]};{MIGRATIONS[1]};PRAGMA user_version = 2;")
        old.execute("INSERT INTO tables VALUES (1, 'name', 'CODE', 0, NULL)")
        for n, body in enumerate(lines):
            old.execute("INSERT INTO journal VALUES (NULL, 1, ?, 0, '', '', ?)", (n, body))
        old.commit()
    with closing(SqliteStore(path)) as store:
        opened, said, configured = (line.change for line in store.journal(1))
    assert (opened.chat, opened.watching, opened.origin) == ("on", True, None)
    assert (said.text, said.phrase) == ('"chat":true', "")
    assert (configured.chat, configured.watching) == ("off", True)
