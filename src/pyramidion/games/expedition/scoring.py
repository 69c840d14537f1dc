"""Who wins Expédition Pyramide. Rules EX-41 and EX-42."""

from pyramidion.games.expedition.components import GEMS, Counts
from pyramidion.games.expedition.state import Phase, State
from pyramidion.kernel.outcome import Outcome, Score, ranks_by

CATEGORIES = tuple(str(gem) for gem in GEMS)


def sorted_counts(gems: Counts) -> tuple[int, ...]:
    """A collection as it is compared: the best colour first. Rule EX-42."""
    return tuple(sorted(gems, reverse=True))


def score(gems: Counts) -> Score:
    """What a collection is worth: the most gems of one colour. Rule EX-41."""
    return Score(max(gems), dict(zip(CATEGORIES, gems, strict=True)))


def outcome(state: State) -> Outcome | None:
    """Most gems of one colour; then of a second, and so on, whatever the colours."""
    if state.phase is not Phase.OVER:
        return None
    keys = [sorted_counts(gems) for gems in state.gems]
    parted = len(set(keys)) > len({key[0] for key in keys})
    scores = tuple(map(score, state.gems))
    return Outcome(scores, ranks_by(keys), "EX-40", "EX-42" if parted else None)
