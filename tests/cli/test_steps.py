"""What a player types, understood as a step."""

import pytest

from pyramidion.cli.steps import Steps
from pyramidion.games import GAMES
from pyramidion.games.silver_gold.actions import DRAW_PILE, Keep, Mark, TakeReserve
from pyramidion.kernel.actions import CONFIRM
from pyramidion.kernel.errors import Invalid
from pyramidion.messages import speaker
from pyramidion.messages.telling import Teller

GAME = GAMES["silver_gold"]
WORDS = Teller(GAME, ["a", "b"], None, speaker("fr")).words()
REPLACING = [TakeReserve(6), TakeReserve(2), DRAW_PILE]
MARKING = [Mark(17, 0b1), Mark(17, 0b11), Mark(32, 0b1), Mark(32, 0b110)]


def _understood(legal, text):
    return Steps(GAME, legal, WORDS).understood(text)


@pytest.mark.parametrize(
    ("legal", "text", "step"),
    [
        (REPLACING, "prendre 6", TakeReserve(6)),
        (REPLACING, "take 6", TakeReserve(6)),
        (REPLACING, "6", TakeReserve(6)),
        (REPLACING, "PIOCHER", DRAW_PILE),
        (REPLACING, "draw", DRAW_PILE),
        (REPLACING, "2", TakeReserve(2)),
        (REPLACING, "#2", TakeReserve(2)),
        (REPLACING, "3", DRAW_PILE),
        (REPLACING, "#1", TakeReserve(6)),
        (REPLACING, "5", TakeReserve(5)),
        (MARKING, "17 a1", Mark(17, 0b1)),
        (MARKING, "a1b1", Mark(17, 0b11)),
        (MARKING, "B1 A1", Mark(17, 0b11)),
        (MARKING, "c1b1", Mark(32, 0b110)),
        (MARKING, "4", Mark(32, 0b110)),
        (MARKING, "e5", Mark(17, 1 << 24)),
        ([CONFIRM], "", CONFIRM),
        ([CONFIRM], "confirmer", CONFIRM),
        ([Keep(3)], "garder 3", Keep(3)),
    ],
)
def test_understood(legal, text, step):
    assert _understood(legal, text) == step


@pytest.mark.parametrize(
    ("legal", "text", "code"),
    [
        (MARKING, "a1", "cli-ambiguous"),
        (MARKING, "hello", "sg-unreadable-action"),
        (MARKING, "", "sg-unreadable-action"),
        (MARKING, "#9", "sg-unreadable-action"),
        (MARKING, "#0", "sg-unreadable-action"),
        (MARKING, "99999999999999999999", "sg-unreadable-action"),
        (MARKING, "17 z9", "sg-unreadable-cells"),
    ],
)
def test_not_understood(legal, text, code):
    with pytest.raises(Invalid) as refused:
        _understood(legal, text)
    assert refused.value.code == code


def test_steps_are_written_in_the_players_words():
    assert Steps(GAME, REPLACING, WORDS).listed() == ["#1 prendre 6", "#2 prendre 2", "#3 piocher"]
