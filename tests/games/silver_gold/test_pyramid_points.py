"""The boxes 10, 6 and 3 of each colour. Rules SG-50 to SG-53."""

import pytest
from tests.games.silver_gold.table import Table, at, completed

from pyramidion.games.silver_gold.components import CARD, Colour
from pyramidion.games.silver_gold.events import ExpeditionRevealed, PyramidPointsScored

ORANGE = (6, 9, 13, 21, 22, 24, 30, 32)
GREEN = (2, 10, 11, 14, 18, 23, 25, 27)
VIOLET = (1, 3, 4, 5, 15, 17, 19, 26)
BYSTANDER = "7:+b1 8: confirmed"


def ended(*seats: str, boxes: str = "//") -> Table:
    """The turn of these seats is over; no card is left to replace any."""
    head = f"phase=mark turn=2.2 used=I2.I3 boxes={boxes} pile= reserve="
    return at(" | ".join([head, *seats])).does(0, "confirm")


def scored(table: Table) -> list[tuple[int, int, str, int]]:
    """Seat, card, colour and points of every box scored."""
    events = table.told(PyramidPointsScored)
    return [(event.seat, event.card, event.colour.value, event.points) for event in events]


def has(cards: tuple[int, ...], many: int) -> str:
    """That many completed cards of a colour."""
    return f"done={'.'.join(map(str, cards[:many]))}"


def test_sg_50__these_cards_have_these_colours():
    assert {CARD[card].colour for card in (*ORANGE, 12, 28, 37, 46)} == {Colour.ORANGE}
    assert {CARD[card].colour for card in (*GREEN, 16, 20, 34)} == {Colour.GREEN}
    assert {CARD[card].colour for card in (*VIOLET, 35)} == {Colour.VIOLET}


@pytest.mark.parametrize(("before", "scores"), [(k, k in (1, 3, 5)) for k in range(9)])
def test_sg_50__the_2nd_4th_and_6th_of_a_colour_score(before: int, scores: bool):
    table = ended(f"{completed(12)} 4: {has(ORANGE, before)}", BYSTANDER)
    assert scored(table) == [(0, 12, "orange", 10)] * scores


@pytest.mark.parametrize(
    ("taken", "points"), [("", 10), ("1", 6), ("0", 6), ("1.1", 3), ("1.0", 3)]
)
def test_sg_50__the_first_free_box_of_the_colour(taken: str, points: int):
    table = ended(f"{completed(12)} 4: done=6", BYSTANDER, boxes=f"/{taken}/")
    assert scored(table) == [(0, 12, "orange", points)]


def test_sg_50__after_the_three_nobody_scores():
    table = ended(f"{completed(12)} 4: done=6", BYSTANDER, boxes="/1.0.1/")
    assert scored(table) == []
    assert table.state.boxes == [(), (1, 0, 1), ()]


@pytest.mark.parametrize(
    ("card", "done", "colour", "boxes"),
    [
        (20, "2", Colour.GREEN, [(0,), (), ()]),
        (12, "6", Colour.ORANGE, [(), (0,), ()]),
        (35, "1", Colour.VIOLET, [(), (), (0,)]),
    ],
)
def test_sg_50__each_colour_has_its_own_boxes(
    card: int, done: str, colour: Colour, boxes: list[tuple[int, ...]]
):
    table = ended(f"{completed(card)} 28: done={done}", BYSTANDER)
    assert table.told(PyramidPointsScored) == [PyramidPointsScored(0, card, colour, 10)]
    assert table.state.boxes == boxes


def test_sg_50__boxes_of_other_colours_stay_free():
    table = ended(f"{completed(12)} 4: done=6", BYSTANDER, boxes="1.1.1//1.1.1")
    assert scored(table) == [(0, 12, "orange", 10)]


def test_sg_50__cards_of_other_colours_do_not_count():
    table = ended(f"{completed(12)} 4: done=2.1.3.10", BYSTANDER)
    assert scored(table) == []


def test_sg_50__the_cards_of_others_do_not_count():
    table = ended(f"{completed(12)} 4:", f"{BYSTANDER} done=6")
    assert scored(table) == []


def test_sg_50__an_even_number_is_not_scored_again():
    table = ended("3:a1+a2 4: done=6.9", BYSTANDER)
    assert scored(table) == []


def test_sg_50__the_points_are_counted_and_the_others_strike_the_box_out():
    table = ended(f"{completed(12)} 4: done=6", f"{BYSTANDER} done=21")
    assert table.view(1).players[0].score.categories["boxes"] == 10
    assert table.view(1).players[1].score.categories["boxes"] == 0
    assert table.view(1).boxes == ((), (0,), ())


