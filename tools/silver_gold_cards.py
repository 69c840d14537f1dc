"""Generates the 48 pyramid cards of Silver & Gold: Pyramids (rule SG-03).

    python tools/silver_gold_cards.py            prints the deck
    python tools/silver_gold_cards.py --write    freezes it as the game's data

The same seed gives the same deck; a test compares the frozen data with a new run. Changing the
deck changes the rules version of the game.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

from pyramidion.tiling.grid import Grid, cells_of, mask_of

SEED = 2026
GRID = Grid(5, 5)
COLOURS = ("green", "orange", "violet")
CARDS_A_COLOUR = 16
LIKELY = {6: 0.1, 7: 0.3, 8: 0.6, 9: 1.0, 10: 1.0}  # how often a way of that length is taken
CORNERED = 12  # cards of a colour whose start and tomb are near opposite corners
VIOLET_IN_THE_BOOKLET = (15, 33)  # the cards of the example SG-X2
SYMBOLS = {"x": 14, "r": 15, "g": 15, "t": 10, "k": 28, "p": 9}  # of each, in each colour
TARGET = (
    Path(__file__).parent.parent / "src" / "pyramidion" / "games" / "silver_gold" / "data"
) / "cards.txt"


class Layout:
    """Walls, start and tomb of one card, before its symbols are laid."""

    def __init__(self, start: int, tomb: int, walls: int) -> None:
        self.start = start
        self.tomb = tomb
        self.walls = walls
        self.open = GRID.full & ~walls

    @property
    def way(self) -> int:
        """The cells of the shortest way from start to tomb, both ends counted; 0 if none."""
        seen, cells = 1 << self.start, 1
        while not seen >> self.tomb & 1:
            grown = GRID.touching(seen) & self.open
            if not grown:
                return 0
            seen, cells = seen | grown, cells + 1
        return cells

    @property
    def is_sound(self) -> bool:
        """All open cells reach the start without passing the tomb; the way is 6 to 10 cells."""
        without_tomb = self.open & ~(1 << self.tomb)
        if GRID.reached(1 << self.start, without_tomb) != without_tomb:
            return False
        return 6 <= self.way <= 10

    @property
    def mirrored(self) -> tuple[int, int, int]:
        """Start, tomb and walls of the mirror image."""
        walls = mask_of(_mirror(cell) for cell in cells_of(self.walls))
        return _mirror(self.start), _mirror(self.tomb), walls


def _mirror(cell: int) -> int:
    row, column = divmod(cell, 5)
    return row * 5 + 4 - column


def make_layouts(dice: random.Random) -> list[Layout]:
    """48 sound layouts, no two equal or mirrored, the first 36 from corner to corner."""
    layouts: list[Layout] = []
    seen: set[tuple[int, int, int]] = set()
    while len(layouts) < CARDS_A_COLOUR * len(COLOURS):
        cornered = len(layouts) < CORNERED * len(COLOURS)
        layout = _try_layout(dice, cornered)
        name = (layout.start, layout.tomb, layout.walls)
        is_new = name not in seen and layout.mirrored not in seen
        if layout.is_sound and is_new and dice.random() < LIKELY[layout.way]:
            seen.add(name)
            layouts.append(layout)
    return layouts


def _try_layout(dice: random.Random, cornered: bool) -> Layout:
    left = dice.random() < 0.5
    near, far = ((0, 0, 0, 1), (3, 4, 4, 4)) if left else ((3, 4, 4, 4), (0, 0, 0, 1))
    start = dice.choice(near if cornered else range(5))
    tomb = 20 + dice.choice(far if cornered else range(5))
    places = [cell for cell in range(25) if cell not in (start, tomb)]
    walls = dice.sample(places, dice.choice((2, 3, 4, 4, 5, 5, 6, 6, 6)))
    return Layout(start, tomb, mask_of(walls))


def deal_colours(layouts: list[Layout]) -> dict[str, list[Layout]]:
    """The layouts in three colours of like length: by length of way, dealt to and fro."""
    dealt: dict[str, list[Layout]] = {colour: [] for colour in COLOURS}
    split = CORNERED * len(COLOURS)
    for part in (layouts[:split], layouts[split:]):
        ordered = sorted(part, key=lambda layout: (layout.way, layout.open.bit_count()))
        for i, layout in enumerate(ordered):
            turn = i % 6
            dealt[COLOURS[turn if turn < 3 else 5 - turn]].append(layout)
    return dealt


def lay_symbols(dice: random.Random, layouts: list[Layout]) -> Iterator[list[str]]:
    """The rows of each card of one colour, its symbols spread evenly over the cards."""
    counts = _card_sizes(dice, len(layouts))
    bag = [sign for sign, many in SYMBOLS.items() for _ in range(many)]
    hands = _deal_symbols(dice, bag, counts)
    for layout, hand in zip(layouts, hands, strict=True):
        yield _draw(dice, layout, hand)


def _card_sizes(dice: random.Random, cards: int) -> list[int]:
    """How many symbols each card gets: 4 to 8, all of the bag used."""
    total = sum(SYMBOLS.values())
    sizes = [total // cards + (i < total % cards) for i in range(cards)]
    for _ in range(cards):
        a, b = dice.sample(range(cards), 2)
        if sizes[a] < 8 and sizes[b] > 4:
            sizes[a], sizes[b] = sizes[a] + 1, sizes[b] - 1
    return sizes


def _deal_symbols(dice: random.Random, bag: list[str], sizes: list[int]) -> list[list[str]]:
    """The bag dealt so that no card has more than three of a symbol."""
    while True:
        dice.shuffle(bag)
        ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
        hands = [bag[end - size : end] for size, end in zip(sizes, ends, strict=True)]
        if all(hand.count(sign) <= 3 for hand in hands for sign in SYMBOLS):
            return hands


def _draw(dice: random.Random, layout: Layout, symbols: list[str]) -> list[str]:
    signs = ["#" if layout.walls >> cell & 1 else "." for cell in range(25)]
    signs[layout.start], signs[layout.tomb] = "S", "T"
    plain = [cell for cell in range(25) if signs[cell] == "."]
    for cell, symbol in zip(dice.sample(plain, len(symbols)), symbols, strict=True):
        signs[cell] = symbol
    return ["".join(signs[row : row + 5]) for row in range(0, 25, 5)]


def make_deck(seed: int = SEED) -> list[tuple[str, list[str]]]:
    """Colour and rows of the cards 1 to 48."""
    dice = random.Random(seed)
    dealt = deal_colours(make_layouts(dice))
    deck = [(colour, rows) for colour in COLOURS for rows in lay_symbols(dice, dealt[colour])]
    dice.shuffle(deck)
    for number in VIOLET_IN_THE_BOOKLET:
        _exchange(deck, number)
    return deck


def _exchange(deck: list[tuple[str, list[str]]], number: int) -> None:
    """Make a card violet by exchanging it with the next violet one behind it."""
    here = number - 1
    there = next(i for i in range(here, len(deck)) if deck[i][0] == "violet")
    deck[here], deck[there] = deck[there], deck[here]


def format_deck(deck: list[tuple[str, list[str]]]) -> str:
    """The deck as the game's data file has it."""
    blocks = [
        f"{number} {colour}\n" + "\n".join(rows) + "\n"
        for number, (colour, rows) in enumerate(deck, start=1)
    ]
    return "\n".join(blocks)


def main() -> None:
    """Print the deck, or freeze it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="freeze the deck as data")
    text = format_deck(make_deck())
    if parser.parse_args().write:
        TARGET.write_text(text)
    else:
        print(text)


if __name__ == "__main__":
    main()
