"""Dealing, keeping and laying out. Rules SG-10 to SG-13."""

from collections.abc import Sequence

import pytest
from tests.games.silver_gold.table import Table, at

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.events import (
    CardChosen,
    CardsKept,
    ExpeditionRevealed,
    ReserveRefilled,
    RoundStarted,
    SeatConfirmed,
)
from pyramidion.games.silver_gold.meta import EXPEDITIONS, Options, Pattern
from pyramidion.kernel.chance import Scripted

DEALT = "phase=keep | dealt=1.2.3.4 | dealt=5.6.7.8"
"""Two seats before they choose."""


def set_up(seats: int, shuffles: Sequence[Sequence[int]] = ()) -> Table:
    chance = Scripted(shuffles=shuffles)
    return Table(SILVER_GOLD.setup(Options(), seats, chance), chance)


def kept(table: Table) -> Table:
    """Every seat keeps its first two cards."""
    for seat in range(table.state.seats):
        first, second, *_ = table.state.dealt[seat]
        table.does(seat, f"keep {first}", f"keep {second}", "confirm")
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sg_10__four_of_48_shuffled_cards_are_dealt_to_each(seats: int):
    backwards = [*range(47, -1, -1)]
    state = set_up(seats, [backwards]).state
    dealt = [card for hand in state.dealt for card in hand]
    assert [len(hand) for hand in state.dealt] == [4] * seats
    assert sorted(dealt) == [*range(49 - 4 * seats, 49)]
    assert sorted([*dealt, *state.pile]) == [*range(1, 49)]


def test_sg_10__all_choose_at_the_start():
    table = set_up(3)
    assert table.deciders == [0, 1, 2]
    assert table.legal(1) == {"keep 5", "keep 6", "keep 7", "keep 8"}
    assert table.state.phase == "keep"


def test_sg_10__each_keeps_two():
    table = at(DEALT).does(0, "keep 3")
    assert table.legal(0) == {"keep 1", "keep 2", "keep 4"}
    table.does(0, "keep 1")
    assert table.legal(0) == {"confirm"}
    assert table.events == [CardChosen(0, 3), CardChosen(0, 1)]


def test_sg_10__a_third_card_is_refused():
    at(DEALT).does(0, "keep 3", "keep 1").refuses(
        0, "keep 2", rule="SG-10", code="sg-two-kept", card=2
    )


def test_sg_10__the_same_card_twice_is_refused():
    table = at(DEALT).does(0, "keep 3")
    table.refuses(0, "keep 3", rule="SG-10", code="sg-kept-already", card=3)


@pytest.mark.parametrize("card", [5, 9, 0, 49])
def test_sg_10__a_card_not_dealt_to_the_seat_is_refused(card: int):
    at(DEALT).refuses(0, f"keep {card}", rule="SG-10", code="sg-not-dealt", card=card)


@pytest.mark.parametrize("chosen", [[], ["keep 2"]])
def test_sg_10__keeping_fewer_than_two_is_refused(chosen: list[str]):
    at(DEALT).does(0, *chosen).refuses(
        0, "confirm", rule="SG-10", code="sg-keep-two", kept=len(chosen)
    )


def test_sg_10__keeping_after_the_setup_is_refused():
    table = at("phase=mark turn=1.1 used=I2 | 3: 4: | 7: 8:")
    table.refuses(0, "keep 3", rule="SG-10", code="sg-not-keeping", card=3)


@pytest.mark.parametrize(
    ("step", "rule", "code"),
    [
        ("1 a1", "SG-20", "sg-not-marking"),
        ("take 9", "SG-41", "sg-not-replacing"),
        ("draw", "SG-41", "sg-not-replacing"),
    ],
)
def test_sg_10__nothing_else_can_be_done_while_choosing(step: str, rule: str, code: str):
    at(DEALT).refuses(0, step, rule=rule, code=code)


def test_sg_10__the_kept_cards_lie_side_by_side_open_to_all():
    table = at(DEALT).does(0, "keep 3", "keep 1", "confirm").does(1, "keep 5", "keep 8", "confirm")
    assert table.told(CardsKept) == [CardsKept(0, (3, 1)), CardsKept(1, (5, 8))]
    for seat in (0, 1, None):
        players = table.view(seat).players
        lying = [[card.card for card in player.cards if card] for player in players]
        assert lying == [[3, 1], [5, 8]]


