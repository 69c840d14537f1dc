"""How much script a first visit loads, and that a game comes only when it is needed."""

from playwright.sync_api import Response
from tests.browser.driving import play_now
from tests.browser.visiting import Visitor, Visitors

MOST_BYTES = 200 * 1024


class _Scripts:
    """The scripts that a page has loaded, with their size as they travel."""

    def __init__(self, visitor: Visitor) -> None:
        self.sizes: dict[str, int] = {}
        visitor.page.on("response", self._note)

    def _note(self, answer: Response) -> None:
        if answer.url.endswith(".js") and answer.status == 200:
            name = answer.url.rpartition("/")[2]
            self.sizes[name] = int(answer.headers["content-length"])

    def total(self) -> int:
        """All of them together."""
        return sum(self.sizes.values())


def test_script_is_small_and_games_come_when_needed(visitors: Visitors, record_property):
    visitor = visitors.come()
    scripts = _Scripts(visitor)
    visitor.go("/")
    visitor.button("home-play-game", title=visitor.say("home-title-silver-gold")).wait_for()
    visitor.page.wait_for_load_state("networkidle")
    home = scripts.total()
    assert not any("silver_gold" in name for name in scripts.sizes)
    play_now(visitor)
    table = scripts.total()
    assert any("silver_gold" in name for name in scripts.sizes)
    told = f"home {home / 1024:.0f} KB, with a table {table / 1024:.0f} KB"
    record_property("told", f"First load, script in gzip: {told}.")
    assert 0 < home < table <= MOST_BYTES
