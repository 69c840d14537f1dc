"""`pyramidion solve`: puzzles as text, their solutions as drawings, and what is refused."""

import msgspec
import pytest

from pyramidion.cli.puzzle import SIGNS, parse_puzzle
from pyramidion.messages import speaker
from pyramidion.tiling.polyomino import POLYOMINOES

DOOR = "####\n####\n.###\n\nL4 P5 I2\n"
CROSS = ".#.\n###\n.#.\n"


@pytest.fixture
def puzzle(tmp_path):
    """A file with that text."""

    def write(text: str):
        path = tmp_path / "door.txt"
        path.write_text(text)
        return path

    return write


def test_every_solution_is_drawn(run, puzzle):
    french, english = (run("solve", puzzle(DOOR), lang=lang) for lang in ("fr", "en"))
    assert (english.code, english.err) == (0, "")
    head, *drawings, told = english.out.strip().split("\n\n")
    assert head == "A L4  B P5  C I2"
    assert told == "17 solutions."
    assert len(drawings) == len(set(drawings)) == 17
    for drawing in drawings:
        rows = drawing.split("\n")
        assert [len(row) for row in rows] == [4, 4, 4]
        assert [drawing.count(sign) for sign in "ABC."] == [4, 5, 2, 1]
    assert french.out.endswith("17 solutions.\n")


def test_only_the_first_or_only_the_number(run, puzzle):
    file = puzzle(DOOR)
    every, first = run("solve", file), run("solve", file, "--first")
    assert first.out == "A L4  B P5  C I2\n\nAAAB\nACBB\n.CBB\n"
    assert every.out.startswith(first.out)
    assert run("solve", file, "--count").out == "17\n"


def test_answers_for_programs(run, puzzle):
    file = puzzle(DOOR)
    every = msgspec.json.decode(run("solve", file, "--json").out)
    assert every["keys"] == [
        {"sign": "A", "name": "L4"},
        {"sign": "B", "name": "P5"},
        {"sign": "C", "name": "I2"},
    ]
    assert every["count"] == len(every["solutions"]) == 17
    assert every["solutions"][0] == ["AAAB", "ACBB", ".CBB"]
    first = msgspec.json.decode(run("solve", file, "--first", "--json").out)
    assert first == {**every, "count": 1, "solutions": every["solutions"][:1]}
    assert msgspec.json.decode(run("solve", file, "--count", "--json").out) == {"count": 17}


def test_a_puzzle_can_be_typed(run):
    ran = run("solve", "-", "--count", typed="###\n###\nI3, i3\n")
    assert (ran.code, ran.out) == (0, "1\n")


def test_pieces_can_be_drawn(run):
    typed = f"{CROSS}##.\n\n{CROSS}\nI2\n"
    ran = run("solve", "-", typed=typed)
    assert "A #1  B I2" in ran.out
    assert "\n.A.\nAAA\n.A.\nBB.\n" in ran.out
    assert "One solution." in ran.out


