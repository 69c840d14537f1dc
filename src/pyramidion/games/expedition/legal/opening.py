"""Whether keys open a door. Rules EX-21 and EX-22."""

from collections.abc import Sequence

from pyramidion.games.expedition.components import Laid, Puzzle, Side, lies_as_key
from pyramidion.games.expedition.state import State
from pyramidion.kernel.errors import Illegal


def check_opening(state: State, seat: int, laid: Sequence[Laid]) -> None:
    """Raise `Illegal` unless exactly the seat's keys cover exactly its door."""
    try:
        _check_keys(state.puzzle(seat), laid)
        _check_cover(state.side(seat), laid)
    except Illegal as wrong:
        for other in range(state.players):
            if other != seat and _opens(state, other, laid):
                raise Illegal("EX-21", "ex-anothers-card", seat=other) from wrong
        raise


def _opens(state: State, seat: int, laid: Sequence[Laid]) -> bool:
    try:
        _check_keys(state.puzzle(seat), laid)
        _check_cover(state.side(seat), laid)
    except Illegal:
        return False
    return True


def _check_keys(puzzle: Puzzle, laid: Sequence[Laid]) -> None:
    """The keys that the card shows for the sign, each of them once. Rule EX-21."""
    used = [one.key for one in laid]
    for key in used:
        if key not in puzzle.keys:
            raise Illegal("EX-21", "ex-key-not-shown", key=str(key))
    for key in puzzle.keys:
        if used.count(key) > 1:
            raise Illegal("EX-22", "ex-key-doubled", key=str(key))
    for key in puzzle.keys:
        if key not in used:
            raise Illegal("EX-22", "ex-key-missing", key=str(key))


def _check_cover(side: Side, laid: Sequence[Laid]) -> None:
    """Every key inside the door and none on another: then all is covered. Rule EX-22."""
    for one in laid:
        if not lies_as_key(one):
            raise Illegal("EX-22", "ex-not-the-key", key=str(one.key))
    for one in laid:
        if one.mask & ~side.mask:
            raise Illegal("EX-22", "ex-sticks-out", key=str(one.key))
    covered = 0
    for one in laid:
        if one.mask & covered:
            raise Illegal("EX-22", "ex-overlap", key=str(one.key))
        covered |= one.mask
