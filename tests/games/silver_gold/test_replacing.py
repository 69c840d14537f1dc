"""Pyramids completed, and the cards that replace them. Rules SG-40 to SG-45."""

import pytest
from tests.games.silver_gold.table import Table, at, completed

from pyramidion.games.silver_gold.events import (
    CardDrawn,
    CardTaken,
    ExpeditionRevealed,
    PyramidCompleted,
    ReserveRefilled,
)

BYSTANDER = "7:+b1 8: confirmed"
"""A seat that has marked one plain cell."""


def ended(
    *seats: str, pile: str = "21.22.23.24.25.26", reserve: str = "1.2.3.6", turn: str = "2.2"
) -> Table:
    """The marks of these seats have just been shown; the first was the last to confirm."""
    head = f"phase=mark turn={turn} used=I2.I3 unseen=V3.O4 pile={pile} reserve={reserve}"
    return at(" | ".join([head, *seats])).does(0, "confirm")


def lying(table: Table) -> list[int]:
    """The cards on all places; 0 is an empty place."""
    return table.state.cards


ONE = (f"{completed(12)} 4:", BYSTANDER)
"""Seat 0 completes card 12, on its left."""
BOTH = (f"{completed(46)} {completed(12)}", BYSTANDER)
"""Seat 0 completes cards 46 and 12, the lower number on its right."""
INTERLEAVED = (f"{completed(12)} {completed(46)}", f"7: {completed(20)} confirmed")
"""Seat 0 completes cards 12 and 46, seat 1 card 20 between them."""


def test_sg_40__every_completed_card_is_announced_in_ascending_number():
    table = ended(*INTERLEAVED)
    assert table.told(PyramidCompleted) == [
        PyramidCompleted(0, 12),
        PyramidCompleted(1, 20),
        PyramidCompleted(0, 46),
    ]


def test_sg_40__nothing_is_announced_without_a_tomb():
    table = ended("4:e1+d1 28:", BYSTANDER)
    assert table.told(PyramidCompleted) == []
    assert table.state.phase == "mark"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_sg_40__a_completed_card_stays_visible_to_all(seat: int | None):
    table = ended(f"{completed(12)} 4: done=30", BYSTANDER).does(0, "draw")
    assert [player.done for player in table.view(seat).players] == [(30, 12), ()]


def test_sg_40__the_completed_card_leaves_its_place():
    table = ended(*ONE)
    assert lying(table) == [0, 4, 7, 8]
    assert table.view(1).players[0].cards[0] is None
    assert table.view(1).completing == ((12, 0),)


def test_sg_40__a_completed_card_is_announced_once():
    table = ended(*ONE).does(0, "take 3", "confirm")
    table.does(0, "3 a1", "confirm").does(1, "8 e1", "confirm")
    assert table.told(PyramidCompleted) == [PyramidCompleted(0, 12)]
    assert table.state.completing == ()


def test_sg_41__the_pile_or_any_of_the_reserve():
    table = ended(*ONE)
    assert table.deciders == [0]
    assert table.legal(0) == {"draw", "take 1", "take 2", "take 3", "take 6"}


def test_sg_41__a_card_of_the_reserve_lies_where_the_completed_one_lay():
    table = ended(*ONE).does(0, "take 3")
    assert table.events[-1] == CardTaken(0, 3, 0)
    assert lying(table) == [3, 4, 7, 8]
    assert table.state.reserve == [1, 2, 6]
    table.does(0, "confirm")
    assert table.position.split(" | ")[1].startswith("3: 4: ")
    assert table.legal(0) >= {"3 a1", "3 a1b1a2"}


def test_sg_41__the_top_of_the_pile_is_drawn_unseen():
    table = ended(*ONE).does(0, "draw")
    assert table.told(CardDrawn) == [CardDrawn(0, 21, 0)]
    assert lying(table) == [21, 4, 7, 8]
    assert "pile=22.23.24.25.26 reserve=1.2.3.6 " in table.position


def test_sg_41__the_card_on_the_right_is_replaced_on_the_right():
    table = ended(f"4: {completed(12)}", BYSTANDER).does(0, "draw")
    assert table.told(CardDrawn) == [CardDrawn(0, 21, 1)]
    assert lying(table) == [4, 21, 7, 8]


def test_sg_41__the_slot_is_that_of_the_seat():
    table = ended("4:e1+d1 28:", f"7: {completed(12)} confirmed").does(1, "take 6")
    assert table.events[-1] == CardTaken(1, 6, 1)
    assert lying(table) == [4, 28, 7, 6]
    table = ended("4:e1+d1 28:", f"{completed(12)} 7: confirmed").does(1, "draw")
    assert table.told(CardDrawn) == [CardDrawn(1, 21, 0)]
    assert lying(table) == [4, 28, 21, 7]


@pytest.mark.parametrize("card", [21, 12, 4, 7, 48, 0])
def test_sg_41__a_card_outside_the_reserve_is_refused(card: int):
    ended(*ONE).refuses(0, f"take {card}", rule="SG-41", code="sg-not-in-reserve", card=card)


