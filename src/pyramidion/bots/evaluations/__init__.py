"""What positions are worth, game by game."""

from collections.abc import Mapping

from pyramidion.bots.evaluations import expedition, pyramido, silver_gold
from pyramidion.bots.evaluations.evaluation import Evaluation

EVALUATIONS: Mapping[str, Evaluation] = {
    "expedition": expedition,
    "pyramido": pyramido,
    "silver_gold": silver_gold,
}
"""Every evaluation by the game's name."""
