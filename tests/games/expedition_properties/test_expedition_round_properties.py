"""What holds in every round of every race: ranks, glasses, reach, who collects."""

from dataclasses import dataclass, field

from tests.games.expedition_properties.random_race import RandomRace, over_seeds

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.components import group_of
from pyramidion.games.expedition.events import (
    CardsDrawn,
    DieRolled,
    DoorOpened,
    GemsCollected,
    GemsMissed,
    GlassTurned,
    MatchEnded,
    PawnMoved,
    SearchOver,
)
from pyramidion.games.expedition.state import Found
from pyramidion.kernel.events import Event

REACH = {2: (3, 1), 3: (3, 2, 1), 4: (3, 2, 1, 0)}
MINUTE = 60_000


@dataclass
class Round:
    """What was told of a round, and where the pawns stood."""

    number: int
    roller: int
    floors: list[int]
    glasses: int = 0
    opened: list[DoorOpened] = field(default_factory=list)
    credits: dict[int, int] = field(default_factory=dict)
    finders: tuple[int, ...] | None = None
    collected: list[GemsCollected] = field(default_factory=list)
    reach: dict[int, int] = field(default_factory=dict)
    missed: list[int] = field(default_factory=list)


def rounds_of(race: RandomRace) -> list[Round]:
    """The race, round by round."""
    told: list[Round] = []
    for events in race.steps():
        for event in events:
            if isinstance(event, DieRolled):
                floors = [player.floor for player in race.match.view(None).players]
                told.append(Round(event.round, event.seat, floors))
            elif told:
                _note(told[-1], event, race)
    return told


def _note(now: Round, event: Event, race: RandomRace) -> None:
    match event:
        case GlassTurned(glass):
            now.glasses += 1
            assert glass == now.glasses
        case DoorOpened(seat):
            now.opened.append(event)
            now.credits[seat] = next(f.credit for f in found_in(race) if f.seat == seat)
        case SearchOver(number, finders):
            assert (number, now.finders) == (now.number, None)
            now.finders = finders
        case PawnMoved(seat):
            place = ranked(now, race.players).index(seat)
            now.reach[seat] = REACH[race.players][place]
        case GemsCollected():
            now.collected.append(event)
        case GemsMissed(seat):
            now.missed.append(seat)


def found_in(race: RandomRace) -> tuple[Found, ...]:
    """The finders of the present round, in the order of the log."""
    found: tuple[Found, ...] = race.state.found
    return found


def ranked(now: Round, players: int) -> list[int]:
    """The finders so far by time less credit; equal ones clockwise from who rolled."""
    return [
        seat
        for _, _, seat in sorted(
            (one.ms - now.credits[one.seat], (one.seat - now.roller) % players, one.seat)
            for one in now.opened
        )
    ]


@over_seeds(40)
def test_ranks_follow_times(seed: int):
    race = RandomRace(seed)
    for now in rounds_of(race):
        assert now.finders is not None
        assert list(now.finders) == ranked(now, race.players)


@over_seeds(25)
def test_a_door_is_opened_while_a_glass_runs_and_once_a_round(seed: int):
    race = RandomRace(seed)
    for now in rounds_of(race):
        seats = [one.seat for one in now.opened]
        assert len(set(seats)) == len(seats)
        first = MINUTE * (now.glasses - 1)
        assert all(first <= one.ms < first + MINUTE for one in now.opened)


@over_seeds(25)
def test_the_glass_is_turned_again_only_for_nobody_and_never_a_third_time(seed: int):
    race = RandomRace(seed)
    for now in rounds_of(race):
        assert now.glasses in (1, 2)
        if not now.finders:
            assert now.glasses == 2


@over_seeds(25)
def test_nobody_collects_who_has_not_found_and_nobody_twice(seed: int):
    race = RandomRace(seed)
    for now in rounds_of(race):
        collectors = [one.seat for one in now.collected]
        assert len(set(collectors)) == len(collectors)
        assert set(collectors) | set(now.missed) == set(now.finders or ())
        assert not set(collectors) & set(now.missed)
        if not race.options.harder:
            assert collectors == list(now.finders or ())


@over_seeds(40)
def test_no_pawn_moves_farther_than_its_rank_allows(seed: int):
    """The rank when it moves: in the harder version one of the same instant may still come."""
    race = RandomRace(seed)
    for now in rounds_of(race):
        for one in now.collected:
            assert abs(one.floor - now.floors[one.seat]) <= now.reach[one.seat]


@over_seeds(25)
def test_nine_rounds_whose_turns_pass_clockwise(seed: int):
    race = RandomRace(seed)
    told = rounds_of(race)
    first = told[0].roller
    assert [now.number for now in told] == [*range(1, 10)]
    assert [now.roller for now in told] == [(first + turn) % race.players for turn in range(9)]
    assert race.match.outcome is not None
    assert len(race.match.log) <= EXPEDITION.meta.longest


@over_seeds(25)
def test_every_round_is_played_with_the_cards_of_one_group(seed: int):
    race = RandomRace(seed)
    race.finish()
    deals = race.state.deals
    assert len({group_of(deal[0]) for deal in deals}) == 9
    assert all(set(deal) == set(group_of(deal[0])) for deal in deals)


@over_seeds(25)
def test_the_winner_has_the_most_of_one_colour(seed: int):
    match = RandomRace(seed).finish()
    assert match.outcome is not None
    held = [player.gems for player in match.view(None).players]
    counts = [sorted(gems, reverse=True) for gems in held]
    assert [score.total for score in match.outcome.scores] == [max(gems) for gems in held]
    best = [seat for seat, sorted_ in enumerate(counts) if sorted_ == max(counts)]
    assert list(match.outcome.winners) == best


@over_seeds(25)
def test_the_last_thing_told_is_the_end(seed: int):
    race = RandomRace(seed)
    events = [event for told in race.steps() for event in told]
    assert isinstance(events[-1], MatchEnded)
    assert sum(isinstance(event, MatchEnded) for event in events) == 1
    assert sum(isinstance(event, CardsDrawn) for event in events) == 8


def test_the_races_are_of_many_kinds() -> None:
    """Otherwise the properties above would hold of little."""
    kinds: set[str] = set()
    for seed in range(60):
        race = RandomRace(seed)
        for now in rounds_of(race):
            kinds.add(f"{race.players} players, {len(now.finders or ())} finders")
            kinds.update(f"{now.glasses} glasses" for _ in now.opened)
            kinds.update("missed" for _ in now.missed)
            kinds.update("credit" for credit in now.credits.values() if credit)
            kinds.update("equal" for a in now.opened for b in now.opened if a.ms == b.ms and a != b)
    expected = {f"{n} players, {many} finders" for n in (2, 3, 4) for many in range(n + 1)}
    assert kinds == expected | {"1 glasses", "2 glasses", "missed", "credit", "equal"}
