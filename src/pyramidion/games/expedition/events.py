"""What can happen in Expédition Pyramide."""

from typing import ClassVar

from pyramidion.games.expedition.components import Gem, Sign
from pyramidion.kernel.events import Event


class CardsDrawn(Event, frozen=True):
    """Everybody has a new card; `seat` will roll the die. Rule EX-20."""

    round: int
    seat: int


class SeatReady(Event, frozen=True):
    """A seat is ready for the round. Rule EX-27."""

    reveals: ClassVar[bool] = False
    seat: int


class DieRolled(Event, frozen=True):
    """The sign of the round. Rule EX-20."""

    round: int
    seat: int
    sign: Sign


class GlassTurned(Event, frozen=True):
    """The sand runs: the first or the second minute. Rules EX-21 and EX-24."""

    glass: int


class CreditGiven(Event, frozen=True):
    """The delay of a seat's line was measured anew. Rule EX-26."""

    reveals: ClassVar[bool] = False
    seat: int
    ms: int


class DoorOpened(Event, frozen=True):
    """A seat has found, so many milliseconds after the glass was first turned. Rule EX-23."""

    seat: int
    rank: int
    ms: int


class SearchOver(Event, frozen=True):
    """The minute is over; the finders by rank. Rules EX-23 to EX-25."""

    round: int
    finders: tuple[int, ...]


class PawnMoved(Event, frozen=True):
    """A finder has chosen a floor; it can still be taken back. Rule EX-31."""

    reveals: ClassVar[bool] = False
    seat: int
    start: int
    floor: int


class GemsCollected(Event, frozen=True):
    """A finder has collected from a floor. Rules EX-32 and EX-33."""

    seat: int
    floor: int
    gems: tuple[Gem, ...]
    holes: tuple[int, ...]


class GemsMissed(Event, frozen=True):
    """A finder has not collected before the minute was over. Rule EX-50."""

    seat: int


class MatchEnded(Event, frozen=True):
    """Nine rounds were played. Rule EX-40."""
