"""Whatever is sent as keys: only an exact cover with the right keys opens the door."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.expedition.laying import searching
from tests.games.expedition.table import NOTATION, at

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.actions import Solve
from pyramidion.games.expedition.components import KEYS, WIDTH, Laid
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.seats import Seat
from pyramidion.tiling.grid import Grid, cells_of
from pyramidion.tiling.polyomino import POLYOMINOES

modest = settings(max_examples=300, deadline=None, derandomize=True, database=None)
numbers = st.integers(-70, 140) | st.integers()
anything = st.lists(
    st.builds(Laid, st.sampled_from(KEYS), st.lists(numbers, max_size=8).map(tuple)), max_size=6
)
PLACES = {
    key: [tuple(cells_of(mask)) for mask in Grid(WIDTH, 6).placements(POLYOMINOES[key])]
    for key in KEYS
}


def is_taken(laid: tuple[Laid, ...], sign: str = "hand") -> bool:
    """Whether the keys open the door of seat 0; they change nothing if not."""
    table = at(searching(sign))
    before = table.position
    rule = None
    try:
        EXPEDITION.check(table.state, Seat(0), Solve(laid))
    except Illegal as refused:
        rule = refused.rule
    assert rule in (None, "EX-21", "EX-22")
    assert NOTATION.format_state(table.state) == before
    return rule is None


@modest
@given(laid=anything)
def test_nonsense_is_refused_by_a_rule(laid: list[Laid]):
    assert not is_taken(tuple(laid))


@modest
@given(data=st.data())
def test_the_right_keys_anywhere_open_the_door_only_if_they_cover_it(data: st.DataObject):
    table = at(searching())
    keys = data.draw(st.permutations(table.state.puzzle(0).keys))
    door = table.state.side(0).mask
    laid = tuple(
        Laid(key, data.draw(st.sampled_from([c for c in PLACES[key] if inside(c, door)])))
        for key in keys
    )
    covered = [cell for one in laid for cell in one.cells]
    is_cover = sorted(covered) == list(cells_of(door))
    assert is_taken(laid) == is_cover


@modest
@given(data=st.data(), sign=st.sampled_from(("eye", "bird", "reed")))
def test_one_cell_of_a_solution_elsewhere_and_the_door_stays_shut(data: st.DataObject, sign: str):
    right = data.draw(st.sampled_from(at(searching(sign)).ways(0)))
    assert is_taken(right, sign)
    number = data.draw(st.integers(0, len(right) - 1))
    cells = list(right[number].cells)
    place = data.draw(st.integers(0, len(cells) - 1))
    cells[place] = data.draw(numbers.filter(lambda cell: cell != cells[place]))
    wrong = (*right[:number], Laid(right[number].key, tuple(cells)), *right[number + 1 :])
    assert not is_taken(wrong, sign)


def inside(cells: tuple[int, ...], door: int) -> bool:
    """Whether all cells are white ones."""
    return all(door >> cell & 1 for cell in cells)
