"""Every refusal in full: its rule, its code and the values for its sentence; nothing changes."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.games.expedition.laying import searching
from tests.games.expedition.table import MINUTE, NOTATION, at, set_up

from pyramidion.games.expedition import EXPEDITION
from pyramidion.games.expedition.actions import Solve
from pyramidion.games.expedition.components import Laid
from pyramidion.games.expedition.meta import Options
from pyramidion.kernel.errors import Illegal, Invalid
from pyramidion.kernel.game import decode_action, decode_options

BEGIN = "phase=ready | ready | "
BETWEEN = "phase=ready round=2 countdown=5 | collected found=0:9:0: | "
MISSED = "phase=ready round=2 countdown=5 harder=yes | found=0:9:0: | "
SEARCHING = "phase=search sign=eye glass=1:10 | | found=0:5:0: "
FOUND = "phase=search sign=eye glass=1:10 | found=0:5:0: | "
RACING = "phase=search sign=eye glass=1:10 harder=yes | found=0:5:0: | "
CHOSEN = "phase=search sign=eye glass=1:10 harder=yes | pending=2 found=0:5:0: | "
TAKEN = "phase=search sign=eye glass=1:10 harder=yes | collected found=0:5:0: | "
MOVING = "phase=move sign=eye | floor=2 found=0:5:0: | found=1:6:0: "
SECOND = "phase=move sign=eye | floor=2 found=1:6:0: | found=0:5:0: "
MOVED = "phase=move sign=eye | pending=2 found=0:5:0: | found=1:6:0: "
COLLECTED = "phase=move sign=eye | collected found=0:5:0: | found=1:6:0: "
IDLE = "phase=move sign=eye | | found=0:5:0: "
OVER = "phase=over round=9 | | "
KEYS = "solve I2=a1a2 I3=b1b2b3"

REFUSALS: list[tuple[str, str, str, str, dict[str, Any]]] = [
    (BEGIN, "ready", "EX-27", "ex-ready-already", {}),
    (BEGIN, KEYS, "EX-21", "ex-not-searching", {}),
    (BEGIN, "go 1", "EX-30", "ex-not-moving", {}),
    (BEGIN, "confirm", "EX-30", "ex-not-moving", {}),
    (BEGIN, "countdown", "EX-26", "ex-clocks-action", {}),
    (BEGIN, "glass", "EX-26", "ex-clocks-action", {}),
    (BEGIN, "credit 0 50", "EX-26", "ex-clocks-action", {}),
    (BETWEEN, KEYS, "EX-26", "ex-too-late", {}),
    (BETWEEN, "go 1", "EX-30", "ex-not-moving", {}),
    (BETWEEN, "confirm", "EX-30", "ex-not-moving", {}),
    (BETWEEN, "countdown", "EX-26", "ex-clocks-action", {}),
    (MISSED, "confirm", "EX-50", "ex-too-late-to-collect", {}),
    (MISSED, "go 1", "EX-50", "ex-too-late-to-collect", {}),
    (SEARCHING, "ready", "EX-27", "ex-not-ready-time", {}),
    (SEARCHING, "go 1", "EX-25", "ex-not-found", {}),
    (SEARCHING, "confirm", "EX-25", "ex-not-found", {}),
    (SEARCHING, "glass", "EX-26", "ex-clocks-action", {}),
    (SEARCHING, "credit 0 50", "EX-26", "ex-clocks-action", {}),
    (FOUND, KEYS, "EX-23", "ex-found-already", {}),
    (FOUND, "go 1", "EX-30", "ex-wait-for-the-glass", {}),
    (FOUND, "go 99", "EX-30", "ex-wait-for-the-glass", {}),
    (FOUND, "confirm", "EX-30", "ex-wait-for-the-glass", {}),
    (RACING, KEYS, "EX-23", "ex-found-already", {}),
    (RACING, "confirm", "EX-31", "ex-must-move", {}),
    (RACING, "go 5", "EX-30", "ex-too-far", {"floor": 5, "most": 3}),
    (RACING, "go 0", "EX-31", "ex-off-the-board", {"floor": 0}),
    (CHOSEN, "go 2", "EX-31", "ex-moved-already", {}),
    (TAKEN, "go 1", "EX-50", "ex-collected-already", {}),
    (TAKEN, "confirm", "EX-50", "ex-collected-already", {}),
    (MOVING, "ready", "EX-27", "ex-not-ready-time", {}),
    (MOVING, KEYS, "EX-26", "ex-too-late", {}),
    (MOVING, "confirm", "EX-31", "ex-must-move", {}),
    (MOVING, "go 6", "EX-30", "ex-too-far", {"floor": 6, "most": 3}),
    (MOVING, "go 7", "EX-31", "ex-off-the-board", {"floor": 7}),
    (MOVING, "go -3", "EX-31", "ex-off-the-board", {"floor": -3}),
    (MOVING, f"go {10**40}", "EX-31", "ex-off-the-board", {"floor": 10**40}),
    (MOVING, "glass", "EX-26", "ex-clocks-action", {}),
    (MOVING, "countdown", "EX-26", "ex-clocks-action", {}),
    (SECOND, "go 2", "EX-30", "ex-not-your-turn", {"seat": 1}),
    (SECOND, "confirm", "EX-30", "ex-not-your-turn", {"seat": 1}),
    (MOVED, "go 1", "EX-31", "ex-moved-already", {}),
    (MOVED, "go 0", "EX-31", "ex-off-the-board", {"floor": 0}),
    (COLLECTED, "confirm", "EX-30", "ex-collected-already", {}),
    (COLLECTED, "go 2", "EX-30", "ex-collected-already", {}),
    (IDLE, "go 1", "EX-25", "ex-not-found", {}),
    (IDLE, "confirm", "EX-25", "ex-not-found", {}),
    (OVER, "ready", "EX-40", "ex-match-over", {}),
    (OVER, KEYS, "EX-40", "ex-match-over", {}),
    (OVER, "go 1", "EX-40", "ex-match-over", {}),
    (OVER, "confirm", "EX-40", "ex-match-over", {}),
    (OVER, "glass", "EX-40", "ex-match-over", {}),
    (OVER, "countdown", "EX-40", "ex-match-over", {}),
    (OVER, "credit 0 5", "EX-40", "ex-match-over", {}),
]


@pytest.mark.parametrize(
    ("position", "step", "rule", "code", "values"), REFUSALS, ids=lambda given: str(given)[:28]
)
def test_refusal_is_told_in_full_and_changes_nothing(position, step, rule, code, values):
    at(position).refuses(0, step, rule, code, **values)


def test_every_code_of_a_refusal_is_tried():
    room = files("pyramidion.games.expedition").joinpath("legal")
    rules = "\n".join(file.read_text() for file in room.iterdir() if file.name.endswith(".py"))
    tests = "\n".join(file.read_text() for file in Path(__file__).parent.glob("test_ex_*.py"))
    codes = set(re.findall(r'"(ex-[a-z-]+)"', rules))
    assert len(codes) >= 24
    assert codes <= set(re.findall(r'"(ex-[a-z-]+)"', tests))


@pytest.mark.parametrize("seat", [-1, 2, 3, 99])
@pytest.mark.parametrize(
    ("position", "step", "rule", "code"),
    [
        (BEGIN, "ready", "EX-27", "ex-ready-already"),
        (SEARCHING, KEYS, "EX-23", "ex-found-already"),
        (MOVING, "go 1", "EX-25", "ex-not-found"),
        (MOVING, "confirm", "EX-25", "ex-not-found"),
        (RACING, "go 1", "EX-25", "ex-not-found"),
        (MISSED, "confirm", "EX-30", "ex-not-moving"),
    ],
)
def test_nobody_else_at_the_table_may_act(seat, position, step, rule, code):
    table = at(position)
    with pytest.raises(Illegal) as refused:
        table.match.act(seat, NOTATION.parse_action(step))
    assert (refused.value.rule, refused.value.code) == (rule, code)


@pytest.mark.parametrize(
    ("position", "step"),
    [
        (BEGIN, "countdown"),
        (BEGIN, "glass"),
        (BETWEEN, "glass"),
        (SEARCHING, "countdown"),
        (MOVING, "glass"),
        (MOVING, "countdown"),
        ("phase=ready round=2 wait=none | | ", "countdown"),
    ],
)
def test_the_clock_itself_only_writes_what_it_owes(position: str, step: str):
    at(position).refuses(-1, step, "EX-26", "ex-clocks-action", at=MINUTE)


def test_a_solution_of_one_round_does_not_open_the_next():
    table = at(searching(more="roller=0"), [1])
    step = table.solution(0)
    table.opens(0, at=5).ticks(MINUTE).collects(0, 1).refuses(0, step, "EX-26", "ex-too-late")
    for seat in range(3):
        table.does(seat, "ready")
    with pytest.raises(Illegal) as refused:
        table.match.act(0, step)
    assert refused.value.rule in ("EX-21", "EX-22")


def test_a_match_keeps_no_entry_of_what_was_refused():
    table = set_up(2, (0, 3))
    for step in ("confirm", "go 1", "glass", "countdown", "credit 0 5", KEYS):
        with pytest.raises(Illegal):
            table.match.act(0, NOTATION.parse_action(step))
    assert [entry.seq for entry in table.match.log] == [0]


@pytest.mark.parametrize("many", [5, 13, 500])
def test_many_keys_are_refused(many: int):
    table = at(searching())
    one = table.ways(0)[0][0]
    table.refuses(0, Solve((one,) * many), "EX-22", "ex-key-doubled", key=str(one.key))


def test_many_cells_are_refused():
    table = at(searching())
    first, *others = table.ways(0)[0]
    step = Solve((Laid(first.key, tuple(range(64)) * 50), *others))
    table.refuses(0, step, "EX-22", "ex-not-the-key", key=str(first.key))


@pytest.mark.parametrize(
    "given",
    [
        {"type": "solve"},
        {"type": "solve", "laid": None},
        {"type": "solve", "laid": [{"key": "X9", "cells": [0]}]},
        {"type": "solve", "laid": [{"key": "I2"}]},
        {"type": "solve", "laid": [{"key": "I2", "cells": ["a1"]}]},
        {"type": "solve", "laid": [{"key": "I2", "cells": [0.5, 1]}]},
        {"type": "solve", "laid": [{"key": "I2", "cells": [0, 1], "door": 3}]},
        {"type": "solve", "laid": [["I2", [0, 1]]]},
        {"type": "solve", "laid": [], "seat": 1},
        {"type": "move_to"},
        {"type": "move_to", "floor": "2"},
        {"type": "move_to", "floor": 2.5},
        {"type": "open"},
        {},
        [],
        None,
    ],
)
def test_what_is_no_action_is_refused(given: object):
    with pytest.raises(Invalid) as refused:
        decode_action(EXPEDITION, given)
    assert refused.value.code == "malformed-action"


def test_cells_too_large_for_a_machine_word_are_refused_one_way_or_the_other():
    table = at(searching())
    laid = [{"key": one.key, "cells": [*one.cells[1:], 10**30]} for one in table.ways(0)[0]]
    with pytest.raises((Invalid, Illegal)):
        table.match.act(0, decode_action(EXPEDITION, {"type": "solve", "laid": laid}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "open",
        "go",
        "go up",
        "go 1 2",
        "confirm now",
        "credit",
        "credit 1",
        "solve I2",
        "solve I2=",
        "solve I2=a9",
        "solve I2=i1",
        "solve X9=a1",
        "solve I2=a1a2=b1",
    ],
)
def test_text_that_is_no_action_is_refused(text: str):
    with pytest.raises(Invalid) as refused:
        NOTATION.parse_action(text)
    assert refused.value.code == "ex-unreadable-action"


@pytest.mark.parametrize(
    "given",
    [
        {"level": "harder"},
        {"level_0": "each"},
        {"harder": "yes"},
        {"countdown": 30},
        {"countdown": "45"},
        {"credit": 1},
        {"hidden_doors": None},
        {"level_4": "easy"},
        {"doors": 3},
    ],
)
def test_options_that_do_not_exist_are_refused(given: dict[str, object]):
    with pytest.raises(Invalid) as refused:
        decode_options(EXPEDITION, given)
    assert refused.value.field in given


def test_options_are_read_as_they_are_written():
    given = {"level": "each", "level_2": "hard", "harder": True, "countdown": "none"}
    read = decode_options(EXPEDITION, given)
    assert isinstance(read, Options)
    assert [read.level_of(seat) for seat in range(4)] == ["easy", "easy", "hard", "easy"]
