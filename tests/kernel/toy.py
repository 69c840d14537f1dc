"""A toy game that uses what Silver & Gold does not: free words, a judge, a glass and an automa.

Rules: TO-01 each seat writes one word of 1 to 8 small letters. TO-02 a word is worth a point if it
is as long as the hidden number says. TO-03 the glass runs for a minute; then the match is over.
TO-04 alone, one plays against an automa that always writes "automa".
"""

from typing import ClassVar

from pyramidion.kernel.actions import CONFIRM, Action, Confirm
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import Deadline, Game, Meta, Notation, Options, Say
from pyramidion.kernel.outcome import Outcome, Score, ranks_by
from pyramidion.kernel.seats import CLOCK, Seat
from pyramidion.kernel.state import State
from pyramidion.kernel.view import Prompt, View

GLASS_MS = 60_000


class Write(Action, frozen=True):
    """Write a word."""

    word: str


class EmptyGlass(Action, frozen=True):
    """The clock says that the minute is over."""


class Wrote(Event, frozen=True):
    """A seat has written; it alone hears it."""

    reveals: ClassVar[bool] = False
    seat: int
    word: str


class Closed(Event, frozen=True):
    """A seat has confirmed."""

    reveals: ClassVar[bool] = False
    seat: int


class Over(Event, frozen=True):
    """All words lie open."""

    words: tuple[str, ...]


class ToyState(State):
    """Words and points by seat; `number` is hidden until the end."""

    __slots__ = ("automa", "number", "over", "points", "waiting", "words")

    def __init__(self, seats: int, number: int, automa: bool) -> None:
        self.at = 0
        self.number = number
        self.automa = automa
        self.over = False
        self.words = [""] * seats
        self.points = [0] * seats
        self.waiting = set(range(seats))

    def copy(self) -> "ToyState":
        new = ToyState(len(self.words), self.number, self.automa)
        new.at, new.over = self.at, self.over
        new.words, new.points = self.words[:], self.points[:]
        new.waiting = set(self.waiting)
        return new


class ToyView(View, frozen=True, kw_only=True):
    """My own word; all words and the number at the end."""

    words: tuple[str, ...]
    automa: bool
    over: bool
    number: int | None
    points: tuple[int, ...]
    legal: tuple[Write | EmptyGlass | Confirm, ...] = ()


class ToyOptions(Options, frozen=True):
    """The toy has one, to be refused in tests."""

    stakes: int = 1


def setup(options: Options, players: int, chance: Chance) -> ToyState:
    return ToyState(2, chance.below(9), automa=players == 1)


def deciders(state: ToyState) -> list[Seat]:
    return [] if state.over else [Seat(seat) for seat in sorted(state.waiting)]


def legal(state: ToyState, seat: Seat):
    if state.over or seat not in state.waiting:
        return ()
    if state.words[seat]:
        return (CONFIRM,)
    return (Write("automa"),) if state.automa and seat == 1 else ()


def prompt(state: ToyState, seat: Seat) -> Prompt | None:
    free = seat in deciders(state) and not legal(state, seat)
    return Prompt("word", "TO-01", {"longest": 8}) if free else None


def check(state: ToyState, seat: Seat, action: Action) -> None:
    if seat == CLOCK:
        if not isinstance(action, EmptyGlass) or state.over:
            raise Illegal("TO-03", "toy-no-glass")
        return
    if seat not in deciders(state):
        raise Illegal("TO-01", "toy-not-now")
    steps = legal(state, seat)
    if steps:
        if action not in steps:
            raise Illegal("TO-04", "toy-other-step")
        return
    word = action.word if isinstance(action, Write) else ""
    if not (1 <= len(word) <= 8 and word.isascii() and word.islower()):
        raise Illegal("TO-01", "toy-bad-word")


def apply(state: ToyState, seat: Seat, action: Action, chance: Chance) -> list[Event]:
    if isinstance(action, EmptyGlass):
        state.over = True
        return [Over(tuple(state.words))]
    if isinstance(action, Confirm):
        state.waiting.discard(seat)
        state.over = not state.waiting
        return [Closed(seat), *([Over(tuple(state.words))] if state.over else [])]
    assert isinstance(action, Write)
    state.words[seat] = action.word
    state.points[seat] = int(chance.judged("TO-02", lambda: len(action.word) == state.number))
    return [Wrote(seat, action.word)]


