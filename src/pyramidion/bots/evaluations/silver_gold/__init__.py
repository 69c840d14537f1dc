"""What a position of Silver & Gold: Pyramids is worth to a seat, in points.

The points it has, what its score card promises, and its two cards: how the next pattern would
serve them, and what the rest of their ways is worth.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pyramidion.bots.evaluations.silver_gold.hopes import (
    CROSS,
    Colours,
    gem_hope,
    prices,
    torch_chance,
)
from pyramidion.bots.evaluations.silver_gold.ways import (
    AFRESH,
    NEVER,
    SOON,
    TOMB,
    TURN,
    UNMARKED,
    Prices,
    Way,
    best,
    far_way,
    near_ways,
    ranked,
)
from pyramidion.games.silver_gold.components import (
    CARD,
    KEPT,
    PYRAMID_POINTS,
    ROUNDS,
    TORCH_POINTS,
    TURNS,
)
from pyramidion.games.silver_gold.meta import Pattern
from pyramidion.games.silver_gold.scoring import Collected, box_points, collected
from pyramidion.kernel.actions import Action

_SHARES = 2
"""Of the ways to share out the last turns, so many are looked at."""


def worth(state: Any, seat: int) -> float:
    """What the seat may hope for, as if it confirmed what it has marked."""
    return Prospect(state, seat).worth()


def is_settled(state: Any, seat: int) -> bool:
    """Whether the seat has no cross to follow and no card to choose."""
    if state.phase == "mark":
        return not state.owed[seat]
    if state.phase == "keep":
        return len(state.kept[seat]) == KEPT
    return state.phase != "replace" or state.queue[0][0] != seat or not state.queue[0][1]


def routine(state: Any, seat: int) -> Action | None:
    """Every choice is worth a thought."""
    return None


class Time(NamedTuple):
    """The turns that the seat has left, the patterns that may come next, and in which round.

    `after` are the turns of that round after the next one.
    """

    left: int
    nexts: Sequence[Pattern]
    round: int
    after: int


def _time(state: Any, seat: int) -> Time:
    every = state.options.expeditions
    if state.phase == "keep":
        return Time(ROUNDS * TURNS, every, 1, TURNS - 1)
    left = (ROUNDS - state.round) * TURNS + TURNS - state.turn
    if state.phase == "mark" and state.waiting & ~state.placed & 1 << seat:
        return Time(left + 1, state.used[-1:], state.round, TURNS - state.turn)
    if state.turn == TURNS:
        return Time(left, every, state.round + 1, TURNS - 1)
    return Time(left, state.unseen, state.round, TURNS - state.turn - 1)


class Held(NamedTuple):
    """A card on the way to its tomb: its marks and the placements that are open."""

    number: int
    marked: int
    open: int


class Prospect:
    """A seat's score card and cards, and what may become of them."""

    def __init__(self, state: Any, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._time = _time(state, seat)
        self._patterns = state.options.expeditions
        self._colours = Colours(state, seat, self._time.left)
        self._held: list[Held] = []
        self._points = 0.0

    def worth(self) -> float:
        """Points, hopes and cards."""
        state, seat = self._state, self._seat
        card = collected(state, seat)
        self._look_at_cards()
        self._points += PYRAMID_POINTS * (len(state.done[seat]) + card.tombs)
        self._points += box_points(state, seat) + self._colours.hope()
        self._points += gem_hope(card.red, card.green, self._time.left)
        self._points -= (0, *state.options.skulls)[card.skulls]
        self._points += CROSS * state.owed[seat] + self._torches(card)
        if not self._time.left:
            return self._points
        return self._points + self._worth_of_cards(self._prices(card))

    def _look_at_cards(self) -> None:
        """Take up the cards; those whose tomb is marked now are completed."""
        state, seat = self._state, self._seat
        if state.phase == "keep":
            for number in state.kept[seat]:
                self._held.append(Held(number, 0, CARD[number].opened & CARD[number].first))
            return
        for place in state.places(seat):
            number = state.cards[place]
            if state.fresh[place] & CARD[number].tomb:
                self._points += self._colours.complete(number)
            elif number:
                open_ = state.available[place] & state.touching[place]
                self._held.append(Held(number, state.marked[place], open_))
        if state.phase == "replace":
            self._points += self._colours.settle(state, seat)

    def _torches(self, card: Collected) -> float:
        points = float(TORCH_POINTS * card.torches.bit_count())
        if self._time.left and not self._has_torch(card):
            points += TORCH_POINTS * torch_chance(self._time.after)
        return points

    def _has_torch(self, card: Collected) -> bool:
        return bool(card.torches >> self._time.round - 1 & 1)

    def _prices(self, card: Collected) -> Prices:
        torch_turns = None if self._has_torch(card) else self._time.after
        return prices(card, self._time.left, torch_turns, self._state.options.skulls)

    def _worth_of_cards(self, now: Prices) -> float:
        """The mean over the patterns that may come next of the best card for each."""
        look = self._soon if self._time.left <= SOON else self._far
        return look(now)

    def _far(self, now: Prices) -> float:
        """With many turns left, each of them has its price."""
        total = TURN * (self._time.left - 1) + self._worth_of_new_cards()
        gains = dict.fromkeys(self._time.nexts, NEVER if self._held else TURN)
        for card in self._held:
            way = far_way(card.number, self._patterns)
            stays = way.at(card.marked)
            total += stays + self._colours.worth_of_pyramid(card.number) - TOMB
            for pattern, gain in gains.items():
                gains[pattern] = max(gain, _after(card, way, pattern, now, stays) - stays)
        return total + _mean(gains, self._time.nexts)

    def _worth_of_new_cards(self) -> float:
        """What the best cards of the reserve would be worth on the empty places."""
        empty = KEPT - len(self._held)
        if not empty:
            return 0.0
        promises = [
            far_way(number, self._patterns).values[UNMARKED]
            + self._colours.worth_of_pyramid(number)
            - TOMB
            for number in self._state.reserve
        ]
        return sum(sorted(promises, reverse=True)[:empty])

    def _soon(self, now: Prices) -> float:
        """With few turns left, they are shared out between the two cards."""
        left = self._time.left
        ways = [
            near_ways(
                card.number, self._patterns, round(self._colours.worth_of_pyramid(card.number))
            )[:left]
            for card in self._held
        ]
        stays = [
            [way.at(card.marked) for way in row] for card, row in zip(self._held, ways, strict=True)
        ]
        found = dict.fromkeys(self._time.nexts, 0.0)
        for place, (card, row) in enumerate(zip(self._held, ways, strict=True)):
            other = stays[1 - place] if len(stays) > 1 else AFRESH
            shares = [(stays[place][n] + other[left - 1 - n], n) for n in range(left)]
            for share, turns in sorted(shares)[-_SHARES:]:
                stay = stays[place][turns]
                for pattern, most in found.items():
                    after = _after(card, row[turns], pattern, now, stay)
                    found[pattern] = max(most, share + after - stay)
        return _mean(found, self._time.nexts)


def _after(card: Held, way: Way, pattern: Pattern, now: Prices, stays: float) -> float:
    """What a card is worth with the best placement of the pattern, and the symbols on it."""
    leading, plain = ranked(way, pattern, now)
    after = best(leading, card.open)
    return max(after, stays + best(plain, card.open, after - stays)) if card.marked else after


def _mean(found: Mapping[Pattern, float], patterns: Sequence[Pattern]) -> float:
    return sum(found[pattern] for pattern in patterns) / len(patterns)
