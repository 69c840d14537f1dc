"""A match of the engine and one of the oracle, played side by side and compared at every step."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from tests.oracles.expedition import CLOCK, LARGEST_CREDIT, Action, SlowMatch
from tests.oracles.expedition_moments import rare_moments
from tests.oracles.expedition_pace import Pace, any_action, right_keys, wrong_keys
from tests.oracles.expedition_players import SlowOptions
from tests.oracles.expedition_text import rule_of, write_action
from tests.oracles.expedition_views import slow_view

from pyramidion.games import GAMES
from pyramidion.kernel.actions import TAKE_BACK, Away
from pyramidion.kernel.chance import Below, Chance, Draw, Seeded
from pyramidion.kernel.errors import Illegal, Invalid, PyramidionError
from pyramidion.kernel.events import Event
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import decode_action, decode_options
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat

EXPEDITION = GAMES["expedition"]
PROBES = 3
"""Steps, legal or not, that are tried on every seat at every moment."""


class LockStep:
    """Two matches that must never differ; `met` collects the rare moments they went through.

    `now` is the match's own time; the clock on the wall is ahead of it by what it was `away`.
    """

    def __init__(self, options: dict[str, Any], players: int, *seed: object) -> None:
        chosen = decode_options(EXPEDITION, options)
        self.now = 1_000
        self.away = 0
        seal = Seal.derived(players, *seed)
        self.match = Match.start(EXPEDITION, chosen, players, seal, self.now)
        told = plain(self.match.view(None))
        roller, floors = told["roller"], told["floors"]
        self.slow = SlowMatch(players, SlowOptions(**options), roller, floors, self.now)
        self.met: Counter[str] = Counter()
        self._chance: Chance = Seeded("steps", *seed)
        self._lay_open()
        self.compare()

    def run(self, pace: Pace) -> None:
        """Play to the end by chance, at a pace."""
        while self.slow.phase != "over":
            self.step(pace)
        self.compare_with_the_log()

    def step(self, pace: Pace) -> None:
        """Let some time pass; then the clock, or a seat, or nobody does something."""
        chance, slow = self._chance, self.slow
        if chance.below(12) == 0:
            self.be_away(chance.below(90_000))
        later = self.now + pace.pause(slow, self.now, chance)
        if slow.owed is not None and later >= slow.owed[0]:
            self.tick(slow.owed[0] + pace.lateness(chance))
            return
        self.now = later
        if slow.options.credit and chance.below(3) == 0:
            self.give_credit(chance.pick(slow.seats), chance.below(LARGEST_CREDIT + 1))
        seat = chance.pick(sorted(slow.deciders))
        if slow.is_searching(seat):
            self.play(seat, right_keys(slow, seat, chance))
        else:
            self.play(seat, chance.pick(slow.legal(seat)))
        if chance.below(5) == 0:
            self.take_back(chance.pick(slow.seats))

    def play(self, seat: int, action: Action) -> None:
        """One step in both matches, now."""
        if self.slow.owed is not None:
            self._is_too_late(seat, action, self.slow.owed[0])
        step = decode_action(EXPEDITION, action)
        self._follow(seat, action, self.match.act(Seat(seat), step, self.wall(self.now)))
        self.compare()

    def tick(self, now: int) -> None:
        """The clock writes what it owes, as late as it may be; time goes on from what it wrote."""
        owed = self.slow.owed
        assert owed is not None
        before = len(self.match.log)
        events = self.match.tick(self.wall(now))
        assert len(self.match.log) == before + 1
        self.now = owed[0]
        self._follow(CLOCK, {"type": owed[1]}, events)
        self.compare()

    def give_credit(self, seat: int, ms: int) -> None:
        """The server has measured a line; that counts only where the table wants it."""
        action = {"type": "credit_line", "seat": seat, "ms": ms}
        if not self.slow.may(CLOCK, action):
            self._probe(CLOCK, action)
            return
        step = decode_action(EXPEDITION, action)
        self._follow(CLOCK, action, self.match.act(Seat(CLOCK), step, self.wall(self.now)))
        self.compare()

    def be_away(self, span: int) -> None:
        """The server is down for a while: that takes nothing off the glass. EX-26."""
        since = self.wall(self.now)
        self.match.act(Seat(CLOCK), Away(since, since + span), since + span)
        self.away += span
        self.compare()

    def take_back(self, seat: int) -> None:
        """The seat's last step is undone in both, or in neither."""
        wall = self.wall(self.now)
        if not self.slow.can_take_back(seat):
            assert refusal_of(lambda: self.match.act(Seat(seat), TAKE_BACK, wall)) is not None
            return
        self.match.act(Seat(seat), TAKE_BACK, wall)
        self.slow.take_back(seat)
        self.met["a step taken back"] += 1
        self.compare()

    def wall(self, now: int) -> int:
        """The clock on the wall at an instant of the match."""
        return now + self.away

    def compare(self) -> None:
        """Everything that both can tell is the same."""
        match, slow = self.match, self.slow
        assert sorted(EXPEDITION.deciders(match.state)) == sorted(slow.deciders)
        owed = EXPEDITION.deadline(match.state)
        assert slow.owed == (None if owed is None else (owed.at, plain(owed.action)["type"]))
        on_the_wall = match.deadline
        assert (owed is None) == (on_the_wall is None)
        assert owed is None or on_the_wall is None or on_the_wall.at == self.wall(owed.at)
        for viewer in (None, *slow.seats):
            told = plain(match.view(None if viewer is None else Seat(viewer)))
            assert SlowOptions(**told.pop("options")) == slow.options
            compare_plain(told, slow_view(slow, viewer), f"view of {viewer}")
        self._probe(CLOCK, any_action(slow, self._chance))
        for seat in slow.seats:
            assert match.can_take_back(Seat(seat)) == slow.can_take_back(seat)
            for _ in range(PROBES):
                self._probe(seat, any_action(slow, self._chance))
            if slow.is_searching(seat):
                self._probe(seat, wrong_keys(slow, seat, self._chance))

    def compare_with_the_log(self) -> None:
        """The log tells the same match again, without a clock."""
        match = self.match
        again = Match.fold(EXPEDITION, match.options, match.players, match.log)
        for viewer in (None, *self.slow.seats):
            seat = None if viewer is None else Seat(viewer)
            assert plain(again.view(seat)) == plain(match.view(seat))

    def _follow(self, seat: int, action: Action, events: Sequence[Event]) -> None:
        """The oracle does the same and must tell the same."""
        slow = self.slow
        before = slow.phase
        line = EXPEDITION.notation.format_action(self.match.log[-1].action)
        assert line == write_action(action)
        self.met.update(rare_moments(slow, seat, action, self.now))
        slow.play(seat, action, self.now, the_die(self.match.log[-1].draws))
        compare_plain([plain(event) for event in events], slow.facts, f"events of {action}")
        for viewer in (None, *map(Seat, slow.seats)):
            assert [EXPEDITION.narrate(event, viewer) for event in events] == list(events)
        if (before, slow.phase) != ("ready", "ready"):
            self._lay_open()

    def _lay_open(self) -> None:
        """The cards, if they are to be seen now: then everybody sees all of them. EX-20."""
        slow = self.slow
        shown = [player["card"] for player in plain(self.match.view(None))["players"]]
        if slow.options.hidden_doors and slow.phase == "ready":
            assert shown == [None for _ in slow.seats]
        else:
            slow.lay_open([card["number"] for card in shown])

    def _is_too_late(self, seat: int, action: Action, end: int) -> None:
        """At the very end, before the clock has written its entry, nobody can act. EX-26."""
        step = decode_action(EXPEDITION, action)
        refused = refusal_of(lambda: self.match.act(Seat(seat), step, self.wall(end)))
        assert isinstance(refused, Invalid), f"{action} came too late and was taken."
        assert refused.code == "clock-owes"

    def _probe(self, seat: int, action: Action) -> None:
        """The engine lets a step through exactly when the oracle does."""
        slow = self.slow
        step = decode_action(EXPEDITION, action)
        refused = refusal_of(lambda: EXPEDITION.check(self.match.state, Seat(seat), step))
        assert slow.may(seat, action) == (refused is None), f"{action} of {seat}: {refused}"
        if refused is not None:
            assert isinstance(refused, Illegal)
            assert refused.rule == rule_of(refused.code, slow.options.harder), str(refused)
            assert (refused.code == "ex-match-over") == (slow.phase == "over")
            self.met[refused.code] += 1
            if action["type"] == "solve" and seat != CLOCK and slow.is_searching(seat):
                assert refused.code == slow.refusal(seat, action["laid"]), action


def refusal_of(attempt: Callable[[], object]) -> PyramidionError | None:
    """Why the engine refuses the attempt, or None where it does not."""
    try:
        attempt()
    except PyramidionError as refused:
        return refused
    return None


def the_die(draws: Sequence[Draw]) -> int | None:
    """What the die shows, if the entry rolled it; nothing else is drawn during a match."""
    if not draws:
        return None
    (die,) = draws
    assert isinstance(die, Below)
    assert die.n == 6
    return die.value


def compare_plain(told: Any, expected: Any, where: str) -> None:
    """The same, or an error that names the place where they differ."""
    if told == expected:
        return
    if isinstance(told, dict) and isinstance(expected, dict):
        assert set(told) == set(expected), f"{where}: {set(told) ^ set(expected)}"
        for name in expected:
            compare_plain(told[name], expected[name], f"{where}, {name}")
    if isinstance(told, list) and isinstance(expected, list) and len(told) == len(expected):
        for index, pair in enumerate(zip(told, expected, strict=True)):
            compare_plain(*pair, f"{where} {index}")
    raise AssertionError(f"{where}: the engine says {told}, the oracle {expected}.")


def plain(value: object) -> Any:
    """The value as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
