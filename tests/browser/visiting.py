"""Visitors of the site: a real browser, a person's page in it, and what went wrong there."""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebError,
    WebSocket,
    sync_playwright,
)
from tests.browser.saying import ROOT, say
from tests.server.process import ServerProcess
from tools.chromium import prepare_chromium

from pyramidion.games import GAMES

WIDE, PHONE = 1280, 390
HEIGHTS = {WIDE: 900, PHONE: 844}
PATIENCE = 30_000
"""Milliseconds to wait for anything: the machine may be busy."""

MOST_TABS = 80

SERVER_FLAGS = ("--bot-pace", "0", "--frames-a-second", "1000")
SETTINGS = "pyramidion.settings"
TOKEN = "pyramidion.token"
_FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def check_site() -> None:
    """Fail with a sentence if there is no site to visit."""
    index = ROOT / "src" / "pyramidion" / "site" / "index.html"
    assert index.is_file(), "The site is not built: run `make site`, or `make test`, which does."


@contextmanager
def chromium() -> Iterator[Browser]:
    """This machine's Chromium, closed at the end."""
    flags = [*_FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=prepare_chromium(), args=flags)
        yield browser
        browser.close()


class Visitor:
    """A person with a browser of their own: one page, its language, and what the server told it."""

    def __init__(self, page: Page, server: ServerProcess, lang: str, way: str) -> None:
        self.page = page
        self.way = way
        self.server = server
        self.lang = lang
        self.views: dict[int | None, dict[str, Any]] = {}
        self.status: dict[str, Any] = {}
        self._unanswered: set[str] = set()
        page.on("websocket", self._listen)
        page.on("domcontentloaded", lambda _: self._unanswered.clear())

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)
        socket.on("framereceived", self._hear)

    def _note(self, frame: str | bytes) -> None:
        command = json.loads(frame).get("id")
        if command is not None:
            self._unanswered.add(command)

    def _hear(self, frame: str | bytes) -> None:
        for message in json.loads(frame):
            if message["type"] == "view":
                self.views[message["seat"]] = message["view"]
            elif message["type"] == "table":
                self.status = message
            elif message["type"] in ("accepted", "refused"):
                self._unanswered.discard(message["id"])

    @property
    def is_waiting(self) -> bool:
        """Whether the page has asked something that the server has not answered yet."""
        return bool(self._unanswered)

    @property
    def code(self) -> str:
        """The code of the table, from the address."""
        return self.page.url.rpartition("/t/")[2]

    def say(self, code: str, **values: object) -> str:
        """A sentence in the visitor's language."""
        return say(code, self.lang, **values)

    def go(self, path: str) -> None:
        """Open a page of the site and wait until it is drawn."""
        self.page.goto(self.server.url + path)
        self.page.locator("main, section").first.wait_for()

    def button(self, code: str, **values: object) -> Locator:
        """The button that says or is labelled so."""
        return self.page.get_by_role("button", name=self._exactly(code, **values))

    def link(self, code: str, **values: object) -> Locator:
        """The link that says or is labelled so."""
        return self.page.get_by_role("link", name=self._exactly(code, **values))

    def heading(self, code: str, **values: object) -> Locator:
        """The heading that says so."""
        return self.page.get_by_role("heading", name=self._exactly(code, **values))

    def _exactly(self, code: str, **values: object) -> re.Pattern[str]:
        """The whole name, whatever kind of space it is written with."""
        words = map(re.escape, self.say(code, **values).split())
        return re.compile(r"^\s*" + r"\s+".join(words) + r"\s*$")

    def press(self, button: Locator) -> None:
        """Click, tap, or reach by Tab and press Enter."""
        if self.way == "keyboard":
            self.tab_to(button)
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            button.tap()
        else:
            button.click()

    def tab_to(self, wanted: Locator) -> None:
        """Press Tab until the focus is there."""
        for _ in range(MOST_TABS):
            if wanted.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}.")


class Visitors:
    """All who visit in one test; what their pages complain of fails the test."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server
        self.complaints: list[str] = []
        self._expected: list[str] = []
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        *,
        width: int = WIDE,
        lang: str = "fr",
        scheme: str = "light",
        theme: str = "auto",
        toured: bool = True,
        way: str = "",
        server: ServerProcess | None = None,
        **options: Any,
    ) -> Visitor:
        """A new person, on a new device; by default one who has seen the tour."""
        context = self.browser.new_context(
            viewport={"width": width, "height": HEIGHTS[width]},
            has_touch=width == PHONE,
            is_mobile=width == PHONE,
            locale={"fr": "fr-FR", "en": "en-GB"}.get(lang, lang),
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            **options,
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.on("console", self._note_console)
        context.on("weberror", self._note_error)
        remember(context, theme=theme, toured=list(GAMES) if toured else [])
        way = way or ("touch" if width == PHONE else "mouse")
        return Visitor(context.new_page(), server or self.server, lang, way)

    def tab(self, visitor: Visitor) -> Visitor:
        """Another tab of the same person."""
        return Visitor(visitor.page.context.new_page(), visitor.server, visitor.lang, visitor.way)

    def expect(self, pattern: str) -> None:
        """A complaint of a page that this test is about."""
        self._expected.append(pattern)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _note_error(self, error: WebError) -> None:
        self.complaints.append(f"uncaught: {error.error}")

    def leave(self) -> None:
        """Close every page; raises if one has complained of what nobody expected."""
        for context in self._contexts:
            context.close()
        wrong = [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self._expected)
        ]
        assert not wrong, f"A page has complained: {wrong}"


def remember(context: BrowserContext, **settings: object) -> None:
    """Let a browser remember settings of the page, unless it has some of its own."""
    kept = json.dumps(json.dumps(settings))
    context.add_init_script(
        f"try {{ if (!localStorage.getItem('{SETTINGS}')) "
        f"localStorage.setItem('{SETTINGS}', {kept}); }} catch {{}}"
    )
