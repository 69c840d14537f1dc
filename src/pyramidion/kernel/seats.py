"""Seats, who holds them, and who wrote an entry."""

from enum import StrEnum
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, 0..n-1."""

CLOCK = Seat(-1)
"""The seat of time: its entries are in the log like a player's."""

SETUP = Seat(-2)
"""The seat of entry 0, which sets the match up."""

_NAMES: dict[int, str] = {CLOCK: "clock", SETUP: "setup"}
_SEATS = {name: Seat(seat) for seat, name in _NAMES.items()}


class Holder(StrEnum):
    """Who sits on a seat. An automa is a rule of the game that plays (one legal step at a time)."""

    PERSON = "person"
    BOT = "bot"
    AUTOMA = "automa"


class By(StrEnum):
    """Who made an entry."""

    PLAYER = "player"
    BOT = "bot"
    AUTOMA = "automa"
    TIMEOUT = "timeout"
    KERNEL = "kernel"


def encode_seat(seat: Seat) -> int | str:
    """The seat as it stands in a record: a number, or the name of one that is no player."""
    return _NAMES.get(seat, int(seat))


def decode_seat(written: int | str) -> Seat:
    """Inverse of `encode_seat`; raises `ValueError` on a name that is no seat."""
    if isinstance(written, int):
        if written < 0:
            raise ValueError(f"There is no seat {written}.")
        return Seat(written)
    if written not in _SEATS:
        raise ValueError(f"There is no seat called {written!r}.")
    return _SEATS[written]
