"""What a table of Expédition Pyramide has agreed on, and what lies before each of its players."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.oracles.expedition_box import SlowSide, cards
from tests.oracles.expedition_scoring import Find


@dataclass
class SlowOptions:
    """What a table may want otherwise: EX-13, EX-20, EX-27, EX-50 and the credit of EX-26."""

    level: str = "easy"
    level_0: str = "easy"
    level_1: str = "easy"
    level_2: str = "easy"
    level_3: str = "easy"
    harder: bool = False
    hidden_doors: bool = False
    countdown: str = "30"
    credit: bool = False

    def level_of(self, seat: int) -> str:
        """The side that the seat plays with. EX-13."""
        if self.level != "each":
            return self.level
        levels = (self.level_0, self.level_1, self.level_2, self.level_3)
        return levels[seat]


@dataclass
class SlowPlayer:
    """What lies before a player, and what the player did in this round."""

    level: str
    card: int | None = None
    is_ready: bool = False
    find: Find | None = None
    laid: list[dict[str, Any]] = field(default_factory=list)
    floor: int = 1
    pending: int | None = None
    has_collected: bool = False
    took: list[str] = field(default_factory=list)
    last_found: dict[str, Any] | None = None
    gems: Counter[str] = field(default_factory=Counter)
    credit: int = 0

    @property
    def side(self) -> SlowSide | None:
        """The side that lies up, once it lies open."""
        return None if self.card is None else cards()[self.card].sides[self.level]

    def set_the_card_aside(self, found: dict[str, Any] | None) -> None:
        """Keys, pawn, gems and credit stay; what was found is told until the next roll. EX-27."""
        self.card, self.find, self.pending = None, None, None
        self.is_ready = False
        self.last_found = found

    def forget_the_last_round(self) -> None:
        """The die is rolled: another race begins."""
        self.last_found, self.laid, self.took = None, [], []
        self.is_ready = self.has_collected = False
