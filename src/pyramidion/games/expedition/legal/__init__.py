"""Who may do what in Expédition Pyramide, and why not."""

from pyramidion.games.expedition.legal.checking import check
from pyramidion.games.expedition.legal.moments import (
    credit,
    deadline,
    deciders,
    has_countdown,
    legal,
    most,
    prompt,
)

__all__ = ["check", "credit", "deadline", "deciders", "has_countdown", "legal", "most", "prompt"]
