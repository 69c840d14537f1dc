"""Matches against the clock between bots, in virtual time."""

from itertools import pairwise

import pytest

from pyramidion.bots import BOTS
from pyramidion.bots.playing import Simulation
from pyramidion.games import GAMES
from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.actions import CreditLine, GlassRanOut, Solve
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.game import decode_options
from pyramidion.kernel.record import decode_record, encode_record
from pyramidion.kernel.seats import CLOCK
from pyramidion.kernel.verify import verify

VARIANTS = [
    {},
    {"level": "hard"},
    {"harder": True},
    {"harder": True, "level": "hard", "hidden_doors": True},
    {"hidden_doors": True, "countdown": "none"},
    {"level": "each", "level_0": "hard", "level_3": "hard", "countdown": "15"},
    {"credit": True},
]


def _simulated(names, options, *source):
    simulation = Simulation(EXPEDITION, decode_options(EXPEDITION, options), names, *source)
    simulation.run()
    return simulation


def _encoded(simulation):
    return encode_record(simulation.header, simulation.match, simulation.seal)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("names", [["strong", "random"], ["greedy", "strong", "random", "greedy"]])
def test_bots_play_every_variant_and_the_records_verify(names, options):
    simulation = _simulated(names, options, "variant")
    record = decode_record(_encoded(simulation))
    assert verify(record, EXPEDITION) == simulation.match.outcome is not None
    assert simulation.decisions > 0


def test_same_source_gives_the_same_bytes_and_another_gives_others():
    names = ["greedy", "random", "strong"]
    first = _encoded(_simulated(names, {}, 1, 2))
    assert first == _encoded(_simulated(names, {}, 1, 2))
    assert first != _encoded(_simulated(names, {}, 1, 3))


def test_nobody_acts_twice_at_once_and_the_clock_is_on_time():
    match = _simulated(["random", "random"], {"level": "hard"}, "slow").match
    assert all(one.at < other.at for one, other in pairwise(match.log) if other.seat != CLOCK)
    ran_out = [entry.at for entry in match.log if isinstance(entry.action, GlassRanOut)]
    assert ran_out
    assert match.log[-1].at > 9 * 60_000


def test_bots_that_do_not_find_in_time_do_not_solve():
    match = _simulated(["random", "random"], {"level": "hard"}, "slow").match
    assert 0 < sum(isinstance(entry.action, Solve) for entry in match.log) < 18


def test_games_without_a_clock_ask_nobody_for_a_pause(monkeypatch):
    def never(*_):
        raise AssertionError("No pause is needed.")

    game = GAMES["silver_gold"]
    simulation = Simulation(game, game.options(), ["random", "greedy"], "untimed")
    for bot in simulation._bots:
        monkeypatch.setattr(type(bot), "pause", never)
    simulation.run()
    assert simulation.match.outcome is not None


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("options", [{}, {"hidden_doors": True}], ids=str)
def test_what_is_hidden_changes_neither_decision_nor_pause(name, options):
    names, hiding = ["greedy"] * 3, Seeded("hiding")
    match = Simulation(EXPEDITION, decode_options(EXPEDITION, options), names, "hidden").match
    bot = BOTS[name](EXPEDITION)
    while seats := EXPEDITION.deciders(match.state):
        seat = seats[0]
        view = match.view(seat)
        other = EXPEDITION.view(EXPEDITION.scramble(match.state, seat, hiding), seat)
        decided = bot.decide(view, 1, Seeded("decide"))
        assert bot.decide(other, 1, Seeded("decide")) == decided
        assert bot.pause(other, Seeded("pause")) == bot.pause(view, Seeded("pause"))
        match.act(seat, decided)
    assert match.outcome is not None


def test_credit_for_the_line_stands_in_no_bots_way():
    names = ["strong", "greedy", "random"]
    simulation = Simulation(EXPEDITION, decode_options(EXPEDITION, {"credit": True}), names, 1)
    match, chance = simulation.match, Seeded("credit")
    while seats := EXPEDITION.deciders(match.state):
        seat = seats[-1]
        owed = EXPEDITION.credit(match.state, seat, chance.below(300))
        if owed is not None:
            match.act(CLOCK, owed)
        simulation._act(seat, match.log[-1].at + 500)
    assert match.outcome is not None
    assert any(isinstance(entry.action, CreditLine) for entry in match.log)


@pytest.mark.parametrize(("better", "worse"), [("strong", "greedy"), ("greedy", "random")])
def test_better_bot_wins_with_seats_alternating(better, worse):
    won = 0
    for number in range(8):
        names = [better, worse] if number % 2 else [worse, better]
        outcome = _simulated(names, {"level": "hard"}, "duel", number).match.outcome
        won += outcome.winners == (names.index(better),)
    assert won >= 6
