"""A game: a value made of pure functions. The kernel knows games only through this."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from pyramidion.kernel.actions import KERNEL_ACTIONS, Action
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.events import Event
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.state import State
from pyramidion.kernel.view import Prompt, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's options; the defaults are the rules as we rule them."""


O = TypeVar("O", bound=Options)  # noqa: E741 - the letter that stands for options


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """What is said about a game before it is played.

    `rules` is the version of the rules; a record replays only under the version it was played with.
    `take_back` is the rule that says until when a step can be taken back.
    `automas` says how many seats a rule of the game plays itself, by number of players.
    `longest` bounds the entries of a match.
    """

    id: str
    prefix: str
    titles: Mapping[str, str]
    players: tuple[int, ...]
    minutes: int
    age: int
    rules: str
    longest: int
    take_back: str
    automas: Mapping[int, int] = {}

    def seats(self, players: int) -> int:
        """How many seats a match of so many players has, automas included."""
        if players not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise Invalid("players", "wrong-seat-count", players=players, allowed=allowed)
        return players + self.automas.get(players, 0)


class Say(Protocol):
    """Turns a message's code and values into a sentence of somebody's language."""

    def __call__(self, code: str, /, **values: object) -> str: ...


class Deadline(msgspec.Struct, frozen=True):
    """At this instant of the match's own time the clock owes this action."""

    at: int
    action: Action


@dataclass(frozen=True, slots=True)
class Notation(Generic[S, V]):
    """A position and an action as one line of text, and back; a view drawn in characters."""

    format_state: Callable[[S], str]
    parse_state: Callable[[str], S]
    format_action: Callable[[Any], str]
    parse_action: Callable[[str], Any]
    draw: Callable[[V, Say], str]


def no_prompt(state: State, seat: Seat) -> Prompt | None:
    """For games whose legal steps are always finitely many."""
    return None


def no_deadline(state: State) -> Deadline | None:
    """For games without time in their rules."""
    return None


def no_credit(state: State, seat: Seat, ms: int) -> Action | None:
    """For games in which the delay of a line means nothing."""
    return None


def propose_legal(view: View, chance: Chance) -> Action:
    """Any legal step."""
    return chance.pick(view.legal)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[O, S, V]):
    """Everything the kernel asks of a game; `pyramidion.kernel.conformance` tests the promises.

    setup      the state after the setup chapter; automas are seated behind the players
    deciders   the seats the match waits for; several at once is normal
    actors     the deciders and the seats that may act unasked
    legal      a seat's legal steps, where they are finitely many; none where there is a prompt
    prompt     what input is expected of a seat where they are not
    check      raises `Illegal` with the rule; passes exactly for the legal steps
    apply      does a checked step, and tells what happened
    deadline   when the clock owes an entry, and which
    credit     what the clock writes of the delay of a seat's line, where the game wants to know it
    outcome    None while the match goes on
    view       what a seat may know (None: a spectator)
    reveal     a seat's view of a match that is over, where nobody hides anything any more
    narrate    an event as a seat may hear it, or None
    propose    a plausible input from a view, for tests and random play
    sample     a full state that agrees with a view and varies in what is secret
    scramble   a state that differs only in what is secret to a seat: the declaration of secrets
    inventory  the components in all, which never change
    """

    meta: Meta
    options: type[O]
    actions: Any
    views: type[V]
    setup: Callable[[O, int, Chance], S]
    deciders: Callable[[S], Sequence[Seat]]
    actors: Callable[[S], Sequence[Seat]]
    legal: Callable[[S, Seat], Sequence[Action]]
    check: Callable[[S, Seat, Any], None]
    apply: Callable[[S, Seat, Any, Chance], list[Event]]
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, Seat | None], V]
    narrate: Callable[[Event, Seat | None], Event | None]
    sample: Callable[[V, Chance], S]
    scramble: Callable[[S, Seat | None, Chance], S]
    inventory: Callable[[S], Mapping[str, int]]
    notation: Notation[S, V]
    prompt: Callable[[S, Seat], Prompt | None] = no_prompt
    propose: Callable[[V, Chance], Action] = propose_legal
    deadline: Callable[[S], Deadline | None] = no_deadline
    credit: Callable[[S, Seat, int], Action | None] = no_credit
    reveal: Callable[[S, Seat], V] | None = None

    @property
    def is_timed(self) -> bool:
        """Whether time is a part of the rules."""
        return self.deadline is not no_deadline

    def revealed(self, state: S, seat: Seat) -> V:
        """What `reveal` shows; the view, where a game has nothing that players hide."""
        return self.view(state, seat) if self.reveal is None else self.reveal(state, seat)


AnyGame = Game[Any, Any, Any]


def decode_options(game: Game[O, S, V], given: Mapping[str, object]) -> O:
    """The game's options from plain values; raises `Invalid` naming the one that is wrong."""
    for name in given:
        if name not in game.options.__struct_fields__:
            known = ", ".join(game.options.__struct_fields__)
            raise Invalid(name, "unknown-option", option=name, known=known)
    try:
        return msgspec.convert(dict(given), game.options)
    except (msgspec.ValidationError, RecursionError) as error:
        option, reason = _blamed(str(error), given)
        raise Invalid(option, "bad-option", option=option, reason=reason) from error


def _blamed(message: str, given: Mapping[str, object]) -> tuple[str, str]:
    reason, _, path = message.partition(" - at `$.")
    option = path.rstrip("`").split("[")[0].split(".")[0]
    return (option, reason) if option in given else (", ".join(given), reason)


@cache
def _action_decoder(actions: Any) -> msgspec.json.Decoder[Action]:
    """Reads the game's actions and the kernel's; made once, since making one is slow."""
    return msgspec.json.Decoder(actions | KERNEL_ACTIONS)


def decode_action(game: AnyGame, given: object) -> Action:
    """An action of the game, or of the kernel, from plain values; raises `Invalid`."""
    try:
        return _action_decoder(game.actions).decode(msgspec.json.encode(given))
    except (msgspec.DecodeError, TypeError, OverflowError, RecursionError) as error:
        raise Invalid("action", "malformed-action", reason=str(error)) from error
