"""SQLite, one file: a thread of its own writes what has queued up in one durable transaction."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from pyramidion.server.changes import Line, decode_change, encode_change
from pyramidion.server.store.migrations import migrate

_MOST_TOGETHER = 1000
_BREATH = 0.01
"""Seconds from one commit to the next: a commit costs the same for many as for one, so what comes
sooner waits for others. Who comes to a quiet server does not wait."""
_APPEND = "INSERT INTO journal (table_id, n, at, device, command, body) VALUES "
_ROW = "(?,?,?,?,?,?)"
_CHUNKS = (64, 8, 1)
"""Rows of a journal that one statement inserts: each statement makes the threads change turns."""


class StoreFailed(Exception):
    """What was to be written is not durable: the disk is full, or the database is broken."""


class Write:
    """Statements that belong together, and what is done once they are durable, or lost.

    Lighter than a future: its callbacks are called at once, in order, in the event loop.
    """

    __slots__ = ("_callbacks", "_is_done", "_loop", "_lost", "statements")

    def __init__(
        self, statements: list[tuple[str, tuple[Any, ...]]], loop: asyncio.AbstractEventLoop
    ) -> None:
        self.statements = statements
        self._loop = loop
        self._callbacks: list[Callable[[StoreFailed | None], None]] = []
        self._is_done = False
        self._lost: StoreFailed | None = None

    def then(self, callback: Callable[[StoreFailed | None], None]) -> None:
        """Call this when it is done: with None, or with why it is not durable."""
        if self._is_done:
            callback(self._lost)
        else:
            self._callbacks.append(callback)

    def __await__(self) -> Generator[Any, None, None]:
        done: asyncio.Future[None] = self._loop.create_future()
        self.then(lambda lost: _settle(done, lost))
        return done.__await__()

    def finish(self, lost: StoreFailed | None) -> None:
        """Tell everybody who waits; in the event loop."""
        self._is_done, self._lost = True, lost
        for callback in self._callbacks:
            callback(lost)


def _settle(done: "asyncio.Future[None]", lost: StoreFailed | None) -> None:
    if done.cancelled():
        return
    if lost is None:
        done.set_result(None)
    else:
        done.set_exception(lost)


def _finish_all(writes: list[Write], lost: StoreFailed | None) -> None:
    """In the event loop: all these are done; one call for all, since each wakes the loop."""
    for write in writes:
        write.finish(lost)


def _append(table: int, line: Line) -> tuple[str, tuple[Any, ...]]:
    body = encode_change(line.change)
    return _APPEND, (table, line.n, line.at, line.device, line.command, body)


def _insert(connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> None:
    """Insert lines of journals, many with one statement."""
    done = 0
    for size in _CHUNKS:
        sql = _APPEND + ",".join([_ROW] * size)
        while len(rows) - done >= size:
            connection.execute(sql, tuple(chain.from_iterable(rows[done : done + size])))
            done += size


class SqliteStore:
    """The journals of all tables in one file, written durably and in order."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._connection = self._connect()
        self._reader = self._connect()
        self._jobs: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
        return connection

    def close(self) -> None:
        """Write what is queued, and close the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.close()
        self._connection.close()

    def append(self, table: int, lines: Iterable[Line]) -> Write:
        """Append lines to a journal; the future is done when they are durable.

        A line whose number is not the next one fails, and so does all that follows it.
        """
        return self._submit([_append(table, line) for line in lines])

    def open_table(self, table: int, name: str, code: str, line: Line) -> Write:
        """Enter a new table with the first line of its journal."""
        enter = "INSERT INTO tables (id, name, code, opened) VALUES (?,?,?,?)"
        return self._submit([(enter, (table, name, code, line.at)), _append(table, line)])

    def end_table(self, table: int, at: int) -> Write:
        """Note that a table is closed for good, last touched at an instant; it is kept a while."""
        return self._submit([("UPDATE tables SET ended = ? WHERE id = ?", (at, table))])

    def forget_tables(self, ended_before: int) -> Write:
        """Remove closed tables that nobody has touched since an instant."""
        return self._submit([("DELETE FROM tables WHERE ended < ?", (ended_before,))])

    def remember(self, key: str, value: str) -> Write:
        """Set a fact about the server itself."""
        sql = "INSERT OR REPLACE INTO server VALUES (?,?)"
        return self._submit([(sql, (key, value))])

    def recall(self, key: str) -> str | None:
        """A fact about the server itself."""
        row = self._reader.execute("SELECT value FROM server WHERE key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    def tables(self) -> list[tuple[int, str, str, int | None]]:
        """Every table: number, name, code, and when it ended."""
        sql = "SELECT id, name, code, ended FROM tables ORDER BY id"
        return self._reader.execute(sql).fetchall()

    def journal(self, table: int) -> Iterator[Line]:
        """A table's journal from the beginning."""
        sql = "SELECT n, at, device, command, body FROM journal WHERE table_id = ? ORDER BY n"
        for n, at, device, command, body in self._reader.execute(sql, (table,)):
            yield Line(n, at, device, command, decode_change(body))

    def raw_journal(self, table: int) -> Iterator[tuple[int, int, bytes]]:
        """A table's journal as it is stored: number, instant and body, readable or not."""
        sql = "SELECT n, at, body FROM journal WHERE table_id = ? ORDER BY n"
        yield from self._reader.execute(sql, (table,))

    def _submit(self, statements: list[tuple[str, tuple[Any, ...]]]) -> Write:
        if self._loop is None or self._loop.is_closed():
            self._loop = asyncio.get_running_loop()
        write = Write(statements, self._loop)
        self._jobs.put(write)
        return write

    def _write_all(self) -> None:
        last = 0.0
        while (first := self._jobs.get()) is not None:
            time.sleep(max(0.0, last + _BREATH - time.monotonic()))
            last = time.monotonic()
            jobs = [first, *self._gather_waiting()]
            try:
                self._write(jobs)
            except sqlite3.Error:
                self._write_one_by_one(jobs)
            else:
                self._tell(jobs, None)

    def _gather_waiting(self) -> list[Write]:
        """What waits now, if anything does."""
        jobs: list[Write] = []
        while len(jobs) < _MOST_TOGETHER and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def _write(self, jobs: list[Write]) -> None:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            statements = (statement for job in jobs for statement in job.statements)
            for sql, run in groupby(statements, key=itemgetter(0)):
                rows = [values for _, values in run]
                if sql is _APPEND:
                    _insert(connection, rows)
                else:
                    connection.executemany(sql, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _write_one_by_one(self, jobs: list[Write]) -> None:
        """One of them cannot be written: let only that one fail."""
        for job in jobs:
            try:
                self._write([job])
            except sqlite3.Error as error:
                self._tell([job], StoreFailed(str(error)))
            else:
                self._tell([job], None)

    def _tell(self, writes: list[Write], lost: StoreFailed | None) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_finish_all, writes, lost)
