"""How much a client may send: a bucket that fills steadily and is emptied by messages."""

from typing import Any

DEEPEST = 32


class Bucket:
    """Allows `rate` things a second, and a burst of as many seconds' worth as `burst` says."""

    __slots__ = ("_full", "_last", "_level", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._full = max(1.0, rate * burst)
        self._level = self._full
        self._last = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self._level = min(self._full, self._level + (now - self._last) * self._rate)
        self._last = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


def is_shallow(value: Any) -> bool:
    """Whether a JSON value is not nested so deeply that its readers could stumble."""
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return True
    return False


def _inside(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
