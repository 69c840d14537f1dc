"""An error as the sentence that its maker reads."""

import re
from itertools import takewhile

from pyramidion.kernel.errors import BadRecord, Illegal, PyramidionError
from pyramidion.kernel.game import Say

_PHRASES: tuple[tuple[str, str], ...] = (
    (r"another line", "told-another-line"),
    (r"the outcome", "told-the-outcome"),
    (r"the end", "told-the-end"),
    (r"a whole line", "told-a-whole-line"),
    (r"a part of one", "told-a-part-of-a-line"),
    (r"a (?P<kind>Header|EntryLine|Footer)", "told-a-kind-of-line"),
    (r"a seed and nonces", "told-a-seed-and-nonces"),
    (r"options and seats of this game", "told-options-and-seats"),
    (r"(?P<count>\d+) seats", "told-seats"),
    (r"a moment of this game", "told-a-moment"),
    (r"a view that no position gives", "told-an-impossible-view"),
    (r"a legal action", "told-a-legal-action"),
    (r"a seat", "told-a-seat"),
    (r"seq (?P<seq>-?\d+) at (?P<at>-?\d+) or later", "told-an-entry-or-later"),
    (r"seq (?P<seq>-?\d+) at (?P<at>-?\d+)", "told-an-entry"),
    (r"a finished match", "told-a-finished-match"),
    (r"a match that goes on", "told-an-unfinished-match"),
    (r"a number below (?P<n>\d+)", "told-a-number-below"),
    (r"an order of (?P<n>\d+)", "told-an-order"),
    (r"the judgement (?P<question>.+)", "told-a-judgement"),
    (r"no further draw", "told-no-further-draw"),
    (r"no draw", "told-no-draw"),
    (r"nothing", "told-nothing"),
)
"""What the kernel says it expected or found in a record, and the message that says it."""

_LEAD = 12
_LONGEST = 48


def refusal(error: PyramidionError, say: Say) -> str:
    """The sentence for the person who did it; a rule's number stands at its end."""
    match error:
        case Illegal():
            return f"{say(error.code, **error.values)} ({error.rule})"
        case BadRecord():
            return say("record-refused", line=error.line, reason=reason(error, say))
        case _:
            return say(error.code, **error.values)


def reason(error: BadRecord, say: Say) -> str:
    """Why a record is refused, what was expected and what was found, without the line."""
    same = _same(error.expected, error.found)
    expected = phrase(error.expected, say) or _cut(error.expected, same)
    return say(error.code, expected=expected, found=_found(error, same, say))


def phrase(text: str, say: Say) -> str | None:
    """The kernel's phrase said in the speaker's language; None if it is no phrase but a value."""
    for pattern, code in _PHRASES:
        if match := re.fullmatch(pattern, text):
            return say(code, **match.groupdict())
    return None


def _found(error: BadRecord, same: int, say: Say) -> str:
    cause = error.__cause__
    if isinstance(cause, PyramidionError):
        return say("told-a-refusal", refusal=refusal(cause, say))
    if isinstance(cause, ValueError | RecursionError):
        return say("told-something-malformed")
    if "\N{REPLACEMENT CHARACTER}" in error.found:
        return say("told-something-unreadable")
    return phrase(error.found, say) or _cut(error.found, same)


def _same(one: str, other: str) -> int:
    """How many signs both have in common before they differ."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _cut(value: str, same: int) -> str:
    """A long value, cut to the place where it begins to differ from the other one."""
    if len(value) <= _LONGEST:
        return value
    start = max(0, same - _LEAD)
    before, after = ("…" if start else ""), ("…" if start + _LONGEST < len(value) else "")
    return before + value[start : start + _LONGEST] + after
