"""Points and ranking of Pyramido. Rules PD-50 to PD-57, PD-62, PD-70, PD-88 and PD-90."""

from pyramidion.games.pyramido.scoring.points import (
    floor_points,
    legend_points,
    lighting_points,
    next_first,
    outcome,
    payments,
    score,
)
from pyramidion.games.pyramido.scoring.zones import zones_of

__all__ = [
    "floor_points",
    "legend_points",
    "lighting_points",
    "next_first",
    "outcome",
    "payments",
    "score",
    "zones_of",
]
