"""Gems on zones, and points. Rules PD-52 to PD-58, and the example PD-X1."""

import pytest
from tests.games.pyramido.pyramids import AREAS, FIRST, OTHERS, WIDE
from tests.games.pyramido.table import NOTATION, Table, at, laid

from pyramidion.games.pyramido import PYRAMIDO
from pyramidion.games.pyramido.actions import Activate
from pyramidion.games.pyramido.components import Gem
from pyramidion.games.pyramido.events import (
    FloorScored,
    SeatConfirmed,
    ZoneActivated,
    ZoneCleared,
)
from pyramidion.games.pyramido.view import LitView

HIDDEN_ICONS = (
    f"{laid(1, WIDE, [1, 2, 4, 5, 6, 44, 57, 85, 55, 56])}.{laid(2, 'Aa../..Bb', [73, 74])}"
)
"""A pyramid whose blue zone 193 shows, but not its icons."""

M = Gem.MYTHICAL


def scoring(gems: str, mine: str = FIRST, floor: int = 1, options: str = "") -> Table:
    """Both of two seats are to put gems on zones; seat 1 has none."""
    return at(
        f"phase=score floor={floor} waiting=0.1 {AREAS} {options}"
        f" | gems={gems} placed={mine} done | placed={OTHERS[0]} done"
    )


def scored(gems: str, *steps: str, mine: str = FIRST, floor: int = 1) -> FloorScored:
    """What seat 0 is told after these steps."""
    table = scoring(gems, mine, floor).does(0, *steps, "confirm").does(1, "confirm")
    (told,) = [event for event in table.told(FloorScored) if event.seat == 0]
    return told


def test_pd_52__all_place_gems_at_the_same_time():
    table = scoring("0.0.0.0.1.0")
    assert table.deciders == [0, 1]
    table.does(1, "confirm")
    assert table.deciders == [0]
    table.does(0, "light 152 r")
    assert table.deciders == [0]


def test_pd_52__as_many_zones_as_one_likes():
    table = scoring("2.1.1.1.1.0")
    steps = [
        "light 188 o",
        "light 260 o",
        "light 196 b",
        "light 224 p",
        "light 230 g",
        "light 152 r",
    ]
    table.does(0, *steps, "confirm").does(1, "confirm")
    assert table.told(FloorScored)[0].points == 4 + 2 + 3 + 3 + 3 + 5


@pytest.mark.parametrize("seat", [1, None])
def test_pd_52__others_do_not_see_them_until_all_have_confirmed(seat: int | None):
    before = scoring("0.0.0.0.1.2").view(seat)
    table = scoring("0.0.0.0.1.2").does(0, "light 152 r", "light 196 mm", "clear 196")
    assert table.view(seat) == before
    assert table.heard(seat) == []
    table.does(0, "confirm")
    seen = table.view(seat).players[0]
    assert (seen.lit, seen.gems, seen.confirmed) == ((), (0, 0, 0, 0, 1, 2), True)
    assert table.heard(seat) == [SeatConfirmed(0)]


def test_pd_52__the_own_ones_are_seen():
    table = scoring("0.0.0.0.1.2").does(0, "light 152 r", "light 196 mm")
    assert table.events == [ZoneActivated(0, 152, (Gem.RED,)), ZoneActivated(0, 196, (M, M))]
    assert table.heard(0) == table.events
    assert table.view(0).players[0].lit == (
        LitView(152, (Gem.RED,), 5),
        LitView(196, (M, M), 3),
    )


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pd_52__all_see_them_in_the_end(seat: int | None):
    table = scoring("0.0.0.0.1.2").does(0, "light 152 r", "light 196 mm", "confirm")
    assert FloorScored not in {type(event) for event in table.heard(seat)}
    table.does(1, "confirm")
    told = [event for event in table.heard(seat) if isinstance(event, FloorScored)]
    zones = ((152, (Gem.RED,), 5), (196, (M, M), 3))
    assert told == [FloorScored(0, 1, zones, 0, 8), FloorScored(1, 1, (), 0, 0)]


