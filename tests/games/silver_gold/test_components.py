"""What is in the box. Rules SG-01 to SG-05."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from tests.games.silver_gold.table import at
from tools.silver_gold_cards import format_deck, make_deck

from pyramidion.bots.playing import Simulation
from pyramidion.games import silver_gold
from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.actions import Mark
from pyramidion.games.silver_gold.components import CARD, CARDS, Card, Colour
from pyramidion.games.silver_gold.meta import EXPEDITIONS, SKULLS, Options, Pattern
from pyramidion.kernel.actions import Confirm
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import decode_options
from pyramidion.kernel.match import Match
from pyramidion.tiling.polyomino import POLYOMINOES, orientations

AnyMatch = Match[Any, Any, Any]
COLOURS = ("green", "orange", "violet")
SYMBOLS = "xrgtkp"


def cells(card: Card) -> dict[tuple[int, int], str]:
    """The card's signs by (row, column)."""
    return {(r, c): sign for r, row in enumerate(card.rows) for c, sign in enumerate(row)}


def where(card: Card, sign: str) -> tuple[int, int]:
    return next(place for place, found in cells(card).items() if found == sign)


def beside(place: tuple[int, int]) -> Iterator[tuple[int, int]]:
    row, column = place
    yield from ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))


def distances(card: Card, passing_tomb: bool) -> dict[tuple[int, int], int]:
    """The cells of the shortest way from the start to each cell, both ends counted."""
    signs = cells(card)
    found = {where(card, "S"): 1}
    queue = list(found)
    for place in queue:
        if signs[place] == "T" and not passing_tomb:
            continue
        for other in beside(place):
            if signs.get(other, "#") != "#" and other not in found:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def test_sg_01__cards_are_numbered_1_to_48():
    assert [card.number for card in CARDS] == list(range(1, 49))
    assert all(CARD[card.number] is card for card in CARDS)


@pytest.mark.parametrize("colour", COLOURS)
def test_sg_01__sixteen_cards_of_each_colour(colour: str):
    assert sum(card.colour == colour for card in CARDS) == 16
    assert tuple(Colour) == COLOURS


def test_sg_01__a_card_is_a_5x5_grid():
    assert all([len(row) for row in card.rows] == [5] * 5 for card in CARDS)


@pytest.mark.parametrize(("sign", "row"), [("S", 0), ("T", 4)])
def test_sg_02__one_start_in_the_top_row_and_one_tomb_in_the_bottom_row(sign: str, row: int):
    assert all("".join(card.rows).count(sign) == 1 for card in CARDS)
    assert all(sign in card.rows[row] for card in CARDS)


def test_sg_02__a_cell_is_start_tomb_wall_plain_or_one_symbol():
    assert {sign for card in CARDS for row in card.rows for sign in row} == set("ST#." + SYMBOLS)


MASKS = {
    "S": "start",
    "T": "tomb",
    "#": "walls",
    "x": "crosses",
    "r": "reds",
    "g": "greens",
    "t": "torches",
    "k": "skulls",
    "p": "potions",
}


@pytest.mark.parametrize("sign", MASKS)
def test_sg_02__masks_say_what_the_drawing_says(sign: str):
    for card in CARDS:
        mask = getattr(card, MASKS[sign])
        drawn = "".join(card.rows)
        assert mask == sum(1 << i for i, found in enumerate(drawn) if found == sign)


def test_sg_03__all_open_cells_reach_the_start_without_passing_the_tomb():
    for card in CARDS:
        opened = {place for place, sign in cells(card).items() if sign != "#"}
        assert set(distances(card, passing_tomb=False)) == opened, f"card {card.number}"


def test_sg_03__every_card_has_2_to_6_walls():
    assert all(2 <= "".join(card.rows).count("#") <= 6 for card in CARDS)


def test_sg_03__two_thirds_of_the_cards_go_from_corner_to_opposite_corner():
    def is_cornered(card: Card) -> bool:
        start, end = where(card, "S")[1], where(card, "T")[1]
        return (start <= 1 and end >= 3) or (start >= 3 and end <= 1)

    assert 3 * sum(map(is_cornered, CARDS)) >= 2 * len(CARDS)


def test_sg_03__the_shortest_way_has_6_to_10_cells():
    for card in CARDS:
        assert 6 <= distances(card, passing_tomb=True)[where(card, "T")] <= 10, f"{card.number}"


def test_sg_03__every_card_has_4_to_8_symbols():
    for card in CARDS:
        assert 4 <= sum(sign in SYMBOLS for sign in "".join(card.rows)) <= 8, f"{card.number}"


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_sg_03__every_symbol_is_as_frequent_in_each_colour(symbol: str):
    counts = Counter(dict.fromkeys(COLOURS, 0))
    for card in CARDS:
        counts[card.colour.value] += "".join(card.rows).count(symbol)
    assert min(counts.values()) > 0
    assert max(counts.values()) - min(counts.values()) <= 1


def test_sg_03__no_two_cards_are_equal_up_to_reflection():
    seen = set()
    for card in CARDS:
        plain = tuple("".join(s if s in "ST#" else "." for s in row) for row in card.rows)
        mirrored = tuple(row[::-1] for row in plain)
        seen.add(min(plain, mirrored))
    assert len(seen) == 48


