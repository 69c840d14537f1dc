"""Records changed on purpose, their hashes made right again, as a forger would."""

from collections.abc import Callable
from typing import Any

import msgspec

from pyramidion.kernel.record import chain


def forged(written: bytes, line: int, change: Callable[[dict[str, Any]], None]) -> bytes:
    """The record with `change` made to one line, counted from 1 (negative: from the end)."""
    lines = [msgspec.json.decode(text) for text in written.splitlines()]
    for plain in lines:
        del plain["hash"]
    change(lines[line - 1 if line > 0 else line])
    return b"".join(chain(lines))


def altered(written: bytes, line: int, at: int) -> bytes:
    """The record with one byte of a line changed; lines count from 1."""
    lines = written.split(b"\n")
    byte = bytes([lines[line - 1][at] ^ 1])
    lines[line - 1] = lines[line - 1][:at] + byte + lines[line - 1][at + 1 :]
    return b"\n".join(lines)
