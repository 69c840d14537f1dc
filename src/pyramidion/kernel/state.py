"""The base of every game's state."""

from abc import ABC, abstractmethod
from typing import Self


class State(ABC):
    """The full truth of a match: a small mutable object with a quick `copy`.

    `at` is the match's own time in milliseconds: the instant of the last entry, less the spans in
    which the server was away. The kernel alone writes it; rules may read it.
    """

    __slots__ = ("at",)

    at: int

    def begin(self, at: int) -> None:
        """Let the match's time begin at an instant; a state that holds instants moves them too."""
        self.at = at

    @abstractmethod
    def copy(self) -> Self:
        """A state that shares nothing changeable with this one."""
