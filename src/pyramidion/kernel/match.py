"""A match: one playing of a game. Its truth is its log; its state is a fold of the log."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, get_args

import msgspec

from pyramidion.kernel.actions import (
    KERNEL_ACTIONS,
    SET_UP,
    Action,
    Away,
    Confirm,
    TakeBack,
    TimeUp,
)
from pyramidion.kernel.chance import Draw, Judgement, Recording, Replaying
from pyramidion.kernel.errors import Illegal, Invalid
from pyramidion.kernel.events import Event
from pyramidion.kernel.fair import Fair, Seal
from pyramidion.kernel.game import Deadline, Game, O, S, V
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.seats import CLOCK, SETUP, By, Seat

_FOR_THE_KERNEL = frozenset(get_args(KERNEL_ACTIONS))


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: who did what, when, and what chance gave."""

    seq: int
    at: int
    seat: Seat
    by: By
    action: Action
    draws: tuple[Draw, ...]


class Match(Generic[O, S, V]):
    """A match in play. `act` is the only way to change it."""

    __slots__ = (
        "_away",
        "_chance",
        "_steps",
        "_taken_back",
        "game",
        "is_timed",
        "log",
        "options",
        "origin",
        "players",
        "state",
    )

    def __init__(
        self,
        game: Game[O, S, V],
        options: O,
        players: int,
        chance: Any,
        at: int,
        origin: V | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.origin = origin
        self._chance: Recording | Replaying = chance
        self._steps: list[list[int]] = [[] for _ in range(game.meta.seats(players))]
        self._taken_back: set[int] = set()
        self._away = 0
        self.is_timed = game.is_timed
        self.log: list[Entry] = []
        self.state: S = self._first_state(chance)
        self.state.begin(at)
        self.log.append(Entry(0, at, SETUP, By.KERNEL, SET_UP, self._drawn()))

    @classmethod
    def start(
        cls,
        game: Game[O, S, V],
        options: O,
        players: int,
        seal: Seal,
        at: int = 0,
        origin: V | None = None,
    ) -> "Match[O, S, V]":
        """A new match whose draws come from `seal`; with `origin`, one that plays on from there."""
        return cls(game, options, players, Recording(Fair(seal.key)), at, origin)

    @classmethod
    def fold(
        cls,
        game: Game[O, S, V],
        options: O,
        players: int,
        entries: Sequence[Entry],
        seal: Seal | None = None,
        origin: V | None = None,
    ) -> "Match[O, S, V]":
        """The match that a log tells; nothing is drawn anew. With its seal it can go on."""
        match = cls(game, options, players, Replaying(entries[0].draws), entries[0].at, origin)
        for entry in entries[1:]:
            match.replay(entry)
        if seal is not None:
            match.resume(seal)
        return match

    def resume(self, seal: Seal) -> None:
        """After a replay: draw what is still to be drawn from the match's seal."""
        drawn = sum(not isinstance(draw, Judgement) for e in self.log for draw in e.draws)
        self._chance = Recording(Fair(seal.key, drawn))

    @property
    def seats(self) -> int:
        """How many seats the match has, automas included."""
        return len(self._steps)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def away(self) -> int:
        """For how long nobody could play: by so much the match's own time is behind the wall's."""
        return self._away

    @property
    def deadline(self) -> Deadline | None:
        """When, by the clock on the wall, the clock owes an entry, and which."""
        owed = self.game.deadline(self.state)
        return None if owed is None else Deadline(owed.at + self._away, owed.action)

    def act(self, seat: Seat, action: Action, at: int = 0, by: By = By.PLAYER) -> list[Event]:
        """Write one entry; raises `Illegal` or `Invalid` and changes nothing if it may not be.

        `at` is the instant on the wall; an earlier one than the last entry's counts as that one.
        """
        if type(action) in _FOR_THE_KERNEL:
            return self._act_for_the_kernel(seat, action, at, by)
        at = self._instant(seat, action, at)
        state, game = self.state, self.game
        game.check(state, seat, action)
        state.at = at - self._away
        events = game.apply(state, seat, action, self._chance)
        draws = self._drawn() if self._chance.drawn else ()
        self._remember(seat, action, bool(draws), events)
        self.log.append(Entry(len(self.log), at, seat, by, action, draws))
        return events

    def tick(self, now: int) -> list[Event]:
        """Write every entry that the clock owes at `now`."""
        told: list[Event] = []
        while (owed := self.deadline) is not None and owed.at <= now:
            told += self.act(CLOCK, owed.action, owed.at, By.KERNEL)
        return told

    def replay(self, entry: Entry, fair: Fair | None = None) -> list[Event]:
        """Write a recorded entry again, with its own draws; `fair` says what they must be."""
        self._chance = chance = Replaying(entry.draws, fair)
        events = self.act(entry.seat, entry.action, entry.at, entry.by)
        chance.finish()
        return events

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the seat's last step can still be undone."""
        return bool(self._steps[seat])

    def view(self, seat: Seat | None) -> V:
        """What the seat may know now."""
        return self.game.view(self.state, seat)

    def _first_state(self, chance: Any) -> S:
        """The state of the setup, or one that agrees with what was known where it plays on."""
        if self.origin is None:
            return self.game.setup(self.options, self.players, chance)
        return self.game.sample(self.origin, chance)

    def _drawn(self) -> tuple[Draw, ...]:
        drawn = tuple(self._chance.drawn)
        self._chance.drawn = []
        return drawn

    def _instant(self, seat: Seat, action: Action, at: int) -> int:
        """When the entry is written: the clock is on time, and all others before what it owes."""
        last = self.log[-1].at
        at = at if at > last else last
        if self.is_timed and (owed := self.deadline) is not None:
            if seat != CLOCK and owed.at <= at:
                raise Invalid("at", "clock-owes", at=at, owed=owed.at)
            if seat == CLOCK and owed.action == action and at < owed.at:
                raise Invalid("at", "clock-early", at=at, owed=owed.at)
        return at

    def _remember(self, seat: Seat, action: Action, drew: bool, events: Iterable[Event]) -> None:
        """Keep track of which steps can still be taken back, before the entry is written."""
        for event in events:
            drew = drew or event.reveals
        if drew:
            self._steps = [[] for _ in self._steps]
        elif type(action) is Confirm:
            self._steps[seat] = []
        elif seat >= 0:
            self._steps[seat].append(len(self.log))

    def _act_for_the_kernel(self, seat: Seat, action: Action, at: int, by: By) -> list[Event]:
        at = max(at, self.log[-1].at)
        match action:
            case TakeBack():
                self._take_back(seat)
            case Away(since, until) if seat == CLOCK and since <= until <= at:
                self._away += until - since
            case TimeUp(late) if seat == CLOCK and 0 <= late < self.seats:
                pass
            case _:
                raise Invalid("action", "not-a-players-action", action=type(action).__name__)
        self.log.append(Entry(len(self.log), at, seat, by, action, ()))
        return []

    def _take_back(self, seat: Seat) -> None:
        if not (0 <= seat < self.seats and self._steps[seat]):
            raise Illegal(self.game.meta.take_back, "nothing-to-take-back", seat=int(seat))
        self._taken_back.add(self._steps[seat].pop())
        self.state = self._folded()

    def _folded(self) -> S:
        """The state that the log tells, without what was taken back."""
        game = self.game
        state = self._first_state(Replaying(self.log[0].draws))
        state.begin(self.log[0].at)
        away = 0
        for entry in self.log[1:]:
            if isinstance(entry.action, Away):
                away += entry.action.until - entry.action.since
            elif not (entry.seq in self._taken_back or isinstance(entry.action, TakeBack | TimeUp)):
                state.at = entry.at - away
                game.apply(state, entry.seat, entry.action, Replaying(entry.draws))
        return state
