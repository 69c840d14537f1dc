"""A match at the terminal: a person on the first seat, bots on the others."""

import time
from collections.abc import Sequence

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
from pyramidion.kernel.seats import By, Holder, Seat
from pyramidion.kernel.verify import AnyMatch

ME = Seat(0)
_ADVISER = "greedy"


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
        self._began = time.monotonic()

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

    def others_act(self) -> list[Event]:
        """A step of each other seat that the match waits for."""
        told: list[Event] = []
        for seat in self.deciders:
            if seat != ME and seat in self.deciders:
                told += self._other_acts(seat)
        return told

    def record(self) -> bytes:
        """The record of the finished match."""
        return encode_record(self._header, self.match, self._seal)

    def _other_acts(self, seat: Seat) -> list[Event]:
        match = self.match
        if seat > len(self._bots):
            step = match.game.legal(match.state, seat)[0]
            return match.act(seat, step, self._now(), By.AUTOMA)
        step = self._bots[seat - 1].decide(match.view(seat), BUDGET, self._chances[seat])
        return match.act(seat, step, self._now(), By.BOT)

    def _now(self) -> int:
        return int(1000 * (time.monotonic() - self._began))
