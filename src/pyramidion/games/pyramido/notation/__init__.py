"""Pyramido as text: positions and actions on one line, pyramids in ASCII."""

from pyramidion.games.pyramido.notation.board import draw
from pyramidion.games.pyramido.notation.text import (
    format_action,
    format_state,
    parse_action,
    parse_state,
)

__all__ = ["draw", "format_action", "format_state", "parse_action", "parse_state"]
