"""Doors to open alone: which one is the door of a day, and hints. Pure functions over the cards."""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from typing import NamedTuple

from pyramidion.games.expedition.components import (
    CARDS,
    SIGNS,
    WIDTH,
    Key,
    Laid,
    Level,
    Puzzle,
    Sign,
)
from pyramidion.tiling.cover import solutions
from pyramidion.tiling.grid import cells_of
from pyramidion.tiling.polyomino import POLYOMINOES

EPOCH = date(2026, 1, 1)
SEED = "pyramidion/daily/1"


class Door(NamedTuple):
    """A door to open: a side of a card, and the sign that says with which keys."""

    number: int
    level: Level
    sign: Sign

    @property
    def mask(self) -> int:
        """The white cells."""
        return CARDS[self.number].side(self.level).mask

    @property
    def puzzle(self) -> Puzzle:
        """The keys, the number of solutions, and how hard it is."""
        return CARDS[self.number].side(self.level).signs[self.sign]


class Advice(NamedTuple):
    """A hint: which laid keys to take away first, then one key to place, if any is left."""

    place: Laid | None
    remove: tuple[Key, ...]


def daily_door(day: date) -> Door:
    """The door of a day, the same for all; none comes twice within 432 days."""
    doors = daily_order()
    return doors[(day - EPOCH).days % len(doors)]


@cache
def daily_order() -> tuple[Door, ...]:
    """All doors in the order of their days: easy and hard by turns, each level shuffled.

    A level is shuffled by the SHA-256 of a text for each door, so anybody can do it again.
    """
    easy, hard = (sorted(_doors(level), key=_lot) for level in (Level.EASY, Level.HARD))
    return tuple(door for pair in zip(easy, hard, strict=True) for door in pair)


def _doors(level: Level) -> list[Door]:
    return [Door(number, level, sign) for number in CARDS for sign in SIGNS]


def _lot(door: Door) -> str:
    text = f"{SEED}/{door.level}/{door.number}/{door.sign}"
    return sha256(text.encode()).hexdigest()


def advise(door: Door, laid: Mapping[Key, int]) -> Advice:
    """A hint for keys that lie as these masks: the nearest solution has most of them.

    Where all of them can stay, none is removed; the largest key that is missing is placed.
    """
    nearest = max(_coverings(door), key=lambda covering: _agreeing(covering, laid))
    remove = tuple(key for key in door.puzzle.keys if laid.get(key, nearest[key]) != nearest[key])
    missing = [key for key in door.puzzle.keys if laid.get(key) != nearest[key]]
    if not missing:
        return Advice(None, ())
    largest = max(missing, key=lambda key: len(POLYOMINOES[key]))
    return Advice(Laid(largest, tuple(cells_of(nearest[largest]))), remove)


def _agreeing(covering: Mapping[Key, int], laid: Mapping[Key, int]) -> int:
    return sum(covering[key] == mask for key, mask in laid.items())


@cache
def _coverings(door: Door) -> Sequence[Mapping[Key, int]]:
    """Every way to open a door: each key with its cells."""
    keys = door.puzzle.keys
    found = solutions(door.mask, WIDTH, [POLYOMINOES[key] for key in keys])
    return [dict(zip(keys, masks, strict=True)) for masks in found]