def test_sg_10__kept_cards_are_unmarked_and_nothing_is_dealt_any_more():
    table = kept(set_up(2))
    assert table.position.split(" | ")[1].startswith("1: 2: dealt= kept= done= red=0 green=0")
    assert table.state.dealt == [(), ()]


def test_sg_11__the_choice_is_simultaneous():
    table = at(DEALT).does(1, "keep 5").does(0, "keep 3", "keep 1").does(1, "keep 8", "confirm")
    assert table.deciders == [0]
    assert table.does(0, "confirm").deciders == [0, 1]
    assert table.state.phase == "mark"


def test_sg_11__nothing_is_laid_out_until_all_have_chosen():
    table = at(DEALT).does(0, "keep 3", "keep 1", "confirm")
    assert table.state.phase == "keep"
    assert table.events[-1] == SeatConfirmed(0)
    assert table.told(CardsKept) == []
    assert table.state.reserve == []


@pytest.mark.parametrize("seat", [1, None])
def test_sg_11__the_choice_is_secret_until_all_have_chosen(seat: int | None):
    table = at(DEALT).does(0, "keep 3", "keep 1", "confirm")
    seen = table.view(seat)
    assert seen.players[0].cards == (None, None)
    assert seen.players[0].confirmed
    assert not seen.players[1].confirmed
    assert seen.dealt == (() if seat is None else (5, 6, 7, 8))
    assert seen.kept == ()
    assert table.heard(seat) == [SeatConfirmed(0)]


def test_sg_11__the_chooser_knows_their_own_choice():
    table = at(DEALT).does(0, "keep 3", "keep 1")
    assert table.view(0).dealt == (1, 2, 3, 4)
    assert table.view(0).kept == (3, 1)
    assert table.heard(0) == [CardChosen(0, 3), CardChosen(0, 1)]


@pytest.mark.parametrize("step", ["keep 2", "confirm", "3 a1", "draw", "take 9"])
def test_sg_11__who_has_confirmed_waits_for_the_others(step: str):
    table = at(DEALT).does(0, "keep 3", "keep 1", "confirm")
    assert table.legal(0) == set()
    table.refuses(0, step, rule="SG-11", code="sg-wait-for-keeping")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sg_12__all_that_remains_is_shuffled_and_four_are_revealed(seats: int):
    table = kept(set_up(seats))
    state = table.state
    lying = [card for card in state.cards if card]
    assert len(lying) == 2 * seats
    assert len(state.reserve) == 4
    assert len(state.pile) == 44 - 2 * seats
    assert sorted([*lying, *state.reserve, *state.pile]) == [*range(1, 49)]


def test_sg_12__returned_cards_are_shuffled_in():
    rest = 44
    returned_on_top = [*range(4, rest), 0, 1, 2, 3]  # 3, 4, 7 and 8, the least of the rest
    table = kept(set_up(2, [range(48), returned_on_top]))
    assert sorted(table.state.reserve) == [3, 4, 7, 8]
    assert table.told(ReserveRefilled) == [ReserveRefilled((8, 7, 4, 3))]
    assert table.state.reserve == [8, 7, 4, 3]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_sg_12__the_reserve_is_open_and_the_pile_is_counted_only(seat: int | None):
    seen = kept(set_up(2)).view(seat)
    assert seen.reserve == (48, 47, 46, 45)
    assert seen.pile == 40


def test_sg_13__the_eight_expedition_cards_are_shuffled():
    order = [7, 6, 5, 4, 3, 2, 0, 1]
    table = kept(set_up(2, [range(48), range(44), order]))
    assert table.told(RoundStarted) == [RoundStarted(1)]
    assert table.told(ExpeditionRevealed) == [ExpeditionRevealed(1, Pattern.I3)]
    assert table.state.used == [Pattern.I3]
    assert "used=I3 unseen=I2.I3.V3.V3.T4.L4.O4 " in table.position
    assert sorted([*table.state.used, *table.state.unseen]) == sorted(EXPEDITIONS)


def test_sg_13__play_starts_with_turn_1_of_round_1_for_all():
    table = kept(set_up(4))
    assert (table.state.round, table.state.turn) == (1, 1)
    assert table.deciders == [0, 1, 2, 3]
    assert table.told(CardsKept)[1:] == [CardsKept(s, (4 * s + 1, 4 * s + 2)) for s in (1, 2, 3)]
    kinds = [type(event) for event in table.events[-3:]]
    assert kinds == [ReserveRefilled, RoundStarted, ExpeditionRevealed]
