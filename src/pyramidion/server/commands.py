"""What a device may ask of a table, and what changes by it; refusals are `Invalid`.

Steps of the match are not here: `hall.py` plays them. Everything else is a function from a command
to the changes it makes.
"""

import secrets
import unicodedata
from typing import Any

import msgspec

from pyramidion.bots import BOTS
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.fair import NONCE_BYTES, SEED_BYTES
from pyramidion.kernel.game import decode_options
from pyramidion.server.changes import (
    AnyChange,
    BotSeated,
    Configured,
    HostPassed,
    MatchStarted,
    SeatFreed,
    SeatMoved,
    SeatPlayed,
    SeatTaken,
    SecretMade,
    SeedSealed,
)
from pyramidion.server.protocol import (
    Claim,
    Clear,
    Command,
    Configure,
    HandOver,
    Phrase,
    Rematch,
    Resume,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from pyramidion.server.table import ENDED, FROZEN, OVER, PLAYING, WAITING, SeatState, Table
from pyramidion.server.talk import phrased, said

LONGEST_NAME = 24
_OF_THE_ORIGIN = {"options", "players"}
_OF_THE_MATCH = _OF_THE_ORIGIN | {"clock", "listed"}
_FORBIDDEN = set("<>&\"'`")


def decide(table: Table, device: str, command: Command, here: set[str]) -> list[AnyChange]:
    """The changes that a command makes; raises `Invalid` if it may not be.

    `here` are the devices that are connected to the table.
    """
    if table.phase == FROZEN:
        raise Invalid("table", "table-frozen")
    if table.phase == ENDED:
        raise Invalid("table", "table-ended")
    match command:
        case Sit():
            return _sit(table, device, command)
        case Stand(_, seat):
            return _stand(table, device, seat)
        case SeatBot(_, seat, level):
            return _seat_bot(table, device, seat, level, here)
        case Clear(_, seat):
            return _clear(table, device, seat)
        case Configure():
            return _configure(table, device, command)
        case Start():
            return _start(table, device)
        case Resume(_, seat):
            return _resume(table, device, seat)
        case HandOver(_, seat):
            _require_own(table, device, seat)
            return [SecretMade(seat, secrets.token_urlsafe(18))]
        case Claim(_, secret):
            return _claim(table, device, secret)
        case Rematch():
            return _rematch(table, device)
        case Say(_, seat, text):
            return said(table.chat, seat, _require_own(table, device, seat).name, text)
        case Phrase(_, seat, phrase):
            return phrased(table.chat, seat, _require_own(table, device, seat).name, phrase)
        case _:
            raise Invalid("type", "unknown-command")


def checked_name(name: str) -> str:
    """A name that can be shown anywhere: 1 to 24 characters, no markup, nothing invisible."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    visible = all(unicodedata.category(sign)[0] not in "C" for sign in cleaned)
    if not 1 <= len(cleaned) <= LONGEST_NAME or not visible or _FORBIDDEN & set(cleaned) - {"'"}:
        raise Invalid("name", "bad-name", longest=LONGEST_NAME)
    return cleaned


def _seat(table: Table, seat: int) -> SeatState:
    if seat >= len(table.seats):
        raise Invalid("seat", "no-such-seat", seat=seat)
    return table.seats[seat]


def _require_own(table: Table, device: str, seat: int) -> SeatState:
    held = _seat(table, seat)
    if held.device != device:
        raise Invalid("seat", "not-your-seat", seat=seat)
    return held


def _require_host(table: Table, device: str) -> None:
    if table.host != device:
        raise Invalid("device", "not-host")


def _require_waiting(table: Table) -> None:
    if table.phase != WAITING:
        raise Invalid("table", "already-started")


def _sit(table: Table, device: str, command: Sit) -> list[AnyChange]:
    _require_waiting(table)
    seat = _seat(table, command.seat)
    if seat.kind != "free" and seat.device != device:
        raise Invalid("seat", "seat-taken", seat=command.seat)
    if table.game.is_timed and set(table.seats_of(device)) - {command.seat}:
        raise Invalid("seat", "one-seat-here")
    name = checked_name(command.name)
    others = (s.name for i, s in enumerate(table.seats) if i != command.seat and s.kind == "person")
    if name.casefold() in {other.casefold() for other in others}:
        raise Invalid("name", "name-taken", name=name)
    return [SeatTaken(command.seat, name, device, command.nonce)]


def _stand(table: Table, device: str, seat: int) -> list[AnyChange]:
    """Before the start the seat is free again; in a match a bot plays on."""
    _require_own(table, device, seat)
    if table.phase == PLAYING:
        changes: list[AnyChange] = [BotSeated(seat, "greedy", secrets.token_hex(NONCE_BYTES))]
    else:
        changes = [SeatFreed(seat)]
    if table.host == device and table.seats_of(device) == [seat]:
        changes += _passed_on(table, device)
    return changes


def _passed_on(table: Table, device: str) -> list[AnyChange]:
    """The next person at the table becomes host, if there is one."""
    others = [s.device for s in table.seats if s.kind == "person" and s.device != device]
    return [HostPassed(others[0])] if others else []


def _seat_bot(table: Table, device: str, seat: int, level: str, here: set[str]) -> list[AnyChange]:
    _require_host(table, device)
    held = _seat(table, seat)
    if level not in list(BOTS):
        raise Invalid("level", "unknown-bot", name=level, known=", ".join(BOTS), close="")
    if table.phase == PLAYING and held.kind == "person" and held.device in here:
        raise Invalid("seat", "not-gone", seat=seat)
    if table.phase == OVER or (table.phase == WAITING and held.kind == "person"):
        raise Invalid("seat", "seat-taken", seat=seat)
    return [BotSeated(seat, level, secrets.token_hex(NONCE_BYTES))]


def _clear(table: Table, device: str, seat: int) -> list[AnyChange]:
    _require_host(table, device)
    _require_waiting(table)
    if _seat(table, seat).kind == "free":
        raise Invalid("seat", "seat-empty", seat=seat)
    return [SeatFreed(seat)]


def _configure(table: Table, device: str, command: Configure) -> list[AnyChange]:
    _require_host(table, device)
    wished = {name for name in _OF_THE_MATCH if getattr(command, name) is not None}
    if wished:
        _require_waiting(table)
    if table.origin is not None and not wished.isdisjoint(_OF_THE_ORIGIN):
        raise Invalid(min(wished & _OF_THE_ORIGIN), "played-on")
    players = table.players if command.players is None else command.players
    table.game.meta.seats(players)
    if any(seat.kind != "free" for seat in table.seats[players:]):
        raise Invalid("players", "seats-not-free", players=players)
    now: dict[str, Any] = msgspec.to_builtins(table.options)
    options = now if command.options is None else command.options
    decode_options(table.game, options)
    return [
        Configured(
            options=options,
            players=players,
            clock=table.clock.limit if command.clock is None else command.clock,
            listed=table.listed if command.listed is None else command.listed,
            chat=table.chat if command.chat is None else command.chat,
            watching=table.watching if command.watching is None else command.watching,
        )
    ]


def _start(table: Table, device: str) -> list[AnyChange]:
    _require_host(table, device)
    _require_waiting(table)
    free = [i for i, seat in enumerate(table.seats) if seat.kind == "free"]
    if free:
        raise Invalid("seat", "seats-free", seats=", ".join(str(seat + 1) for seat in free))
    late = [i for i, seat in enumerate(table.seats) if not seat.nonce]
    if late:
        raise Invalid("seat", "seats-not-ready", seats=", ".join(str(seat + 1) for seat in late))
    automas = table.game.meta.seats(table.players) - table.players
    nonces = [seat.nonce for seat in table.seats]
    nonces += [secrets.token_hex(NONCE_BYTES) for _ in range(automas)]
    return [MatchStarted(table.match_number, tuple(nonces))]


def _resume(table: Table, device: str, seat: int) -> list[AnyChange]:
    held = _require_own(table, device, seat)
    if not held.by_bot:
        raise Invalid("seat", "not-played-by-bot", seat=seat)
    return [SeatPlayed(seat, by_bot=False)]


def _claim(table: Table, device: str, secret: str) -> list[AnyChange]:
    seat = table.secrets.get(secret)
    if seat is None or table.seats[seat].kind != "person":
        raise Invalid("secret", "bad-secret")
    changes: list[AnyChange] = [SeatMoved(seat, device, secret)]
    left = table.seats[seat].device
    if table.host == left and table.seats_of(left) == [seat]:
        changes.append(HostPassed(device))
    return changes


def _rematch(table: Table, device: str) -> list[AnyChange]:
    _require_host(table, device)
    if table.phase != OVER:
        raise Invalid("table", "not-over")
    return [SeedSealed(table.match_number + 1, secrets.token_hex(SEED_BYTES))]
