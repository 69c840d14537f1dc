"""The booklet's example of a whole pyramid. PD-X1 and PD-X2, with the score pad of PD-X3."""

import pytest
from tests.games.pyramido.pyramids import (
    AREAS,
    FIRST,
    FIRST_SEEN,
    FOURTH,
    FOURTH_SEEN,
    OTHERS,
    SECOND,
    SECOND_SEEN,
    THIRD,
    THIRD_SEEN,
)
from tests.games.pyramido.table import Table, at

from pyramidion.games.pyramido.events import FloorScored, MatchEnded

PYRAMID = [FIRST, SECOND, THIRD, FOURTH]


def scoring(floor: int, gems: str, floors: str = "") -> Table:
    """The pyramid with so many floors, and the gems to light it."""
    mine = ".".join(PYRAMID[:floor])
    return at(
        f"phase=score floor={floor} waiting=0.1 {AREAS}"
        f" | gems={gems} placed={mine} done floors={floors}"
        f" | placed={OTHERS[0]} done floors={floors}"
    )


@pytest.mark.parametrize(
    ("floor", "seen"), [(1, FIRST_SEEN), (2, SECOND_SEEN), (3, THIRD_SEEN), (4, FOURTH_SEEN)]
)
def test_pd_x2__the_pyramid_is_seen_from_above(floor: int, seen: str):
    assert scoring(floor, "0.0.0.0.0.0").seen() == seen


@pytest.mark.parametrize(
    ("floor", "gems", "steps", "brought", "points"),
    [
        pytest.param(
            2,
            "2.1.0.1.1.1",
            ["light 243 o", "light 177 b", "light 152 r", "light 171 o", "light 245 g"],
            [4, 3, 5, 2, 5],
            20,
            id="floor 2",
        ),
        pytest.param(
            3,
            "2.0.0.1.1.1",
            ["light 243 o", "light 152 r", "light 171 o", "light 226 g"],
            [4, 8, 2, 6],
            21,
            id="floor 3",
        ),
        pytest.param(4, "0.0.0.1.1.0", ["light 152 r", "light 226 g"], [8, 6], 14, id="floor 4"),
    ],
)
def test_pd_x2__floors_2_to_4_bring_20_21_and_14_points_on_the_table(
    floor: int, gems: str, steps: list[str], brought: list[int], points: int
):
    table = scoring(floor, gems).does(0, *steps, "confirm").does(1, "confirm")
    told = table.told(FloorScored)[0]
    assert [lit for *_, lit in told.zones] == brought
    assert told.mythical == int(gems[-1])
    assert told.points == points == sum(brought) + told.mythical


def test_pd_x2__the_four_floors_are_78_points():
    table = scoring(4, "0.0.0.1.1.0", floors="23.20.21")
    table.does(0, "light 152 r", "light 226 g", "confirm").does(1, "confirm")
    assert table.events[-1] == MatchEnded()
    assert table.outcome is not None
    assert table.outcome.scores[0].total == 78
