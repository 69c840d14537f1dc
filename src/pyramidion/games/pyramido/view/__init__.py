"""Who may know what in Pyramido.

Secret are: the icons' quadrants of face-down dominoes and the order of the piles below their tops
(PD-04, PD-10), from everybody; which zones a seat lights, until all have confirmed (PD-52). All
else is open, backs and the bag's contents included.
"""

from pyramidion.games.pyramido.view.hiding import sample, scramble
from pyramidion.games.pyramido.view.showing import (
    BestView,
    LegendView,
    LitView,
    PlayerView,
    SpaceView,
    View,
    ZoneView,
    narrate,
    reveal,
    view,
)

__all__ = [
    "BestView",
    "LegendView",
    "LitView",
    "PlayerView",
    "SpaceView",
    "View",
    "ZoneView",
    "narrate",
    "reveal",
    "sample",
    "scramble",
    "view",
]
