"""The counts on file are those of the engine and those of the oracle."""

import pytest
from tests.perft.counting import engine_table, engine_turn, oracle_table, oracle_turn
from tests.perft.make import FILE, table_of_counts
from tests.perft.positions import TURNS, UNSTARTED


@pytest.mark.parametrize("name", TURNS)
def test_the_steps_of_one_seat_are_counted_alike(name: str):
    assert engine_turn(TURNS[name], 4) == oracle_turn(TURNS[name], 4)


def test_every_card_is_counted_with_every_pattern():
    assert len(UNSTARTED) == 48 * 8


def test_the_engine_counts_what_is_on_file():
    assert table_of_counts(engine_turn, engine_table) == FILE.read_text()


def test_the_oracle_counts_what_is_on_file():
    assert table_of_counts(oracle_turn, oracle_table) == FILE.read_text()
