"""Every game of the house keeps the kernel's promises, with every option and player count."""

from typing import Any

import pytest

from pyramidion.games import GAMES
from pyramidion.kernel.conformance import PROMISES, Trial
from pyramidion.kernel.game import decode_options

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "silver_gold": [
        {},
        {"reveal": "at_once"},
        {"closed_tombs": True, "expeditions": ["I4", "I4", "S4", "S4", "L4", "T4", "O4", "I2"]},
    ],
    "pyramido": [{}, {"legend": "become", "first": "1", "hints": False}],
    "expedition": [
        {},
        {"level": "hard", "harder": True, "countdown": "none"},
        {
            "level": "each",
            "level_0": "hard",
            "level_1": "easy",
            "level_2": "hard",
            "level_3": "easy",
        },
        {"hidden_doors": True, "credit": True, "countdown": "15"},
    ],
}
TRIALS = [
    pytest.param(game, given, players, id=f"{name}-{players}-{number}")
    for name, game in ((name, GAMES[name]) for name in GAMES)
    for number, given in enumerate(VARIANTS[name])
    for players in game.meta.players
]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize(("game", "given", "players"), TRIALS)
def test_game_keeps_its_promise(promise, game, given, players):
    promise(Trial(game, decode_options(game, given), players, seed="conformance"))


def test_every_option_has_a_variant():
    for name in GAMES:
        tried = {option for given in VARIANTS[name] for option in given}
        untried = set(GAMES[name].options.__struct_fields__) - tried - {"skulls"}
        assert not untried, f"{name} has options without a conformance trial: {untried}."
