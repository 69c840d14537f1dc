"""Draws that anybody can check: HMAC-SHA256 over a sealed seed (see docs/chance.md).

commitment = SHA-256(seed)                                   published before the match
key        = HMAC-SHA256(seed, "pyramidion/1" || nonces)     one nonce a seat, in seat order
block j    = HMAC-SHA256(key, "<label>/<draw number>/<j>")   label: "below/6", "shuffle/48"
word       = 4 bytes of the blocks, big-endian; a word that would favour some numbers is skipped
"""

import hashlib
import hmac
from collections.abc import Iterator

import msgspec

SEED_BYTES = 32
NONCE_BYTES = 16
_WORDS = 1 << 32


class Seal(msgspec.Struct, frozen=True):
    """A seed, and the nonces that the seats added after its commitment was published."""

    seed: bytes
    nonces: tuple[bytes, ...] = ()

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"A seed has {SEED_BYTES} bytes, not {len(self.seed)}.")
        if any(len(nonce) != NONCE_BYTES for nonce in self.nonces):
            raise ValueError(f"A nonce has {NONCE_BYTES} bytes.")

    @classmethod
    def derived(cls, seats: int, *source: object) -> "Seal":
        """A seal that depends on nothing but `source`: for simulations that must repeat exactly."""
        text = "\x1f".join(map(str, source))
        seed = hashlib.sha256(f"seed\x1f{text}".encode()).digest()
        nonces = (
            hashlib.sha256(f"nonce\x1f{seat}\x1f{text}".encode()).digest()[:NONCE_BYTES]
            for seat in range(seats)
        )
        return cls(seed, tuple(nonces))

    @property
    def commitment(self) -> str:
        """What is published before the match."""
        return hashlib.sha256(self.seed).hexdigest()

    @property
    def key(self) -> bytes:
        """What the draws are made from."""
        return hmac.digest(self.seed, b"pyramidion/1" + b"".join(self.nonces), "sha256")


class Fair:
    """The draws of one match, numbered from 0."""

    __slots__ = ("_key", "_number")

    def __init__(self, key: bytes, number: int = 0) -> None:
        self._key = key
        self._number = number

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        return _take(self._words(f"below/{n}"), n)

    def shuffle(self, n: int) -> list[int]:
        """An order of 0 to n-1: Fisher and Yates, from the last place down."""
        words = self._words(f"shuffle/{n}")
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = _take(words, i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def _words(self, label: str) -> Iterator[int]:
        name = f"{label}/{self._number}/"
        self._number += 1
        return _stream(self._key, name)


def _stream(key: bytes, name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{name}{block}".encode(), "sha256")
        for i in range(0, 32, 4):
            yield int.from_bytes(digest[i : i + 4], "big")
        block += 1


def _take(words: Iterator[int], n: int) -> int:
    limit = _WORDS - _WORDS % n
    for word in words:
        if word < limit:
            return word % n
    raise AssertionError("A stream of words has no end.")
