"""Playing on: what is drawn anew, and records that claim an origin that cannot be."""

import json

import msgspec
import pytest

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.errors import BadRecord, Invalid
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.origin import decode_moment, moment_of, view_at
from pyramidion.kernel.playout import random_step
from pyramidion.kernel.record import Sitter, chain, decode_record, encode_record, make_header
from pyramidion.kernel.seats import Holder, Seat
from pyramidion.kernel.verify import verify

OPTIONS = SILVER_GOLD.options()
SEAL = Seal.derived(2, "origin")
SITTERS = [Sitter("Ann", Holder.PERSON), Sitter("Bea", Holder.BOT)]


def _match(steps, seal=SEAL, origin=None):
    """A match of random steps; `steps` None plays it to its end."""
    match = Match.start(SILVER_GOLD, OPTIONS, 2, seal, origin=origin)
    chance = Seeded("steps")
    while match.outcome is None and (steps is None or len(match.log) <= steps):
        seat = chance.pick(SILVER_GOLD.deciders(match.state))
        match.act(seat, random_step(match, seat, chance)[0])
    return match


def _played_on(steps=40, seat=0):
    """A record of a match that is played on from a moment of another."""
    view = _match(steps).view(Seat(seat))
    seal = Seal.derived(2, "again")
    match = _match(None, seal, view)
    moment = moment_of(view, "table", 1, steps)
    header = make_header(SILVER_GOLD, OPTIONS, SITTERS, seal.commitment, moment)
    return encode_record(header, match, seal)


def _forged(**changes):
    """A played-on record whose origin's view is changed, with hashes that fit."""
    lines = [json.loads(line) for line in _played_on().splitlines()]
    for line in lines:
        del line["hash"]
    lines[0]["inputs"]["origin"]["view"].update(changes)
    return b"".join(chain(lines))


def test_a_played_on_match_verifies_and_can_be_taken_back_in():
    assert verify(decode_record(_played_on()), SILVER_GOLD).scores
    assert verify(decode_record(_forged()), SILVER_GOLD).scores


def test_a_moment_is_read_back():
    view = _match(25).view(Seat(1))
    moment = decode_moment(json.loads(msgspec.json.encode(moment_of(view, "t", 3, 25))))
    assert (moment.table, moment.number, moment.seq, moment.seat) == ("t", 3, 25, 1)
    assert view_at(SILVER_GOLD, moment) == view


def test_a_view_of_another_seat_is_no_moment():
    moment = moment_of(_match(25).view(Seat(1)), "t", 3, 25)
    with pytest.raises(Invalid, match="bad-origin"):
        view_at(SILVER_GOLD, msgspec.structs.replace(moment, seat=0))


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "dancing"},
        {"phase": "over"},
        {"pile": 3},
        {"deciders": [0, 1, 2, 3]},
        {"players": []},
        {"reserve": [1, 1, 1, 1]},
        {"reserve": [99]},
        {"used": ["I2"] * 30},
        {"round": 5},
        {"seat": 1},
        {"boxes": []},
        {"deciders": [10**18]},
        {"deciders": [1_600_000_000]},
        {"deciders": [-1]},
        {"pile": -(10**30)},
        {"reserve": [2**70]},
    ],
    ids=str,
)
def test_an_origin_that_cannot_be_is_refused(changes):
    with pytest.raises(BadRecord) as refused:
        verify(decode_record(_forged(**changes)), SILVER_GOLD)
    assert refused.value.code in ("record-origin", "record-draw", "record-action")
