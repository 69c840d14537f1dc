"""The exploration area of Pyramido, and the Legend's turn in it. PD-20 to PD-24, PD-81 to PD-86.

A pile is a list of domino numbers, its top at the end. `choose` says which gem of the bag chance
gives; it is never asked about an empty bag.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.oracles.pyramido_box import AREA, MYTHICAL, SlowDomino, in_order

Choose = Callable[[Counter[str]], str]


@dataclass
class SlowSpace:
    """A pile, whether its top is face up, and the gems before it. PD-11."""

    pile: list[int] = field(default_factory=list)
    is_up: bool = False
    gems: list[str] = field(default_factory=list)

    @property
    def top(self) -> int | None:
        """The domino on top of the pile."""
        return self.pile[-1] if self.pile else None

    @property
    def is_face_down(self) -> bool:
        """Whether there is a domino that could be turned up. PD-24."""
        return bool(self.pile) and not self.is_up


@dataclass
class LegendMove:
    """All that the Legend did in one turn."""

    preferences: list[str]
    first_pass: list[tuple[int, str]]
    second_pass: list[tuple[int, str]]
    space: int | None = None
    domino: int | None = None
    drawn: str | None = None
    turned_up: int | None = None

    @property
    def taken(self) -> list[tuple[int, str]]:
        """The gems she took, each with its space, in order."""
        return [*self.first_pass, *self.second_pass]


@dataclass
class SlowArea:
    """The spaces, the bag and what was discarded beside it.

    `refills` tells what went back into the bag, `renewals` what was laid before which space.
    """

    spaces: list[SlowSpace]
    bag: Counter[str]
    discards: Counter[str] = field(default_factory=Counter)
    refills: list[Counter[str]] = field(default_factory=list)
    renewals: list[tuple[int, list[str]]] = field(default_factory=list)

    def draw(self, choose: Choose) -> str | None:
        """One gem from the bag, into which all discards go when it is empty. PD-23."""
        if not self.bag.total() and not self.discards.total():
            return None
        if not self.bag.total():
            self.refills.append(self.discards.copy())
            self.bag, self.discards = self.discards, Counter()
        gem = choose(self.bag)
        assert self.bag[gem] > 0, "Chance gave a gem that is not in the bag."
        self.bag[gem] -= 1
        return gem

    def renew(self, choose: Choose) -> None:
        """Lay gems before every pile that has none, from the left. PD-22."""
        for index, space in enumerate(self.spaces):
            if not space.gems:
                drawn = [self.draw(choose) for _ in range(AREA)]
                space.gems = [gem for gem in drawn if gem is not None]
                self.renewals += [(index, in_order(space.gems))] if space.gems else []

    def rebuild(self, empty: SlowSpace) -> None:
        """An empty pile gets the lower half of the largest, the leftmost of equals. PD-21."""
        largest = max(len(space.pile) for space in self.spaces)
        source = next(space for space in self.spaces if len(space.pile) == largest)
        half = len(source.pile) // 2
        empty.pile, source.pile = source.pile[:half], source.pile[half:]

    def take(self, space: SlowSpace) -> int:
        """Take the face-up domino; an emptied pile is rebuilt at once. PD-20 and PD-21."""
        assert space.is_up
        domino = space.pile.pop()
        space.is_up = False
        if not space.pile:
            self.rebuild(space)
        return domino

    def discard(self, gems: Counter[str]) -> None:
        """Put gems aside, near the bag. PD-60."""
        self.discards += gems


def legend_turn(area: SlowArea, top: SlowDomino, choose: Choose) -> LegendMove:
    """The Legend's whole turn, of what lies open. PD-81 to PD-86."""
    looked_at = [index for index, space in enumerate(area.spaces) if space.is_up]
    move = search(area, looked_at, top)
    area.renew(choose)
    if not looked_at:
        return move
    move.space = move.taken[-1][0] if move.taken else looked_at[0]
    space = area.spaces[move.space]
    move.domino = area.take(space)
    if space.pile:
        space.is_up = True
        move.turned_up = space.top
    if not move.taken:
        move.drawn = area.draw(choose)
    return move


def search(area: SlowArea, looked_at: list[int], top: SlowDomino) -> LegendMove:
    """She takes gems of her two preferences, then mythical ones for what is missing."""
    move = LegendMove(top.icon_colours, [], [])
    missing = list(move.preferences)
    for index in looked_at:
        gems = area.spaces[index].gems
        for wish in list(missing):
            if wish in gems:
                gems.remove(wish)
                missing.remove(wish)
                move.first_pass.append((index, wish))
    for index in looked_at:
        gems = area.spaces[index].gems
        while missing and MYTHICAL in gems:
            gems.remove(MYTHICAL)
            missing.pop()
            move.second_pass.append((index, MYTHICAL))
    return move
