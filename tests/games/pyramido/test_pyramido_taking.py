"""Taking a domino and a gem, and turning up. Rules PD-20 to PD-24."""

import pytest
from tests.games.pyramido.table import Table, at

from pyramidion.games.pyramido.actions import Take, TurnUp
from pyramidion.games.pyramido.components import BACK, Gem
from pyramidion.games.pyramido.events import (
    BagRefilled,
    DominoTaken,
    DominoTurnedUp,
    GemsDrawn,
    PileRebuilt,
)

PILES = "1.2.3/4.5.6/7.8.9/10.11.12/13.14.15"
AREAS = "obm/pgr/oob/mmm/rgp"


def taking(
    piles: str = PILES,
    areas: str = AREAS,
    up: str = "1.3.5",
    more: str = "",
    numbers: tuple[int, ...] = (),
) -> Table:
    """Seat 0 of two is to take; nothing is placed yet."""
    return at(f"up={up} piles={piles} areas={areas} {more} | |", numbers)


def test_pd_20__any_gem_of_any_space_whose_domino_is_face_up():
    assert taking().legal(0) == {
        "take 1 orange",
        "take 1 blue",
        "take 1 mythical",
        "take 3 orange",
        "take 3 blue",
        "take 5 purple",
        "take 5 green",
        "take 5 red",
    }


def test_pd_20__domino_and_gem_are_taken():
    table = taking().does(0, "take 1 blue")
    assert table.events == [DominoTaken(0, 0, 3, Gem.BLUE)]
    assert (table.field("hand", 1), table.field("gems", 1)) == ("3", "0.1.0.0.0.0")
    assert table.field("piles") == "1.2/4.5.6/7.8.9/10.11.12/13.14.15"
    assert table.field("areas") == "om/pgr/oob/mmm/rgp"
    assert table.field("up") == "3.5"
    assert table.state.phase == "turn_up"


def test_pd_20__of_two_alike_one_is_taken_and_added_to_the_inventory():
    table = at(f"up=1.3.5 piles={PILES} areas={AREAS} | gems=1.0.0.0.0.2 |")
    table.does(0, "take 3 orange")
    assert table.field("gems", 1) == "2.0.0.0.0.2"
    assert table.field("areas") == "obm/pgr/ob/mmm/rgp"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pd_20__all_see_what_is_taken(seat: int | None):
    table = taking().does(0, "take 5 red")
    assert table.heard(seat) == [DominoTaken(0, 4, 15, Gem.RED)]
    player = table.view(seat).players[0]
    assert (player.hand, player.gems) == (15, (0, 0, 0, 0, 1, 0))


@pytest.mark.parametrize("space", [2, 4])
def test_pd_20__a_face_down_domino_is_refused(space: int):
    for gem in ("purple", "mythical", "-"):
        taking().refuses(0, f"take {space} {gem}", rule="PD-20", code="pd-face-down", space=space)


@pytest.mark.parametrize(
    ("space", "gem"), [(1, "red"), (1, "green"), (3, "mythical"), (5, "blue"), (5, "orange")]
)
def test_pd_20__a_gem_that_is_not_there_is_refused(space: int, gem: str):
    taking().refuses(
        0, f"take {space} {gem}", rule="PD-20", code="pd-no-such-gem", space=space, gem=gem
    )


def test_pd_20__no_gem_is_refused_where_there_are_gems():
    taking().refuses(0, "take 1 -", rule="PD-20", code="pd-no-such-gem", space=1, gem="")


@pytest.mark.parametrize("space", [-1, 5, 99])
def test_pd_20__a_space_that_does_not_exist_is_refused(space: int):
    step = Take(space, Gem.ORANGE)
    taking().refuses(0, step, rule="PD-20", code="pd-no-such-space", spaces=5)


@pytest.mark.parametrize("steps", [(), ("up 1",), ("up 1", "e5>")])
def test_pd_20__a_second_domino_is_refused(steps: tuple[str, ...]):
    table = taking().does(0, "take 1 blue", *steps)
    table.refuses(0, "take 3 blue", rule="PD-20", code="pd-not-taking")


def test_pd_20__passing_is_refused():
    taking().refuses(0, "confirm", rule="PD-20", code="pd-must-take")


def test_pd_21__an_empty_pile_gets_the_lower_half_of_the_largest():
    table = taking("1/4.5.6/7.8.9/20.21.22.23.24.25/13.14.15").does(0, "take 1 blue")
    assert table.events == [DominoTaken(0, 0, 1, Gem.BLUE), PileRebuilt(0, 3, 3)]
    assert table.field("piles") == "20.21.22/4.5.6/7.8.9/23.24.25/13.14.15"


def test_pd_21__of_equals_the_leftmost_with_its_face_up_top_counted():
    table = taking("10.11.12/4.5.6/7.8.9.16/17.18.19.20/1").does(0, "take 5 red")
    assert table.told(PileRebuilt) == [PileRebuilt(4, 2, 2)]
    assert table.field("piles") == "10.11.12/4.5.6/9.16/17.18.19.20/7.8"
    assert table.field("up") == "1.3"
    assert table.view(1).spaces[2].up == 16


