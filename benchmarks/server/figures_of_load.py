"""What a load measured of a server, and the JSON line it travels in."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

MOST_OTHERS_BUSY = 0.15


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of play that was measured; latencies are in milliseconds.

    `busy` and `generator_busy` are CPU seconds a second of the server and of the load generator;
    `core_seconds` is how long the server's core was busy, with the server or anything else.
    """

    moves: int
    seconds: float
    cpu_seconds: float
    core_seconds: float
    p50: float
    p99: float
    longest: float
    bytes_a_move: float
    generator_busy: float

    @property
    def moves_per_s(self) -> float:
        """How many moves were acknowledged a second."""
        return self.moves / self.seconds

    @property
    def moves_per_cpu_s(self) -> float:
        """How many moves were acknowledged for each second of CPU time that the server used."""
        return self.moves / self.cpu_seconds

    @property
    def busy(self) -> float:
        """Which share of its core the server used."""
        return self.cpu_seconds / self.seconds

    @property
    def others_busy(self) -> float:
        """Which share of the server's core something else used, interrupts included."""
        return max(0.0, self.core_seconds - self.cpu_seconds) / self.seconds

    @property
    def is_disturbed(self) -> bool:
        """Whether other work on the core makes the stretch say little about the server."""
        return self.others_busy > MOST_OTHERS_BUSY


@dataclass(frozen=True, slots=True)
class LoadFigures:
    """One server under the load of so many tables; `paced` where a pace was asked for.

    Memory is in bytes: before the first table, with all tables started, and after the load.
    """

    tables: int
    flat_out: Stretch
    paced: Stretch | None
    memory_empty: int
    memory_started: int
    memory_played: int

    @property
    def started_bytes_a_table(self) -> float:
        """Memory that a table takes when its match has just begun."""
        return (self.memory_started - self.memory_empty) / self.tables

    @property
    def played_bytes_a_table(self) -> float:
        """Memory that a table takes after all the load."""
        return (self.memory_played - self.memory_empty) / self.tables


def percentile(latencies: Sequence[float], share: float) -> float:
    """Return the latency, in milliseconds, that this share of the moves did not exceed."""
    ordered = sorted(latencies)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def format_figures(figures: LoadFigures) -> str:
    """Write figures as one line of JSON."""
    return json.dumps(asdict(figures))


def parse_figures(line: str) -> LoadFigures:
    """Inverse of `format_figures`."""
    fields: dict[str, Any] = json.loads(line)
    fields["flat_out"] = Stretch(**fields["flat_out"])
    fields["paced"] = Stretch(**fields["paced"]) if fields["paced"] else None
    return LoadFigures(**fields)
