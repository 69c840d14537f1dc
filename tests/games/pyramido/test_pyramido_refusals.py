"""Every refusal in full: its rule, its code and the values for its sentence; nothing changes."""

import re
from importlib.resources import files
from typing import Any

import pytest
from tests.games.pyramido.pyramids import AREAS, FIRST, OTHERS
from tests.games.pyramido.table import NOTATION, at, laid

from pyramidion.games.pyramido import PYRAMIDO
from pyramidion.games.pyramido.actions import Place
from pyramidion.games.pyramido.legal import places
from pyramidion.kernel.errors import Illegal, Invalid
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat

FEW = laid(1, "AaBb", [21, 22])
OTHER = f"placed={OTHERS[0]}"
TAKING = f"phase=take {AREAS} | placed={FEW} | {OTHER}"
EMPTY = f"phase=take piles=/4.5/30.31/32.33/34.35 up=3.4.5 {AREAS} | placed={FEW} | {OTHER}"
TURNING = f"phase=turn_up up=1.3 {AREAS} | hand=90 placed={FEW} | {OTHER}"
PLACING = f"phase=place {AREAS} | hand=90 placed={FEW} | {OTHER}"
FIRST_ONE = f"phase=place {AREAS} | hand=90 | {OTHER}"
UPSTAIRS = f"phase=place floor=2 {AREAS} | hand=90 placed={FIRST}.2:89e5> | {OTHER}"
PLACED = f"phase=place {AREAS} | placed={FEW} | {OTHER}"
SCORING = f"phase=score waiting=0.1 {AREAS} | gems=1.0.0.0.2.3 placed={FIRST} lit=188o | {OTHER}"
CONFIRMED = f"phase=score waiting=1 {AREAS} | gems=1.0.0.0.2.3 placed={FIRST} lit=188o | {OTHER}"
KEEPING = f"phase=keep waiting=0 {AREAS} | gems=3.0.0.0.0.3 placed={FIRST} | {OTHER}"
KEPT = f"phase=keep waiting=0 {AREAS} | gems=2.0.0.0.0.3 placed={FIRST} | {OTHER}"
WAITING = f"phase=keep waiting=1 {AREAS} | placed={FIRST} | gems=3.0.0.0.0.3 {OTHER}"
THEIRS = f"phase=take turn=1 {AREAS} | placed={FEW} | {OTHER}"
OVER = f"phase=over floor=4 {AREAS} | floors=1.1.1.1 | floors=1.1.1.2"

REFUSALS: list[tuple[str, str, str, str, dict[str, Any]]] = [
    (THEIRS, "take 1 blue", "PD-25", "pd-not-your-turn", {"turn": 1}),
    (TAKING, "take 6 blue", "PD-20", "pd-no-such-space", {"spaces": 5}),
    (TAKING, "take 0 blue", "PD-20", "pd-no-such-space", {"spaces": 5}),
    (TAKING, "take 2 purple", "PD-20", "pd-face-down", {"space": 2}),
    (EMPTY, "take 1 blue", "PD-21", "pd-space-empty", {"space": 1}),
    (TAKING, "take 1 red", "PD-20", "pd-no-such-gem", {"space": 1, "gem": "red"}),
    (TAKING, "take 1 -", "PD-20", "pd-no-such-gem", {"space": 1, "gem": ""}),
    (TAKING, "up 2", "PD-24", "pd-not-turning-up", {}),
    (TAKING, "e6>", "PD-25", "pd-not-placing", {}),
    (TAKING, "confirm", "PD-20", "pd-must-take", {}),
    (TAKING, "light 152 r", "PD-52", "pd-not-scoring", {}),
    (TAKING, "clear 152", "PD-52", "pd-not-scoring", {}),
    (TAKING, "discard red", "PD-61", "pd-not-keeping", {}),
    (TAKING, "legend", "PD-87", "pd-legend-moves", {}),
    (TURNING, "take 1 blue", "PD-20", "pd-not-taking", {}),
    (TURNING, "up 1", "PD-24", "pd-not-face-down", {"space": 1}),
    (TURNING, "up 6", "PD-20", "pd-no-such-space", {"spaces": 5}),
    (TURNING, "e6>", "PD-24", "pd-must-turn-up", {}),
    (TURNING, "confirm", "PD-24", "pd-must-turn-up", {}),
    (PLACING, "take 1 blue", "PD-20", "pd-not-taking", {}),
    (PLACING, "up 2", "PD-24", "pd-not-turning-up", {}),
    (PLACING, "confirm", "PD-25", "pd-must-place", {}),
    (PLACING, "f5v", "PD-25", "pd-over-another", {"floor": 1}),
    (PLACING, "i5>", "PD-30", "pd-too-wide", {}),
    (PLACING, "i9>", "PD-30", "pd-too-wide", {}),
    (PLACING, "d4<", "PD-30", "pd-too-wide", {}),
    (PLACING, "e7>", "PD-31", "pd-must-touch", {}),
    (FIRST_ONE, "e6>", "PD-31", "pd-first-in-the-middle", {}),
    (UPSTAIRS, "f5>", "PD-25", "pd-over-another", {"floor": 2}),
    (UPSTAIRS, "h5>", "PD-25", "pd-off-the-floor", {"floor": 2}),
    (UPSTAIRS, "e8>", "PD-25", "pd-off-the-floor", {"floor": 2}),
    (PLACED, "e6>", "PD-25", "pd-placed-already", {}),
    (SCORING, "light 153 r", "PD-53", "pd-no-such-zone", {"zone": 153}),
    (SCORING, "light 188 mm", "PD-56", "pd-activated-twice", {"zone": 188}),
    (SCORING, "light 152 b", "PD-53", "pd-wrong-colour", {"gem": "blue", "colour": "red"}),
    (SCORING, "light 152 rr", "PD-56", "pd-wrong-amount", {}),
    (SCORING, "light 152 rmm", "PD-56", "pd-wrong-amount", {}),
    (SCORING, "light 152 mmmm", "PD-56", "pd-wrong-amount", {}),
    (SCORING, "light 152 rrr", "PD-52", "pd-not-your-gems", {}),
    (SCORING, "light 260 o", "PD-52", "pd-not-your-gems", {}),
    (SCORING, "clear 152", "PD-52", "pd-not-activated", {"zone": 152}),
    (SCORING, "discard red", "PD-61", "pd-not-keeping", {}),
    (SCORING, "take 1 blue", "PD-20", "pd-not-taking", {}),
    (SCORING, "up 2", "PD-24", "pd-not-turning-up", {}),
    (SCORING, "e5>", "PD-25", "pd-not-placing", {}),
    (SCORING, "legend", "PD-87", "pd-legend-moves", {}),
    (CONFIRMED, "light 152 r", "PD-52", "pd-wait-for-scoring", {}),
    (KEEPING, "confirm", "PD-61", "pd-keep-five", {"gems": 6}),
    (KEEPING, "discard red", "PD-52", "pd-not-your-gems", {}),
    (KEEPING, "light 152 r", "PD-52", "pd-not-scoring", {}),
    (KEEPING, "take 1 blue", "PD-20", "pd-not-taking", {}),
    (KEPT, "discard orange", "PD-61", "pd-keep-five", {"gems": 5}),
    (WAITING, "confirm", "PD-61", "pd-wait-for-keeping", {}),
    (OVER, "confirm", "PD-70", "pd-match-over", {}),
]


