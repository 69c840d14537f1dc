"""Prints what the cards of Expédition Pyramide are like: their doors, times, solutions and keys."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median

from tools.expedition_outlines import is_mirrored, is_rectangle
from tools.expedition_promises import KEYS_OF, Card, times_of

from pyramidion.tiling.polyomino import parse_shape

DOORS_A_ROW = 12


def describe(cards: Sequence[Card]) -> Iterator[str]:
    """Lines about each level, the doors drawn side by side."""
    for level in KEYS_OF:
        yield from _describe_level(cards, level)
        rows = [card[level]["door"] for card in cards]
        for start in range(0, len(rows), DOORS_A_ROW):
            yield from _side_by_side(rows[start : start + DOORS_A_ROW])


def _describe_level(cards: Sequence[Card], level: str) -> Iterator[str]:
    doors = [parse_shape(card[level]["door"]) for card in cards]
    shown = [one for card in cards for one in card[level]["signs"].values()]
    times = times_of(cards, level)
    keys = Counter(key for one in shown for key in one["keys"])
    ways = Counter(one["solutions"] for one in shown)
    yield f"{level}: {min(times)} to {max(times)} seconds, median {median(times):.1f}"
    yield f"  cells: {_counts(Counter(map(len, doors)))}"
    yield f"  plain rectangles: {sum(map(is_rectangle, doors))}"
    yield f"  mirror images of themselves: {sum(map(is_mirrored, doors))}"
    yield f"  solutions: {_counts(ways)}"
    yield f"  keys: {_counts(keys)}"


def _counts(counter: Counter[int] | Counter[str]) -> str:
    return ", ".join(f"{name} ({many})" for name, many in sorted(counter.items()))


def _side_by_side(doors: Sequence[Sequence[str]]) -> Iterator[str]:
    for row in range(6):
        signs = [(door[row] if row < len(door) else "").replace(".", " ") for door in doors]
        yield "  " + "".join(f"{sign:8}" for sign in signs).rstrip()
