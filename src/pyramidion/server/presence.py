"""Time that runs for nobody: the process stood still, or none of a table's people is there."""

from pyramidion.server.table import PLAYING, Table

GAP_MS = 5_000
"""The server beats every second; a longer silence than this means that it stood still."""


class Beats:
    """Notices that the process stood still, for instance in a machine that slept."""

    def __init__(self) -> None:
        self._last: int | None = None

    def begin(self, at: int) -> None:
        """From now on a beat is expected every second."""
        self._last = at

    def gap(self, at: int) -> int | None:
        """Since when nothing has moved, if that is long; the next gap counts from now."""
        last = self._last
        if last is None or at - last <= GAP_MS:
            return None
        self._last = at
        return last


class Deserted:
    """Matches with a clock of their own whose people are all gone: they wait for them."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}

    def look(self, table: Table, devices: set[str], at: int) -> tuple[bool, int | None]:
        """Whether the match stands still; else since when it did until now, if it did."""
        if _is_deserted(table, devices):
            self._since.setdefault(table.number, at)
            return True, None
        since = self._since.pop(table.number, None)
        return False, since if table.phase == PLAYING else None

    def forget(self, table: Table, since: int) -> int:
        """All time until now is given back otherwise; gives since when, if it was earlier."""
        return min(since, self._since.pop(table.number, since))


def _is_deserted(table: Table, devices: set[str]) -> bool:
    if table.phase != PLAYING or table.match is None or not table.match.is_timed:
        return False
    people = {seat.device for seat in table.seats if not seat.is_played_by_bot}
    return bool(people) and people.isdisjoint(devices)
