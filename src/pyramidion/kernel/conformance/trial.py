"""A random match of the game on trial, looked at after every entry."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.errors import NotConformant
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import AnyGame, Options
from pyramidion.kernel.match import Match
from pyramidion.kernel.playout import random_step
from pyramidion.kernel.seats import Seat

AnyMatch = Match[Any, Any, Any]

LATE = 6
"""Where the clock runs, one time in so many nobody acts before it."""


@dataclass(frozen=True)
class Trial:
    """One match to be played by chance: the same trial always gives the same match."""

    game: AnyGame
    options: Options
    players: int
    seed: object

    @property
    def seats(self) -> int:
        """The seats of the match, automas included."""
        return self.game.meta.seats(self.players)

    @property
    def seal(self) -> Seal:
        """Where the match's draws come from."""
        return Seal.derived(self.seats, "trial", self.seed)

    def chance(self, *purpose: object) -> Seeded:
        """Chance for one purpose, apart from that of the match."""
        return Seeded("trial", self.seed, *purpose)

    def matches(self) -> Iterator[AnyMatch]:
        """The match after its setup and after every further entry, to its end.

        It is one match that changes; a promise must not change it.
        """
        match: AnyMatch = Match.start(self.game, self.options, self.players, self.seal)
        yield match
        yield from self._moments(match, self.chance("steps"))

    def play_out(self, match: AnyMatch, chance: Seeded) -> None:
        """Play a match by chance to its end."""
        for _ in self._moments(match, chance):
            pass

    def _moments(self, match: AnyMatch, chance: Seeded) -> Iterator[AnyMatch]:
        while match.outcome is None:
            if len(match.log) > self.game.meta.longest:
                raise NotConformant("match-too-long", entries=len(match.log))
            self._step(match, chance)
            yield match

    def _step(self, match: AnyMatch, chance: Seeded) -> None:
        seats = self.game.actors(match.state)
        owed = match.deadline
        if owed is not None and (not seats or chance.below(LATE) == 0):
            match.tick(owed.at)
        elif seats:
            seat = chance.pick(seats)
            match.act(seat, random_step(match, seat, chance)[0])
        else:
            raise NotConformant("waits-for-nobody", seq=len(match.log))

    def played(self) -> AnyMatch:
        """The match at its end."""
        *_, last = self.matches()
        return last

    def viewers(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        return [*map(Seat, range(self.seats)), None]


def require(kept: bool, promise: str, **where: object) -> None:
    """Raise `NotConformant` if a promise is not kept."""
    if not kept:
        raise NotConformant(promise, **where)
