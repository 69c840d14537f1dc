"""The strong bot: it tries its steps in sampled worlds, and looks where they lead."""

from collections.abc import Callable, Sequence
from typing import Any

from pyramidion.bots.evaluations import EVALUATIONS
from pyramidion.bots.level import Level
from pyramidion.bots.pace import pause
from pyramidion.bots.search.world import Budget, World
from pyramidion.kernel.actions import Action
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.game import AnyGame

_WIDE = 10
"""So many steps are looked at to the end of the turn."""

_NARROW = 4
"""So many are looked at to the end of the next turn."""

_WORLDS = 8


class StrongBot:
    """Looks at all its steps, at the whole turn for the better ones, and a turn further for few."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._evaluation = EVALUATIONS[game.meta.id]

    def decide(self, view: Any, budget: int, chance: Chance) -> Action:
        """The step that leads to the best positions; `budget` counts those that are looked at."""
        steps: Sequence[Action] = view.legal
        if len(steps) <= 1:
            return steps[0] if steps else self._game.propose(view, chance)
        left = Budget(budget)

        def sampled() -> World:
            return World(self._game, self._evaluation, view, left, chance)

        world = sampled()
        routine = world.routine()
        if routine is not None:
            return routine
        steps = _best(steps, world.right_after(steps), _WIDE)
        if left.positions > 0:
            steps = _best(steps, [world.after_turns(step, 1) for step in steps], _NARROW)
        return _look_further(steps, sampled, left)

    def pause(self, view: Any, chance: Chance) -> int:
        """As long as a quick player takes."""
        return pause(self._game, view, Level.STRONG, chance)


def _best(steps: Sequence[Action], worths: Sequence[float], many: int) -> list[Action]:
    """The steps of the greatest worth, best first."""
    order = sorted(range(len(steps)), key=lambda i: -worths[i])
    return [steps[i] for i in order[:many]]


def _look_further(steps: Sequence[Action], sampled: Callable[[], World], left: Budget) -> Action:
    """The step with the best mean over worlds, as far as the budget goes; else the first."""
    sums, cost = [0.0] * len(steps), 0
    for _ in range(_WORLDS):
        before = left.positions
        if before <= cost or len(steps) == 1:
            break
        world = sampled()
        sums = [known + world.after_turns(step, 2) for known, step in zip(sums, steps, strict=True)]
        cost = before - left.positions
    return steps[sums.index(max(sums))]
