"""Fair draws: the published vectors, and nothing but the specification."""

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest

from pyramidion.kernel.fair import NONCE_BYTES, SEED_BYTES, Fair, Seal

DOC = Path(__file__).parents[2] / "docs" / "chance.md"
SEAL = Seal(bytes(range(32)), (bytes([170] * 16), bytes([187] * 16)))


def _vectors() -> list[tuple[str, str]]:
    rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|$", DOC.read_text(), re.MULTILINE)
    assert len(rows) >= 6
    return rows


def _told(name: str, fair: Fair) -> str:
    match name.split():
        case ["commitment"]:
            return SEAL.commitment
        case ["key"]:
            return SEAL.key.hex()
        case ["below", n]:
            return str(fair.below(int(n)))
        case ["shuffle", n]:
            return str(fair.shuffle(int(n)))
    raise AssertionError(f"The document has a vector of an unknown kind: {name}.")


def test_vectors_of_the_document_are_what_is_drawn():
    fair = Fair(SEAL.key)
    assert [(name, _told(name, fair)) for name, _ in _vectors()] == _vectors()


def _below_by_the_book(key: bytes, label: str, number: int, bounds: list[int]) -> list[int]:
    """The specification once more, in the most obvious way."""
    stream = b"".join(
        hmac.new(key, f"{label}/{number}/{j}".encode(), hashlib.sha256).digest() for j in range(40)
    )
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]
    taken = []
    for n in bounds:
        word = words.pop(0)
        while word >= 2**32 - 2**32 % n:
            word = words.pop(0)
        taken.append(word % n)
    return taken


@pytest.mark.parametrize("n", [1, 2, 6, 48, 1000, 3 * 2**30])
def test_below_follows_the_specification(n):
    fair = Fair(SEAL.key)
    for number in range(8):
        assert [fair.below(n)] == _below_by_the_book(SEAL.key, f"below/{n}", number, [n])


def test_shuffle_is_fisher_and_yates_from_the_last_place_down():
    order = list(range(48))
    picks = _below_by_the_book(SEAL.key, "shuffle/48", 0, list(range(48, 1, -1)))
    for i, j in zip(range(47, 0, -1), picks, strict=True):
        order[i], order[j] = order[j], order[i]
    assert Fair(SEAL.key).shuffle(48) == order


def test_draws_are_numbered_over_the_whole_match():
    first = Fair(SEAL.key)
    first.shuffle(5)
    first.below(6)
    assert first.below(1000) == Fair(SEAL.key, 2).below(1000)


def test_every_nonce_changes_the_key_and_the_commitment_stays():
    other = Seal(SEAL.seed, (SEAL.nonces[0], bytes(16)))
    assert other.key != SEAL.key
    assert other.commitment == SEAL.commitment == hashlib.sha256(SEAL.seed).hexdigest()


def test_numbers_are_spread_evenly():
    fair = Fair(SEAL.key)
    counts = Counter(fair.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < many < 1150 for many in counts.values())


@pytest.mark.parametrize("size", [0, 31, 33])
def test_seed_of_another_size_is_refused(size):
    with pytest.raises(ValueError, match=f"{SEED_BYTES} bytes"):
        Seal(bytes(size))


def test_nonce_of_another_size_is_refused():
    with pytest.raises(ValueError, match=f"{NONCE_BYTES} bytes"):
        Seal(bytes(32), (bytes(15),))


def test_derived_seal_depends_on_all_of_its_source():
    assert Seal.derived(2, "simulate", 1, 7) == Seal.derived(2, "simulate", 1, 7)
    seeds = {Seal.derived(2, "simulate", a, b).seed for a, b in [(1, 7), (1, 8), (17, 1), (11, 7)]}
    assert len(seeds) == 4
    assert len(set(Seal.derived(4, "x").nonces)) == 4
