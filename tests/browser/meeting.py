"""Several people at one table, and a wire between a page and the server that a test can bend."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.driving import choose_card, confirm, open_for_friends, sit, start, wait_for
from tests.browser.visiting import Visitor

HOST, GUEST = "Nour", "Théo"


def meet(host: Visitor, guest: Visitor) -> str:
    """The host opens a table for two, the guest follows its link and sits down; gives its code."""
    code = open_for_friends(host, HOST)
    guest.go(f"/t/{code}")
    sit(guest, GUEST, seat=2)
    expect(host.button("room-clear-who", name=GUEST)).to_be_visible()
    return code


def begin(host: Visitor, guest: Visitor) -> None:
    """The host starts the match, and both keep two cards: now they dig."""
    start(host)
    for visitor in (host, guest):
        wait_for(visitor, "keep")
        choose_card(visitor)
        choose_card(visitor)
        confirm(visitor)
    for visitor in (host, guest):
        wait_for(visitor, "dig")


def lay_by_leaps(visitor: Visitor) -> None:
    """Lay the piece at the first place to which the keyboard leaps, whichever card that is on."""
    slots = visitor.page.locator(".slot:visible")
    for number in range(slots.count()):
        slot = slots.nth(number)
        before = slot.get_attribute("aria-label") or ""
        slot.press("n")
        if slot.locator(".hovering").count():
            slot.press("Space")
            expect(slot).not_to_have_attribute("aria-label", before)
            take_back = visitor.page.locator(".controls button:not(.confirm, .single)")
            expect(take_back).to_be_enabled()  # the page is ready again
            return
    raise AssertionError("The piece in hand fits nowhere.")


def dig_by_leaps(visitor: Visitor) -> None:
    """Lay the piece and what crosses give, by what the page shows alone, whoever holds it."""
    while wait_for(visitor, "confirm", "dig") == "dig":
        lay_by_leaps(visitor)


class Wire:
    """The way of a page's sockets to the server: it can be closed, and be of an old version."""

    OLD_VERSION = 0

    def __init__(self, visitor: Visitor) -> None:
        self.is_old = False
        self._socket: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile("/ws/"), self._join)

    def _join(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(self._bent(str(text))))

    def _bent(self, text: str) -> str:
        """What the page says; an old page names another version."""
        message = json.loads(text)
        if self.is_old and message["type"] == "hello":
            message["version"] = self.OLD_VERSION
        return json.dumps(message)

    def close(self, code: int, reason: str) -> None:
        """Close the connection as the server would."""
        assert self._socket is not None
        self._socket.close(code=code, reason=reason)
