"""Clocks with scripted time: decisions, absences, and the end of tables."""

from contextlib import closing

import pytest
from tests.server.player import Guest, start_match
from tests.server.process import LocalHall

from pyramidion.kernel.actions import Away, Confirm, TimeUp
from pyramidion.kernel.match import Entry
from pyramidion.kernel.seats import CLOCK, By, Seat
from pyramidion.server.timing import DecisionClock

HOUR = 3_600


def _log(table):
    return [(entry.seat, entry.by, type(entry.action).__name__) for entry in table.match.log[1:]]


def test_when_the_time_is_up_a_default_decision_is_made(local, play):
    async def story():
        table = await local.open_table(clock=30)
        host, other = await start_match(local, table)
        assert host.last("view")["deadline"] == local.at + 30_000
        await local.pass_time(table, 29.9)
        assert _log(table) == []
        await local.pass_time(table, 0.1)
        log = _log(table)
        assert [line for line in log if line[0] == CLOCK] == [(CLOCK, By.KERNEL, "TimeUp")] * 2
        for seat in (0, 1):
            steps = [(by, name) for at, by, name in log if at == seat]
            assert steps == [(By.TIMEOUT, name) for name in ("Keep", "Keep", "Confirm")]
        assert other.last("view")["view"]["phase"] == "mark"
        assert other.last("view")["deadline"] == local.at + 30_000

    play(story())


def test_only_the_late_seats_time_is_up_and_what_it_began_is_kept(local, play):
    async def story():
        table = await local.open_table(clock=30)
        host, other = await start_match(local, table)
        for _ in range(3):
            await other.step(1)
        await local.pass_time(table, 20)
        card = host.legal(0)[3]["card"]
        await host.step(0, 3)
        await local.pass_time(table, 10)
        assert [entry.action for entry in table.match.log if entry.seat == CLOCK] == [TimeUp(0)]
        mine = [by for seat, by, _ in _log(table) if seat == 0]
        assert mine == [By.PLAYER, By.TIMEOUT, By.TIMEOUT]
        cards = [shown["card"] for shown in host.last("view")["view"]["players"][0]["cards"]]
        assert card in cards

    play(story())


def test_without_a_clock_nobodys_time_is_ever_up(local, play):
    async def story():
        table = await local.open_table()
        host, other = await start_match(local, table)
        other.leave()
        await local.pass_time(table, 71 * HOUR)
        assert _log(table) == []
        assert host.last("view")["deadline"] is None
        assert not table.seats[1].is_played_by_bot

    play(story())


def test_nobodys_time_runs_while_the_server_is_away(tmp_path, play):
    path, gone = tmp_path / "tables.sqlite", 1_000 * HOUR

    async def before():
        with closing(LocalHall(path)) as local:
            table = await local.open_table(clock=30)
            host, _ = await start_match(local, table)
            local.at += 10_000
            await host.step(0)
            return local.at, table.clock.deadline(Seat(0))

    async def after(stopped, deadline):
        with closing(LocalHall(path, at=stopped + gone)) as local:
            local.hall.load()
            local.hall.go_on(stopped)
            await local.settle()
            table = local.hall.find("table1")
            assert table.match.log[-1].action == Away(stopped, stopped + gone)
            assert table.clock.deadline(Seat(0)) == deadline + gone
            host = Guest(local, table, "host")
            assert host.last("view")["deadline"] == deadline + gone
            await local.pass_time(table, 19.9)
            assert not any(isinstance(entry.action, TimeUp) for entry in table.match.log)
            await local.pass_time(table, 0.1)
            assert any(isinstance(entry.action, TimeUp) for entry in table.match.log)

    play(after(*play(before())))


def test_who_is_gone_for_long_is_played_by_a_bot_and_takes_the_seat_back(local, play):
    async def story():
        table = await local.open_table(clock=HOUR)
        host, other = await start_match(local, table)
        other.leave()
        await local.pass_time(table, 59)
        assert not table.seats[1].is_played_by_bot
        await local.pass_time(table, 1)
        assert table.seats[1].is_played_by_bot
        assert host.last("table")["seats"][1]["played_by_bot"]
        assert [by for seat, by, _ in _log(table) if seat == 1] == [By.BOT] * 3
        assert (await host.ask("resume", seat=1))["code"] == "not-your-seat"
        other.come(table)
        assert (await other.ask("resume", seat=1))["type"] == "accepted"
        assert not table.seats[1].is_played_by_bot
        assert (await other.ask("resume", seat=1))["code"] == "not-played-by-bot"
        for _ in range(3):
            await host.step(0)
        count = len(table.match.log)
        await local.pass_time(table, 61)
        assert len(table.match.log) == count
        assert (await other.step(1))["type"] == "accepted"

    play(story())


