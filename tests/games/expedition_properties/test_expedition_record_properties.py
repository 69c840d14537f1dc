"""Records, notation, copies and steps taken back, over random races."""

import msgspec
from tests.games.expedition_properties.random_race import RandomRace, over_seeds, position

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.state import Phase
from pyramidion.kernel.actions import CONFIRM, TAKE_BACK
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.match import Match
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.verify import decode_entry, verify

NOTATION = EXPEDITION.notation
LARGEST_VIEW = 16 * 1024


@over_seeds(20)
def test_a_record_verifies_and_folds_without_a_clock(seed: int):
    race = RandomRace(seed)
    match = race.finish()
    record = decode_record(race.record())
    assert verify(record, EXPEDITION) == match.outcome
    entries = [decode_entry(EXPEDITION, line) for line in record.entries]
    folded = Match.fold(EXPEDITION, race.options, race.players, entries)
    assert folded.log == match.log
    assert position(folded) == position(match)


@over_seeds(12)
def test_a_position_is_read_back_and_seen_the_same(seed: int):
    race = RandomRace(seed)
    for _ in race.steps():
        again = NOTATION.parse_state(position(race.match))
        again.begin(race.state.at)
        assert NOTATION.format_state(again) == position(race.match)
        for viewer in race.viewers:
            assert EXPEDITION.view(again, viewer) == race.match.view(viewer)


@over_seeds(12)
def test_entries_are_read_back_as_they_were_written(seed: int):
    for entry in RandomRace(seed).finish().log[1:]:
        if type(entry.action).__module__.startswith("pyramidion.games") or entry.action == CONFIRM:
            line = NOTATION.format_action(entry.action)
            assert NOTATION.parse_action(line) == entry.action


@over_seeds(12)
def test_a_step_on_a_copy_leaves_the_original_alone(seed: int):
    race = RandomRace(seed)
    for _ in race.steps():
        if not EXPEDITION.deciders(race.state):
            break
        before = position(race.match)
        seat, action = race.next_step()
        copied = race.state.copy()
        EXPEDITION.apply(copied, seat, action, Seeded("copy", seed))
        assert position(race.match) == before
        assert NOTATION.format_state(copied) != before


@over_seeds(12)
def test_views_are_read_back_from_the_wire_and_stay_small(seed: int):
    race = RandomRace(seed)
    for _ in race.steps():
        for viewer in race.viewers:
            seen = race.match.view(viewer)
            sent = msgspec.json.encode(seen)
            assert msgspec.json.decode(sent, type=EXPEDITION.views) == seen
            assert len(sent) <= LARGEST_VIEW


@over_seeds(12)
def test_everybody_sees_the_same_but_their_own_steps(seed: int):
    race = RandomRace(seed)
    for _ in race.steps():
        nobody = race.match.view(None)
        for viewer in race.viewers:
            seen = msgspec.structs.replace(
                race.match.view(viewer), seat=None, legal=(), prompt=None
            )
            assert seen == nobody


@over_seeds(20)
def test_ex_31__a_step_taken_back_restores_the_position(seed: int):
    race = RandomRace(seed)
    for _ in race.steps():
        if race.match.outcome is not None or race.chance.below(3):
            continue
        seat, action = race.next_step()
        before, now = position(race.match), race.match.log[-1].at
        race.match.act(seat, action, now)
        if race.match.can_take_back(seat):
            race.match.act(seat, TAKE_BACK, now)
            assert without_clocks(position(race.match)) == without_clocks(before)


def without_clocks(line: str) -> str:
    """The position, whatever has passed of the glass and of the countdown."""
    words = line.split()
    return " ".join(word for word in words if not word.startswith(("glass=", "countdown=")))


@over_seeds(20)
def test_deciders_have_steps_and_only_they(seed: int):
    race = RandomRace(seed)
    for _ in race.steps():
        waited = EXPEDITION.deciders(race.state)
        for seat in range(race.players):
            view = race.match.view(Seat(seat))
            assert (seat in waited) == (bool(view.legal) or view.prompt is not None)
            assert not (view.legal and view.prompt)
        assert bool(waited) == (race.state.phase is not Phase.OVER)
