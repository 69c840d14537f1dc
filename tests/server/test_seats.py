"""Seats over real sockets: who sits where, who is host, and what a seat may do."""

import asyncio
import contextlib

import pytest
from tests.server.player import Player, open_table


@contextlib.asynccontextmanager
async def _players(server, opened, many):
    """The host and as many other devices, all at the table."""
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                Player(server, opened["id"], opened["token"] if i == 0 else None)
            )
            for i in range(many)
        ]


async def _refused(asked, code, field=None):
    answer = await asked
    assert (answer["type"], answer.get("code")) == ("refused", code), answer
    assert field is None or answer["field"] == field


async def _accepted(asked):
    answer = await asked
    assert answer["type"] == "accepted", answer
    return answer


async def _seated(server, opened, players):
    """Each device takes the seat of its number."""
    for seat, player in enumerate(players):
        await _accepted(player.sit(seat, f"Player {seat}"))


async def _whole_match(players):
    """Everybody plays its first legal step until the end."""
    while not any(message["type"] == "over" for message in players[0].told):
        for seat, player in enumerate(players):
            await player.catch_up()
            while player.views[seat]["view"]["legal"]:
                await _accepted(player.step(seat))
                await player.catch_up()


def test_a_seat_is_taken_once(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 2) as (host, other):
            await _accepted(host.sit(0, "Nour"))
            await _refused(other.sit(0, "Ada"), "seat-taken", "seat")
            await _refused(other.sit(2, "Ada"), "no-such-seat", "seat")
            await _accepted(other.sit(1, "Ada"))
            seats = other.status["seats"]
            assert [seat["name"] for seat in seats] == ["Nour", "Ada"]
            assert [seat["yours"] for seat in seats] == [False, True]

    play(story())


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "<b>Nour</b>", "a&b", 'say "hi"', "a\x00b", "a\u202eb", "\u200b", "`x`"],
)
def test_a_name_that_cannot_be_shown_is_refused(server, play, name):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 1) as (host,):
            await _refused(host.sit(0, name), "bad-name", "name")
            assert host.status["seats"][0]["kind"] == "free"

    play(story())


def test_a_name_of_ten_thousand_characters_is_refused(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 1) as (host,):
            sit = {"type": "sit", "id": "a", "seat": 0, "name": "x" * 10_000, "nonce": "0" * 32}
            await host.send(sit)
            assert (await host.hear("refused"))["code"] == "bad-frame"
            await _accepted(host.sit(0, "  Zoé   d'Hélène "))
            assert host.status["seats"][0]["name"] == "Zoé d'Hélène"

    play(story())


def test_names_differ_in_more_than_case(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 2) as (host, other):
            await _accepted(host.sit(0, "Straße"))
            await _refused(other.sit(1, "STRASSE"), "name-taken", "name")
            await _accepted(host.sit(0, "STRASSE"))

    play(story())


def test_one_device_holds_several_seats_and_sees_each_alone(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 1) as (host,):
            await _accepted(host.sit(0, "Nour"))
            await _accepted(host.sit(1, "Ada"))
            await _accepted(host.ask("start"))
            await host.catch_up()
            assert set(host.views) == {0, 1}
            dealt = [host.views[seat]["view"]["dealt"] for seat in (0, 1)]
            assert not set(dealt[0]) & set(dealt[1])
            await _accepted(host.step(0))
            await _accepted(host.step(1))

    play(story())


def test_who_stands_up_before_the_start_leaves_the_seat_free(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 2) as (host, other):
            await _accepted(other.sit(1, "Ada"))
            await _refused(host.ask("stand", seat=1), "not-your-seat", "seat")
            await _accepted(other.ask("stand", seat=1))
            await _refused(other.ask("stand", seat=1), "not-your-seat")
            await _accepted(host.sit(1, "Ada"))

    play(story())


def test_host_rights_pass_on_when_the_host_stands_up(server, play):
    opened = open_table(server, players=3)

    async def story():
        async with _players(server, opened, 3) as players:
            await _seated(server, opened, players)
            host, second, third = players
            await _accepted(host.ask("stand", seat=0))
            await _refused(host.ask("start"), "not-host", "device")
            await _refused(third.ask("clear", seat=1), "not-host")
            await _accepted(second.ask("seat_bot", seat=0, level="random"))
            assert second.status["host"]
            await _accepted(second.ask("start"))

    play(story())


