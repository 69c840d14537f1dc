"""Measure ourselves and our peers side by side, on one core, and print the ratios.

Run it with the project's interpreter: `make bench`, or `python benchmarks/run.py --help`.
"""

import argparse
import json
import os
import platform
import sys
from dataclasses import asdict
from pathlib import Path

from figures import Figures
from peer_environment import prepare_peers
from report import format_report
from workloads import OURS, TARGET_PEER, WorkloadFailed, all_workloads

Rounds = dict[str, list[Figures]]
Failures = dict[str, str]


def main() -> int:
    """Prepare the peers, run all rounds, report; return the exit code."""
    arguments = _parse_arguments()
    for sentence in prepare_peers():
        print(sentence)
    stay_on_one_core()
    rounds, failures = run_rounds(arguments.rounds, arguments.seconds)
    print(f"\n{format_report(rounds, failures)}")
    if arguments.json is not None:
        save(arguments.json, arguments.seconds, rounds, failures)
    return int(any(name in failures for name in (*OURS, TARGET_PEER)))


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds over all workloads (3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of play each (2)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the raw numbers there")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("There must be at least one round, of more than 0 seconds.")
    return arguments


def stay_on_one_core() -> None:
    """Keep this process and all it starts on one core, where the system lets us say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def run_rounds(count: int, seconds: float) -> tuple[Rounds, Failures]:
    """Run every workload once a round, so that a noisy minute falls on all of them alike."""
    rounds: Rounds = {}
    failures: Failures = {}
    for number in range(1, count + 1):
        print(f"Round {number} of {count} …", flush=True)
        for workload in all_workloads():
            if workload.name in failures:
                continue
            try:
                figures = workload.run(seconds)
            except WorkloadFailed as failure:
                failures[workload.name] = str(failure)
                print(f"{workload.name} failed: {failure}", flush=True)
            else:
                rounds.setdefault(workload.name, []).append(figures)
    return rounds, failures


def save(path: Path, seconds: float, rounds: Rounds, failures: Failures) -> None:
    """Write the figures of every round, and what failed, as JSON."""
    raw = {
        "python": platform.python_version(),
        "seconds": seconds,
        "rounds": {name: [asdict(figures) for figures in runs] for name, runs in rounds.items()},
        "failures": failures,
    }
    path.write_text(json.dumps(raw, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
