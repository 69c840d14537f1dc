"""How a match ended: scores by category, ranking, and why."""

from collections.abc import Sequence

import msgspec


class Score(msgspec.Struct, frozen=True):
    """A seat's points: the total is what is compared, the categories say where it comes from."""

    total: int
    categories: dict[str, int]


class Outcome(msgspec.Struct, frozen=True):
    """`ranks[seat]` is that seat's place, 1 is best, equal places are shared.

    `ended` names what ended the match; `tie_break` the rule that parted equal totals, if one did.
    """

    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    ended: str
    tie_break: str | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks_by(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by descending key; equal keys share a place and the next ones are skipped."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
