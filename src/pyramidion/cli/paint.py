"""A drawing in characters, coloured for terminals that can."""

import re

from rich.text import Text

_STYLES = {
    "@": "bright_black",
    "*": "bold black on yellow",
    "#": "dim",
    "S": "bold cyan",
    "T": "bold yellow",
    "x": "bold red",
    "r": "red",
    "g": "green",
    "t": "yellow",
    "k": "magenta",
    "p": "blue",
}
_SIGN = re.compile(rf"(?<= )[{re.escape(''.join(_STYLES))}](?= |$)")
_ROW = re.compile(r"(?:\d (?:\S ){4}\S *)+")


def painted(drawing: str) -> Text:
    """The drawing with its names in bold and the signs of its rows in colours."""
    text = Text(drawing)
    start = 0
    for line in drawing.split("\n"):
        if line.startswith("-- "):
            text.stylize("bold", start, start + len(line))
        if row := _ROW.match(line):
            for sign in _SIGN.finditer(line, 0, row.end()):
                text.stylize(_STYLES[sign[0]], start + sign.start(), start + sign.end())
        start += len(line) + 1
    return text
