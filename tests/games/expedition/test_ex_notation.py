"""Positions and actions as text, and the table drawn in characters."""

import pytest
from tests.games.expedition.laying import searching
from tests.games.expedition.table import BARE, MINUTE, NOTATION, at, set_up

from pyramidion.games.expedition.components import CARDS, Key, Laid
from pyramidion.games.expedition.meta import Levels, Options
from pyramidion.games.expedition.notation.text import format_laid, parse_laid
from pyramidion.games.expedition.state import Phase
from pyramidion.games.expedition.view import sample
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.errors import Invalid

ACTIONS = (
    "ready",
    "solve I3=a1a2a3 L4=b1b2b3c3",
    "go 4",
    "confirm",
    "countdown",
    "glass",
    "credit 2 120",
)


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_read_back_as_it_was_written(text: str):
    assert NOTATION.format_action(NOTATION.parse_action(text)) == text


@pytest.mark.parametrize("text", ["READY", " go  4 ", "SOLVE i3=A1A2A3"])
def test_capitals_and_spaces_mean_nothing(text: str):
    written = NOTATION.format_action(NOTATION.parse_action(text))
    assert written in ("ready", "go 4", "solve I3=a1a2a3")


def test_a_cell_is_a_column_and_a_row():
    laid = Laid(Key.L4, (0, 7, 8, 63))
    assert format_laid(laid) == "L4=a1h1a2h8"
    assert parse_laid("L4=a1h1a2h8") == laid


@pytest.mark.parametrize(
    "position",
    [
        "| | ",
        "phase=search round=2 roller=1 sign=hand glass=2:23000 | floor=3 | credit=120 ",
        f"phase=move sign=reed holes={BARE} | gems=1.0.2.0.0.3 pending=2 | took=gr collected",
        "phase=move sign=reed | found=1:9:3:I2=a1b1+L4=a2b2c2c3 | found=0:8:0: ",
        "phase=ready round=4 countdown=1200 level=each levels=heeh | ready | | | ",
        "phase=over round=9 harder=yes hidden=yes wait=none line=yes level=hard | | | ",
    ],
)
def test_a_position_is_read_back_as_it_was_written(position: str):
    written = at(position).position
    assert NOTATION.format_state(NOTATION.parse_state(written)) == written
    for word in position.replace("|", " ").split():
        assert word in written.split()


def test_what_is_left_out_is_at_its_default():
    table = at("| | ")
    fields = ("phase", "round", "roller", "level", "wait")
    assert [table.field(name) for name in fields] == ["ready", "1", "0", "easy", "30"]
    assert [table.field(name, 1) for name in ("floor", "gems")] == ["1", "0.0.0.0.0.0"]
    assert table.row(1) == "grbwoygrbwoyg"


@pytest.mark.parametrize(
    "position",
    [
        "phase=sleep | | ",
        "sign=foot | | ",
        "round=one | | ",
        "deals=1.2.3.4 | | ",
        "holes=grb | | ",
        "holes=x | | ",
        "level=harder | | ",
        "levels=xx | | ",
        "wait=45 | | ",
        "| gems=1.2 | ",
        "| found=1 | ",
        "| found=0:1:0:X9=a1 | ",
        "| floor=top | ",
    ],
)
def test_text_that_is_no_position_is_refused(position: str):
    with pytest.raises(Invalid) as refused:
        NOTATION.parse_state(position)
    assert (refused.value.field, refused.value.code) == ("position", "ex-unreadable-position")


def drawn(position: str, seat: int | None = 0) -> list[str]:
    """The lines of a drawing; sentences are told by their codes and values."""
    table = at(position)

    def say(code: str, /, **values: object) -> str:
        return " ".join([code, *(f"{name}={value}" for name, value in values.items())])

    return NOTATION.draw(table.view(seat), say).splitlines()


def test_the_drawing_has_the_highest_floor_on_top_with_its_pawns():
    lines = drawn(f"holes={'g' * 13}{BARE[13:]} | floor=6 | floor=1 | floor=6 ")
    assert lines[1] == "6  13    " + " ".join(["."] * 13)
    assert lines[6] == "1  2     " + " ".join(["ex-short-green"] * 13)


def test_the_drawing_has_ones_own_card_last():
    lines = drawn(searching("bird"), seat=1)
    card = CARDS[at(searching()).state.deals[0][1]].easy
    first = lines.index(f"ex-draw-card number={at(searching()).state.deals[0][1]}")
    rows = [line.split()[1:] for line in lines[first + 2 : first + 2 + len(card.door)]]
    assert ["".join(row) for row in rows] == list(card.door)
    (marked,) = [line for line in lines if line.startswith("> ")]
    assert "ex-sign-bird" in marked
    assert marked.endswith(" ".join(card.puzzle(2).keys))


@pytest.mark.parametrize(
    ("position", "seat"), [("phase=over | | ", 0), ("| | ", None), ("hidden=yes | | ", 0)]
)
def test_no_card_is_drawn_where_there_is_none_to_see(position: str, seat: int | None):
    assert not any("ex-draw-card" in line for line in drawn(position, seat))


def test_one_can_play_on_from_what_was_seen():
    table = at(searching(more="level=hard line=yes"), [3]).clock("credit 1 50").opens(1, at=9000)
    seen = table.view(0)
    state = sample(seen, Seeded("on"))
    state.begin(500_000)
    assert state.glass_at == 491_000
    assert state.ranking() == table.state.ranking()
    assert state.deals[0][:3] == table.state.deals[0][:3]
    assert table.match.game.view(state, None) == table.view(None)


def test_a_countdown_goes_on_where_it_was():
    table = at(searching(), [3]).opens(1, at=9).ticks(MINUTE).collects(1, 2, at=MINUTE + 500)
    state = sample(table.view(0), Seeded("on"))
    state.begin(7000)
    assert state.countdown_at == 7000
    assert state.phase is Phase.READY


def test_hidden_cards_are_dealt_anew_where_one_plays_on():
    table = set_up(2, options=Options(hidden_doors=True, level=Levels.HARD))
    deals = {tuple(sample(table.view(0), Seeded(seed)).deals) for seed in range(5)}
    assert len(deals) == 5
