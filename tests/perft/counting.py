"""Counts of step sequences, once by the engine and once by the oracle."""

from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any

from tests.oracles.silver_gold import SlowMatch
from tests.oracles.silver_gold_text import read_position

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.kernel.chance import Scripted
from pyramidion.kernel.seats import Seat

Counts = tuple[int, ...]
Counter = Callable[[str, int], Counts]
DEPTHS = (1, 2, 3)


def engine_turn(position: str, depth: int) -> Counts:
    """How many sequences of 1 to `depth` steps the engine grants seat 0."""
    state = SILVER_GOLD.notation.parse_state(position)
    return tuple(_engine(state, [Seat(0)], steps) for steps in range(1, 1 + depth))


def engine_table(position: str, depth: int) -> Counts:
    """How many sequences of 1 to `depth` steps the engine grants all seats together."""
    state = SILVER_GOLD.notation.parse_state(position)
    seats = [Seat(seat) for seat in range(state.seats)]
    return tuple(_engine(state, seats, steps) for steps in range(1, 1 + depth))


def _engine(state: Any, seats: Iterable[Seat], depth: int) -> int:
    total = 0
    for seat in seats:
        steps = SILVER_GOLD.legal(state, seat)
        if depth == 1:
            total += len(steps)
            continue
        for step in steps:
            after = state.copy()
            SILVER_GOLD.apply(after, seat, step, Scripted())
            total += _engine(after, seats, depth - 1)
    return total


def oracle_turn(position: str, depth: int) -> Counts:
    """How many sequences of 1 to `depth` steps the oracle grants seat 0."""
    match = read_position(position)
    return tuple(_oracle(match, [0], steps) for steps in range(1, 1 + depth))


def oracle_table(position: str, depth: int) -> Counts:
    """How many sequences of 1 to `depth` steps the oracle grants all seats together."""
    match = read_position(position)
    seats = range(len(match.players))
    return tuple(_oracle(match, seats, steps) for steps in range(1, 1 + depth))


def _oracle(match: SlowMatch, seats: Iterable[int], depth: int) -> int:
    total = 0
    for seat in seats:
        steps = match.legal(seat)
        if depth == 1:
            total += len(steps)
            continue
        for step in steps:
            after = deepcopy(match)
            after.play(seat, step)
            total += _oracle(after, seats, depth - 1)
    return total
