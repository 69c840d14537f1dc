"""Records: every altered byte is found at its line, and a true chain can still tell lies."""

import json

import msgspec
import pytest
from tests.kernel.toy import TOY, ToyOptions, Write

from pyramidion.kernel.actions import CONFIRM
from pyramidion.kernel.errors import BadRecord
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.record import Sitter, chain, decode_record, encode_record, make_header
from pyramidion.kernel.seats import Holder, Seat, decode_seat, encode_seat
from pyramidion.kernel.verify import verify

SEAL = Seal.derived(2, "records")


def _written() -> bytes:
    match = Match.start(TOY, ToyOptions(), 2, SEAL)
    for seat in (Seat(0), Seat(1)):
        match.act(seat, Write("word"), at=100)
        match.act(seat, CONFIRM, at=200)
    sitters = [Sitter("Nour", Holder.PERSON), Sitter("greedy", Holder.BOT)]
    return encode_record(make_header(TOY, ToyOptions(), sitters, SEAL.commitment), match, SEAL)


RECORD = _written()


def _lines() -> list[dict]:
    lines = [json.loads(line) for line in RECORD.splitlines()]
    for line in lines:
        del line["hash"]
    return lines


def _forged(number: int, **changes: object) -> bytes:
    """The record with one line changed and all hashes made anew."""
    lines = _lines()
    lines[number - 1] |= changes
    return b"".join(chain(lines))


def test_record_is_lines_of_json_with_header_setup_and_outcome():
    lines = [json.loads(line) for line in RECORD.splitlines()]
    assert lines[0]["format"] == "pyramidion/1"
    assert lines[0]["seats"] == [
        {"name": "Nour", "kind": "person"},
        {"name": "greedy", "kind": "bot"},
    ]
    assert (lines[1]["seq"], lines[1]["seat"], lines[1]["action"]) == (
        0,
        "setup",
        {"type": "set_up"},
    )
    assert set(lines[-1]) == {"outcome", "seed", "nonces", "hash"}


def test_true_record_verifies():
    assert verify(decode_record(RECORD), TOY) == decode_record(RECORD).footer.outcome


def test_forging_nothing_gives_the_same_bytes():
    assert _forged(1) == RECORD


def test_every_altered_byte_is_found_at_its_line():
    line = 1
    for place, byte in enumerate(RECORD):
        altered = RECORD[:place] + bytes([byte ^ 1]) + RECORD[place + 1 :]
        with pytest.raises(BadRecord) as found:
            decode_record(altered)
        assert found.value.line == line, f"byte {place}"
        line += byte == 0x0A


def test_removed_and_swapped_lines_are_found():
    lines = RECORD.splitlines(keepends=True)
    with pytest.raises(BadRecord) as found:
        decode_record(b"".join(lines[:2] + lines[3:]))
    assert found.value.line == 3
    with pytest.raises(BadRecord) as found:
        decode_record(b"".join([lines[0], lines[2], lines[1], *lines[3:]]))
    assert found.value.line == 2


@pytest.mark.parametrize("kept", range(7))
def test_truncated_record_names_the_line_that_is_missing(kept):
    with pytest.raises(BadRecord) as found:
        decode_record(b"".join(RECORD.splitlines(keepends=True)[:kept]))
    assert (found.value.line, found.value.code) == (kept + 1, "record-truncated")


@pytest.mark.parametrize("text", [b"", b"\n", b"no record", b"\x00\xff" * 50, RECORD[:-1]])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(BadRecord):
        decode_record(text)


LIES = {
    "another format": (1, {"format": "pyramidion/9"}, "record-format"),
    "another rules version": (1, {"rules": "0"}, "record-rules"),
    "an option out of range": (1, {"options": {"stakes": "high"}}, "record-header"),
    "an unknown option": (1, {"options": {"colour": 1}}, "record-header"),
    "a missing seat": (1, {"seats": []}, "record-header"),
    "another commitment": (1, {"commitment": "00"}, "record-seed"),
    "an unknown field": (1, {"more": 1}, "record-line"),
    "another draw": (2, {"draws": [["below", 9, 99]]}, "record-draw"),
    "a draw too many": (2, {"draws": [["below", 9, 3], ["below", 9, 3]]}, "record-draw"),
    "another number": (3, {"seq": 7}, "record-line"),
    "an instant before the last": (3, {"at": -5}, "record-line"),
    "a seat out of turn": (4, {"seat": 1}, "record-action"),
    "a seat that is none": (3, {"seat": "moon"}, "record-line"),
    "a seat below zero": (3, {"seat": -1}, "record-line"),
    "an illegal action": (3, {"action": {"type": "write", "word": "UPPER"}}, "record-action"),
    "a malformed action": (3, {"action": {"type": "fly"}}, "record-action"),
    "a judgement too many": (4, {"draws": [["judgement", "TO-02", True]]}, "record-draw"),
    "a judgement too few": (3, {"draws": []}, "record-draw"),
    "another outcome": (
        7,
        {"outcome": {"scores": [], "ranks": [], "ended": "x"}},
        "record-outcome",
    ),
    "another seed": (7, {"seed": "00" * 32}, "record-seed"),
    "an unreadable seed": (7, {"seed": "zz"}, "record-seed"),
    "a nonce of another size": (7, {"nonces": ["00"]}, "record-seed"),
}


@pytest.mark.parametrize("lie", LIES)
def test_lie_with_true_hashes_is_found_at_its_line(lie):
    line, changes, code = LIES[lie]
    with pytest.raises(BadRecord) as found:
        verify(decode_record(_forged(line, **changes)), TOY)
    expected_line = 7 if code == "record-seed" else line
    assert (found.value.code, found.value.line) == (code, expected_line)


def test_unfinished_match_has_no_record():
    match = Match.start(TOY, ToyOptions(), 2, SEAL)
    with pytest.raises(ValueError, match="finished"):
        encode_record(make_header(TOY, ToyOptions(), [], SEAL.commitment), match, SEAL)


def test_match_that_goes_on_is_found():
    shortened = b"".join(chain([*_lines()[:-2], _lines()[-1]]))
    with pytest.raises(BadRecord) as found:
        verify(decode_record(shortened), TOY)
    assert found.value.code == "record-outcome"


def test_seats_are_written_by_number_or_name():
    for seat in (Seat(0), Seat(3), Seat(-1), Seat(-2)):
        assert decode_seat(encode_seat(seat)) == seat
    assert [encode_seat(Seat(-1)), encode_seat(Seat(-2))] == ["clock", "setup"]


def test_options_are_written_whole():
    header = msgspec.to_builtins(decode_record(RECORD).header)
    assert header["options"] == {"stakes": 1}
