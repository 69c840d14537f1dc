"""What is said to people: a Fluent catalogue a language, its sentences found by code.

Errors carry codes (`kernel.errors`), events have one by their tag, drawings ask by code. Sentences
about a game stand in `<language>/<game>.ftl`, those of every game in `kernel.ftl`, those of the
terminal in `cli.ftl`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
_FALLBACK = "en"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_LONGEST_VALUE = 300
_CONTROLS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0)), "\N{REPLACEMENT CHARACTER}")


def language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the one of the locale: French if it is French, else English."""
    if explicit in LANGUAGES:
        return explicit
    locale = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


class Speaker:
    """A language's voice: a code and its values in, a sentence out.

    A sentence that the language lacks is said in English. A code that nobody knows is our own
    mistake, as is a value that the sentence needs and does not get.
    """

    def __init__(self, *bundles: FluentBundle) -> None:
        self._bundles = bundles

    def __call__(self, code: str, /, **values: object) -> str:
        for bundle in self._bundles:
            if bundle.has_message(code):
                return _spoken(bundle, code, values)
        raise LookupError(f"There is no message {code!r}.")

    def missing(self, codes: Iterable[str]) -> list[str]:
        """Those of the codes that this language itself, without English, cannot say."""
        return sorted(code for code in set(codes) if not self._bundles[0].has_message(code))


@cache
def speaker(lang: str) -> Speaker:
    """The voice of one of the `LANGUAGES`."""
    return Speaker(*(_bundle(name) for name in dict.fromkeys((lang, _FALLBACK))))


@cache
def catalogue(lang: str) -> Mapping[str, str]:
    """The Fluent sources of a language by file name."""
    folder = files(__package__).joinpath(lang)
    return {
        source.name: source.read_text(encoding="utf-8")
        for source in sorted(folder.iterdir(), key=lambda source: source.name)
        if source.name.endswith(".ftl")
    }


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], functions={"GIVEN": _given}, use_isolating=False)
    for source in catalogue(lang).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def _given(value: object) -> Any:
    """The function GIVEN of the catalogues: whether a value says anything."""
    return "yes" if str(value) else "no"


def _spoken(bundle: FluentBundle, code: str, values: Mapping[str, object]) -> str:
    pattern = bundle.get_message(code).value
    if pattern is None:
        raise LookupError(f"The message {code!r} says nothing.")
    plain = {name: _plain(value) for name, value in values.items()}
    sentence, errors = bundle.format_pattern(pattern, plain)
    if errors:
        raise LookupError(f"The message {code!r} cannot be said: {errors[0]}")
    return str(sentence)


def harmless(text: str, longest: int = _LONGEST_VALUE) -> str:
    """A text from anywhere, not too long and without signs that a terminal would obey."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return shown.translate(_CONTROLS)


def _plain(value: object) -> int | float | str:
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | float) else harmless(str(value))
