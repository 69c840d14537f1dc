"""Random play to the end of a match: for tests, measurements and search."""

from typing import Any

from pyramidion.kernel.actions import Action
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.errors import NotConformant
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat


def random_step(match: Match[Any, Any, Any], seat: Seat, chance: Chance) -> tuple[Action, int]:
    """A step by chance, and among how many it was chosen (0: free input)."""
    steps = match.game.legal(match.state, seat)
    many = len(steps)
    if many > 1:
        return steps[chance.below(many)], many
    if many:
        return steps[0], 1
    return match.game.propose(match.view(seat), chance), 0


def play_out(match: Match[Any, Any, Any], chance: Chance) -> int:
    """Play to the end, every seat by chance; gives the number of decisions.

    A decision is a step chosen among at least two. The clock acts when nobody else can.
    """
    deciders = match.game.deciders
    decisions = 0
    while True:
        while seats := deciders(match.state):
            action, many = random_step(match, seats[0], chance)
            decisions += many != 1
            match.act(seats[0], action)
        if match.outcome is not None:
            return decisions
        _let_the_clock_act(match)


def _let_the_clock_act(match: Match[Any, Any, Any]) -> None:
    owed = match.deadline
    if owed is None:
        raise NotConformant("waits-for-nobody", seq=len(match.log))
    match.tick(owed.at)
