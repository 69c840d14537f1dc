"""How Silver & Gold: Pyramids fills its sentences: cells by name, gains as a list."""

from collections.abc import Iterator, Mapping

from pyramidion.games.silver_gold.components import COLOURS
from pyramidion.games.silver_gold.events import (
    CellsMarked,
    ExpeditionRevealed,
    MarksShown,
    PyramidPointsScored,
    SymbolsCollected,
)
from pyramidion.games.silver_gold.meta import Pattern
from pyramidion.games.silver_gold.notation.text import format_cells
from pyramidion.games.silver_gold.state import Phase
from pyramidion.games.silver_gold.view import View
from pyramidion.kernel.actions import CONFIRM
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import Say

WORDS = ("keep", "take", "draw", "confirm")
"""The words of the notation, which a player may say in their own language."""

CODES = (
    *(f"sg-colour-{colour}" for colour in COLOURS),
    *(f"sg-pattern-{pattern}" for pattern in Pattern),
    *(f"sg-category-{name}" for name in ("pyramids", "torches", "boxes", "gems", "skulls")),
    "sg-rule-61",
    "sg-rule-63",
    "sg-total",
)
"""Messages of this game that are asked for by what a match holds."""


def spell(event: Event, say: Say) -> Mapping[str, object] | None:
    """The values that must be written in words or signs; None if there is nothing to tell."""
    match event:
        case CellsMarked(cells=cells):
            return {"cells": format_cells(cells)}
        case MarksShown(marks=marks):
            shown = [f"{card} {format_cells(cells)}" for card, cells in marks]
            return {"marks": ", ".join(shown)}
        case ExpeditionRevealed(pattern=pattern):
            return {"pattern": say(f"sg-pattern-{pattern}")}
        case PyramidPointsScored(colour=colour):
            return {"colour": say(f"sg-colour-{colour}")}
        case SymbolsCollected():
            gains = ", ".join(_gains(event, say))
            return {"gains": gains} if gains else None
        case _:
            return {}


def _gains(event: SymbolsCollected, say: Say) -> Iterator[str]:
    if event.red:
        yield say("sg-gain-red", count=event.red)
    if event.green:
        yield say("sg-gain-green", count=event.green)
    if event.torch:
        yield say("sg-gain-torch")
    if event.skulls > 0:
        yield say("sg-gain-skulls", count=event.skulls)
    if event.skulls < 0:
        yield say("sg-gain-potion", count=-event.skulls)


def ask(view: View, say: Say) -> str:
    """What the viewer is asked to do now."""
    assert view.seat is not None
    if view.phase is Phase.KEEP:
        return say("sg-ask-confirm-cards" if len(view.kept) == 2 else "sg-ask-keep")
    if view.phase is Phase.REPLACE:
        return say("sg-ask-confirm-replacement" if _only_confirm(view) else "sg-ask-replace")
    if view.players[view.seat].owed:
        return say("sg-ask-cross")
    if _only_confirm(view) and view.earned is not None:
        return say("sg-ask-confirm-marks", total=view.earned.total)
    return say("sg-ask-mark", pattern=say(f"sg-pattern-{view.used[-1]}"))


def _only_confirm(view: View) -> bool:
    return view.legal == (CONFIRM,)
