"""A server for a whole module of tests, and a way to run coroutines."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.player import Player
from tests.server.process import LocalHall, ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server, stopped at the end."""
    data = tmp_path_factory.mktemp("server") / "tables.sqlite"
    process = ServerProcess(data, "--bot-pace", "0", "--frames-a-second", "1000").start()
    yield process
    process.stop()


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalHall]:
    """A hall in this process, with scripted time."""
    hall = LocalHall(tmp_path / "tables.sqlite")
    yield hall
    hall.close()


@pytest.fixture
def play() -> Callable[[Coroutine[Any, Any, Any]], Any]:
    """Run a coroutine to its end, within a minute; no connection is left open."""

    async def whole(story: Coroutine[Any, Any, Any]) -> Any:
        try:
            return await asyncio.wait_for(story, 60)
        finally:
            await Player.leave_all()

    return lambda story: asyncio.run(whole(story))
