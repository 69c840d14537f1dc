"""A seat that a rule of the game plays: the server moves it, and nobody sits there."""

import json

from tests.server.finished import play_on
from tests.server.player import Player

from pyramidion.games import GAMES
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.seats import By, Holder
from pyramidion.kernel.verify import verify


def test_a_person_plays_alone_against_the_legend_and_plays_on(server, play):
    opened = server.post("/api/tables", {"game": "pyramido", "players": 1})

    async def story(table):
        async with Player(server, table["id"], table["token"]) as host:
            assert len(host.status["seats"]) == 1
            await host.sit(0, "Nour")
            assert (await host.ask("start"))["type"] == "accepted"
            return await play_on(host)

    over = play(story(opened))
    written = server.get(over["record"])
    record = decode_record(written)
    outcome = verify(record, GAMES["pyramido"])
    assert [sitter.kind for sitter in record.header.seats] == [Holder.PERSON, Holder.AUTOMA]
    assert len(outcome.scores) == 2
    hers = [entry for entry in record.entries if entry.seat == 1]
    assert len(hers) == 10 + 6 + 3 + 1
    assert {entry.by for entry in hers} == {By.AUTOMA}

    wish = {"table": opened["id"], "number": 1, "seq": len(record.entries) // 2, "seat": 0}
    again = server.post("/api/play-on", wish)
    second = play(story(again))
    verify(decode_record(server.get(second["record"])), GAMES["pyramido"])
    wish["seat"] = 1
    answer = server.request("/api/play-on", json.dumps(wish).encode())
    assert (answer.status, answer.code) == (400, "no-such-seat")
