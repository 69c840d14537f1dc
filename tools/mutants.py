"""Mutation testing of one game's rules: do its rule tests notice when the rules are changed?

    python tools/mutants.py silver_gold [--jobs 2] [--only '*[147]'] [--minutes 20]

Mutates `legal`, `apply` and `scoring` in a copy under `mutants/`, runs the game's rule tests
against every mutant, and prints how many were noticed and which survived. `--only` takes those
whose names match: they end in a number, so that `*[147]` is about a third of each function's.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("legal", "apply", "scoring")
WANTED_SHARE = 0.85
CONFIG = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {rooms}
also_copy = ["docs", "tools", "conftest.py"]
pytest_add_cli_args_test_selection = ["tests/games/{game}"]
pytest_add_cli_args = ["-p", "no:xdist", "-p", "no:cacheprovider", "-k", "not greedy"]
use_git_change_detection = false
"""
# mutmut reads an attribute that newer versions of pytest no longer set.
CONFTEST = """
def pytest_itemcollected(item):
    item._nodeid = item.nodeid
"""
EXIT_CODES = {
    0: "survived",
    1: "killed",
    3: "killed",
    5: "no tests",
    33: "no tests",
    36: "timeout",
    -24: "timeout",
}


def lay_out(game: str) -> Path:
    """A copy of the project that is set up to be mutated."""
    work = ROOT / "mutants" / game
    shutil.rmtree(work, ignore_errors=True)
    for part in ("src", "tests", "docs", "tools"):
        shutil.copytree(ROOT / part, work / part, ignore=shutil.ignore_patterns("__pycache__"))
    rooms = [str(path) for room in ROOMS for path in _room_files(game, room)]
    project = (ROOT / "pyproject.toml").read_text()
    (work / "pyproject.toml").write_text(
        project + CONFIG.format(rooms=json.dumps(rooms), game=game)
    )
    (work / "conftest.py").write_text(CONFTEST)
    return work


def _room_files(game: str, room: str) -> list[Path]:
    """The files of a room, which may have become a folder."""
    base = ROOT / "src" / "pyramidion" / "games" / game
    found = [base / f"{room}.py"] if (base / f"{room}.py").exists() else base.glob(f"{room}/*.py")
    return [path.relative_to(ROOT) for path in found]


def mutate(work: Path, jobs: int, only: str | None, minutes: float | None) -> int:
    """Try the mutants, at most for so long."""
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(jobs)]
    with subprocess.Popen(command + ([only] if only else []), cwd=work) as run:
        try:
            return run.wait(None if minutes is None else 60 * minutes)
        except subprocess.TimeoutExpired:
            run.send_signal(signal.SIGINT)
            return run.wait()


def verdicts(work: Path) -> dict[str, str]:
    """What became of each mutant that was tried, by its name."""
    found: dict[str, str] = {}
    for path in sorted((work / "mutants").rglob("*.py.meta")):
        codes = json.loads(path.read_text())["exit_code_by_key"]
        tried = {name: code for name, code in codes.items() if code is not None}
        found |= {name: EXIT_CODES.get(code, f"exit {code}") for name, code in tried.items()}
    return found


def report(found: dict[str, str]) -> bool:
    """Print the figures and the survivors; say whether enough were noticed."""
    counts = Counter(found.values())
    noticed = counts["killed"] + counts["timeout"]
    share = noticed / max(1, len(found))
    survivors = [name for name, verdict in found.items() if verdict not in ("killed", "timeout")]
    for name in survivors:
        print(f"  {found[name]:9} {name}")
    print(f"{len(found)} mutants, {noticed} noticed: {share:.1%} ({dict(counts)})")
    return share >= WANTED_SHARE


def main() -> int:
    """Mutate, test, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only")
    parser.add_argument("--minutes", type=float)
    asked = parser.parse_args()
    if not (ROOT / "src" / "pyramidion" / "games" / asked.game).is_dir():
        print(f"There is no game {asked.game}.", file=sys.stderr)
        return 2
    work = lay_out(asked.game)
    code = mutate(work, asked.jobs, asked.only, asked.minutes)
    found = verdicts(work)
    if not found:
        print("No mutant was tried; see above.", file=sys.stderr)
        return code or 1
    return 0 if report(found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
