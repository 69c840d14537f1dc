"""Clocks of a table: how long each seat has been deciding, and when its time is up.

It is derived from the log alone, so that a restarted server goes on where it was.
"""

from collections.abc import Iterable

from pyramidion.kernel.actions import Away, Confirm
from pyramidion.kernel.match import Entry
from pyramidion.kernel.seats import Seat

CLOCKS = {"none": 0, "relaxed": 180, "quick": 45}
"""The usual clocks: seconds for a decision. A table may have any other number."""


class DecisionClock:
    """Since when each decider has been deciding. `limit` is in seconds; 0 means no limit."""

    __slots__ = ("limit", "since")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.since: dict[Seat, int] = {}

    def begin(self, deciders: Iterable[Seat], at: int) -> None:
        """All deciders begin now."""
        self.since = dict.fromkeys(deciders, at)

    def note(self, entry: Entry, deciders: Iterable[Seat], told: bool) -> None:
        """After an entry: who decides anew begins at its instant, time away is given back.

        `told` says that something new was shown: then everybody's decision is a new one.
        """
        if isinstance(entry.action, Away):
            span = entry.action.until - entry.action.since
            self.since = {seat: since + span for seat, since in self.since.items()}
            return
        closed = entry.seat if isinstance(entry.action, Confirm) else None
        before = {} if told else self.since
        self.since = {
            seat: entry.at if seat == closed else before.get(seat, entry.at) for seat in deciders
        }

    def deadline(self, seat: Seat) -> int | None:
        """When the seat's time is up, on the wall, in milliseconds."""
        if not self.limit or seat not in self.since:
            return None
        return self.since[seat] + 1000 * self.limit
