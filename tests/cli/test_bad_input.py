"""Bad input: one clear sentence in the right language, exit code 2, never a traceback."""

import errno
from pathlib import Path

import pytest

SIMULATE = ("simulate", "silver_gold", "--games", 1)

REFUSALS = [
    (["plai"], "La commande « plai » n’existe pas : vouliez-vous dire « play » ?", "“play”?"),
    (["xyz"], "les commandes sont games, simulate", "the commands are games, simulate"),
    (["--bogus"], "L’option « --bogus » n’existe pas", "There is no option “--bogus”"),
    (["games", "--jsom"], "vouliez-vous dire « --json » ?", "did you mean “--json”?"),
    (["games", "--json=1"], "« --json » ne prend pas de valeur", "“--json” takes no value"),
    (["games", "more"], "quelque chose de trop, « more »", "something too much, “more”"),
    (["games", "--lang", "de"], "La langue « de » n’est pas parlée ici", "“de” is not spoken here"),
    (["simulate"], "Il manque JEU : voyez « pyramidion simulate --help »", "GAME is missing"),
    (["replay"], "Il manque FICHIER :", "FILE is missing"),
    (["simulate", "silver_gols"], "vouliez-vous dire « silver_gold » ?", "mean “silver_gold”?"),
    (["play", "zzz"], "Le jeu « zzz » n’existe pas", "There is no game “zzz”"),
    ([*SIMULATE, "--players", 5], "On ne joue pas à ce jeu à 5", "is not for 5 players"),
    ([*SIMULATE, "--players", 1], "On ne joue pas à ce jeu à 1", "is not for one player"),
    ([*SIMULATE, "--players", -2], "On ne joue pas à ce jeu à -2", "is not for -2 players"),
    ([*SIMULATE, "--players", "many"], "entier, et non « many »", "whole number, not “many”"),
    ([*SIMULATE, "--players"], "« --players » attend une valeur", "“--players” needs a value"),
    (["play", "silver_gold", "--players", 9], "On ne joue pas à ce jeu à 9", "not for 9 players"),
    ([*SIMULATE, "--bots", "gredy"], "vouliez-vous dire « greedy » ?", "did you mean “greedy”?"),
    ([*SIMULATE, "--bots", "zzz"], "les robots sont greedy, random", "the bots are greedy, random"),
    ([*SIMULATE, "--bots", "random,"], "Le robot «  » n’existe pas", "There is no bot “”"),
    ([*SIMULATE, "--bots", "random,greedy"], "2 robots pour 3 places", "2 bots for 3 seats"),
    ([*SIMULATE, "--bots", "random," * 3 + "greedy"], "4 robots pour 3", "4 bots for 3 seats"),
    (["play", "silver_gold", "--bots", "x"], "Le robot « x » n’existe", "There is no bot “x”"),
    ([*SIMULATE, "--games", 0], "de 1 à 1000000, et non « 0 »", "from 1 to 1000000, not “0”"),
    (
        [*SIMULATE, "--seed", -1],
        "--seed attend un nombre entier de 0",
        "--seed takes a whole number",
    ),
    ([*SIMULATE, "--seed", "9" * 5000], "--seed attend un nombre", "--seed takes a whole number"),
    (
        [*SIMULATE, "--jobs", 0],
        "--jobs attend un nombre entier de 1",
        "--jobs takes a whole number",
    ),
    ([*SIMULATE, "--option", "reveal"], "de la forme nom=valeur", "of the form name=value"),
    ([*SIMULATE, "--option", "sand=1"], "« sand » n’existe pas dans ce jeu", "no option “sand”"),
    (
        [*SIMULATE, "--option", "reveal=never"],
        "L’option reveal ne peut pas valoir « never » : il faut together (tous ensemble)",
        "The option reveal cannot be “never”: it takes together or at_once.",
    ),
    (
        [*SIMULATE, "--option", "closed_tombs=true", "--option", "skulls=1,1,2,3,4,5,6,7,8,9"],
        "L’option skulls ne peut pas valoir « 1,1,2,3,4,5,6,7,8,9 » : il faut dix nombres",
        "The option skulls cannot be “1,1,2,3,4,5,6,7,8,9”: it takes ten rising numbers",
    ),
    ([*SIMULATE, "--option", "skulls=7"], "il faut dix nombres croissants", "ten rising numbers"),
    ([*SIMULATE, "--option", "closed_tombs=7"], "il faut true (oui)", "it takes true or false"),
    ([*SIMULATE, "--option", "expeditions=I2,J9"], "il faut huit motifs", "eight of the patterns"),
    (["replay", "/nowhere"], "« /nowhere » ne peut pas être lu : ce fichier", "no such file"),
    (["show", "/nowhere"], "ce fichier n’existe pas", "there is no such file"),
    (["replay", "/dev/zero"], "trop grand pour être un enregistrement", "too large to be a record"),
    (["replay", "x" * 300], "ce nom est trop long", "this name is too long"),
    (["play", "silver_gold", "--name", " "], "ne convient pas comme nom", "will not do as a name"),
    (
        ["play", "silver_gold", "--out", "/nowhere/x"],
        "ce dossier n’existe pas",
        "no such directory",
    ),
]