@pytest.mark.parametrize(
    ("position", "step", "rule", "code", "values"), REFUSALS, ids=lambda given: str(given)[:28]
)
def test_refusal_is_told_in_full_and_changes_nothing(position, step, rule, code, values):
    table = at(position)
    table.refuses(0, step, rule, code, **values)
    with pytest.raises(Illegal) as refused:
        PYRAMIDO.check(table.state, Seat(0), NOTATION.parse_action(step))
    assert refused.value.values == values


def test_every_code_of_a_refusal_is_tried():
    text = files("pyramidion.games.pyramido").joinpath("legal.py").read_text()
    codes = set(re.findall(r'"(pd-[a-z-]+)"', text))
    assert codes - {code for *_, code, _ in REFUSALS} == {"pd-bad-turn"}  # has no text to write it


@pytest.mark.parametrize("cell", [-82, -1, 81, 10**9])
@pytest.mark.parametrize("turn", range(4))
def test_cells_off_the_canvas_are_refused(cell: int, turn: int):
    at(PLACING).refuses(0, Place(cell, turn), "PD-30", "pd-too-wide")
    at(UPSTAIRS).refuses(0, Place(cell, turn), "PD-25", "pd-off-the-floor", floor=2)


@pytest.mark.parametrize("turn", [-1, 4])
def test_turns_that_do_not_exist_are_refused(turn: int):
    for position in (PLACING, FIRST_ONE, UPSTAIRS):
        at(position).refuses(0, Place(40, turn), "PD-32", "pd-bad-turn")


def test_a_match_keeps_no_entry_of_what_was_refused():
    match: Match[Any, Any, Any] = Match.start(
        PYRAMIDO, PYRAMIDO.options(), 2, Seal.derived(2, "refused")
    )
    (seat,) = PYRAMIDO.deciders(match.state)
    before, entries = NOTATION.format_state(match.state), len(match.log)
    for step in ("take 2 red", "take 9 red", "up 1", "e5>", "confirm", "light 152 r", "legend"):
        with pytest.raises(Illegal):
            match.act(seat, NOTATION.parse_action(step))
    assert (NOTATION.format_state(match.state), len(match.log)) == (before, entries)


@pytest.mark.parametrize("position", [PLACING, UPSTAIRS, FIRST_ONE])
def test_the_lazy_sequence_of_placements_is_a_sequence(position: str):
    found = places(at(position).state, 0)
    listed = list(found)
    assert len(found) == len(listed) == len(set(listed)) >= 4
    assert [found[i] for i in range(len(found))] == listed
    assert [found[i - len(found)] for i in range(len(found))] == listed
    assert tuple(found[1:4]) == tuple(listed[1:4])
    assert all(place in found for place in listed)
    for outside in (len(found), -len(found) - 1):
        with pytest.raises(IndexError):
            found[outside]


@pytest.mark.parametrize(
    "text",
    [
        "phase=sleeping | |",
        "floor=one | |",
        "piles=1/2 | |",
        "areas=o/b | |",
        "areas=x//// | |",
        "legend=eat | |",
        "by=9 | |",
        "| placed=1:12 |",
        "| placed=5:12e5> |",
        "| placed=1:99e5> |",
        "| placed=1:12j5> |",
        "| gems=many |",
        "| lit=152r |",
        "| | her",
    ],
)
def test_unreadable_position_is_invalid(text: str):
    with pytest.raises(Invalid):
        NOTATION.parse_state(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "e5", "j5>", "e0>", "take", "take 1", "take x red", "take 1 pink", "up", "up x"),
        *("light", "light 152", "light 152 rx", "light x r", "clear", "discard", "discard pink"),
    ],
)
def test_unreadable_action_is_invalid(text: str):
    with pytest.raises(Invalid):
        NOTATION.parse_action(text)
