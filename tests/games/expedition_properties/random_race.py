"""Random races as a ground for properties: a seed gives a whole match, with its own clock."""

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.components import Level
from pyramidion.games.expedition.meta import Countdown, Levels, Options
from pyramidion.kernel.actions import TAKE_BACK, Action, Away
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.events import Event
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.playout import random_step
from pyramidion.kernel.record import Sitter, encode_record, make_header
from pyramidion.kernel.seats import CLOCK, By, Holder, Seat

AnyMatch = Match[Any, Any, Any]

VARIANTS = (
    Options(),
    Options(harder=True),
    Options(level=Levels.HARD, hidden_doors=True, countdown=Countdown.NONE),
    Options(level=Levels.EACH, level_0=Level.HARD, level_3=Level.HARD, credit=True),
    Options(harder=True, countdown=Countdown.SHORT, credit=True, hidden_doors=True),
)
PAUSES = (4_000, 20_000, 150_000)
"""How long, at most, until somebody does something: a quick table, a usual one, a slow one."""


def over_seeds(examples: int) -> Callable[[Callable[[int], None]], Callable[[], None]]:
    """A property that must hold for the random race of every seed."""

    def decorate(test: Callable[[int], None]) -> Callable[[], None]:
        held = settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=[HealthCheck.too_slow],
        )
        return held(given(seed=st.integers(0, 2**32 - 1))(test))

    return decorate


class RandomRace:
    """A match of 2 to 4 players under some options, at some pace, all decided by the seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded("race", seed)
        self.options = VARIANTS[self.chance.below(len(VARIANTS))]
        self.players = 2 + self.chance.below(3)
        self.most_pause = PAUSES[self.chance.below(len(PAUSES))]
        self.seal = Seal.derived(self.players, "race", seed)
        self.match: AnyMatch = Match.start(EXPEDITION, self.options, self.players, self.seal, 5_000)

    @property
    def state(self) -> Any:
        """The full truth."""
        return self.match.state

    @property
    def viewers(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        return [None, *(Seat(seat) for seat in range(self.players))]

    def steps(self) -> Iterator[list[Event]]:
        """What was told at the start, which is nothing, and by every entry."""
        yield []
        while self.match.outcome is None:
            yield self._step()

    def finish(self) -> AnyMatch:
        """Play to the end."""
        for _ in self.steps():
            pass
        return self.match

    def next_step(self) -> tuple[Seat, Action]:
        """A seat that is waited for, and what it will do."""
        seat = self.chance.pick(EXPEDITION.deciders(self.state))
        return seat, random_step(self.match, seat, self.chance)[0]

    def record(self) -> bytes:
        """The record of the finished match."""
        sitters = [Sitter(f"player {seat}", Holder.PERSON) for seat in range(self.players)]
        header = make_header(EXPEDITION, self.options, sitters, self.seal.commitment)
        return encode_record(header, self.match, self.seal)

    def _step(self) -> list[Event]:
        """Time passes; then the clock, a seat, or the machine under it does something."""
        match, chance = self.match, self.chance
        last = match.log[-1]
        if chance.below(20) == 0:
            span = chance.below(100_000)
            return match.act(CLOCK, Away(last.at, last.at + span), last.at + span, By.KERNEL)
        if last.seat >= 0 and match.can_take_back(last.seat) and chance.below(6) == 0:
            return match.act(last.seat, TAKE_BACK, last.at)
        at = last.at + max(0, chance.below(self.most_pause) - self.most_pause // 4)
        owed = match.deadline
        if owed is not None and owed.at <= at:
            return match.act(CLOCK, owed.action, owed.at, By.KERNEL)
        measured = EXPEDITION.credit(
            self.state, Seat(chance.below(self.players)), chance.below(400)
        )
        if measured is not None and chance.below(4) == 0:
            return match.act(CLOCK, measured, at, By.KERNEL)
        seat, action = self.next_step()
        return match.act(seat, action, at)


def position(match: AnyMatch) -> str:
    """The match's position as one line."""
    return EXPEDITION.notation.format_state(match.state)
