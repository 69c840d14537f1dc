"""What the greedy bot knows about Pyramido, shown on positions."""

import pytest

from pyramidion.bots import BOTS
from pyramidion.bots.heuristics.pyramido import Hand
from pyramidion.bots.playing import Simulation
from pyramidion.games.pyramido import PYRAMIDO
from pyramidion.games.pyramido.components import DOMINO, Gem
from pyramidion.games.pyramido.scoring.assistant import best_lighting
from pyramidion.kernel.chance import Scripted, Seeded
from pyramidion.kernel.seats import Seat

RED_CORNER = "placed=1:85e5>.1:86e6>"
"""Two red dominoes, one above the other: a zone with four icons."""


def _state(position: str):
    return PYRAMIDO.notation.parse_state(position)


def _decided(state):
    view = PYRAMIDO.view(state, Seat(0))
    return BOTS["greedy"](PYRAMIDO).decide(view, 1, Scripted([0] * 9))


def _decided_text(position: str) -> str:
    return PYRAMIDO.notation.format_action(_decided(_state(position)))


def test_domino_is_placed_beside_the_zone_of_its_colour():
    state = _state(f"phase=place turn=0 | {RED_CORNER} hand=87 |")
    placed = _decided(state)
    PYRAMIDO.apply(state, Seat(0), placed, Scripted())
    largest = PYRAMIDO.view(state, Seat(0)).players[0].zones[0]
    assert (largest.colour, largest.icons) == ("red", 6)


def test_worth_of_a_place_counts_the_zones_that_the_rules_find_afterwards():
    lower = "1:85e5v.1:86f5v.1:87e7v.1:88f7v.1:1g5v.1:2h5v.1:3i5v.1:4g7v.1:5h7v.1:6i7v"
    state = _state(f"phase=place floor=2 turn=0 | placed={lower}.2:7f6> floors=20 hand=83 |")
    hand = Hand(PYRAMIDO.view(state, Seat(0)))
    steps = PYRAMIDO.legal(state, Seat(0))
    assert len(steps) > 10
    for step in steps:
        after = state.copy()
        PYRAMIDO.apply(after, Seat(0), step, Scripted())
        zones = PYRAMIDO.view(after, Seat(0)).players[0].zones
        found = hand.worth_of_place(step.cell, step.turn)
        assert found == pytest.approx(sum(zone.icons**1.5 for zone in zones))


def test_gem_is_taken_that_lights_the_largest_zone():
    taken = _decided_text(f"up=1.3.5 areas=ob/p/rg/b/ob piles=1/2/3/4/5 | {RED_CORNER} |")
    assert taken == "take 3 red"


def test_gem_of_a_kind_is_worth_less_the_more_of_it_are_there():
    worths = []
    for gems in ("0.0.0.0.0.0", "0.0.0.0.2.0", "0.0.0.0.4.0"):
        view = PYRAMIDO.view(_state(f"| {RED_CORNER} gems={gems} |"), Seat(0))
        worths.append(Hand(view).worth_of_gem(Gem.RED))
    assert worths[0] > worths[1] > worths[2] > 0
    assert Hand(view).worth_of_gem(None) == 0


def test_domino_with_icons_of_the_largest_zone_is_worth_most():
    hand = Hand(PYRAMIDO.view(_state(f"| {RED_CORNER} |"), Seat(0)))
    red, mixed, green = (hand.worth_of_domino(DOMINO[number]) for number in (87, 83, 73))
    assert red > mixed > green


def test_zone_that_is_lit_against_the_plan_is_cleared_first():
    zone = PYRAMIDO.view(_state(f"| {RED_CORNER} |"), Seat(0)).players[0].zones[0].zone
    position = f"phase=score floor=4 waiting=0 | {RED_CORNER} floors=1.1.1 gems=0.0.0.0.3.2 "
    assert _decided_text(position + f"lit={zone}mm done |") == f"clear {zone}"
    assert _decided_text(position + "done |") == f"light {zone} rrr"
    assert _decided_text(position + f"lit={zone}rrr done |") == "confirm"


def test_gem_that_lights_least_is_discarded():
    position = f"phase=keep waiting=0 | {RED_CORNER} floors=4 gems=1.0.0.0.4.1 done |"
    assert _decided_text(position) == "discard orange"


@pytest.mark.parametrize("players", [2, 4])
def test_lighting_on_the_last_floor_brings_the_most_points(players):
    simulation = Simulation(PYRAMIDO, PYRAMIDO.options(), ["greedy"] * players, "last")
    match, found = simulation.match, {}
    bot, chance = BOTS["greedy"](PYRAMIDO), Seeded("last")
    while seats := PYRAMIDO.deciders(match.state):
        seat, view = seats[0], match.view(seats[0])
        if (view.phase, view.floor) == ("score", 4) and seat not in found:
            zones = [(list(Gem).index(Gem(z.colour)), z.icons) for z in view.players[seat].zones]
            found[seat] = best_lighting(zones, view.players[seat].gems).points
        match.act(seat, bot.decide(view, 1, chance))
    assert [match.state.floors[seat][3] for seat in range(players)] == [
        found[seat] for seat in range(players)
    ]


def test_greedy_beats_random_with_seats_alternating():
    won = 0
    for number in range(20):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        simulation = Simulation(PYRAMIDO, PYRAMIDO.options(), names, "duel", number)
        simulation.run()
        won += simulation.match.outcome.winners == (names.index("greedy"),)
    assert won >= 19
