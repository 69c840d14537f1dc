"""Actions that are almost right, to see whether a game refuses what it should."""

from collections.abc import Iterator
from typing import Any

import msgspec

from pyramidion.kernel.actions import Action
from pyramidion.kernel.game import AnyGame


def corrupted(game: AnyGame, action: Action) -> Iterator[Action]:
    """The action with one field changed, as far as that still is an action of the game."""
    plain = msgspec.to_builtins(action)
    for name, value in plain.items():
        if name == "type":
            continue
        for other in _others(value):
            try:
                yield msgspec.convert({**plain, name: other}, game.actions)
            except msgspec.ValidationError:
                continue


def _others(value: Any) -> list[Any]:
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1, value ^ 1, 2 * value, -1 - value, 0, 1 << 40]
        case str():
            return ["", value + value, value[::-1]]
        case list():
            return [[], value[1:], value + value[:1], value[::-1]]
        case None:
            return [0, ""]
        case _:
            return []
