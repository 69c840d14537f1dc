"""What a seat may want in Pyramido."""

from pyramidion.games.pyramido.components import Gem
from pyramidion.kernel.actions import Action as KernelAction
from pyramidion.kernel.actions import Confirm


class Take(KernelAction, frozen=True):
    """Take the domino of a space and one of its gems; None where it has none. Rule PD-20."""

    space: int
    gem: Gem | None


class TurnUp(KernelAction, frozen=True):
    """Turn a face-down domino face up. Rule PD-24."""

    space: int


class Place(KernelAction, frozen=True):
    """Place the domino in hand on the floor being built. Rules PD-25 and PD-32.

    `cell` is that of its first block, `turn` its quarter turns clockwise.
    """

    cell: int
    turn: int


class Activate(KernelAction, frozen=True):
    """Put gems on a zone, the mythical ones last. Rules PD-53 to PD-55."""

    zone: int
    gems: tuple[Gem, ...]


class Deactivate(KernelAction, frozen=True):
    """Take the gems of a zone back, before confirming. Rule PD-52."""

    zone: int


class Discard(KernelAction, frozen=True):
    """Let a gem go that is too many. Rule PD-61."""

    gem: Gem


class LegendMove(KernelAction, frozen=True):
    """The Legend's whole turn. Rules PD-82 to PD-86."""


LEGEND_MOVE = LegendMove()

Action = Take | TurnUp | Place | Activate | Deactivate | Discard | LegendMove | Confirm
