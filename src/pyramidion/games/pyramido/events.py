"""What can happen in Pyramido."""

from typing import ClassVar

from pyramidion.games.pyramido.components import Colour, Gem
from pyramidion.kernel.events import Event


class DominoTaken(Event, frozen=True):
    """A seat has taken a domino and a gem; the next back shows. Rule PD-20."""

    seat: int
    space: int
    domino: int
    gem: Gem | None


class PileRebuilt(Event, frozen=True):
    """An empty pile got the lower half of another. Rule PD-21."""

    space: int
    source: int
    size: int


class BagRefilled(Event, frozen=True):
    """All discarded gems went back into the bag. Rule PD-23."""

    gems: tuple[int, ...]


class GemsDrawn(Event, frozen=True):
    """An empty gem area was renewed. Rule PD-22."""

    space: int
    gems: tuple[Gem, ...]


class DominoTurnedUp(Event, frozen=True):
    """A seat has turned a domino face up. Rule PD-24."""

    seat: int
    space: int
    domino: int


class DominoPlaced(Event, frozen=True):
    """A seat has placed its domino; it can still be taken back. Rule PD-25."""

    reveals: ClassVar[bool] = False
    seat: int
    domino: int
    floor: int
    cell: int
    turn: int


class SeatConfirmed(Event, frozen=True):
    """A seat has closed its decision."""

    reveals: ClassVar[bool] = False
    seat: int


class TurnLost(Event, frozen=True):
    """A seat has no room left on the floor, which counts as complete. Rule PD-26."""

    seat: int
    floor: int


class ZoneActivated(Event, frozen=True):
    """A seat has put gems on a zone; it alone hears it. Rule PD-52."""

    reveals: ClassVar[bool] = False
    seat: int
    zone: int
    gems: tuple[Gem, ...]


class ZoneCleared(Event, frozen=True):
    """A seat has taken its gems back from a zone; it alone hears it. Rule PD-52."""

    reveals: ClassVar[bool] = False
    seat: int
    zone: int


class FloorScored(Event, frozen=True):
    """What a seat scored at the end of a floor: zones with gems and points. Rules PD-53 to PD-57.

    `mythical` are the gems left that count a point each.
    """

    seat: int
    floor: int
    zones: tuple[tuple[int, tuple[Gem, ...], int], ...]
    mythical: int
    points: int


class GemDiscarded(Event, frozen=True):
    """A seat has let a gem go that was too many. Rule PD-61."""

    reveals: ClassVar[bool] = False
    seat: int
    gem: Gem


class FloorStarted(Event, frozen=True):
    """The next floor begins. Rule PD-62."""

    floor: int
    first: int


class LegendMoved(Event, frozen=True):
    """The Legend's turn, in the order of her search. Rules PD-81 to PD-86.

    `first_pass` and `second_pass` tell from which space she took which gem; `drawn` is what she
    drew from the bag when she found none.
    """

    space: int
    domino: int
    preferences: tuple[Colour, ...]
    first_pass: tuple[tuple[int, Gem], ...]
    second_pass: tuple[tuple[int, Gem], ...]
    drawn: Gem | None
    turned_up: int | None


class LegendDrew(Event, frozen=True):
    """The Legend drew a gem at the start of a floor. Rule PD-91."""

    floor: int
    gem: Gem


class LegendScored(Event, frozen=True):
    """What the Legend scored at the end of a floor. Rules PD-88 and PD-89."""

    floor: int
    points: int
    gems: tuple[int, ...]


class MatchEnded(Event, frozen=True):
    """The four floors are added up. Rule PD-70."""
