"""A match of the engine and one of the oracle, played side by side and compared at every step."""

import json
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

import msgspec
from tests.oracles.pyramido import Draw, SlowMatch, SlowOptions, act
from tests.oracles.pyramido_box import GEMS, in_order
from tests.oracles.pyramido_facts import TOLD, facts
from tests.oracles.pyramido_moments import rare_moments
from tests.oracles.pyramido_scoring import floor_points
from tests.oracles.pyramido_text import piles_of, write_position
from tests.oracles.pyramido_views import best_points, slow_view

from pyramidion.games import GAMES
from pyramidion.kernel.actions import TAKE_BACK
from pyramidion.kernel.chance import Below, Chance, Seeded, Shuffle
from pyramidion.kernel.chance import Draw as Recorded
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.events import Event
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import decode_action, decode_options
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat

PYRAMIDO = GAMES["pyramido"]
PROBES = 4
"""Steps, legal or not, that are tried on every seat at every moment."""

QUIET = ("place", "activate", "deactivate", "discard")
"""Steps that show nothing new, so that they can be taken back."""


class LockStep:
    """Two matches that must never differ; `met` collects the rare moments they went through."""

    def __init__(self, match: Match[Any, Any, Any], slow: SlowMatch, chance: Chance) -> None:
        self.match = match
        self.slow = slow
        self.met: Counter[str] = Counter()
        self._chance = chance
        self._best: dict[tuple[int, int], int] = {}

    @classmethod
    def start(cls, options: dict[str, Any], players: int, *seed: object) -> "LockStep":
        """Both matches from the setup on."""
        seal = Seal.derived(players, *seed)
        match = Match.start(PYRAMIDO, decode_options(PYRAMIDO, options), players, seal)
        slow = SlowMatch.begin(players, SlowOptions(**options), plain_draws(match.log[0].draws))
        return cls(match, slow, Seeded("steps", *seed))

    @classmethod
    def start_from(cls, slow: SlowMatch, *seed: object) -> "LockStep":
        """Both matches from a position of the oracle on."""
        state = PYRAMIDO.notation.parse_state(write_position(slow))
        game = replace(PYRAMIDO, setup=lambda options, players, chance: state.copy())
        players = len(slow.players)
        match = Match.start(game, state.options, players, Seal.derived(players, *seed))
        return cls(match, slow, Seeded("steps", *seed))

    def run(self, taste: str = "any", last_floor: int = 4) -> None:
        """Play to the end, or of a floor, by chance, led by a taste for rare moments."""
        self.compare()
        while self.slow.deciders and self.slow.floor <= last_floor:
            seat = self._chance.pick(sorted(self.slow.deciders))
            action = choose(self.slow, seat, taste, self._chance)
            before = deepcopy(self.slow)
            self.play(seat, action)
            self.compare()
            if json.loads(action)["type"] in QUIET and self._chance.below(6) == 0:
                self.take_back(seat, before)
                self.compare()

    def play(self, seat: int, action: str) -> None:
        """One step in both matches."""
        before = deepcopy(self.slow)
        events = self.match.act(Seat(seat), decode_action(PYRAMIDO, json.loads(action)))
        self.slow.play(seat, action, plain_draws(self.match.log[-1].draws))
        compare_plain(plain_events(events), facts(before, self.slow, seat, action), "events")
        self.met.update(rare_moments(before, self.slow))

    def take_back(self, seat: int, before: SlowMatch) -> None:
        """The last step is undone in both. PD-25 and PD-52."""
        self.match.act(Seat(seat), TAKE_BACK)
        self.slow = before
        self.met["a step taken back"] += 1

    def compare(self) -> None:
        """Everything that both can tell is the same."""
        assert sorted(PYRAMIDO.deciders(self.match.state)) == sorted(self.slow.deciders)
        told = PYRAMIDO.notation.format_state(self.match.state)
        assert piles_of(told) == piles_of(write_position(self.slow))
        for seat in range(self.slow.seats):
            self._compare_steps(seat)
        for viewer in (None, *range(self.slow.seats)):
            told = plain(self.match.view(None if viewer is None else Seat(viewer)))
            self._compare_best(told.pop("best"), viewer)
            del told["legal"], told["options"]
            compare_plain(told, slow_view(self.slow, viewer), f"view of {viewer}")

    def _compare_steps(self, seat: int) -> None:
        """The same steps are legal, and no other passes the check."""
        view = self.match.view(Seat(seat))
        steps = [json.dumps(plain(step), sort_keys=True) for step in view.legal]
        legal = self.slow.legal(seat)
        assert len(set(steps)) == len(steps)
        assert set(steps) == legal
        for _ in range(PROBES):
            action = probe(self.slow, seat, self._chance)
            try:
                PYRAMIDO.check(
                    self.match.state, Seat(seat), decode_action(PYRAMIDO, json.loads(action))
                )
            except Illegal:
                assert action not in legal, action
            else:
                assert action in legal, action

    def _compare_best(self, best: dict[str, Any] | None, viewer: int | None) -> None:
        """The assistant's advice can be followed, and brings the most points there are."""
        slow = self.slow
        is_scoring = slow.phase == "score" and viewer in slow.waiting
        assert (best is not None) == (is_scoring and slow.options.hints)
        if viewer is None or best is None:
            return
        player = slow.players[viewer]
        zones = player.zones
        lit = [
            (zones[told["zone"]].colour, zones[told["zone"]].icons, tuple(told["gems"]))
            for told in best["lit"]
        ]
        points, left = floor_points(lit, player.gems)
        assert len({told["zone"] for told in best["lit"]}) == len(lit)
        assert sum(told["points"] for told in best["lit"]) == points - left["mythical"]
        key = (viewer, slow.floor)
        if key not in self._best:
            self._best[key] = best_points(slow, viewer)
        assert best["points"] == points == self._best[key]


