"""What is logged of an error in a browser: nothing that would open a table or name a person."""

import re

from pyramidion.server.bodies import ClientError

_MASK = "…"
_SCRIPT = re.compile(r"[\w.-]+\.m?js(?::\d+){0,2}", re.ASCII)
_QUERY = re.compile(r"[?#][^:]*")
_ADDRESS = re.compile(r"/[^\s\"'<>()]+")
_KEY = re.compile(r"[\w.-]{25,}|\b[0-9a-f]{16,}\b|\b[A-HJ-NP-Z2-9]{5}\b", re.ASCII)


def harmless_fields(error: ClientError) -> dict[str, str | int]:
    """The fields of a line of the log. Tables and tokens are masked, unseen characters go."""
    return {
        "what": _masked(error.message),
        "script": _script(error.where),
        "page": _first_segment(error.page),
        "client": error.version,
    }


def _masked(message: str) -> str:
    """A message without addresses, tokens, ids and codes of tables."""
    return _KEY.sub(_MASK, _ADDRESS.sub(f"/{_MASK}", _visible(message)))


def _script(where: str) -> str:
    """The file's name, line and column; the address of a page is no script and is left out."""
    found = _SCRIPT.search(_QUERY.sub("", where))
    return found.group() if found else ""


def _first_segment(page: str) -> str:
    """`/t` of `/t/K7QXM`: what kind of page it was, and not which."""
    return "/" + _masked(_QUERY.sub("", page).strip("/").partition("/")[0])


def _visible(text: str) -> str:
    """The text without characters that cannot be seen, on one line."""
    return "".join(character if character.isprintable() else " " for character in text)
