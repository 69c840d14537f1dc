"""What is in the box of Pyramido, and where it may lie. Rules PD-01 to PD-05."""

from pyramidion.games.pyramido.components.pieces import (
    BACK,
    BAG,
    COLOURS,
    DOMINO,
    DOMINOES,
    GEMS,
    MYTHICAL,
    NO_DOMINO,
    NO_GEMS,
    Back,
    Block,
    Colour,
    Domino,
    Gem,
)

__all__ = [
    "BACK",
    "BAG",
    "COLOURS",
    "DOMINO",
    "DOMINOES",
    "GEMS",
    "MYTHICAL",
    "NO_DOMINO",
    "NO_GEMS",
    "Back",
    "Block",
    "Colour",
    "Domino",
    "Gem",
]
