"""The oracle itself, against the booklet's examples and what can be counted by hand."""

import pytest
from tests.oracles.late_positions import nearly
from tests.oracles.silver_gold import SlowMatch, SlowPlayer, collect, fits, ranking, score
from tests.oracles.silver_gold_box import (
    CARDS,
    COLOURS,
    PATTERNS,
    beside,
    orientations,
    placements,
    read_squares,
    write_squares,
)
from tests.oracles.silver_gold_text import read_position, write_position


def test_sg_01__there_are_16_cards_of_each_colour():
    assert sorted(CARDS) == list(range(1, 49))
    for colour in COLOURS:
        assert sum(card.colour == colour for card in CARDS.values()) == 16


def test_squares_are_written_and_read():
    assert write_squares({(0, 0), (4, 4), (0, 1)}) == "a1b1e5"
    assert read_squares("e5a1b1") == {(0, 0), (0, 1), (4, 4)}


def test_a_corner_has_two_neighbours_and_the_middle_four():
    assert beside((0, 0)) == {(0, 1), (1, 0)}
    assert beside((2, 2)) == {(1, 2), (3, 2), (2, 1), (2, 3)}


@pytest.mark.parametrize(
    ("pattern", "many"),
    [
        ("I2", 2 * 20),
        ("I3", 2 * 15),
        ("I4", 2 * 10),
        ("V3", 4 * 16),
        ("O4", 16),
        ("T4", 4 * 12),
        ("S4", 4 * 12),
        ("L4", 8 * 12),
    ],
)
def test_sg_22__placements_on_the_whole_grid(pattern: str, many: int):
    assert len(placements(pattern)) == many
    assert len(orientations(PATTERNS[pattern])) <= 8


def test_sg_x7__the_straight_three_is_three_in_a_line():
    assert read_squares("a1b1c1") in placements("I3")
    for other in ("a1b1", "a1b1c1d1", "a1b1b2"):
        assert read_squares(other) not in placements("I3")


def player_with(*cards: str) -> SlowPlayer:
    """A player with these cards, as in notation."""
    text = " ".join([*cards, *["-"] * (2 - len(cards))])
    return read_position(f"phase=mark turn=1.1 used=I3 | {text}").players[0]


def test_sg_24__an_unstarted_card_wants_its_start():
    player = player_with("1:")
    assert CARDS[1].start == (0, 0)
    assert fits(player, 1, read_squares("a1b1"))
    assert not fits(player, 1, read_squares("b1c1"))
    assert not fits(player, 1, read_squares("a1a2"))


def test_sg_25__a_started_card_wants_a_mark_beside():
    player = player_with("1:a1b1")
    assert fits(player, 1, read_squares("c1d1"))
    assert not fits(player, 1, read_squares("d1e1"))
    assert not fits(player, 1, read_squares("b1c1"))


def test_sg_36__skulls_come_before_potions():
    player = player_with("1:")
    player.fresh[1] = set(read_squares("a3b3c3"))
    player.skulls = {1, 2}
    collect(player, 1)
    assert player.skulls == {1, 2}


def test_sg_x5__a_torch_marks_the_round_it_is_found_in():
    player = player_with("1:")
    player.fresh[1] = set(read_squares("b4"))
    for played in (1, 1, 3):
        collect(player, played)
    assert player.torches == {1, 3}


def match_over(*parts: str, boxes: str = "//") -> SlowMatch:
    """A match that has ended, with these score cards."""
    return read_position(" | ".join([f"phase=over turn=4.7 boxes={boxes}", *parts]))


def test_sg_x1__the_example_comes_to_111():
    leon = "done=2.6.8.9.13.16.1 red=6 green=3 torches=9 skulls=5"
    match = match_over(leon, "done=3", boxes="1.0.0/0/")
    assert score(match, 0) == {
        "pyramids": 70,
        "torches": 10,
        "boxes": 19,
        "gems": 18,
        "skulls": -6,
    }
    assert sum(score(match, 0).values()) == 111


def test_sg_63__ties_go_to_the_lowest_completed_card():
    assert ranking(match_over("done=9", "done=4", "red=1")) == ([2, 1, 3], True)
    assert ranking(match_over("red=1", "red=1", "red=2")) == ([2, 2, 1], False)
    assert ranking(match_over("red=10", "done=4")) == ([2, 1], True)


def test_a_position_is_read_back_as_it_was_written():
    head = "phase=mark turn=2.4 used=I3.L4 unseen=O4.V3.I2 pile=4.9 reserve=6.19 boxes=1//0.2"
    text = " | ".join(
        [
            f"{head} completing= queue=",
            "17:a1+b1 - dealt= kept= done=5.24 red=4 green=3 torches=5 skulls=2 owed=1 placed",
            f"- {nearly(8)} dealt= kept= done= red=0 green=0 torches=0 skulls=0 owed=0 confirmed",
        ]
    )
    assert write_position(read_position(text)) == text
