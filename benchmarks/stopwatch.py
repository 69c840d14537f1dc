"""CPU time of this process, and how much of something is done in a stretch of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from time import process_time

WARM_UP_SHARE = 0.25


@dataclass(frozen=True, slots=True)
class Tally:
    """How many actions one match took, and how many of them chose among two or more."""

    decisions: int
    actions: int


@dataclass(frozen=True, slots=True)
class Played:
    """Whole matches played one after the other, and the CPU time they took."""

    matches: int
    decisions: int
    actions: int
    cpu_seconds: float


def play_for(seconds: float, play_match: Callable[[int], Tally]) -> Played:
    """Warm up, then play matches 1, 2, 3 … until `seconds` of CPU time are spent."""
    _play_until(seconds * WARM_UP_SHARE, play_match)
    return _play_until(seconds, play_match)


def _play_until(seconds: float, play_match: Callable[[int], Tally]) -> Played:
    decisions = actions = 0
    started = process_time()
    for number in count(1):
        tally = play_match(number)
        decisions += tally.decisions
        actions += tally.actions
        spent = process_time() - started
        if spent >= seconds:
            break
    return Played(number, decisions, actions, spent)


def calls_per_second(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Make all the calls in turn, again and again, and say how many a second of CPU time."""
    _call_until(calls, seconds * WARM_UP_SHARE)
    return _call_until(calls, seconds)


def _call_until(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    # The clock is read once in 16 rounds of all calls, so that it weighs nothing on fast ones.
    made = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        for _ in range(16):
            for call in calls:
                call()
        made += 16 * len(calls)
    return made / spent
