"""The Legend's points, and who wins. Rules PD-88 to PD-91, with PD-62, and the example PD-X4."""

import pytest
from tests.games.pyramido.pyramids import AREAS, FIRST
from tests.games.pyramido.table import Table, at

from pyramidion.games.pyramido.components import Gem
from pyramidion.games.pyramido.events import (
    BagRefilled,
    FloorScored,
    FloorStarted,
    LegendDrew,
    LegendScored,
    MatchEnded,
)
from pyramidion.games.pyramido.scoring import legend_points


def scoring(
    hers: str,
    floor: int = 1,
    mine: str = "0.0.0.0.0.0",
    more: str = "",
    numbers: tuple[int, ...] = (),
    first: int = 0,
) -> Table:
    """The player is to score a floor, the Legend has these gems."""
    before = ".".join(["1"] * (floor - 1))
    return at(
        f"phase=score floor={floor} first={first} waiting=0 {AREAS} {more}"
        f" | gems={mine} placed={FIRST} done floors={before}"
        f" | her stack=80 gems={hers} moves=0 done floors={before}",
        numbers,
    )


@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_pd_88__floor_k_brings_k_points_a_colour_gem_and_2_a_mythical_one(floor: int):
    table = scoring("1.0.2.0.0.3", floor).does(0, "confirm")
    points = floor * 3 + 2 * 3
    assert table.told(LegendScored) == [LegendScored(floor, points, (1, 0, 2, 0, 0, 3))]
    assert table.state.floors[1][-1] == points
    legend = table.view(0).legend
    assert legend is not None
    assert legend.floors[-1] == points


def test_pd_88__every_colour_counts():
    for colour in range(5):
        gems = ".".join("1" if kind == colour else "0" for kind in range(6))
        assert scoring(gems, 4).does(0, "confirm").told(LegendScored)[0].points == 4


def test_pd_88__the_player_scores_as_usual():
    table = scoring("1.0.0.0.0.0", mine="0.0.0.0.1.1").does(0, "light 152 r", "confirm")
    assert table.told(FloorScored)[0].points == 5 + 1


def test_pd_89__her_colour_gems_are_discarded_and_mythical_ones_stay():
    table = scoring("1.2.1.0.3.6", 2, more="discards=1.0.0.0.0.2").does(0, "confirm")
    assert table.field("gems", 2) == "0.0.0.0.0.6"
    assert table.field("discards") == "2.2.1.0.3.2"


def test_pd_89__no_limit_holds_for_her():
    table = scoring("0.0.0.0.0.9").does(0, "confirm")
    assert (table.state.phase, table.state.floor) == ("take", 2)
    assert table.field("gems", 2) == "0.0.0.0.0.9"


def test_pd_89__the_limit_holds_for_the_player():
    table = scoring("0.0.0.0.0.9", mine="6.0.0.0.0.0").does(0, "confirm")
    assert (table.state.phase, table.deciders) == ("keep", [0])


@pytest.mark.parametrize(
    ("mine", "hers", "first", "expected"), [(3, 1, 0, 1), (1, 1, 0, 0), (2, 1, 0, 0), (2, 1, 1, 1)]
)
def test_pd_62__the_legend_may_begin_a_floor(mine: int, hers: int, first: int, expected: int):
    """She scores two points a mythical gem, the player one."""
    table = scoring(f"0.0.0.0.0.{hers}", mine=f"0.0.0.0.0.{mine}", first=first)
    table.does(0, "confirm")
    assert table.told(FloorStarted) == [FloorStarted(2, expected)]
    assert table.deciders == [expected]


def solo(mine: str, hers: str, more: str = "") -> Table:
    """A match alone that is over."""
    return at(f"phase=over floor=4 {AREAS} | floors={mine} {more} | her stack=80 floors={hers}")


def test_pd_90__more_points_than_hers_beat_her():
    outcome = solo("10.10.10.11", "10.10.10.10").outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.winners, outcome.tie_break) == ((1, 2), (0,), None)
    assert [score.total for score in outcome.scores] == [41, 40]
    assert outcome.ended == "PD-70"


def test_pd_90__she_wins_a_tie_whatever_gems_are_left():
    outcome = solo("11.9.10.10", "10.10.10.10", "gems=1.1.1.0.0.2").outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.winners, outcome.tie_break) == ((2, 1), (1,), "PD-90")


