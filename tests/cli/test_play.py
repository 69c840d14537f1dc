"""`pyramidion play`: the whole conversation, typed in."""

import re
from itertools import permutations

import pytest

from pyramidion.games.silver_gold.components import CARD, TABLE
from pyramidion.games.silver_gold.notation.text import format_cells
from pyramidion.tiling.grid import cells_of

PLAY = ("play", "silver_gold", "--seed", 3)
DEALT = (2, 13, 17, 47)
"""The cards that this seed deals; its first pattern is the square."""

SQUARE = TABLE.of["O4"]
HINTS = {"fr": "conseil!\n", "en": "hint!\n"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "fr",
            [
                "Vous jouez contre Ibis (greedy)",
                "Quatre manches de sept tours",
                "S départ",
                "« Pyramide achevée ! » Vous terminez la carte",
                "« Points de pyramide ! »",
                "La quatrième manche est finie",
                "Catégorie",
                "Rang",
                "La partie est enregistrée dans",
            ],
        ),
        (
            "en",
            [
                "You play against Ibis (greedy)",
                "Four rounds of seven turns",
                "S start",
                "“Pyramid completed!” You finish card",
                "“Pyramid points!”",
                "The fourth round is over",
                "Category",
                "Rank",
                "The match is saved in",
            ],
        ),
    ],
)
def test_a_whole_match_to_its_score_sheet(run, tmp_path, lang, players, sentences):
    out = tmp_path / "mine.jsonl"
    words = (*PLAY, "--players", players, "--out", out)
    ran = run(*words, lang=lang, typed=HINTS[lang] * 400)
    assert (ran.code, ran.err) == (0, "")
    for sentence in sentences:
        assert sentence in ran.out
    shown = [line for line in ran.out.splitlines() if str(tmp_path) not in line]
    assert max(map(len, shown)) <= 80
    assert run("replay", out).code == 0


def test_who_wins_is_said_to_the_one_who_plays(run):
    ran = run(*PLAY, "--players", 2, "--bots", "random", lang="fr", typed="conseil!\n" * 400)
    assert "Vous gagnez avec" in ran.out
    assert ran.out.rstrip().endswith("points !")


def test_the_first_screen_tells_how_to_play(run):
    ran = run(*PLAY, lang="fr")
    assert ran.code == 0
    for sentence in ("r gemme rouge", "k crâne", "17 a1b1b2", "q quitter", "10 points"):
        assert sentence in ran.out


def test_end_of_input_leaves_politely(run, tmp_path):
    out = tmp_path / "mine.jsonl"
    for lang, sentence in (("fr", "avant la fin : rien n’a été"), ("en", "nothing was saved")):
        ran = run(*PLAY, "--out", out, lang=lang)
        assert (ran.code, ran.err) == (0, "")
        assert sentence in ran.out
        assert not out.exists()


@pytest.mark.parametrize("word", ["q", "Q", "quit", "quitter"])
def test_leaving(run, word):
    ran = run(*PLAY, lang="fr", typed=f"{word}\n")
    assert ran.code == 0
    assert ran.out.rstrip().endswith("Vous quittez la partie avant la fin.")


@pytest.mark.parametrize("word", ["u", "annuler", "undo", "reprendre"])
def test_taking_back(run, word):
    ran = run(*PLAY, lang="fr", typed=f"garder 17\n{word}\n{word}\nq\n")
    assert "Vous gardez la carte 17." in ran.out
    assert ran.out.count("Gardées : -") == 2
    assert "Vous n’avez rien à reprendre. (SG-29)" in ran.out


def test_a_refusal_names_its_rule_and_asks_again(run):
    typed = "garder 5\ngarder 17\ngarder 17\nconfirmer\ndrink tea\n\n"
    ran = run(*PLAY, lang="fr", typed=typed)
    assert "La carte 5 ne fait pas partie des quatre que vous avez reçues. (SG-10)" in ran.out
    assert "Vous gardez déjà la carte 17. (SG-10)" in ran.out
    assert "Gardez encore une carte avant de confirmer. (SG-10)" in ran.out
    assert "« drink tea » n’est pas un coup" in ran.out
    assert "Écrivez un coup, ou « ? »" in ran.out
    assert ran.out.count("Votre coup >") == 7


