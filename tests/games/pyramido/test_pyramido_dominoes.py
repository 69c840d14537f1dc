"""The dominoes. Rules PD-01 to PD-04."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations_with_replacement

import pytest
from tools.pyramido_dominoes import format_dominoes, make_dominoes

from pyramidion.games import pyramido
from pyramidion.games.pyramido.components import BACK, DOMINO, DOMINOES, Block, Colour, Domino

COLOURS = ("orange", "blue", "purple", "green", "red")
PAIRS = list(combinations_with_replacement(COLOURS, 2))
BLOCKS = [block for domino in DOMINOES for block in domino.blocks]


def quadrants(mask: int) -> list[int]:
    return [quadrant for quadrant in range(4) if mask >> quadrant & 1]


def half_turned(blocks: tuple[Block, Block]) -> tuple[Block, Block]:
    """The blocks of a domino after a half turn: the other one first, each upside down."""
    first, other = blocks
    return _upside_down(other), _upside_down(first)


def _upside_down(block: Block) -> Block:
    return Block(block.colour, sum(1 << (3 - place) for place in quadrants(block.icons)))


def inward(domino: Domino) -> Iterator[Block]:
    """Both blocks, each turned so that the domino's other block lies on its right."""
    yield domino.blocks[0]
    yield half_turned(domino.blocks)[0]


def of_pair(pair: tuple[str, str]) -> list[Domino]:
    """The dominoes of two colours."""
    return [d for d in DOMINOES if tuple(block.colour for block in d.blocks) == pair]


def icons_by_block(pair: tuple[str, str]) -> Counter[tuple[int, ...]]:
    """How often the dominoes of a pair have so many icons on one block and the other."""
    return Counter(tuple(len(quadrants(b.icons)) for b in d.blocks) for d in of_pair(pair))


def icons_by_quadrant(blocks: list[Block]) -> Counter[int]:
    return Counter(quadrant for block in blocks for quadrant in quadrants(block.icons))


def test_pd_01__dominoes_are_numbered_1_to_90():
    assert [domino.number for domino in DOMINOES] == list(range(1, 91))
    assert all(DOMINO[domino.number] is domino for domino in DOMINOES)


def test_pd_01__a_domino_is_two_blocks_each_of_one_of_five_colours():
    assert all(len(domino.blocks) == 2 for domino in DOMINOES)
    assert {block.colour for block in BLOCKS} == set(COLOURS)
    assert tuple(Colour) == COLOURS


@pytest.mark.parametrize("colour", COLOURS)
def test_pd_02__thirty_six_blocks_of_each_colour(colour: str):
    assert sum(block.colour == colour for block in BLOCKS) == 36


@pytest.mark.parametrize("colour", COLOURS)
def test_pd_02__thirty_six_icons_of_each_colour(colour: str):
    assert sum(len(quadrants(b.icons)) for b in BLOCKS if b.colour == colour) == 36


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_pd_02__six_dominoes_of_each_pair_of_colours(pair: tuple[str, str]):
    assert len(PAIRS) == 15
    assert len(of_pair(pair)) == 6


def test_pd_03__a_domino_has_two_icons():
    for domino in DOMINOES:
        assert sum(len(quadrants(block.icons)) for block in domino.blocks) == 2, domino.number


def test_pd_03__an_icon_sits_in_one_of_four_quadrants():
    assert all(0 <= block.icons < 16 for block in BLOCKS)


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair[0] != pair[1]], ids="-".join)
def test_pd_03__of_a_mixed_pair_two_have_both_icons_on_either_block_and_two_one_on_each(
    pair: tuple[str, str],
):
    assert icons_by_block(pair) == {(2, 0): 2, (0, 2): 2, (1, 1): 2}


@pytest.mark.parametrize("colour", COLOURS)
def test_pd_03__of_a_double_three_have_both_icons_on_one_block_and_three_one_on_each(colour: str):
    found = icons_by_block((colour, colour))
    assert found[1, 1] == 3
    assert found[2, 0] + found[0, 2] == 3


def test_pd_03__each_quadrant_has_45_icons():
    assert icons_by_quadrant(BLOCKS) == dict.fromkeys(range(4), 45)


@pytest.mark.parametrize("colour", COLOURS)
def test_pd_03__each_quadrant_has_nine_icons_of_each_colour(colour: str):
    blocks = [block for block in BLOCKS if block.colour == colour]
    assert icons_by_quadrant(blocks) == dict.fromkeys(range(4), 9)


@pytest.mark.parametrize("colour", COLOURS)
def test_pd_03__icons_are_as_even_seen_from_the_other_block(colour: str):
    """Turning a domino does not change this.

    Nine each, both ways at once, cannot be: second blocks have an odd number of icons of a colour.
    """
    turned = [block for domino in DOMINOES for block in inward(domino)]
    counts = icons_by_quadrant([block for block in turned if block.colour == colour])
    assert sorted(counts) == [0, 1, 2, 3]
    assert set(counts.values()) <= {8, 9, 10}


@pytest.mark.parametrize("colour", COLOURS)
def test_pd_03__each_pair_of_quadrants_is_on_one_or_two_blocks_of_each_colour(colour: str):
    pairs = Counter(b.icons for b in BLOCKS if b.colour == colour and b.icons.bit_count() == 2)
    assert sorted(pairs) == [3, 5, 6, 9, 10, 12]
    assert sorted(pairs.values()) == [1, 2, 2, 2, 2, 2]


def test_pd_03__no_two_dominoes_are_alike_however_they_are_turned():
    seen = set()
    for domino in DOMINOES:
        assert domino.blocks not in seen, domino.number
        seen |= {domino.blocks, half_turned(domino.blocks)}


def test_pd_03__the_dominoes_are_what_the_generator_makes():
    frozen = files(pyramido).joinpath("data/dominoes.json").read_text()
    assert format_dominoes(make_dominoes()) == frozen


def test_pd_03__another_seed_makes_other_quadrants():
    assert make_dominoes(1) != make_dominoes(2)


def test_pd_04__the_back_shows_the_colour_and_the_number_of_icons_of_each_block():
    for domino in DOMINOES:
        first, other = domino.blocks
        back = BACK[domino.number]
        assert (back.colour, back.other_colour) == (first.colour, other.colour)
        assert back.icons == len(quadrants(first.icons))
        assert back.other_icons == len(quadrants(other.icons))


def test_pd_04__the_back_does_not_tell_which_domino_it_is():
    assert set(Counter(BACK.values()).values()) == {2, 3}
