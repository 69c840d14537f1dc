"""What the greedy bot knows about Silver & Gold: Pyramids.

A step is worth what it adds: points on the score card now, and the way it goes towards a tomb,
priced by what the pyramid would bring (10, its colour's box) and by the turns that are left.
"""

from functools import lru_cache

from pyramidion.games.silver_gold.actions import DrawPile, Keep, Mark, TakeReserve
from pyramidion.games.silver_gold.components import (
    BOXES,
    CARD,
    CARDS,
    COLOURS,
    GEMS,
    GRID,
    PYRAMID_POINTS,
    ROUNDS,
    TORCH_POINTS,
    TURNS,
    Card,
)
from pyramidion.games.silver_gold.scoring import gem_points
from pyramidion.games.silver_gold.view import View
from pyramidion.kernel.actions import Action

_CELLS_A_TURN = 2.6
_NOT_LEFT = sum(0b11110 << 5 * row for row in range(5))
_NOT_RIGHT = sum(0b01111 << 5 * row for row in range(5))


def rate(view: View) -> list[float]:
    """How good each of the view's legal steps is; only differences mean something."""
    hand = Hand(view)
    return [_rate_step(hand, step) for step in view.legal]


def _rate_step(hand: "Hand", step: Action) -> float:
    match step:
        case Mark(card, cells):
            return hand.gain_of_mark(card, cells)
        case Keep(card) | TakeReserve(card):
            return hand.promise(CARD[card])
        case DrawPile():
            return hand.promise_of_pile()
        case _:
            return 0.0


@lru_cache(maxsize=1 << 16)
def way_left(card: int, marked: int) -> int:
    """The cells still to be marked to reach the tomb, itself included; 0 when it is reached."""
    printed = CARD[card]
    if marked & printed.tomb:
        return 0
    free = GRID.full & ~printed.walls
    reach, cells = (marked, 0) if marked else (printed.start, 1)
    while not reach & printed.tomb:
        reach |= spread(reach) & free
        cells += 1
    return cells


def spread(mask: int) -> int:
    """The cells beside the mask on a card of 5 x 5."""
    return ((mask << 1) & _NOT_LEFT) | ((mask >> 1) & _NOT_RIGHT) | (mask << 5) | (mask >> 5)


class Hand:
    """A seat's own cards and score card, as its view shows them, and what things are worth."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.players[view.seat]
        self.marked = {shown.card: shown.marked for shown in self.me.cards if shown is not None}
        self.fresh = {shown.card: shown.fresh for shown in self.me.cards if shown is not None}
        self.turns_left = (ROUNDS - view.round) * TURNS + TURNS - view.turn
        self.now = self._worth_of_symbols(0, 0)

    def gain_of_mark(self, card: int, cells: int) -> float:
        """What a mark adds, with the best cell that a cross would bring."""
        printed = CARD[card]
        gain = self._worth_of_symbols(card, cells) - self.now
        marked = self.marked[card]
        gain += self._worth_of_way(printed, marked | cells) - self._worth_of_way(printed, marked)
        crosses = (cells & printed.crosses).bit_count()
        if crosses:
            gain += self._worth_of_cross(card, cells) + 1.5 * (crosses - 1)
        return gain

    def promise(self, card: Card) -> float:
        """What a new card may bring: near tombs and useful symbols are better."""
        way = way_left(card.number, 0)
        torches = min(1, card.torches.bit_count()) * (TORCH_POINTS / 3)
        gems = self._scarce(card.reds, self.me.red, self.me.green)
        gems += self._scarce(card.greens, self.me.green, self.me.red)
        skulls = 0.5 * card.skulls.bit_count() - 0.4 * card.potions.bit_count()
        speed = 9 * (self.worth_of_pyramid(card) + 4) / way
        return speed + torches + gems + 0.8 * card.crosses.bit_count() - skulls

    def promise_of_pile(self) -> float:
        """The mean promise of the cards that cannot be seen."""
        hidden = _unseen_cards(self.view)
        return sum(self.promise(card) for card in hidden) / len(hidden)

    def worth_of_pyramid(self, card: Card) -> float:
        """10, and the colour's box: at once if the count becomes even, else as a hope."""
        owners = self.view.boxes[COLOURS.index(card.colour)]
        if len(owners) == len(BOXES):
            return PYRAMID_POINTS
        done = sum(CARD[number].colour is card.colour for number in self.me.done)
        if done >= 6:
            return PYRAMID_POINTS
        return PYRAMID_POINTS + BOXES[len(owners)] * (0.9 if done % 2 else 0.35)

    def _worth_of_way(self, card: Card, marked: int) -> float:
        left = way_left(card.number, marked)
        worth = self.worth_of_pyramid(card)
        if not left:
            return worth
        reachable = min(1.0, _CELLS_A_TURN * self.turns_left / left)
        return worth * (1 - left / (way_left(card.number, 0) + 1)) * reachable**2

    def _worth_of_cross(self, card: int, cells: int) -> float:
        """The best single cell after the pattern, on either card."""
        best = 0.0
        for number, marked in self.marked.items():
            printed = CARD[number]
            after = marked | cells if number == card else marked
            free = GRID.full & ~printed.walls & ~after
            near = spread(after) & free if after else printed.start
            now = self._worth_of_way(printed, after)
            while near:
                cell = near & -near
                near ^= cell
                gain = self._worth_of_way(printed, after | cell) - now
                best = max(best, gain + self._worth_of_cell(printed, cell))
        return best

    def _worth_of_cell(self, card: Card, cell: int) -> float:
        """A rough worth of one more cell's symbol."""
        if cell & card.torches:
            return 0.0 if self._has_torch else TORCH_POINTS
        if cell & (card.reds | card.greens):
            return 2.5
        if cell & card.crosses:
            return 1.5
        return -1.0 if cell & card.skulls else 0.0

    @property
    def _has_torch(self) -> bool:
        return bool(self.me.torches << 1 >> self.view.round & 1)

    def _worth_of_symbols(self, card: int, cells: int) -> float:
        """The worth of the score card after this turn's marks and these."""
        red, green, skulls = self.me.red, self.me.green, self.me.skulls
        torch, potions = self._has_torch, 0
        for number, fresh in self.fresh.items():
            printed = CARD[number]
            new = fresh | cells if number == card else fresh
            red += (new & printed.reds).bit_count()
            green += (new & printed.greens).bit_count()
            skulls += (new & printed.skulls).bit_count()
            potions += (new & printed.potions).bit_count()
            torch = torch or bool(new & printed.torches)
        skulls = max(0, min(skulls, len(self.view.options.skulls)) - 2 * potions)
        malus = self.view.options.skulls[skulls - 1] if skulls else 0
        return _worth_of_gems(min(red, GEMS), min(green, GEMS)) + TORCH_POINTS * torch - malus

    def _scarce(self, gems: int, have: int, other: int) -> float:
        """What a card's gems of one colour may bring, more where they would make pairs."""
        if have >= GEMS:
            return 0.0
        return gems.bit_count() * (1.4 if have <= other else 0.8)


def _worth_of_gems(red: int, green: int) -> float:
    """The points, and half a pair's worth of hope for a few that are still single."""
    single = abs(red - green)
    return gem_points(red, green) + 1.2 * min(single, 2)


def _unseen_cards(view: View) -> list[Card]:
    seen = {*view.reserve, *view.dealt}
    for player in view.players:
        seen.update(player.done)
        seen.update(shown.card for shown in player.cards if shown is not None)
    return [card for card in CARDS if card.number not in seen]
