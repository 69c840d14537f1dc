"""Doors to open alone over HTTP: all of them, the one of the day, and hints."""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pyramidion.games.expedition.components import (
    CARDS,
    SIGNS,
    Key,
    Laid,
    Level,
    Side,
    Sign,
    lies_as_key,
)
from pyramidion.games.expedition.state import State
from pyramidion.kernel.errors import Invalid
from pyramidion.server.bodies import AskHint, DailyDoor, DoorCard, DoorKeys, Doors, DoorSide, Hint
from pyramidion.server.http import answer, body_of, decode_body, guarded, packed
from pyramidion.server.table import PLAYING, Table
from pyramidion.server.training import Door, advise, daily_door


class DoorsWeb:
    """Answers requests about doors; nothing is kept of who asks."""

    def __init__(self, now: Callable[[], int], tables: Callable[[], Iterable[Table]]) -> None:
        self._now = now
        self._tables = tables
        self._doors = msgspec.json.encode(Doors(tuple(map(_card, CARDS))))

    def routes(self) -> list[Route]:
        """Everything that can be asked for."""
        return [
            Route("/api/doors", guarded(self.doors)),
            Route("/api/doors/daily", guarded(self.daily)),
            Route("/api/doors/hint", guarded(self.hint), methods=["POST"]),
        ]

    async def doors(self, request: Request) -> Response:
        """Every door of the 36 cards."""
        return packed(request, self._doors)

    async def daily(self, request: Request) -> Response:
        """The door of today, which is a day of UTC by this server's clock."""
        day = datetime.fromtimestamp(self._now() / 1000, UTC).date()
        return answer(_daily(day))

    async def hint(self, request: Request) -> Response:
        """A key to place, and which to take away first."""
        asked: AskHint = decode_body(await body_of(request), AskHint)
        door = _door(asked)
        if any(_is_raced(door, table) for table in self._tables()):
            raise Invalid("number", "door-in-a-race")
        advice = advise(door, _masks(door, asked.laid))
        return answer(Hint(advice.place, advice.remove))


def _card(number: int) -> DoorCard:
    card = CARDS[number]
    return DoorCard(number, _side(card.easy), _side(card.hard))


def _side(side: Side) -> DoorSide:
    puzzles = (side.signs[sign] for sign in SIGNS)
    return DoorSide(
        door=side.door,
        signs=tuple(DoorKeys(one.keys, one.solutions, one.seconds) for one in puzzles),
    )


def _daily(day: date) -> DailyDoor:
    door = daily_door(day)
    return DailyDoor(
        date=day.isoformat(),
        number=door.number,
        level=door.level,
        sign=door.sign,
        solutions=door.puzzle.solutions,
        seconds=door.puzzle.seconds,
    )


def _door(asked: AskHint) -> Door:
    """The door that is asked about; raises `Invalid` where there is none."""
    if asked.number not in CARDS:
        raise Invalid("number", "unknown-door")
    if asked.level not in set(Level):
        raise Invalid("level", "unknown-door")
    if asked.sign not in SIGNS:
        raise Invalid("sign", "unknown-door")
    return Door(asked.number, Level(asked.level), Sign(asked.sign))


def _is_raced(door: Door, table: Table) -> bool:
    """Whether somebody at a table is trying to open this door right now."""
    if table.phase != PLAYING or table.match is None or not isinstance(table.match.state, State):
        return False
    state = table.match.state
    return state.is_running and any(
        (state.card(seat).number, state.options.level_of(seat), SIGNS[state.sign])
        == (door.number, door.level, door.sign)
        for seat in range(state.players)
    )


def _masks(door: Door, laid: Sequence[Laid]) -> dict[Key, int]:
    """Each laid key with its cells; raises `Invalid` for what cannot lie so.

    A key that stands out of the door may be asked about: it is one to take away.
    """
    masks: dict[Key, int] = {}
    covered = 0
    for one in laid:
        if one.key not in door.puzzle.keys:
            raise Invalid("laid", "key-not-shown", key=one.key)
        if one.key in masks:
            raise Invalid("laid", "key-doubled", key=one.key)
        if not lies_as_key(one):
            raise Invalid("laid", "not-the-key", key=one.key)
        if covered & one.mask:
            raise Invalid("laid", "keys-overlap", key=one.key)
        masks[one.key] = one.mask
        covered |= one.mask
    return masks
