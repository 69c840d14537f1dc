"""Tables of a game with a clock of its own: Expédition Pyramide, in scripted time."""

import asyncio
from contextlib import closing

import msgspec
import pytest
from tests.server.player import Guest
from tests.server.process import LocalHall

from pyramidion.games.expedition.actions import CountDownOver, CreditLine, GlassRanOut, Solve
from pyramidion.games.expedition.components import SIGNS, Level
from pyramidion.kernel.actions import Away, TimeUp
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.seats import CLOCK, By, Seat
from pyramidion.server.doors import _is_raced
from pyramidion.server.training import Door


async def _race(local, delays=(0, 0), players=2, clock=0, **options):
    """A table whose first race has begun, and its two guests."""
    table = await local.open_table(players, game="expedition", options=options, clock=clock)
    names = ("host", "other")
    guests = [Guest(local, table, name, delay) for name, delay in zip(names, delays, strict=True)]
    for seat, guest in enumerate(guests):
        await guest.sit(seat, guest.device)
    for seat in range(2, players):
        await guests[0].ask("seat_bot", seat=seat, level="greedy")
    assert (await guests[0].ask("start"))["type"] == "accepted"
    for seat, guest in enumerate(guests):
        assert (await guest.step(seat))["type"] == "accepted"
    return table, guests


def _solution(table, seat):
    proposed = table.game.propose(table.match.view(Seat(seat)), Seeded("race"))
    assert isinstance(proposed, Solve)
    return msgspec.to_builtins(proposed)


async def _until(is_so):
    while not is_so():
        await asyncio.sleep(0)


def _clock_entries(table):
    return [entry.action for entry in table.match.log if entry.seat == CLOCK]


def test_all_see_the_die_and_the_glass_at_the_same_instant(local, play):
    async def story():
        _, (host, other) = await _race(local)
        views = [guest.last("view") for guest in (host, other)]
        for view in views:
            assert [event["type"] for event in view["events"]][-2:] == [
                "die_rolled",
                "glass_turned",
            ]
            assert view["deadline"] == local.at + 60_000
        assert views[0]["view"]["sign"] == views[1]["view"]["sign"]

    play(story())


def test_the_glass_runs_out_by_the_servers_clock_and_a_late_solution_is_told_so(local, play):
    async def story():
        table, (host, other) = await _race(local)
        solution = _solution(table, 0)
        local.at += 10_000
        assert (await host.ask("act", seat=0, action=solution))["type"] == "accepted"
        late = _solution(table, 1)
        local.at += 50_000
        refused = await other.ask("act", seat=1, action=late)
        assert (refused["code"], refused["rule"]) == ("ex-too-late", "EX-26")
        assert _clock_entries(table) == [GlassRanOut()]
        assert table.match.log[-1].at == local.at

    play(story())


def test_nobody_found_and_the_glass_is_turned_once_more(local, play):
    async def story():
        table, (host, _) = await _race(local)
        await local.pass_time(table, 60)
        assert host.last("view")["view"]["glass"] == 2
        assert host.last("view")["deadline"] == local.at + 60_000
        await local.pass_time(table, 60)
        shown = host.last("view")["view"]
        assert (shown["phase"], shown["round"]) == ("ready", 2)

    play(story())


def test_the_next_round_starts_after_the_count_down_although_one_is_not_ready(local, play):
    async def story():
        table, (host, _) = await _race(local)
        await local.pass_time(table, 120)
        await host.step(0)
        assert host.last("view")["deadline"] == local.at + 30_000
        await local.pass_time(table, 30)
        assert _clock_entries(table)[-1] == CountDownOver()
        assert host.last("view")["view"]["phase"] == "search"

    play(story())


def test_a_tables_clock_stands_still_while_the_glass_runs(local, play):
    async def story():
        table, (host, _) = await _race(local, clock=30)
        await local.pass_time(table, 45)
        assert not any(isinstance(action, TimeUp) for action in _clock_entries(table))
        assert (await host.ask("act", seat=0, action=_solution(table, 0)))["type"] == "accepted"
        await local.pass_time(table, 15)
        assert table.match.state.phase == "move"
        assert host.last("view")["deadline"] == local.at + 30_000
        await local.pass_time(table, 30)
        assert TimeUp(0) in _clock_entries(table)
        assert table.match.state.phase == "ready"

    play(story())


def test_a_server_that_was_away_gives_the_lost_time_back(tmp_path, play):
    path, gone = tmp_path / "tables.sqlite", 500_000

    async def before():
        with closing(LocalHall(path)) as local:
            table, (host, _) = await _race(local)
            local.at += 20_000
            await host.ask("act", seat=0, action=_solution(table, 0))
            return local.at

    async def after(stopped):
        with closing(LocalHall(path, at=stopped + gone)) as local:
            local.hall.load()
            local.hall.go_on(stopped)
            await local.settle()
            table = local.hall.find("table1")
            assert table.match.log[-1].action == Away(stopped, stopped + gone)
            assert table.match.deadline.at == local.at + 40_000
            other = Guest(local, table, "other")
            assert other.last("view")["deadline"] == local.at + 40_000
            solution = _solution(table, 1)
            local.at += 39_999
            assert (await other.ask("act", "again", seat=1, action=solution))["seq"]
            assert [found.ms for found in table.match.state.found] == [20_000, 59_999]

    play(after(play(before())))


