"""Chance is handed in; what it gives is written down, and a replay never draws again."""

import hashlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from pyramidion.kernel.fair import Fair

T = TypeVar("T")


class Below(msgspec.Struct, frozen=True, array_like=True, tag="below"):
    """A number from 0 to n-1: `["below", 6, 3]`."""

    n: int
    value: int


class Shuffle(msgspec.Struct, frozen=True, array_like=True, tag="shuffle"):
    """An order of n things: `["shuffle", 4, [2, 0, 3, 1]]`."""

    n: int
    order: tuple[int, ...]


class Judgement(msgspec.Struct, frozen=True, array_like=True, tag="judgement"):
    """What a judge said when asked: `["judgement", "MM-17", true]`; recorded like chance."""

    question: str
    answer: Any


Draw = Below | Shuffle | Judgement


class Chance(ABC):
    """Where a game gets what is not for a player to decide."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""

    @abstractmethod
    def shuffle(self, n: int) -> Sequence[int]:
        """An order of the numbers 0 to n-1, all equally likely."""

    def judged(self, question: str, judge: Callable[[], Any]) -> Any:
        """What `judge` answers to `question`: JSON only, so that it can be written down."""
        return judge()

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in a new order."""
        return [things[i] for i in self.shuffle(len(things))]


class Seeded(Chance):
    """Quick chance for bots, search and tests; the same seed gives the same numbers."""

    def __init__(self, *seed: object) -> None:
        text = "\x1f".join(map(str, seed))
        self._random = random.Random(hashlib.sha256(text.encode()).digest()).random

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def shuffle(self, n: int) -> Sequence[int]:
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = int(self._random() * (i + 1))
            order[i], order[j] = order[j], order[i]
        return order


class Scripted(Chance):
    """Chance for tests: numbers in the given order; a shuffle takes an order or keeps the old one.

    `Scripted([3, 1])` answers 3, then 1; `Scripted(shuffles=[[1, 0]])` turns the first shuffle.
    """

    def __init__(self, numbers: Iterable[int] = (), shuffles: Iterable[Sequence[int]] = ()) -> None:
        self._numbers = iter(numbers)
        self._shuffles = iter(shuffles)

    def below(self, n: int) -> int:
        value = next(self._numbers, None)
        if value is None:
            raise AssertionError("The script of this chance has no number left.")
        assert 0 <= value < n, f"The script says {value}, which is not below {n}."
        return value

    def shuffle(self, n: int) -> Sequence[int]:
        order = next(self._shuffles, None)
        if order is None:
            return list(range(n))
        assert sorted(order) == list(range(n)), f"The script's order is not one of {n} things."
        return order


class Recording(Chance):
    """Fair chance of a match; `drawn` collects what the entry in the making has drawn."""

    __slots__ = ("_fair", "drawn")

    def __init__(self, fair: Fair) -> None:
        self._fair = fair
        self.drawn: list[Draw] = []

    def below(self, n: int) -> int:
        value = self._fair.below(n)
        self.drawn.append(Below(n, value))
        return value

    def shuffle(self, n: int) -> Sequence[int]:
        order = self._fair.shuffle(n)
        self.drawn.append(Shuffle(n, tuple(order)))
        return order

    def judged(self, question: str, judge: Callable[[], Any]) -> Any:
        answer = judge()
        self.drawn.append(Judgement(question, answer))
        return answer


class DrawMismatch(Exception):
    """A recorded draw is not the one the rules ask for here, or not the one the seed gives."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected = expected
        self.found = found


class Replaying(Chance):
    """Hands out recorded draws again; with `fair`, each is also compared with what the seed gives.

    Like `Recording`, it collects in `drawn`, so that a fold writes the same entries again.
    """

    __slots__ = ("_fair", "_recorded", "drawn")

    def __init__(self, recorded: Iterable[Draw], fair: Fair | None = None) -> None:
        self._recorded = iter(recorded)
        self._fair = fair
        self.drawn: list[Draw] = []

    def below(self, n: int) -> int:
        draw = self._next(f"a number below {n}")
        if not (isinstance(draw, Below) and draw.n == n and 0 <= draw.value < n):
            raise DrawMismatch(f"a number below {n}", _shown(draw))
        if self._fair is not None:
            self._compare(Below(n, self._fair.below(n)), draw)
        return draw.value

    def shuffle(self, n: int) -> Sequence[int]:
        draw = self._next(f"an order of {n}")
        if not (isinstance(draw, Shuffle) and draw.n == n and sorted(draw.order) == list(range(n))):
            raise DrawMismatch(f"an order of {n}", _shown(draw))
        if self._fair is not None:
            self._compare(Shuffle(n, tuple(self._fair.shuffle(n))), draw)
        return draw.order

    def judged(self, question: str, judge: Callable[[], Any]) -> Any:
        draw = self._next(f"the judgement {question}")
        if not (isinstance(draw, Judgement) and draw.question == question):
            raise DrawMismatch(f"the judgement {question}", _shown(draw))
        return draw.answer

    def finish(self) -> None:
        """Raise `DrawMismatch` if a recorded draw was not asked for."""
        left = next(self._recorded, None)
        if left is not None:
            raise DrawMismatch("no further draw", _shown(left))

    def _next(self, expected: str) -> Draw:
        draw = next(self._recorded, None)
        if draw is None:
            raise DrawMismatch(expected, "no draw")
        self.drawn.append(draw)
        return draw

    @staticmethod
    def _compare(expected: Draw, found: Draw) -> None:
        if expected != found:
            raise DrawMismatch(_shown(expected), _shown(found))


def _shown(draw: Draw) -> str:
    return msgspec.json.encode(draw).decode()
