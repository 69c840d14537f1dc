"""What holds at every step of every race: gems, cards, holes and pawns."""

from tests.games.expedition_properties.random_race import RandomRace, over_seeds

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.components import GEMS
from pyramidion.games.expedition.events import GemsCollected

GAP = None


@over_seeds(25)
def test_78_gems_and_36_cards_are_never_lost_nor_made(seed: int):
    race = RandomRace(seed)
    for _ in race.steps():
        whole = EXPEDITION.inventory(race.state)
        assert sum(whole[f"gem {gem}"] for gem in GEMS) == 78
        assert {whole[f"gem {gem}"] for gem in GEMS} == {13}
        assert sum(thing.startswith("card") for thing in whole) == 36
        assert all(many == 1 for thing, many in whole.items() if thing.startswith("card"))


@over_seeds(25)
def test_gaps_are_never_closed_and_gems_never_shift(seed: int):
    race = RandomRace(seed)
    before = race.match.view(None).floors
    for told in race.steps():
        taken = {
            (event.floor - 1, hole): gem
            for event in told
            if isinstance(event, GemsCollected)
            for hole, gem in zip(event.holes, event.gems, strict=True)
        }
        floors = race.match.view(None).floors
        for floor, (row, row_before) in enumerate(zip(floors, before, strict=True)):
            for hole, (gem, gem_before) in enumerate(zip(row, row_before, strict=True)):
                if (floor, hole) in taken:
                    assert (gem, gem_before) == (GAP, taken[floor, hole])
                else:
                    assert gem == gem_before
        before = floors


@over_seeds(25)
def test_the_two_leftmost_gems_are_taken_or_what_is_left(seed: int):
    race = RandomRace(seed)
    before = race.match.view(None).floors
    for told in race.steps():
        for event in told:
            if isinstance(event, GemsCollected):
                row = before[event.floor - 1]
                left = [hole for hole, gem in enumerate(row) if gem is not GAP]
                assert list(event.holes) == left[:2]
        before = race.match.view(None).floors


@over_seeds(25)
def test_what_is_collected_is_what_the_collector_gains(seed: int):
    race = RandomRace(seed)
    before = [player.gems for player in race.match.view(None).players]
    for told in race.steps():
        for event in told:
            if isinstance(event, GemsCollected):
                gained = [event.gems.count(gem) for gem in GEMS]
                before[event.seat] = tuple(map(sum, zip(before[event.seat], gained, strict=True)))
        assert [player.gems for player in race.match.view(None).players] == before


@over_seeds(25)
def test_pawns_stay_on_the_six_floors_and_move_only_to_collect(seed: int):
    race = RandomRace(seed)
    before = [1] * race.players
    for told in race.steps():
        for event in told:
            if isinstance(event, GemsCollected):
                before[event.seat] = event.floor
        seats = race.match.view(None).players
        assert [player.floor for player in seats] == before
        assert all(1 <= player.floor <= 6 for player in seats)
        assert all(player.pending in {None, *range(1, 7)} for player in seats)


@over_seeds(25)
def test_a_prize_is_what_the_next_one_would_take(seed: int):
    race = RandomRace(seed)
    prizes = race.match.view(None).prizes
    for told in race.steps():
        for event in told:
            if isinstance(event, GemsCollected):
                assert event.gems == prizes[event.floor - 1]
        prizes = race.match.view(None).prizes
