"""The Legend's turn. Rules PD-80 to PD-87."""

import pytest
from tests.games.pyramido.pyramids import BLOCKED, FIRST
from tests.games.pyramido.table import Table, at, laid

from pyramidion.games.pyramido import PYRAMIDO
from pyramidion.games.pyramido.components import DOMINO, Gem
from pyramidion.games.pyramido.events import (
    BagRefilled,
    DominoTurnedUp,
    GemsDrawn,
    LegendMoved,
    PileRebuilt,
    TurnLost,
)
from pyramidion.games.pyramido.meta import First, Options
from pyramidion.kernel.chance import Scripted

PILES = "1.2.3/4.5.6/7.8.9/10.11.12/13.14.15"
BLUE_AND_RED = 53
"""A domino with one blue and one red icon."""
BLUE_TWICE = 49
"""A blue and red domino with both icons on blue."""


def hers(
    areas: str,
    top: int = BLUE_AND_RED,
    up: str = "1.3.5",
    piles: str = PILES,
    more: str = "",
    numbers: tuple[int, ...] = (),
) -> Table:
    """It is the Legend's turn."""
    position = f"turn=1 up={up} piles={piles} areas={areas} {more} | | her stack={top} moves=10"
    return at(position, numbers)


def moved(table: Table) -> LegendMoved:
    """What she is told to have done in her turn."""
    (told,) = table.does(1, "legend").told(LegendMoved)
    return told


def finds(told: LegendMoved) -> str:
    """Her gems as `1b 5r | 3m`: the first pass, then the second."""
    first = [f"{space + 1}{gem[0]}" for space, gem in told.first_pass]
    second = [f"{space + 1}{gem[0]}" for space, gem in told.second_pass]
    return " ".join([*first, "|", *second])


def test_pd_80__a_domino_drawn_at_random_begins_her_stack():
    for shuffle, drawn in ((range(90), 90), ([*range(89, -1, -1)], 1)):
        state = PYRAMIDO.setup(Options(), 1, Scripted([0] * 15, [shuffle]))
        assert state.stack == (drawn,)
        assert all(drawn not in pile for pile in state.piles)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pd_80__it_lies_face_up(seat: int | None):
    legend = hers("ggg/ggg/mpm/rro/ppp").view(seat).legend
    assert legend is not None
    assert legend.stack == (BLUE_AND_RED,)


@pytest.mark.parametrize("first", [First.LOT, First.SEAT_1])
def test_pd_80__the_player_begins(first: First):
    state = PYRAMIDO.setup(Options(first=first), 1, Scripted([0] * 15))
    assert (PYRAMIDO.deciders(state), state.first) == ((0,), 0)