def test_only_the_host_clears_configures_and_starts(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 2) as players:
            host, other = players
            await _seated(server, opened, players)
            for command in ("start", "rematch"):
                await _refused(other.ask(command), "not-host", "device")
            await _refused(other.ask("clear", seat=0), "not-host")
            await _refused(other.ask("configure", clock=30), "not-host")
            await _refused(other.ask("seat_bot", seat=1, level="random"), "not-host")
            await _accepted(host.ask("clear", seat=1))
            await _refused(host.ask("clear", seat=1), "seat-empty", "seat")
            await _refused(host.ask("rematch"), "not-over", "table")
            await _refused(host.ask("start"), "seats-free", "seat")
            await other.catch_up()
            assert [seat["kind"] for seat in other.status["seats"]] == ["person", "free"]

    play(story())


def test_the_host_configures_players_options_and_clock(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 2) as (host, other):
            await _accepted(host.ask("configure", players=4, options={"reveal": "at_once"}))
            await _accepted(other.sit(3, "Ada"))
            await _refused(host.ask("configure", players=2), "seats-not-free", "players")
            answer = await host.ask("configure", players=5)
            assert answer["type"] == "refused"
            answer = await host.ask("configure", options={"reveal": "never"})
            assert answer["type"] == "refused"
            await _accepted(host.ask("configure", clock=45, listed=True, chat="off"))
            status = host.status
            assert (status["players"], status["clock"]) == (4, 45)
            assert (status["listed"], status["chat"]) == (True, "off")
            assert status["options"]["reveal"] == "at_once"

    play(story())


def test_four_devices_play_at_a_table_of_four(server, play):
    opened = open_table(server, players=4)

    async def story():
        async with _players(server, opened, 4) as players:
            await _seated(server, opened, players)
            await _accepted(players[0].ask("start"))
            await _refused(players[0].ask("configure", clock=5), "already-started", "table")
            await _refused(players[1].sit(1, "Late"), "already-started")
            for seat, player in enumerate(players):
                await player.catch_up()
                for _ in range(3):
                    await _accepted(player.step(seat))
            for seat, player in enumerate(players):
                await player.catch_up()
                assert player.views[seat]["view"]["phase"] == "mark"
                assert set(player.views) <= {seat, None}

    play(story())


def test_a_rematch_keeps_the_seats_under_a_new_commitment(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 2) as players:
            await _seated(server, opened, players)
            host, other = players
            await _accepted(host.ask("start"))
            first = host.status
            await _whole_match(players)
            late = other.ask("act", seat=1, action={"type": "confirm"})
            await _refused(late, "match-is-over", "table")
            await _accepted(host.ask("rematch"))
            assert host.status["commitment"] != first["commitment"]
            assert (host.status["phase"], host.status["number"]) == ("waiting", 2)
            assert [seat["ready"] for seat in host.status["seats"]] == [False, False]
            await _refused(host.ask("start"), "seats-not-ready", "seat")
            await _seated(server, opened, players)
            await host.catch_up()
            assert host.status["seats"] == first["seats"]
            await _accepted(host.ask("start"))
            await _accepted(host.step(0))
        path = f"/api/tables/{opened['id']}/matches"
        assert (await asyncio.to_thread(server.request, f"{path}/2/record")).code == "no-record"
        assert (await asyncio.to_thread(server.request, f"{path}/1/record")).status == 200

    play(story())


def test_a_secret_moves_a_seat_exactly_once(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 3) as (host, other, third):
            await _accepted(host.sit(0, "Nour"))
            await _accepted(host.sit(1, "Ada"))
            await _accepted(host.ask("start"))
            await _refused(other.ask("hand_over", seat=1), "not-your-seat")
            secret = (await _accepted(host.ask("hand_over", seat=1)))["secret"]
            await _refused(other.ask("claim", secret="guessed"), "bad-secret", "secret")
            await _accepted(other.ask("claim", secret=secret))
            await _refused(third.ask("claim", secret=secret), "bad-secret")
            await _refused(host.ask("claim", secret=secret), "bad-secret")
            await _refused(host.ask("act", seat=1, action={"type": "confirm"}), "not-your-seat")
            await other.catch_up()
            await _accepted(other.step(1))
            assert host.status["host"]
            secret = (await _accepted(host.ask("hand_over", seat=0)))["secret"]
            await _accepted(third.ask("claim", secret=secret))
            assert third.status["host"]

    play(story())


def test_a_spectator_sees_what_is_open_and_cannot_act(server, play):
    opened = open_table(server)

    async def story():
        async with _players(server, opened, 2) as players:
            await _seated(server, opened, players)
            await _accepted(players[0].ask("start"))
            async with Player(server, opened["code"]) as watcher:
                if None not in watcher.views:
                    await watcher.hear("view", seat=None)
                view = watcher.views[None]["view"]
                assert (view["seat"], view["legal"], view["dealt"]) == (None, [], [])
                await _refused(
                    watcher.ask("act", seat=0, action={"type": "confirm"}), "not-your-seat"
                )
                await _refused(watcher.ask("say", seat=0, text="hello"), "not-your-seat")
                assert watcher.status["spectators"] == 1

    play(story())
