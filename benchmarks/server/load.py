"""The load generator: play at many tables of one server, and print what was measured as JSON.

python benchmarks/server/load.py pyramidion --port 8000 --process 4711 --core 1 --tables 50
"""

import argparse
import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter, process_time
from typing import Any

import httpx
import uvloop
from boardgame_tables import PeerTable
from figures_of_load import LoadFigures, Stretch, format_figures, percentile
from play import Load, LoadFailed, TableUnderLoad
from processes import HOST
from pyramidion_tables import OurTable
from usage import core_seconds, cpu_seconds, resident_bytes
from wire import WireFailed

TABLES: dict[str, Callable[[Load], TableUnderLoad]] = {
    "pyramidion": OurTable,
    "boardgame": PeerTable,
}
OPENED_AT_ONCE = 16
OPENS_WITHIN_SECONDS = 240.0
ANSWERS_WITHIN_SECONDS = 20.0

Tables = list[TableUnderLoad]


def main() -> int:
    """Play, print the figures; return the exit code."""
    try:
        figures = uvloop.run(_run(_parse_arguments()))
    except (LoadFailed, WireFailed, httpx.HTTPError, OSError, TimeoutError) as error:
        print(f"{error or type(error).__name__}", file=sys.stderr)
        return 1
    print(format_figures(figures))
    return 0


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=TABLES)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--process", type=int, required=True, help="the server's process id")
    parser.add_argument("--core", type=int, required=True, help="the core that the server is on")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--warm-up", type=float, default=2.0, help="seconds not counted")
    parser.add_argument("--seconds", type=float, default=6.0, help="seconds counted")
    parser.add_argument("--pace", type=float, default=0.0, help="then, moves a second in all")
    return parser.parse_args()


async def _run(asked: argparse.Namespace) -> LoadFigures:
    load = Load()
    empty = resident_bytes(asked.process)
    tables = [TABLES[asked.kind](load) for _ in range(asked.tables)]
    async with asyncio.timeout(OPENS_WITHIN_SECONDS):
        await _open_all(tables, load, asked.port)
    started = resident_bytes(asked.process)
    load.play_flat_out()
    flat_out = await _measure(load, tables, asked)
    paced = await _measure_paced(load, tables, asked) if asked.pace else None
    await load.drain(ANSWERS_WITHIN_SECONDS)
    played = resident_bytes(asked.process)
    for table in tables:
        table.close()
    return LoadFigures(asked.tables, flat_out, paced, empty, started, played)


async def _open_all(tables: Tables, load: Load, port: int) -> None:
    """Open all tables, a few at a time; stop at the first failure."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=30) as client:

        async def open_one(table: TableUnderLoad) -> None:
            async with gate:
                await table.open(client)

        opening: asyncio.Future[Any] = asyncio.gather(*map(open_one, tables))
        await asyncio.wait([opening, load.failed], return_when=asyncio.FIRST_COMPLETED)
        if load.failed.done():
            opening.cancel()
            await asyncio.wait([opening])
            load.failed.result()
        await opening


async def _measure_paced(load: Load, tables: Tables, asked: argparse.Namespace) -> Stretch:
    playing = asyncio.create_task(load.play_at_pace(asked.pace))
    try:
        return await _measure(load, tables, asked)
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def _measure(load: Load, tables: Tables, asked: argparse.Namespace) -> Stretch:
    """Let the load warm up, then count what happens in the seconds asked for."""
    await load.unless_failed(asked.warm_up)
    load.latencies.clear()
    at, own = perf_counter(), process_time()
    cpu, core = cpu_seconds(asked.process), core_seconds(asked.core)
    heard = sum(table.heard_bytes for table in tables)
    await load.unless_failed(asked.seconds)
    seconds, used = perf_counter() - at, cpu_seconds(asked.process) - cpu
    latencies = load.latencies[:]
    if not latencies or not used:
        raise LoadFailed("No move came back.")
    return Stretch(
        moves=len(latencies),
        seconds=seconds,
        cpu_seconds=used,
        core_seconds=core_seconds(asked.core) - core,
        p50=percentile(latencies, 0.5),
        p99=percentile(latencies, 0.99),
        longest=percentile(latencies, 1.0),
        bytes_a_move=(sum(table.heard_bytes for table in tables) - heard) / len(latencies),
        generator_busy=(process_time() - own) / seconds,
    )


if __name__ == "__main__":
    sys.exit(main())
