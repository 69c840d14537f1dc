"""Records: written, read back, verified, and never altered unseen."""

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.silver_gold_properties.random_play import RandomPlay, over_seeds, position

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.kernel.errors import BadRecord
from pyramidion.kernel.match import Match
from pyramidion.kernel.record import chain, decode_record
from pyramidion.kernel.verify import decode_entry, verify

modest = settings(max_examples=300, deadline=None, derandomize=True, database=None)


@over_seeds(25)
def test_a_record_is_read_back_and_verifies(seed: int):
    play = RandomPlay(seed)
    outcome = play.finish().outcome
    record = decode_record(play.record())
    assert record.footer.outcome == outcome
    assert verify(record, SILVER_GOLD) == outcome


@over_seeds(25)
def test_a_record_folds_to_the_same_position(seed: int):
    play = RandomPlay(seed)
    match = play.finish()
    entries = [decode_entry(SILVER_GOLD, line) for line in decode_record(play.record()).entries]
    folded = Match.fold(SILVER_GOLD, play.options, play.players, entries)
    assert folded.log == match.log
    assert position(folded) == position(match)


@cache
def written() -> bytes:
    """The record of one random match."""
    play = RandomPlay(2026)
    play.finish()
    return play.record()


@modest
@given(where=st.integers(0, 10**9), other=st.integers(1, 255))
def test_an_altered_byte_is_found_at_its_line(where: int, other: int):
    check_altered(where % len(written()), other)


@modest
@given(where=st.integers(0, 10**9), other=st.integers(1, 255))
def test_an_altered_end_of_line_is_found_at_that_line(where: int, other: int):
    ends = [i for i, byte in enumerate(written()) if byte == ord("\n")]
    check_altered(ends[where % len(ends)], other)


def check_altered(place: int, other: int) -> None:
    """The record with one byte changed is refused, and the line named."""
    altered = bytearray(written())
    altered[place] ^= other
    line = 1 + written()[:place].count(b"\n")
    with pytest.raises(BadRecord) as refused:
        verify(decode_record(bytes(altered)), SILVER_GOLD)
    assert refused.value.line == line


@modest
@given(where=st.integers(1, 10**9))
def test_a_record_cut_short_is_refused(where: int):
    short = written()[: where % len(written())]
    with pytest.raises(BadRecord):
        verify(decode_record(short), SILVER_GOLD)


@modest
@given(where=st.integers(0, 10**9))
def test_a_missing_line_is_refused(where: int):
    lines = written().splitlines(keepends=True)
    missing = where % len(lines)
    with pytest.raises(BadRecord) as refused:
        verify(decode_record(b"".join(lines[:missing] + lines[missing + 1 :])), SILVER_GOLD)
    assert refused.value.line == missing + 1


def plain_lines() -> list[dict[str, Any]]:
    """The lines of the record as plain values, without their hashes."""
    lines = [json.loads(line) for line in written().splitlines()]
    for line in lines:
        del line["hash"]
    return lines


def refused_line(lines: Iterable[object]) -> int:
    """Where a record is refused whose hashes are all right."""
    record = decode_record(b"".join(chain(lines)))
    with pytest.raises(BadRecord) as refused:
        verify(record, SILVER_GOLD)
    return refused.value.line


def test_the_unaltered_lines_verify():
    record = decode_record(b"".join(chain(plain_lines())))
    assert verify(record, SILVER_GOLD) == record.footer.outcome


def test_a_draw_that_the_seed_does_not_give_is_found_though_its_hash_is_right():
    for number, line in enumerate(plain_lines(), start=1):
        for draw in range(len(line.get("draws", []))):
            lines = plain_lines()
            order = lines[number - 1]["draws"][draw][2]
            order[0], order[1] = order[1], order[0]
            assert refused_line(lines) == number


def test_another_seed_is_found_though_its_hash_is_right():
    lines = plain_lines()
    lines[-1]["seed"] = "00" * 32
    assert refused_line(lines) == len(lines)


def test_another_outcome_is_found_though_its_hash_is_right():
    lines = plain_lines()
    lines[-1]["outcome"]["scores"][0]["total"] += 1
    assert refused_line(lines) == len(lines)


def test_an_illegal_mark_is_found_though_its_hash_is_right():
    lines = plain_lines()
    number = next(i for i, line in enumerate(lines) if is_mark(line))
    lines[number]["action"]["cells"] = 1 << 12
    assert refused_line(lines) == number + 1


def is_mark(line: dict[str, Any]) -> bool:
    """Whether the line is an entry that marks cells."""
    action = line.get("action", {})
    return bool(action.get("type") == "mark")
