"""What can happen in Silver & Gold: Pyramids."""

from typing import ClassVar

from pyramidion.games.silver_gold.components import Colour
from pyramidion.games.silver_gold.meta import Pattern
from pyramidion.kernel.events import Event


class CardChosen(Event, frozen=True):
    """A seat has put one of its dealt cards aside to keep; it alone hears it."""

    reveals: ClassVar[bool] = False
    seat: int
    card: int


class CellsMarked(Event, frozen=True):
    """A seat has marked cells; the others hear it only if marks are open at once."""

    reveals: ClassVar[bool] = False
    seat: int
    card: int
    cells: int
    open: bool


class SeatConfirmed(Event, frozen=True):
    """A seat has closed its decision; what it decided is not told yet."""

    reveals: ClassVar[bool] = False
    seat: int


class CardsKept(Event, frozen=True):
    """A seat's two cards lie open. Rule SG-10."""

    seat: int
    cards: tuple[int, ...]


class RoundStarted(Event, frozen=True):
    """The expedition cards are shuffled for a new round. Rules SG-13 and SG-60."""

    round: int


class ExpeditionRevealed(Event, frozen=True):
    """A pattern holds for all. Rule SG-21."""

    turn: int
    pattern: Pattern


class MarksShown(Event, frozen=True):
    """All see what a seat marked this turn, card by card. Rule SG-29."""

    seat: int
    marks: tuple[tuple[int, int], ...]


class SymbolsCollected(Event, frozen=True):
    """What a seat's marks changed on its score card. Rules SG-32 to SG-36."""

    seat: int
    red: int
    green: int
    torch: bool
    skulls: int


class PyramidCompleted(Event, frozen=True):
    """ "Pyramide achevée !" Rule SG-40."""

    seat: int
    card: int


class CardTaken(Event, frozen=True):
    """A seat has chosen a card of the reserve, in place `slot`. Rule SG-41."""

    reveals: ClassVar[bool] = False
    seat: int
    card: int
    slot: int


class CardDrawn(Event, frozen=True):
    """A seat has drawn the top card of the pile, in place `slot`. Rule SG-41."""

    seat: int
    card: int
    slot: int


class ReserveRefilled(Event, frozen=True):
    """Cards of the pile join the reserve. Rule SG-43."""

    cards: tuple[int, ...]


class PyramidPointsScored(Event, frozen=True):
    """ "Points de pyramide !" Rule SG-50."""

    seat: int
    card: int
    colour: Colour
    points: int


class MatchEnded(Event, frozen=True):
    """The fourth round is over. Rule SG-61."""
