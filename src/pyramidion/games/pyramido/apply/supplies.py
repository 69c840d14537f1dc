"""Piles, gem areas and the bag. Rules PD-20 to PD-24."""

from pyramidion.games.pyramido.components import GEMS, NO_GEMS
from pyramidion.games.pyramido.components.pieces import AREA, SPACES, added
from pyramidion.games.pyramido.events import BagRefilled, GemsDrawn, PileRebuilt
from pyramidion.games.pyramido.state import State
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.events import Event


def take_domino(state: State, space: int) -> int:
    """Take the top of a pile, which was face up. Rule PD-20."""
    *rest, domino = state.piles[space]
    state.piles[space] = tuple(rest)
    state.up &= ~(1 << space)
    return domino


def take_gem(state: State, space: int, gem: int) -> None:
    """Take a gem out of a gem area."""
    area = list(state.areas[space])
    area.remove(gem)
    state.areas[space] = tuple(area)


def rebuild_pile(state: State, space: int) -> list[Event]:
    """An empty pile gets the lower half of the largest one, if that has two. Rule PD-21."""
    if state.piles[space]:
        return []
    source = max(range(SPACES), key=lambda s: (len(state.piles[s]), -s))
    pile = state.piles[source]
    half = len(pile) // 2
    if not half:
        return []
    state.piles[space], state.piles[source] = pile[:half], pile[half:]
    return [PileRebuilt(space, source, half)]


def renew_areas(state: State, chance: Chance) -> list[Event]:
    """Every empty gem area gets three gems, the leftmost first. Rules PD-22 and PD-23."""
    events: list[Event] = []
    for space, area in enumerate(state.areas):
        if not area and (drawn := draw_gems(state, AREA, chance, events)):
            state.areas[space] = drawn
            events.append(GemsDrawn(space, tuple(GEMS[gem] for gem in drawn)))
    return events


def draw_gems(state: State, many: int, chance: Chance, events: list[Event]) -> tuple[int, ...]:
    """Gems from the bag; one that is empty is filled from the discards first. Rule PD-23."""
    drawn: list[int] = []
    for _ in range(many):
        if not any(state.bag):
            if not any(state.discards):
                break
            events.append(BagRefilled(state.discards))
            state.bag, state.discards = state.discards, NO_GEMS
        drawn.append(_draw_gem(state, chance))
    return tuple(sorted(drawn))


def _draw_gem(state: State, chance: Chance) -> int:
    number = chance.below(sum(state.bag))
    for gem, many in enumerate(state.bag):
        if number < many:
            state.bag = added(state.bag, gem, -1)
            return gem
        number -= many
    raise AssertionError("The bag holds as many gems as it counts.")
