"""Whole matches between bots, in virtual time; the same source gives the same match."""

from collections.abc import Sequence
from typing import Any

from pyramidion.bots import BOTS
from pyramidion.kernel.bot import Bot
from pyramidion.kernel.chance import Chance, Seeded
from pyramidion.kernel.errors import NotConformant
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import AnyGame, Options
from pyramidion.kernel.match import Match
from pyramidion.kernel.record import Header, Sitter, make_header
from pyramidion.kernel.seats import By, Holder, Seat

BUDGET = 1000
STEP_MS = 1000


class Simulation:
    """One match between named bots."""

    def __init__(
        self, game: AnyGame, options: Options, names: Sequence[str], *source: object
    ) -> None:
        seats, players = game.meta.seats(len(names)), range(len(names))
        self.seal = Seal.derived(seats, *source)
        sitters = [Sitter(name, Holder.BOT) for name in names]
        sitters += [Sitter("automa", Holder.AUTOMA)] * (seats - len(names))
        self.header: Header = make_header(game, options, sitters, self.seal.commitment)
        self.match: Match[Any, Any, Any] = Match.start(game, options, len(names), self.seal)
        self.decisions = 0
        self._bots: list[Bot] = [BOTS[name](game) for name in names]
        self._chances: list[Chance] = [Seeded("bot", seat, *source) for seat in players]
        self._paces: list[Chance] = [Seeded("pace", seat, *source) for seat in players]

    def run(self) -> None:
        """Play to the end."""
        if self.match.is_timed:
            self._run_by_the_clock()
            return
        while seats := self.match.game.deciders(self.match.state):
            for seat in seats:
                if seat in self.match.game.actors(self.match.state):
                    self._act(seat, self.match.log[-1].at + STEP_MS)

    def _run_by_the_clock(self) -> None:
        """After every entry all who are to decide take their time anew; who is first, acts."""
        match = self.match
        while match.outcome is None:
            deciders = match.game.deciders(match.state)
            at, seat = min(((self._instant(seat), seat) for seat in deciders), default=(None, None))
            owed = match.deadline
            if owed is not None and (at is None or owed.at <= at):
                match.tick(owed.at)
            elif at is not None and seat is not None:
                self._act(seat, at)
            else:
                raise NotConformant("waits-for-nobody", seq=len(match.log))

    def _instant(self, seat: Seat) -> int:
        """When a seat acts, unless something happens before."""
        pause = STEP_MS
        if seat < len(self._bots):
            pause = self._bots[seat].pause(self.match.view(seat), self._paces[seat])
        return self.match.log[-1].at + max(1, pause)

    def _act(self, seat: Seat, at: int) -> None:
        match = self.match
        if seat >= len(self._bots):
            match.act(seat, match.game.legal(match.state, seat)[0], at, By.AUTOMA)
            return
        view = match.view(seat)
        self.decisions += len(view.legal) != 1
        action = self._bots[seat].decide(view, BUDGET, self._chances[seat])
        match.act(seat, action, at, By.BOT)