def test_sg_41__the_card_must_be_replaced():
    ended(*ONE).refuses(0, "confirm", rule="SG-41", code="sg-must-replace", missing=1)
    both = ended(*BOTH).refuses(0, "confirm", rule="SG-41", code="sg-must-replace", missing=2)
    both.does(0, "take 1").refuses(0, "confirm", rule="SG-41", missing=1)


@pytest.mark.parametrize("step", ["take 1", "take 3", "draw"])
def test_sg_41__one_card_for_one(step: str):
    table = ended(*ONE).does(0, "take 3")
    assert table.legal(0) == {"confirm"}
    table.refuses(0, step, rule="SG-41", code="sg-all-replaced")


@pytest.mark.parametrize(
    ("step", "rule"), [("4 e1", "SG-20"), ("keep 4", "SG-10"), ("12 a1", "SG-20")]
)
def test_sg_41__nothing_else_can_be_done_while_replacing(step: str, rule: str):
    ended(*ONE).refuses(0, step, rule=rule)


@pytest.mark.parametrize(
    ("steps", "cards"),
    [
        (["take 1", "take 6", "confirm"], [6, 1]),
        (["take 2", "draw"], [21, 2]),
        (["draw", "take 2", "confirm"], [2, 21]),
        (["draw", "draw"], [22, 21]),
    ],
)
def test_sg_42__two_cards_the_same_or_different_choices(steps: list[str], cards: list[int]):
    table = ended(*BOTH).does(0, *steps)
    assert lying(table) == [*cards, 7, 8]
    assert table.state.phase == "mark"
    assert len(table.state.reserve) == 4


def test_sg_42__the_lower_number_is_replaced_first():
    table = ended(*BOTH).does(0, "take 1", "take 2")
    assert table.told(CardTaken) == [CardTaken(0, 1, 1), CardTaken(0, 2, 0)]


def test_sg_42__the_second_choice_is_made_after_seeing_the_first_card():
    table = ended(*BOTH).does(0, "draw")
    assert table.events[-1] == CardDrawn(0, 21, 1)
    seen = table.view(0)
    assert seen.players[0].cards[1] is not None
    assert seen.players[0].cards[1].card == 21
    assert table.legal(0) == {"draw", "take 1", "take 2", "take 3", "take 6"}


def test_sg_43__the_reserve_is_refilled_at_the_end_of_the_action():
    table = ended(*ONE).does(0, "take 2")
    assert table.state.reserve == [1, 3, 6]
    assert table.told(ReserveRefilled) == []
    table.does(0, "confirm")
    assert table.state.reserve == [1, 3, 6, 21]
    assert table.told(ReserveRefilled) == [ReserveRefilled((21,))]
    assert "pile=22.23.24.25.26 " in table.position


def test_sg_43__not_between_two_cards_of_one_action():
    table = ended(*BOTH).does(0, "take 2")
    assert table.legal(0) == {"draw", "take 1", "take 3", "take 6"}
    table.does(0, "take 1", "confirm")
    assert table.state.reserve == [3, 6, 21, 22]
    assert table.told(ReserveRefilled) == [ReserveRefilled((21, 22))]


def test_sg_43__a_card_drawn_comes_off_the_pile_before_the_refill():
    table = ended(*BOTH).does(0, "take 2", "draw")
    assert table.told(CardDrawn) == [CardDrawn(0, 21, 0)]
    assert table.told(ReserveRefilled) == [ReserveRefilled((22,))]


def test_sg_43__a_draw_alone_needs_no_refill():
    table = ended(*ONE).does(0, "draw")
    assert table.told(ReserveRefilled) == []
    assert table.state.reserve == [1, 2, 3, 6]


def test_sg_44__the_lowest_number_replaces_first():
    table = ended(f"4: {completed(46)}", f"{completed(20)} 8: confirmed")
    assert table.deciders == [1]
    table.refuses(0, "draw", rule="SG-44", code="sg-wait-for-replacing")
    table.does(1, "take 1")
    assert table.deciders == [1]
    table.does(1, "confirm")
    assert table.deciders == [0]
    assert table.legal(0) == {"draw", "take 2", "take 3", "take 6", "take 21"}
    table.refuses(1, "draw", rule="SG-44", code="sg-wait-for-replacing")


@pytest.mark.parametrize("step", ["take 1", "confirm", "4 e1", "keep 4"])
def test_sg_44__the_others_wait(step: str):
    table = ended(f"4: {completed(46)}", f"{completed(20)} 8: confirmed")
    assert table.legal(0) == set()
    table.refuses(0, step, rule="SG-44", code="sg-wait-for-replacing")


def test_sg_44__another_players_number_between_parts_the_two():
    table = ended(*INTERLEAVED).does(0, "take 1")
    assert table.legal(0) == {"confirm"}
    table.does(0, "confirm")
    assert table.deciders == [1]
    assert table.state.reserve == [2, 3, 6, 21]
    table.does(1, "take 21", "confirm")
    assert table.deciders == [0]
    assert table.state.reserve == [2, 3, 6, 22]
    table.does(0, "take 22", "confirm")
    assert lying(table) == [1, 22, 7, 21]
    assert table.told(ReserveRefilled) == [ReserveRefilled((n,)) for n in (21, 22, 23)]


