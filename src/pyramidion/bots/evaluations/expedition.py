"""What a position of Expédition Pyramide is worth to a seat, in gems.

What its collection may become, less what the best of the others may become: taking what another
needs is as good as taking what one needs oneself. Finders who are still to move are thought to
take what is best for them.
"""

from collections.abc import Sequence
from typing import Any

from pyramidion.bots.heuristics.expedition import (
    ROUNDS,
    Pairs,
    collect,
    paired,
    rate_floor,
    standing,
    within,
)
from pyramidion.games.expedition.actions import MoveTo
from pyramidion.games.expedition.components import FLOORS, most_floors
from pyramidion.games.expedition.components.board import GAP
from pyramidion.kernel.actions import Action

_SURE = {2: 0.8, 3: 0.7, 4: 0.6}
"""What a gem of the next round is worth, by the number of players; a later one less and less."""

_DENIAL = {2: 0.8, 3: 0.4, 4: 0.25}
"""What the best other collection counts beside the own one; all of it in the last round."""


def worth(state: Any, seat: int) -> float:
    """What the seat may hope for, as if all had collected who have moved or are to move."""
    table = Prospect(state)
    table.let_finders_collect()
    return table.lead(seat)


def is_settled(state: Any, seat: int) -> bool:
    """Whether the seat's pawn has not been moved without collecting."""
    return not state.pending[seat]


def routine(state: Any, seat: int) -> Action | None:
    """The floor after which the seat stands best: the replies are in its worth."""
    if state.phase not in ("move", "search") or state.pending[seat]:
        return None
    rank = next((r for r, f in enumerate(state.ranking(), start=1) if f.seat == seat), None)
    if rank is None or state.collected >> seat & 1:
        return None
    floors = within(state.floor[seat] - 1, most_floors(state.players, rank), FLOORS)
    return MoveTo(1 + max(floors, key=lambda floor: _worth_of(state, seat, floor)))


def _worth_of(state: Any, seat: int, floor: int) -> float:
    table = Prospect(state)
    table.collect(seat, floor)
    table.let_finders_collect()
    return table.lead(seat)


class Prospect:
    """The floors and the collections, on which gems are collected in thought."""

    def __init__(self, state: Any) -> None:
        self._state = state
        self._pairs: Pairs = paired([[gem for gem in row if gem != GAP] for row in state.holes])
        self._gems: list[Sequence[int]] = list(state.gems)
        self._waiting = [
            (found.seat, rank)
            for rank, found in enumerate(state.ranking(), start=1)
            if state.phase != "ready" and not state.collected >> found.seat & 1
        ]

    def collect(self, seat: int, floor: int) -> None:
        """Let a seat collect on a floor."""
        self._gems[seat], self._pairs = collect(self._pairs, self._gems[seat], floor)
        self._waiting = [(other, rank) for other, rank in self._waiting if other != seat]

    def let_finders_collect(self) -> None:
        """Let who has moved collect there, and who is to move where it is best for that seat."""
        for seat, floor in enumerate(self._state.pending):
            if floor:
                self.collect(seat, floor - 1)
        ahead = min(1, ROUNDS - self._state.round)
        for seat, rank in self._waiting:
            most = most_floors(self._state.players, rank)
            floors = within(self._state.floor[seat] - 1, most, FLOORS)
            gems = self._gems[seat]
            self.collect(seat, max(floors, key=lambda f: rate_floor(self._pairs, gems, f, ahead)))

    def lead(self, seat: int) -> float:
        """The seat's hope, less the greatest hope of the others."""
        hopes = [self._hope(other) for other in range(self._state.players)]
        others = max(hope for other, hope in enumerate(hopes) if other != seat)
        is_last = self._state.round == ROUNDS
        return hopes[seat] - (1.0 if is_last else _DENIAL[self._state.players]) * others

    def _hope(self, seat: int) -> float:
        """What the seat's collection may become."""
        rounds, sure = self._rounds_left(seat), _SURE[self._state.players]
        return standing(
            [
                many + _coming(self._pairs, colour, rounds, sure)
                for colour, many in enumerate(self._gems[seat])
            ]
        )

    def _rounds_left(self, seat: int) -> int:
        """In how many rounds the seat may still collect, beside what it has moved for."""
        state = self._state
        is_open = state.phase == "ready" or (
            state.phase == "search" and not any(found.seat == seat for found in state.found)
        )
        return 0 if state.phase == "over" else ROUNDS - state.round + is_open


def _coming(pairs: Pairs, colour: int, rounds: int, sure: float) -> float:
    """How many gems of a colour so many rounds may bring, later ones less surely."""
    best = _most(pairs, colour, rounds)
    return sum(sure**n * (best[n] - best[n - 1]) for n in range(1, rounds + 1))


def _most(pairs: Pairs, colour: int, rounds: int) -> list[int]:
    """The most gems of a colour that 0, 1, 2 … pairs hold, wherever the pawn stands."""
    best = [0] * (rounds + 1)
    for row in pairs:
        counts = [0]
        for pair in row[:rounds]:
            counts.append(counts[-1] + pair.count(colour))
        best = [
            max(best[n - many] + counts[many] for many in range(min(n + 1, len(counts))))
            for n in range(rounds + 1)
        ]
    return best
