"""What may be said at a table."""

import unicodedata

from pyramidion.kernel.errors import Invalid
from pyramidion.server.changes import AnyChange, Chatted
from pyramidion.server.protocol import ChatMode

PHRASES = (
    "hello",
    "good-luck",
    "one-moment",
    "your-turn",
    "well-played",
    "oops",
    "thanks",
    "again",
    "goodbye",
)
"""What can be said where children play; every client says it in its own language."""


def said(mode: ChatMode, seat: int, name: str, text: str) -> list[AnyChange]:
    """A line of chat without what cannot be seen; raises `Invalid` where it may not be said."""
    if mode == "off":
        raise Invalid("text", "chat-off")
    if mode == "phrases":
        raise Invalid("text", "phrases-only")
    cleaned = "".join(s for s in text if unicodedata.category(s)[0] != "C" or s == "\n").strip()
    if not cleaned:
        raise Invalid("text", "empty-chat")
    return [Chatted(seat, name, cleaned)]


def phrased(mode: ChatMode, seat: int, name: str, phrase: str) -> list[AnyChange]:
    """One of the phrases; raises `Invalid` where nothing may be said, or for another phrase."""
    if mode == "off":
        raise Invalid("phrase", "chat-off")
    if phrase not in PHRASES:
        raise Invalid("phrase", "unknown-phrase", known=", ".join(PHRASES))
    return [Chatted(seat, name, "", phrase)]
