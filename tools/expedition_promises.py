"""What rule EX-05 promises about the cards of Expédition Pyramide, checked on the data itself."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any

from tools.expedition_effort import KEYS, Effort, seconds
from tools.expedition_groups import SIGNS
from tools.expedition_outlines import AREAS, GRID, has_hole, is_rectangle, mask, unturned

from pyramidion.tiling.cover import count_solutions
from pyramidion.tiling.polyomino import POLYOMINOES, parse_shape

KEYS_OF = {"easy": 3, "hard": 4}
MOST_RECTANGLES = 2
LARGEST_RATIO = 1.2  # of the longest and the shortest time of a round
HARDER = 2.0

Card = Mapping[str, Any]


def faults(cards: Sequence[Card]) -> Iterator[str]:
    """A sentence for everything that is not as promised."""
    if [(card["number"], card["group"]) for card in cards] != [
        (i + 1, i // 4 + 1) for i in range(36)
    ]:
        yield "The cards are not numbered 1 to 36 in nine groups of four."
    for level in KEYS_OF:
        for card in cards:
            name = f"Card {card['number']}, {level}"
            yield from (f"{name}: {fault}" for fault in _side_faults(card[level], level))
        yield from (f"The {level} level: {fault}" for fault in _level_faults(cards, level))
    yield from _time_faults(cards)


def _side_faults(side: Card, level: str) -> Iterator[str]:
    door = parse_shape(side["door"])
    region = mask(door)
    if len({len(row) for row in side["door"]}) != 1 or max(map(max, door)) > 5:
        yield "the door is not drawn in rows of equal length, at most 6 by 6."
    if len(door) not in AREAS[level] or not GRID.is_connected(region) or has_hole(set(door)):
        yield "the door has a wrong number of cells, several parts or a hole."
    if tuple(side["signs"]) != SIGNS:
        yield "the hieroglyphs are not the six of the die."
    if len({tuple(one["keys"]) for one in side["signs"].values()}) != len(SIGNS):
        yield "two sets of keys are equal."
    effort = Effort(region, GRID)
    for sign, one in side["signs"].items():
        yield from (f"{sign}: {fault}" for fault in _puzzle_faults(one, level, effort))


def _puzzle_faults(one: Card, level: str, effort: Effort) -> Iterator[str]:
    numbers = [KEYS.index(key) for key in one["keys"]]
    if sorted(set(numbers)) != numbers or len(numbers) != KEYS_OF[level]:
        yield "the keys are not the right number of different ones, in order."
        return
    shapes = [POLYOMINOES[key] for key in one["keys"]]
    many = count_solutions(effort.door, GRID.width, shapes)
    if not many or many != one["solutions"]:
        yield f"there are {many} solutions, not {one['solutions']}."
    elif seconds(effort.of(numbers), many, len(numbers)) != one["seconds"]:
        yield f"the model does not give {one['seconds']} seconds."


def _level_faults(cards: Sequence[Card], level: str) -> Iterator[str]:
    doors = [parse_shape(card[level]["door"]) for card in cards]
    if len({unturned(door) for door in doors}) != len(doors):
        yield "two doors are alike, turned or mirrored."
    if sum(is_rectangle(door) for door in doors) > MOST_RECTANGLES:
        yield "too many doors are plain rectangles."
    used = Counter(
        key for card in cards for one in card[level]["signs"].values() for key in one["keys"]
    )
    even = used.total() / len(KEYS)
    for key in KEYS:
        if not even / 2 <= used[key] <= even * 2:
            yield f"{key} is used {used[key]} times; its even share is {even:g}."


def _time_faults(cards: Sequence[Card]) -> Iterator[str]:
    """Rounds that are no fair race, and hard ones that are not twice as hard as the easy ones."""
    for group in sorted({card["group"] for card in cards}):
        for sign in SIGNS:
            times = {level: times_of(cards, level, group, sign) for level in KEYS_OF}
            for level, found in times.items():
                if max(found) > LARGEST_RATIO * min(found):
                    yield f"Group {group}, {level}, {sign}: the times {found} differ too much."
            if min(times["hard"]) < HARDER * max(times["easy"]):
                yield f"Group {group}, {sign}: the hard side is not twice as hard."
    means = {level: fmean(times_of(cards, level)) for level in KEYS_OF}
    if means["hard"] < HARDER * means["easy"]:
        yield f"The hard level is not twice as hard as the easy one: {means}."


def times_of(
    cards: Sequence[Card], level: str, group: int | None = None, sign: str | None = None
) -> list[float]:
    """The modelled times of a level, of one group and under one hieroglyph if they are given."""
    return [
        one["seconds"]
        for card in cards
        for shown, one in card[level]["signs"].items()
        if group in (None, card["group"]) and sign in (None, shown)
    ]
