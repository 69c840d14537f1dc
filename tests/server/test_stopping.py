"""A server that is told to stop lets its clients go; its data goes with it, or into a copy."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys

import pytest
from tests.server.kills import FLAGS, Figures, check_commands, read_journals, wait_for
from tests.server.load import seat_devices
from tests.server.process import ServerProcess, free_port

from pyramidion.server.table import FROZEN, fold_journal

PLANS = [(0, 0), (0, 60), (1, 0)]
PROGRAM = "import sys; from pyramidion.cli import main; sys.exit(main())"


@pytest.fixture
def server(tmp_path):
    """A server of its own, without limits."""
    process = ServerProcess(tmp_path / "tables.sqlite", *FLAGS).start()
    yield process
    process.kill()


def _pyramidion(*words):
    command = [sys.executable, "-c", PROGRAM, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


async def _under_load(server, deed):
    """Do something while devices play; gives them, and what came of it."""
    devices = seat_devices(server, PLANS, seed=5)
    lives = [asyncio.create_task(device.live()) for device in devices]
    try:
        await wait_for(lambda: all(len(d.acknowledged) > 20 for d in devices), "all have played")
        done = await deed(devices)
    finally:
        devices[0].orders.is_over = True
        await asyncio.gather(*lives)
    return devices, done


def test_a_server_told_to_stop_under_load_closes_with_a_reason_and_loses_nothing(server):
    async def stop_and_start(devices):
        code = await asyncio.to_thread(server.stop)
        closes = [device.closes[-1] for device in devices]
        await asyncio.to_thread(server.start)
        await wait_for(lambda: all(d.arrivals == 2 for d in devices), "all have come back")
        return code, closes

    devices, (code, closes) = asyncio.run(_under_load(server, stop_and_start))
    assert closes == [1012] * len(devices)
    server.stop()
    figures = Figures()
    check_commands(read_journals(server.data), devices, figures)
    assert not figures.problems
    assert figures.acknowledged > 100
    assert [problem for device in devices for problem in device.problems] == []
    assert code == 0


def test_a_server_told_to_stop_leaves_with_code_0(server):
    assert server.stop() == 0


def test_a_backup_under_load_has_every_table_and_a_new_server_starts_from_it(server, tmp_path):
    copy = tmp_path / "copy.sqlite"

    async def back_up(devices):
        before = [list(device.acknowledged) for device in devices]
        done = await asyncio.to_thread(_pyramidion, "backup", copy, "--data", server.data)
        return before, done

    devices, (before, done) = asyncio.run(_under_load(server, back_up))
    assert done.returncode == 0, done.stderr
    server.stop()
    journals = read_journals(copy)
    assert set(journals) == {device.table for device in devices}
    stored = {line.command for lines in journals.values() for line in lines}
    assert {command for commands in before for command in commands} <= stored
    tables = [fold_journal(1, name, "CODE", lines) for name, lines in journals.items()]
    assert all(table.phase != FROZEN for table in tables)
    _check_starts(copy, tables)


def _check_starts(copy, tables):
    again = ServerProcess(copy, *FLAGS).start()
    try:
        health = again.get("/healthz")
        assert (health["tables"], health["frozen"]) == (len(PLANS), 0)
        for table in tables:
            assert again.get(f"/api/tables/{table.name}")["phase"] == table.phase
    finally:
        again.stop()


def test_a_database_of_a_newer_program_is_refused_with_a_sentence(server, tmp_path):
    server.stop()
    newer = tmp_path / "newer.sqlite"
    shutil.copy(server.data, newer)
    with sqlite3.connect(newer) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    refused = _pyramidion("serve", "--port", free_port(), "--data", newer)
    assert refused.returncode != 0
    assert "99" in refused.stderr
    assert "Traceback" not in refused.stderr
