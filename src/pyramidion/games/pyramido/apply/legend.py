"""The Legend: a rule that plays. Rules PD-80 to PD-91."""

from pyramidion.games.pyramido.apply.supplies import (
    draw_gems,
    rebuild_pile,
    renew_areas,
    take_domino,
    take_gem,
)
from pyramidion.games.pyramido.components import COLOURS, GEMS, MYTHICAL
from pyramidion.games.pyramido.components.geometry import DOMINOES_OF_FLOOR
from pyramidion.games.pyramido.components.pieces import PREFERENCES, added
from pyramidion.games.pyramido.events import LegendDrew, LegendMoved, LegendScored
from pyramidion.games.pyramido.meta import LegendMode
from pyramidion.games.pyramido.scoring import legend_points
from pyramidion.games.pyramido.state import LEGEND, State
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.events import Event

WANTED = 2
"""How many gems she tries to take in a turn. Rule PD-82."""

ENOUGH_MYTHICAL = 7
"""With so many she draws a gem at the start of a floor, in the second mode. Rule PD-91."""


def legend_turn(state: State, chance: Chance) -> list[Event]:
    """Her whole turn: gems in two passes, a domino, the next one turned up."""
    preferences = PREFERENCES[state.stack[-1]]
    first, second = _search(state, preferences)
    for space, gem in (*first, *second):
        take_gem(state, space, gem)
        state.gems[LEGEND] = added(state.gems[LEGEND], gem)
    events: list[Event] = []
    found = (*first, *second)
    drawn = () if found else draw_gems(state, 1, chance, events)
    for gem in drawn:
        state.gems[LEGEND] = added(state.gems[LEGEND], gem)
    space = found[-1][0] if found else state.face_up()[0]
    domino = take_domino(state, space)
    state.stack = (*state.stack, domino)
    state.moves -= 1
    events += rebuild_pile(state, space)
    turned_up = _turn_up_next(state, space)
    events += renew_areas(state, chance)
    told = state.told = LegendMoved(
        space=space,
        domino=domino,
        preferences=tuple(COLOURS[colour] for colour in preferences),
        first_pass=tuple((at, GEMS[gem]) for at, gem in first),
        second_pass=tuple((at, GEMS[gem]) for at, gem in second),
        drawn=GEMS[drawn[0]] if drawn else None,
        turned_up=turned_up,
    )
    return [told, *events]


Finds = list[tuple[int, int]]


def _search(state: State, preferences: tuple[int, ...]) -> tuple[Finds, Finds]:
    """From which spaces she takes which gems: preferred ones, then mythical. PD-83 and PD-84."""
    missing = list(preferences)
    first: Finds = []
    for space in state.face_up():
        there = list(state.areas[space])
        for colour in tuple(missing):
            if colour in there:
                there.remove(colour)
                missing.remove(colour)
                first.append((space, colour))
    second: Finds = []
    for space in state.face_up():
        mythical = state.areas[space].count(MYTHICAL)
        many = min(mythical, WANTED - len(first) - len(second))
        second += [(space, MYTHICAL)] * many
    return first, second


def _turn_up_next(state: State, space: int) -> int | None:
    """The next domino of the space, if there is one. Rule PD-85."""
    if not state.piles[space]:
        return None
    state.up |= 1 << space
    return state.piles[space][-1]


def legend_score(state: State) -> Event:
    """Her points; her colour gems are discarded, the mythical ones stay. PD-88 and PD-89."""
    gems = state.gems[LEGEND]
    points = legend_points(state.floor, gems)
    state.floors[LEGEND] = (*state.floors[LEGEND], points)
    for colour in range(MYTHICAL):
        state.discards = added(state.discards, colour, gems[colour])
    state.gems[LEGEND] = (*(0 for _ in COLOURS), gems[MYTHICAL])
    return LegendScored(state.floor, points, gems)


def legend_floor(state: State, chance: Chance) -> list[Event]:
    """Her turns on the floor; who would become the Legend meets a richer one. PD-87 and PD-91."""
    state.moves = DOMINOES_OF_FLOOR[state.floor]
    events: list[Event] = []
    is_rich = state.gems[LEGEND][MYTHICAL] >= ENOUGH_MYTHICAL
    if state.options.legend is LegendMode.BECOME and is_rich:
        for gem in draw_gems(state, 1, chance, events):
            state.gems[LEGEND] = added(state.gems[LEGEND], gem)
            events.append(LegendDrew(state.floor, GEMS[gem]))
    return events
