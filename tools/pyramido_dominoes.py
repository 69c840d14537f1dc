"""Generates the 90 dominoes of Pyramido: Forgotten Treasures (rules PD-01 to PD-03).

    python tools/pyramido_dominoes.py            prints the dominoes
    python tools/pyramido_dominoes.py --write    freezes them as the game's data

Colours and numbers of icons follow from PD-02 and PD-03; only the quadrants are left to chance.
Each colour has its icons dealt evenly over the quadrants; then blocks alike but for their quadrants
exchange them, until no two dominoes are alike and the icons are also even as seen from the other
block of their domino, which is how they lie whichever way a domino is turned.
The same seed gives the same dominoes; a test compares the frozen data with a new run. Changing
them changes the rules version of the game.

    quadrants of a block     a domino at turn 0
          0 1                    A A B B
          2 3                    A A B B
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

SEED = 2026
COLOURS = ("orange", "blue", "purple", "green", "red")
MIXED = ((2, 0), (2, 0), (0, 2), (0, 2), (1, 1), (1, 1))  # icons of A and B, two colours
DOUBLE = ((2, 0), (2, 0), (2, 0), (1, 1), (1, 1), (1, 1))  # icons of A and B, one colour
SINGLES = [1, 2, 4, 8]  # the masks of a block with one icon
PAIRS = [3, 5, 6, 9, 10, 12]  # and with two
TARGET = (
    Path(__file__).parent.parent / "src" / "pyramidion" / "games" / "pyramido" / "data"
) / "dominoes.json"


class Domino(NamedTuple):
    """The colours of the blocks A and B, and the quadrants of their icons as masks."""

    colours: tuple[str, str]
    icons: tuple[int, int]

    @property
    def turned(self) -> "Domino":
        """The same domino after a half turn."""
        return Domino(self.colours[::-1], (_half_turn(self.icons[1]), _half_turn(self.icons[0])))


class Block(NamedTuple):
    """The colour and the number of icons of one block: half of the back of a domino."""

    colour: str
    many: int


def _half_turn(mask: int) -> int:
    return sum(1 << (3 - quadrant) for quadrant in _quadrants(mask))


def _quadrants(mask: int) -> list[int]:
    return [quadrant for quadrant in range(4) if mask >> quadrant & 1]


def make_blocks() -> list[Block]:
    """The blocks A and B of domino 1, then of domino 2, and so on. Rules PD-02, PD-03."""
    return [
        Block(colour, count)
        for pair in combinations_with_replacement(COLOURS, 2)
        for counts in (DOUBLE if pair[0] == pair[1] else MIXED)
        for colour, count in zip(pair, counts, strict=True)
    ]


def make_dominoes(seed: int = SEED) -> list[Domino]:
    """The dominoes 1 to 90."""
    dice = random.Random(seed)
    blocks = make_blocks()
    masks = _deal(dice, blocks)
    faults = _faults(_join(blocks, masks))
    while faults:
        here = dice.choice([place for place, block in enumerate(blocks) if block.many])
        there = dice.choice([place for place, block in enumerate(blocks) if block == blocks[here]])
        _exchange(masks, here, there)
        found = _faults(_join(blocks, masks))
        if found > faults:
            _exchange(masks, here, there)
        faults = min(found, faults)
    return _join(blocks, masks)


def _deal(dice: random.Random, blocks: list[Block]) -> list[int]:
    """A mask for every block; every colour has nine icons in each quadrant."""
    hands: dict[Block, list[int]] = {}
    for colour in COLOURS:
        twos = 2 * PAIRS
        missing = twos.pop(dice.randrange(len(twos)))
        hands[Block(colour, 2)] = twos
        hands[Block(colour, 1)] = 3 * SINGLES + [1 << place for place in _quadrants(missing)]
    for hand in hands.values():
        dice.shuffle(hand)
    return [hands[block].pop() if block.many else 0 for block in blocks]


def _exchange(masks: list[int], here: int, there: int) -> None:
    masks[here], masks[there] = masks[there], masks[here]


def _join(blocks: list[Block], masks: list[int]) -> list[Domino]:
    """The dominoes that the blocks and their masks make, two by two."""
    return [
        Domino((a.colour, b.colour), (on_a, on_b))
        for a, b, on_a, on_b in zip(blocks[::2], blocks[1::2], masks[::2], masks[1::2], strict=True)
    ]


def _faults(dominoes: list[Domino]) -> int:
    """How many dominoes are alike, and how many icons are in excess; 0 when all is well."""
    faults = len(dominoes) - len({min(domino, domino.turned) for domino in dominoes})
    icons = Counter(icon for domino in dominoes for icon in _inward_icons(domino))
    for quadrant in range(4):
        counts = [icons[colour, quadrant] for colour in COLOURS]
        faults += sum(max(abs(count - 9) - 1, 0) for count in counts)
        faults += max(abs(sum(counts) - 45) - 1, 0)
    return faults


def _inward_icons(domino: Domino) -> Iterator[tuple[str, int]]:
    """Colour and quadrant of each icon, its block turned to have the other one on its right."""
    for side in (domino, domino.turned):
        yield from ((side.colours[0], quadrant) for quadrant in _quadrants(side.icons[0]))


def format_dominoes(dominoes: list[Domino]) -> str:
    """The dominoes as the game's data file has them, one a line."""
    lines = [
        json.dumps({"number": number, "blocks": _blocks(domino)})
        for number, domino in enumerate(dominoes, start=1)
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _blocks(domino: Domino) -> list[dict[str, str | int]]:
    return [
        {"colour": colour, "icons": mask}
        for colour, mask in zip(domino.colours, domino.icons, strict=True)
    ]


def main() -> None:
    """Print the dominoes, or freeze them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="freeze the dominoes as data")
    text = format_dominoes(make_dominoes())
    if parser.parse_args().write:
        TARGET.write_text(text)
    else:
        print(text)


if __name__ == "__main__":
    main()
