"""What the strong bot holds positions to be worth, shown by comparing positions."""

from itertools import pairwise

import pytest

from pyramidion.bots import BOTS
from pyramidion.bots.evaluations import EVALUATIONS
from pyramidion.bots.evaluations.silver_gold.ways import SOON, UNMARKED, far_way, near_ways
from pyramidion.bots.heuristics.silver_gold import way_left
from pyramidion.games import GAMES
from pyramidion.games.silver_gold.components import CARD, CARDS, GRID
from pyramidion.games.silver_gold.meta import EXPEDITIONS
from pyramidion.games.silver_gold.notation.text import format_cells
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.seats import Seat
from pyramidion.tiling.grid import cells_of


def _worth(name: str, position: str) -> float:
    return EVALUATIONS[name].worth(GAMES[name].notation.parse_state(position), 0)


def _decided(name: str, position: str):
    game = GAMES[name]
    view = game.view(game.notation.parse_state(position), Seat(0))
    return BOTS["strong"](game).decide(view, 200, Seeded("decided"))


def _way(number: int) -> str:
    """Marks on a card from its start by the shortest way to the cell before its tomb."""
    card, marked = CARD[number], int(CARD[number].start)
    while (left := way_left(number, marked)) > 1:
        near = cells_of(GRID.touching(marked) & ~card.walls)
        marked |= next(1 << cell for cell in near if way_left(number, marked | 1 << cell) < left)
    return format_cells(marked)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.number)
def test_way_is_worth_most_at_the_tomb_and_least_without_a_mark(card):
    way = far_way(card.number, EXPEDITIONS)
    (tomb,), (start,) = tuple(cells_of(card.tomb)), tuple(cells_of(card.start))
    assert way.values[tomb] > way.values[start] > way.values[UNMARKED]
    assert way.at(card.start | card.tomb) == way.values[tomb]
    assert way.at(0) == way.values[UNMARKED]


@pytest.mark.parametrize("card", CARDS[::5], ids=lambda card: card.number)
def test_more_turns_never_bring_less(card):
    ways = near_ways(card.number, EXPEDITIONS, 10)
    assert len(ways) == SOON + 1
    for fewer, more in pairwise(ways):
        assert all(a <= b for a, b in zip(fewer.values, more.values, strict=True) if b > -1e8)


@pytest.mark.parametrize("turn", ["1.3", "2.7", "3.6", "4.6", "4.7"])
def test_marks_that_lead_towards_the_tomb_are_worth_more(turn):
    place = f"phase=mark turn={turn} used=I2 reserve=11.12.13.14 | 19:%s 5: | 8: 9:"
    start = format_cells(CARD[19].start)
    assert _worth("silver_gold", place % _way(19)) > _worth("silver_gold", place % start)


def test_gems_that_pair_and_a_new_torch_are_worth_more():
    place = "phase=mark turn=2.3 used=I2 reserve=11.12.13.14 | 19: 5: %s | 8: 9:"
    pairs, same = "red=2 green=2", "red=4 green=0"
    assert _worth("silver_gold", place % pairs) > _worth("silver_gold", place % same)
    new, old = "torches=3", "torches=1"
    assert _worth("silver_gold", place % new) > _worth("silver_gold", place % old)


def test_tomb_is_taken_in_the_last_turn():
    taken = _decided("silver_gold", f"phase=mark turn=4.7 used=I2 | 19:{_way(19)} 5: | 8: 9:")
    assert taken.card == 19
    assert taken.cells & CARD[19].tomb


def test_joined_icons_are_worth_more_than_parted_ones():
    joined = "placed=1:85e5>.1:86e6>"
    parted = "placed=1:85e5>.1:73e6>"
    gems = "gems=0.0.0.1.1.0"
    assert _worth("pyramido", f"| {joined} {gems} |") > _worth("pyramido", f"| {parted} {gems} |")


def test_gem_of_a_colour_that_shows_is_worth_more_than_another():
    place = "| placed=1:85e5>.1:86e6> gems=%s |"
    assert _worth("pyramido", place % "0.0.0.0.1.0") > _worth("pyramido", place % "1.0.0.0.0.0")


def test_icons_at_the_rim_are_worth_more_than_icons_that_will_be_covered():
    """Of the two icons of domino 85, both stay in sight in the corner; one does below it."""
    rest = "1:73g5v.1:74h5v.1:75i5v.1:1e7v.1:2f7v.1:3g7v.1:4h7v.1:5i7v.1:76f5v"
    place = f"| placed={rest}.1:85%s gems=0.0.0.0.1.0 |"
    assert _worth("pyramido", place % "e5v") > _worth("pyramido", place % "e6^")


def test_domino_in_hand_is_worth_something_and_more_where_it_fits():
    place = "phase=place turn=0 | placed=1:85e5>.1:86e6> %s |"
    red, green, none = (_worth("pyramido", place % hand) for hand in ("hand=87", "hand=73", ""))
    assert red > green > none


@pytest.mark.parametrize(("floor", "is_lit"), [(1, False), (4, True)])
def test_gem_lights_a_small_zone_only_where_it_cannot_be_kept(floor, is_lit):
    position = f"phase=score floor={floor} waiting=0 | placed=1:83e5> gems=0.0.0.0.1.0 done |"
    decided = GAMES["pyramido"].notation.format_action(_decided("pyramido", position))
    assert decided.startswith("light") == is_lit
