"""Finished matches for tests: played over real sockets, or taken from the golden ones."""

from pathlib import Path
from typing import Any

from tests.server.player import Player, open_table
from tests.server.process import ServerProcess

GOLDEN = Path(__file__).parents[1] / "golden" / "silver_gold"


async def play_match(
    server: ServerProcess, opened: dict[str, Any], level: str = "random"
) -> dict[str, Any]:
    """A person on seat 0 and a bot play to the end; gives the message that says it is over."""
    async with Player(server, opened["id"], opened["token"]) as host:
        await host.sit(0, "Nour")
        if host.status["seats"][1]["kind"] == "free":
            await host.ask("seat_bot", seat=1, level=level)
        assert (await host.ask("start"))["type"] == "accepted"
        return await play_on(host)


async def play_on(host: Player, seat: int = 0) -> dict[str, Any]:
    """Play the seat's first legal steps until the match is over."""
    while not (ends := [message for message in host.told if message["type"] == "over"]):
        view = host.views.get(seat)
        if view and view["view"]["legal"]:
            assert (await host.step(seat))["type"] == "accepted"
        else:
            await host.read()
    return ends[-1]


def finished_table(server: ServerProcess, play: Any) -> dict[str, Any]:
    """A table with one finished match: its id, code, token, and what was said at the end."""
    opened = open_table(server)
    over = play(play_match(server, opened))
    return {**opened, "over": over}


def golden_records() -> list[Path]:
    """Every golden match."""
    found = sorted(GOLDEN.glob("*.jsonl"))
    assert found
    return found
