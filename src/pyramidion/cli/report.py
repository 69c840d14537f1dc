"""What `simulate` reports, for machines and for people."""

from typing import Any

import msgspec

from pyramidion.cli.sheet import console, table
from pyramidion.cli.tally import Tally, Wins
from pyramidion.kernel.game import AnyGame, Say


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A simulation: what was asked, what came out, and how quickly."""

    game: str
    rules: str
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    seed: int
    tally: Tally
    jobs: int
    seconds: float
    records: str | None

    @property
    def matches_per_second(self) -> float:
        """Whole matches a second, all processes together."""
        return self.tally.matches / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Decisions with at least two legal steps a second, all processes together."""
        return self.tally.decisions / self.seconds

    def encode(self) -> str:
        """The report as JSON."""
        speeds = {
            "matches_per_second": self.matches_per_second,
            "decisions_per_second": self.decisions_per_second,
        }
        return msgspec.json.encode({**msgspec.to_builtins(self), **speeds}).decode()


def print_report(report: Report, game: AnyGame, say: Say) -> None:
    """Tables of points and wins, then the speed."""
    out = console()
    title = game.meta.titles[say("cli-language")]
    out.print(title, style="bold")
    out.print(
        say(
            "cli-report-what",
            matches=report.tally.matches,
            players=report.players,
            bots=", ".join(dict.fromkeys(report.bots)),
            seed=str(report.seed),
        )
    )
    out.print(_points(report.tally, game, say))
    out.print(_wins(report.tally, say))
    out.print(_speed(report, say), soft_wrap=True)
    if report.records is not None:
        told = say("cli-report-records", count=report.tally.matches, folder=report.records)
        out.print(told, soft_wrap=True)


def _points(tally: Tally, game: AnyGame, say: Say) -> Any:
    """Mean points by category, one column a bot and one for all if there are several."""
    columns = dict(tally.points)
    if len(columns) > 1:
        columns[say("cli-everybody")] = tally.everybody
    made = table(say("cli-mean-points"), *columns)
    for category in tally.everybody:
        last = category == "total"
        name = say("cli-total" if last else f"{game.meta.prefix.lower()}-category-{category}")
        means = (say("cli-mean", value=means[category]) for means in columns.values())
        made.add_row(name, *means, style="bold" if last else None)
    return made


def _wins(tally: Tally, say: Say) -> Any:
    """Matches won by seat and by bot; a first place that is shared is counted apart."""
    made = table(
        say("cli-wins"), say("cli-matches"), say("cli-won"), say("cli-share"), say("cli-shared")
    )
    for seat, wins in enumerate(tally.by_seat):
        made.add_row(say("cli-seat", seat=seat), *_win_cells(wins, say))
    made.add_section()
    for bot, wins in tally.by_bot.items():
        made.add_row(bot, *_win_cells(wins, say))
    return made


def _win_cells(wins: Wins, say: Say) -> list[str]:
    share = say("cli-percent", value=100 * wins.won / wins.matches)
    whole = (say("cli-whole", value=number) for number in (wins.matches, wins.won))
    return [*whole, share, say("cli-whole", value=wins.shared)]


def _speed(report: Report, say: Say) -> str:
    return say(
        "cli-report-speed",
        seconds=report.seconds,
        jobs=report.jobs,
        matches=report.matches_per_second,
        decisions=report.decisions_per_second,
    )
