"""Coverings by many pieces, or by equal ones: dead ends are remembered, so none is entered twice.

What is still free after some pieces is a spot. Different pieces laid in different ways lead to the
same spot, and what can be done from there depends only on which pieces are left. So the spots form
a graph, and each of them knows for which sets of pieces it is a dead end. A set of pieces is an
integer of small counters, one for each kind of piece.
"""

from collections.abc import Iterator, Sequence

Step = tuple[int, int, "Spot"]
"""A counter's bits, its unit, and the spot where laying such a piece leads."""


class Spot:
    """Some free cells, the first of which is to be covered next."""

    __slots__ = ("can_end", "counts", "free", "steps")

    def __init__(self, free: int) -> None:
        self.free = free
        self.steps: list[Step] | None = None
        self.can_end: dict[int, bool] = {}
        self.counts: dict[int, int] = {}


class ManyPieces:
    """The coverings of one region by pieces, each given by its orientations on that stride."""

    def __init__(
        self,
        free: int,
        stride: int,
        kinds: Sequence[tuple[int, ...]],
        areas: Sequence[int] | None,
    ) -> None:
        """Islands are judged by the areas of the pieces, if all of them hang together."""
        self._stride = stride
        self._numbers = _numbers_by_kind(kinds)
        self._fields = _fields({turns: len(found) for turns, found in self._numbers.items()})
        self._areas = None if areas is None else _sums(areas)
        self._spots: dict[int, Spot | None] = {}
        self._start = Spot(free)
        self._all = sum(unit * len(self._numbers[turns]) for _, unit, turns in self._fields)
        self._kind_of = {unit: self._numbers[turns] for _, unit, turns in self._fields}
        self._pieces = len(kinds)

    def solutions(self) -> Iterator[tuple[int, ...]]:
        """Every covering, a mask for each piece; equal pieces lie in reading order."""
        if self._has_end(self._start, self._all):
            yield from self._walk(self._start, self._all, [])

    def count(self) -> int:
        """The number of coverings, without making them."""
        return self._count(self._start, self._all)

    def _walk(
        self, spot: Spot, left: int, laid: list[tuple[int, int]]
    ) -> Iterator[tuple[int, ...]]:
        """The coverings from here on; only steps that lead to one are taken."""
        if not spot.free:
            yield self._in_order(laid)
            return
        for field, unit, after in self._steps(spot):
            if left & field and self._has_end(after, left - unit):
                laid.append((unit, spot.free ^ after.free))
                yield from self._walk(after, left - unit, laid)
                laid.pop()

    def _in_order(self, laid: Sequence[tuple[int, int]]) -> tuple[int, ...]:
        masks = [0] * self._pieces
        numbers = {unit: iter(found) for unit, found in self._kind_of.items()}
        for unit, mask in laid:
            masks[next(numbers[unit])] = mask
        return tuple(masks)

    def _has_end(self, spot: Spot, left: int) -> bool:
        """Whether the pieces left can cover what is free."""
        known = spot.can_end.get(left)
        if known is not None:
            return known
        can = not spot.free
        for field, unit, after in self._steps(spot):
            if left & field and self._has_end(after, left - unit):
                can = True
                break
        spot.can_end[left] = can
        return can

    def _count(self, spot: Spot, left: int) -> int:
        known = spot.counts.get(left)
        if known is not None:
            return known
        count = 0 if spot.free else 1
        for field, unit, after in self._steps(spot):
            if left & field:
                count += self._count(after, left - unit)
        spot.counts[left] = count
        return count

    def _steps(self, spot: Spot) -> list[Step]:
        if spot.steps is None:
            spot.steps = list(self._steps_from(spot.free)) if spot.free else []
        return spot.steps

    def _steps_from(self, free: int) -> Iterator[Step]:
        first = free & -free
        ahead = free // first
        for field, unit, turns in self._fields:
            for turn in turns:
                if turn & ahead == turn:
                    after = self._spot(free ^ turn * first)
                    if after is not None:
                        yield field, unit, after

    def _spot(self, free: int) -> Spot | None:
        if free not in self._spots:
            self._spots[free] = Spot(free) if self._can_be_covered(free) else None
        return self._spots[free]

    def _can_be_covered(self, free: int) -> bool:
        """Whether every island has the area of some of the pieces together."""
        if self._areas is None:
            return True
        while free:
            island = free & -free
            while (grown := self._grown(island) & free) != island:
                island = grown
            if not self._areas >> island.bit_count() & 1:
                return False
            free ^= island
        return True

    def _grown(self, mask: int) -> int:
        return mask | mask << 1 | mask >> 1 | mask << self._stride | mask >> self._stride


def _numbers_by_kind(kinds: Sequence[tuple[int, ...]]) -> dict[tuple[int, ...], list[int]]:
    found: dict[tuple[int, ...], list[int]] = {}
    for number, turns in enumerate(kinds):
        found.setdefault(turns, []).append(number)
    return found


def _fields(counts: dict[tuple[int, ...], int]) -> list[tuple[int, int, tuple[int, ...]]]:
    """For each kind its counter: the bits of it, and one unit."""
    fields, unit = [], 1
    for turns, count in counts.items():
        above = unit << count.bit_length()
        fields.append((above - unit, unit, turns))
        unit = above
    return fields


def _sums(areas: Sequence[int]) -> int:
    """Bit n is set if some of the areas add up to n."""
    sums = 1
    for area in areas:
        sums |= sums << area
    return sums
