"""Generates the 36 cards of Expédition Pyramide (rule EX-05).

    python -m tools.expedition_doors            makes the cards and prints what they are like
    python -m tools.expedition_doors --write    and freezes them as the game's data
    python -m tools.expedition_doors --check    looks whether the data keeps what EX-05 promises,
                                                and is what is made now, byte by byte

Draws random doors, finds all sets of keys that open each and models how long each would take a
person (`expedition_effort`), then chooses doors and sets for the nine groups of four cards
(`expedition_groups`). Doors that are done are kept in a work folder, so that a run that was
stopped goes on where it was. Door i depends on the seed, the level and i alone: the same seed
gives the same cards, stopped or not. Changing them changes the rules version of the game.
"""

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from rich.progress import track
from tools import expedition_effort, expedition_outlines
from tools.expedition_effort import KEYS, SIZES, Effort, seconds
from tools.expedition_groups import SIGNS, Candidate, Level, Puzzle, Side, wanted_times
from tools.expedition_outlines import GRID, draw, draw_door, mask
from tools.expedition_promises import KEYS_OF, Card, faults
from tools.expedition_report import describe

from pyramidion.tiling.cover import count_solutions
from pyramidion.tiling.polyomino import POLYOMINOES

SEED = 2026
CANDIDATES = {"easy": 2500, "hard": 400}
ROOT = Path(__file__).parent.parent
WORK = ROOT / "build" / "expedition"
TARGET = ROOT / "src" / "pyramidion" / "games" / "expedition" / "data" / "cards.json"


def make_candidate(seed: int, level: str, index: int) -> Candidate:
    """A random door of the level, with all sets of keys that open it."""
    door = draw_door(random.Random(f"{seed} {level} {index}"), level)
    region = mask(door)
    effort = Effort(region, GRID)
    puzzles: list[Puzzle] = []
    for numbers in combinations(range(len(KEYS)), KEYS_OF[level]):
        if sum(SIZES[number] for number in numbers) == len(door):
            keys = tuple(KEYS[number] for number in numbers)
            many = count_solutions(region, GRID.width, [POLYOMINOES[key] for key in keys])
            if many:
                puzzles.append(Puzzle(keys, many, seconds(effort.of(numbers), many, len(keys))))
    return Candidate(tuple(draw(door)), tuple(puzzles))


def candidates(seed: int, level: str, many: int, work: Path) -> list[Candidate]:
    """The candidates of a level: those on file, and the others made and put there."""
    work.mkdir(parents=True, exist_ok=True)
    path = work / f"{level}-{seed}-{_fingerprint()}.jsonl"
    path.touch()
    done = _read(path)[:many]
    with path.open("a") as file:
        for index in track(range(many), f"{level} doors"):
            if index == len(done):
                done.append(make_candidate(seed, level, index))
                file.write(json.dumps(done[-1]) + "\n")
                file.flush()
    return done


def _fingerprint() -> str:
    """Changes with the code that makes a candidate, so that old ones are not taken for new."""
    sources = (expedition_effort.__file__, expedition_outlines.__file__)
    return hashlib.sha256(b"".join(Path(path).read_bytes() for path in sources)).hexdigest()[:12]


def _read(path: Path) -> list[Candidate]:
    """The candidates on file; a last line that was not finished is cut off."""
    text = path.read_text()
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole)
    return [_parse(line) for line in whole.splitlines()]


def _parse(line: str) -> Candidate:
    rows, puzzles = json.loads(line)
    return Candidate(
        tuple(rows), tuple(Puzzle(tuple(keys), many, time) for keys, many, time in puzzles)
    )


def make_cards(seed: int, work: Path, many: dict[str, int] = CANDIDATES) -> list[Card]:
    """The cards 1 to 36, group by group."""
    dice = random.Random(seed)
    wanted = wanted_times(dice)
    sides: dict[str, list[Side]] = {}
    for place, level in enumerate(KEYS_OF):
        chosen = Level(dice, candidates(seed, level, many[level], work))
        groups = chosen.choose([times[place] for times in wanted])
        sides[level] = [side for group in groups for side in group]
    pairs = zip(sides["easy"], sides["hard"], strict=True)
    return [
        {"number": i + 1, "group": i // 4 + 1, "easy": _side(easy), "hard": _side(hard)}
        for i, (easy, hard) in enumerate(pairs)
    ]


def _side(side: Side) -> dict[str, object]:
    signs = {sign: one._asdict() for sign, one in zip(SIGNS, side.puzzles, strict=True)}
    return {"door": side.rows, "signs": signs}


def format_cards(cards: Sequence[Card]) -> str:
    """The cards as the game's data file has them, a puzzle a line."""
    return "[\n" + ",\n".join(_format_card(card) for card in cards) + "\n]\n"


def _format_card(card: Card) -> str:
    sides = ",\n".join(f'  "{level}": {_format_side(card[level])}' for level in KEYS_OF)
    return f' {{"number": {card["number"]}, "group": {card["group"]},\n{sides}}}'


def _format_side(side: Card) -> str:
    signs = ",\n".join(f'    "{sign}": {json.dumps(one)}' for sign, one in side["signs"].items())
    return f'{{"door": {json.dumps(side["door"])}, "signs": {{\n{signs}}}}}'


def main() -> None:
    """Make the cards; print what they are like, freeze them, or compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="freeze the cards as data")
    parser.add_argument("--check", action="store_true", help="compare the data with a new run")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--work", type=Path, default=WORK, help="the folder of finished doors")
    options = parser.parse_args()
    if options.check:
        _check()
    text = format_cards(make_cards(options.seed, options.work))
    if options.check and TARGET.read_text() != text:
        sys.exit(f"{TARGET.name} is not what the generator makes.")
    if options.write:
        TARGET.write_text(text)
    print("\n".join(describe(json.loads(text))))


def _check() -> None:
    found = list(faults(json.loads(TARGET.read_text())))
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
