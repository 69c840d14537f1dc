"""The catalogues: whole, equal in both languages, well set in type, and nothing too much."""

import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from tests.cli.source_codes import constants, families, raised, texts_told

from pyramidion.bots import BOTS
from pyramidion.games import GAMES
from pyramidion.kernel.errors import BadRecord, Illegal, Invalid
from pyramidion.kernel.events import Event
from pyramidion.messages import LANGUAGES, Speaker, catalogue, harmless, speaker
from pyramidion.messages.refusals import phrase, refusal
from pyramidion.messages.telling import Teller, tag_of

NARROW = "[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]"


@cache
def _messages(lang):
    """Every message of a language by its id."""
    found = {}
    for name, source in catalogue(lang).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice."
                found[entry.id.name] = entry
    return found


def _inside(node, kind) -> Iterator:
    """All parts of one kind in a message."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _inside(value, kind)
    elif isinstance(node, list):
        for item in node:
            yield from _inside(item, kind)


def _variables(message):
    return {reference.id.name for reference in _inside(message, ast.VariableReference)}


def _texts(message):
    return [text.value for text in _inside(message, ast.TextElement)]


def test_both_languages_have_the_same_files_and_messages():
    assert (
        list(catalogue("fr"))
        == list(catalogue("en"))
        == [f"{name}.ftl" for name in sorted(["cli", "kernel", "server", *GAMES])]
    )
    assert list(_messages("fr")) == list(_messages("en"))


def test_both_languages_use_the_same_variables():
    for code, french in _messages("fr").items():
        english = _messages("en")[code]
        assert _variables(french) == _variables(english), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_in_the_source_has_a_sentence_and_gives_its_values(lang):
    errors = list(raised())
    assert len(errors) > 60
    for error in errors:
        assert error.code in _messages(lang), error.code
        if error.values is not None:
            assert _variables(_messages(lang)[error.code]) <= error.values, error.code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_in_the_source_has_a_message(lang):
    assert speaker(lang).missing(constants()) == []


def test_no_message_is_too_much():
    used, patterns = constants(), [re.compile(pattern) for pattern in families()]
    for code in _messages("en"):
        made = any(pattern.fullmatch(code) for pattern in patterns)
        assert code in used or made, f"Nobody says {code}."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_everything_a_game_speaks_of_has_a_message(lang, game):
    prefix = GAMES[game].meta.prefix.lower()
    codes = [f"{prefix}-event-{tag_of(kind)}" for kind in _events(game)]
    for name in GAMES[game].options.__struct_fields__:
        codes += [f"{prefix}-option-{name}", f"{prefix}-option-{name}-expects"]
    codes += [f"{prefix}-{screen}" for screen in ("intro", "legend", "example")]
    codes += [f"bot-{name}" for name in BOTS]
    assert len(codes) > 10
    assert speaker(lang).missing(codes) == []


def _events(game):
    """Every event class of a game."""
    return [kind for kind in Event.__subclasses__() if f".games.{game}." in kind.__module__]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("kind", _events("silver_gold"), ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(lang, viewer, kind):
    patterns = {"pattern": "I3", "seat": 0, "cards": [17, 32], "marks": [[17, 3]]}
    plain = {
        field.name: patterns.get(field.name, "green" if field.name == "colour" else 1)
        for field in msgspec.structs.fields(kind)
    }
    event = msgspec.convert(plain, kind, strict=False)
    teller = Teller(GAMES["silver_gold"], ["Ann", "Bea"], viewer, speaker(lang))
    sentence = teller.event(event)
    if sentence is None:
        assert viewer != 0
    else:
        assert re.search(r"[.!»”]$", sentence)
        assert "{" not in sentence
        assert ("Ann" in sentence) <= (viewer != 0)


def test_every_drawing_and_every_question_can_be_said():
    """The words of the notation, categories and rules are found by every game's teller."""
    for lang in LANGUAGES:
        teller = Teller(GAMES["silver_gold"], ["Ann", "Bea"], None, speaker(lang))
        assert set(teller.words()) == {"keep", "take", "draw", "confirm"}
        assert len(set(teller.words().values())) == 4
        for category in ("pyramids", "torches", "boxes", "gems", "skulls"):
            assert teller.category(category)
        assert teller.rule("SG-63")
        assert teller.rule("SG-61")


def test_what_the_kernel_expected_or_found_is_said_in_french():
    told = list(texts_told("kernel/record.py", "kernel/verify.py", "kernel/chance.py"))
    assert len(told) > 20
    for text in told:
        assert phrase(text, speaker("fr")) is not None, text


def test_french_is_set_as_french_is():
    for code, message in _messages("fr").items():
        for text in _texts(message):
            assert not re.search(r" [!?:;»%]", text), f"{code}: an ordinary space in {text!r}."
            assert not re.search(r"« ", text), f"{code}: an ordinary space in {text!r}."
            assert not re.search(rf"(?<!{NARROW})»|«(?!{NARROW})", text), f"{code}: {text!r}"
            assert not re.search(r"['\"]|\.\.\.", text), f"{code}: a typewriter's sign in {text!r}."
            assert not re.search(r"\b(tu|ton|tes|toi)\b", text), f"{code}: {text!r}"


def test_english_is_set_as_english_is():
    for code, message in _messages("en").items():
        for text in _texts(message):
            assert not re.search(r"['\"«»]|\.\.\.", text), f"{code}: {text!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_screens_fit_80_columns(lang):
    for code, message in _messages(lang).items():
        for text in _texts(message):
            if "\n" in text:
                assert max(map(len, text.split("\n"))) <= 80, code


def test_a_refusal_ends_with_its_rule():
    error = Illegal("SG-25", "sg-must-touch", card=17)
    french = "Le motif doit toucher une case déjà cochée de la carte 17. (SG-25)"
    english = "The pattern must touch a cell already marked on card 17. (SG-25)"
    assert refusal(error, speaker("fr")) == french
    assert refusal(error, speaker("en")) == english


def test_a_decoders_english_does_not_reach_french():
    for error in (
        Invalid("action", "malformed-action", reason="Expected `int`, got `str`"),
        Invalid("skulls", "bad-option", option="skulls", reason="Expected `int`, got `str`"),
    ):
        assert "Expected" not in refusal(error, speaker("fr"))


def test_a_bad_record_is_told_with_line_expected_and_found():
    error = BadRecord(12, "record-truncated", "another line", "the end")
    told = refusal(error, speaker("fr")).replace("\N{NO-BREAK SPACE}", " ")
    assert told.startswith("Ligne 12 : l’enregistrement est incomplet")
    assert "attendu : une ligne de plus ; trouvé : la fin du fichier" in told


def test_english_where_french_lacks_a_sentence():
    class Bundle:
        def __init__(self, *codes):
            self.codes = codes

        def has_message(self, code):
            return code in self.codes

    assert Speaker(Bundle("a"), Bundle("a", "b")).missing(["b", "a", "b"]) == ["b"]
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        speaker("fr")("nonsense")
    with pytest.raises(LookupError, match="cannot be said"):
        speaker("fr")("sg-must-touch")


def test_values_from_anywhere_are_harmless():
    assert harmless("\x1b[2Ja\nb\x9b") == "�[2Ja�b�"
    assert harmless("é\N{NO-BREAK SPACE}ü") == "é\N{NO-BREAK SPACE}ü"
    assert len(harmless("x" * 9999)) == 300
    assert "\x1b" not in speaker("en")("sg-unreadable-action", text="\x1b[31m")