def test_sg_50__points_come_after_the_replacing_and_before_the_next_card():
    table = at(
        f"""phase=mark turn=2.2 used=I2.I3 pile=21.22 reserve=1.2.3.5
        | {completed(12)} 4: done=6 | {BYSTANDER}"""
    ).does(0, "confirm")
    assert scored(table) == []
    assert table.view(0).players[0].score.categories["boxes"] == 0
    table.does(0, "draw")
    assert scored(table) == [(0, 12, "orange", 10)]
    assert [type(event) for event in table.events[-2:]] == [PyramidPointsScored, ExpeditionRevealed]


def test_sg_51__the_lowest_completing_card_scores_first():
    table = ended(f"{completed(46)} 4: done=6", f"7: {completed(12)} done=9 confirmed")
    assert scored(table) == [(1, 12, "orange", 10), (0, 46, "orange", 6)]
    assert table.state.boxes == [(), (1, 0), ()]


def test_sg_51__the_seat_does_not_matter():
    table = ended(f"{completed(12)} 4: done=6", f"7: {completed(46)} done=9 confirmed")
    assert scored(table) == [(0, 12, "orange", 10), (1, 46, "orange", 6)]


def test_sg_51__nor_which_of_the_even_numbers_it_is():
    table = ended(f"{completed(46)} 4: {has(ORANGE, 5)}", f"7: {completed(12)} done=30 confirmed")
    assert scored(table) == [(1, 12, "orange", 10), (0, 46, "orange", 6)]


def test_sg_51__of_four_the_last_finds_no_box():
    table = ended(
        f"{completed(46)} 4: done=6",
        f"7: {completed(12)} done=9 confirmed",
        f"{completed(28)} 8: done=13 confirmed",
        f"{completed(37)} 3: done=21 confirmed",
    )
    assert scored(table) == [(1, 12, "orange", 10), (2, 28, "orange", 6), (3, 37, "orange", 3)]
    assert table.state.boxes == [(), (1, 2, 3), ()]


def test_sg_51__different_colours_do_not_compete():
    table = ended(f"{completed(46)} 4: done=6", f"7: {completed(20)} done=2 confirmed")
    assert scored(table) == [(1, 20, "green", 10), (0, 46, "orange", 10)]


@pytest.mark.parametrize("cards", [(12, 46), (46, 12)])
def test_sg_52__two_cards_of_one_colour_count_in_ascending_number(cards: tuple[int, int]):
    left, right = cards
    table = ended(f"{completed(left)} {completed(right)}", BYSTANDER)
    assert scored(table) == [(0, 46, "orange", 10)]
    table = ended(f"{completed(left)} {completed(right)} done=6", BYSTANDER)
    assert scored(table) == [(0, 12, "orange", 10)]


def test_sg_52__the_box_goes_with_the_card_that_made_the_total_even():
    other = f"7: {completed(28)} done=9 confirmed"
    table = ended(f"{completed(12)} {completed(46)}", other)
    assert scored(table) == [(1, 28, "orange", 10), (0, 46, "orange", 6)]
    table = ended(f"{completed(12)} {completed(46)} done=6", other)
    assert scored(table) == [(0, 12, "orange", 10), (1, 28, "orange", 6)]


def test_sg_52__the_first_of_two_may_be_the_sixth():
    table = ended(f"{completed(12)} {completed(46)} {has(ORANGE, 5)}", BYSTANDER)
    assert scored(table) == [(0, 12, "orange", 10)]


def test_sg_52__two_cards_of_two_colours_may_score_twice():
    table = ended(f"{completed(12)} {completed(20)} done=2.6", BYSTANDER)
    assert scored(table) == [(0, 12, "orange", 10), (0, 20, "green", 10)]


@pytest.mark.parametrize(
    ("before", "boxes", "points", "total"),
    [(3, "/0/", 6, 16), (5, "/0.0/", 3, 19), (5, "/0.1/", 3, 13), (3, "/1.0/", 3, 9)],
)
def test_sg_53__a_player_can_take_several_boxes_of_one_colour(
    before: int, boxes: str, points: int, total: int
):
    table = ended(f"{completed(12)} 4: {has(ORANGE, before)}", BYSTANDER, boxes=boxes)
    assert scored(table) == [(0, 12, "orange", points)]
    assert table.view(0).players[0].score.categories["boxes"] == total


def test_sg_53__but_never_more_than_the_three():
    table = ended(f"{completed(12)} 4: {has(ORANGE, 5)}", BYSTANDER, boxes="/0.0.1/")
    assert scored(table) == []
    assert table.view(0).players[0].score.categories["boxes"] == 16
