"""A server killed again and again under load, and what must be true of its data afterwards."""

import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import msgspec
from tests.server.load import Device, seat_devices
from tests.server.process import ServerProcess

from pyramidion.games import GAMES
from pyramidion.kernel.game import decode_action
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.verify import verify
from pyramidion.server.changes import Chatted, Line, MatchEntry, decode_change
from pyramidion.server.table import FROZEN, PLAYING, Table, fold_journal

PLANS = [(0, 0), (0, 60), (0, 600), (1, 0), (1, 60), (2, 0)]
FLAGS = ("--bot-pace", "0", "--frames-a-second", "100000", "--chats-a-minute", "100000")
LONGEST_WAIT = 60


@dataclass
class Outage:
    """When the server was surely away, in milliseconds."""

    killed: int
    started: int


@dataclass
class Figures:
    """What a storm came to. Everything that went wrong is in `problems`."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    twice: int = 0
    chats: int = 0
    aways: int = 0
    records: int = 0
    problems: list[str] = field(default_factory=list)

    def add(self, other: "Figures") -> None:
        """Take the figures of another storm to these."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


def now_ms() -> int:
    """The instant on the wall, in milliseconds."""
    return time.time_ns() // 1_000_000


async def wait_for(
    is_so: Callable[[], bool], what: str, told: Callable[[], object] = lambda: ""
) -> None:
    """Wait until something is so; the limit only guards against hanging."""
    for _ in range(LONGEST_WAIT * 100):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"Waited in vain until {what}: {told()}")


async def kill_once(server: ServerProcess, devices: list[Device], rng: random.Random) -> Outage:
    """Let the devices play, kill the server at some moment, and start it again."""
    seen = {id(device): device.arrivals for device in devices}
    acknowledged = sum(len(device.acknowledged) for device in devices)
    await asyncio.sleep(rng.uniform(0.0, 0.5))
    await wait_for(
        lambda: sum(len(d.acknowledged) for d in devices) > acknowledged,
        "something was played",
        lambda: troubles(devices),
    )
    await asyncio.to_thread(server.kill)
    outage = Outage(now_ms(), now_ms())
    await asyncio.to_thread(server.start)
    await wait_for(lambda: all(d.arrivals > seen[id(d)] for d in devices), "all have come back")
    return outage


async def storm(server: ServerProcess, kills: int, seed: int) -> Figures:
    """Kill a server under load; then play every match to its end, stop it, and check its data."""
    rng = random.Random(seed)
    server.start()
    devices = seat_devices(server, PLANS, seed)
    lives = [asyncio.create_task(device.live()) for device in devices]
    try:
        await wait_for(lambda: all(d.arrivals for d in devices), "all have come")
        outages = [await kill_once(server, devices, rng) for _ in range(kills)]
        devices[0].orders.is_last_match = True
        await wait_for(
            lambda: all(map(_is_done, devices)), "all is over", lambda: troubles(devices)
        )
        shown = {d.table: server.get(d.overs[d.status["number"]]) for d in devices}
    finally:
        devices[0].orders.is_over = True
        await asyncio.gather(*lives)
    server.stop()
    figures = Figures(kills=kills)
    check_data(server.data, devices, outages, shown, figures)
    return figures


def troubles(devices: list[Device]) -> list[str]:
    """The first things that went wrong for the devices."""
    return [problem[:400] for device in devices for problem in device.problems[:1]]


def _is_done(device: Device) -> bool:
    return device.status["phase"] == "over" and device.pending is None


def read_journals(data: Path) -> dict[str, list[Line]]:
    """The journal of every table, by its name, from the file of a stopped server."""
    sql = """SELECT name, n, at, device, command, body FROM journal
             JOIN tables ON tables.id = table_id ORDER BY table_id, n"""
    journals: dict[str, list[Line]] = {}
    connection = sqlite3.connect(f"file:{data}?mode=ro", uri=True)
    for name, n, at, device, command, body in connection.execute(sql):
        journals.setdefault(name, []).append(Line(n, at, device, command, decode_change(body)))
    connection.close()
    return journals


