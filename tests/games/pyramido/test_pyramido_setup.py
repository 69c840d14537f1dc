"""Gems and setup. Rules PD-05 and PD-10 to PD-13."""

from collections.abc import Sequence

import pytest
from tests.games.pyramido.table import Table

from pyramidion.games.pyramido import PYRAMIDO
from pyramidion.games.pyramido.components import BACK, BAG
from pyramidion.games.pyramido.meta import First, Options
from pyramidion.kernel.chance import Scripted

BACKWARDS = [*range(89, -1, -1)]
NO_GEM_MATTERS = [0] * 15
"""Fifteen gems drawn, always the first that lies in the bag: nine orange, then six blue ones."""


def set_up(
    players: int,
    numbers: Sequence[int] = (*NO_GEM_MATTERS, 0),
    shuffle: Sequence[int] = BACKWARDS,
    options: Options | None = None,
) -> Table:
    chance = Scripted(numbers, [shuffle])
    return Table(PYRAMIDO.setup(options or Options(), players, chance), chance)


def test_pd_05__nine_gems_of_each_colour_and_18_mythical_ones():
    assert BAG == (9, 9, 9, 9, 9, 18)
    assert sum(BAG) == 63


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pd_05__no_spare_gem_is_in_the_game(players: int):
    lying = PYRAMIDO.inventory(set_up(players).state)
    gems = {thing: many for thing, many in lying.items() if thing.startswith("gem")}
    assert gems == {
        "gem orange": 9,
        "gem blue": 9,
        "gem purple": 9,
        "gem green": 9,
        "gem red": 9,
        "gem mythical": 18,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_10__five_piles_of_18(players: int):
    piles = set_up(players).state.piles
    assert [len(pile) for pile in piles] == [18] * 5
    assert sorted(domino for pile in piles for domino in pile) == [*range(1, 91)]


def test_pd_10__alone_the_fifth_pile_has_17():
    state = set_up(1).state
    assert [len(pile) for pile in state.piles] == [18, 18, 18, 18, 17]
    lying = [domino for pile in state.piles for domino in pile]
    assert sorted([*lying, *state.stack]) == [*range(1, 91)]


def test_pd_10__the_dominoes_are_shuffled():
    assert set_up(2).state.piles != set_up(2, shuffle=range(90)).state.piles
    tops = [pile[-1] for pile in set_up(2).state.piles]
    assert len({(top - 1) // 18 for top in tops}) == 5


def test_pd_10__only_the_backs_of_face_down_tops_are_seen():
    table = set_up(2)
    hidden = {pile[-1] for space, pile in enumerate(table.state.piles) if space in (1, 3)}
    for seat in (0, 1, None):
        spaces = table.view(seat).spaces
        assert [space.pile for space in spaces] == [18] * 5
        assert {space.up for space in spaces}.isdisjoint(hidden)


def test_pd_11__three_gems_are_drawn_before_each_pile():
    drawn = [62, 44, 9] + [0] * 12
    table = set_up(2, numbers=[*drawn, 0])
    assert [len(area) for area in table.state.areas] == [3] * 5
    assert table.field("areas") == "brm/ooo/ooo/ooo/bbb"


def test_pd_11__the_other_48_stay_in_the_bag():
    table = set_up(2)
    assert table.field("areas") == "ooo/ooo/ooo/bbb/bbb"
    assert table.field("bag") == "0.3.9.9.9.18"
    assert table.field("discards") == "0.0.0.0.0.0"
    assert sum(table.state.bag) == 63 - 15


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pd_12__the_first_third_and_fifth_top_are_face_up(players: int):
    table = set_up(players)
    tops = [pile[-1] for pile in table.state.piles]
    spaces = table.view(0).spaces
    assert [space.up for space in spaces] == [tops[0], None, tops[2], None, tops[4]]
    assert [space.back for space in spaces] == [None, BACK[tops[1]], None, BACK[tops[3]], None]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lot", [0, 1])
def test_pd_13__the_first_player_is_drawn_by_lot(players: int, lot: int):
    table = set_up(players, numbers=[*NO_GEM_MATTERS, players - 1 - lot])
    assert table.deciders == [players - 1 - lot]
    assert (table.state.first, table.state.phase) == (players - 1 - lot, "take")


@pytest.mark.parametrize("first", [First.SEAT_0, First.SEAT_1, First.SEAT_2, First.SEAT_3])
def test_pd_13__or_chosen_by_the_host(first: First):
    table = set_up(4, numbers=NO_GEM_MATTERS, options=Options(first=first))
    assert table.deciders == [int(first)]
    assert table.state.first == int(first)


def test_pd_13__a_seat_that_nobody_sits_on_counts_as_by_lot():
    table = set_up(2, numbers=[*NO_GEM_MATTERS, 1], options=Options(first=First.SEAT_2))
    assert table.deciders == [1]


def test_pd_13__play_goes_clockwise():
    table = set_up(3, numbers=[*NO_GEM_MATTERS, 1, 0, 0, 0])
    order = []
    for _ in range(4):
        (seat,) = table.deciders
        order.append(seat)
        table.plays(seat, "e5>" if len(order) < 4 else "e6>")
    assert order == [1, 2, 0, 1]


def test_pd_13__nobody_else_may_take_first():
    table = set_up(3, numbers=[*NO_GEM_MATTERS, 1])
    for seat in (0, 2):
        assert table.legal(seat) == set()
        table.refuses(seat, "take 1 orange", rule="PD-25", code="pd-not-your-turn", turn=1)


def test_pd_13__all_begin_without_dominoes_gems_and_points():
    for player in set_up(4).view(0).players:
        assert (player.gems, player.hand, player.placed) == ((0,) * 6, None, ())
        assert (player.floors, player.score.total, player.done) == ((), 0, False)
