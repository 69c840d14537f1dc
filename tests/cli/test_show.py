"""`pyramidion show`: a position as a seat may see it."""

import msgspec
import pytest


def test_last_position_with_its_score_sheet(run, record):
    french, english = run("show", record, lang="fr"), run("show", record, lang="en")
    assert (french.code, french.err) == (0, "")
    assert "vue par le public" in french.out
    assert "La quatrième manche est finie" in french.out
    assert "La partie est terminée" in french.out
    assert "Catégorie" in french.out
    assert "seen by the public" in english.out
    assert "The match is over" in english.out
    assert max(map(len, french.out.splitlines())) <= 80


def test_a_seat_sees_its_own_cards_and_no_others(run, record):
    mine = run("show", record, "--at", 1, "--seat", 0)
    other = run("show", record, "--at", 1, "--seat", 1)
    public = run("show", record, "--at", 1)
    assert "You keep card" in mine.out
    assert "keep" not in other.out
    assert "Nothing that can be known from here." in other.out
    assert "Nothing that can be known from here." in public.out
    assert mine.out.count("a b c d e") == 4
    assert public.out.count("a b c d e") == 0


def test_setup_is_entry_0(run, record):
    ran = run("show", record, "--at", 0, lang="fr")
    assert "La partie est mise en place." in ran.out


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_view_for_machines_is_the_seats_view(run, record, seat):
    words = [] if seat is None else ["--seat", seat]
    view = msgspec.json.decode(run("show", record, "--at", 2, *words, "--json").out)
    assert view["seat"] == seat
    assert len(view.get("dealt", [])) == (0 if seat is None else 4)


@pytest.mark.parametrize(
    ("words", "french", "english"),
    [
        (["--at", 99999], "L’entrée 99", "There is no entry 99,999"),
        (["--at", -1], "L’entrée -1 n’existe pas", "There is no entry -1"),
        (["--at", "x"], "attend un nombre entier, et non", "takes a whole number, not “x”"),
        (["--seat", 2], "La place 2 n’existe pas", "There is no seat 2: they go from 0 to 1."),
        (["--seat", -1], "La place -1 n’existe pas", "There is no seat -1"),
    ],
)
def test_what_is_not_there_cannot_be_shown(run, record, words, french, english):
    for lang, sentence in (("fr", french), ("en", english)):
        ran = run("show", record, *words, lang=lang)
        assert (ran.code, ran.out) == (2, "")
        assert sentence in ran.err
