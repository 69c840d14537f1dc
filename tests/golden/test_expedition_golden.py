"""The golden matches of Expédition Pyramide are still true matches, and still readable."""

from typing import Any, get_args

import msgspec
import pytest
from tests.golden.make import EXPEDITION_GOLDENS, HERE, Golden, playthrough, simulated
from tests.oracles.expedition import SlowMatch
from tests.oracles.expedition_lock_step import plain, the_die
from tests.oracles.expedition_players import SlowOptions
from tests.oracles.expedition_views import slow_outcome

from pyramidion.games import GAMES
from pyramidion.games.expedition.actions import Action
from pyramidion.kernel.actions import Away, TakeBack
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import decode_options
from pyramidion.kernel.match import Entry, Match
from pyramidion.kernel.record import Record, decode_record
from pyramidion.kernel.seats import Holder
from pyramidion.kernel.verify import decode_entry, verify

GAME = GAMES["expedition"]
EVENTS = "pyramidion.games.expedition.events"
MADE_AGAIN = [golden for golden in EXPEDITION_GOLDENS if golden.can_be_made_again]
AS_TEXT = [golden for golden in EXPEDITION_GOLDENS if golden.as_text]


def by_name(golden: Golden) -> str:
    """The name of a test's golden match."""
    return golden.name


@pytest.mark.parametrize("golden", EXPEDITION_GOLDENS, ids=by_name)
def test_the_record_verifies(golden: Golden):
    record = decode_record(golden.record_file.read_bytes())
    bots = [sitter.name for sitter in record.header.seats if sitter.kind is Holder.BOT]
    assert bots == list(golden.bots)
    assert decode_options(GAME, record.header.options) == golden.options
    assert verify(record, GAME) == record.footer.outcome


@pytest.mark.parametrize("golden", EXPEDITION_GOLDENS, ids=by_name)
def test_the_record_folds_to_the_same_match(golden: Golden):
    record = decode_record(golden.record_file.read_bytes())
    match = folded(record, golden, entries_of(record))
    assert match.log == entries_of(record)
    assert match.outcome == record.footer.outcome


@pytest.mark.parametrize("golden", EXPEDITION_GOLDENS, ids=by_name)
def test_the_oracle_follows_the_record_to_the_same_end(golden: Golden):
    record = decode_record(golden.record_file.read_bytes())
    entries = entries_of(record)
    deals = folded(record, golden, entries).state.deals
    begun = plain(folded(record, golden, entries[:1]).view(None))
    options = SlowOptions(**msgspec.to_builtins(golden.options))
    players = len(record.header.seats)
    slow = SlowMatch(players, options, begun["roller"], begun["floors"], entries[0].at)
    away = 0
    for entry in entries[1:]:
        slow.lay_open(deals[slow.round - 1][:players])
        match entry.action:
            case Away(since, until):
                away += until - since
            case TakeBack():
                slow.take_back(int(entry.seat))
            case _:
                die = the_die(entry.draws)
                slow.play(int(entry.seat), plain(entry.action), entry.at - away, die)
    assert slow_outcome(slow) == plain(record.footer.outcome)


@pytest.mark.parametrize("golden", MADE_AGAIN, ids=by_name)
def test_the_same_bots_make_the_same_bytes(golden: Golden):
    assert simulated(golden) == golden.record_file.read_bytes()


@pytest.mark.parametrize("golden", AS_TEXT, ids=by_name)
def test_the_playthrough_tells_the_record(golden: Golden):
    assert playthrough(golden.record_file.read_bytes()) == golden.text_file.read_text()


def test_nothing_else_lies_in_the_folder():
    expected = {golden.record_file for golden in EXPEDITION_GOLDENS}
    expected |= {golden.text_file for golden in AS_TEXT}
    assert set((HERE / "expedition").iterdir()) == expected


def test_every_player_count_and_the_harder_version_have_a_playthrough():
    assert {len(golden.bots) for golden in AS_TEXT} == {2, 3, 4}
    assert {golden.options.harder for golden in AS_TEXT} == {False, True}


def test_the_matches_hold_every_kind_of_step_and_of_event():
    steps: set[str] = set()
    told: set[str] = set()
    for golden in EXPEDITION_GOLDENS:
        record = decode_record(golden.record_file.read_bytes())
        steps.update(plain(entry.action)["type"] for entry in entries_of(record)[1:])
        verify(record, GAME, lambda _, events: told.update(type(one).__name__ for one in events))
    own = {kind.__struct_config__.tag for kind in get_args(Action)}
    assert steps == own | {"away", "take_back"}
    assert told == {kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == EVENTS}


def entries_of(record: Record) -> list[Entry]:
    """The entries that a record tells."""
    return [decode_entry(GAME, line) for line in record.entries]


def folded(record: Record, golden: Golden, entries: list[Entry]) -> Match[Any, Any, Any]:
    """The match that the entries tell."""
    return Match.fold(GAME, golden.options, len(record.header.seats), entries)
