"""What goes over HTTP; `docs/protocol.md` explains it with examples that a test parses."""

from typing import Annotated, Any

import msgspec

from pyramidion.games.expedition.components import Key, Laid, Level, Sign
from pyramidion.kernel.outcome import Outcome
from pyramidion.server.protocol import ChatMode, Origin, Seat

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=40)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Seat
    options: dict[str, Any] = {}
    clock: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    listed: bool = False
    chat: ChatMode = "on"
    watching: bool = True


class OpenedTable(msgspec.Struct, frozen=True):
    """The answer to it: where the table is, and the device's token."""

    id: str
    code: str
    token: str


class ListedTable(msgspec.Struct, frozen=True):
    """A table in the lobby; `names` has one a seat, of people and bots, empty where it is free.

    `your_turn` says whether the match waits for the device that asks.
    """

    id: str
    code: str
    game: str
    players: int
    free: int
    phase: str
    number: int
    names: tuple[str, ...]
    your_turn: bool


class Frame(msgspec.Struct, frozen=True):
    """One moment of a replay: the match after entry `seq`, which `actor` wrote.

    `seat` is whose view it is. `actor` is None for the setup and the clock.
    """

    seq: int
    at: int
    actor: int | None
    seat: int | None
    events: msgspec.Raw
    view: msgspec.Raw


class Replayed(msgspec.Struct, frozen=True):
    """A finished match to step through: who played what, how it ended, and its moments."""

    game: str
    rules: str
    options: dict[str, Any]
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    commitment: str
    outcome: Outcome
    origin: Origin | None
    frames: tuple[Frame, ...]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/play-on: a match of this server or a whole record, and where in it."""

    seq: Number
    seat: Seat
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    number: Number = 0
    record: str = ""


class MatchResult(msgspec.Struct, frozen=True):
    """A finished match of the device that asks; `seats` are its own."""

    table: str
    code: str
    number: int
    game: str
    at: int
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    seats: tuple[int, ...]
    outcome: Outcome
    is_played_on: bool


class DoorKeys(msgspec.Struct, frozen=True):
    """The keys that one sign shows; `seconds` is how long a person is thought to need."""

    keys: tuple[Key, ...]
    solutions: int
    seconds: float


class DoorSide(msgspec.Struct, frozen=True):
    """A door, its white cells drawn with `#`, and the keys for each of the six signs."""

    door: tuple[str, ...]
    signs: tuple[DoorKeys, ...]


class DoorCard(msgspec.Struct, frozen=True):
    """A card of Expédition Pyramide, both its sides."""

    number: int
    easy: DoorSide
    hard: DoorSide


class Doors(msgspec.Struct, frozen=True):
    """The answer of GET /api/doors: every door that can be opened alone."""

    cards: tuple[DoorCard, ...]


class DailyDoor(msgspec.Struct, frozen=True):
    """The door of a day, the same for all; `date` is a day of UTC."""

    date: str
    number: int
    level: Level
    sign: Sign
    solutions: int
    seconds: float


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/doors/hint: a door, and the keys that lie on it."""

    number: Number
    level: Word
    sign: Word
    laid: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=12)]


class Hint(msgspec.Struct, frozen=True):
    """The answer to it: the keys to take away first, then one to place; None if none is left."""

    place: Laid | None
    remove: tuple[Key, ...]


class GameCard(msgspec.Struct, frozen=True):
    """A game that can be played here; `clocks` are the usual ones, by name, in seconds.

    `is_timed` says that its rules have a clock: then every person needs a device of their own.
    """

    id: str
    titles: dict[str, str]
    players: tuple[int, ...]
    minutes: int
    age: int
    rules: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    clocks: dict[str, int]
    is_timed: bool


class ClientError(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/errors: something broke in a browser; `where` is script:line:column."""

    message: Annotated[str, msgspec.Meta(max_length=500)]
    where: Annotated[str, msgspec.Meta(max_length=300)]
    page: Annotated[str, msgspec.Meta(max_length=200)]
    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Health(msgspec.Struct, frozen=True):
    """The answer of /healthz."""

    status: str
    tables: int
    sockets: int
    frozen: int


class Problem(msgspec.Struct, frozen=True):
    """A refusal over HTTP."""

    code: str
    field: str | None = None
    values: dict[str, Any] = {}
