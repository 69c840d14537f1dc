"""Every refusal in full: its rule, its code, and the values for its sentence."""

import pytest

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.games.silver_gold.actions import Mark
from pyramidion.games.silver_gold.legal import legal_marks
from pyramidion.kernel.errors import Illegal, Invalid

KEEPING = "phase=keep | dealt=1.2.3.4 kept=1 | dealt=5.6.7.8 kept=5.6"
MARKING = "phase=mark turn=1.1 used=I2 | 2:d1 3: | 5: 6:"
CROSSED = "phase=mark turn=1.1 used=I3 | 2:d1+e1e2e3 3: owed=1 | 5: 6:"
MARKED = "phase=mark turn=1.1 used=I2 | 2:d1+c1b1 3: | 5: 6:"
REPLACING = "phase=replace turn=1.2 used=I2 reserve=9.10.11.12 queue=0:1 | 2:d1 - done=3 | 5: 6:"
REPLACED = "phase=replace turn=1.2 used=I2 reserve=9.10.11.12 queue=0: | 2:d1 4: done=3 | 5: 6:"
NO_PILE = "phase=replace turn=1.2 used=I2 reserve=9 pile= queue=0:1 | 2:d1 - done=3 | 5: 6:"
NO_CARD = "phase=mark turn=4.1 used=I2 reserve= pile= | - - done=3 confirmed | 5: 6:"
OVER = "phase=over turn=4.7 used=I2 | 2: 3: confirmed | 5: 6: confirmed"

REFUSALS = [
    (KEEPING, "keep 9", "SG-10", "sg-not-dealt", {"card": 9}),
    (KEEPING, "keep 1", "SG-10", "sg-kept-already", {"card": 1}),
    (KEEPING, "confirm", "SG-10", "sg-keep-two", {"kept": 1}),
    (KEEPING.replace("kept=1 ", "kept=1.2 "), "keep 3", "SG-10", "sg-two-kept", {"card": 3}),
    (MARKING, "keep 2", "SG-10", "sg-not-keeping", {"card": 2}),
    (KEEPING, "1 a1", "SG-20", "sg-not-marking", {"card": 1}),
    (MARKING, "5 a1", "SG-22", "sg-not-your-card", {"card": 5}),
    (MARKED, "2 a1", "SG-22", "sg-marked-already", {}),
    (MARKING, "2 c1b1a1", "SG-22", "sg-not-the-pattern", {"pattern": "I2"}),
    (MARKING, "2 d1", "SG-23", "sg-marked-twice", {"card": 2}),
    (MARKING, "2 d2", "SG-23", "sg-wall", {"card": 2}),
    (MARKING, "3 c4d4", "SG-24", "sg-start-first", {"card": 3}),
    (MARKING, "2 a4a5", "SG-25", "sg-must-touch", {"card": 2}),
    (MARKING, "2 a4", "SG-27", "sg-single-must-touch", {"card": 2}),
    (MARKING, "3 b1", "SG-27", "sg-single-start-first", {"card": 3}),
    (MARKING, "confirm", "SG-28", "sg-must-mark", {}),
    (CROSSED, "confirm", "SG-30", "sg-cross-owed", {"owed": 1}),
    (CROSSED, "2 c1b1", "SG-30", "sg-one-cell-for-a-cross", {}),
    (MARKING, "take 9", "SG-41", "sg-not-replacing", {}),
    (MARKING, "draw", "SG-41", "sg-not-replacing", {}),
    (REPLACING, "take 13", "SG-41", "sg-not-in-reserve", {"card": 13}),
    (REPLACING, "confirm", "SG-41", "sg-must-replace", {"missing": 1}),
    (REPLACED, "take 9", "SG-41", "sg-all-replaced", {}),
    (NO_PILE, "draw", "SG-45", "sg-pile-empty", {}),
    (
        "phase=over turn=4.7 used=I2 | 2: 3: confirmed | 5: 6:",
        "confirm",
        "SG-61",
        "sg-match-over",
        {},
    ),
]


@pytest.mark.parametrize(
    ("position", "action", "rule", "code", "values"), REFUSALS, ids=lambda given: str(given)[:28]
)
def test_refusal_is_told_in_full(position, action, rule, code, values):
    state = SILVER_GOLD.notation.parse_state(position)
    with pytest.raises(Illegal) as refused:
        SILVER_GOLD.check(state, 0, SILVER_GOLD.notation.parse_action(action))
    assert (refused.value.rule, refused.value.code) == (rule, code)
    assert refused.value.values == values


@pytest.mark.parametrize("cells", [1 << 25, (1 << 25) | 1, -1])
def test_cells_off_the_grid_are_told_with_their_card(cells):
    with pytest.raises(Illegal) as refused:
        SILVER_GOLD.check(SILVER_GOLD.notation.parse_state(MARKING), 0, Mark(2, cells))
    assert (refused.value.code, refused.value.values) == ("sg-off-the-grid", {"card": 2})


def test_closed_tomb_is_told_with_its_card():
    position = (
        'phase=mark turn=1.1 options={"closed_tombs":true} used=I2 | 2:d1+b5 3: owed=1 | 5: 6:'
    )
    with pytest.raises(Illegal) as refused:
        SILVER_GOLD.check(SILVER_GOLD.notation.parse_state(position), 0, Mark(2, 1 << 20))
    assert (refused.value.rule, refused.value.values) == ("SG-31", {"card": 2})


def test_lazy_sequence_of_marks_is_a_sequence():
    marks = legal_marks(SILVER_GOLD.notation.parse_state(MARKING), 0)
    listed = list(marks)
    assert len(marks) == len(listed) == len(set(listed)) > 4
    assert [marks[i] for i in range(len(marks))] == listed
    assert [marks[i - len(marks)] for i in range(len(marks))] == listed
    assert marks[1:4] == tuple(listed[1:4])
    assert {mark.card for mark in listed} == {2, 3}
    assert all(mark in marks for mark in listed)
    for outside in (len(marks), -len(marks) - 1):
        with pytest.raises(IndexError):
            marks[outside]


@pytest.mark.parametrize(
    "text",
    [
        "phase=sleeping | 1: 2: | 3: 4:",
        "phase=mark turn=1 | 1: 2: | 3: 4:",
        "phase=mark turn=1.1 used=I2.I2 | 1: 2: | 3: 4:",
        "phase=mark turn=1.1 used=I9 | 1: 2: | 3: 4:",
        "phase=mark turn=1.1 used=I2 | 1:z9 2: | 3: 4:",
        "phase=mark turn=1.1 used=I2 | 1: 2: 5: | 3: 4:",
        "phase=mark turn=1.1 used=I2 | 99: 2: | 3: 4:",
        "phase=mark turn=1.1 used=I2 | one: 2: | 3: 4:",
        "phase=mark turn=1.1 used=I2 | 1: 2: red=many | 3: 4:",
        "phase=mark turn=1.1 used=I2 | 1: 2: blue=1 | 3: 4:",
        "phase=mark turn=1.1 used=I2 weather=1 | 1: 2: | 3: 4:",
        "phase=mark turn=1.1 used=I2 options={ | 1: 2: | 3: 4:",
        "nonsense",
    ],
)
def test_unreadable_position_is_invalid(text):
    with pytest.raises(Invalid):
        SILVER_GOLD.notation.parse_state(text)


@pytest.mark.parametrize("text", ["", "17", "17 z9", "keep", "keep x", "take", "draw 3", "17 a1b"])
def test_unreadable_action_is_invalid(text):
    with pytest.raises(Invalid):
        SILVER_GOLD.notation.parse_action(text)
