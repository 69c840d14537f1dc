"""The end of a floor. Rules PD-60 to PD-62."""

import pytest
from tests.games.pyramido.pyramids import AREAS, FIRST, OTHERS, WIDE
from tests.games.pyramido.table import Table, at, laid

from pyramidion.games.pyramido.components import Gem
from pyramidion.games.pyramido.events import (
    FloorScored,
    FloorStarted,
    GemDiscarded,
    MatchEnded,
    SeatConfirmed,
)


def scoring(
    *gems: str, floor: int = 1, first: int = 0, more: str = "", numbers: tuple[int, ...] = ()
) -> Table:
    """All seats are to score, with these gems."""
    waiting = ".".join(str(seat) for seat in range(len(gems)))
    seats = [
        f" | gems={held} placed={mine} done floors={'.'.join(['1'] * (floor - 1))}"
        for held, mine in zip(gems, [FIRST, *OTHERS], strict=False)
    ]
    return at(
        f"phase=score floor={floor} first={first} waiting={waiting} {AREAS} {more}{''.join(seats)}",
        numbers,
    )


def confirmed(table: Table) -> Table:
    """Everybody confirms, in turn."""
    for seat in table.deciders:
        table.does(seat, "confirm")
    return table


def test_pd_60__gems_on_zones_are_discarded_beside_the_bag():
    table = scoring("2.0.0.0.3.4", "0.0.0.0.0.0", more="discards=0.0.0.2.0.0")
    bag = table.field("bag")
    confirmed(table.does(0, "light 188 o", "light 152 rrr", "light 196 mm"))
    assert table.field("discards") == "1.0.0.2.3.2"
    assert table.field("bag") == bag
    assert table.field("gems", 1) == "1.0.0.0.0.2"
    assert table.state.lit == [(), ()]


def test_pd_60__those_of_all_players():
    other = laid(1, WIDE, [90, 7, 8, 9, 10, 13, 14, 15, 16, 19])
    table = at(
        f"phase=score waiting=0.1 {AREAS} | gems=0.0.0.0.1.0 placed={FIRST}"
        f" | gems=0.0.0.0.1.1 placed={other}"
    )
    table.does(0, "light 152 r", "confirm").does(1, "light 152 r", "confirm")
    assert table.field("discards") == "0.0.0.0.2.0"
    assert table.field("gems", 2) == "0.0.0.0.0.1"


def test_pd_61__who_has_more_than_five_discards():
    table = confirmed(scoring("2.0.0.1.0.4", "1.1.1.1.1.0"))
    assert (table.state.phase, table.deciders) == ("keep", [0])
    assert table.legal(0) == {"discard orange", "discard green", "discard mythical"}


def test_pd_61__colour_and_mythical_gems_together():
    table = confirmed(scoring("2.0.0.1.0.4", "0.0.0.0.0.0"))
    table.does(0, "discard mythical", "discard orange")
    assert table.events[-2:] == [GemDiscarded(0, Gem.MYTHICAL), GemDiscarded(0, Gem.ORANGE)]
    assert table.field("gems", 1) == "1.0.0.1.0.3"
    assert table.field("discards") == "1.0.0.0.0.1"
    assert table.legal(0) == {"confirm"}


@pytest.mark.parametrize("gems", ["2.0.0.1.0.4", "1.1.1.1.1.1"])
def test_pd_61__keeping_six_is_refused(gems: str):
    table = confirmed(scoring(gems, "0.0.0.0.0.0"))
    while sum(table.state.gems[0]) > 6:
        table.does(0, "discard mythical")
    table.refuses(0, "confirm", rule="PD-61", code="pd-keep-five", gems=6)


def test_pd_61__keeping_four_is_refused():
    table = confirmed(scoring("3.0.0.0.0.3", "0.0.0.0.0.0")).does(0, "discard orange")
    table.refuses(0, "discard orange", rule="PD-61", code="pd-keep-five", gems=5)


@pytest.mark.parametrize("gem", ["blue", "red", "mythical"])
def test_pd_61__discarding_what_one_does_not_have_is_refused(gem: str):
    table = confirmed(scoring("3.0.3.1.0.0", "0.0.0.0.0.0"))
    table.refuses(0, f"discard {gem}", rule="PD-52", code="pd-not-your-gems")


@pytest.mark.parametrize("gems", ["5.0.0.0.0.0", "1.1.1.1.0.1", "0.0.0.0.0.0"])
def test_pd_61__with_five_or_fewer_the_next_floor_begins(gems: str):
    table = confirmed(scoring(gems, "0.0.0.0.0.0"))
    assert (table.state.phase, table.state.floor) == ("take", 2)
    assert table.field("gems", 1) == gems


