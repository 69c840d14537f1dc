"""Many equal tasks, on several cores, with a progress bar where somebody can see it."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")
R = TypeVar("R")

MOST_JOBS = 256
_FEW = 40
_CHUNKS_A_JOB = 8
_LARGEST_CHUNK = 5
_AT_ONCE = 1000
"""So many tasks are handed to the processes before more follow, so that few wait in memory."""


def job_count(asked: int | None, tasks: int) -> int:
    """How many processes to use: as asked, else one for a few tasks and all cores for many."""
    if asked is None:
        asked = 1 if tasks < _FEW else os.cpu_count() or 1
    return max(1, min(asked, tasks))


def do_all(
    function: Callable[[T], R], tasks: Iterable[T], many: int, jobs: int, label: str
) -> list[R]:
    """The results of all tasks, in their order; `many` says how many there are."""
    results: list[R] = []
    with _bar() as bar:
        shown = bar.add_task(label, total=many)
        for result in _results(function, tasks, many, jobs):
            results.append(result)
            bar.advance(shown)
    return results


def _results(function: Callable[[T], R], tasks: Iterable[T], many: int, jobs: int) -> Iterator[R]:
    if jobs == 1:
        yield from map(function, tasks)
        return
    chunk = max(1, min(_LARGEST_CHUNK, many // (jobs * _CHUNKS_A_JOB)))
    waiting = iter(tasks)
    # A spawned process shares no lock with the thread that draws the bar, as a forked one would.
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_leave_interrupts) as pool:
        try:
            while batch := list(islice(waiting, _AT_ONCE)):
                yield from pool.map(function, batch, chunksize=chunk)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """Let the parent alone answer Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
