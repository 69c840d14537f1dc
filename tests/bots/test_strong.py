"""The strong bot: it repeats itself, plays whole matches, uses nothing hidden, and beats greedy."""

import pytest
from tests.kernel.toy import TOY, Write

from pyramidion.bots import BOTS
from pyramidion.bots.evaluations import EVALUATIONS
from pyramidion.bots.strong import StrongBot
from pyramidion.games import GAMES
from pyramidion.kernel.chance import Scripted, Seeded
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat

SMALL, LARGE = 5, 100
GAMES_WITH_EVALUATION = [name for name in GAMES if name in EVALUATIONS]
GAMES_WITH_SEARCH = [name for name in GAMES_WITH_EVALUATION if name != "expedition"]
TABLES = [(name, players) for name in GAMES_WITH_EVALUATION for players in GAMES[name].meta.players]


def _started(name, players, *source):
    game = GAMES[name]
    return Match.start(game, game.options(), players, Seal.derived(4, *source))


def _play(match, bots, budget, *source):
    """Play to the end; automas take their only step."""
    game, chances = match.game, [Seeded(seat, *source) for seat in range(len(bots))]
    while seats := game.deciders(match.state):
        seat = seats[-1]
        if seat < len(bots):
            action = bots[seat].decide(match.view(seat), budget, chances[seat])
        else:
            action = game.legal(match.state, seat)[0]
        match.act(seat, action)
    return match


def _actions(match):
    return [(entry.seat, entry.action) for entry in match.log]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_strong_plays_whole_matches_of_every_game(name, players):
    bots = [BOTS["strong"](GAMES[name])] * players
    assert _play(_started(name, players, "whole"), bots, SMALL, "whole").outcome is not None


@pytest.mark.parametrize("name", GAMES_WITH_SEARCH)
def test_same_seed_and_budget_give_the_same_match_and_others_another(name):
    bots = [BOTS["strong"](GAMES[name]), BOTS["random"](GAMES[name])]

    def played(budget, *source):
        return _actions(_play(_started(name, 2, "same"), bots, budget, *source))

    first = played(LARGE, 1)
    assert played(LARGE, 1) == first
    assert played(SMALL, 1) != first


@pytest.mark.parametrize("name", GAMES_WITH_EVALUATION)
@pytest.mark.parametrize("budget", [SMALL, LARGE])
def test_what_is_hidden_changes_no_decision(name, budget):
    match, hiding = _started(name, 3, "hidden"), Seeded("hiding", name)
    game, bot, others = match.game, BOTS["strong"](GAMES[name]), BOTS["random"](GAMES[name])
    while seats := game.deciders(match.state):
        seat = seats[-1]
        view = match.view(seat)
        if seat:
            match.act(seat, others.decide(view, 1, hiding))
            continue
        other = game.view(game.scramble(match.state, seat, hiding), seat)
        decided = bot.decide(view, budget, Seeded("decide", len(match.log)))
        assert bot.decide(other, budget, Seeded("decide", len(match.log))) == decided
        match.act(seat, decided)


@pytest.mark.parametrize("name", GAMES_WITH_EVALUATION)
def test_strong_beats_greedy_with_seats_alternating(name):
    strong, greedy = BOTS["strong"](GAMES[name]), BOTS["greedy"](GAMES[name])
    won = 0
    for number in range(6):
        mine = number % 2
        bots = [greedy, strong] if mine else [strong, greedy]
        match = _play(_started(name, 2, "duel", number), bots, LARGE, number)
        won += match.outcome.winners == (mine,)
    assert won >= 4


@pytest.mark.parametrize("name", GAMES_WITH_SEARCH)
def test_worth_of_a_match_that_is_over_is_its_score(name):
    match = _play(_started(name, 2, "over"), [BOTS["random"](GAMES[name])] * 2, 1, "over")
    for seat, score in enumerate(match.outcome.scores):
        assert round(EVALUATIONS[name].worth(match.state, seat)) == score.total


def test_position_without_a_choice_needs_neither_world_nor_chance():
    match = _started("silver_gold", 2, "forced")
    bot, seat = BOTS["strong"](match.game), Seat(0)
    for card in match.state.dealt[0][:2]:
        match.act(seat, next(step for step in match.view(seat).legal if step.card == card))
    assert bot.decide(match.view(seat), LARGE, Scripted()) == match.view(seat).legal[0]


def test_where_steps_cannot_be_listed_it_plays_what_the_game_proposes(monkeypatch):
    monkeypatch.setitem(EVALUATIONS, "toy", None)
    match = Match.start(TOY, TOY.options(), 2, Seal.derived(2, "toy"))
    decided = StrongBot(TOY).decide(match.view(Seat(0)), LARGE, Scripted([3]))
    assert decided == Write("word")
