"""Every workload of a run, ours and the peers', and how one is run in a process of its own."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from figures import Figures, parse_figures
from peer_environment import peer_python
from peers import WORKLOADS as PEER_WORKLOADS

BENCHMARKS = Path(__file__).resolve().parent
HEADLINE = "silver_gold-4"
TARGET_PEER = "catanatron-4"
# The headlines come last of ours and Catanatron first of the peers: side by side in time.
OURS = (
    "silver_gold-2",
    "silver_gold-3",
    "expedition-2",
    "expedition-4",
    "pyramido-1",
    "pyramido-2",
    "pyramido-4",
    HEADLINE,
)
PEERS = tuple(PEER_WORKLOADS)

# numpy would otherwise be free to start threads of its own.
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


class WorkloadFailed(Exception):
    """A workload gave no figures; the message says why."""


@dataclass(frozen=True, slots=True)
class Workload:
    """One thing to measure: its name, and the command that does it and prints the figures."""

    name: str
    command: tuple[str, ...]

    def run(self, seconds: float) -> Figures:
        """Measure it in a fresh process for about so many seconds of CPU time."""
        finished = self._finish([*self.command, "--seconds", str(seconds)], seconds)
        if finished.returncode:
            raise WorkloadFailed(_last_line(finished.stderr) or f"exit code {finished.returncode}")
        try:
            return parse_figures(_last_line(finished.stdout))
        except (json.JSONDecodeError, TypeError) as error:
            raise WorkloadFailed(f"it printed no figures ({error})") from error

    def _finish(self, command: list[str], seconds: float) -> subprocess.CompletedProcess[str]:
        limit = 60 + 20 * seconds
        environment = os.environ | ONE_THREAD
        try:
            return subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=limit, env=environment
            )
        except subprocess.TimeoutExpired as error:
            raise WorkloadFailed(f"it was not done after {limit:.0f} s") from error
        except OSError as error:
            raise WorkloadFailed(f"its interpreter does not start ({error.strerror})") from error


def all_workloads() -> list[Workload]:
    """List the workloads of one round, in the order in which they are run."""
    ours, peer = str(BENCHMARKS / "ours.py"), str(BENCHMARKS / "run_peer.py")
    return [
        *(Workload(name, (sys.executable, ours, name)) for name in OURS),
        *(Workload(name, (peer_python(), peer, name)) for name in PEERS),
    ]


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else ""
