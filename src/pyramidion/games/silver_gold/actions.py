"""What a seat may want in Silver & Gold: Pyramids."""

from pyramidion.kernel.actions import Action as KernelAction
from pyramidion.kernel.actions import Confirm


class Keep(KernelAction, frozen=True):
    """Keep one of the four dealt cards. Rule SG-10."""

    card: int


class Mark(KernelAction, frozen=True):
    """Mark cells of one of the two cards: the pattern, a single cell, or the cell of a cross.

    `cells` is a mask. Rules SG-22, SG-26 and SG-30.
    """

    card: int
    cells: int


class TakeReserve(KernelAction, frozen=True):
    """Replace a completed card by one of the reserve. Rule SG-41."""

    card: int


class DrawPile(KernelAction, frozen=True):
    """Replace a completed card by the top of the draw pile, unseen. Rule SG-41."""


DRAW_PILE = DrawPile()

Action = Keep | Mark | TakeReserve | DrawPile | Confirm