def test_pd_52__gems_are_taken_back_before_confirming():
    table = scoring("0.0.0.0.1.0").does(0, "light 152 r")
    assert table.legal(0) == {"confirm", "clear 152"}
    table.does(0, "clear 152")
    assert table.events[-1] == ZoneCleared(0, 152)
    assert table.legal(0) == {"confirm", "light 152 r"}


def test_pd_52__clearing_one_zone_leaves_the_others():
    table = scoring("0.1.0.0.1.0").does(0, "light 152 r", "light 196 b", "clear 152")
    assert table.field("lit", 1) == "196b"


@pytest.mark.parametrize("zone", [152, 153, 999])
def test_pd_52__clearing_a_zone_without_gems_is_refused(zone: int):
    table = scoring("0.1.0.0.1.0").does(0, "light 196 b")
    table.refuses(0, f"clear {zone}", rule="PD-52", code="pd-not-activated", zone=zone)


@pytest.mark.parametrize(
    "step", ["light 152 r", "light 152 rrr", "light 196 mm", "light 230 g", "light 152 mmmmmm"]
)
def test_pd_52__gems_that_one_does_not_have_are_refused(step: str):
    table = scoring("1.1.1.0.0.1")
    table.refuses(0, step, rule="PD-52", code="pd-not-your-gems")


def test_pd_52__nor_gems_that_lie_on_another_zone():
    table = scoring("1.0.0.0.0.3").does(0, "light 188 o", "light 196 mm")
    assert table.legal(0) == {"confirm", "clear 188", "clear 196"}
    for step in ("light 260 o", "light 260 mm"):
        table.refuses(0, step, rule="PD-52", code="pd-not-your-gems")


@pytest.mark.parametrize("step", ["light 152 r", "clear 152", "confirm", "discard red", "e5>"])
def test_pd_52__who_has_confirmed_waits(step: str):
    table = scoring("0.0.0.0.2.0").does(0, "light 152 r", "confirm")
    assert table.legal(0) == set()
    table.refuses(0, step, rule="PD-52", code="pd-wait-for-scoring")


def test_pd_52__zones_of_any_floor():
    mine = f"{FIRST}.{laid(2, 'Aa/Bb', [32, 33])}"
    told = scored("0.2.0.0.0.0", "light 171 b", "light 196 b", mine=mine, floor=2)
    assert told == FloorScored(0, 2, ((171, (Gem.BLUE,), 4), (196, (Gem.BLUE,), 3)), 0, 7)


def test_pd_53__one_gem_of_its_colour_brings_a_point_an_icon():
    assert scored("0.0.0.0.1.0", "light 152 r") == FloorScored(0, 1, ((152, (Gem.RED,), 5),), 0, 5)
    assert scored("1.0.0.0.0.0", "light 188 o").points == 4
    assert scored("1.0.0.0.0.0", "light 260 o").points == 2


def test_pd_53__each_zone_of_the_colour_may_be_chosen():
    table = scoring("1.0.0.0.0.0")
    assert table.legal(0) == {"confirm", "light 188 o", "light 260 o"}


def test_pd_53__zones_that_are_not_activated_score_nothing():
    assert scored("3.0.0.0.3.0") == FloorScored(0, 1, (), 0, 0)


@pytest.mark.parametrize(
    ("step", "gem"),
    [
        ("light 152 o", "orange"),
        ("light 152 bbb", "blue"),
        ("light 152 pmm", "purple"),
        ("light 152 grr", "green"),
        ("light 152 obp", "orange"),
    ],
)
def test_pd_53__gems_of_another_colour_are_refused(step: str, gem: str):
    table = scoring("3.3.3.3.3.3")
    table.refuses(0, step, rule="PD-53", code="pd-wrong-colour", gem=gem, colour="red")


