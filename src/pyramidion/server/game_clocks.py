"""The clocks of games that have one: what they owe, and time that runs for nobody."""

from collections.abc import Callable
from typing import Any, Protocol

from pyramidion.kernel.actions import Action, Away
from pyramidion.kernel.seats import Seat
from pyramidion.server.presence import Beats, Deserted
from pyramidion.server.table import PLAYING, Table


class Tables(Protocol):
    """What clocks need of the hall."""

    now: Callable[[], int]
    tables: dict[str, Table]

    def connected(self, table: Table) -> set[str]:
        """The devices that are at the table now."""

    def write_for_the_clock(self, table: Table, action: Action, at: int) -> None:
        """Write an entry of the clock."""


class GameClocks:
    """Writes what the clock of a match owes, unless its time stands still."""

    def __init__(self, hall: Tables) -> None:
        self._hall = hall
        self._beats = Beats()
        self._deserted = Deserted()

    def tick(self, table: Table, at: int) -> None:
        """Write what the clock of the game owes."""
        self._note_gap()
        if self.stands_still(table):
            return
        while (
            table.phase == PLAYING
            and table.match is not None
            and (owed := table.match.deadline) is not None
            and owed.at <= at
        ):
            self._hall.write_for_the_clock(table, owed.action, owed.at)

    def give_credit(self, table: Table, seat: Seat, action: Any, delay_ms: int, at: int) -> None:
        """Write the delay of the seat's line before a legal step, where the game wants to know."""
        match = table.match
        if match is None or table.phase != PLAYING or not isinstance(action, table.game.actions):
            return
        owed = table.game.credit(match.state, seat, delay_ms)
        if owed is not None:
            table.game.check(match.state, seat, action)
            self._hall.write_for_the_clock(table, owed, at)

    def beat(self) -> None:
        """The server is there, now and since the last beat."""
        self._note_gap()
        self._beats.begin(self._hall.now())

    def _note_gap(self) -> None:
        """After a gap in which the process stood still, give every match its time back."""
        since = self._beats.gap(self._hall.now())
        if since is not None:
            self.give_back(since)

    def give_back(self, since: int) -> None:
        """Tell every match for how long nobody could play until now."""
        for table in list(self._hall.tables.values()):
            if table.phase == PLAYING and table.match is not None:
                self._note_absence(table, self._deserted.forget(table, since))

    def stands_still(self, table: Table) -> bool:
        """Whether a match with a clock of its own waits for its people, none of whom is there.

        When somebody is back, the time in between is given back to everybody.
        """
        at = self._hall.now()
        still, since = self._deserted.look(table, self._hall.connected(table), at)
        if since is not None and since < at:
            self._note_absence(table, since)
        return still

    def _note_absence(self, table: Table, since: int) -> None:
        assert table.match is not None
        since, at = max(since, table.match.log[-1].at), self._hall.now()
        self._hall.write_for_the_clock(table, Away(since, max(since, at)), at)
