"""A table to test rules at: a position from notation, steps, refusals, and what was told.

    at(f"phase=score waiting=0 | gems=0.0.0.0.1.0 {laid(1, 'AaBb', [85, 86])} done").does(
        0, "light 152 r"
    ).refuses(0, "light 152 r", rule="PD-56")

Pyramids are drawn from the cell e5 on, rows parted by `/`: a capital letter is the first block of a
domino, the small one its other block.
"""

from collections.abc import Iterable, Sequence
from typing import Self, TypeVar

import pytest

from pyramidion.games.pyramido import PYRAMIDO
from pyramidion.games.pyramido.actions import Action
from pyramidion.games.pyramido.components import BAG, GEMS, Gem
from pyramidion.games.pyramido.state import State
from pyramidion.games.pyramido.view import View
from pyramidion.kernel.chance import Chance, Scripted
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.events import Event
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.seats import Seat

NOTATION = PYRAMIDO.notation
CORNER = 152
"""The first quadrant of e5: row 8 and column 8 of 18."""

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
            PYRAMIDO.check(self.state, Seat(seat), action)
            assert action in PYRAMIDO.legal(self.state, Seat(seat)), f"{step} is not listed"
            self.events += PYRAMIDO.apply(self.state, Seat(seat), action, self.chance)
        return self

    def plays(self, seat: int, place: str) -> Self:
        """A whole turn: the first domino and gem there are, the first one turned up, this place."""
        while self.state.phase != "place":
            first = PYRAMIDO.legal(self.state, Seat(seat))[0]
            self.does(seat, NOTATION.format_action(first))
        return self.does(seat, place, "confirm")

    def refuses(
        self, seat: int, step: str | Action, rule: str, code: str | None = None, **values: object
    ) -> Self:
        """The step is refused by this rule, is not listed as legal, and changes nothing."""
        before = self.position
        action = _action(step)
        with pytest.raises(Illegal) as refusal:
            PYRAMIDO.check(self.state, Seat(seat), action)
        assert refusal.value.rule == rule, f"{refusal.value}"
        assert code in (None, refusal.value.code), f"{refusal.value}"
        assert values in ({}, refusal.value.values), f"{refusal.value}"
        assert action not in PYRAMIDO.legal(self.state, Seat(seat)), f"{step} is listed"
        assert self.position == before
        return self

    def legal(self, seat: int) -> set[str]:
        """The seat's legal steps, as text."""
        steps = PYRAMIDO.legal(self.state, Seat(seat))
        texts = {NOTATION.format_action(step) for step in steps}
        assert len(texts) == len(steps), "a legal step is listed twice"
        return texts

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def heard(self, seat: int | None) -> list[Event]:
        """The events as the seat may hear them; None is a spectator."""
        listener = None if seat is None else Seat(seat)
        narrated = (PYRAMIDO.narrate(event, listener) for event in self.events)
        return [event for event in narrated if event is not None]

    def view(self, seat: int | None) -> View:
        """What the seat may know; None is a spectator."""
        return PYRAMIDO.view(self.state, None if seat is None else Seat(seat))

    def zones(self, seat: int = 0) -> list[tuple[int, str, int]]:
        """Name, colour and icons of the seat's zones, in the order of the view."""
        zones = self.view(None).players[seat].zones
        return [(zone.zone, str(zone.colour), zone.icons) for zone in zones]

    def seen(self, seat: int = 0, rows: int = 8, columns: int = 10) -> str:
        """The quadrants from e5 on, seen from above: colours, as capitals where icons show."""
        letters = {
            quadrant: zone.colour[0]
            for zone in self.view(None).players[seat].zones
            for quadrant in zone.quadrants
        }
        icons = self.state.icons[seat]
        grid = [[CORNER + 18 * row + column for column in range(columns)] for row in range(rows)]
        lines = [
            " ".join(
                letters.get(place, ".").upper() if icons >> place & 1 else letters.get(place, ".")
                for place in line
            )
            for line in grid
        ]
        return "\n".join(lines)

    def field(self, name: str, part: int = 0) -> str:
        """A field of the position: of the table, or of the seat with number `part` - 1."""
        words = self.position.split("|")[part].split()
        return dict(word.split("=", 1) for word in words if "=" in word)[name]

    @property
    def deciders(self) -> list[int]:
        """The seats the match waits for."""
        return [int(seat) for seat in PYRAMIDO.deciders(self.state)]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return PYRAMIDO.outcome(self.state)

    @property
    def position(self) -> str:
        """The position as one line."""
        return NOTATION.format_state(self.state)


def at(position: str, numbers: Iterable[int] = (), chance: Chance | None = None) -> Table:
    """A table at this position; chance gives these numbers, or is the given one."""
    state = NOTATION.parse_state(position)
    assert min(state.bag) >= 0, "there are not so many gems"
    for thing, many in PYRAMIDO.inventory(state).items():
        kind, name = thing.split()
        most = 1 if kind == "domino" else BAG[GEMS.index(Gem(name))]
        assert many <= most, f"{thing} lies there {many} times"
    return Table(state, chance or Scripted(numbers))


def laid(floor: int, drawing: str, dominoes: Sequence[int]) -> str:
    """The dominoes of a floor as drawn, A the first of them, for the field `placed`."""
    cells = {
        letter: (row, column)
        for row, line in enumerate(drawing.split("/"))
        for column, letter in enumerate(line)
    }
    letters = sorted(letter for letter in cells if letter.isupper())
    arrows = {(0, 1): ">", (1, 0): "v", (0, -1): "<", (-1, 0): "^"}
    placed = []
    for letter, domino in zip(letters, dominoes, strict=True):
        (row, column), (other_row, other_column) = cells[letter], cells[letter.lower()]
        arrow = arrows[other_row - row, other_column - column]
        placed.append(f"{floor}:{domino}{'efghi'[column]}{5 + row}{arrow}")
    return ".".join(placed)


def quadrants(picture: str) -> tuple[int, ...]:
    """The numbers of the quadrants that a picture marks with #, from e5 on."""
    return tuple(
        CORNER + 18 * row + column
        for row, line in enumerate(picture.split("/"))
        for column, sign in enumerate(line)
        if sign == "#"
    )


def _action(step: str | Action) -> Action:
    if not isinstance(step, str):
        return step
    action: Action = NOTATION.parse_action(step)
    return action
