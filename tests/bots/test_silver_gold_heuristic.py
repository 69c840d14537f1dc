"""What the greedy bot knows about Silver & Gold, shown on positions."""

import pytest

from pyramidion.bots import BOTS
from pyramidion.bots.heuristics.silver_gold import Hand, spread, way_left
from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.components import CARD, CARDS, GRID
from pyramidion.games.silver_gold.notation.text import format_cells
from pyramidion.kernel.chance import Scripted
from pyramidion.kernel.seats import Seat


def _view(position: str):
    return SILVER_GOLD.view(SILVER_GOLD.notation.parse_state(position), Seat(0))


def _decided(position: str):
    return BOTS["greedy"](SILVER_GOLD).decide(_view(position), 1, Scripted([0] * 9))


def _dug_to(number: int, goal: int) -> str:
    """Marks on a card from its start until they touch the goal, without marking it."""
    card = CARD[number]
    free = GRID.full & ~card.walls & ~card.tomb & ~goal
    marked = card.start
    while not GRID.touching(marked) & goal:
        marked |= GRID.touching(marked) & free
    return format_cells(marked)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.number)
def test_way_left_is_the_shortest_way_and_shrinks_to_nothing(card):
    assert 6 <= way_left(card.number, 0) <= 10
    assert way_left(card.number, card.start) == way_left(card.number, 0) - 1
    assert way_left(card.number, GRID.full & ~card.walls) == 0


def test_spread_is_what_lies_beside_on_every_single_cell():
    for cell in range(25):
        assert spread(1 << cell) & GRID.full == GRID.beside(cell)


@pytest.mark.parametrize("number", [2, 7, 19, 33])
def test_tomb_is_taken_in_the_last_turn(number):
    dug = _dug_to(number, CARD[number].tomb)
    other = 5 if number != 5 else 6
    taken = _decided(f"phase=mark turn=4.7 used=I2 | {number}:{dug} {other}: | 8: 9:")
    assert taken.card == number
    assert taken.cells & CARD[number].tomb


def test_free_torch_is_worth_more_than_one_that_is_marked():
    number = next(card.number for card in CARDS if card.torches)
    torch = CARD[number].torches & -CARD[number].torches
    dug = _dug_to(number, torch)
    place = f"| {number}:{dug} 48: torches=%d | 8: 9:"
    free = Hand(_view("phase=mark turn=3.2 used=I2 " + place % 0b001))
    marked = Hand(_view("phase=mark turn=3.2 used=I2 " + place % 0b100))
    assert free.gain_of_mark(number, torch) - marked.gain_of_mark(number, torch) == 5


def test_gem_that_makes_a_pair_is_worth_more_than_a_single_one():
    number = next(card.number for card in CARDS if card.reds)
    gem = CARD[number].reds & -CARD[number].reds
    dug = _dug_to(number, gem)
    place = f"| {number}:{dug} 48: red=3 green=%d | 8: 9:"
    pair = Hand(_view("phase=mark turn=3.2 used=I2 " + place % 6))
    single = Hand(_view("phase=mark turn=3.2 used=I2 " + place % 3))
    full = Hand(_view("phase=mark turn=3.2 used=I2 " + (place % 0).replace("red=3", "red=10")))
    gains = [hand.gain_of_mark(number, gem) for hand in (pair, single, full)]
    assert gains[0] > gains[1] > gains[2]


def _gain_beside_the_way(number: int, cell: int, skulls: int) -> float:
    """What a cell's symbol brings, without what it does for the way to the tomb."""
    dug = _dug_to(number, cell)
    position = f"phase=mark turn=3.2 used=I2 | {number}:{dug} 48: skulls={skulls} | 8: 9:"
    hand, card = Hand(_view(position)), CARD[number]
    marked = hand.marked[number]
    way = hand._worth_of_way(card, marked | cell) - hand._worth_of_way(card, marked)
    return hand.gain_of_mark(number, cell) - way


def test_skull_costs_the_rise_of_the_malus():
    number = next(card.number for card in CARDS if card.skulls)
    skull = CARD[number].skulls & -CARD[number].skulls
    costs = [_gain_beside_the_way(number, skull, skulls) for skulls in (0, 4, 10)]
    assert costs == pytest.approx([-1, -2, 0])


def test_potion_pays_what_the_two_highest_skulls_cost():
    number = next(card.number for card in CARDS if card.potions)
    potion = CARD[number].potions & -CARD[number].potions
    gains = [_gain_beside_the_way(number, potion, skulls) for skulls in (0, 1, 6)]
    assert gains == pytest.approx([0, 1, 4])


def test_colour_that_makes_an_even_count_promises_its_box():
    greens = [card.number for card in CARDS if card.colour == "green"]
    one_done = Hand(_view(f"phase=mark turn=2.1 used=I2 | 48: 47: done={greens[0]} | 8: 9:"))
    two_done = Hand(
        _view(f"phase=mark turn=2.1 used=I2 | 48: 47: done={greens[0]}.{greens[1]} | 8: 9:")
    )
    card = CARD[greens[2]]
    assert one_done.worth_of_pyramid(card) == pytest.approx(19)
    assert two_done.worth_of_pyramid(card) == pytest.approx(13.5)
    closed = "phase=mark turn=2.1 used=I2 boxes=1.1.1// | 48: 47: | 8: 9:"
    assert Hand(_view(closed)).worth_of_pyramid(card) == 10


def test_replacement_takes_the_pile_only_when_the_reserve_promises_less():
    ordered = sorted(
        CARDS,
        key=lambda card: Hand(_view("phase=mark turn=2.1 used=I2 | 1: 2: | 3: 4:")).promise(card),
    )
    worst = ".".join(str(card.number) for card in ordered[:4])
    best = ".".join(str(card.number) for card in ordered[-4:])
    used = {card.number for card in (*ordered[:4], *ordered[-4:])}
    mine, theirs, other = [card.number for card in CARDS if card.number not in used][:3]
    rest = f"queue=0:1 | {mine}: - | {theirs}: {other}: confirmed"
    start = "phase=replace turn=2.1 used=I2"
    assert SILVER_GOLD.notation.format_action(_decided(f"{start} reserve={worst} {rest}")) == "draw"
    taken = _decided(f"{start} reserve={best} {rest}")
    assert str(taken.card) in best.split(".")