@pytest.mark.parametrize(
    ("mine", "others"), [((12, 15), 20), ((15, 12), 20), ((20, 46), 12), ((46, 20), 12)]
)
def test_sg_44__two_numbers_in_a_row_are_one_action(mine: tuple[int, int], others: int):
    left, right = mine
    table = ended(f"{completed(left)} {completed(right)}", f"{completed(others)} 8: confirmed")
    order = []
    while table.state.phase == "replace":
        (seat,) = table.deciders
        order.append(seat)
        table.does(seat, "draw")
    assert order == ([0, 0, 1] if others == 20 else [1, 0, 0])
    assert table.told(ReserveRefilled) == []


def test_sg_44__in_one_action_the_reserve_is_not_refilled_for_others_yet():
    table = ended(f"{completed(12)} {completed(15)}", f"{completed(20)} 8: confirmed")
    table.does(0, "take 1", "take 2")
    assert table.state.reserve == [3, 6]
    assert table.does(0, "confirm").legal(1) == {"draw", "take 3", "take 6", "take 21", "take 22"}


def test_sg_44__four_players_replace_in_order_of_their_cards():
    table = ended(
        f"{completed(46)} 4:",
        f"7: {completed(20)} confirmed",
        f"{completed(12)} 28: confirmed",
        f"{completed(9)} 30: confirmed",
    )
    order = []
    while table.state.phase == "replace":
        order += table.deciders
        table.does(order[-1], "draw")
    assert order == [3, 2, 1, 0]
    assert lying(table) == [24, 4, 7, 23, 22, 28, 21, 30]


def test_sg_45__an_empty_pile_cannot_be_drawn_from():
    table = ended(*ONE, pile="")
    assert table.legal(0) == {"take 1", "take 2", "take 3", "take 6"}
    table.refuses(0, "draw", rule="SG-45", code="sg-pile-empty")


def test_sg_45__the_reserve_is_not_refilled_from_an_empty_pile():
    table = ended(*ONE, pile="").does(0, "take 1", "confirm")
    assert table.state.reserve == [2, 3, 6]
    assert table.told(ReserveRefilled) == []
    assert table.state.phase == "mark"


def test_sg_45__the_refill_goes_as_far_as_the_pile():
    table = ended(*BOTH, pile="21").does(0, "take 1", "take 2", "confirm")
    assert table.state.reserve == [3, 6, 21]
    assert table.told(ReserveRefilled) == [ReserveRefilled((21,))]
    assert table.state.pile == []


def test_sg_45__the_last_card_of_the_pile_may_be_drawn():
    table = ended(*BOTH, pile="21").does(0, "draw")
    assert table.legal(0) == {"take 1", "take 2", "take 3", "take 6"}
    table.refuses(0, "draw", rule="SG-45", code="sg-pile-empty")


def test_sg_45__an_empty_reserve_leaves_the_pile():
    table = ended(*BOTH, pile="21.22", reserve="")
    assert table.legal(0) == {"draw"}
    table.does(0, "draw", "draw")
    assert lying(table) == [22, 21, 7, 8]


def test_sg_45__both_empty_the_card_is_not_replaced():
    table = ended(*ONE, pile="", reserve="")
    assert lying(table) == [0, 4, 7, 8]
    assert table.state.phase == "mark"
    assert table.told(ExpeditionRevealed)[0].turn == 3
    assert table.deciders == [0, 1]
    assert all(step.startswith("4 ") for step in table.legal(0))


def test_sg_45__one_card_left_for_two_places():
    table = ended(*BOTH, pile="", reserve="3").does(0, "take 3")
    assert table.legal(0) == {"confirm"}
    table.does(0, "confirm")
    assert lying(table) == [0, 3, 7, 8]
    assert table.state.phase == "mark"


def test_sg_45__the_last_of_the_pile_for_two_places():
    table = ended(*BOTH, pile="21", reserve="").does(0, "draw")
    assert lying(table) == [0, 21, 7, 8]
    assert table.state.phase == "mark"


def test_sg_45__the_second_player_finds_nothing():
    seats = (f"{completed(46)} 4:", f"7: {completed(20)} confirmed")
    table = ended(*seats, pile="", reserve="3").does(1, "take 3", "confirm")
    assert lying(table) == [0, 4, 7, 3]
    assert table.state.phase == "mark"


def test_sg_45__the_second_player_finds_the_last_of_the_pile_in_the_reserve():
    seats = (f"{completed(46)} 4:", f"7: {completed(20)} confirmed")
    table = ended(*seats, pile="21", reserve="3").does(1, "take 3", "confirm")
    assert table.legal(0) == {"take 21"}


def test_sg_45__a_player_without_any_card_passes_from_then_on():
    table = ended(*BOTH, pile="", reserve="")
    assert lying(table) == [0, 0, 7, 8]
    assert table.deciders == [1]
    assert table.legal(0) == set()
    table.does(1, "8 e1", "confirm")
    assert (table.state.turn, table.deciders) == (4, [1])
