"""A table to test rules at: a position from notation, steps, refusals, and what was told.

at("phase=mark turn=1.1 used=I2 | 17: 32: | 8: 29:").does(0, "17 d1e1").refuses(
    0, "32 a1", rule="SG-22"
)
"""

from collections.abc import Iterable, Sequence
from typing import Self, TypeVar

import pytest

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.actions import Action
from pyramidion.games.silver_gold.components import CARD
from pyramidion.games.silver_gold.state import State
from pyramidion.games.silver_gold.view import View
from pyramidion.kernel.chance import Chance, Scripted
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.events import Event
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.seats import Seat

NOTATION = SILVER_GOLD.notation
E = TypeVar("E", bound=Event)


class Table:
    """One position, changed only by legal steps; `events` is all that was told since the start."""

    def __init__(self, state: State, chance: Chance | None = None) -> None:
        self.state = state
        self.chance = chance or Scripted()
        self.events: list[Event] = []

    def does(self, seat: int, *steps: str | Action) -> Self:
        """The seat takes these steps; each must be among its legal ones."""
        for step in steps:
            action = _action(step)
            SILVER_GOLD.check(self.state, Seat(seat), action)
            assert action in SILVER_GOLD.legal(self.state, Seat(seat)), f"{step} is not listed"
            self.events += SILVER_GOLD.apply(self.state, Seat(seat), action, self.chance)
        return self

    def refuses(
        self, seat: int, step: str | Action, rule: str, code: str | None = None, **values: object
    ) -> Self:
        """The step is refused by this rule, is not listed as legal, and changes nothing."""
        before = self.position
        action = _action(step)
        with pytest.raises(Illegal) as refusal:
            SILVER_GOLD.check(self.state, Seat(seat), action)
        assert refusal.value.rule == rule, f"{refusal.value}"
        assert code in (None, refusal.value.code), f"{refusal.value}"
        assert values in ({}, refusal.value.values), f"{refusal.value}"
        assert action not in SILVER_GOLD.legal(self.state, Seat(seat)), f"{step} is listed"
        assert self.position == before
        return self

    def legal(self, seat: int) -> set[str]:
        """The seat's legal steps, as text."""
        steps = SILVER_GOLD.legal(self.state, Seat(seat))
        texts = {NOTATION.format_action(step) for step in steps}
        assert len(texts) == len(steps), "a legal step is listed twice"
        return texts

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def heard(self, seat: int | None) -> list[Event]:
        """The events as the seat may hear them; None is a spectator."""
        listener = None if seat is None else Seat(seat)
        narrated = (SILVER_GOLD.narrate(event, listener) for event in self.events)
        return [event for event in narrated if event is not None]

    def view(self, seat: int | None) -> View:
        """What the seat may know; None is a spectator."""
        return SILVER_GOLD.view(self.state, None if seat is None else Seat(seat))

    @property
    def deciders(self) -> list[int]:
        """The seats the match waits for."""
        return [int(seat) for seat in SILVER_GOLD.deciders(self.state)]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return SILVER_GOLD.outcome(self.state)

    @property
    def position(self) -> str:
        """The position as one line."""
        return NOTATION.format_state(self.state)


def at(position: str, shuffles: Iterable[Sequence[int]] = ()) -> Table:
    """A table at this position; chance keeps every order, or follows the script."""
    state = NOTATION.parse_state(position)
    twice = [thing for thing, many in SILVER_GOLD.inventory(state).items() if many > 1]
    assert not [card for card in twice if card.startswith("card")], f"{twice} lie there twice"
    return Table(state, Scripted(shuffles=shuffles))


def tomb(card: int) -> str:
    """The name of the card's tomb cell."""
    return next(cell for cell, sign in _signs(card).items() if sign == "T")


def nearly(card: int) -> str:
    """The card with a way marked from its start up to its tomb, the tomb not."""
    signs = _signs(card)
    start = next(cell for cell, sign in signs.items() if sign == "S")
    ways = [[start]]
    seen = {start}
    for way in ways:
        for cell in _beside(way[-1]):
            if signs.get(cell) == "T":
                return f"{card}:{''.join(way)}"
            if signs.get(cell, "#") != "#" and cell not in seen:
                seen.add(cell)
                ways.append([*way, cell])
    raise AssertionError(f"Card {card} has no way to its tomb.")


def completed(card: int) -> str:
    """The card with a way marked earlier, and its tomb this turn."""
    return f"{nearly(card)}+{tomb(card)}"


def finish(card: int) -> str:
    """The step that marks the card's tomb as a single cell."""
    return f"{card} {tomb(card)}"


def _signs(card: int) -> dict[str, str]:
    rows = CARD[card].rows
    return {"abcde"[c] + "12345"[r]: rows[r][c] for r in range(5) for c in range(5)}


def _beside(cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1])
    steps = ((0, -1), (-1, 0), (1, 0), (0, 1))
    return [f"{chr(column + right)}{row + down}" for right, down in steps]


def _action(step: str | Action) -> Action:
    if not isinstance(step, str):
        return step
    action: Action = NOTATION.parse_action(step)
    return action
