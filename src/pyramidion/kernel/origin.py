"""Playing on: a match that begins at a moment of another, as one seat knew it then.

What that seat could not know is drawn anew (`Game.sample`), from the new match's own seal; so
playing on tells nothing about the first match, and the new one verifies like any other.
"""

from typing import Any

import msgspec

from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.view import View


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a match: after entry `seq`, as `seat` saw it; `view` is that view, plain.

    `table` and `number` name the match for whoever can find it; they may be empty and 0.
    """

    table: str
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
        return msgspec.convert(given, Moment)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Invalid("origin", "bad-origin", reason=str(error)) from error


def view_at(game: AnyGame, moment: Moment) -> View:
    """The view of a moment as the game's own; raises `Invalid`."""
    try:
        view: View = msgspec.convert(moment.view, game.views)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Invalid("origin", "bad-origin", reason=str(error)) from error
    if view.seat != moment.seat:
        raise Invalid("origin", "bad-origin", reason=f"a view of seat {view.seat}")
    return view
