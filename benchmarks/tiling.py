"""Our tiling solver beside others, on the same random puzzles of 3 and 4 keys.

python benchmarks/tiling.py --rounds 3 --puzzles 1000
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from coverings.puzzles import WIDTH, Turn, Turns, random_puzzles, save
from coverings.solvers import OURS, PEERS
from peer_environment import BENCHMARKS, peer_python, prepare_peers
from pyramidion.tiling.polyomino import POLYOMINOES, orientations
from run import stay_on_one_core

TASKS = {
    "given first": "one, given",
    "given all": "all, given",
    "whole first": "one, end to end",
    "whole all": "all, end to end",
}
TARGETS = {"given first": 3.0, "given all": 3.0, "whole first": 2.0, "whole all": 2.0}
MEASURE = str(BENCHMARKS / "coverings" / "measure.py")
SEED = 1
LONGEST = 300

Figures = dict[str, float]
Rounds = dict[str, list[Figures]]


def key_turns() -> Turns:
    """All orientations of the twelve keys; the single cell is none of them."""
    return {
        name: [
            Turn(
                mask=sum(1 << WIDTH * row + column for row, column in turned),
                rows=1 + max(row for row, _ in turned),
                columns=1 + max(column for _, column in turned),
            )
            for turned in orientations(shape)
        ]
        for name, shape in POLYOMINOES.items()
        if len(shape) > 1
    }


def run_rounds(file: Path, count: int) -> tuple[Rounds, dict[str, str]]:
    """Measure every solver once a round, so that a noisy minute falls on all of them alike."""
    rounds: Rounds = {}
    failures: dict[str, str] = {}
    for number in range(1, count + 1):
        print(f"Round {number} of {count} …", flush=True)
        for name in (OURS, *PEERS):
            if name in failures:
                continue
            figures = _measured(file, name)
            if isinstance(figures, str):
                failures[name] = figures
            else:
                rounds.setdefault(name, []).append(figures)
    return rounds, failures


def _measured(file: Path, name: str) -> Figures | str:
    """The figures of one solver in a fresh process, or why there are none."""
    python = sys.executable if name == OURS else peer_python()
    command = [python, MEASURE, str(file), name]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
        figures: Figures = json.loads(ran.stdout.splitlines()[-1])
    except subprocess.TimeoutExpired:
        return f"it was not done after {LONGEST} s"
    except OSError as error:
        return f"its interpreter does not start ({error.strerror})"
    except (IndexError, json.JSONDecodeError):
        return (ran.stderr.strip().splitlines() or [f"exit code {ran.returncode}"])[-1]
    return figures


def ratios(rounds: Rounds, peer: str, task: str) -> list[float]:
    """Ours as a multiple of a peer, in each round that both were measured in."""
    pairs = zip(rounds.get(OURS, ()), rounds.get(peer, ()), strict=False)
    return [ours[task] / theirs[task] for ours, theirs in pairs]


def disagreements(rounds: Rounds) -> list[str]:
    """Every solver must have found the same number of coverings."""
    found = {
        (task, name): {figures[f"{task} found"] for figures in measured}
        for name, measured in rounds.items()
        for task in TASKS
    }
    return [
        f"{name} found {sorted(counts)} coverings, and not {sorted(found[task, OURS])} ({told})"
        for task, told in TASKS.items()
        for name in rounds
        if (counts := found[task, name]) != found.get((task, OURS))
    ]


def format_report(rounds: Rounds, failures: dict[str, str]) -> str:
    """The table with its ratios, what failed, and the targets."""
    table = [["puzzles/s", *TASKS.values()]]
    for name, measured in rounds.items():
        medians = {task: median(figures[task] for figures in measured) for task in TASKS}
        cells = [f"{medians[task]:,.0f}{_times(rounds, name, task)}" for task in TASKS]
        table.append([name, *cells])
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])
        for line in table
    ]
    failed = [f"{name} failed: {reason}" for name, reason in failures.items()]
    return "\n".join([*lines, "", *failed, *format_targets(rounds)])


def _times(rounds: Rounds, name: str, task: str) -> str:
    return "" if name == OURS else f" ({median(ratios(rounds, name, task)):.1f}x)"


def format_targets(rounds: Rounds) -> list[str]:
    """Say of each target whether it holds, is missed, or cannot be told."""
    return [_target_line(rounds, task, least) for task, least in TARGETS.items()]


def _target_line(rounds: Rounds, task: str, least: float) -> str:
    target = f"a puzzle, {TASKS[task]}: at least {least:g}x the best peer"
    measured = [ratios(rounds, peer, task) for peer in PEERS if ratios(rounds, peer, task)]
    if not measured:
        return f"Target unknown  {target}; it was not measured on both sides"
    # The best peer may be another one in another round.
    ratio = median(min(here) for here in zip(*measured, strict=False))
    return f"Target {'holds ' if ratio >= least else 'MISSED'}   {target}; measured {ratio:.2f}x"


def main() -> int:
    """Prepare the peers, run all rounds, report; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds over all solvers (3)")
    parser.add_argument("--puzzles", type=int, default=1000, help="random puzzles (1000)")
    parser.add_argument("--seed", type=int, default=SEED, help="seed of the puzzles (1)")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.puzzles < 2:
        parser.error("There must be at least one round, of two puzzles.")
    for sentence in prepare_peers():
        print(sentence)
    stay_on_one_core()
    turns = key_turns()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "puzzles.json"
        save(file, turns, random_puzzles(turns, asked.puzzles, asked.seed))
        rounds, failures = run_rounds(file, asked.rounds)
    print(f"\nThe tiling solver, {asked.puzzles:,} random puzzles of 3 and 4 keys:")
    print(format_report(rounds, failures))
    wrong = disagreements(rounds)
    print("\n".join(wrong) or "All found the same number of coverings.")
    return int(bool(wrong) or bool(failures))


if __name__ == "__main__":
    sys.exit(main())