def test_pd_61__what_lies_on_zones_is_not_too_many():
    table = scoring("3.0.0.0.3.0", "0.0.0.0.0.0").does(0, "light 152 r")
    assert confirmed(table).state.phase == "take"


def test_pd_61__all_discard_at_the_same_time():
    table = confirmed(scoring("6.0.0.0.0.0", "0.6.0.0.0.0", "0.0.5.0.0.0"))
    assert table.deciders == [0, 1]
    table.does(1, "discard blue", "confirm")
    assert table.events[-1] == SeatConfirmed(1)
    assert (table.deciders, table.state.phase) == ([0], "keep")
    for seat in (1, 2):
        assert table.legal(seat) == set()
        for step in ("confirm", "discard blue", "take 1 blue"):
            table.refuses(seat, step, rule="PD-61", code="pd-wait-for-keeping")
    table.does(0, "discard orange", "confirm")
    assert (table.state.phase, table.state.floor) == ("take", 2)


@pytest.mark.parametrize("floor", [2, 3])
def test_pd_61__after_floors_2_and_3_too(floor: int):
    assert confirmed(scoring("6.0.0.0.0.0", "0.0.0.0.0.0", floor=floor)).state.phase == "keep"


def test_pd_61__not_after_floor_4():
    table = confirmed(scoring("6.0.0.0.0.4", "0.0.0.0.0.0", floor=4))
    assert table.events[-1] == MatchEnded()
    assert table.field("gems", 1) == "6.0.0.0.0.4"


def test_pd_61__discarding_at_another_time_is_refused():
    table = scoring("6.0.0.0.0.4", "0.0.0.0.0.0")
    table.refuses(0, "discard orange", rule="PD-61", code="pd-not-keeping")


@pytest.mark.parametrize(
    ("mythical", "first", "expected"),
    [
        ((3, 1, 2), 0, 1),
        ((3, 2, 1), 0, 2),
        ((1, 2, 3), 1, 0),
        ((1, 1, 3), 0, 0),
        ((1, 1, 3), 1, 1),
        ((1, 1, 3), 2, 0),
        ((3, 1, 1), 2, 2),
        ((2, 2, 2), 1, 1),
        ((1, 3, 1), 1, 2),
    ],
)
def test_pd_62__the_fewest_points_begin_of_equals_who_came_first(
    mythical: tuple[int, ...], first: int, expected: int
):
    table = confirmed(scoring(*(f"0.0.0.0.0.{many}" for many in mythical), first=first))
    assert [event.points for event in table.told(FloorScored)] == [*mythical]
    assert table.events[-1] == FloorStarted(2, expected)
    assert (table.deciders, table.state.first) == ([expected], expected)


def test_pd_62__only_the_floor_just_played_counts():
    seats = (
        f"gems=0.0.0.0.0.2 placed={FIRST} floors=1 | gems=0.0.0.0.0.1 placed={OTHERS[0]} floors=9"
    )
    table = confirmed(at(f"phase=score floor=2 waiting=0.1 {AREAS} | {seats}"))
    assert table.told(FloorStarted) == [FloorStarted(3, 1)]


def test_pd_62__the_points_count_before_gems_are_discarded():
    table = confirmed(scoring("0.0.0.0.0.7", "0.0.0.0.0.6"))
    assert (table.state.first, table.view(0).first) == (0, 0)
    table.does(0, "discard mythical", "discard mythical", "confirm")
    table.does(1, "discard mythical", "confirm")
    assert table.told(FloorStarted) == [FloorStarted(2, 1)]


def test_pd_62__play_stays_clockwise():
    table = confirmed(scoring("0.0.0.0.0.1", "0.0.0.0.0.2", "0.0.0.0.0.0", numbers=(0, 0, 0)))
    order = []
    for _ in range(4):
        (seat,) = table.deciders
        order.append(seat)
        table.plays(seat, "e5>" if len(order) < 4 else "e6>")
    assert order == [2, 0, 1, 2]


def test_pd_62__the_new_floor_is_empty_for_all():
    table = confirmed(scoring("0.0.0.0.0.1", "0.0.0.0.0.2"))
    assert [player.done for player in table.view(None).players] == [False, False]
    table.does(0, "take 1 blue", "up 1")
    assert len(table.legal(0)) == 34
