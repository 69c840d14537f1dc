"""Help, languages and versions: everything in the language that was asked for."""

import pytest

import pyramidion
from pyramidion.cli.app import build
from pyramidion.messages import language, speaker

VERBS = ("games", "simulate", "replay", "show", "play", "solve")
ENGLISH_OF_CLICK = ("Usage:", "Show this", "Commands:", "COMMAND [ARGS]", "Options:\n")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_program_without_a_verb_shows_its_help(run, lang):
    ran = run(lang=lang)
    assert ran.code == 0
    assert ran.err == ""
    for verb in VERBS:
        assert f"\n  {verb} " in ran.out


@pytest.mark.parametrize("verb", ["", *VERBS])
def test_french_help_has_no_english_of_click(run, verb):
    ran = run(*([verb] if verb else []), "--help", lang="fr")
    assert ran.code == 0
    assert ran.out.startswith("Usage : pyramidion")
    assert "Options :" in ran.out
    for text in ENGLISH_OF_CLICK:
        assert text not in ran.out


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_option_is_explained_within_80_columns(run, verb, lang):
    ran = run(verb, "-h", lang=lang)
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 80
    for param in build(speaker(lang)).commands[verb].params:
        if param.param_type_name == "option":
            assert getattr(param, "help", "")


def test_lang_stands_before_or_after_the_verb(run):
    french = "pyramidion games [OPTIONS]"
    for words in (
        ["--lang", "fr", "games", "--help"],
        ["games", "--lang", "fr", "--help"],
        ["games", "--lang=fr", "--help"],
        ["--lang=en", "games", "--lang=fr", "--help"],
    ):
        ran = run(*words, lang="en")
        assert "Montre les jeux" in ran.out
        assert french in ran.out


def test_version(run):
    assert run("--version").out == f"Pyramidion {pyramidion.__version__}\n"


@pytest.mark.parametrize(
    ("explicit", "environ", "expected"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        ("en", {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE"}, "en"),
        (None, {"LANG": "en_GB", "LC_MESSAGES": "en_GB", "LC_ALL": "fr_CA"}, "fr"),
        (None, {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_language_by_request_or_by_locale(explicit, environ, expected):
    assert language(explicit, environ) == expected
