"""Silver & Gold: Pyramids as text: positions and actions on one line, boards in ASCII."""

from pyramidion.games.silver_gold.notation.board import draw
from pyramidion.games.silver_gold.notation.text import (
    format_action,
    format_state,
    parse_action,
    parse_state,
)

__all__ = ["draw", "format_action", "format_state", "parse_action", "parse_state"]
