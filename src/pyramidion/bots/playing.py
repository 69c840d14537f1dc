"""Whole matches between bots, in virtual time; the same source gives the same match."""

from collections.abc import Sequence
from typing import Any

from pyramidion.bots import BOTS
from pyramidion.kernel.bot import Bot
from pyramidion.kernel.chance import Chance, Seeded
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
        seats = game.meta.seats(len(names))
        self.seal = Seal.derived(seats, *source)
        sitters = [Sitter(name, Holder.BOT) for name in names]
        sitters += [Sitter("automa", Holder.AUTOMA)] * (seats - len(names))
        self.header: Header = make_header(game, options, sitters, self.seal.commitment)
        self.match: Match[Any, Any, Any] = Match.start(game, options, len(names), self.seal)
        self.decisions = 0
        self._bots: list[Bot] = [BOTS[name](game) for name in names]
        self._chances: list[Chance] = [Seeded("bot", seat, *source) for seat in range(len(names))]

    def run(self) -> None:
        """Play to the end."""
        while seats := self.match.game.deciders(self.match.state):
            for seat in seats:
                self._step(seat)

    def _step(self, seat: Seat) -> None:
        match = self.match
        at = match.log[-1].at + STEP_MS
        match.tick(at)
        if seat not in match.game.actors(match.state):
            return
        if seat >= len(self._bots):
            match.act(seat, match.game.legal(match.state, seat)[0], at, By.AUTOMA)
            return
        view = match.view(seat)
        self.decisions += len(view.legal) != 1
        action = self._bots[seat].decide(view, BUDGET, self._chances[seat])
        match.act(seat, action, at, By.BOT)
