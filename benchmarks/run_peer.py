"""Measure one workload of one peer in this process, and print its figures as a line of JSON."""

import argparse
import random
from importlib import import_module

from figures import format_figures
from peers import WORKLOADS

SEED = 1


def main() -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("workload", choices=WORKLOADS)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of play")
    arguments = parser.parse_args()
    module, workload = WORKLOADS[arguments.workload]
    random.seed(SEED)
    figures = import_module(f"peers.{module}").measure(workload, arguments.seconds)
    print(format_figures(figures))


if __name__ == "__main__":
    main()
