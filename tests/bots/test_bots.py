"""Bots: they decide from views alone, and greedy is worth its name."""

import pytest

from pyramidion.bots import BOTS
from pyramidion.bots.playing import Simulation
from pyramidion.games import GAMES
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.record import decode_record, encode_record
from pyramidion.kernel.verify import verify

GAME = GAMES["silver_gold"]


def _simulated(names: list[str], *source: object) -> Simulation:
    simulation = Simulation(GAME, GAME.options(), names, *source)
    simulation.run()
    return simulation


def _encoded(simulation: Simulation) -> bytes:
    return encode_record(simulation.header, simulation.match, simulation.seal)


@pytest.mark.parametrize("names", [["greedy", "random"], ["random"] * 3, ["greedy"] * 4])
def test_bots_play_whole_matches_that_verify(names):
    simulation = _simulated(names, "whole")
    assert verify(decode_record(_encoded(simulation)), GAME) == simulation.match.outcome
    assert simulation.decisions > 0


def test_same_source_gives_the_same_bytes_and_another_gives_others():
    first = _encoded(_simulated(["greedy", "random"], 1, 2))
    assert first == _encoded(_simulated(["greedy", "random"], 1, 2))
    assert first != _encoded(_simulated(["greedy", "random"], 1, 3))


def test_greedy_beats_random_with_seats_alternating():
    won = 0
    for number in range(40):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        outcome = _simulated(names, "duel", number).match.outcome
        assert outcome is not None
        won += outcome.winners == (names.index("greedy"),)
    assert won >= 38


@pytest.mark.parametrize("name", list(BOTS))
def test_equal_views_give_equal_decisions_whatever_is_hidden(name):
    simulation = Simulation(GAME, GAME.options(), ["greedy"] * 3, "hidden")
    bot, match = BOTS[name](GAME), simulation.match
    hiding = Seeded("hiding")
    while seats := GAME.deciders(match.state):
        seat = seats[0]
        other = GAME.scramble(match.state, seat, hiding)
        decided = bot.decide(match.view(seat), 1, Seeded("decide"))
        assert bot.decide(GAME.view(other, seat), 1, Seeded("decide")) == decided
        match.act(seat, decided)