@pytest.mark.parametrize("zone", [153, 189, 0, -1, 324, 323])
def test_pd_53__a_zone_that_does_not_exist_is_refused(zone: int):
    step = Activate(zone, (Gem.RED,))
    scoring("0.0.0.0.1.0").refuses(0, step, rule="PD-53", code="pd-no-such-zone", zone=zone)


def test_pd_53__a_zone_of_another_player_is_refused():
    table = scoring("1.1.1.1.1.0")
    mine = {zone for zone, *_ in table.zones(0)}
    theirs = {zone for zone, *_ in table.zones(1)} - mine
    for zone in theirs:
        table.refuses(0, f"light {zone} r", rule="PD-53", code="pd-no-such-zone", zone=zone)


def test_pd_53__a_zone_without_visible_icons_may_be_activated_for_nothing():
    told = scored("0.1.0.0.0.0", "light 193 b", mine=HIDDEN_ICONS, floor=2)
    assert told == FloorScored(0, 2, ((193, (Gem.BLUE,), 0),), 0, 0)


def test_pd_54__two_mythical_gems_replace_one_colour_gem():
    assert scored("0.0.0.0.0.2", "light 152 mm") == FloorScored(0, 1, ((152, (M, M), 5),), 0, 5)


def test_pd_54__also_beside_a_colour_gem_that_is_kept():
    table = scoring("0.0.0.0.1.2").does(0, "light 152 mm", "confirm").does(1, "confirm")
    assert table.field("gems", 1) == "0.0.0.0.1.0"


def test_pd_54__one_mythical_gem_is_refused():
    scoring("0.0.0.0.0.1").refuses(0, "light 152 m", rule="PD-56", code="pd-wrong-amount")


@pytest.mark.parametrize("paid", ["rrr", "rrmm", "rmmmm", "mmmmmm"])
def test_pd_55__the_worth_of_three_colour_gems_doubles_a_zone(paid: str):
    told = scored(f"0.0.0.0.{paid.count('r')}.{paid.count('m')}", f"light 152 {paid}")
    (lit,) = told.zones
    assert (lit[0], "".join(gem[0] for gem in lit[1]), lit[2]) == (152, paid, 10)
    assert told.points == 10


def test_pd_55__as_many_zones_as_one_likes():
    steps = ["light 152 rrr", "light 188 oomm", "light 230 gmmmm"]
    assert scored("2.0.0.1.3.6", *steps).points == 10 + 8 + 6


def test_pd_55__all_six_ways_are_listed():
    assert scoring("0.0.0.0.3.6").legal(0) >= {
        "light 152 r",
        "light 152 mm",
        "light 152 rrr",
        "light 152 rrmm",
        "light 152 rmmmm",
        "light 152 mmmmmm",
    }


def test_pd_55__zones_of_other_colours_take_mythical_gems_only():
    legal = scoring("0.0.0.0.3.6").legal(0)
    assert {step for step in legal if " 196 " in step} == {"light 196 mm", "light 196 mmmmmm"}


def test_pd_56__a_zone_is_activated_once():
    table = scoring("0.0.0.0.3.6").does(0, "light 152 r")
    for step in ("light 152 r", "light 152 mm", "light 152 rrmm"):
        table.refuses(0, step, rule="PD-56", code="pd-activated-twice", zone=152)


def test_pd_56__paying_otherwise_after_clearing_it_is_once():
    assert scored("0.0.0.0.3.0", "light 152 r", "clear 152", "light 152 rrr").points == 10


@pytest.mark.parametrize(
    "paid",
    [
        *("rr", "rrrr", "rrrrrr", "m", "mmm", "mmmm", "mmmmm", "mmmmmmm", "mmmmmmmm"),
        *("rm", "rmm", "rmmm", "rrm", "rrmmm", "rrmmmm", "rrrm", "rrrmm", "rmmmmm"),
    ],
)
def test_pd_56__other_amounts_are_refused(paid: str):
    table = scoring("0.0.0.0.6.8")
    table.refuses(0, f"light 152 {paid}", rule="PD-56", code="pd-wrong-amount")


