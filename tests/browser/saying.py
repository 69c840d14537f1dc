"""The sentences of the site, from the catalogues of the page: tests ask for codes, not words."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
OTHER = {"fr": "en", "en": "fr"}


def say(code: str, lang: str, **values: object) -> str:
    """The sentence of a code, as the page says it."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(code).value
    assert pattern is not None, f"The message {code} says nothing."
    said, problems = bundle.format_pattern(pattern, values)
    assert not problems, f"{code}: {problems}"
    return str(said)


@cache
def plain_sentences(lang: str) -> dict[str, str]:
    """Every sentence of a language that holds no value, by its code."""
    found: dict[str, str] = {}
    for source in _sources(lang):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                elements = entry.value.elements
                if all(isinstance(element, ast.TextElement) for element in elements):
                    found[entry.id.name] = say(entry.id.name, lang)
    return found


def foreign_sentences(text: str, lang: str) -> list[str]:
    """The sentences of the other language that a text of this language holds.

    A sentence counts where it stands alone between edges of words, unless this language says
    the same somewhere ("Table", "Pyramides").
    """
    own = "\n".join(plain_sentences(lang).values())
    return [
        sentence
        for sentence in plain_sentences(OTHER[lang]).values()
        if len(sentence) > 3 and not _has(own, sentence) and _has(text, sentence)
    ]


def _has(text: str, sentence: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(sentence)}(?!\w)", text, re.IGNORECASE) is not None


def _sources(lang: str) -> list[str]:
    folders = [
        ROOT / "web" / "src" / "messages" / lang,
        *sorted((ROOT / "web" / "src" / "games").glob(f"*/messages/{lang}")),
        ROOT / "src" / "pyramidion" / "messages" / lang,
    ]
    files = [file for folder in folders for file in sorted(folder.glob("*.ftl"))]
    return [file.read_text() for file in files if file.name != "cli.ftl"]


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], functions={"GIVEN": _given}, use_isolating=False)
    for source in _sources(lang):
        bundle.add_resource(FluentResource(source))
    return bundle


def _given(value: object) -> Any:
    """The function GIVEN of the catalogues: whether a value says anything."""
    return "yes" if str(value) else "no"
