"""One sampled world, in which steps are tried on copies with the game's own functions."""

from collections.abc import Sequence
from typing import Any

from pyramidion.bots.evaluations.evaluation import Evaluation
from pyramidion.kernel.actions import Action
from pyramidion.kernel.chance import Chance, Seeded
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.seats import Seat

FEW = 6
"""So many steps of another seat are weighed, drawn by chance."""

_SEEDS = 1 << 30


class Budget:
    """How many more positions may be looked at."""

    def __init__(self, positions: int) -> None:
        self.positions = positions


class World:
    """A full state that agrees with a view; every look at it starts from the same chance."""

    def __init__(
        self, game: AnyGame, evaluation: Evaluation, view: Any, budget: Budget, chance: Chance
    ) -> None:
        self._game = game
        self._evaluation = evaluation
        self._budget = budget
        self._seat = Seat(view.seat)
        self._start = game.sample(view, chance)
        self._seed = chance.below(_SEEDS)

    def routine(self) -> Action | None:
        """The seat's step, where it needs no search."""
        return self._evaluation.routine(self._start, self._seat)

    def right_after(self, steps: Sequence[Action]) -> list[float]:
        """What the position after each of the steps is worth."""
        return self._tried(self._start, self._seat, steps, Seeded(self._seed))

    def after_turns(self, step: Action, turns: int) -> float:
        """What the position is worth after the step, the rest of its turn, and further turns."""
        state, chance = self._start.copy(), Seeded(self._seed)
        self._game.apply(state, self._seat, step, chance)
        self._finish_turn(state, chance)
        for _ in range(turns - 1):
            self._play_until_choice(state, chance)
            self._finish_turn(state, chance)
        self._play_what_is_forced(state, chance)
        self._budget.positions -= 1
        return self._evaluation.worth(state, self._seat)

    def _finish_turn(self, state: Any, chance: Chance) -> None:
        while not self._evaluation.is_settled(state, self._seat):
            if not self._play(state, self._seat, chance):
                return

    def _play_until_choice(self, state: Any, chance: Chance) -> None:
        """All play on, the others first, until the seat has made its next choice."""
        while deciders := self._game.deciders(state):
            seat = next((other for other in deciders if other != self._seat), self._seat)
            choices = self._play(state, seat, chance)
            if not choices or (seat == self._seat and choices > 1):
                return

    def _play_what_is_forced(self, state: Any, chance: Chance) -> None:
        """All play on while somebody has exactly one step: one confirms, and automas reply."""
        while forced := [
            (seat, steps[0])
            for seat in self._game.deciders(state)
            if len(steps := self._game.legal(state, seat)) == 1
        ]:
            self._game.apply(state, *forced[0], chance)

    def _play(self, state: Any, seat: Seat, chance: Chance) -> int:
        """Let a seat take its best step; tells among how many it was, 0 where it can take none."""
        steps = self._game.legal(state, seat)
        if not steps:
            return 0
        choices, step = len(steps), steps[0]
        if choices > 1:
            routine = self._evaluation.routine(state, seat)
            choices = 1 if routine is not None else choices
            step = routine or self._best(state, seat, steps, chance)
        self._game.apply(state, seat, step, chance)
        return choices

    def _best(self, state: Any, seat: Seat, steps: Sequence[Action], chance: Chance) -> Action:
        if seat != self._seat and len(steps) > FEW:
            steps = [chance.pick(steps) for _ in range(FEW)]
        worths = self._tried(state, seat, steps, chance)
        return steps[worths.index(max(worths))]

    def _tried(
        self, state: Any, seat: Seat, steps: Sequence[Action], chance: Chance
    ) -> list[float]:
        worths: list[float] = []
        for step in steps:
            tried = state.copy()
            self._game.apply(tried, seat, step, chance)
            worths.append(self._evaluation.worth(tried, seat))
        self._budget.positions -= len(steps)
        return worths