def test_pd_56__nothing_is_no_amount():
    scoring("0.0.0.0.6.8").refuses(0, Activate(152, ()), rule="PD-56", code="pd-wrong-amount")


def test_pd_56__a_zone_may_be_activated_again_on_a_later_floor():
    table = at(
        f"phase=score floor=3 waiting=0 {AREAS} | gems=2.0.0.0.0.0 placed={FIRST} done floors=1.1"
        " | her stack=80 done floors=9.9"
    )
    table.does(0, "light 260 o", "confirm")
    assert table.told(FloorScored)[0].zones == ((260, (Gem.ORANGE,), 2),)
    table.does(1, "legend").plays(0, "e5>")
    assert table.state.phase == "score"
    table.does(0, "light 260 o", "confirm")
    assert table.told(FloorScored)[1].zones == ((260, (Gem.ORANGE,), 2),)


@pytest.mark.parametrize(("gems", "points"), [(0, 0), (1, 1), (4, 4), (9, 9)])
def test_pd_57__a_point_for_each_mythical_gem_left(gems: int, points: int):
    assert scored(f"0.0.0.0.0.{gems}") == FloorScored(0, 1, (), points, points)


def test_pd_57__those_on_zones_do_not_count():
    told = scored("0.0.0.0.1.5", "light 152 rmmmm")
    assert told == FloorScored(0, 1, ((152, (Gem.RED, M, M, M, M), 10),), 1, 11)


def test_pd_57__colour_gems_left_bring_nothing():
    assert scored("5.5.5.5.5.0").points == 0


@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_pd_57__on_every_floor(floor: int):
    assert scored("0.0.0.0.0.2", floor=floor).points == 2


def test_pd_57__before_those_too_many_are_discarded():
    table = scoring("0.0.0.0.0.7").does(0, "confirm").does(1, "confirm")
    assert table.state.phase == "keep"
    assert table.told(FloorScored)[0].points == 7
    assert table.view(None).players[0].score.total == 7


def test_pd_58__gems_may_be_kept():
    table = scoring("1.1.1.1.1.0").does(0, "light 152 r", "confirm").does(1, "confirm")
    assert table.field("gems", 1) == "1.1.1.1.0.0"
    assert table.told(FloorScored)[0].points == 5


def test_pd_58__nobody_must_activate_anything():
    table = scoring("1.1.1.1.1.0").does(1, "confirm").does(0, "confirm")
    assert [event.points for event in table.told(FloorScored)] == [0, 0]


def test_pd_58__the_best_use_of_gems_is_shown_where_it_is_wanted():
    best = scoring("0.0.0.0.1.1").view(0).best
    assert best is not None
    assert (best.points, best.lit) == (6, (LitView(152, (Gem.RED,), 5),))
    assert scoring("0.0.0.0.1.1").view(None).best is None
    assert scoring("0.0.0.0.1.1", options="hints=no").view(0).best is None


def test_pd_58__the_best_use_tells_doubled_points():
    best = scoring("0.0.0.0.3.0").view(0).best
    assert best is not None
    assert best.lit == (LitView(152, (Gem.RED,) * 3, 10),)


EXAMPLE = ["light 260 o", "light 224 p", "light 230 g", "light 188 o", "light 152 rrr"]


def test_pd_x1__floor_1_brings_23_points():
    told = scored("2.0.1.1.3.1", *EXAMPLE)
    assert [points for *_, points in told.zones] == [2, 3, 3, 4, 2 * 5]
    assert (told.mythical, told.points) == (1, 23)


def test_pd_x1__in_whatever_order_the_gems_are_placed():
    told = scored("2.0.1.1.3.1", *reversed(EXAMPLE))
    assert told.points == 23
    table = scoring("2.0.1.1.3.1").does(0, *EXAMPLE)
    again = NOTATION.parse_state(table.position)
    assert NOTATION.format_state(again) == table.position
    assert [int(seat) for seat in PYRAMIDO.deciders(again)] == [0, 1]
