"""Keys laid wrong, made from those that are right: whatever the cards show, these go wrong."""

from collections.abc import Iterator

from tests.games.expedition.table import Table

from pyramidion.games.expedition.actions import Solve
from pyramidion.games.expedition.components import KEYS, WIDTH, Key, Laid
from pyramidion.tiling.grid import Grid, cells_of
from pyramidion.tiling.polyomino import POLYOMINOES

GRID = Grid(WIDTH, WIDTH)


def searching(sign: str = "hand", more: str = "") -> str:
    """All of three have just begun to search."""
    return f"phase=search roller=0 sign={sign} glass=1:0 {more} | | | "


def without(laid: tuple[Laid, ...], key: Key) -> tuple[Laid, ...]:
    """The others."""
    return tuple(one for one in laid if one.key != key)


def of_key(laid: tuple[Laid, ...], key: Key) -> Laid:
    """Where the key lies."""
    return next(one for one in laid if one.key == key)


def placed(laid: tuple[Laid, ...], key: Key, *cells: int) -> Solve:
    """The key lies on other cells instead; it comes last."""
    return Solve((*without(laid, key), Laid(key, cells)))


def lying(key: Key) -> Iterator[tuple[int, ...]]:
    """Every way in which a key can lie on the grid."""
    return (tuple(cells_of(mask)) for mask in GRID.placements(POLYOMINOES[key]))


def overlapping(table: Table, seat: int) -> Iterator[tuple[Key, Solve]]:
    """A key inside the door, but over another; for every key that can lie so."""
    laid, door = table.ways(seat)[0], table.state.side(seat).mask
    for key in table.state.puzzle(seat).keys:
        taken = {cell for one in without(laid, key) for cell in one.cells}
        for cells in lying(key):
            if all(door >> cell & 1 for cell in cells) and taken & set(cells):
                yield key, placed(laid, key, *cells)
                break


def sticking_out(table: Table, seat: int) -> Iterator[tuple[Key, Solve]]:
    """Every key in turn is laid so that one cell of it lies outside the door."""
    laid, door = table.ways(seat)[0], table.state.side(seat).mask
    for key in table.state.puzzle(seat).keys:
        for cells in lying(key):
            if sum(not door >> cell & 1 for cell in cells) == 1:
                yield key, placed(laid, key, *cells)
                break


def not_shown(table: Table, seat: int) -> list[Key]:
    """The keys that a seat may not use now."""
    return [key for key in KEYS if key not in table.state.puzzle(seat).keys]
