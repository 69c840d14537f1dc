"""A server with the built site for a worker, a browser for a module, visitors for a test."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.visiting import PATIENCE, SERVER_FLAGS, Visitors, check_site, chromium
from tests.server.process import ServerProcess

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server with the site, its data in a new folder; stopped at the end."""
    check_site()
    data = tmp_path_factory.mktemp("browser") / "tables.sqlite"
    process = ServerProcess(data, *SERVER_FLAGS).start()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser. Not for the whole session: while it is there, no other test can run a loop."""
    with chromium() as started:
        yield started


@pytest.fixture
def visitors(browser: Browser, server: ServerProcess) -> Iterator[Visitors]:
    """People who visit the site; the test fails if one of their pages complains."""
    everybody = Visitors(browser, server)
    yield everybody
    everybody.leave()
