"""Checks the modelled times of the cards of Expédition Pyramide, and prints what it finds.

    python -m tools.expedition_checks [--runs 301]

1. The model person, played out at random: is the exact mean right, and how far is the median off?
2. The novice, another kind of solver: do its median times rank the puzzles as the model does, and
   how far do they differ between the four cards of a round?
3. Other constants: do they change the ranks, and do the rounds stay fair?
What came out is in docs/games/expedition-difficulty.md.
"""

import argparse
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

from rich.progress import track
from tools import expedition_effort
from tools.expedition_effort import FACES, KEYS, SIZES, Effort, seconds
from tools.expedition_novice import Novice
from tools.expedition_outlines import GRID, mask

from pyramidion.tiling.polyomino import parse_shape

SEED = 2026
CARDS = Path(__file__).parent.parent / "src/pyramidion/games/expedition/data/cards.json"
OTHERS = {"TURN": (0.05, 0.3), "GLANCE": (0.1, 0.6), "LAST": (0.2, 1.0), "LUCK": (0.0, 0.3)}


class Asked(NamedTuple):
    """One of the 432 puzzles."""

    group: int
    level: str
    sign: str
    door: int
    keys: tuple[int, ...]
    solutions: int
    seconds: float


def puzzles(path: Path = CARDS) -> Iterator[Asked]:
    """The puzzles on file."""
    for card in json.loads(path.read_text()):
        for level in ("easy", "hard"):
            door = mask(parse_shape(card[level]["door"]))
            for sign, one in card[level]["signs"].items():
                keys = tuple(KEYS.index(key) for key in one["keys"])
                puzzle = (door, keys, one["solutions"], one["seconds"])
                yield Asked(card["group"], level, sign, *puzzle)


def play_out(dice: random.Random, model: Effort, free: int, keys: tuple[int, ...]) -> float:
    """One random run of the model person: its effort, negative if it did not succeed."""
    if len(keys) == 1:
        return expedition_effort.TRY if free in model.shapes[keys[0]] else -expedition_effort.LAST
    spot, spent = dice.choice(model.spots(free)), 0.0
    for key in dice.sample(keys, len(keys)):
        turning = expedition_effort.TURN * FACES[key]
        left = tuple(other for other in keys if other != key)
        places = [place for place in model.laid[key][spot] if not place & ~free]
        for place in dice.sample(places, len(places)):
            if model.least_part(free & ~place) < min(SIZES[other] for other in left):
                spent += expedition_effort.GLANCE
                continue
            run = play_out(dice, model, free & ~place, left)
            spent += expedition_effort.TRY + abs(run)
            if run > 0:
                return spent + turning / 2
        spent += turning
    return -spent


def rank_correlation(a: Sequence[float], b: Sequence[float]) -> float:
    """Spearman's: the correlation of the ranks, equal values sharing theirs."""
    first, other = _ranks(a), _ranks(b)
    mean = fmean(first)
    both = sum((x - mean) * (y - mean) for x, y in zip(first, other, strict=True))
    of_a, of_b = sum((x - mean) ** 2 for x in first), sum((y - mean) ** 2 for y in other)
    return float(both / (of_a * of_b) ** 0.5)


def _ranks(values: Sequence[float]) -> list[float]:
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    shared = {value: fmean(found) for value, found in places.items()}
    return [shared[value] for value in values]


def ratios(asked: Sequence[Asked], times: Sequence[float]) -> list[float]:
    """For each round that may come up, the longest time of the four cards by the shortest."""
    rounds: dict[tuple[int, str, str], list[float]] = {}
    for one, time in zip(asked, times, strict=True):
        rounds.setdefault((one.group, one.level, one.sign), []).append(time)
    return [max(found) / min(found) for found in rounds.values()]


def check_mean(asked: Sequence[Asked], runs: int) -> Iterator[str]:
    """The model person played out, against the exact mean."""
    means, medians = [], []
    for number, one in enumerate(track(asked, "model person")):
        model, dice = Effort(one.door, GRID), random.Random(f"{SEED} {number}")
        found = [play_out(dice, model, one.door, one.keys) for _ in range(runs)]
        exact = model.of(one.keys)
        means.append(fmean(found) / exact)
        medians.append(median(found) / exact)
    yield f"model person: mean {fmean(means):.3f} and median {fmean(medians):.3f} of the exact mean"
    yield f"  a puzzle's median: {min(medians):.2f} to {max(medians):.2f}"


def check_novice(asked: Sequence[Asked], runs: int) -> Iterator[str]:
    """The novice's medians, against the model's times."""
    found: list[float] = []
    for number, one in enumerate(track(asked, "novice")):
        dice = random.Random(f"{SEED} {number}")
        novice = Novice(dice, one.door, [KEYS[key] for key in one.keys])
        found.append(median(novice.effort() for _ in range(runs)))
    yield from _compare("novice", asked, found)


def check_constants(asked: Sequence[Asked]) -> Iterator[str]:
    """The times that other constants of the model give."""
    for name, values in track(OTHERS.items(), "constants"):
        for value in values:
            yield from _compare(f"{name} = {value}", asked, _times_with(asked, {name: value}))


def _times_with(asked: Sequence[Asked], constants: Mapping[str, float]) -> list[float]:
    before = {name: getattr(expedition_effort, name) for name in constants}
    for name, value in constants.items():
        setattr(expedition_effort, name, value)
    times = [
        seconds(Effort(one.door, GRID).of(one.keys), one.solutions, len(one.keys)) for one in asked
    ]
    for name, value in before.items():
        setattr(expedition_effort, name, value)
    return times


def _compare(name: str, asked: Sequence[Asked], times: Sequence[float]) -> Iterator[str]:
    pairs = {
        level: [(one.seconds, t) for one, t in zip(asked, times, strict=True) if one.level in level]
        for level in ("easy", "hard", "easy and hard")
    }
    ranks = {level: rank_correlation(*zip(*both, strict=True)) for level, both in pairs.items()}
    yield f"{name}: rank correlation " + ", ".join(f"{r:.2f} {level}" for level, r in ranks.items())
    spread = sorted(ratios(asked, times))
    share = sum(ratio <= 1.25 for ratio in spread) / len(spread)
    yield f"  ratio in a round: median {median(spread):.2f}, most {spread[-1]:.2f}"
    yield f"  rounds with at most 1.25: {share:.0%}"
    mixed = ratios(_mixed(asked), times)
    yield f"  ratio of four cards taken at random: median {median(mixed):.2f}"


def _mixed(asked: Sequence[Asked]) -> list[Asked]:
    """The same puzzles, but groups and hieroglyphs given to those of a level at random."""
    dice, mixed = random.Random(SEED), list(asked)
    for level in ("easy", "hard"):
        places = [place for place, one in enumerate(asked) if one.level == level]
        for place, other in zip(places, dice.sample(places, len(places)), strict=True):
            mixed[place] = asked[other]
    return mixed


def main() -> None:
    """Run the checks on the cards on file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=301, help="runs of each solver for a puzzle")
    runs = parser.parse_args().runs
    asked = list(puzzles())
    for check in (check_constants(asked), check_mean(asked, runs), check_novice(asked, runs)):
        for line in check:
            print(line)


if __name__ == "__main__":
    main()
