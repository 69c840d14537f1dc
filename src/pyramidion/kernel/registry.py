"""Things found by name, with a helpful refusal for a name that is not there."""

import difflib
from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

from pyramidion.kernel.errors import Invalid

T = TypeVar("T")


class Registry(Generic[T]):
    """Named things of one kind (`games`, `bots`), in the order in which they were given."""

    def __init__(self, field: str, code: str, things: Mapping[str, T]) -> None:
        self._field = field
        self._code = code
        self._things = dict(things)

    def __getitem__(self, name: str) -> T:
        if name not in self._things:
            close = difflib.get_close_matches(name, self._things, n=1, cutoff=0.5)
            known = ", ".join(self._things)
            raise Invalid(self._field, self._code, name=name, known=known, close="".join(close))
        return self._things[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._things)

    def __len__(self) -> int:
        return len(self._things)

    def values(self) -> Iterator[T]:
        """The things themselves."""
        return iter(self._things.values())
