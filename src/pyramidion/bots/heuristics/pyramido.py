"""What the greedy bot knows about Pyramido.

It takes icons of the colours it has most of and gems that light them, joins icons in large zones,
and lights what brings the most points, less what a gem would be worth on a later floor.
"""

import math
from collections.abc import Sequence

from pyramidion.games.pyramido.actions import Activate, Deactivate, Discard, Place, Take
from pyramidion.games.pyramido.components import COLOURS, DOMINO, GEMS, Domino, Gem
from pyramidion.games.pyramido.components.geometry import (
    STEPS,
    block_quadrants,
    grown,
    icon_quadrants,
)
from pyramidion.games.pyramido.components.pieces import FLOORS
from pyramidion.games.pyramido.scoring.assistant import best_lighting
from pyramidion.games.pyramido.view import View
from pyramidion.kernel.actions import Action

Blocks = list[tuple[int, int]]
"""What shows of blocks: the index of their colour, and their quadrants."""

_KEPT = 2.0
_KEPT_MYTHICAL = 1.0
_KEPT_FROM_LEGEND = 4.0


def rate(view: View) -> list[float]:
    """How good each of the view's legal steps is; only differences mean something."""
    hand = Hand(view)
    return [_rate_step(hand, step) for step in view.legal]


def _rate_step(hand: "Hand", step: Action) -> float:
    match step:
        case Take(space, gem):
            domino = hand.view.spaces[space].up
            assert domino is not None
            return hand.worth_of_domino(DOMINO[domino]) + hand.worth_of_gem(gem)
        case Place(cell, turn):
            return hand.worth_of_place(cell, turn)
        case Activate(zone, gems):
            return 1.0 if hand.plan.get(zone) == gems else -1.0
        case Deactivate(zone):
            return -1.0 if hand.is_planned(zone) else 2.0
        case Discard(gem):
            return -hand.worth_of_gem(gem)
        case _:
            return 0.0


class Hand:
    """A seat's pyramid and gems, as its view shows them, and what things are worth."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.players[view.seat]
        self.most = [0] * len(COLOURS)
        for zone in self.me.zones:
            colour = COLOURS.index(zone.colour)
            self.most[colour] = max(self.most[colour], zone.icons)
        self.plan = self._planned()
        self._below, self._icons = self._seen_from_above()

    def worth_of_domino(self, domino: Domino) -> float:
        """Two icons always; better where they can join a large zone, and on one block."""
        worth = 0.0
        for block in domino.blocks:
            most = self.most[COLOURS.index(block.colour)]
            worth += math.pow(block.icons.bit_count(), 1.2) * (1 + 0.2 * most)
        return worth

    def worth_of_gem(self, gem: Gem | None) -> float:
        """The icons that it could light, fewer for each gem of the kind that is there already."""
        if gem is None:
            return 0.0
        if gem is Gem.MYTHICAL:
            kept_from_legend = 0.0 if self.view.legend is None else _KEPT_FROM_LEGEND
            return 1.0 + 0.3 * max(self.most) + kept_from_legend
        kind = GEMS.index(gem)
        return 1.0 + self.most[kind] / (1 + 0.5 * self.me.gems[kind])

    def worth_of_place(self, cell: int, turn: int) -> float:
        """What shows afterwards: large zones count more than many small ones."""
        assert self.me.hand is not None
        blocks, icons = _laid(self._below, self._icons, self.me.hand, self.view.floor, cell, turn)
        return sum(math.pow((zone & icons).bit_count(), 1.5) for _, zone in _zones(blocks))

    def is_planned(self, zone: int) -> bool:
        """Whether a lit zone is lit as planned."""
        return any(lit.zone == zone and lit.gems == self.plan.get(zone) for lit in self.me.lit)

    def _planned(self) -> dict[int, tuple[Gem, ...]]:
        """The zones to light, and how: for points now, and gems for the floors to come."""
        if self.view.phase != "score":
            return {}
        keep = [0.0] * len(GEMS)
        if self.view.floor < FLOORS:
            keep = [_KEPT] * len(COLOURS) + [_KEPT_MYTHICAL]
        zones = self.me.zones
        best = best_lighting(
            [(COLOURS.index(zone.colour), zone.icons) for zone in zones], self.me.gems, keep
        )
        return {zones[i].zone: tuple(GEMS[gem] for gem in gems) for i, gems in best.lit}

    def _seen_from_above(self) -> tuple[Blocks, int]:
        blocks: Blocks = []
        icons = 0
        if self.view.phase == "place":
            for one in self.me.placed:
                blocks, icons = _laid(blocks, icons, one.domino, one.floor, one.cell, one.turn)
        return blocks, icons


def _laid(
    blocks: Blocks, icons: int, domino: int, floor: int, cell: int, turn: int
) -> tuple[Blocks, int]:
    """What shows, and the icons, once a domino lies there."""
    halves = list(zip(DOMINO[domino].blocks, (cell, cell + STEPS[turn]), strict=True))
    new = [(COLOURS.index(half.colour), block_quadrants(floor, at)) for half, at in halves]
    covered = new[0][1] | new[1][1]
    icons &= ~covered
    for half, at in halves:
        icons |= icon_quadrants(floor, at, half.icons, turn)
    if floor > 1:
        blocks = [(colour, left) for colour, seen in blocks if (left := seen & ~covered)]
    return blocks + new, icons


def _zones(blocks: Sequence[tuple[int, int]]) -> Blocks:
    """Blocks of a colour that touch, together."""
    zones: Blocks = []
    for colour, joined in blocks:
        near = grown(joined)
        apart: Blocks = []
        for other, zone in zones:
            if other == colour and zone & near:
                joined |= zone
            else:
                apart.append((other, zone))
        zones = [*apart, (colour, joined)]
    return zones
