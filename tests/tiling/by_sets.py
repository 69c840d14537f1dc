"""Polyominoes by brute force, with sets of (row, column) and no bit."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product

Place = tuple[int, int]
Places = frozenset[Place]


def board(width: int, height: int) -> Places:
    """All places of a rectangle."""
    return frozenset(product(range(height), range(width)))


def images(shape: Iterable[Place]) -> Iterator[Places]:
    """The shape under each of the eight symmetries of a square, moved against the corner."""
    places = list(shape)
    for flip, down, right in product((False, True), (1, -1), (1, -1)):
        turned = [(c, r) if flip else (r, c) for r, c in places]
        yield cornered((down * r, right * c) for r, c in turned)


def cornered(shape: Iterable[Place]) -> Places:
    """The shape moved so that its least row and its least column are 0."""
    places = list(shape)
    top, left = min(r for r, _ in places), min(c for _, c in places)
    return frozenset((r - top, c - left) for r, c in places)


def kind(shape: Iterable[Place]) -> tuple[Place, ...]:
    """The same for two shapes exactly when one is the other, turned, mirrored or moved."""
    return min(tuple(sorted(image)) for image in images(shape))


@cache
def sets_by_kind(width: int, height: int, size: int) -> dict[tuple[Place, ...], frozenset[Places]]:
    """All sets of so many places on the board, sorted by kind."""
    found: dict[tuple[Place, ...], set[Places]] = {}
    for places in combinations(sorted(board(width, height)), size):
        found.setdefault(kind(places), set()).add(frozenset(places))
    return {name: frozenset(sets) for name, sets in found.items()}


def placements(shape: Places, width: int, height: int) -> frozenset[Places]:
    """Every set of places that is the shape, turned, mirrored and moved."""
    return sets_by_kind(width, height, len(shape)).get(kind(shape), frozenset())


def are_neighbours(one: Place, other: Place) -> bool:
    """Whether two places share a side."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def around(places: Iterable[Place], inside: Places) -> Places:
    """The places outside the set that share a side with one of it."""
    given = frozenset(places)
    return frozenset(
        place for place in inside - given if any(are_neighbours(place, marked) for marked in given)
    )


def places_of(mask: int, width: int) -> Places:
    """The places whose bits are set, row by row from the top left."""
    return frozenset(divmod(bit, width) for bit in range(mask.bit_length()) if mask & 2**bit)


def numbers_of(bits: int) -> set[int]:
    """The numbers of the bits that are set."""
    return {bit for bit in range(bits.bit_length()) if bits & 2**bit}