def outcome(state: ToyState) -> Outcome | None:
    if not state.over:
        return None
    scores = tuple(Score(points, {"words": points}) for points in state.points)
    return Outcome(scores, ranks_by([(points,) for points in state.points]), ended="TO-03")


def view(state: ToyState, seat: Seat | None) -> ToyView:
    shown = [word if state.over or other == seat else "" for other, word in enumerate(state.words)]
    return ToyView(
        seat=seat,
        deciders=tuple(deciders(state)),
        legal=() if seat is None else tuple(legal(state, seat)),
        prompt=None if seat is None else prompt(state, seat),
        words=tuple(shown),
        automa=state.automa,
        over=state.over,
        number=state.number if state.over else None,
        points=tuple(state.points) if state.over else (),
    )


def narrate(event: Event, seat: Seat | None) -> Event | None:
    return None if isinstance(event, Wrote) and event.seat != seat else event


def sample(seen: ToyView, chance: Chance) -> ToyState:
    state = ToyState(2, chance.below(9) if seen.number is None else seen.number, seen.automa)
    state.over, state.waiting = seen.over, set(seen.deciders)
    for seat, word in enumerate(seen.words):
        hidden = seat != seen.seat and not seen.over and seat not in seen.deciders
        state.words[seat] = "automa" if seen.automa and seat == 1 and hidden else word
        if hidden and not state.words[seat]:
            state.words[seat] = "abcdefgh"[: 1 + chance.below(8)]
    if seen.over:
        state.waiting = {seat for seat, word in enumerate(seen.words) if not word}
        state.points = list(seen.points)
    return state


def scramble(state: ToyState, seat: Seat | None, chance: Chance) -> ToyState:
    new = state.copy()
    if state.over:
        return new
    new.number = chance.below(9)
    for other, word in enumerate(state.words):
        if other != seat and word and not (state.automa and other == 1):
            new.words[other] = "hgfedcba"[: 1 + chance.below(8)]
    return new


def propose(seen: ToyView, chance: Chance) -> Action:
    return seen.legal[0] if seen.legal else Write("wordplay"[: 1 + chance.below(8)])


def deadline(state: ToyState) -> Deadline | None:
    return None if state.over else Deadline(GLASS_MS, EmptyGlass())


def format_state(state: ToyState) -> str:
    waiting = "".join(map(str, sorted(state.waiting)))
    points = "".join(map(str, state.points))
    words = "/".join(state.words)
    return f"{state.number} {words} {points} w{waiting} {int(state.over)}{int(state.automa)}"


def parse_state(text: str) -> ToyState:
    number, words, points, waiting, flags = text.split(" ")
    state = ToyState(2, int(number), flags[1] == "1")
    state.words, state.points = words.split("/"), [int(point) for point in points]
    state.waiting, state.over = {int(seat) for seat in waiting[1:]}, flags[0] == "1"
    return state


def format_action(action: Action) -> str:
    return f"write {action.word}" if isinstance(action, Write) else type(action).__name__.lower()


def parse_action(text: str) -> Action:
    if text.startswith("write "):
        return Write(text[6:])
    return CONFIRM if text == "confirm" else EmptyGlass()


def draw(seen: ToyView, say: Say) -> str:
    return " ".join(seen.words)


TOY = Game(
    meta=Meta(
        id="toy",
        prefix="TO",
        titles={"fr": "Jouet", "en": "Toy"},
        players=(1, 2),
        minutes=1,
        age=8,
        rules="1",
        longest=20,
        take_back="TO-01",
        automas={1: 1},
    ),
    options=ToyOptions,
    actions=Write | EmptyGlass | Confirm,
    views=ToyView,
    setup=setup,
    deciders=deciders,
    actors=deciders,
    legal=legal,
    check=check,
    apply=apply,
    outcome=outcome,
    view=view,
    narrate=narrate,
    sample=sample,
    scramble=scramble,
    inventory=lambda state: {"seats": len(state.words)},
    notation=Notation(format_state, parse_state, format_action, parse_action, draw),
    prompt=prompt,
    propose=propose,
    deadline=deadline,
)
