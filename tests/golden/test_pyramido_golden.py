"""The golden matches of Pyramido are still true matches, and still readable."""

from typing import get_args

import msgspec
import pytest
from tests.golden.make import HERE, PYRAMIDO_GOLDENS, Golden, playthrough, simulated
from tests.oracles.pyramido import SlowMatch, SlowOptions, act
from tests.oracles.pyramido_lock_step import plain, plain_draws
from tests.oracles.pyramido_views import slow_outcome

from pyramidion.games import GAMES
from pyramidion.games.pyramido.actions import Action
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import decode_options
from pyramidion.kernel.match import Entry, Match
from pyramidion.kernel.record import Record, decode_record
from pyramidion.kernel.seats import Holder
from pyramidion.kernel.verify import decode_entry, verify

GAME = GAMES["pyramido"]
EVENTS = "pyramidion.games.pyramido.events"
MADE_AGAIN = [golden for golden in PYRAMIDO_GOLDENS if golden.can_be_made_again]
AS_TEXT = [golden for golden in PYRAMIDO_GOLDENS if golden.as_text]


def by_name(golden: Golden) -> str:
    """The name of a test's golden match."""
    return golden.name


@pytest.mark.parametrize("golden", PYRAMIDO_GOLDENS, ids=by_name)
def test_the_record_verifies(golden: Golden):
    record = decode_record(golden.record_file.read_bytes())
    sitters = record.header.seats
    assert [sitter.name for sitter in sitters if sitter.kind is Holder.BOT] == list(golden.bots)
    assert len(sitters) == max(2, len(golden.bots))
    assert decode_options(GAME, record.header.options) == golden.options
    assert verify(record, GAME) == record.footer.outcome


@pytest.mark.parametrize("golden", PYRAMIDO_GOLDENS, ids=by_name)
def test_the_record_folds_to_the_same_match(golden: Golden):
    record = decode_record(golden.record_file.read_bytes())
    entries = entries_of(record)
    match = Match.fold(GAME, golden.options, len(golden.bots), entries)
    assert match.log == entries
    assert match.outcome == record.footer.outcome


@pytest.mark.parametrize("golden", PYRAMIDO_GOLDENS, ids=by_name)
def test_the_oracle_follows_the_record_to_the_same_end(golden: Golden):
    record = decode_record(golden.record_file.read_bytes())
    first, *rest = entries_of(record)
    options = SlowOptions(**msgspec.to_builtins(golden.options))
    slow = SlowMatch.begin(len(golden.bots), options, plain_draws(first.draws))
    for entry in rest:
        fields = plain(entry.action)
        slow.play(int(entry.seat), act(fields.pop("type"), **fields), plain_draws(entry.draws))
    assert slow_outcome(slow) == plain(record.footer.outcome)


@pytest.mark.parametrize("golden", MADE_AGAIN, ids=by_name)
def test_the_same_bots_make_the_same_bytes(golden: Golden):
    assert simulated(golden) == golden.record_file.read_bytes()


@pytest.mark.parametrize("golden", AS_TEXT, ids=by_name)
def test_the_playthrough_tells_the_record(golden: Golden):
    assert playthrough(golden.record_file.read_bytes()) == golden.text_file.read_text()


def test_nothing_else_lies_in_the_folder():
    expected = {golden.record_file for golden in PYRAMIDO_GOLDENS}
    expected |= {golden.text_file for golden in AS_TEXT}
    assert set((HERE / "pyramido").iterdir()) == expected


def test_every_player_count_has_a_playthrough():
    assert {len(golden.bots) for golden in AS_TEXT} == {1, 2, 3, 4}


def test_the_matches_hold_every_kind_of_step_and_of_event():
    steps: set[str] = set()
    told: set[str] = set()
    for golden in PYRAMIDO_GOLDENS:
        record = decode_record(golden.record_file.read_bytes())
        steps.update(plain(entry.action)["type"] for entry in entries_of(record)[1:])
        verify(record, GAME, lambda _, events: told.update(type(one).__name__ for one in events))
    assert steps == {kind.__struct_config__.tag for kind in get_args(Action)}
    assert told == {kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == EVENTS}


def entries_of(record: Record) -> list[Entry]:
    """The entries that a record tells."""
    return [decode_entry(GAME, line) for line in record.entries]