@pytest.mark.parametrize(
    ("lang", "told"), [("fr", "Il n’y a pas de solution."), ("en", "There is no solution.")]
)
def test_that_there_is_no_solution_is_an_answer(run, lang, told):
    typed = f"{CROSS}\nL5\n"
    for flag in ([], ["--first"]):
        ran = run("solve", "-", *flag, typed=typed, lang=lang)
        assert (ran.code, ran.err) == (0, "")
        assert told in ran.out
    assert run("solve", "-", "--count", typed=typed).out == "0\n"
    none = msgspec.json.decode(run("solve", "-", "--json", typed=typed).out)
    assert (none["count"], none["solutions"]) == (0, [])


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("", "Il n’y a pas de région", "There is no region"),
        ("\n \n\n", "Il n’y a pas de région", "There is no region"),
        ("...\n...\n\nI2\n", "Il n’y a pas de région", "There is no region"),
        ("I2 I3\n", "Il n’y a pas de région", "There is no region"),
        ("##\n", "Il n’y a pas de clés", "There are no keys"),
        ("##\n\nI9\n", "La clé « I9 » n’existe pas", "There is no key “I9”"),
        ("##\n\nhello there\n", "La clé « HELLO » n’existe pas", "There is no key “HELLO”"),
        ("##\n#?\n\nI3\n", "La ligne 2 ne se comprend pas", "Line 2 cannot be understood"),
        ("\x00\n", "La ligne 1 ne se comprend pas", "Line 1 cannot be understood"),
        ("##\n\n" + ("#" * 33 + "\n") * 2, "Une pièce a", "A piece has 66 cells"),
        (("#" * 33 + "\n") * 2 + "\nI2\n", "La région a", "The region has 66 cells"),
        ("#" * 65 + "\n\nI2\n", "Un dessin fait 65 cases", "A drawing is 65 cells long or wide"),
        ("##\n\n" + ".\n" * 64 + "#\n", "Un dessin fait 65 cases", "A drawing is 65 cells"),
        ("####\n\nI3\n", "a 4 cases et les clés en ont 3", "has 4 cells and the keys have 3"),
        ("####\n\nI3 I2\n", "a 4 cases et les clés en ont 5", "has 4 cells and the keys have 5"),
        ("####\n\n#.#\n\nI2\n", "n’est pas d’un seul tenant : #.#", "not hang together: #.#"),
        ("####\n\n...\n\nI4\n", "n’est pas d’un seul tenant", "does not hang together"),
        ("#####\n" * 13 + "\nI5\n", "La clé « I5 »", "There is no key “I5”"),
        ("#####\n" * 13 + "\n" + "P5 " * 13, "a 65 cases", "has 65 cells: it may have 64"),
        ("########\n" * 7 + "\n" + "I1 " * 56, "Il y a 56 clés", "There are 56 keys"),
        (" " * 30_000, "Le texte est trop long", "The text is too long"),
    ],
)
def test_what_is_no_puzzle_is_refused_with_a_sentence(run, puzzle, text, french, english):
    for lang, sentence in (("fr", french), ("en", english)):
        for ran in (
            run("solve", puzzle(text), lang=lang),
            run("solve", "-", "--count", typed=text, lang=lang),
        ):
            assert (ran.code, ran.out) == (2, "")
            assert sentence in ran.err
            assert ran.err.count("\n") == 1


def test_bytes_that_are_no_text(run, tmp_path):
    path = tmp_path / "door.txt"
    path.write_bytes(b"\xff\xfe#\n")
    ran = run("solve", path, lang="fr")
    assert (ran.code, ran.out) == (2, "")
    assert "n’est pas un texte en UTF-8" in ran.err


def test_a_file_that_is_not_there(run, tmp_path):
    ran = run("solve", tmp_path / "nothing.txt")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no such file" in ran.err


def test_number_and_first_do_not_go_together(run, puzzle):
    for lang, told in (("fr", "pas les deux"), ("en", "not both")):
        ran = run("solve", puzzle(DOOR), "--count", "--first", lang=lang)
        assert (ran.code, ran.out) == (2, "")
        assert told in ran.err


def test_help_in_both_languages(run):
    for lang, told in (("fr", "Recouvre une région"), ("en", "Covers a region")):
        ran = run("solve", "--help", lang=lang)
        assert ran.code == 0
        assert told in ran.out
        assert max(map(len, ran.out.splitlines())) <= 80
        assert speaker(lang)("cli-solve-first") in ran.out
        assert "\n  solve " in run("--help", lang=lang).out


def test_spaces_and_a_byte_order_mark_do_no_harm():
    plain = parse_puzzle("##\n.#\n\nV3\n")
    assert parse_puzzle("\n##  \n #\nv3\n\n\n") == plain
    assert plain.names == ("V3",)
    assert plain.pieces == (POLYOMINOES["V3"],)


def test_as_many_letters_as_pieces_may_be():
    assert len(set(SIGNS)) == 52
    text = "#######\n" * 7 + "###\n\n" + "I1 " * 52
    assert len(parse_puzzle(text).pieces) == 52
