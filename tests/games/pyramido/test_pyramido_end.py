"""The end of the game. Rule PD-70, and the example PD-X3."""

import pytest
from tests.games.pyramido.pyramids import AREAS, FIRST, OTHERS
from tests.games.pyramido.table import Table, at

from pyramidion.games.pyramido.events import FloorScored, FloorStarted, MatchEnded
from pyramidion.games.pyramido.scoring import next_first
from pyramidion.kernel.chance import Seeded

PAD = {"C": (23, 20, 21, 14), "M": (24, 25, 21, 17), "N": (21, 23, 22, 24), "J": (18, 22, 26, 16)}


def over(*seats: str) -> Table:
    """A match that is over."""
    return at(f"phase=over floor=4 {AREAS} | {' | '.join(seats)}")


def ranked(*seats: str) -> tuple[tuple[int, ...], str | None]:
    """The places and the tie-break of a match that is over."""
    outcome = over(*seats).outcome
    assert outcome is not None
    return outcome.ranks, outcome.tie_break


def test_pd_70__after_floor_4_the_match_ends():
    table = at(
        f"phase=score floor=4 waiting=0.1 {AREAS} | gems=0.0.0.0.0.2 placed={FIRST} floors=5.6.7"
        f" | gems=1.0.0.0.0.1 placed={OTHERS[0]} floors=1.2.3"
    )
    assert table.outcome is None
    table.does(1, "confirm")
    assert table.outcome is None
    table.does(0, "confirm")
    assert table.told(FloorScored) == [FloorScored(0, 4, (), 2, 2), FloorScored(1, 4, (), 1, 1)]
    assert table.events[-1] == MatchEnded()
    assert table.told(FloorStarted) == []
    assert (table.deciders, table.state.phase) == ([], "over")


@pytest.mark.parametrize("floor", [1, 2, 3])
def test_pd_70__not_before(floor: int):
    table = at(
        f"phase=score floor={floor} waiting=0.1 {AREAS} | placed={FIRST} | placed={OTHERS[0]}"
    )
    table.does(0, "confirm").does(1, "confirm")
    assert (table.state.phase, table.outcome) == ("take", None)


def test_pd_70__the_four_floors_are_added_up():
    outcome = over("floors=5.6.7.2 gems=6.0.0.0.0.0", "floors=1.2.3.1").outcome
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [20, 7]
    assert outcome.ended == "PD-70"
    assert outcome.scores[0].categories == {"floor1": 5, "floor2": 6, "floor3": 7, "floor4": 2}


def test_pd_70__floors_not_yet_played_count_nothing():
    table = at(f"floor=2 {AREAS} | placed={FIRST} floors=5 | placed={OTHERS[0]} floors=3")
    score = table.view(1).players[0].score
    assert (score.total, score.categories["floor1"], score.categories["floor2"]) == (5, 5, 0)


def test_pd_70__most_points_win():
    assert ranked("floors=1.1.1.1", "floors=1.1.1.2") == ((2, 1), None)
    assert ranked("floors=9.0.0.0 gems=0.0.0.0.0.0", "floors=1.1.1.5 gems=5.0.0.0.0.0") == (
        (1, 2),
        None,
    )


def test_pd_70__a_tie_goes_to_the_most_gems_left():
    few, many = "gems=1.0.0.0.0.1", "gems=0.1.1.0.0.1"
    assert ranked(f"floors=9.0.0.0 {few}", f"floors=3.2.2.2 {many}") == ((2, 1), "PD-70")
    assert ranked(f"floors=2.3.2.2 {many}", f"floors=3.2.2.2 {few}") == ((1, 2), "PD-70")


def test_pd_70__more_than_five_of_them_count():
    six, seven = "gems=1.1.1.1.1.1", "gems=1.1.1.1.1.2"
    assert ranked(f"floors=9.0.0.0 {six}", f"floors=3.2.2.2 {seven}") == ((2, 1), "PD-70")


def test_pd_70__then_to_the_most_points_on_a_single_floor():
    assert ranked("floors=5.5.5.5", "floors=4.4.4.8") == ((2, 1), "PD-70")
    assert ranked("floors=0.0.8.12", "floors=11.9.0.0") == ((1, 2), "PD-70")


