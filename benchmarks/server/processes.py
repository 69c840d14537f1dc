"""Starting a process on a core of its own, and stopping it whatever happens."""

import os
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

STARTS_WITHIN_SECONDS = 30.0
STOPS_WITHIN_SECONDS = 15.0
HOST = "127.0.0.1"


class ServerFailed(Exception):
    """A server did not start, or did not answer; the message says what it said last."""


def cores() -> tuple[int, int]:
    """Name a core for the server and one for everything else: the same one if there is only one."""
    ours = sorted(os.sched_getaffinity(0))
    return ours[-1], ours[0]


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """Let processes started inside stay on one core, with all their threads."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.create_server((HOST, 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def serving(
    command: Sequence[str], port: int, core: int, environment: Mapping[str, str], log: Path
) -> Iterator[int]:
    """Run a server on one core until the end of the block; gives its process id."""
    with log.open("w", encoding="utf-8") as output, on_core(core):
        process = subprocess.Popen(
            command, stdout=output, stderr=subprocess.STDOUT, env=os.environ | dict(environment)
        )
    try:
        _wait_until_it_listens(process, port, log)
        yield process.pid
        if process.poll() is not None:
            raise ServerFailed(f"It stopped by itself: {last_line(log)}")
    finally:
        stop(process)


def stop(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """Ask a process to stop, and make it when it does not."""
    process.terminate()
    try:
        process.wait(STOPS_WITHIN_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def last_line(log: Path) -> str:
    """Return what a process said last."""
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return lines[-1] if lines else "it said nothing"


def _wait_until_it_listens(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    given_up_at = monotonic() + STARTS_WITHIN_SECONDS
    while monotonic() < given_up_at:
        if process.poll() is not None:
            raise ServerFailed(f"It did not start: {last_line(log)}")
        with socket.socket() as client:
            if client.connect_ex((HOST, port)) == 0:
                return
        sleep(0.05)
    raise ServerFailed(f"It does not listen after {STARTS_WITHIN_SECONDS:.0f} s: {last_line(log)}")
