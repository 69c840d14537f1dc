"""The 36 cards: two doors each, and six sets of keys for each door. Rules EX-03 to EX-05."""

from enum import StrEnum
from importlib.resources import files

import msgspec

from pyramidion.games.expedition.components.keys import WIDTH, Key
from pyramidion.tiling.grid import mask_of


class Sign(StrEnum):
    """A hieroglyph of the die and of the cards. Rule EX-01."""

    EYE = "eye"
    HAND = "hand"
    BIRD = "bird"
    WATER = "water"
    SUN = "sun"
    REED = "reed"


SIGNS = tuple(Sign)


class Level(StrEnum):
    """A side of the cards: three keys or four. Rule EX-03."""

    EASY = "easy"
    HARD = "hard"


class Puzzle(msgspec.Struct, frozen=True):
    """A sign of a side: the keys, in how many ways they open the door, and how hard it is.

    `seconds` is the modelled median of the time that a person needs.
    """

    keys: tuple[Key, ...]
    solutions: int
    seconds: float


class Side(msgspec.Struct, frozen=True):
    """One side of a card: the door drawn with `#`, and a puzzle for each sign. Rule EX-04."""

    door: tuple[str, ...]
    signs: dict[Sign, Puzzle]
    mask: int = 0

    def puzzle(self, sign: int) -> Puzzle:
        """The puzzle of a sign by its index."""
        return self.signs[SIGNS[sign]]


class Card(msgspec.Struct, frozen=True):
    """One card. The four of a group are played in the same round. Rule EX-12."""

    number: int
    group: int
    easy: Side
    hard: Side

    def side(self, level: Level) -> Side:
        """The side of a level."""
        return self.easy if level is Level.EASY else self.hard


def mask_of_door(door: tuple[str, ...]) -> int:
    """The white cells of a drawing as bits."""
    return mask_of(
        WIDTH * row + column
        for row, line in enumerate(door)
        for column, drawn in enumerate(line)
        if drawn == "#"
    )


def _read_cards() -> dict[int, Card]:
    text = files("pyramidion.games.expedition").joinpath("data/cards.json").read_bytes()
    cards = msgspec.json.decode(text, type=tuple[Card, ...])
    return {card.number: _masked(card) for card in cards}


def _masked(card: Card) -> Card:
    easy, hard = (
        msgspec.structs.replace(side, mask=mask_of_door(side.door))
        for side in (card.easy, card.hard)
    )
    return msgspec.structs.replace(card, easy=easy, hard=hard)


CARDS = _read_cards()
"""The cards by number. Rule EX-05."""

GROUPS = tuple(
    tuple(card.number for card in CARDS.values() if card.group == group)
    for group in sorted({card.group for card in CARDS.values()})
)
"""Nine times four cards, each four the cards of one round. Rule EX-12."""


def group_of(number: int) -> tuple[int, ...]:
    """The four cards among which a card is played."""
    return GROUPS[CARDS[number].group - 1]
