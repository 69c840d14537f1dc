"""Random legal play as a ground for properties: a seed gives a whole match, step by step."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.actions import Mark
from pyramidion.games.silver_gold.meta import Options, Pattern, Reveal
from pyramidion.kernel.actions import Action
from pyramidion.kernel.chance import Chance, Seeded
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.match import Match
from pyramidion.kernel.record import Sitter, encode_record, make_header
from pyramidion.kernel.seats import Holder, Seat

AnyMatch = Match[Any, Any, Any]

VARIANTS = (
    Options(),
    Options(reveal=Reveal.AT_ONCE),
    Options(closed_tombs=True),
    Options(expeditions=tuple(Pattern)),
    Options(reveal=Reveal.AT_ONCE, closed_tombs=True, skulls=(1, 3, 5, 7, 9, 11, 13, 15, 17, 19)),
)


def over_seeds(examples: int) -> Callable[[Callable[[int], None]], Callable[[], None]]:
    """A property that must hold for the random match of every seed."""

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


class RandomPlay:
    """A match of 2 to 4 players under some options, all of it decided by the seed.

    It begins with the setup, or from a position, which then says how many players there are.
    """

    def __init__(self, seed: int, start: str | None = None) -> None:
        self.chance = Seeded("play", seed)
        self.options = VARIANTS[self.chance.below(len(VARIANTS))]
        self.players = start.count("|") if start else 2 + self.chance.below(3)
        self.hurry = 1 + 3 * self.chance.below(2)
        self.seal = Seal.derived(self.players, "play", seed)
        game = beginning_at(start) if start else SILVER_GOLD
        self.match: AnyMatch = Match.start(game, self.options, self.players, self.seal)

    @property
    def viewers(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        return [None, *(Seat(seat) for seat in range(self.players))]

    def steps(self) -> Iterator[AnyMatch]:
        """The match at its start and after every step."""
        yield self.match
        while SILVER_GOLD.deciders(self.match.state):
            seat, action = self.next_step()
            self.match.act(seat, action)
            yield self.match

    def next_step(self) -> tuple[Seat, Action]:
        """A seat that is waited for, and what it will do."""
        seat = self.chance.pick(SILVER_GOLD.deciders(self.match.state))
        return seat, self.choose(seat)

    def choose(self, seat: Seat) -> Action:
        """A legal step; a player in a hurry looks at several and digs the deepest."""
        steps = SILVER_GOLD.legal(self.match.state, seat)
        return max((self.chance.pick(steps) for _ in range(self.hurry)), key=_depth)

    def finish(self) -> AnyMatch:
        """Play to the end."""
        for _ in self.steps():
            pass
        return self.match

    def record(self) -> bytes:
        """The record of the finished match."""
        sitters = [Sitter(f"player {seat}", Holder.PERSON) for seat in range(self.players)]
        header = make_header(SILVER_GOLD, self.options, sitters, self.seal.commitment)
        return encode_record(header, self.match, self.seal)


def beginning_at(start: str) -> AnyGame:
    """The game with a position in place of its setup."""

    def setup(options: Options, seats: int, chance: Chance) -> Any:
        told = msgspec.json.encode(options).decode()
        return SILVER_GOLD.notation.parse_state(f"options={told} {start}")

    return replace(SILVER_GOLD, setup=setup)


def _depth(action: Action) -> int:
    return action.cells if isinstance(action, Mark) else 0


def position(match: AnyMatch) -> str:
    """The match's position as one line."""
    return SILVER_GOLD.notation.format_state(match.state)


def legal_sets(state: Any) -> list[set[Action]]:
    """The legal steps of every seat."""
    return [set(SILVER_GOLD.legal(state, Seat(seat))) for seat in range(state.seats)]