def test_sg_03__the_deck_is_what_the_generator_makes():
    frozen = files(silver_gold).joinpath("data/cards.txt").read_text()
    assert format_deck(make_deck()) == frozen


def test_sg_03__another_seed_makes_another_deck():
    assert make_deck(1) != make_deck(2)


@pytest.fixture(scope="module")
def greedy_matches() -> list[AnyMatch]:
    """Sixty matches of four greedy bots."""
    played = []
    for number in range(60):
        simulation = Simulation(SILVER_GOLD, Options(), ["greedy"] * 4, "deck", number)
        simulation.run()
        played.append(simulation.match)
    return played


def test_sg_03__the_greedy_bot_completes_5_to_8_pyramids_a_game(greedy_matches: list[AnyMatch]):
    completed = [len(done) for match in greedy_matches for done in match.state.done]
    assert 5 <= sum(completed) / len(completed) <= 8


def turns_spent(match: AnyMatch) -> Counter[int]:
    """How many turns each card had a pattern or a single cell marked on it."""
    spent: Counter[int] = Counter()
    has_placed = [False] * 4
    for entry in match.log:
        if isinstance(entry.action, Mark):
            spent[entry.action.card] += not has_placed[entry.seat]
            has_placed[entry.seat] = True
        elif isinstance(entry.action, Confirm):
            has_placed[entry.seat] = False
    return spent


def test_sg_03__the_greedy_bot_needs_the_same_number_of_turns_in_each_colour(
    greedy_matches: list[AnyMatch],
):
    turns: dict[str, list[int]] = defaultdict(list)
    for match in greedy_matches:
        spent = turns_spent(match)
        for card in (card for done in match.state.done for card in done):
            turns[CARD[card].colour.value].append(spent[card])
    means = {colour: sum(needed) / len(needed) for colour, needed in turns.items()}
    assert sorted(means) == sorted(COLOURS)
    assert max(means.values()) <= 1.1 * min(means.values()), means


def test_sg_04__eight_expedition_cards_over_six_patterns():
    assert Options().expeditions == EXPEDITIONS
    assert Counter(map(str, EXPEDITIONS)) == {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}


@pytest.mark.parametrize("pattern", list(Pattern))
def test_sg_04__a_pattern_is_a_polyomino_of_2_to_4_cells(pattern: Pattern):
    shape = POLYOMINOES[pattern]
    reached, frontier = set(), [min(shape)]
    for place in frontier:
        reached.add(place)
        frontier += [other for other in beside(place) if other in shape and other not in reached]
    assert 2 <= len(shape) <= 4
    assert reached == shape


@pytest.mark.parametrize(
    ("pattern", "different"),
    [("I2", 2), ("I3", 2), ("V3", 4), ("O4", 1), ("T4", 4), ("L4", 8), ("I4", 2), ("S4", 4)],
)
def test_sg_04__different_orientations_of_each_pattern(pattern: str, different: int):
    assert len(orientations(POLYOMINOES[pattern])) == different


@pytest.mark.parametrize(("pattern", "step"), [("S4", "3 a1a2b2b3"), ("I4", "3 a1a2a3a4")])
def test_sg_04__a_table_may_play_with_other_patterns(pattern: str, step: str):
    options = '{"expeditions":["S4","S4","S4","S4","I4","I4","I4","I4"]}'
    table = at(f"options={options} phase=mark turn=1.1 used={pattern} | 3: 4: | 7: 8:")
    assert step in table.legal(0)
    table.does(0, step)


@pytest.mark.parametrize("many", [7, 9])
def test_sg_04__there_are_neither_fewer_nor_more_than_eight(many: int):
    with pytest.raises(Invalid) as refusal:
        decode_options(SILVER_GOLD, {"expeditions": ["I2"] * many})
    assert refusal.value.field == "expeditions"


def test_sg_05__skull_maluses_rise_from_1_to_20():
    assert Options().skulls == SKULLS == (1, 2, 3, 4, 6, 8, 10, 13, 16, 20)


def test_sg_05__maluses_that_do_not_rise_are_refused():
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"skulls": [1, 2, 3, 4, 6, 8, 10, 13, 16, 16]}, Options)


def test_sg_05__a_table_may_play_with_other_maluses():
    options = '{"skulls":[2,4,6,8,10,12,14,16,18,30]}'
    table = at(f"options={options} phase=mark turn=1.1 used=I2 | 3: 4: skulls=10 | 7: 8:")
    assert table.view(0).players[0].score.total == -30


@pytest.mark.parametrize("seat", [0, 1, None])
def test_sg_05__score_cards_are_open_to_all(seat: int | None):
    position = """phase=mark turn=3.1 used=I2 boxes=1.0/0/ | 3: 4: done=2.12.15
        red=4 green=3 torches=5 skulls=2 | 7: 8: red=10 green=9 torches=2 skulls=10"""
    seen = at(position).view(seat)
    assert seen.boxes == ((1, 0), (0,), ())
    first, second = seen.players
    assert (first.red, first.green, first.torches, first.skulls) == (4, 3, 5, 2)
    assert first.done == (2, 12, 15)
    assert (second.red, second.green, second.torches, second.skulls) == (10, 9, 2, 10)