def test_pd_80__the_player_plays_as_usual():
    table = at("areas=obm/pgr/oob/mmm/rgp | | her stack=53 moves=10")
    assert "take 1 blue" in table.legal(0)
    table.does(0, "take 1 blue", "up 1", "e5v", "confirm")
    assert table.deciders == [1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_80__with_others_there_is_no_legend(players: int):
    state = PYRAMIDO.setup(Options(), players, Scripted([0] * 16))
    assert (state.stack, state.seats, PYRAMIDO.view(state, None).legend) == ((), players, None)


@pytest.mark.parametrize(
    ("top", "preferences"),
    [(53, ["blue", "red"]), (49, ["blue", "blue"]), (51, ["red", "red"]), (90, ["red", "red"])],
)
def test_pd_81__her_preferences_are_the_colours_of_the_icons_not_of_the_blocks(
    top: int, preferences: list[str]
):
    assert DOMINO[top].blocks[1].colour == "red"
    assert [*moved(hers("bbr/ggg/rro/ggg/ppp", top)).preferences] == preferences


def test_pd_81__they_are_those_of_the_top_of_her_stack():
    position = f"turn=1 piles={PILES} areas=bbr/ggg/rro/ggg/ppp | | her stack=49.80.53 moves=7"
    assert [*moved(at(position)).preferences] == ["blue", "red"]


def test_pd_82__she_looks_only_at_spaces_with_a_face_up_domino():
    assert finds(moved(hers("ogb/rrr/ogr/bbb/mmm"))) == "1b 3r |"
    assert finds(moved(hers("ogb/rrr/ogg/bbb/ogg"))) == "1b |"
    assert finds(moved(hers("ogb/rrr/ogr/bbb/mmm", up="2.4.5"))) == "2r 4b |"


def test_pd_82__from_left_to_right():
    assert finds(moved(hers("oob/rrr/bbr/bbb/rrb"))) == "1b 3r |"
    assert finds(moved(hers("oor/rrr/brr/bbb/rrb"))) == "1r 3b |"


@pytest.mark.parametrize("areas", ["bbr/bbr/brr/rbr/bbr", "brm/mmm/mmm/mmm/mmm"])
def test_pd_82__she_takes_two_gems_not_more(areas: str):
    table = hers(areas)
    assert finds(moved(table)) == "1b 1r |"
    assert table.field("gems", 2) == "0.1.0.0.1.0"


@pytest.mark.parametrize(
    ("top", "areas", "taken"),
    [
        pytest.param(BLUE_AND_RED, "brg/ggo/ooo/ggo/ppp", "1b 1r |", id="two in one space"),
        pytest.param(BLUE_AND_RED, "bbg/ggo/ooo/ggo/rpp", "1b 5r |", id="one of each"),
        pytest.param(BLUE_AND_RED, "bbg/ggo/brr/ggo/rpp", "1b 3r |", id="not the same twice"),
        pytest.param(BLUE_AND_RED, "oog/ggo/orr/ggo/bpp", "3r 5b |", id="the other first"),
        pytest.param(BLUE_AND_RED, "mmb/ggo/mmo/ggo/rpp", "1b 5r |", id="colours before mythical"),
        pytest.param(BLUE_TWICE, "bbg/ggo/obr/ggo/rpp", "1b 1b |", id="two alike"),
        pytest.param(BLUE_TWICE, "bgg/ggo/orr/ggo/bpp", "1b 5b |", id="two alike, apart"),
        pytest.param(BLUE_TWICE, "rrg/ggo/orb/ggo/rpp", "3b |", id="only one"),
    ],
)
def test_pd_83__first_she_takes_what_she_prefers(top: int, areas: str, taken: str):
    assert finds(moved(hers(areas, top))) == taken


@pytest.mark.parametrize(
    ("top", "areas", "taken"),
    [
        pytest.param(BLUE_AND_RED, "ggm/mmm/mbg/mmm/mgg", "3b | 1m", id="one missing"),
        pytest.param(BLUE_AND_RED, "ggo/mmm/mbg/mmm/mgg", "3b | 3m", id="of the same space"),
        pytest.param(BLUE_AND_RED, "ggm/mmm/mog/mmm/mgg", "| 1m 3m", id="both, of two spaces"),
        pytest.param(BLUE_AND_RED, "ggo/mmm/mmm/mmm/mgg", "| 3m 3m", id="both, of one space"),
        pytest.param(BLUE_AND_RED, "ggo/mmm/ogg/mmm/mgg", "| 5m", id="only one there"),
        pytest.param(BLUE_TWICE, "gmm/mmm/bmm/mmm/mgg", "3b | 1m", id="not more than two"),
    ],
)
def test_pd_84__then_mythical_gems_for_those_missing(top: int, areas: str, taken: str):
    assert finds(moved(hers(areas, top))) == taken


@pytest.mark.parametrize(
    ("areas", "space", "domino", "turned_up"),
    [
        ("brg/ggo/ooo/ggo/ppp", 0, 3, 2),
        ("bbg/ggo/ooo/ggo/rpp", 4, 15, 14),
        ("mgg/ggo/ooo/ggo/rpp", 0, 3, 2),
        ("ggg/ggo/omm/ggo/mpp", 2, 9, 8),
    ],
)
def test_pd_85__she_takes_the_domino_of_her_last_gem_and_turns_up_the_next(
    areas: str, space: int, domino: int, turned_up: int
):
    table = hers(areas)
    told = moved(table)
    assert (told.space, told.domino, told.turned_up) == (space, domino, turned_up)
    assert table.state.stack == (BLUE_AND_RED, domino)
    assert table.field("up") == "1.3.5"
    assert table.view(0).spaces[space].up == turned_up
    assert table.view(0).spaces[space].pile == 2


def test_pd_85__nothing_else_is_turned_up():
    table = hers("brg/ggo/ooo/ggo/ppp", up="1.2.4")
    moved(table)
    assert table.field("up") == "1.2.4"
    assert table.told(DominoTurnedUp) == []


def test_pd_85__her_gems_leave_their_areas():
    table = hers("bbg/ggo/ooo/ggo/rpp")
    moved(table)
    assert table.field("areas") == "bg/ggo/ooo/ggo/pp"
    assert table.field("gems", 2) == "0.1.0.0.1.0"


def test_pd_85__emptied_areas_are_renewed_the_leftmost_first_after_her_search():
    # In the bag lie 7 orange and 8 blue gems, then others.
    table = hers("r/ggo/ppp/ggo/b", numbers=(0, 0, 0, 6, 6, 6))
    assert finds(moved(table)) == "1r 5b |"
    assert table.told(GemsDrawn) == [
        GemsDrawn(0, (Gem.ORANGE,) * 3),
        GemsDrawn(4, (Gem.BLUE,) * 3),
    ]
    assert table.field("areas") == "ooo/ggo/ppp/ggo/bbb"


def test_pd_85__she_does_not_take_what_is_renewed():
    table = hers("m/ggo/ppp/ggo/ppp", numbers=(9, 9, 9))
    # Blue ones come, but her search is over.
    assert finds(moved(table)) == "| 1m"
    assert table.field("gems", 2) == "0.0.0.0.0.1"


def test_pd_85__an_emptied_pile_is_rebuilt_before_she_turns_up():
    table = hers("brg/ggo/ooo/ggo/ppp", piles="3/4.5.6/7.8.9.16/10.11.12/13.14.15")
    told = moved(table)
    assert table.told(PileRebuilt) == [PileRebuilt(0, 2, 2)]
    assert (told.domino, told.turned_up) == (3, 8)
    assert table.field("piles") == "7.8/4.5.6/9.16/10.11.12/13.14.15"
    assert table.field("up") == "1.3.5"


def test_pd_85__where_no_pile_has_two_nothing_is_turned_up():
    table = hers("brg/ggo/ooo/ggo/ppp", piles="3/4/7/10/13")
    assert moved(table).turned_up is None
    assert (table.field("piles"), table.field("up")) == ("/4/7/10/13", "3.5")


def test_pd_85__a_short_bag_is_refilled_for_her_too():
    table = hers(
        "br/ggo/ooo/ggo/ppp",
        more="bag=0.0.0.0.0.1 discards=0.0.0.2.0.0",
        numbers=(0, 0, 0),
    )
    moved(table)
    assert table.told(BagRefilled) == [BagRefilled((0, 0, 0, 2, 0, 0))]
    assert table.field("areas") == "ggm/ggo/ooo/ggo/ppp"


@pytest.mark.parametrize("seat", [0, None])
def test_pd_85__all_see_her_turn(seat: int | None):
    table = hers("bbg/ggo/ooo/ggo/rpp")
    told = moved(table)
    assert table.heard(seat) == [told]
    legend = table.view(seat).legend
    assert legend is not None
    assert (legend.last, legend.stack, legend.moves) == (told, (BLUE_AND_RED, 15), 9)


def test_pd_86__without_a_gem_she_takes_the_leftmost_domino_and_draws_one():
    table = hers("ggg/brm/ggo/ppp/ooo", up="1.3.5", numbers=(40,))
    # In the bag lie 5 orange, 8 blue, 6 purple, 4 green, 8 red and 17 mythical gems.
    told = moved(table)
    assert told == LegendMoved(
        space=0,
        domino=3,
        preferences=told.preferences,
        first_pass=(),
        second_pass=(),
        drawn=Gem.MYTHICAL,
        turned_up=2,
    )
    assert table.field("gems", 2) == "0.0.0.0.0.1"
    assert table.field("bag") == "5.8.6.4.8.16"
    assert table.state.stack == (BLUE_AND_RED, 3)


def test_pd_86__the_leftmost_of_those_face_up():
    table = hers("ggg/ooo/brm/ppp/ogg", up="2.4.5", numbers=(0,))
    told = moved(table)
    assert (told.space, told.domino, told.turned_up, told.drawn) == (1, 6, 5, "orange")
    assert table.field("up") == "2.4.5"


def test_pd_86__out_of_the_discards_when_the_bag_is_empty():
    table = hers("ggg/ooo/ooo/ppp/ggo", more="bag=0.0.0.0.0.0 discards=0.0.0.0.1.0", numbers=(0,))
    assert moved(table).drawn == "red"
    assert table.told(BagRefilled) == [BagRefilled((0, 0, 0, 0, 1, 0))]
    assert table.field("gems", 2) == "0.0.0.0.1.0"


def test_pd_86__nothing_is_drawn_where_there_is_nothing():
    table = hers("ggg/ooo/ooo/ppp/ggo", more="bag=0.0.0.0.0.0")
    assert moved(table).drawn is None
    assert table.field("gems", 2) == "0.0.0.0.0.0"


def test_pd_86__nothing_is_drawn_when_she_found_one():
    assert moved(hers("ggg/ooo/ooo/ppp/ggb")).drawn is None


def test_pd_87__turns_alternate():
    table = hers("bbg/ggo/ooo/ggo/rpp")
    moved(table)
    assert (table.deciders, table.state.phase) == ([0], "take")
    table.plays(0, "e5>")
    assert table.deciders == [1]


@pytest.mark.parametrize("step", ["take 1 blue", "confirm", "e5>", "up 2", "light 152 r"])
def test_pd_87__she_does_nothing_else(step: str):
    table = hers("bbg/ggo/ooo/ggo/rpp")
    assert table.legal(1) == {"legend"}
    table.refuses(1, step, rule="PD-87", code="pd-legend-moves")
    table.refuses(0, step, rule="PD-25", code="pd-not-your-turn", turn=1)


def test_pd_87__nobody_else_plays_her_turn():
    table = hers("bbg/ggo/ooo/ggo/rpp")
    table.refuses(0, "legend", rule="PD-25", code="pd-not-your-turn", turn=1)
    moved(table)
    table.refuses(0, "legend", rule="PD-87", code="pd-legend-moves")
    table.refuses(1, "legend", rule="PD-25", code="pd-not-your-turn", turn=0)


@pytest.mark.parametrize(("floor", "turns"), [(1, 10), (2, 6), (3, 3), (4, 1)])
def test_pd_87__she_has_10_then_6_then_3_then_1_turns(floor: int, turns: int):
    if floor == 1:
        table = Table(PYRAMIDO.setup(Options(), 1, Scripted([0] * 15)))
    else:
        table = at(
            f"phase=score floor={floor - 1} waiting=0 | placed={FIRST} | her stack=80 moves=0 done"
        ).does(0, "confirm")
    legend = table.view(0).legend
    assert legend is not None
    assert legend.moves == turns


def blocked(moves: int) -> Table:
    """The player has a last domino to place, after which there are only gaps."""
    eight = laid(1, BLOCKED.replace("I", ".").replace("i", "."), range(21, 29))
    return at(
        f"phase=place piles={PILES} areas=bbr/ggg/bbr/ggg/brr"
        f" | hand=90 placed={eight} | her stack=53 moves={moves}",
        numbers=(0,) * 12,
    )


def test_pd_87__she_plays_on_when_the_player_is_blocked():
    table = blocked(moves=3).does(0, "g8>", "confirm")
    for left in (2, 1, 0):
        assert table.deciders == [1]
        table.does(1, "legend")
        assert table.state.moves == left
    assert table.told(TurnLost) == [TurnLost(0, 1)]
    assert (table.deciders, table.state.phase) == ([0], "score")


def test_pd_87__the_player_plays_on_when_she_has_no_turn_left():
    nine = laid(1, "AaBbC/DEFGc/defgH/....h", range(21, 29))
    table = at(
        f"phase=place areas=obm/pgr/oob/mmm/rgp | hand=90 placed={nine} | her stack=80 moves=0"
    )
    table.does(0, "e8>", "confirm")
    assert (table.deciders, table.state.phase) == ([0], "take")


def test_pd_87__the_floor_ends_after_her_last_turn():
    position = f"turn=1 areas=obm/pgr/oob/mmm/rgp | placed={FIRST} done | her stack=80 moves=1"
    table = at(position).does(1, "legend")
    assert (table.deciders, table.state.phase, table.state.moves) == ([0], "score", 0)
    assert [part.endswith(" done") for part in table.position.split(" | ")[1:]] == [True, True]
