"""Playing on: a new match from a moment of a finished one, with hidden things drawn anew."""

import asyncio
import json
from collections import Counter

import pytest
from tests.server.finished import finished_table, golden_records, play_on
from tests.server.player import Guest, Player
from tests.server.process import LocalHall

from pyramidion.games import GAMES
from pyramidion.kernel.record import decode_record, origin_of
from pyramidion.kernel.verify import verify
from pyramidion.server.replays import moment_in, replayed

GAME = GAMES["silver_gold"]
RECORD = golden_records()[0].read_bytes()
PLAYERS = len(decode_record(RECORD).header.seats)


@pytest.fixture(scope="module")
def finished(server):
    return finished_table(server, asyncio.run)


def _open(server, token=None, **wish):
    return server.post("/api/play-on", wish, token)


def _refused(server, **wish):
    answer = server.request("/api/play-on", json.dumps(wish).encode())
    return answer.status, answer.code


def test_a_match_is_played_on_from_its_middle_to_a_record_that_verifies(server, play, finished):
    match = f"/api/tables/{finished['id']}/matches/1"
    frames = server.get(f"{match}/replay?viewer=0")["frames"]
    middle = frames[len(frames) // 2]
    opened = _open(server, table=finished["code"], number=1, seq=middle["seq"], seat=0)

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            told = {"table": finished["id"], "number": 1, "seq": middle["seq"], "seat": 0}
            assert host.status["origin"] == told
            assert host.status["host"]
            refused = await host.ask("configure", options={"closed_tombs": True})
            assert (refused["code"], refused["field"]) == ("played-on", "options")
            assert (await host.ask("configure", players=3))["code"] == "played-on"
            assert (await host.ask("configure", clock=60))["type"] == "accepted"
            await host.sit(0, "Nour")
            await host.ask("seat_bot", seat=1, level="random")
            await host.ask("start")
            while 0 not in host.views:
                await host.read()
            begun = next(m for m in host.told if m["type"] == "view")["view"]
            if begun["deciders"] == middle["view"]["deciders"]:
                assert {**begun, "legal": []} == middle["view"]
            await play_on(host)

    play(story())
    written = server.get(f"/api/tables/{opened['id']}/matches/1/record")
    record = decode_record(written)
    verify(record, GAME)
    moment = origin_of(record.header)
    assert (moment.table, moment.seq, moment.seat) == (finished["id"], middle["seq"], 0)
    assert replayed(written, "all").origin.seq == middle["seq"]


def test_the_new_match_begins_as_the_seat_knew_it_and_is_folded_so_again(tmp_path, play):
    record, moment = moment_in(RECORD, "", 0, 30, 1)

    async def story(local):
        table = await local.open_table(PLAYERS, origin=moment, options=record.header.options)
        guest = await _bots_and(local, table, seat=1)
        views = [m["view"] for m in guest.told if m["type"] == "view"]
        assert views[0] == json.loads(json.dumps(moment.view))
        return table

    local = LocalHall(tmp_path / "tables.sqlite")
    table = play(story(local))
    local.close()
    again = LocalHall(tmp_path / "tables.sqlite")
    again.hall.load()
    fresh = again.hall.find(table.name)
    assert fresh.phase == "playing"
    assert fresh.match.view(1) == table.match.view(1)
    assert GAME.notation.format_state(fresh.match.state) == GAME.notation.format_state(
        table.match.state
    )
    again.close()


async def _bots_and(local, table, seat):
    """A guest on one seat, and people of the same device on the others, so that nobody moves."""
    guest = Guest(local, table, "host")
    others = Guest(local, table, "others")
    for place in range(table.players):
        await (guest if place == seat else others).sit(place, f"P{place}")
    await guest.ask("start")
    return guest


def test_what_the_seat_could_not_know_is_drawn_anew(tmp_path, play):
    record, moment = moment_in(RECORD, "", 0, 0, 0)
    dealt = Counter()

    async def story(local, seed):
        table = await local.open_table(PLAYERS, seed, origin=moment, options=record.header.options)
        await _bots_and(local, table, seat=0)
        assert table.match.view(0).dealt == tuple(moment.view["dealt"])
        dealt[table.match.view(1).dealt] += 1

    for number in range(6):
        local = LocalHall(tmp_path / f"{number}.sqlite")
        play(story(local, f"{number:02x}" * 32))
        local.close()
    assert len(dealt) > 1


def test_any_record_can_be_played_on_and_played_on_again(server, play):
    opened = _open(server, record=RECORD.decode(), seq=12, seat=1)
    moment = moment_in(RECORD, "", 0, 12, 1)[1]

    async def story():
        async with Player(server, opened["id"], opened["token"]) as host:
            assert host.status["origin"] == {"table": "", "number": 0, "seq": 12, "seat": 1}
            await host.sit(1, "Nour")
            for seat in range(host.status["players"]):
                if seat != 1:
                    await host.ask("seat_bot", seat=seat, level="random")
            await host.ask("start")
            await play_on(host, 1)
            assert (await host.ask("rematch"))["type"] == "accepted"
            await host.sit(1, "Nour")
            await host.ask("start")
            while 1 not in host.views or host.views[1]["number"] != 2:
                await host.read()
            second = next(m for m in host.told if m["type"] == "view" and m["number"] == 2)
            assert second["view"]["round"] == moment.view["round"]

    play(story())
    again = _open(server, table=opened["id"], number=1, seq=5, seat=0)
    assert again["id"] != opened["id"]


def test_what_cannot_be_played_on_is_refused(server, finished):
    last = len(decode_record(RECORD).entries) - 1
    text = RECORD.decode()
    assert _refused(server, record=text, seq=last, seat=0) == (400, "match-is-over")
    assert _refused(server, record=text, seq=last + 1, seat=0) == (400, "no-such-moment")
    assert _refused(server, record=text, seq=1, seat=PLAYERS) == (400, "no-such-seat")
    assert _refused(server, record=text, seq=-1, seat=0) == (400, "bad-body")
    assert _refused(server, record=text, seq=1, seat=0, cheat=True) == (400, "bad-body")
    assert _refused(server, seq=1, seat=0) == (404, "unknown-table")
    assert _refused(server, table=finished["id"], number=9, seq=1, seat=0) == (404, "no-record")
    forged = server.request(
        "/api/play-on",
        json.dumps({"record": text, "seq": 1, "seat": 0}).encode(),
        Authorization="Bearer forged",
    )
    assert (forged.status, forged.code) == (401, "bad-token")
