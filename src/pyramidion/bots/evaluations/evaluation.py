"""What the search asks of a game beside its rules."""

from typing import Any, Protocol

from pyramidion.kernel.actions import Action


class Evaluation(Protocol):
    """What positions are worth. A position is a state that was sampled from a view."""

    def worth(self, state: Any, seat: int) -> float:
        """What a seat may hope for; only differences mean something."""
        ...

    def is_settled(self, state: Any, seat: int) -> bool:
        """Whether the seat is not in the middle of a turn that it had better finish first."""
        ...

    def routine(self, state: Any, seat: int) -> Action | None:
        """The seat's next step where it needs no search."""
        ...
