"""A match at the terminal: a person on the first seat, bots on the others."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from pyramidion.bots import BOTS
from pyramidion.bots.playing import BUDGET
from pyramidion.kernel.actions import TAKE_BACK, Action
from pyramidion.kernel.bot import Bot
from pyramidion.kernel.chance import Chance, Seeded
from pyramidion.kernel.events import Event
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import AnyGame, Options
from pyramidion.kernel.match import Match
from pyramidion.kernel.record import Sitter, encode_record, make_header
from pyramidion.kernel.seats import CLOCK, By, Holder, Seat
from pyramidion.kernel.verify import AnyMatch

ME = Seat(0)
_ADVISER = "greedy"


class _Happening(NamedTuple):
    """What comes next by itself: when, and whose step; the clock's is what it owes."""

    at: int
    seat: Seat


class Sitting:
    """The match, the bots that play in it, and the clock it is played by."""

    def __init__(
        self, game: AnyGame, options: Options, names: Sequence[str], bots: Sequence[str], seed: str
    ) -> None:
        players = 1 + len(bots)
        seats = game.meta.seats(players)
        kinds = [Holder.PERSON] + [Holder.BOT] * len(bots) + [Holder.AUTOMA] * (seats - players)
        sitters = [Sitter(name, kind) for name, kind in zip(names, kinds, strict=True)]
        self._seal = Seal.derived(seats, "play", seed)
        self._header = make_header(game, options, sitters, self._seal.commitment)
        self.match: AnyMatch = Match.start(game, options, players, self._seal)
        self._bots: list[Bot] = [BOTS[name](game) for name in bots]
        self._adviser: Bot = BOTS[_ADVISER](game)
        self._chances: list[Chance] = [Seeded("bot", seat, seed) for seat in range(seats)]
        self._paces: list[Chance] = [Seeded("pace", seat, seed) for seat in range(seats)]
        self._began = time.monotonic()
        self._planned: tuple[int, _Happening | None] = (0, None)

    @property
    def deciders(self) -> Sequence[Seat]:
        """The seats that the match waits for; none at its end."""
        return self.match.game.deciders(self.match.state)

    def act(self, step: Action) -> list[Event]:
        """The person's step; raises `Illegal` or `Invalid`."""
        return self.match.act(ME, step, self._now())

    def take_back(self) -> None:
        """Undo the person's last step; raises `Illegal`."""
        self.match.act(ME, TAKE_BACK, self._now())

    def advice(self) -> Action:
        """What a sound bot would do in the person's place."""
        return self._adviser.decide(self.match.view(ME), BUDGET, self._chances[ME])

    def catch_up(self) -> list[Event]:
        """What bots and the clock have done by now, in games in which time counts."""
        told: list[Event] = []
        while (coming := self._coming()) is not None and coming.at <= self._now():
            told += self._happen(coming)
        return told

    def others_act(self) -> list[Event]:
        """A step of each other seat that the match waits for; time leaps to what comes next."""
        if (coming := self._coming()) is not None:
            self._began -= max(0, coming.at - self._now()) / 1000
            return self._happen(coming)
        told: list[Event] = []
        for seat in self.deciders:
            if seat != ME and seat in self.deciders:
                told += self._other_acts(seat)
        return told

    def record(self) -> bytes:
        """The record of the finished match."""
        return encode_record(self._header, self.match, self._seal)

    def _coming(self) -> "_Happening | None":
        """What happens next if the person does nothing; None where time does not count."""
        match = self.match
        if not match.is_timed:
            return None
        if self._planned[0] != len(match.log):
            owed = match.deadline
            coming = [] if owed is None else [_Happening(owed.at, CLOCK)]
            coming += [_Happening(self._instant(s), s) for s in self.deciders if s != ME]
            self._planned = (len(match.log), min(coming, default=None))
        return self._planned[1]

    def _instant(self, seat: Seat) -> int:
        pause = self._bots[seat - 1].pause(self.match.view(seat), self._paces[seat])
        return self.match.log[-1].at + pause

    def _happen(self, coming: "_Happening") -> list[Event]:
        if coming.seat == CLOCK:
            return self.match.tick(coming.at)
        step = self._bots[coming.seat - 1].decide(
            self.match.view(coming.seat), BUDGET, self._chances[coming.seat]
        )
        return self.match.act(coming.seat, step, coming.at, By.BOT)

    def _other_acts(self, seat: Seat) -> list[Event]:
        match = self.match
        if seat > len(self._bots):
            step = match.game.legal(match.state, seat)[0]
            return match.act(seat, step, self._now(), By.AUTOMA)
        step = self._bots[seat - 1].decide(match.view(seat), BUDGET, self._chances[seat])
        return match.act(seat, step, self._now(), By.BOT)

    def _now(self) -> int:
        return int(1000 * (time.monotonic() - self._began))
