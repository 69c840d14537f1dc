"""Moving and collecting. Rules EX-30 to EX-34."""

import pytest
from tests.games.expedition.table import BARE, at

from pyramidion.games.expedition.components import Gem
from pyramidion.games.expedition.events import CardsDrawn, GemsCollected, PawnMoved
from pyramidion.games.expedition.state import Phase
from pyramidion.kernel.errors import Illegal


def moving(*floors: int, more: str = "") -> str:
    """The minute is over; all have found, the first seat first. Their pawns stand there."""
    seats = (f"floor={floor} found={rank}:{rank}00:0:" for rank, floor in enumerate(floors))
    return f"phase=move sign=eye {more} | " + " | ".join(seats)


def go(*floors: int) -> list[str]:
    return [f"go {floor}" for floor in floors]


@pytest.mark.parametrize(("players", "reaches"), [(2, (3, 1)), (3, (3, 2, 1)), (4, (3, 2, 1, 0))])
def test_ex_30__how_far_by_rank(players: int, reaches: tuple[int, ...]):
    table = at(moving(*[3] * players))
    assert tuple(player.most for player in table.view().players) == reaches
    for seat, reach in enumerate(reaches):
        low, high = max(1, 3 - reach), min(6, 3 + reach)
        assert table.legal(seat) == go(*range(low, high + 1))
        table.collects(seat, high)


@pytest.mark.parametrize(
    ("players", "rank", "reach"), [(4, 1, 3), (4, 2, 2), (4, 3, 1), (3, 2, 2), (3, 3, 1), (2, 2, 1)]
)
def test_ex_30__too_far_up(players: int, rank: int, reach: int):
    table = at(moving(*[1] * players))
    for seat in range(rank - 1):
        table.collects(seat, 1)
    for floor in range(2 + reach, 7):
        table.refuses(rank - 1, f"go {floor}", "EX-30", "ex-too-far", floor=floor, most=reach)
    table.does(rank - 1, f"go {1 + reach}")


def test_ex_30__too_far_down():
    table = at(moving(6, 6, 6))
    table.refuses(0, "go 2", "EX-30", "ex-too-far", floor=2, most=3).collects(0, 3)
    table.refuses(1, "go 3", "EX-30", "ex-too-far", floor=3, most=2).collects(1, 4)
    table.refuses(2, "go 4", "EX-30", "ex-too-far", floor=4, most=1).collects(2, 5)


def test_ex_30__one_after_the_other_by_rank():
    table = at("phase=move sign=eye | found=1:300:0: | found=2:900:0: | found=0:200:0: ")
    assert table.deciders == [2]
    assert [table.legal(seat) for seat in (0, 1)] == [[], []]
    for seat in (0, 1):
        for step in ("go 1", "confirm"):
            table.refuses(seat, step, "EX-30", "ex-not-your-turn", seat=2)
    table.collects(2, 1)
    assert table.deciders == [0]
    table.refuses(1, "go 1", "EX-30", "ex-not-your-turn", seat=0)
    table.collects(0, 1)
    assert table.deciders == [1]


def test_ex_30__rank_is_by_time_and_not_by_seat_or_log():
    table = at("phase=move sign=eye | found=0:300:0: | found=1:300:200: | found=2:250:0: ")
    assert table.ranks == [1, 2, 0]
    assert [player.most for player in table.view().players] == [1, 3, 2]


def test_ex_30__each_sees_what_the_earlier_took():
    table = at(moving(1, 1)).collects(0, 2)
    assert table.told(GemsCollected) == [GemsCollected(0, 2, (Gem.RED, Gem.BLUE), (0, 1))]
    assert table.view(1).prizes[1] == (Gem.WHITE, Gem.ORANGE)
    table.collects(1, 2)
    assert table.player(1).took == (Gem.WHITE, Gem.ORANGE)


def test_ex_30__nobody_moves_while_the_glass_runs():
    table = at("phase=search sign=eye glass=1:0 | | | ").opens(0, at=5)
    assert table.legal(0) == []
    table.refuses(0, "go 2", "EX-30", "ex-wait-for-the-glass")
    table.refuses(0, "confirm", "EX-30", "ex-wait-for-the-glass")


def test_ex_30__a_second_time_is_refused():
    table = at(moving(1, 1)).collects(0, 1)
    table.refuses(0, "go 2", "EX-30", "ex-collected-already")
    table.refuses(0, "confirm", "EX-30", "ex-collected-already")


def test_ex_30__the_clock_has_nothing_to_say_while_they_move():
    table = at(moving(1, 1))
    assert table.deadline is None
    assert table.ticks(10**9).events == []


def test_ex_30__when_all_finders_have_collected_the_round_is_over():
    table = at(moving(1, 1, more="round=3 roller=1")).collects(0, 1)
    assert table.state.phase is Phase.MOVE
    table.collects(1, 1, at=800)
    assert table.events[-1] == CardsDrawn(4, 0)
    assert table.deadline == (30_800, "countdown")


@pytest.mark.parametrize(
    ("floor", "steps"),
    [(1, (1, 2, 3, 4)), (2, (1, 2, 3, 4, 5)), (4, (1, 2, 3, 4, 5, 6)), (6, (3, 4, 5, 6))],
)
def test_ex_31__up_or_down_or_not_at_all_without_wrapping_round(floor: int, steps: tuple[int, ...]):
    assert at(moving(floor, 1)).legal(0) == go(*steps)


@pytest.mark.parametrize("floor", [0, 7, -1, 8, 10**12, -(10**12)])
def test_ex_31__there_is_no_such_floor(floor: int):
    table = at(moving(6, 1))
    table.refuses(0, f"go {floor}", "EX-31", "ex-off-the-board", floor=floor)


