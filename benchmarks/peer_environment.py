"""The peers' own virtual environment, apart from the project's: made when missing or outdated."""

import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent
REQUIREMENTS = BENCHMARKS / "requirements.txt"
ENVIRONMENT = BENCHMARKS.parent / ".bench" / "venv"
# A copy of the requirements that the environment holds, written once all of them are in.
INSTALLED = ENVIRONMENT.parent / "installed.txt"


def peer_python() -> str:
    """Return the interpreter that the peers run on."""
    folder, name = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return str(ENVIRONMENT / folder / name)


def prepare_peers() -> list[str]:
    """Make the environment hold the pinned peers; return a sentence for each that cannot be had."""
    if _is_ready():
        return []
    print("Installing the peers into .bench/venv, an environment of their own …", flush=True)
    created = _run([sys.executable, "-m", "venv", str(ENVIRONMENT)])
    if created:
        return [f"The peers' environment cannot be made: {created}"]
    if not _install(["-r", str(REQUIREMENTS)]):
        INSTALLED.write_text(REQUIREMENTS.read_text(encoding="utf-8"), encoding="utf-8")
        return []
    return _install_one_by_one()


def _is_ready() -> bool:
    if not Path(peer_python()).exists() or not INSTALLED.exists():
        return False
    return INSTALLED.read_text(encoding="utf-8") == REQUIREMENTS.read_text(encoding="utf-8")


def _install_one_by_one() -> list[str]:
    """Install what can be, so that one peer that cannot does not take the others with it."""
    lines = REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if "==" in line and not line.startswith("#")]
    # Without dependencies, because what the peers need is itself among the pins.
    reasons = {pin: _install(["--no-deps", pin]) for pin in pins}
    return [f"{pin} cannot be installed: {reason}" for pin, reason in reasons.items() if reason]


def _install(arguments: list[str]) -> str:
    pip = [peer_python(), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    return _run([*pip, *arguments])


def _run(command: list[str]) -> str:
    """Run a command and return why it failed, or nothing when it did not."""
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    if finished.returncode == 0:
        return ""
    said = (finished.stderr or finished.stdout).strip().splitlines()
    errors = [line for line in said if line.startswith("ERROR:")]
    return (errors or said[-1:] or [f"exit code {finished.returncode}"])[0]