def compare_plain(told: Any, expected: Any, where: str) -> None:
    """The same, or an error that names the place where they differ."""
    if told == expected:
        return
    if isinstance(told, dict) and isinstance(expected, dict):
        assert set(told) == set(expected), where
        for name in expected:
            compare_plain(told[name], expected[name], f"{where}, {name}")
    if isinstance(told, list) and isinstance(expected, list) and len(told) == len(expected):
        for index, pair in enumerate(zip(told, expected, strict=True)):
            compare_plain(*pair, f"{where} {index}")
    raise AssertionError(f"{where}: the engine says {told}, the oracle {expected}.")


def plain(value: object) -> Any:
    """The value as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def plain_events(events: Sequence[Event]) -> list[str]:
    """The events that the oracle tells too, each as a line of JSON, sorted."""
    told = [plain(event) for event in events]
    for fact in told:
        if fact["type"] == "gems_drawn":
            fact["gems"] = in_order(fact["gems"])
    return sorted(json.dumps(fact, sort_keys=True) for fact in told if fact["type"] in TOLD)


def plain_draws(draws: Sequence[Recorded]) -> list[Draw]:
    """The recorded draws as the oracle wants them."""
    told: list[Draw] = []
    for draw in draws:
        assert isinstance(draw, Below | Shuffle)
        told.append((draw.n, draw.value if isinstance(draw, Below) else draw.order))
    return told


def choose(slow: SlowMatch, seat: int, taste: str, chance: Chance) -> str:
    """A legal step: by chance, or the one that leads to what the taste is for.

    `narrow` takes from the leftmost space and places where the least room is left; `wide` does
    the contrary; `hoard` lights nothing.
    """
    steps = sorted(slow.legal(seat))
    confirm = act("confirm")
    if slow.phase == "score" and confirm in steps and (taste == "hoard" or not chance.below(6)):
        return confirm
    if slow.phase in ("take", "turn_up") and taste == "narrow" and len(steps) > 1:
        least = min(json.loads(step)["space"] for step in steps)
        return chance.pick([step for step in steps if json.loads(step)["space"] == least])
    if slow.phase == "place" and taste in ("narrow", "wide") and len(steps) > 1:
        looked_at = [chance.pick(steps) for _ in range(4)]
        sign = 1 if taste == "narrow" else -1
        return min(looked_at, key=lambda step: sign * room_after(slow, seat, step))
    return chance.pick(steps)


def room_after(slow: SlowMatch, seat: int, step: str) -> int:
    """How many placements are left on the floor after this one."""
    later = deepcopy(slow)
    later.play(seat, step)
    return len(later.players[seat].pyramid.placements(slow.floor))


def probe(slow: SlowMatch, seat: int, chance: Chance) -> str:
    """Some step, legal or not."""
    gem, other = chance.pick(GEMS), chance.pick(GEMS)
    player = slow.players[min(seat, len(slow.players) - 1)]
    zone = chance.pick([*player.zones, chance.below(324)])
    gems = sorted([gem] * chance.below(4) + [other] * chance.below(7), key=GEMS.index)
    place = act("place", cell=chance.below(81), turn=chance.below(4))
    light = act("activate", zone=zone, gems=gems)
    take = act("take", space=chance.below(5), gem=chance.pick([gem, gem, None]))
    others = [act("deactivate", zone=zone), act("discard", gem=gem), act("confirm")]
    turn_up = act("turn_up", space=chance.below(5))
    return chance.pick([place, place, light, light, take, turn_up, *others, act("legend_move")])
