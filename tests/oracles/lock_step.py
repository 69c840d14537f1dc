"""A match of the engine and one of the oracle, played side by side and compared at every step."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
from tests.oracles.silver_gold import SlowMatch, SlowOptions
from tests.oracles.silver_gold_box import CARDS, GRID, PATTERNS, placements, write_squares
from tests.oracles.silver_gold_text import read_position, write_position
from tests.oracles.silver_gold_views import slow_outcome, slow_view

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.meta import Options
from pyramidion.kernel.chance import Chance, Draw, Seeded, Shuffle
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat

NOTATION = SILVER_GOLD.notation
PROBES = 4
"""Steps, legal or not, that are tried on every seat at every moment."""

SHAPES = sorted(write_squares(squares) for name in PATTERNS for squares in placements(name))


class LockStep:
    """Two matches that must never differ; `met` collects the rare moments they went through."""

    def __init__(self, match: Match[Any, Any, Any], slow: SlowMatch, chance: Chance) -> None:
        self.match = match
        self.slow = slow
        self.met: set[str] = set()
        self._chance = chance

    @classmethod
    def start(cls, options: Options, players: int, *seed: object) -> "LockStep":
        """Both matches from the setup on."""
        match = Match.start(SILVER_GOLD, options, players, Seal.derived(players, *seed))
        slow = SlowMatch.begin(players, slow_options(options), orders(match.log[0].draws))
        return cls(match, slow, Seeded("steps", *seed))

    @classmethod
    def start_from(cls, position: str, *seed: object) -> "LockStep":
        """Both matches from a position on."""
        state = NOTATION.parse_state(position)
        game = replace(SILVER_GOLD, setup=lambda options, seats, chance: state.copy())
        seal = Seal.derived(state.seats, *seed)
        match = Match.start(game, state.options, state.seats, seal)
        return cls(match, read_position(position), Seeded("steps", *seed))

    def run(self, hurry: int = 1) -> None:
        """Play to the end by chance; with more `hurry`, the lower rows are marked sooner."""
        self.compare()
        while self.slow.waiting:
            seat = self._chance.pick(sorted(self.slow.waiting))
            self.play(seat, self._choose(seat, hurry))
            self.compare()

    def play(self, seat: int, action: str) -> None:
        """One step in both matches."""
        self.match.act(Seat(seat), NOTATION.parse_action(action))
        self.slow.play(seat, action, orders(self.match.log[-1].draws))
        self.met |= rare_moments(self.slow)

    def compare(self) -> None:
        """Everything that both can tell is the same."""
        match, slow = self.match, self.slow
        told = NOTATION.format_state(match.state)
        assert without_options(told) == write_position(slow)
        assert list(SILVER_GOLD.deciders(match.state)) == sorted(slow.waiting)
        for seat in range(match.seats):
            steps = [NOTATION.format_action(step) for step in match.view(Seat(seat)).legal]
            legal = slow.legal(seat)
            assert len(set(steps)) == len(steps)
            assert set(steps) == legal
            for _ in range(PROBES):
                self._probe(Seat(seat), probe(slow, seat, self._chance), legal)
        for viewer in (None, *range(match.seats)):
            assert plain_view(match, viewer) == slow_view(slow, viewer)
        assert plain(match.outcome) == slow_outcome(slow)

    def _choose(self, seat: int, hurry: int) -> str:
        steps = sorted(self.slow.legal(seat))
        looked_at = [self._chance.pick(steps) for _ in range(hurry)]
        return max(looked_at, key=_depth)

    def _probe(self, seat: Seat, action: str, legal: set[str]) -> None:
        """The engine lets a step through exactly when the oracle does."""
        try:
            SILVER_GOLD.check(self.match.state, seat, NOTATION.parse_action(action))
        except Illegal:
            assert action not in legal
        else:
            assert action in legal


def _depth(action: str) -> int:
    """How low the lowest marked square of a step lies; 0 for steps that mark nothing."""
    return max((int(sign) for sign in action.split()[-1] if sign in "12345"), default=0)


def slow_options(options: Options) -> SlowOptions:
    """The same options for the oracle."""
    return SlowOptions(**plain(options))


def plain(value: object) -> Any:
    """The value as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def plain_view(match: Match[Any, Any, Any], viewer: int | None) -> dict[str, Any]:
    """A view without what is compared elsewhere: options and legal steps."""
    told: dict[str, Any] = plain(match.view(None if viewer is None else Seat(viewer)))
    return {name: value for name, value in told.items() if name not in ("options", "legal")}


def orders(draws: Sequence[Draw]) -> list[Sequence[int]]:
    """The recorded orders of an entry; this game draws nothing else."""
    assert all(isinstance(draw, Shuffle) for draw in draws)
    return [draw.order for draw in draws if isinstance(draw, Shuffle)]


def without_options(position: str) -> str:
    """The position without its field `options`."""
    return " ".join(word for word in position.split() if not word.startswith("options="))


def probe(slow: SlowMatch, seat: int, chance: Chance) -> str:
    """Some step, legal or not."""
    card = chance.pick(sorted(CARDS))
    cards = slow.players[seat].cards or [card]
    shape = chance.pick(SHAPES)
    square = write_squares({chance.pick(sorted(GRID))})
    marks = [f"{chance.pick(cards)} {squares}" for squares in (shape, square)]
    others = [f"keep {card}", f"take {card}", f"{card} {shape}", "draw", "confirm"]
    return chance.pick([*marks, *marks, *marks, *others])


def rare_moments(slow: SlowMatch) -> set[str]:
    """What random play seldom brings about, by name."""
    met = set()
    replacing = [seat for seat, _ in slow.queue]
    if any(len(slots) == 2 for _, slots in slow.queue):
        met.add("two cards replaced in one action")
    if len(set(replacing)) < len(replacing):
        met.add("two cards replaced in two actions")
    if slow.phase == "mark" and any(None in player.slots for player in slow.players):
        met.add("a card not replaced")
    if slow.phase == "mark" and not all(player.cards for player in slow.players):
        met.add("a player without cards")
    if any(len(owners) == 3 for owners in slow.boxes.values()):
        met.add("a colour closed")
    if slow.phase == "replace" and not slow.pile:
        met.add("a replacement without a pile")
    return met