def test_ex_31__staying_is_a_move_too():
    table = at(moving(4, 1)).does(0, "go 4")
    assert table.events == [PawnMoved(0, 4, 4)]
    assert table.does(0, "confirm").player(0).floor == 4


def test_ex_31__several_pawns_may_share_a_floor():
    table = at(moving(2, 2, 2)).collects(0, 3).collects(1, 3).collects(2, 3)
    assert [player.floor for player in table.view().players] == [3, 3, 3]


def test_ex_31__a_move_waits_to_be_confirmed():
    table = at(moving(2, 1)).does(0, "go 5")
    assert table.events == [PawnMoved(0, 2, 5)]
    assert (table.player(0).floor, table.player(0).pending) == (2, 5)
    assert (table.deciders, table.legal(0)) == ([0], ["confirm"])
    table.refuses(0, "go 4", "EX-31", "ex-moved-already")
    table.refuses(0, "go 5", "EX-31", "ex-moved-already")
    table.does(0, "confirm")
    assert (table.player(0).floor, table.player(0).pending) == (5, None)


def test_ex_31__collecting_before_moving_is_refused():
    table = at(moving(2, 1)).refuses(0, "confirm", "EX-31", "ex-must-move")
    table.collects(0, 2).refuses(1, "confirm", "EX-31", "ex-must-move")


def test_ex_31__a_move_can_be_taken_back_until_it_is_confirmed():
    table = at(moving(2, 1))
    before = table.position
    table.does(0, "go 5").takes_back(0)
    assert table.position == before
    table.collects(0, 3)
    with pytest.raises(Illegal) as refused:
        table.takes_back(0)
    assert (refused.value.rule, refused.value.code) == ("EX-31", "nothing-to-take-back")


def test_ex_32__the_two_leftmost_gems_of_the_floor():
    table = at(moving(1, 1)).collects(0, 3)
    assert table.events[-1] == GemsCollected(0, 3, (Gem.BLUE, Gem.WHITE), (0, 1))
    assert table.row(3) == "--oygrbwoygrb"
    assert table.player(0).gems == (0, 0, 1, 1, 0, 0)
    assert [table.row(floor) for floor in (1, 2)] == ["grbwoygrbwoyg", "rbwoygrbwoygr"]


def test_ex_32__they_are_added_to_what_one_has():
    rows = "--ggoyrrbwoyg/" + "/".join(["-" * 13] * 5)
    table = at(f"holes={rows} phase=move sign=eye | gems=3.0.2.0.1.0 found=0:9:0: | ")
    table.collects(0, 1)
    assert table.player(0).gems == (5, 0, 2, 0, 1, 0)
    assert table.player(0).took == (Gem.GREEN, Gem.GREEN)


@pytest.mark.parametrize(
    ("row", "gems", "holes", "left"),
    [
        ("-g-----r--b--", "gr", (1, 7), "----------b--"),
        ("g-----------y", "gy", (0, 12), "-------------"),
        ("------o------", "o", (6,), "-------------"),
        ("------------w", "w", (12,), "-------------"),
        ("-------------", "", (), "-------------"),
        ("--bb---------", "bb", (2, 3), "-------------"),
    ],
)
def test_ex_32__gaps_are_skipped_and_never_closed(
    row: str, gems: str, holes: tuple[int, ...], left: str
):
    names = {gem[0]: gem for gem in Gem}
    table = at(f"holes={row}{BARE[13:]} phase=move sign=eye | found=0:9:0: | ")
    prize = tuple(names[letter] for letter in gems)
    assert table.view().prizes[0] == prize
    table.collects(0, 1)
    assert table.told(GemsCollected) == [GemsCollected(0, 1, prize, holes)]
    assert table.row(1) == left
    assert sum(table.player(0).gems) == len(gems)


def test_ex_32__where_the_pawn_arrives_and_not_where_it_stood():
    table = at(moving(2, 1)).collects(0, 1)
    assert table.row(2) == "rbwoygrbwoygr"
    assert table.row(1) == "--bwoygrbwoyg"


def test_ex_32__the_match_goes_on_on_a_bare_board():
    table = at(f"holes={BARE} phase=move sign=eye round=2 | found=0:9:0: | ").collects(0, 4)
    assert table.told(GemsCollected) == [GemsCollected(0, 4, (), ())]
    assert table.view().round == 3


def test_ex_33__who_may_not_move_collects_all_the_same():
    table = at(moving(1, 1, 1, 5)).collects(0, 1).collects(1, 1).collects(2, 1)
    assert (table.player(3).most, table.legal(3)) == (0, ["go 5"])
    for floor in (4, 6):
        table.refuses(3, f"go {floor}", "EX-30", "ex-too-far", floor=floor, most=0)
    table.collects(3, 5)
    assert table.player(3).took == (Gem.ORANGE, Gem.YELLOW)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_ex_34__collectors_are_visible_to_all(viewer: int | None):
    table = at(f"holes={BARE} phase=ready | gems=1.2.3.0.0.0 | gems=0.0.0.4.5.6 | ")
    seen = [player.gems for player in table.view(viewer).players]
    assert seen == [(1, 2, 3, 0, 0, 0), (0, 0, 0, 4, 5, 6), (0,) * 6]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_ex_34__and_so_are_the_gems_on_the_floors(viewer: int | None):
    view = at(moving(1, 1)).collects(0, 1).view(viewer)
    assert view.floors[0][:4] == (None, None, Gem.BLUE, Gem.WHITE)
    assert view.prizes[0] == (Gem.BLUE, Gem.WHITE)
    assert view.prizes[5] == (Gem.YELLOW, Gem.GREEN)
