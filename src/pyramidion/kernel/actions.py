"""What a seat wants: the base of every action, and the actions that belong to every game."""

import re

import msgspec


def snake_case(name: str) -> str:
    """`PlaceDomino` as `place_domino`: the tag of a struct on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    gc=False,
    tag_field="type",
    tag=snake_case,
):
    """One small step of one seat."""


class Confirm(Action, frozen=True):
    """Close the decision whose steps have been taken."""


class TakeBack(Action, frozen=True):
    """Undo the seat's last step; the kernel's own, never among the legal steps."""


class TimeUp(Action, frozen=True):
    """The clock says that a seat has used up its time for a decision."""

    seat: int


class Away(Action, frozen=True):
    """The clock says that nobody could play from `since` to `until`; it counts against nobody."""

    since: int
    until: int


class SetUp(Action, frozen=True):
    """Entry 0 of every match."""


CONFIRM = Confirm()
TAKE_BACK = TakeBack()
SET_UP = SetUp()

KERNEL_ACTIONS = TakeBack | TimeUp | Away | SetUp
"""What the kernel folds by itself; a game never sees these."""