def test_pd_70__then_the_victory_is_shared():
    assert ranked("floors=8.4.4.4", "floors=4.4.4.8") == ((1, 1), None)
    outcome = over("floors=8.4.4.4 gems=1.0.0.0.0.0", "floors=4.8.4.4 gems=0.0.0.0.0.1").outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [
        (("floors=1.1.1.1", "floors=5.5.5.5", "floors=2.2.2.2"), (3, 1, 2)),
        (("floors=2.2.2.2", "floors=5.5.5.5", "floors=1.1.1.5"), (3, 1, 2)),
        (("floors=2.2.2.2", "floors=5.5.5.5", "floors=2.2.2.2"), (2, 1, 2)),
        (("floors=2.2.2.2 gems=1.0.0.0.0.0", "floors=2.2.2.2", "floors=1.1.1.1"), (1, 2, 3)),
        (("floors=2.2.2.2", "floors=2.2.2.2", "floors=1.1.1.1", "floors=1.1.0.2"), (1, 1, 4, 3)),
    ],
)
def test_pd_70__the_places_below_are_ranked_the_same_way(
    seats: tuple[str, ...], ranks: tuple[int, ...]
):
    assert ranked(*seats)[0] == ranks


@pytest.mark.parametrize("seat", [0, 1, None])
def test_pd_70__all_see_the_outcome(seat: int | None):
    table = over("floors=1.1.1.1", "floors=1.1.1.2")
    assert table.view(seat).outcome == table.outcome


@pytest.mark.parametrize(
    "step", ["take 1 blue", "up 2", "e5>", "light 152 r", "clear 152", "discard red", "confirm"]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_pd_70__nothing_can_be_done_after_the_end(step: str, seat: int):
    table = over("floors=1.1.1.1 gems=1.0.0.0.1.5", "floors=1.1.1.2")
    assert table.legal(seat) == set()
    table.refuses(seat, step, rule="PD-70", code="pd-match-over")


def test_pd_70__a_whole_match_ends_after_20_turns_of_each():
    """Rows of floor 1 are filled from the left, so that nobody leaves a gap."""
    rows = ["e5>", "g5>", "i5v", "e6>", "g6>", "e7>", "g7>", "i7v", "e8>", "g8>"]
    floors = [rows, ["e5>", "g5>", "e6>", "g6>", "e7>", "g7>"], ["e5>", "g5v", "e6>"], ["e5>"]]
    table = at("areas=obm/pgr/oob/mmm/rgp | |", chance=Seeded("a whole match"))
    for places in floors:
        first = table.state.first
        for place in places:
            table.plays(first, place).plays(1 - first, place)
        assert table.deciders == [0, 1]
        table.does(0, "confirm").does(1, "confirm")
        for seat in table.deciders if table.state.phase == "keep" else ():
            while sum(table.state.gems[seat]) > 5:
                table.does(seat, sorted(table.legal(seat))[0])
            table.does(seat, "confirm")
    assert table.outcome is not None
    assert [len(placed) for placed in table.state.placed] == [20, 20]
    assert [len(floors) for floors in table.state.floors] == [4, 4]


def pad(floors: int, first: str = "C") -> Table:
    """The booklet's score pad after so many floors; who came first on the last of them."""
    seats = [".".join(map(str, points[:floors])) for points in PAD.values()]
    return at(f"first={[*PAD].index(first)} {AREAS} | " + " | ".join(f"floors={s}" for s in seats))


@pytest.mark.parametrize(
    ("floors", "first", "expected"), [(1, "C", "J"), (2, "J", "C"), (3, "C", "C")]
)
def test_pd_x3__who_begins_the_next_floor(floors: int, first: str, expected: str):
    assert [*PAD][next_first(pad(floors, first).state)] == expected


def test_pd_x3__the_tie_of_floor_3_depends_on_who_came_first():
    assert [*PAD][next_first(pad(3, "M").state)] == "M"


def test_pd_x3__the_totals_and_the_winner():
    outcome = over(*("floors=" + ".".join(map(str, points)) for points in PAD.values())).outcome
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [78, 87, 90, 82]
    assert outcome.ranks == (4, 2, 1, 3)
    assert [[*PAD][seat] for seat in outcome.winners] == ["N"]
    assert outcome.tie_break is None
