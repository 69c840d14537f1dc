"""What goes over a socket; `docs/protocol.md` explains it with examples that a test parses.

What goes over HTTP is in `bodies.py`. A client sends one message a frame; the server sends a list
of messages a frame. TypeScript types are generated from these structs
(`tools/typescript_types.py`).
"""

from typing import Annotated, Any, Literal

import msgspec

from pyramidion.kernel.actions import snake_case

VERSION = 2

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
ChatMode = Literal["on", "phrases", "off"]
"""What may be said at a table: anything, only the phrases that everybody knows, or nothing."""


class ClientMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake_case
):
    """What a client may say."""


class Hello(ClientMessage, frozen=True):
    """First message of every connection. Without a token the device is new."""

    version: int
    token: Annotated[str, msgspec.Meta(max_length=300)] | None = None


class Command(ClientMessage, frozen=True):
    """What is answered by `accepted` or `refused`; applied at most once for its id."""

    id: Id


class Sit(Command, frozen=True):
    """Take a free seat under a name; the nonce is the seat's part in the shuffles."""

    seat: Seat
    name: Annotated[str, msgspec.Meta(max_length=200)]
    nonce: Nonce


class Stand(Command, frozen=True):
    """Leave a seat: before the start it is free again, later a bot plays on."""

    seat: Seat


class SeatBot(Command, frozen=True):
    """Put a bot on a seat: the host, on a free one, or for a person who is gone."""

    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=40)]


class Clear(Command, frozen=True):
    """Free a seat before the start: the host removes a bot or a person."""

    seat: Seat


class Configure(Command, frozen=True):
    """Change what the table plays: the host. What is left out stays.

    Once the match has begun, only `chat` and `watching` can still be changed.
    """

    options: dict[str, Any] | None = None
    players: Seat | None = None
    clock: Annotated[int, msgspec.Meta(ge=0, le=86_400)] | None = None
    listed: bool | None = None
    chat: ChatMode | None = None
    watching: bool | None = None


class Start(Command, frozen=True):
    """Begin the match: the host, when every seat is taken."""


class Act(Command, frozen=True):
    """One step of a seat in the match."""

    seat: Seat
    action: dict[str, Any]


class Resume(Command, frozen=True):
    """Take one's seat back from the bot that plays for it."""

    seat: Seat


class HandOver(Command, frozen=True):
    """Ask for a one-time secret that moves a seat to another device."""

    seat: Seat


class Claim(Command, frozen=True):
    """Take over the seat that a one-time secret stands for."""

    secret: Annotated[str, msgspec.Meta(max_length=300)]


class Rematch(Command, frozen=True):
    """Play again at the same table, with the same seats: the host, after the end."""


class Say(Command, frozen=True):
    """A line of chat."""

    seat: Seat
    text: Text


class Phrase(Command, frozen=True):
    """One of the phrases that everybody reads in their own language."""

    seat: Seat
    phrase: Annotated[str, msgspec.Meta(max_length=40)]


class Draft(ClientMessage, frozen=True):
    """What a seat has in the making; passed on, never in the log, kept only as its last state."""

    seat: Seat
    draft: Any


class Sync(ClientMessage, frozen=True):
    """Ask for everything once more."""


class Ping(ClientMessage, frozen=True):
    """Ask whether the server is there, and what time it is."""


AnyClientMessage = (
    Hello
    | Sit
    | Stand
    | SeatBot
    | Clear
    | Configure
    | Start
    | Act
    | Resume
    | HandOver
    | Claim
    | Rematch
    | Say
    | Phrase
    | Draft
    | Sync
    | Ping
)


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """What the server may say."""


class Welcome(ServerMessage, frozen=True):
    """The answer to `hello`: the device's token, and the time. `table` and views follow."""

    version: int
    token: str
    now: int


class Reload(ServerMessage, frozen=True):
    """The client is of another version: it must be loaded anew."""

    version: int


class SeatStatus(msgspec.Struct, frozen=True):
    """Who sits on a seat, and whether they are there.

    `ready` says that the seat has added its nonce to the next shuffles, by `sit`.
    """

    kind: str
    name: str
    level: str
    yours: bool
    connected: bool
    played_by_bot: bool
    ready: bool


class Origin(msgspec.Struct, frozen=True):
    """Where a match is played on from: an entry of a finished match, as one seat knew it.

    `table` and `number` name that match, where it was one of this server.
    """

    table: str
    number: int
    seq: int
    seat: int


class Series(msgspec.Struct, frozen=True):
    """The matches that the same people have finished here, and how many each seat has won."""

    played: int
    wins: tuple[int, ...]


class TableStatus(ServerMessage, frozen=True, tag="table"):
    """The table around the match. `commitment` binds the shuffles of the next or current match.

    `watching` says whether spectators may come; `phrases` are those that can be said here.
    """

    id: str
    code: str
    game: str
    rules: str
    options: dict[str, Any]
    players: int
    clock: int
    listed: bool
    chat: ChatMode
    phrases: tuple[str, ...]
    watching: bool
    phase: str
    number: int
    host: bool
    commitment: str
    seats: tuple[SeatStatus, ...]
    spectators: int
    series: Series
    origin: Origin | None
    frozen: str


class ViewMessage(ServerMessage, frozen=True, tag="view"):
    """All that a seat may know, whole, and what has just happened as it may hear it.

    `seq` counts what this viewer has been shown; `checksum` is the CRC-32 of the view's JSON.
    """

    seat: int | None
    number: int
    seq: int
    checksum: str
    can_take_back: bool
    deadline: int | None
    events: msgspec.Raw
    view: msgspec.Raw


class Over(ServerMessage, frozen=True):
    """The match has ended: where its record and its replay are, and what was sealed."""

    number: int
    record: str
    replay: str
    seed: str
    nonces: tuple[str, ...]


class ChatLine(ServerMessage, frozen=True, tag="chat"):
    """A line of chat: a text, or a phrase by its name."""

    at: int
    seat: int
    name: str
    text: str
    phrase: str


class DraftOf(ServerMessage, frozen=True, tag="draft"):
    """What a seat of this device has in the making; None when nothing is."""

    seat: int
    draft: Any


class Accepted(ServerMessage, frozen=True):
    """The command is durable. `seq` is the seat's own after a step, `secret` for a hand-over."""

    id: str
    seq: int | None = None
    secret: str | None = None


class Refused(ServerMessage, frozen=True):
    """The command changed nothing: a stable code, the rule or field, values for the sentence."""

    id: str | None
    code: str
    rule: str | None = None
    field: str | None = None
    values: dict[str, Any] = {}


class Pong(ServerMessage, frozen=True):
    """The server's time in milliseconds."""

    now: int


AnyServerMessage = (
    Welcome
    | Reload
    | TableStatus
    | ViewMessage
    | Over
    | ChatLine
    | DraftOf
    | Accepted
    | Refused
    | Pong
)
