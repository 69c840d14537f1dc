"""Measure our server and boardgame.io's under the same load, one core each, and print the ratios.

Run it with the project's interpreter: `make bench`, or `python benchmarks/server/run.py --help`.
"""

import argparse
import json
import os
import platform
import signal
import sys
from dataclasses import asdict
from itertools import product
from pathlib import Path

from boardgame_environment import PeerMissing, prepare_peer
from comparison import PACE, format_comparison
from figures_of_load import LoadFigures
from match_length import moves_a_match, peer_moves_a_match, peer_turns
from measuring import Asked, LoadBroken, measure
from processes import ServerFailed, cores
from sides import Side, our_side, peer_side

Figures = dict[int, dict[str, list[LoadFigures]]]
Failures = dict[str, str]


def main() -> int:
    """Prepare the peer, measure both sides, report; return the exit code."""
    asked = _parse_arguments()
    # A request to stop unwinds like Ctrl-C does, so that every process started here is stopped.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    turns = peer_turns()
    sides, failures = [our_side()], {}
    try:
        prepare_peer()
        sides.append(peer_side(turns))
    except PeerMissing as missing:
        failures["boardgame.io"] = str(missing)
    _print_head(turns)
    figures = _measure_all(sides, asked, failures)
    print(f"\n{format_comparison(figures, {side.name: side.title for side in sides})}")
    for title, reason in failures.items():
        print(f"{title} failed: {reason}")
    if asked.json is not None:
        _save(asked, figures, failures)
    return int(bool(failures))


def _parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds over everything (3)")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=6.0, help="seconds counted each (6)")
    parser.add_argument("--warm-up", type=float, default=2.0, help="seconds before that (2)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the raw numbers there")
    asked = parser.parse_args()
    if min(asked.rounds, *asked.tables) < 1 or asked.seconds <= 0 or asked.warm_up < 0:
        parser.error("There must be at least one round, one table, and more than 0 seconds.")
    if not hasattr(os, "sched_setaffinity"):
        parser.error("This system cannot keep a process on one core; Linux can.")
    return asked


def _print_head(turns: int) -> None:
    server_core, load_core = cores()
    where = f"the server on core {server_core}, the load on core {load_core}"
    shared = " (there is only one: they disturb each other)" if server_core == load_core else ""
    print(f"Moves a match: {moves_a_match():.1f} ours, {peer_moves_a_match(turns)} the peer's.")
    print(f"Two seats a table, {where}{shared}.", flush=True)


def _measure_all(sides: list[Side], asked: argparse.Namespace, failures: Failures) -> Figures:
    """Let the sides take turns, round after round, so that a noisy minute falls on both alike."""
    figures: Figures = {}
    for number, tables, side in product(range(asked.rounds), asked.tables, sides):
        if side.title in failures:
            continue
        print(f"Round {number + 1}: {tables:,} tables, {side.title} …", flush=True)
        pace = PACE if tables == max(asked.tables) else 0.0
        try:
            loaded = measure(side, Asked(tables, asked.warm_up, asked.seconds, pace))
        except (ServerFailed, LoadBroken) as failure:
            failures[side.title] = f"with {tables:,} tables: {failure}"
            print(f"{side.title} failed: {failure}", flush=True)
        else:
            figures.setdefault(tables, {}).setdefault(side.name, []).append(loaded)
    return figures


def _save(asked: argparse.Namespace, figures: Figures, failures: Failures) -> None:
    raw = {
        "python": platform.python_version(),
        "seconds": asked.seconds,
        "warm_up": asked.warm_up,
        "tables": {
            tables: {name: [asdict(loaded) for loaded in rounds] for name, rounds in sides.items()}
            for tables, sides in figures.items()
        },
        "failures": failures,
    }
    asked.json.write_text(json.dumps(raw, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Broken off; everything that was started is stopped.")
