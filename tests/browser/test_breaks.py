"""What breaks in the middle of a match and must not matter: reloads, and the server's death."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.driving import dig, keep_two_cards, my_marks, play_now, play_turn, wait_for
from tests.browser.visiting import PHONE, SERVER_FLAGS, WIDE, Visitors
from tests.server.process import ServerProcess


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of this test alone, which may be killed."""
    process = ServerProcess(tmp_path / "tables.sqlite", *SERVER_FLAGS).start()
    yield process
    process.stop()


@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_reload_goes_on_where_it_was(visitors: Visitors, width: int):
    visitor = visitors.come(width=width)
    play_now(visitor)
    keep_two_cards(visitor)
    for _ in range(2):
        play_turn(visitor)
    wait_for(visitor, "dig")
    before = my_marks(visitor)
    visitor.page.reload()
    wait_for(visitor, "dig")
    assert my_marks(visitor) == before
    play_turn(visitor)


@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_server_killed_and_started_again(visitors: Visitors, mortal: ServerProcess, width: int):
    visitors.expect("WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET")
    visitor = visitors.come(width=width, server=mortal)
    play_now(visitor)
    keep_two_cards(visitor)
    dig(visitor)
    before = my_marks(visitor)
    mortal.kill()
    strip = visitor.page.get_by_text(visitor.say("link-lost"))
    expect(strip).to_be_visible()
    assert my_marks(visitor) == before
    mortal.start()
    expect(strip).to_have_count(0)
    assert my_marks(visitor) == before
    for _ in range(2):
        play_turn(visitor)


def test_step_asked_while_the_server_is_away_is_done_when_it_is_back(
    visitors: Visitors, mortal: ServerProcess
):
    visitors.expect("WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET")
    visitor = visitors.come(server=mortal)
    play_now(visitor)
    keep_two_cards(visitor)
    dig(visitor)
    mortal.kill()
    expect(visitor.page.get_by_text(visitor.say("link-lost"))).to_be_visible()
    visitor.press(visitor.page.locator(".confirm"))
    mortal.start()
    turn = visitor.say("sg-turn-of", turn=2)
    expect(visitor.page.get_by_role("img", name=turn)).to_be_visible()
