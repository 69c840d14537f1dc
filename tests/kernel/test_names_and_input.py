"""Registries, options, actions and errors: what a caller gets for bad input."""

import pytest
from tests.kernel.toy import TOY, ToyOptions, Write

from pyramidion.kernel.actions import CONFIRM, TakeBack, snake_case
from pyramidion.kernel.errors import BadRecord, Illegal, Invalid, PyramidionError
from pyramidion.kernel.game import decode_action, decode_options
from pyramidion.kernel.outcome import Outcome, Score, ranks_by
from pyramidion.kernel.registry import Registry


def test_registry_suggests_the_nearest_name():
    games = Registry("game", "unknown-game", {"silver_gold": 1, "pyramido": 2})
    assert (games["pyramido"], list(games), len(games)) == (2, ["silver_gold", "pyramido"], 2)
    with pytest.raises(Invalid) as refused:
        games["silver_glod"]
    assert refused.value.values["close"] == "silver_gold"
    with pytest.raises(Invalid) as refused:
        games["xyz"]
    assert refused.value.values == {"name": "xyz", "known": "silver_gold, pyramido", "close": ""}


def test_options_come_from_plain_values():
    assert decode_options(TOY, {}) == ToyOptions()
    assert decode_options(TOY, {"stakes": 3}) == ToyOptions(stakes=3)


@pytest.mark.parametrize(
    ("given", "code", "field"),
    [
        ({"stakes": "high"}, "bad-option", "stakes"),
        ({"stakes": None}, "bad-option", "stakes"),
        ({"colour": 1}, "unknown-option", "colour"),
    ],
)
def test_bad_option_is_refused_by_name(given, code, field):
    with pytest.raises(Invalid) as refused:
        decode_options(TOY, given)
    assert (refused.value.code, refused.value.field) == (code, field)


def test_action_comes_from_plain_values():
    assert decode_action(TOY, {"type": "write", "word": "a"}) == Write("a")
    assert decode_action(TOY, {"type": "confirm"}) == CONFIRM
    assert decode_action(TOY, {"type": "take_back"}) == TakeBack()


@pytest.mark.parametrize(
    "given",
    [
        None,
        [],
        "confirm",
        {},
        {"type": "fly"},
        {"type": "write"},
        {"type": "write", "word": 5},
        {"type": "write", "word": "a", "extra": 1},
    ],
)
def test_malformed_action_is_refused(given):
    with pytest.raises(Invalid) as refused:
        decode_action(TOY, given)
    assert refused.value.code == "malformed-action"


def test_errors_read_as_sentences_with_their_values():
    assert str(Illegal("SG-25", "sg-must-touch", card=17)) == (
        "Rule SG-25 forbids this: sg-must-touch (card=17)."
    )
    assert str(Invalid("players", "wrong-seat-count", players=9)) == (
        "The field players is refused: wrong-seat-count (players=9)."
    )
    assert str(PyramidionError("plain")) == "plain."
    assert (BadRecord(3, "record-hash", "a", "b").line, BadRecord(3, "x", "a", "b").values) == (
        3,
        {"line": 3, "expected": "a", "found": "b"},
    )


def test_ranks_are_shared_and_the_next_are_skipped():
    assert ranks_by([(5,), (9,), (5,), (1,)]) == (2, 1, 2, 4)
    assert ranks_by([(5, -3), (5, -2), (5, -9)]) == (2, 1, 3)
    scores = (Score(1, {}), Score(1, {}))
    assert Outcome(scores, (1, 1), "x").winners == (0, 1)


def test_tags_are_snake_case():
    assert [snake_case("TakeBack"), snake_case("Confirm")] == ["take_back", "confirm"]
