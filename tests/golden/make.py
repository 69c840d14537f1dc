"""Writes the golden matches on file: `python -m tests.golden.make [game…]`.

A golden match is a whole record made from a fixed seed. The records of random bots can be made
again byte for byte; those of other bots are only verified, since a bot may learn to play better
without an old record becoming wrong. Bots are never late nor have a slow line: races by chance,
which can be made again too, hold what the clock does about that.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.games.expedition_properties.random_race import RandomRace

from pyramidion.bots.playing import Simulation
from pyramidion.games import GAMES
from pyramidion.games.expedition.components import Level
from pyramidion.games.expedition.meta import Countdown, Levels
from pyramidion.games.expedition.meta import Options as ExpeditionOptions
from pyramidion.games.pyramido.meta import First, LegendMode
from pyramidion.games.pyramido.meta import Options as PyramidoOptions
from pyramidion.games.silver_gold.meta import Options, Pattern, Reveal
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import AnyGame, no_deadline
from pyramidion.kernel.match import Entry, Match
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.record import Record, decode_record, encode_record
from pyramidion.kernel.seats import encode_seat
from pyramidion.kernel.verify import verify

HERE = Path(__file__).parent
FOLDER = HERE / "silver_gold"
GAME = GAMES["silver_gold"]
ORDINARY = Options()
ORDINARY_PYRAMIDO = PyramidoOptions()
ORDINARY_EXPEDITION = ExpeditionOptions()

PARTS: dict[str, Callable[[Any], object]] = {
    "silver_gold": lambda state: (state.round, state.turn),
    "pyramido": lambda state: (state.floor, state.phase in ("score", "keep", "over")),
    "expedition": lambda state: state.round,
}
"""Of what a playthrough shows the first position, by game: of every turn, floor or round."""


@dataclass(frozen=True)
class Golden:
    """A match to keep: its file's name, who plays, under which options, and whether as text too.

    With `race` no bots play: it is the random race of that seed, which decides the options too.
    """

    name: str
    bots: tuple[str, ...]
    options: Any = ORDINARY
    as_text: bool = False
    game: str = "silver_gold"
    race: int | None = None

    @property
    def record_file(self) -> Path:
        """Where the record lies."""
        return HERE / self.game / f"{self.name}.jsonl"

    @property
    def text_file(self) -> Path:
        """Where the readable playthrough lies."""
        return HERE / self.game / f"{self.name}.txt"

    @property
    def can_be_made_again(self) -> bool:
        """Whether the bots will always play the same."""
        return self.race is not None or set(self.bots) == {"random"}


GOLDENS = (
    Golden("two_players", ("greedy", "random"), as_text=True),
    Golden("three_players", ("random", "greedy", "greedy"), as_text=True),
    Golden("four_players", ("greedy", "random", "greedy", "random"), as_text=True),
    Golden("two_at_random", ("random",) * 2),
    Golden("three_at_random", ("random",) * 3),
    Golden("four_at_random", ("random",) * 4),
    Golden("marks_shown_at_once", ("random",) * 2, Options(reveal=Reveal.AT_ONCE)),
    Golden("closed_tombs", ("random",) * 3, Options(closed_tombs=True)),
    Golden("other_expeditions", ("random",) * 4, Options(expeditions=tuple(Pattern))),
    Golden("other_skulls", ("random",) * 2, Options(skulls=(2, 4, 6, 8, 10, 12, 14, 16, 18, 20))),
)


def _pyramido(
    name: str, players: int, options: PyramidoOptions = ORDINARY_PYRAMIDO, as_text: bool = False
) -> Golden:
    return Golden(name, ("random",) * players, options, as_text, "pyramido")


PYRAMIDO_GOLDENS = (
    _pyramido("alone_to_beat_the_legend", 1, as_text=True),
    _pyramido("alone_to_become_the_legend", 1, PyramidoOptions(legend=LegendMode.BECOME)),
    _pyramido("two_at_random", 2, as_text=True),
    _pyramido("three_at_random", 3, as_text=True),
    _pyramido("four_at_random", 4, as_text=True),
    _pyramido("first_chosen", 3, PyramidoOptions(first=First.SEAT_1)),
    _pyramido("without_hints", 2, PyramidoOptions(hints=False)),
)

RACES = {"race_with_credit": 64, "race_in_the_harder_version": 75}


def _expedition(
    name: str,
    players: int,
    options: ExpeditionOptions = ORDINARY_EXPEDITION,
    as_text: bool = False,
) -> Golden:
    return Golden(name, ("random",) * players, options, as_text, "expedition")


def _race(name: str, seed: int) -> Golden:
    race = RandomRace(seed)
    return Golden(name, (), race.options, game="expedition", race=seed)


EXPEDITION_GOLDENS = (
    _expedition("two_at_random", 2, as_text=True),
    _expedition("three_at_random", 3, as_text=True),
    _expedition("four_at_random", 4, as_text=True),
    _expedition("harder_version", 3, ExpeditionOptions(harder=True), as_text=True),
    _expedition("harder_version_hard_doors", 4, ExpeditionOptions(harder=True, level=Levels.HARD)),
    _expedition("hard_doors", 2, ExpeditionOptions(level=Levels.HARD)),
    _expedition("hidden_doors", 3, ExpeditionOptions(hidden_doors=True, countdown=Countdown.NONE)),
    _expedition(
        "level_for_each",
        4,
        ExpeditionOptions(level=Levels.EACH, level_1=Level.HARD, level_3=Level.HARD),
    ),
    Golden("three_levels", ("strong", "greedy", "random"), ORDINARY_EXPEDITION, game="expedition"),
    *(_race(name, seed) for name, seed in RACES.items()),
)


def simulated(golden: Golden) -> bytes:
    """The record of the match, played anew."""
    if golden.race is not None:
        race = RandomRace(golden.race)
        race.finish()
        return race.record()
    game = GAMES[golden.game]
    simulation = Simulation(game, golden.options, golden.bots, "golden", golden.name)
    simulation.run()
    return encode_record(simulation.header, simulation.match, simulation.seal)


def playthrough(written: bytes) -> str:
    """The match that a record tells, for people to read.

    Every entry as `seq seat action`, with its second behind `seq` where time is in the rules; the
    position whenever a new part begins; the outcome.
    """
    record = decode_record(written)
    game = GAMES[record.header.game]
    lines = list(_title(record, game))
    parts: set[object] = set()

    def watch(match: Match[Any, Any, Any], events: Sequence[Event]) -> None:
        lines.append(_entry(match.log[-1], game))
        part = PARTS[game.meta.id](match.state)
        if part not in parts:
            parts.add(part)
            lines.extend(["", game.notation.format_state(match.state)])

    outcome = verify(record, game, watch)
    return "\n".join([*lines, *_ending(outcome)]) + "\n"


def _title(record: Record, game: AnyGame) -> Iterator[str]:
    yield f"{game.meta.titles['en']}, rules {record.header.rules}"
    for seat, sitter in enumerate(record.header.seats):
        yield f"seat {seat}: {sitter.name}"
    yield ""


def _entry(entry: Entry, game: AnyGame) -> str:
    seat = encode_seat(entry.seat)
    if seat == "setup":
        return f"{entry.seq} setup"
    instant = "" if game.deadline is no_deadline else f" {entry.at / 1000:.3f}"
    return f"{entry.seq}{instant} {seat} {game.notation.format_action(entry.action)}"


def _ending(outcome: Outcome) -> Iterator[str]:
    yield ""
    yield f"ended by {outcome.ended}, tie broken by {outcome.tie_break or 'nothing'}"
    for seat, (score, rank) in enumerate(zip(outcome.scores, outcome.ranks, strict=True)):
        parts = ", ".join(f"{name} {points}" for name, points in score.categories.items())
        yield f"seat {seat}: place {rank} with {score.total} ({parts})"


def main() -> None:
    """Play and write everything anew, or the games that are named."""
    wanted = sys.argv[1:] or [*PARTS]
    goldens = (*GOLDENS, *PYRAMIDO_GOLDENS, *EXPEDITION_GOLDENS)
    for golden in (one for one in goldens if one.game in wanted):
        golden.record_file.parent.mkdir(exist_ok=True)
        written = simulated(golden)
        golden.record_file.write_bytes(written)
        if golden.as_text:
            golden.text_file.write_text(playthrough(written))


if __name__ == "__main__":
    main()
