"""The scoring assistant of Pyramido: how long it takes to find the best lighting.

python benchmarks/assistant.py --cases 5000
"""

import argparse
from statistics import median
from time import process_time_ns

from pyramidion.games.pyramido.scoring.assistant import Lighting, best_lighting
from pyramidion.kernel.chance import Seeded

COLOURS, MYTHICAL = range(5), 5
MOST_ZONES, MOST_GEMS, MOST_ICONS = 25, 20, 8
BAG = [colour for colour in COLOURS for _ in range(9)] + [MYTHICAL] * 18
NANOSECONDS_IN_A_MILLISECOND = 1_000_000
# The quickest of so many counts, so that the worst case is one of the cases and not of the machine.
REPEATS = 3


class Case:
    """Up to 25 zones, up to 20 gems from a full bag, and in every other case values of keeping."""

    def __init__(self, number: int) -> None:
        chance = Seeded("assistant", number)
        zones = 5 + chance.below(MOST_ZONES - 4)
        self.zones = [(chance.pick(COLOURS), chance.below(MOST_ICONS + 1)) for _ in range(zones)]
        hand = chance.shuffled(BAG)[: 1 + chance.below(MOST_GEMS)]
        self.gems = tuple(hand.count(gem) for gem in range(6))
        self.keep = tuple(number % 2 * chance.below(9) / 4 for _ in range(6))

    def light(self) -> Lighting:
        """Ask the assistant."""
        return best_lighting(self.zones, self.gems, self.keep)

    def milliseconds(self) -> float:
        """Return the CPU time of one lighting."""
        return min(self._timed() for _ in range(REPEATS)) / NANOSECONDS_IN_A_MILLISECOND

    def _timed(self) -> int:
        started = process_time_ns()
        self.light()
        return process_time_ns() - started


def main() -> None:
    """Time all cases, and print the median and the worst."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=5000)
    asked = parser.parse_args()
    if asked.cases < 1:
        parser.error("There must be at least one case.")
    times = [Case(number).milliseconds() for number in range(asked.cases)]
    print(
        f"Pyramido's scoring assistant, {asked.cases:,} random cases of up to {MOST_ZONES} zones "
        f"and {MOST_GEMS} gems: median {median(times):.3f} ms, worst {max(times):.3f} ms"
    )


if __name__ == "__main__":
    main()