@pytest.mark.parametrize(("words", "french", "english"), REFUSALS)
def test_refused_with_one_sentence(run, words, french, english):
    for lang, sentence in (("fr", french), ("en", english)):
        ran = run(*words, lang=lang)
        assert ran.code == 2
        assert ran.out == ""
        assert sentence in ran.err
        assert ran.err.count("\n") == 1


def test_refused_in_the_language_asked_for(run):
    assert "n’existe pas" in run("play", "zzz", "--lang", "fr", lang="en").err
    assert "There is no game" in run("--lang", "en", "play", "zzz", lang="fr").err


def test_a_directory_is_no_record_to_show(run, tmp_path):
    ran = run("show", tmp_path, lang="fr")
    assert (ran.code, "c’est un dossier" in ran.err) == (2, True)


def test_a_directory_without_records(run, tmp_path):
    ran = run("replay", tmp_path, lang="fr")
    assert ran.code == 2
    assert "ne contient aucun enregistrement (*.jsonl)" in ran.err


def test_a_path_through_a_file(run, record, tmp_path):
    for words in (["replay", record / "x"], ["show", record / "x"]):
        ran = run(*words, lang="fr")
        assert (ran.code, "ce chemin passe par un fichier" in ran.err) == (2, True)
    for out in (record, record / "x"):
        ran = run(*SIMULATE, "--out", out, lang="fr")
        assert (ran.code, "un fichier est à la place d’un dossier" in ran.err) == (2, True)


def test_an_existing_file_is_not_played_over(run, record, written):
    ran = run("play", "silver_gold", "--out", record)
    assert (ran.code, "is there already" in ran.err) == (2, True)
    assert record.read_bytes() == written


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "ligne 1 : l’enregistrement est incomplet"),
        (b"\n", "ligne 1 : "),
        (bytes(range(256)) * 9, "ligne 1 : "),
        (b"hello\n", "ligne 1 : ce n’est pas un enregistrement que nous savons lire"),
        ("é\n".encode("utf-16"), "ligne 1 : "),
        (b"{}\n{}\n{}\n", "ligne 1 : ce n’est pas un enregistrement que nous savons lire"),
    ],
)
def test_what_is_no_record_does_not_verify(run, tmp_path, content, sentence):
    path = tmp_path / "odd.jsonl"
    path.write_bytes(content)
    for verb in ("replay", "show"):
        ran = run(verb, path, lang="fr")
        assert (ran.code, ran.out) == (1, "")
        assert sentence in ran.err


def _denied(*args, **kwargs):
    raise PermissionError(errno.EACCES, "denied")


def test_what_is_not_permitted(run, record, tmp_path, monkeypatch):
    """The system's refusal is made here, since the system's master is refused nothing."""
    monkeypatch.setattr(Path, "open", _denied)
    ran = run("replay", record, lang="fr")
    assert (ran.code, "vous n’en avez pas le droit" in ran.err) == (2, True)
    monkeypatch.undo()
    monkeypatch.setattr(Path, "mkdir", _denied)
    for words in ([*SIMULATE, "--out", tmp_path / "a"],):
        ran = run(*words, lang="fr")
        assert (ran.code, "vous n’en avez pas le droit" in ran.err) == (2, True)


def test_a_file_that_cannot_be_read_does_not_keep_others_from_being_verified(
    run, written, tmp_path
):
    (tmp_path / "1.jsonl").write_bytes(written)
    (tmp_path / "2.jsonl").mkdir()
    ran = run("replay", tmp_path)
    assert ran.code == 2
    assert "2.jsonl” cannot be read: it is a directory." in ran.err
    assert "1 of 2 records verified." in ran.out
