"""What a seat, or the clock, may want in Expédition Pyramide."""

from pyramidion.games.expedition.components import Laid
from pyramidion.kernel.actions import Action as KernelAction
from pyramidion.kernel.actions import Confirm


class Ready(KernelAction, frozen=True):
    """Be ready for the round. Rule EX-27."""


class Solve(KernelAction, frozen=True):
    """Open the door with keys. Rule EX-22."""

    laid: tuple[Laid, ...]


class MoveTo(KernelAction, frozen=True):
    """Move the pawn to a floor, or stay; then confirm to collect. Rule EX-31."""

    floor: int


class CountDownOver(KernelAction, frozen=True):
    """The clock's: the round starts although not all are ready. Rule EX-27."""


class GlassRanOut(KernelAction, frozen=True):
    """The clock's: the minute is over. Rules EX-23 and EX-24."""


class CreditLine(KernelAction, frozen=True):
    """The clock's: the delay of a seat's line, as the server has measured it. Rule EX-26."""

    seat: int
    ms: int


READY = Ready()
COUNT_DOWN_OVER = CountDownOver()
GLASS_RAN_OUT = GlassRanOut()

Action = Ready | Solve | MoveTo | Confirm | CountDownOver | GlassRanOut | CreditLine
