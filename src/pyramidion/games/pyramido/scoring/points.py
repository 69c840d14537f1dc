"""Points of a floor, who starts the next one, and the ranking."""

from collections.abc import Iterator, Sequence
from functools import cache

from pyramidion.games.pyramido.components import MYTHICAL
from pyramidion.games.pyramido.components.pieces import FLOORS, Counts
from pyramidion.games.pyramido.state import LEGEND, Lit, Phase, State
from pyramidion.kernel.outcome import Outcome, Score, ranks_by

DOUBLE = 3
"""The worth, in colour gems, that doubles a zone. Rule PD-55."""

CATEGORIES = ("floor1", "floor2", "floor3", "floor4")

_LEGEND_MYTHICAL = 2


@cache
def payments(colour: int) -> tuple[tuple[int, ...], ...]:
    """All that lights a zone of a colour: a gem's worth, then three. Rules PD-53 to PD-55."""
    return tuple(
        (colour,) * (worth - pairs) + (MYTHICAL,) * (2 * pairs)
        for worth in (1, DOUBLE)
        for pairs in range(worth + 1)
    )


def lighting_points(icons: int, gems: Sequence[int]) -> int:
    """What a lit zone brings. Rules PD-53 and PD-55."""
    mythical = gems.count(MYTHICAL)
    worth = len(gems) - mythical + mythical // 2
    return icons * (2 if worth == DOUBLE else 1)


def gems_on(lit: Sequence[Lit]) -> Iterator[int]:
    """All gems that lie on zones."""
    for _, gems, _ in lit:
        yield from gems


def floor_points(gems: Counts, lit: Sequence[Lit]) -> int:
    """Lit zones, and one for each mythical gem that is left. Rules PD-53 to PD-57."""
    used = sum(gem == MYTHICAL for gem in gems_on(lit))
    return sum(one.points for one in lit) + gems[MYTHICAL] - used


def legend_points(floor: int, gems: Counts) -> int:
    """The Legend's points at the end of a floor. Rule PD-88."""
    return floor * sum(gems[:MYTHICAL]) + _LEGEND_MYTHICAL * gems[MYTHICAL]


def next_first(state: State) -> int:
    """Fewest points on this floor; of equals, who came first in its turn order. Rule PD-62."""
    order = [(state.first + i) % state.seats for i in range(state.seats)]
    return min(order, key=lambda seat: state.floors[seat][-1])


def score(state: State, seat: int) -> Score:
    """The seat's points so far, by floor."""
    floors = state.floors[seat]
    points = (*floors, *(0 for _ in range(FLOORS - len(floors))))
    return Score(sum(floors), dict(zip(CATEGORIES, points, strict=True)))


def outcome(state: State) -> Outcome | None:
    """Most points; then most gems left, then the best floor. Rules PD-70 and PD-90."""
    if state.phase is not Phase.OVER:
        return None
    scores = tuple(score(state, seat) for seat in range(state.seats))
    totals = [one.total for one in scores]
    if state.has_legend:
        hers = totals[LEGEND] >= totals[0]
        tie = "PD-90" if totals[0] == totals[LEGEND] else None
        return Outcome(scores, (2, 1) if hers else (1, 2), "PD-70", tie)
    keys = [
        (totals[seat], sum(state.gems[seat]), max(state.floors[seat]))
        for seat in range(state.seats)
    ]
    parted = len(set(keys)) > len(set(totals))
    return Outcome(scores, ranks_by(keys), "PD-70", "PD-70" if parted else None)
