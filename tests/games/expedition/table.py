"""A table to test rules at: a position from notation, a scripted clock, refusals, what was told.

    at("phase=search sign=hand glass=1:59000 | | ").opens(0, at=999).refuses(
        0, "go 2", "EX-30", "ex-wait-for-the-glass"
    )

The instant 0 is the one of the position: with `glass=1:59000` the sand runs out at 1000.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Self, TypeVar, cast

import pytest

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.actions import Action, Solve
from pyramidion.games.expedition.components import WIDTH, Laid
from pyramidion.games.expedition.meta import Options
from pyramidion.games.expedition.state import State
from pyramidion.games.expedition.view import PlayerView, View
from pyramidion.kernel.actions import TAKE_BACK, Away
from pyramidion.kernel.actions import Action as KernelAction
from pyramidion.kernel.chance import Chance, Recording, Scripted
from pyramidion.kernel.errors import Illegal, Invalid
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import Game
from pyramidion.kernel.match import Match
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.seats import CLOCK, By, Seat
from pyramidion.tiling.cover import solutions
from pyramidion.tiling.grid import cells_of
from pyramidion.tiling.polyomino import POLYOMINOES

NOTATION = EXPEDITION.notation
SECOND = 1000
MINUTE = 60 * SECOND
BARE = "/".join(["-" * 13] * 6)
"""The holes of a board whose gems are all taken."""

E = TypeVar("E", bound=Event)


class Table:
    """One match, changed only by legal steps; `events` is all that was told since the start."""

    def __init__(self, match: Match[Options, State, View]) -> None:
        self.match = match
        self.events: list[Event] = []

    def does(self, seat: int, *steps: str | KernelAction, at: int = 0) -> Self:
        """The seat takes these steps at an instant, or at that of the last entry if it is later."""
        for step in steps:
            action = _action(step)
            legal = EXPEDITION.legal(self.state, Seat(seat))
            assert isinstance(action, Solve) or action in legal, f"{step} is not listed"
            self.events += self.match.act(Seat(seat), action, at)
        return self

    def opens(self, *seats: int, at: int = 0) -> Self:
        """The seats open their doors, one after the other at the same instant."""
        for seat in seats:
            self.does(seat, self.solution(seat), at=at)
        return self

    def collects(self, seat: int, floor: int, at: int = 0) -> Self:
        """The seat moves there and collects."""
        return self.does(seat, f"go {floor}", "confirm", at=at)

    def ticks(self, now: int) -> Self:
        """The clock writes what it owes."""
        self.events += self.match.tick(now)
        return self

    def clock(self, step: str, at: int = 0) -> Self:
        """The clock writes this."""
        self.events += self.match.act(CLOCK, _action(step), at, By.KERNEL)
        return self

    def goes_away(self, since: int, until: int) -> Self:
        """The server is down for a while."""
        self.match.act(CLOCK, Away(since, until), until, By.KERNEL)
        return self

    def takes_back(self, seat: int, at: int = 0) -> Self:
        """The seat undoes its last step."""
        self.match.act(Seat(seat), TAKE_BACK, at)
        return self

    def refuses(
        self,
        seat: int,
        step: str | KernelAction,
        rule: str,
        code: str,
        /,
        at: int = 0,
        **values: object,
    ) -> Self:
        """The step is refused by this rule, with these values, is not listed, changes nothing."""
        action = _action(step)
        refused = self._refused(lambda: self.match.act(Seat(seat), action, at), Illegal)
        assert (refused.rule, refused.code) == (rule, code)
        assert refused.values == values
        if seat >= 0:
            assert action not in EXPEDITION.legal(self.state, Seat(seat)), f"{step} is listed"
        return self

    def is_too_late(self, seat: int, step: str | KernelAction, at: int) -> Self:
        """At that instant the clock comes first, whoever asks."""
        action = _action(step)
        refused = self._refused(lambda: self.match.act(Seat(seat), action, at), Invalid)
        assert refused.code == "clock-owes"
        return self

    def is_too_early(self, step: str, at: int) -> Self:
        """The clock itself may not write this before its time."""
        action = _action(step)
        refused = self._refused(lambda: self.match.act(CLOCK, action, at), Invalid)
        assert refused.code == "clock-early"
        return self

    def _refused(self, attempt: Callable[[], object], kind: type[Any]) -> Any:
        before = self.position, len(self.match.log)
        with pytest.raises(kind) as refusal:
            attempt()
        assert (self.position, len(self.match.log)) == before, "a refused step has changed it"
        return refusal.value

    def ways(self, seat: int) -> list[tuple[Laid, ...]]:
        """All ways in which the seat's keys open its door."""
        keys = self.state.puzzle(seat).keys
        shapes = [POLYOMINOES[key] for key in keys]
        return [
            tuple(Laid(key, tuple(cells_of(mask))) for key, mask in zip(keys, masks, strict=True))
            for masks in solutions(self.state.side(seat).mask, WIDTH, shapes)
        ]

    def solution(self, seat: int) -> Solve:
        """The first of them."""
        return Solve(self.ways(seat)[0])

    def legal(self, seat: int) -> list[str]:
        """The seat's legal steps, as text."""
        return [NOTATION.format_action(step) for step in EXPEDITION.legal(self.state, Seat(seat))]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: int | None = None) -> View:
        """What the seat may know; None is a spectator."""
        return self.match.view(None if seat is None else Seat(seat))

    def player(self, seat: int) -> PlayerView:
        """What all may know of a seat."""
        return self.view().players[seat]

    def field(self, name: str, part: int = 0) -> str:
        """A field of the position: of the table, or of the seat with number `part` - 1."""
        words = self.position.split("|")[part].split()
        return dict(word.split("=", 1) for word in words if "=" in word).get(name, "")

    def row(self, floor: int) -> str:
        """The holes of a floor."""
        return self.field("holes").split("/")[floor - 1]

    @property
    def ranks(self) -> list[int]:
        """The finders by rank."""
        return [found.seat for found in self.state.ranking()]

    @property
    def state(self) -> State:
        """The full truth."""
        return self.match.state

    @property
    def deciders(self) -> list[int]:
        """The seats the match waits for."""
        return [int(seat) for seat in EXPEDITION.deciders(self.state)]

    @property
    def deadline(self) -> tuple[int, str] | None:
        """When the clock owes something, and what."""
        owed = self.match.deadline
        return None if owed is None else (owed.at, NOTATION.format_action(owed.action))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return self.match.outcome

    @property
    def position(self) -> str:
        """The position as one line."""
        return NOTATION.format_state(self.state)


def at(position: str, dice: Iterable[int] = ()) -> Table:
    """A table at this position; the die will show these signs."""
    state = NOTATION.parse_state(position)
    assert max(EXPEDITION.inventory(state).values()) <= 78
    game = replace(EXPEDITION, setup=lambda options, players, chance: state.copy())
    return _table(game, state.options, state.players, Scripted(dice))


def set_up(
    players: int,
    numbers: Sequence[int] = (0,),
    shuffles: Iterable[Sequence[int]] = (),
    options: Options | None = None,
) -> Table:
    """A table after the setup; numbers are who rolls first, then the signs."""
    chance = Scripted(numbers, shuffles)
    return _table(EXPEDITION, options or Options(), players, chance)


def _table(
    game: Game[Options, State, View], options: Options, players: int, chance: Chance
) -> Table:
    return Table(Match(game, options, players, Recording(cast("Any", chance)), 0))


def _action(step: str | KernelAction) -> KernelAction:
    if not isinstance(step, str):
        return step
    action: Action = NOTATION.parse_action(step)
    return action
