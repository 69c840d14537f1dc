"""What is said about Pyramido before it is played, and its options."""

from enum import StrEnum

from pyramidion.kernel.game import Meta
from pyramidion.kernel.game import Options as KernelOptions


class LegendMode(StrEnum):
    """Against whom one plays alone: the Legend, or to become the Legend. Rules PD-80 and PD-91."""

    BEAT = "beat"
    BECOME = "become"


class First(StrEnum):
    """Who plays first: drawn by lot, or the seat that the host chose. Rule PD-13."""

    LOT = "lot"
    SEAT_0 = "0"
    SEAT_1 = "1"
    SEAT_2 = "2"
    SEAT_3 = "3"


class Options(KernelOptions, frozen=True):
    """What a table may want otherwise.

    legend  the mode of a match alone (PD-80, PD-91)
    first   who plays first (PD-13); a seat that nobody sits on counts as by lot
    hints   whether the best lighting is shown while scoring
    """

    legend: LegendMode = LegendMode.BEAT
    first: First = First.LOT
    hints: bool = True


META = Meta(
    id="pyramido",
    prefix="PD",
    titles={"fr": "Pyramido\u00a0: Trésors oubliés", "en": "Pyramido: Forgotten Treasures"},
    players=(1, 2, 3, 4),
    minutes=40,
    age=8,
    rules="1",
    longest=20_000,
    take_back="PD-25",
    automas={1: 1},
)
