"""One measurement: a fresh server on its core, and the load generator on another."""

import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from boardgame_environment import ENVIRONMENT
from figures_of_load import LoadFigures, parse_figures
from processes import cores, free_port, on_core, serving, stop
from sides import Side

LOAD = Path(__file__).resolve().parent / "load.py"
# For opening all tables, and for waiting until the last moves are answered.
SPARE_SECONDS = 300.0


class LoadBroken(Exception):
    """The load generator gave no figures; the message says why."""


@dataclass(frozen=True, slots=True)
class Asked:
    """How a server is to be loaded; the names are those of the load generator's options."""

    tables: int
    warm_up: float
    seconds: float
    pace: float

    def options(self) -> list[str]:
        """Return them as the load generator reads them."""
        return [f"--{name.replace('_', '-')}={value}" for name, value in asdict(self).items()]

    @property
    def longest_seconds(self) -> float:
        """How long the load generator may take."""
        return SPARE_SECONDS + 2 * (self.warm_up + self.seconds)


def measure(side: Side, asked: Asked) -> LoadFigures:
    """Start a fresh server on a fresh file, load it, and stop it."""
    server_core, load_core = cores()
    port = free_port()
    # Beside the peer's environment, and not in the folder for temporary files: that is often
    # kept in memory, where writing durably costs nothing.
    ENVIRONMENT.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ENVIRONMENT.parent, prefix="server-") as folder:
        command = side.command_for(port, Path(folder) / "tables.sqlite")
        log = Path(folder) / "log.txt"
        with serving(command, port, server_core, side.environment, log) as server:
            where = [f"--port={port}", f"--process={server}", f"--core={server_core}"]
            with on_core(load_core):
                load = subprocess.Popen(
                    [sys.executable, str(LOAD), side.name, *where, *asked.options()],
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            return _figures_of(load, asked.longest_seconds)


def _figures_of(load: subprocess.Popen[str], longest_seconds: float) -> LoadFigures:
    """Wait for the load generator, and read what it measured."""
    try:
        printed, errors = load.communicate(timeout=longest_seconds)
    except subprocess.TimeoutExpired as error:
        raise LoadBroken(f"the load was not done after {longest_seconds:.0f} s") from error
    finally:
        stop(load)
    if load.returncode:
        said = errors.strip().splitlines()
        raise LoadBroken(said[-1] if said else f"exit code {load.returncode}")
    return parse_figures(printed)
