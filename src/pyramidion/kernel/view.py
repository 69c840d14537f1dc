"""What one seat may know: the base of every game's view, and prompts for free input."""

import msgspec

from pyramidion.kernel.actions import Action


class Prompt(msgspec.Struct, frozen=True):
    """The input that is expected where the legal steps are not finitely many.

    `expects` names the kind of input (a word, a placement of keys), `rule` the rule that asks.
    """

    expects: str
    rule: str
    limits: dict[str, int] = {}


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of every view that the kernel knows. `seat` is None for a spectator.

    `legal` holds the seat's own legal steps, so that no client needs to contain a rule.
    """

    seat: int | None
    deciders: tuple[int, ...]
    legal: tuple[Action, ...] = ()
    prompt: Prompt | None = None