def test_pd_21__the_half_is_rounded_down():
    table = taking("1/4.5.6.7.8/9//13").does(0, "take 1 blue")
    assert table.told(PileRebuilt) == [PileRebuilt(0, 1, 2)]
    assert table.field("piles") == "4.5/6.7.8/9//13"


def test_pd_21__the_new_pile_is_face_down_and_may_be_turned_up():
    table = taking("1/4.5.6/7.8.9.30/10.11.12/13.14.15").does(0, "take 1 blue")
    space = table.view(0).spaces[0]
    assert (space.pile, space.up, space.back) == (2, None, BACK[8])
    assert "up 1" in table.legal(0)
    assert table.does(0, "up 1").told(DominoTurnedUp) == [DominoTurnedUp(0, 0, 8)]


def test_pd_21__two_dominoes_can_be_halved():
    table = taking("1/4/7.8/10/13").does(0, "take 1 blue")
    assert table.told(PileRebuilt) == [PileRebuilt(0, 2, 1)]
    assert table.field("piles") == "7/4/8/10/13"
    assert table.view(0).spaces[2].up == 8


def test_pd_21__a_pile_that_is_not_empty_stays():
    table = taking("1.2/4.5.6.7.8.9//10.11/13", up="1.4.5").does(0, "take 1 blue")
    assert table.told(PileRebuilt) == []
    assert table.field("piles") == "1/4.5.6.7.8.9//10.11/13"


def test_pd_21__a_space_stays_empty_when_no_pile_has_two():
    table = taking("1/4/7/10/13").does(0, "take 1 blue")
    assert table.told(PileRebuilt) == []
    assert table.field("piles") == "/4/7/10/13"
    assert table.legal(0) == {"up 2", "up 4"}
    space = table.view(0).spaces[0]
    assert (space.pile, space.up, space.back) == (0, None, None)


def test_pd_21__an_empty_space_is_not_used():
    table = taking("/4/7/10/13", up="2.3.5")
    assert {step.split()[1] for step in table.legal(0)} == {"2", "3", "5"}
    table.refuses(0, "take 1 blue", rule="PD-21", code="pd-space-empty", space=1)
    table.does(0, "take 3 blue")
    table.refuses(0, "up 1", rule="PD-24", code="pd-not-face-down", space=1)


def test_pd_22__an_empty_gem_area_gets_three_gems():
    areas = "o/pgr/oob/mmm/rgp"
    table = taking(areas=areas, numbers=(49, 0, 8)).does(0, "take 1 orange")
    # In the bag lie 6 orange, 8 blue, 7 purple, 7 green, 7 red and 15 mythical gems.
    assert table.events[1:] == [GemsDrawn(0, (Gem.ORANGE, Gem.BLUE, Gem.MYTHICAL))]
    assert table.field("areas") == "obm/pgr/oob/mmm/rgp"
    assert table.field("bag") == "5.7.7.7.7.14"


@pytest.mark.parametrize("areas", ["om/pgr/oob/mmm/rgp", "obm/pgr/oob/mmm/rgp"])
def test_pd_22__one_that_is_not_empty_is_not_renewed(areas: str):
    table = taking(areas=areas).does(0, "take 1 orange")
    assert table.told(GemsDrawn) == []
    assert table.field("areas") == areas[1:]


def test_pd_22__gems_lie_there_before_a_domino_is_turned_up():
    table = taking(areas="o/pgr/oob/mmm/rgp", numbers=(0, 0, 0)).does(0, "take 1 orange")
    assert table.state.phase == "turn_up"
    assert [len(space.gems) for space in table.view(1).spaces] == [3] * 5


def test_pd_22__one_that_had_stayed_empty_is_renewed_too_the_leftmost_first():
    table = taking(areas="/pgr/o/mmm/rgp", numbers=(0, 0, 0, 49, 48, 47)).does(0, "take 3 orange")
    assert table.told(GemsDrawn) == [
        GemsDrawn(0, (Gem.ORANGE,) * 3),
        GemsDrawn(2, (Gem.MYTHICAL,) * 3),
    ]


SCARCE = "o/pgr/oob/mmm/rgp"


def test_pd_23__discards_go_back_into_an_empty_bag_and_drawing_goes_on():
    table = taking(
        areas=SCARCE,
        more="bag=1.0.0.0.0.0 discards=0.2.0.0.0.1",
        numbers=(0, 2, 0),
    ).does(0, "take 1 orange")
    assert table.events[1:] == [
        BagRefilled((0, 2, 0, 0, 0, 1)),
        GemsDrawn(0, (Gem.ORANGE, Gem.BLUE, Gem.MYTHICAL)),
    ]
    assert table.field("bag") == "0.1.0.0.0.0"
    assert table.field("discards") == "0.0.0.0.0.0"