def check_data(
    data: Path,
    devices: list[Device],
    outages: list[Outage],
    shown: dict[str, bytes],
    figures: Figures,
) -> None:
    """Compare the journals with what the devices were told."""
    journals = read_journals(data)
    for device in devices:
        figures.problems += device.problems
    check_commands(journals, devices, figures)
    for name, lines in journals.items():
        _check_numbers(name, lines, figures)
        _check_aways(name, lines, outages, figures)
        table = fold_journal(1, name, "CODE", lines)
        _check_table(table, [d for d in devices if d.table == name], figures)
        if name in shown and table.records[table.match_number] != shown[name]:
            figures.problems.append(f"the record of {name} is not its journal's")


def check_commands(
    journals: dict[str, list[Line]], devices: list[Device], figures: Figures
) -> None:
    """Every acknowledged command is there once, as it was sent; none is there twice."""
    lines = {line.command: line for journal in journals.values() for line in journal}
    times = Counter(line.command for journal in journals.values() for line in journal)
    del times[""]
    figures.twice += sum(count > 1 for count in times.values())
    for device in devices:
        figures.acknowledged += len(device.acknowledged)
        for command in device.acknowledged:
            figures.lost += command not in times
            sent = device.sent[command]
            figures.chats += sent["type"] == "say"
            if command in times and not _is_what_was_sent(lines[command], sent):
                figures.problems.append(f"{sent} became {lines[command]}")
    if figures.lost or figures.twice:
        figures.problems.append(f"{figures.lost} lost, {figures.twice} applied twice")


def _is_what_was_sent(line: Line, sent: dict[str, Any]) -> bool:
    match line.change:
        case MatchEntry(_, seat, _, action, _):
            wanted = msgspec.to_builtins(decode_action(GAMES["silver_gold"], sent["action"]))
            return (seat, action) == (sent["seat"], wanted)
        case Chatted(seat, _, text):
            return (seat, text) == (sent["seat"], sent["text"])
        case _:
            return sent["type"] not in ("act", "say")


def _check_numbers(name: str, lines: list[Line], figures: Figures) -> None:
    if [line.n for line in lines] != list(range(len(lines))):
        figures.problems.append(f"the journal of {name} has gaps")


def _check_table(table: Table, devices: list[Device], figures: Figures) -> None:
    """The journal folds, its records are true, its seats are their devices'."""
    if table.phase == FROZEN:
        figures.problems.append(f"{table.name} is frozen: {table.frozen}")
    for written in table.records.values():
        verify(decode_record(written), table.game)
        figures.records += 1
    holders = {table.seats[device.seat].device for device in devices}
    if len(holders) != len(devices) or "" in holders:
        figures.problems.append(f"the seats of {table.name} are held by {holders}")


def _check_aways(name: str, lines: list[Line], outages: list[Outage], figures: Figures) -> None:
    """An outage that found a match running is one entry, and shifts every deadline by its span."""
    expected = 0
    for outage in outages:
        before = [line for line in lines if line.at <= outage.killed]
        table = fold_journal(1, name, "CODE", before)
        if table.phase != PLAYING:
            continue
        expected += 1
        figures.problems += _wrongs_of_return(table, lines[len(before)], outage)
    found = sum(1 for _ in _aways(lines))
    figures.aways += found
    if found != expected:
        figures.problems.append(f"{name} tells {found} outages, there were {expected}")


def _wrongs_of_return(table: Table, line: Line, outage: Outage) -> list[str]:
    """What is wrong with the first line after an outage."""
    away = _away(line)
    if away is None:
        return [f"after an outage {table.name} went on with {line}"]
    since, until = away
    told = [f"{away} does not cover {outage}"]
    wrongs = [] if since <= outage.killed and until >= outage.started else told
    seats = list(table.deciders)
    deadlines = [table.clock.deadline(seat) for seat in seats]
    table.fold(line)
    shifted = [None if at is None else at + until - since for at in deadlines]
    if [table.clock.deadline(seat) for seat in seats] != shifted:
        wrongs.append(f"the clocks of {table.name} are not shifted by {until - since}")
    return wrongs


def _aways(lines: list[Line]) -> Iterator[tuple[int, int]]:
    for line in lines:
        away = _away(line)
        if away is not None:
            yield away


def _away(line: Line) -> tuple[int, int] | None:
    action = line.change.action if isinstance(line.change, MatchEntry) else {}
    return (action["since"], action["until"]) if action.get("type") == "away" else None
