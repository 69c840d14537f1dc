"""What is said about Expédition Pyramide before it is played, and its options."""

from enum import StrEnum

from pyramidion.games.expedition.components import Level
from pyramidion.kernel.game import Meta
from pyramidion.kernel.game import Options as KernelOptions


class Levels(StrEnum):
    """Which side of the cards is played: one for all, or a level for each seat. Rule EX-13."""

    EASY = "easy"
    HARD = "hard"
    EACH = "each"


class Countdown(StrEnum):
    """How many seconds after a round the next one starts by itself. Rule EX-27."""

    SHORT = "15"
    USUAL = "30"
    LONG = "60"
    NONE = "none"


class Options(KernelOptions, frozen=True):
    """What a table may want otherwise.

    level         the side of the cards (EX-13); with `each`, `level_0` to `level_3` say it by seat
    harder        finding, moving and collecting within the minute (EX-50)
    hidden_doors  cards lie face down until the die is rolled (EX-20)
    countdown     when the next round starts although not all are ready (EX-27)
    credit        the line's delay is taken off the time of finding (EX-26), unless `harder`
    """

    level: Levels = Levels.EASY
    level_0: Level = Level.EASY
    level_1: Level = Level.EASY
    level_2: Level = Level.EASY
    level_3: Level = Level.EASY
    harder: bool = False
    hidden_doors: bool = False
    countdown: Countdown = Countdown.USUAL
    credit: bool = False

    def level_of(self, seat: int) -> Level:
        """The level that a seat plays."""
        if self.level is not Levels.EACH:
            return Level(self.level)
        return (self.level_0, self.level_1, self.level_2, self.level_3)[seat]

    @property
    def gives_credit(self) -> bool:
        """Whether delays of the line count: never in the harder version."""
        return self.credit and not self.harder


META = Meta(
    id="expedition",
    prefix="EX",
    titles={"fr": "Expédition Pyramide", "en": "Pyramid Expedition"},
    players=(2, 3, 4),
    minutes=30,
    age=8,
    rules="1",
    longest=2_000,
    take_back="EX-31",
)