def test_pd_23__a_bag_that_suffices_is_not_refilled():
    table = taking(
        areas=SCARCE, more="bag=0.0.3.0.0.0 discards=0.2.0.0.0.1", numbers=(2, 1, 0)
    ).does(0, "take 1 orange")
    assert table.events[1:] == [GemsDrawn(0, (Gem.PURPLE,) * 3)]
    assert (table.field("bag"), table.field("discards")) == ("0.0.0.0.0.0", "0.2.0.0.0.1")


def test_pd_23__still_short__what_there_is_is_drawn():
    table = taking(areas=SCARCE, more="bag=0.0.0.0.1.0 discards=0.0.0.1.0.0", numbers=(0, 0)).does(
        0, "take 1 orange"
    )
    assert table.told(GemsDrawn) == [GemsDrawn(0, (Gem.GREEN, Gem.RED))]
    assert table.field("bag") == table.field("discards") == "0.0.0.0.0.0"


def test_pd_23__nothing_at_all_leaves_the_area_empty():
    table = taking(areas=SCARCE, more="bag=0.0.0.0.0.0").does(0, "take 1 orange")
    assert (table.told(GemsDrawn), table.told(BagRefilled)) == ([], [])
    assert table.field("areas") == "/pgr/oob/mmm/rgp"


def test_pd_23__a_domino_without_gems_is_taken_alone():
    table = taking(areas="/pgr/oob/mmm/rgp", more="bag=0.0.0.0.0.0")
    assert {step for step in table.legal(0) if step.startswith("take 1")} == {"take 1 -"}
    table.refuses(0, "take 1 red", rule="PD-20", code="pd-no-such-gem", space=1, gem="red")
    table.does(0, "take 1 -")
    assert table.events == [DominoTaken(0, 0, 3, None)]
    assert (table.field("hand", 1), table.field("gems", 1)) == ("3", "0.0.0.0.0.0")


def test_pd_24__one_of_the_three_face_down_dominoes():
    table = taking().does(0, "take 3 blue")
    assert table.legal(0) == {"up 2", "up 3", "up 4"}


def test_pd_24__then_three_are_face_up_again():
    table = taking().does(0, "take 3 blue", "up 4")
    assert table.events[-1] == DominoTurnedUp(0, 3, 12)
    assert table.field("up") == "1.4.5"
    assert [space.up for space in table.view(1).spaces] == [3, None, None, 12, 15]
    assert table.state.phase == "place"


def test_pd_24__the_next_domino_of_the_same_space_may_be_turned_up():
    table = taking().does(0, "take 3 blue", "up 3")
    assert table.events[-1] == DominoTurnedUp(0, 2, 8)
    assert table.field("up") == "1.3.5"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pd_24__before_that_only_the_back_is_seen(seat: int | None):
    table = taking().does(0, "take 3 blue")
    space = table.view(seat).spaces[2]
    assert (space.pile, space.up, space.back) == (2, None, BACK[8])


@pytest.mark.parametrize("space", [1, 5])
def test_pd_24__turning_up_what_is_face_up_is_refused(space: int):
    table = taking().does(0, "take 3 blue")
    table.refuses(0, f"up {space}", rule="PD-24", code="pd-not-face-down", space=space)


@pytest.mark.parametrize("space", [-1, 5])
def test_pd_24__a_space_that_does_not_exist_is_refused(space: int):
    table = taking().does(0, "take 3 blue")
    table.refuses(0, TurnUp(space), rule="PD-20", code="pd-no-such-space", spaces=5)


@pytest.mark.parametrize("step", ["confirm", "e5>", "e6v"])
def test_pd_24__turning_up_nothing_is_refused(step: str):
    table = taking().does(0, "take 3 blue")
    table.refuses(0, step, rule="PD-24", code="pd-must-turn-up")


def test_pd_24__nor_when_only_one_is_face_down():
    table = taking("1/4/7/10/13", up="1.3.5").does(0, "take 1 blue", "up 2", "e5>", "confirm")
    table.does(1, "take 2 purple")
    assert table.legal(1) == {"up 4"}
    table.refuses(1, "e5>", rule="PD-24", code="pd-must-turn-up")


@pytest.mark.parametrize("steps", [(), ("take 3 blue", "up 2"), ("take 3 blue", "up 2", "e5>")])
def test_pd_24__turning_up_at_another_time_is_refused(steps: tuple[str, ...]):
    taking().does(0, *steps).refuses(0, "up 4", rule="PD-24", code="pd-not-turning-up")


def test_pd_24__with_none_face_down_the_step_is_skipped():
    table = taking("1//7//13").does(0, "take 1 blue")
    assert table.state.phase == "place"
    assert table.told(DominoTurnedUp) == []
    assert table.legal(0) == {"e5>", "e5v", "e5<", "e5^"}
