"""Playing on: a match that begins at a moment of another, as one seat knew it then.

What that seat could not know is drawn anew (`Game.sample`), from the new match's own seal; so
playing on tells nothing about the first match, and the new one verifies like any other.
"""

from typing import Annotated, Any

import msgspec

from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.view import View

LARGEST = 1 << 26
"""No view of any game holds a larger number; so a forged one cannot make a rule count for ever."""

MOST_SEATS = 16


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a match: after entry `seq`, as `seat` saw it; `view` is that view, plain.

    `table` and `number` name the match for whoever can find it; they may be empty and 0.
    """

    table: Annotated[str, msgspec.Meta(max_length=40)]
    number: int
    seq: int
    seat: int
    view: dict[str, Any]


def moment_of(view: View, table: str, number: int, seq: int) -> Moment:
    """The moment that a seat's view shows."""
    assert view.seat is not None, "A spectator cannot play on."
    return Moment(table, number, seq, view.seat, msgspec.to_builtins(view))


def decode_moment(given: object) -> Moment:
    """A moment from plain values; raises `Invalid`."""
    try:
        moment = msgspec.convert(given, Moment)
        is_bounded = _is_bounded(moment.view)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Invalid("origin", "bad-origin", reason=str(error)) from error
    if not is_bounded:
        raise Invalid("origin", "bad-origin", reason="a number that no view holds")
    return moment


def _is_bounded(value: object) -> bool:
    """Whether all numbers in plain values are of a size that views have."""
    if isinstance(value, dict):
        return all(map(_is_bounded, value.values()))
    if isinstance(value, list):
        return all(map(_is_bounded, value))
    return not isinstance(value, int | float) or abs(value) <= LARGEST


def view_at(game: AnyGame, moment: Moment) -> View:
    """The view of a moment as the game's own; raises `Invalid`."""
    try:
        view: View = msgspec.convert(moment.view, game.views)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Invalid("origin", "bad-origin", reason=str(error)) from error
    if view.seat != moment.seat:
        raise Invalid("origin", "bad-origin", reason=f"a view of seat {view.seat}")
    if any(not 0 <= seat < MOST_SEATS for seat in (view.seat, *view.deciders)):
        raise Invalid("origin", "bad-origin", reason="a seat that no table has")
    return view
