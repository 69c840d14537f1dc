"""boardgame.io from the package registry, in `.bench/boardgame`: put there when missing or old."""

import shutil
import subprocess
from pathlib import Path

PEER = Path(__file__).resolve().parent / "boardgame"
ENVIRONMENT = PEER.parents[2] / ".bench" / "boardgame"
# The lock is copied last, once all that it names is there.
INSTALLED = ENVIRONMENT / "installed.json"
SECONDS = 600


class PeerMissing(Exception):
    """boardgame.io cannot be had; the message says why."""


def prepare_peer() -> None:
    """Make sure that boardgame.io can be started, or raise `PeerMissing`."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise PeerMissing(f"There is no {program} on this machine's path.")
    if not _is_ready():
        print("Installing boardgame.io into .bench/boardgame …", flush=True)
        _install()


def peer_modules() -> Path:
    """Return the folder that node finds boardgame.io in."""
    return ENVIRONMENT / "node_modules"


def _is_ready() -> bool:
    lock = (PEER / "package-lock.json").read_text(encoding="utf-8")
    return INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == lock


def _install() -> None:
    ENVIRONMENT.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(PEER / name, ENVIRONMENT / name)
    npm = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    try:
        finished = subprocess.run(
            npm, cwd=ENVIRONMENT, capture_output=True, text=True, check=False, timeout=SECONDS
        )
    except subprocess.TimeoutExpired as error:
        raise PeerMissing(f"npm was not done after {SECONDS} s.") from error
    if finished.returncode:
        said = (finished.stderr or finished.stdout).strip().splitlines()
        raise PeerMissing(f"npm failed: {said[0] if said else finished.returncode}")
    shutil.copy(PEER / "package-lock.json", INSTALLED)
