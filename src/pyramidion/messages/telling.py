"""A match told to one seat: its table, what happens, and what the seat is asked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from pyramidion.kernel.events import Event
from pyramidion.kernel.game import AnyGame, Say
from pyramidion.kernel.seats import Seat
from pyramidion.messages import expedition, pyramido, silver_gold


class Wording(NamedTuple):
    """What a game adds to its catalogue: how values are spelled, what is asked, which words."""

    spell: Callable[[Event, Say], Mapping[str, object] | None]
    ask: Callable[[Any, Say], str]
    words: Sequence[str]


_WORDINGS = {
    "silver_gold": Wording(silver_gold.spell, silver_gold.ask, silver_gold.WORDS),
    "pyramido": Wording(pyramido.spell, pyramido.ask, pyramido.WORDS),
    "expedition": Wording(expedition.spell, expedition.ask, expedition.WORDS),
}


class Teller:
    """Speaks of one match to one seat (None: a spectator), in one language, using names."""

    def __init__(self, game: AnyGame, names: Sequence[str], seat: Seat | None, say: Say) -> None:
        self._game = game
        self._wording = _WORDINGS[game.meta.id]
        self._prefix = game.meta.prefix.lower()
        self._names = names
        self._seat = seat
        self._say = say

    def event(self, event: Event) -> str | None:
        """The sentence of an event as the seat may hear it, or None."""
        heard = self._game.narrate(event, self._seat)
        spelled = None if heard is None else self._wording.spell(heard, self._say)
        if heard is None or spelled is None:
            return None
        values = {**_plain_values(heard), **self._owner(heard), **spelled}
        return self._say(f"{self._prefix}-event-{tag_of(type(heard))}", **values)

    def table(self, view: Any) -> str:
        """The whole table in characters."""
        return self._game.notation.draw(view, self._named)

    def ask(self, view: Any) -> str:
        """What the seat is asked to do now."""
        return self._wording.ask(view, self._say)

    def category(self, name: str) -> str:
        """The name of a category of the score."""
        return self._say(f"{self._prefix}-category-{name}")

    def total(self, points: int) -> str:
        """What is compared at the end, in the game's own words."""
        return self._say(f"{self._prefix}-total", points=points)

    def rule(self, number: str) -> str:
        """What a rule that ended the match, or parted equal players, says."""
        return self._say(f"{self._prefix}-rule-{number.partition('-')[2]}")

    def words(self) -> dict[str, str]:
        """The words of the notation, and how the language says them."""
        return {word: self._say(f"{self._prefix}-word-{word}") for word in self._wording.words}

    def _owner(self, event: Event) -> dict[str, object]:
        seat = getattr(event, "seat", None)
        if seat is None:
            return {}
        return {"player": self._names[seat], "whose": "mine" if seat == self._seat else "other"}

    def _named(self, code: str, /, **values: object) -> str:
        """Say something of a drawing, a seat by the name of who sits there."""
        seat = values.get("seat")
        if isinstance(seat, int):
            values["seat"] = self._names[seat]
        return self._say(code, **values)


def tag_of(kind: type[Event]) -> str:
    """The tag of an event on the wire."""
    return str(kind.__struct_config__.tag)


def _plain_values(event: Event) -> dict[str, object]:
    return {name: _plain(value) for name, value in msgspec.structs.asdict(event).items()}


def _plain(value: object) -> object:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else value
