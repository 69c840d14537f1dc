"""A killed server comes back with everything that was acknowledged."""

import asyncio

from tests.server.kills import FLAGS, read_journals, storm
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess

from pyramidion.server.table import fold_journal


def test_ten_kills_under_load_lose_nothing_and_apply_nothing_twice(tmp_path):
    server = ServerProcess(tmp_path / "tables.sqlite", *FLAGS)
    try:
        figures = asyncio.run(asyncio.wait_for(storm(server, kills=10, seed=3), 240))
    finally:
        server.kill()
    assert not figures.problems
    assert figures.lost == figures.twice == 0
    assert figures.kills == 10
    assert figures.acknowledged > 100
    assert figures.chats > 0
    assert figures.aways > 10
    assert figures.records >= 6


def test_views_seats_chat_and_clocks_are_after_a_kill_as_they_were_before(tmp_path):
    server = ServerProcess(tmp_path / "tables.sqlite", *FLAGS).start()
    try:
        asyncio.run(asyncio.wait_for(_a_quiet_kill(server), 60))
    finally:
        server.kill()


async def _a_quiet_kill(server):
    opened = open_table(server, clock=300)
    async with (
        Player(server, opened["id"], opened["token"]) as host,
        Player(server, opened["id"]) as guest,
    ):
        await host.sit(0, "Nour")
        await guest.sit(1, "Ada")
        await host.ask("start")
        await host.ask("say", seat=0, text="Bonjour")
        await _some_steps(host, guest)
        await host.ask("say", seat=0, text="Encore")
        await guest.ask("say", seat=1, text="Oui")
        before = [host.views[0], guest.views[1]]
    server.kill()
    span = _span_of_outage(server)
    async with (
        Player(server, opened["id"], host.token) as host_again,
        Player(server, opened["id"], guest.token) as guest_again,
    ):
        for player, seat, old in ((host_again, 0, before[0]), (guest_again, 1, before[1])):
            await _compare(player, seat, old, span(opened["id"]))
        decider = host_again.views[0]["view"]["deciders"][0]
        player = (host_again, guest_again)[decider]
        assert (await player.step(decider))["type"] == "accepted"


async def _some_steps(host, guest):
    for _ in range(40):
        for player, seat in ((host, 0), (guest, 1)):
            await player.ask("say", seat=seat, text="…")  # so that the views are the newest
            if player.views[seat]["view"]["legal"]:
                assert (await player.step(seat))["type"] == "accepted"


def _span_of_outage(server):
    """Start the server again; gives a function that reads how long a table was told it was away."""
    server.start()

    def span(name):
        lines = read_journals(server.data)[name]
        assert fold_journal(1, name, "CODE", lines).phase == "playing"
        action = lines[-1].change.action
        assert action["type"] == "away"
        return action["until"] - action["since"]

    return span


async def _compare(player, seat, old, span):
    while seat not in player.views:
        await player.read()
    new = player.views[seat]
    assert new["checksum"] == old["checksum"]
    assert new["view"] == old["view"]
    assert new["seq"] == old["seq"] + 1
    assert (new["deadline"] is None) == (old["deadline"] is None)
    if old["deadline"] is not None:
        assert new["deadline"] == old["deadline"] + span
    assert player.status["seats"][seat]["yours"]
    chat = [message["text"] for message in player.told if message["type"] == "chat"]
    assert chat[0] == "Bonjour"
    assert chat[-2:] == ["Encore", "Oui"]
