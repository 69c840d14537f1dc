"""A whole match over real sockets."""

from tests.server.player import Player, open_table

from pyramidion.games import GAMES
from pyramidion.kernel.record import decode_record
from pyramidion.kernel.verify import verify


def test_person_and_bot_play_a_whole_match_and_its_record_verifies(server, play):
    opened = open_table(server)

    async def story():
        async with Player(server, opened["code"], opened["token"]) as host:
            await host.sit(0, "Nour")
            await host.ask("seat_bot", seat=1, level="random")
            assert (await host.ask("start"))["type"] == "accepted"
            while not any(message["type"] == "over" for message in host.told):
                view = host.views.get(0)
                if view and view["view"]["legal"]:
                    assert (await host.step(0))["type"] == "accepted"
                else:
                    await host.read()

    play(story())
    written = server.get(f"/api/tables/{opened['id']}/matches/1/record")
    outcome = verify(decode_record(written), GAMES["silver_gold"])
    assert len(outcome.scores) == 2