def _placements(chosen):
    return [TABLE.masks[index] for index in cells_of(chosen)]


def _square_of_one_card():
    """Two of the dealt cards, and a square that can begin the first but not the second."""
    for one, other in permutations(DEALT, 2):
        begins = [CARD[number].opened & CARD[number].first & SQUARE for number in (one, other)]
        if only := begins[0] & ~begins[1]:
            return one, other, format_cells(_placements(only)[0])
    raise AssertionError("No square tells two of the cards apart.")


def test_marks_typed_by_cells_alone_or_with_their_card(run):
    card, other, cells = _square_of_one_card()
    start = f"garder {card}\ngarder {other}\n\n"
    backwards = " ".join(re.findall("..", cells)[::-1])
    alone = run(*PLAY, lang="fr", typed=f"{start}{backwards}\n\n")
    full = run(*PLAY, lang="fr", typed=f"{start}{card} {cells}\n\n")
    assert f"Vous cochez {cells} sur la carte {card}." in alone.out
    assert alone.out.split("Vous cochez")[1] == full.out.split("Vous cochez")[1]
    assert "tour 2 sur 7" in alone.out


def test_marks_that_the_rules_forbid(run):
    card = CARD[DEALT[0]]
    wall, start = format_cells(card.walls & -card.walls), format_cells(card.start)
    tomb = format_cells(card.tomb)
    pair = format_cells(_placements(card.opened & card.first & TABLE.of["I2"])[0])
    square = format_cells(_placements(card.opened & ~card.first & SQUARE)[0])
    typed = f"{DEALT[3]} {start}", tomb, f"2 {pair}", f"2 {square}", f"2 {wall}", "2 z9"
    begin = f"garder {DEALT[0]}\ngarder {DEALT[1]}\n\n"
    ran = run(*PLAY, lang="fr", typed=begin + "\n".join(typed))
    for sentence in (
        "La carte 47 n’est pas devant vous. (SG-22)",
        "n’est pas commencée : cochez sa case de départ. (SG-27)",
        "Ces cases ne forment pas le motif du tour, le carré. (SG-22)",
        "Le motif doit couvrir la case de départ de la carte 2. (SG-24)",
        "Une de ces cases est un mur de la carte 2. (SG-23)",
        "« z9 » n’est pas une suite de cases",
    ):
        assert sentence in ran.out


def test_steps_are_listed_and_chosen_by_number(run):
    ran = run(*PLAY, lang="en", typed="?\n#2\n1\n")
    assert "#1 keep 2   #2 keep 13   #3 keep 17   #4 keep 47" in ran.out
    assert "You keep card 13." in ran.out
    assert "You keep card 2." in ran.out


def test_a_hint_is_shown_and_not_played(run):
    ran = run(*PLAY, lang="fr", typed="conseil\nq\n")
    assert "Conseil : garder" in ran.out
    assert "Vous gardez" not in ran.out


def test_the_table_can_be_shown_again(run):
    ran = run(*PLAY, lang="fr", typed="t\nq\n")
    assert ran.out.count("Vos quatre cartes") == 2


def test_only_what_changed_is_drawn_within_a_decision(run):
    ran = run(*PLAY, lang="fr", typed="garder 47\ngarder 2\n\n#1\nu\n")
    after = ran.out.split("Vous cochez")[1]
    assert "-- Vous --" in after
    assert "-- Ibis --" not in after


def test_names_and_seeds(run):
    first = run(*PLAY, "--name", "Léa", lang="fr", typed="conseil!\n" * 400).out
    again = run(*PLAY, "--name", "Léa", lang="fr", typed="conseil!\n" * 400).out
    assert first == again
    assert re.search(r" Catégorie +Léa +Ibis +Faucon", first)
    chance = {run("play", "silver_gold", lang="fr").out for _ in range(3)}
    assert len(chance) == 3
