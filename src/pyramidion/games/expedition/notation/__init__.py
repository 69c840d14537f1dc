"""Positions and actions of Expédition Pyramide as text, and the table drawn in characters."""

from pyramidion.games.expedition.notation.board import draw
from pyramidion.games.expedition.notation.text import (
    format_action,
    format_state,
    parse_action,
    parse_state,
)

__all__ = ["draw", "format_action", "format_state", "parse_action", "parse_state"]
