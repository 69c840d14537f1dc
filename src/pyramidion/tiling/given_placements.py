"""Coverings by placements that are given, one of each piece.

Every cell and every piece must be covered once, so each is a column, a bit, and a placement is the
row of its columns. The columns are ordered when the placements are prepared: first the one with the
fewest rows, then the one with the fewest of the rows that are left, and so on. The first column
that is still open is found by adding 1, and the rows that can cover it are those that begin there:

    used           0b0010111
    used + 1       0b0011000
    used ^ used+1  0b0001111   the name of column 3
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from pyramidion.tiling.grid import cells_of

Row = int
Placement = tuple[int, int]
"""The number of a piece, and a mask."""


@dataclass(frozen=True, slots=True)
class GivenPlacements:
    """Placements as rows, by the column they begin with."""

    pieces: int
    columns: int
    starting: Mapping[int, tuple[Row, ...]]
    ending: frozenset[int]
    placement: Mapping[Row, Placement]


def prepare(region: int, placements: Sequence[Sequence[int]]) -> GivenPlacements:
    """The masks of each piece, which must lie inside the region, made ready for `cover_with`."""
    above = region.bit_length()
    given = {
        mask | 1 << above + number: (number, mask)
        for number, masks in enumerate(placements)
        for mask in masks
    }
    wanted = region | ((1 << len(placements)) - 1) << above
    order = {column: place for place, column in enumerate(_ordered(wanted, list(given)))}
    rows = {sum(1 << order[column] for column in cells_of(row)): row for row in given}
    columns = (1 << len(order)) - 1
    starting: dict[int, list[Row]] = {(2 << place) - 1: [] for place in range(len(order))}
    for row in rows:
        starting[row ^ row - 1].append(row)
    return GivenPlacements(
        pieces=len(placements),
        columns=columns,
        starting={name: tuple(found) for name, found in starting.items()},
        ending=frozenset(columns ^ row for row in rows),
        placement={row: given[was] for row, was in rows.items()},
    )


def cover_with(given: GivenPlacements, most: int | None = None) -> list[tuple[Row, ...]]:
    """The exact coverings, so many at most: rows in the order in which they were needed."""
    if given.pieces == 3:
        return _with_three(given, most)
    if given.pieces == 4:
        return _with_four(given, most)
    return list(islice(_with_any(given, 0, given.pieces), most))


def laid(given: GivenPlacements, covering: Sequence[Row]) -> tuple[int, ...]:
    """The masks of a covering, in the order of the pieces."""
    return tuple(mask for _, mask in sorted(given.placement[row] for row in covering))


def _with_any(given: GivenPlacements, used: int, left: int) -> Iterator[tuple[Row, ...]]:
    """Every way to cover the columns that are not used, by so many rows."""
    if used == given.columns and not left:
        yield ()
    elif used != given.columns and left:
        for row in given.starting[used ^ used + 1]:
            if not row & used:
                for others in _with_any(given, used | row, left - 1):
                    yield row, *others


def _with_three(given: GivenPlacements, most: int | None) -> list[tuple[Row, ...]]:
    """The same as loops, which is quicker; the last row is looked up."""
    starting, ending, columns = given.starting, given.ending, given.columns
    found: list[tuple[Row, ...]] = []
    for one in starting[1]:
        for two in starting[one ^ one + 1]:
            if not two & one and one | two in ending:
                found.append((one, two, columns ^ (one | two)))
                if len(found) == most:
                    return found
    return found


def _with_four(given: GivenPlacements, most: int | None) -> list[tuple[Row, ...]]:
    starting, ending, columns = given.starting, given.ending, given.columns
    found: list[tuple[Row, ...]] = []
    for one in starting[1]:
        for two in starting[one ^ one + 1]:
            if not two & one:
                used = one | two
                for three in starting[used ^ used + 1]:
                    if not three & used and used | three in ending:
                        found.append((one, two, three, columns ^ (used | three)))
                        if len(found) == most:
                            return found
    return found


def _ordered(wanted: int, rows: Sequence[Row]) -> Iterator[int]:
    """The columns, each time the one with the fewest rows left; of equal ones that with the most.

    A column whose rows all begin earlier comes last.
    """
    every = {column: sum(row >> column & 1 for row in rows) for column in cells_of(wanted)}
    here, left = dict(every), list(rows)
    while here:
        live = [column for column in here if here[column]] or list(here)
        chosen = min(live, key=lambda column: (here[column], -every[column]))
        yield chosen
        left = [row for row in left if not row >> chosen & 1]
        here = {c: sum(row >> c & 1 for row in left) for c in here if c != chosen}
