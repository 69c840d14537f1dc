"""How much a client may send: a bucket that fills steadily and is emptied by messages."""


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
