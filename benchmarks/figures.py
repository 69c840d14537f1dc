"""The figures of one workload in one process, and the JSON line they travel in."""

import json
from dataclasses import asdict, dataclass, fields
from typing import Self

from stopwatch import Played


@dataclass(frozen=True, slots=True)
class Figures:
    """What one engine did in one workload; `None` where it has nothing of the kind."""

    engine: str
    workload: str
    matches: int
    decisions: int
    cpu_seconds: float
    matches_per_s: float
    decisions_per_s: float
    copies_per_s: float | None
    views_per_s: float | None
    # Every action a seat took, forced ones included; beside decisions_per_s it shows how much of
    # an engine's work goes into actions that nobody chose.
    actions_per_s: float | None = None

    @classmethod
    def of(
        cls, engine: str, workload: str, played: Played, copies: float | None, views: float | None
    ) -> Self:
        """Turn what was played, and the two rates, into figures a second of CPU time."""
        seconds = played.cpu_seconds
        return cls(
            engine=engine,
            workload=workload,
            matches=played.matches,
            decisions=played.decisions,
            cpu_seconds=seconds,
            matches_per_s=played.matches / seconds,
            decisions_per_s=played.decisions / seconds,
            copies_per_s=copies,
            views_per_s=views,
            actions_per_s=played.actions / seconds,
        )


def format_figures(figures: Figures) -> str:
    """Write figures as one line of JSON."""
    return json.dumps(asdict(figures))


def parse_figures(line: str) -> Figures:
    """Read figures back from their line of JSON, passing over keys this version does not know."""
    values = json.loads(line)
    known = {field.name for field in fields(Figures)}
    return Figures(**{key: value for key, value in values.items() if key in known})