def test_pd_90__fewer_points_lose():
    outcome = solo("10.10.10.9", "10.10.10.10").outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.tie_break) == ((2, 1), None)


def test_pd_90__her_last_floor_counts():
    table = scoring("1.0.0.0.0.0", 4, mine="0.0.0.0.0.4").does(0, "confirm")
    assert table.events[-1] == MatchEnded()
    assert table.outcome is not None
    assert [score.total for score in table.outcome.scores] == [3 + 4, 3 + 4]
    assert table.outcome.winners == (1,)


BECOME = "legend=become"


@pytest.mark.parametrize("floor", [1, 2, 3])
@pytest.mark.parametrize("mythical", [7, 8, 12])
def test_pd_91__with_seven_mythical_gems_she_draws_one_when_a_floor_begins(
    floor: int, mythical: int
):
    table = scoring(f"0.0.0.0.0.{mythical}", floor, more=BECOME, numbers=(0,)).does(0, "confirm")
    assert table.events[-2:] == [
        FloorStarted(floor + 1, 0),
        LegendDrew(floor + 1, Gem.ORANGE),
    ]
    assert table.field("gems", 2) == f"1.0.0.0.0.{mythical}"
    assert table.field("bag").startswith("5.")


def test_pd_91__it_is_drawn_at_random():
    table = scoring("0.0.0.0.0.7", more=BECOME, numbers=(40,)).does(0, "confirm")
    # In the bag lie 6 orange gems, 7 of each other colour and 7 mythical ones.
    assert table.told(LegendDrew) == [LegendDrew(2, Gem.MYTHICAL)]
    assert table.field("gems", 2) == "0.0.0.0.0.8"


@pytest.mark.parametrize("gems", ["0.0.0.0.0.6", "3.2.0.0.0.6", "0.0.0.0.0.0"])
def test_pd_91__six_are_not_enough(gems: str):
    table = scoring(gems, more=BECOME).does(0, "confirm")
    assert table.events[-1] == FloorStarted(2, 0)
    assert table.told(LegendDrew) == []


def test_pd_91__not_in_the_first_mode():
    table = scoring("0.0.0.0.0.9", more="legend=beat").does(0, "confirm")
    assert table.told(LegendDrew) == []


def test_pd_91__not_after_the_last_floor():
    table = scoring("0.0.0.0.0.9", 4, more=BECOME).does(0, "confirm")
    assert table.told(LegendDrew) == []


def test_pd_91__after_the_player_has_discarded():
    table = scoring("0.0.0.0.0.7", mine="6.0.0.0.0.0", more=BECOME, numbers=(0,))
    table.does(0, "confirm")
    assert table.told(LegendDrew) == []
    table.does(0, "discard orange", "confirm")
    assert table.told(LegendDrew) == [LegendDrew(2, Gem.BLUE)]


def test_pd_91__out_of_the_discards_when_the_bag_is_empty():
    more = f"{BECOME} bag=0.0.0.0.0.0 discards=0.0.0.0.1.0"
    table = scoring("0.0.0.0.0.7", more=more, numbers=(0,)).does(0, "confirm")
    assert table.events[-2:] == [BagRefilled((0, 0, 0, 0, 1, 0)), LegendDrew(2, Gem.RED)]


def test_pd_91__nothing_where_there_is_nothing():
    table = scoring("0.0.0.0.0.7", more=f"{BECOME} bag=0.0.0.0.0.0").does(0, "confirm")
    assert table.events[-1] == FloorStarted(2, 0)


def test_pd_91__the_gem_counts_at_the_end_of_that_floor():
    table = scoring("0.0.0.0.0.7", 3, more=BECOME, numbers=(0,)).does(0, "confirm")
    table.plays(0, "e5>").does(1, "legend")
    held = table.state.gems[1]
    table.does(0, "confirm")
    told = table.told(LegendScored)[-1]
    assert (told.floor, told.points) == (4, 4 * sum(held[:5]) + 2 * held[5])
    assert held[0] >= 1


def test_pd_x4__five_colour_and_six_mythical_gems_are_27_points_on_floor_3():
    table = scoring("2.0.1.0.2.6", 3).does(0, "confirm")
    assert table.told(LegendScored) == [LegendScored(3, 5 * 3 + 6 * 2, (2, 0, 1, 0, 2, 6))]
    assert table.told(LegendScored)[0].points == legend_points(3, (5, 0, 0, 0, 0, 6)) == 27