def test_who_comes_back_in_time_keeps_the_seat(local, play):
    async def story():
        table = await local.open_table(clock=HOUR)
        _, other = await start_match(local, table)
        other.leave()
        await local.pass_time(table, 50)
        other.come(table)
        await local.pass_time(table, 50)
        other.leave()
        await local.pass_time(table, 50)
        assert not table.seats[1].is_played_by_bot

    play(story())


def test_a_table_nobody_touches_ends_and_is_forgotten_later(local, play):
    async def story():
        table, sound = await local.open_table(), await local.open_table()
        watcher = Guest(local, sound, "host")
        local.at += 72 * HOUR * 1000
        local.duties.tidy()
        assert local.hall.find(table.name) is table
        local.at += 1
        local.duties.tidy()
        await local.settle()
        assert "table1" not in local.hall.tables
        assert table.code not in local.hall.by_code
        assert local.hall.find(sound.name) is sound
        assert watcher.client.closing is None
        assert len(local.store.tables()) == 2
        local.at += 90 * 24 * HOUR * 1000 + 1
        local.duties.tidy()
        await local.store.remember("tidied", "yes")
        assert [name for _, name, _, _ in local.store.tables()] == ["table2"]

    play(story())


def test_a_finished_table_stays_for_its_record(local, play):
    async def story():
        table = await local.open_table()
        host = Guest(local, table, "host")
        for seat in (0, 1):
            await host.ask("seat_bot", seat=seat, level="random")
        await host.ask("start")
        await local.settle()
        assert table.phase == "over"
        host.leave()
        local.at += 89 * 24 * HOUR * 1000
        local.duties.tidy()
        assert local.hall.find(table.name).records[1]
        local.at += 2 * 24 * HOUR * 1000
        local.duties.tidy()
        await local.settle()
        assert not local.hall.tables

    play(story())


def _entry(seat, action, at):
    return Entry(1, at, Seat(seat), By.PLAYER, action, ())


@pytest.fixture
def clock():
    clock = DecisionClock(10)
    clock.begin([Seat(0), Seat(1)], 1_000)
    return clock


def test_a_step_of_ones_own_or_of_another_gives_no_time(clock):
    clock.note(_entry(0, TimeUp(0), 5_000), [Seat(0), Seat(1)], told=False)
    assert clock.since == {0: 1_000, 1: 1_000}
    assert clock.deadline(Seat(0)) == 11_000


def test_whoever_confirms_and_decides_again_begins_anew(clock):
    clock.note(_entry(0, Confirm(), 5_000), [Seat(0), Seat(1)], told=False)
    assert clock.since == {0: 5_000, 1: 1_000}


def test_who_decides_no_more_has_no_deadline(clock):
    clock.note(_entry(0, Confirm(), 5_000), [Seat(1)], told=False)
    assert clock.deadline(Seat(0)) is None


def test_news_make_everybodys_decision_a_new_one(clock):
    clock.note(_entry(0, Confirm(), 5_000), [Seat(1), Seat(2)], told=True)
    assert clock.since == {1: 5_000, 2: 5_000}


def test_time_away_is_given_back(clock):
    clock.note(_entry(CLOCK, Away(2_000, 9_000), 9_000), [Seat(0), Seat(1)], told=False)
    assert clock.deadline(Seat(0)) == 18_000


def test_no_limit_is_no_deadline():
    clock = DecisionClock(0)
    clock.begin([Seat(0)], 1_000)
    assert clock.deadline(Seat(0)) is None


def test_a_host_who_is_gone_is_followed_by_a_person_who_is_there(local, play):
    async def story():
        table = await local.open_table()
        host, other = await start_match(local, table)
        local.duties.tidy()
        await local.settle()
        assert host.last("table")["host"]
        host.leave()
        local.duties.tidy()
        await local.settle()
        assert not other.last("table")["host"]
        local.duties.tidy()
        await local.settle()
        assert other.last("table")["host"]

    play(story())
