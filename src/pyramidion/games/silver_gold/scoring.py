"""Points of Silver & Gold: Pyramids, by category, and who wins. Rules SG-62 and SG-63."""

from functools import lru_cache

import msgspec

from pyramidion.games.silver_gold.components import (
    BOXES,
    CARD,
    CARDS,
    GEMS,
    PAIR_POINTS,
    PYRAMID_POINTS,
    TORCH_POINTS,
)
from pyramidion.games.silver_gold.state import Phase, State
from pyramidion.kernel.outcome import Outcome, Score, ranks_by

NO_PYRAMID = 1 + len(CARDS)
"""Stands for the lowest card of a seat that completed none: it loses every tie."""


def gem_points(red: int, green: int) -> int:
    """5 a pair of one red and one green, 1 a remaining gem. Rule SG-62."""
    pairs = min(red, green)
    return PAIR_POINTS * pairs + red + green - 2 * pairs


def skull_points(state: State, skulls: int) -> int:
    """Minus the highest marked skull only. Rule SG-62."""
    return -state.options.skulls[skulls - 1] if skulls else 0


def box_points(state: State, seat: int) -> int:
    """The pyramid points of a seat: 10, 6 and 3 for the boxes it took. Rule SG-50."""
    total = 0
    for owners in state.boxes:
        if seat in owners:
            total += sum(BOXES[place] for place, owner in enumerate(owners) if owner == seat)
    return total


def score(state: State, seat: int) -> Score:
    """What a seat has, by category. Rule SG-62."""
    return _score(
        PYRAMID_POINTS * len(state.done[seat]),
        TORCH_POINTS * state.torches[seat].bit_count(),
        box_points(state, seat),
        gem_points(state.red[seat], state.green[seat]),
        skull_points(state, state.skulls[seat]),
    )


def score_after_turn(state: State, seat: int) -> Score:
    """What a seat would have if it confirmed its marks now; boxes are decided later."""
    if not state.placed >> seat & 1:
        return score(state, seat)
    found = collected(state, seat)
    return _score(
        PYRAMID_POINTS * (len(state.done[seat]) + found.tombs),
        TORCH_POINTS * found.torches.bit_count(),
        box_points(state, seat),
        gem_points(found.red, found.green),
        skull_points(state, found.skulls),
    )


class Collected(msgspec.Struct, frozen=True, gc=False):
    """A seat's score card after the symbols of its turn."""

    red: int
    green: int
    torches: int
    skulls: int
    tombs: int


def collected(state: State, seat: int) -> Collected:
    """The symbols of one whole turn, in the player's favour: gems and torch, skulls, potions.

    Rules SG-32 to SG-36.
    """
    red, green, skulls = state.red[seat], state.green[seat], state.skulls[seat]
    torches, potions, tombs = state.torches[seat], 0, 0
    for place in state.places(seat):
        card = CARD[state.cards[place]]
        fresh = state.fresh[place] & card.effects
        if not fresh:
            continue
        red += (fresh & card.reds).bit_count()
        green += (fresh & card.greens).bit_count()
        skulls += (fresh & card.skulls).bit_count()
        potions += (fresh & card.potions).bit_count()
        if fresh & card.torches:
            torches |= 1 << (state.round - 1)
        if fresh & card.tomb:
            tombs += 1
    skulls = max(0, min(skulls, len(state.options.skulls)) - 2 * potions)
    return Collected(min(red, GEMS), min(green, GEMS), torches, skulls, tombs)


def outcome(state: State) -> Outcome | None:
    """Most points win; a tie goes to the lowest-numbered completed card. Rule SG-63."""
    if state.phase is not Phase.OVER:
        return None
    scores = tuple(score(state, seat) for seat in range(state.seats))
    lowest = [min(done, default=NO_PYRAMID) for done in state.done]
    ranks = ranks_by([(told.total, -card) for told, card in zip(scores, lowest, strict=True)])
    by_points_alone = ranks_by([(told.total,) for told in scores])
    tie_break = None if ranks == by_points_alone else "SG-63"
    return Outcome(scores, ranks, ended="SG-61", tie_break=tie_break)


@lru_cache(maxsize=1 << 14)
def _score(pyramids: int, torches: int, boxes: int, gems: int, skulls: int) -> Score:
    total = pyramids + torches + boxes + gems + skulls
    categories = {
        "pyramids": pyramids,
        "torches": torches,
        "boxes": boxes,
        "gems": gems,
        "skulls": skulls,
    }
    return Score(total, categories)
