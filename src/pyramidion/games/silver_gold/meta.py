"""What is said about Silver & Gold: Pyramids before it is played, and its options."""

from enum import StrEnum
from typing import Annotated

import msgspec

from pyramidion.kernel.game import Meta
from pyramidion.kernel.game import Options as KernelOptions


class Pattern(StrEnum):
    """The shapes an expedition card may show: a polyomino of 2 to 4 cells. Rule SG-04."""

    I2 = "I2"
    I3 = "I3"
    V3 = "V3"
    O4 = "O4"
    T4 = "T4"
    L4 = "L4"
    I4 = "I4"
    S4 = "S4"


class Reveal(StrEnum):
    """When the others see what a seat marks. Rule SG-29."""

    TOGETHER = "together"
    AT_ONCE = "at_once"


EXPEDITIONS = (
    Pattern.I2,
    Pattern.I3,
    Pattern.I3,
    Pattern.V3,
    Pattern.V3,
    Pattern.T4,
    Pattern.L4,
    Pattern.O4,
)
SKULLS = (1, 2, 3, 4, 6, 8, 10, 13, 16, 20)


class Options(KernelOptions, frozen=True):
    """What a table may want otherwise.

    reveal        when the others see my marks (SG-29)
    closed_tombs  a card is closed to crosses once its tomb is marked (SG-31)
    expeditions   the patterns of the 8 expedition cards (SG-04)
    skulls        the maluses of the 10 skulls, rising (SG-05)
    """

    reveal: Reveal = Reveal.TOGETHER
    closed_tombs: bool = False
    expeditions: Annotated[tuple[Pattern, ...], msgspec.Meta(min_length=8, max_length=8)] = (
        EXPEDITIONS
    )
    skulls: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=0, le=99)], ...],
        msgspec.Meta(min_length=10, max_length=10),
    ] = SKULLS

    def __post_init__(self) -> None:
        if any(low >= high for low, high in zip(self.skulls, self.skulls[1:], strict=False)):
            raise ValueError("Skull maluses must rise from each to the next")


META = Meta(
    id="silver_gold",
    prefix="SG",
    titles={"fr": "Silver & Gold\u00a0: Pyramides", "en": "Silver & Gold: Pyramids"},
    players=(2, 3, 4),
    minutes=20,
    age=8,
    rules="1",
    longest=4000,
    take_back="SG-29",
)
