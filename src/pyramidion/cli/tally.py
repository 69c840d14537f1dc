"""What a row of simulated matches amounts to: points by category, wins by seat and by bot."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from pyramidion.kernel.outcome import Outcome, Score


class Played(msgspec.Struct, frozen=True):
    """One simulated match: which bot sat where, how it ended, how much was decided."""

    names: tuple[str, ...]
    outcome: Outcome
    decisions: int


class Wins(msgspec.Struct, frozen=True):
    """Of so many matches, those won alone and those in which the first place was shared."""

    matches: int
    won: int
    shared: int


class Tally(msgspec.Struct, frozen=True):
    """The sums of a simulation. `points` are means by bot, then by category, `total` last."""

    matches: int
    decisions: int
    points: dict[str, dict[str, float]]
    everybody: dict[str, float]
    by_seat: tuple[Wins, ...]
    by_bot: dict[str, Wins]


def count(played: Sequence[Played]) -> Tally:
    """The tally of some matches of one game, all with the same number of seats."""
    bots = sorted({name for match in played for name in match.names})
    return Tally(
        matches=len(played),
        decisions=sum(match.decisions for match in played),
        points={bot: _mean(_scores_of(played, bot)) for bot in bots},
        everybody=_mean([score for match in played for score in match.outcome.scores]),
        by_seat=tuple(_wins_of_seat(played, seat) for seat in range(_seats(played))),
        by_bot={bot: _wins_of_bot(played, bot) for bot in bots},
    )


def _seats(played: Sequence[Played]) -> int:
    return len(played[0].names)


def _scores_of(played: Iterable[Played], bot: str) -> list[Score]:
    return [
        score
        for match in played
        for name, score in zip(match.names, match.outcome.scores, strict=True)
        if name == bot
    ]


def _mean(scores: Sequence[Score]) -> dict[str, float]:
    sums: dict[str, int] = {}
    for score in scores:
        for category, points in _with_total(score).items():
            sums[category] = sums.get(category, 0) + points
    return {category: points / len(scores) for category, points in sums.items()}


def _with_total(score: Score) -> Mapping[str, int]:
    return {**score.categories, "total": score.total}


def _wins_of_seat(played: Sequence[Played], seat: int) -> Wins:
    return _wins([seat in match.outcome.winners for match in played], played)


def _wins_of_bot(played: Sequence[Played], bot: str) -> Wins:
    there = [match for match in played if bot in match.names]
    first = [any(match.names[seat] == bot for seat in match.outcome.winners) for match in there]
    return _wins(first, there)


def _wins(first: Sequence[bool], played: Sequence[Played]) -> Wins:
    """Count the matches in which somebody was first, alone or with others."""
    alone = [len(match.outcome.winners) == 1 for match in played]
    won = sum(is_first and is_alone for is_first, is_alone in zip(first, alone, strict=True))
    return Wins(len(played), won, sum(first) - won)