@pytest.mark.parametrize(("delay", "credited"), [(120, 120), (5_000, 300)])
def test_the_credit_is_measured_by_the_server_and_bounded(local, play, delay, credited):
    async def story():
        table, (host, other) = await _race(local, delays=(10, delay), credit=True)
        local.at += 5_000
        await host.ask("act", seat=0, action=_solution(table, 0))
        local.at += 100
        await other.ask("act", seat=1, action=_solution(table, 1))
        assert _clock_entries(table) == [CreditLine(0, 10), CreditLine(1, credited)]
        players = host.last("view")["view"]["players"]
        assert [player["credit"] for player in players] == [10, credited]
        assert [player["found"]["rank"] for player in players] == [2, 1]

    play(story())


@pytest.mark.parametrize("options", [{}, {"credit": True, "harder": True}])
def test_no_credit_without_the_option_and_in_the_harder_version(local, play, options):
    async def story():
        table, (_, other) = await _race(local, delays=(0, 200), **options)
        await other.ask("act", seat=1, action=_solution(table, 1))
        assert _clock_entries(table) == []

    play(story())


def test_a_wrong_solution_changes_nothing_not_even_the_credit(local, play):
    async def story():
        table, (_, other) = await _race(local, delays=(0, 200), credit=True)
        before = len(table.match.log)
        wrong = {"type": "solve", "laid": []}
        refused = await other.ask("act", seat=1, action=wrong)
        assert (refused["code"], refused["rule"]) == ("ex-key-missing", "EX-22")
        assert len(table.match.log) == before

    play(story())


def test_a_client_cannot_give_itself_credit(local, play):
    async def story():
        table, (host, _) = await _race(local, credit=True)
        wish = {"type": "credit_line", "seat": 0, "ms": 300}
        refused = await host.ask("act", seat=0, action=wish)
        assert (refused["code"], refused["rule"]) == ("ex-clocks-action", "EX-26")
        assert _clock_entries(table) == []

    play(story())


def test_a_bot_plays_its_own_rounds_to_the_end(local, play):
    async def story():
        table, (host, other) = await _race(local, players=3)
        assert any(entry.by is By.BOT and entry.seat == 2 for entry in table.match.log)
        for _ in range(40):
            if table.match.outcome is not None:
                break
            await local.pass_time(table, 60)
            for seat, guest in enumerate((host, other)):
                if guest.legal(seat):
                    await guest.step(seat)
        assert table.match.outcome is not None
        assert sum(table.match.state.gems[2]) > 0

    play(story())


def test_a_bot_thinks_as_long_as_people_do_and_anew_when_the_round_is_another(tmp_path, play):
    async def story():
        with closing(LocalHall(tmp_path / "tables.sqlite", bot_pace=1.0)) as local:
            table = await local.open_table(2, game="expedition")
            host = Guest(local, table, "host")
            host.send("sit", seat=0, name="Nour", nonce=f"{0:032x}")
            host.send("seat_bot", seat=1, level="strong")
            host.send("start")
            place = (table.number, 1)
            await _until(lambda: place in local.duties._thinking)
            task = local.duties._playing[place]
            local.duties._thinking[place] = -1
            local.duties.look_at(table)
            await _until(lambda: task.done() and place in local.duties._thinking)
            assert task.cancelled()
            assert local.duties._thinking[place] == table.clock.since[Seat(1)]
            assert table.match.log[-1].seat != 1

    play(story())


def test_a_bot_that_comes_after_the_glass_does_not_stop_the_table(local, play):
    async def story():
        table, (host, _) = await _race(local)
        table.seats[0].by_bot = True
        local.at += 61_000
        await local.duties._play(table, Seat(0), By.BOT)
        table.seats[0].by_bot = False
        await local.written()
        assert (table.phase, table.frozen) == ("playing", "")
        assert _clock_entries(table) == [GlassRanOut()]
        assert host.last("view")["view"]["glass"] == 2

    play(story())


def test_the_time_of_a_machine_that_slept_is_given_back(local, play):
    async def story():
        table, (host, _) = await _race(local)
        local.hall.clocks.beat()
        local.at += 1_000
        local.hall.clocks.beat()
        slept_since = local.at
        local.at += 3 * 3_600_000
        local.duties.wake(table)
        await local.settle()
        assert _clock_entries(table) == [Away(slept_since, local.at)]
        assert host.last("view")["deadline"] == local.at + 59_000

    play(story())


def test_a_race_waits_for_its_people_when_all_are_gone(local, play):
    async def story():
        table, (host, other) = await _race(local)
        local.at += 10_000
        host.leave()
        local.at += 5_000
        other.leave()
        gone = local.at
        await local.pass_time(table, 3_600)
        assert _clock_entries(table) == []
        host.come(table)
        await local.settle()
        assert _clock_entries(table) == [Away(gone, local.at)]
        assert host.last("view")["deadline"] == local.at + 45_000

    play(story())


def test_a_race_goes_on_while_one_of_its_people_is_there(local, play):
    async def story():
        table, (host, _) = await _race(local)
        host.leave()
        await local.pass_time(table, 60)
        assert _clock_entries(table) == [GlassRanOut()]

    play(story())


def test_a_second_seat_on_the_same_device_is_refused_in_a_race(local, play):
    async def story():
        table = await local.open_table(2, game="expedition")
        host = Guest(local, table, "host")
        assert (await host.sit(0, "Nour"))["type"] == "accepted"
        refused = await host.sit(1, "Ada")
        assert (refused["code"], refused["field"]) == ("one-seat-here", "seat")
        assert (await host.sit(0, "Inès"))["type"] == "accepted"

    play(story())


def test_no_hint_for_a_door_that_is_being_raced(local, play):
    async def story():
        table, _ = await _race(local)
        state = table.match.state
        sign = SIGNS[state.sign]
        raced = Door(state.card(0).number, Level.EASY, sign)
        assert _is_raced(raced, table)
        assert not _is_raced(raced._replace(level=Level.HARD), table)
        await local.pass_time(table, 120)
        assert not _is_raced(raced, table)

    play(story())
