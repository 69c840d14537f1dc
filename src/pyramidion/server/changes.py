"""The journal of a table: everything that ever happened at it, as changes that are folded.

A table in memory is a cache of its journal. The match's own log is part of it (`MatchEntry`).
"""

from typing import Any

import msgspec

from pyramidion.kernel.actions import snake_case
from pyramidion.kernel.chance import Draw
from pyramidion.kernel.origin import Moment
from pyramidion.kernel.seats import By
from pyramidion.server.protocol import ChatMode


class Change(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """One line of a table's journal."""


class TableOpened(Change, frozen=True):
    """A table is there, with its first seed sealed; `origin` is where its matches play on from."""

    game: str
    rules: str
    options: dict[str, Any]
    players: int
    clock: int
    listed: bool
    chat: ChatMode
    host: str
    seed: str
    watching: bool = True
    origin: Moment | None = None


class Configured(Change, frozen=True):
    """The host changed what is played."""

    options: dict[str, Any]
    players: int
    clock: int
    listed: bool
    chat: ChatMode
    watching: bool = True


class SeatTaken(Change, frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    device: str
    nonce: str


class BotSeated(Change, frozen=True):
    """A bot took a seat, or plays for its person for good."""

    seat: int
    level: str
    nonce: str


class SeatFreed(Change, frozen=True):
    """Nobody sits there any more."""

    seat: int


class SeatMoved(Change, frozen=True):
    """A seat belongs to another device now; `secret` is spent."""

    seat: int
    device: str
    secret: str


class SecretMade(Change, frozen=True):
    """A one-time secret that moves a seat."""

    seat: int
    secret: str


class SeatPlayed(Change, frozen=True):
    """Whether a bot plays for the person on the seat."""

    seat: int
    by_bot: bool


class HostPassed(Change, frozen=True):
    """Another device is host."""

    device: str


class MatchStarted(Change, frozen=True):
    """The match begins; seed and nonces give all its draws. The setup's draws are drawn again."""

    number: int
    nonces: tuple[str, ...]


class MatchEntry(Change, frozen=True):
    """An entry of the match's log."""

    seq: int
    seat: int
    by: By
    action: Any
    draws: tuple[Draw, ...]


class SeedSealed(Change, frozen=True):
    """The table waits for another match, under a new seed."""

    number: int
    seed: str


class Chatted(Change, frozen=True):
    """A line of chat: a text, or a phrase by its name."""

    seat: int
    name: str
    text: str
    phrase: str = ""


class TableFrozen(Change, frozen=True):
    """Something is broken here; nothing more is played at this table."""

    reason: str


class TableEnded(Change, frozen=True):
    """The table is closed for good."""

    reason: str


AnyChange = (
    TableOpened
    | Configured
    | SeatTaken
    | BotSeated
    | SeatFreed
    | SeatMoved
    | SecretMade
    | SeatPlayed
    | HostPassed
    | MatchStarted
    | MatchEntry
    | SeedSealed
    | Chatted
    | TableFrozen
    | TableEnded
)


class Line(msgspec.Struct, frozen=True, gc=False):
    """A change in its place: number `n` of its table, at an instant, by a device's command."""

    n: int
    at: int
    device: str
    command: str
    change: AnyChange


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(AnyChange)


def encode_change(change: Change) -> bytes:
    """The change as it is stored."""
    return _ENCODER.encode(change)


def decode_change(body: bytes) -> AnyChange:
    """Inverse of `encode_change`."""
    decoded: AnyChange = _DECODER.decode(body)
    return decoded
