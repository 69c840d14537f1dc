"""`pyramidion games`."""

import msgspec
import pytest

from pyramidion.games import GAMES


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("fr", ["Silver & Gold : Pyramides", "dès 8 ans", "Les malus des dix crânes", "gourmand"]),
        ("en", ["Silver & Gold: Pyramids", "from 8 years", "maluses of the ten skulls", "Greedy"]),
    ],
)
def test_games_are_listed_with_their_options(run, lang, sentences):
    ran = run("games", lang=lang)
    assert (ran.code, ran.err) == (0, "")
    for sentence in ["silver_gold", "--option closed_tombs=false", *sentences]:
        assert sentence in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_games_for_machines(run):
    ran = run("games", "--json")
    listed = msgspec.json.decode(ran.out)
    assert [game["id"] for game in listed] == list(GAMES)
    first = listed[0]
    assert first["players"] == [2, 3, 4]
    assert {option["name"] for option in first["options"]} == {
        "reveal",
        "closed_tombs",
        "expeditions",
        "skulls",
    }
    assert first["options"][1]["default"] is False
