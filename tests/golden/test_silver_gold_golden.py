"""The golden matches of Silver & Gold: Pyramids are still true matches, and still readable."""

import pytest
from tests.golden.make import FOLDER, GAME, GOLDENS, Golden, playthrough, simulated
from tests.oracles.lock_step import orders, plain, slow_options
from tests.oracles.silver_gold import SlowMatch
from tests.oracles.silver_gold_views import slow_outcome

from pyramidion.kernel.game import decode_options
from pyramidion.kernel.match import Entry, Match
from pyramidion.kernel.record import Record, decode_record
from pyramidion.kernel.verify import decode_entry, verify

MADE_AGAIN = [golden for golden in GOLDENS if golden.can_be_made_again]
AS_TEXT = [golden for golden in GOLDENS if golden.as_text]


def by_name(golden: Golden) -> str:
    """The name of a test's golden match."""
    return golden.name


@pytest.mark.parametrize("golden", GOLDENS, ids=by_name)
def test_the_record_verifies(golden: Golden):
    record = decode_record(golden.record_file.read_bytes())
    assert [sitter.name for sitter in record.header.seats] == list(golden.bots)
    assert decode_options(GAME, record.header.options) == golden.options
    assert verify(record, GAME) == record.footer.outcome


@pytest.mark.parametrize("golden", GOLDENS, ids=by_name)
def test_the_record_folds_to_the_same_match(golden: Golden):
    record = decode_record(golden.record_file.read_bytes())
    entries = entries_of(record)
    match = Match.fold(GAME, golden.options, len(golden.bots), entries)
    assert match.log == entries
    assert match.outcome == record.footer.outcome


@pytest.mark.parametrize("golden", GOLDENS, ids=by_name)
def test_the_oracle_follows_the_record_to_the_same_end(golden: Golden):
    record = decode_record(golden.record_file.read_bytes())
    first, *rest = entries_of(record)
    slow = SlowMatch.begin(len(golden.bots), slow_options(golden.options), orders(first.draws))
    for entry in rest:
        slow.play(entry.seat, GAME.notation.format_action(entry.action), orders(entry.draws))
    assert slow_outcome(slow) == plain(record.footer.outcome)


@pytest.mark.parametrize("golden", MADE_AGAIN, ids=by_name)
def test_the_same_bots_make_the_same_bytes(golden: Golden):
    assert simulated(golden) == golden.record_file.read_bytes()


@pytest.mark.parametrize("golden", AS_TEXT, ids=by_name)
def test_the_playthrough_tells_the_record(golden: Golden):
    assert playthrough(golden.record_file.read_bytes()) == golden.text_file.read_text()


def test_nothing_else_lies_in_the_folder():
    expected = {golden.record_file for golden in GOLDENS} | {golden.text_file for golden in AS_TEXT}
    assert set(FOLDER.iterdir()) == expected


def test_every_seat_count_has_a_playthrough():
    assert {len(golden.bots) for golden in AS_TEXT} == {2, 3, 4}


def entries_of(record: Record) -> list[Entry]:
    """The entries that a record tells."""
    return [decode_entry(GAME, line) for line in record.entries]
