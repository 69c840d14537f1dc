"""What a process and its children have used: CPU time, and memory now. Linux only."""

import os
from pathlib import Path

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
# Places in /proc/PID/stat, counted from the field after the name, which may hold spaces itself.
PARENT, USER_TICKS, SYSTEM_TICKS, RESIDENT_PAGES = 1, 11, 12, 21


def cpu_seconds(process: int) -> float:
    """Return the CPU time of a process and its children, all threads, user and system mode."""
    ticks = sum(int(s[USER_TICKS]) + int(s[SYSTEM_TICKS]) for s in _family(process))
    return ticks / TICKS_PER_SECOND


def core_seconds(core: int) -> float:
    """Return how long a core has been busy, with whatever it was."""
    for line in Path("/proc/stat").read_text(encoding="utf-8").splitlines():
        name, *ticks = line.split()
        if name == f"cpu{core}":
            user, nice, system, _idle, _waiting, *interrupts_and_stolen = map(int, ticks[:8])
            return (user + nice + system + sum(interrupts_and_stolen)) / TICKS_PER_SECOND
    raise ValueError(f"There is no core {core}.")


def resident_bytes(process: int) -> int:
    """Return how much memory a process and its children hold now."""
    return sum(int(stat[RESIDENT_PAGES]) for stat in _family(process)) * PAGE_BYTES


def _family(process: int) -> list[list[str]]:
    """Read the figures of a process, its children, theirs, and so on."""
    everyone = {int(path.name): _stat(path) for path in Path("/proc").glob("[0-9]*")}
    family = {process}
    for number, stat in sorted(everyone.items()):
        if stat and int(stat[PARENT]) in family:
            family.add(number)
    return [everyone[number] for number in family if everyone.get(number)]


def _stat(path: Path) -> list[str]:
    try:
        return (path / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return []
