"""The long tests: the pentominoes' coverings, 200 kills under load, a million hostile frames.

    python tools/soak.py [--kills 200] [--frames 1000000] [--seed 1] [--no-coverings]

Prints its figures; the exit code is 1 if anything was lost, applied twice, leaked, broken or wrong.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server import fuzz, kills
from tests.server.process import ServerProcess
from tests.tiling.pentominoes import LONG_COUNTS, PENTOMINOES

from pyramidion.tiling.cover import count_solutions, solutions

KILLS_A_FILE = 10
FRAMES_A_LINE = 50_000
FRAMES_A_FILE = 250_000
MOST_SHOWN = 10
HOURS = 3600


def main(words: list[str] | None = None) -> int:
    """Run all of them, print the figures; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-coverings", action="store_true")
    given = parser.parse_args(words)
    problems = [] if given.no_coverings else soak_coverings()
    problems += soak_kills(given.kills, given.seed) if given.kills else []
    problems += soak_frames(given.frames, given.seed) if given.frames else []
    for problem in problems[:MOST_SHOWN]:
        print(f"problem: {problem[:1000]}")
    print(f"{len(problems)} problems")
    return 1 if problems else 0


def soak_coverings() -> list[str]:
    """Find all coverings of regions of 60 cells by the 12 pentominoes; their number is known."""
    problems = []
    for known in LONG_COUNTS:
        began = time.monotonic()
        found = list(solutions(known.region, known.width, PENTOMINOES))
        seconds = time.monotonic() - began
        counts = {
            len(found),
            len(set(found)),
            count_solutions(known.region, known.width, PENTOMINOES),
        }
        print(f"coverings: {known}, {len(found)} in {seconds:.1f} s", flush=True)
        if counts != {known.many} or any(sum(laid) != known.region for laid in found):
            problems.append(f"{known}: {sorted(counts)} coverings, not {known.many}")
    return problems


def soak_kills(wanted: int, seed: int) -> list[str]:
    """Kill servers until there were enough kills, each file of data a few times."""
    figures, began = kills.Figures(), time.monotonic()
    for number in range(-(-wanted // KILLS_A_FILE)):
        count = min(KILLS_A_FILE, wanted - figures.kills)
        with tempfile.TemporaryDirectory() as folder:
            figures.add(_storm(Path(folder), count, seed + number))
        print(f"kills: {_told(figures)}, {time.monotonic() - began:.0f} s", flush=True)
        if figures.problems:
            break
    return figures.problems


def _storm(folder: Path, count: int, seed: int) -> kills.Figures:
    server = ServerProcess(folder / "tables.sqlite", *kills.FLAGS)
    try:
        return asyncio.run(asyncio.wait_for(kills.storm(server, count, seed), HOURS))
    except Exception as error:
        return kills.Figures(kills=count, problems=[f"{type(error).__name__}: {error}"])
    finally:
        server.kill()


def _told(figures: kills.Figures) -> str:
    return (
        f"{figures.kills} kills, {figures.acknowledged} commands acknowledged "
        f"({figures.chats} chat lines), {figures.lost} lost, {figures.twice} applied twice, "
        f"{figures.aways} times away told, {figures.records} records verified"
    )


def soak_frames(wanted: int, seed: int) -> list[str]:
    """Send hostile frames until there were enough, each file of data a part of them."""
    sent, problems, number = 0, list[str](), 0
    while sent < wanted and not problems:
        count = min(FRAMES_A_FILE, wanted - sent)
        with tempfile.TemporaryDirectory() as folder:
            figures = _fuzz(Path(folder), count, seed + 1000 * number, sent)
        sent, number = sent + figures.sent, number + 1
        problems += figures.problems
        print(f"frames: {_told_of_frames(figures, sent)}", flush=True)
    return problems


def _fuzz(folder: Path, count: int, seed: int, before: int) -> fuzz.Figures:
    server = ServerProcess(folder / "tables.sqlite", *fuzz.FLAGS).start()
    try:
        story = fuzz.fuzz(server, count, seed, _progress(before))
        return asyncio.run(asyncio.wait_for(story, HOURS))
    except Exception as error:
        return fuzz.Figures(problems=[f"{type(error).__name__}: {error}"])
    finally:
        server.stop()


def _progress(before: int) -> Callable[[fuzz.Figures], None]:
    shown = [FRAMES_A_LINE]

    def progress(figures: fuzz.Figures) -> None:
        if figures.sent >= shown[0]:
            shown[0] += FRAMES_A_LINE
            refusals = figures.refusals.total()
            print(f"frames: {before + figures.sent} sent, {refusals} refusals here", flush=True)

    return progress


def _told_of_frames(figures: fuzz.Figures, sent: int) -> str:
    closes = ", ".join(f"{int(code)}: {count}" for code, count in figures.closes.most_common())
    return (
        f"{sent} frames sent; in the last part {figures.sockets} sockets, closed {closes}; "
        f"{figures.refusals.total()} refusals of {len(figures.refusals)} codes, "
        f"{figures.accepted} accepted; other tables played {figures.matches} records that verify; "
        f"server alive: {figures.is_alive}"
    )


if __name__ == "__main__":
    sys.exit(main())
