"""What happened: the base of every fact that is narrated."""

from typing import ClassVar

import msgspec

from pyramidion.kernel.actions import snake_case


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """A fact to tell and to animate; the log, not the events, is the truth.

    `reveals` says that somebody now knows what they did not know before and what was not theirs
    to decide. After such an event no earlier step can be taken back.
    """

    reveals: ClassVar[bool] = True
