"""What tables need without being asked: clocks, bots, and an end for the abandoned."""

import asyncio
import gc
import itertools
import logging
import random
from concurrent.futures import ThreadPoolExecutor

from pyramidion.bots import BOTS
from pyramidion.kernel.actions import Action, TimeUp
from pyramidion.kernel.bot import Bot
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.seats import CLOCK, By, Seat
from pyramidion.server.changes import HostPassed, SeatPlayed
from pyramidion.server.hall import Hall
from pyramidion.server.table import FROZEN, OVER, PLAYING, AnyMatch, Table

log = logging.getLogger("pyramidion.server")

BUDGET = 1000
HOUR_MS = 3_600_000
DEFAULT_LEVEL = "greedy"
MOST_DRAWS = 200


class Duties:
    """Wakes tables when their time has come, and lets bots play outside the event loop."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings
        self._alarms: dict[int, asyncio.TimerHandle] = {}
        self._playing: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._thinking: dict[tuple[int, int], int | None] = {}
        self._is_closed = False
        self._gone: dict[tuple[int, int], int] = {}
        self._without_host: set[int] = set()
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="bots")
        hall.changed = self.look_at

    def close(self) -> None:
        """Stop all alarms and bots."""
        self._is_closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._playing.values():
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def look_at(self, table: Table) -> None:
        """After any change: set the alarm anew, and let bots play that are to play."""
        if table.number in self._hall.resting:
            return
        if table.clock.limit:
            self._note_who_is_gone(table)
        if table.clock.limit or (table.match is not None and table.match.is_timed):
            self._set_alarm(table)
        self._drop_stale_thoughts(table)
        if self._hall.clocks.stands_still(table):
            return
        for seat in table.deciders:
            if self._is_bots_turn(table, seat):
                self._let_play(table, seat, By.BOT)

    def _is_bots_turn(self, table: Table, seat: Seat) -> bool:
        return seat >= len(table.seats) or table.seats[seat].is_played_by_bot

    def _note_who_is_gone(self, table: Table) -> None:
        here = self._hall.connected(table)
        for seat, held in enumerate(table.seats):
            place = (table.number, seat)
            if held.kind != "person" or held.device in here or table.phase != PLAYING:
                self._gone.pop(place, None)
            else:
                self._gone.setdefault(place, self._hall.now())

    def _set_alarm(self, table: Table) -> None:
        alarm = self._alarms.pop(table.number, None)
        if alarm is not None:
            alarm.cancel()
        due = self._next_instant(table)
        if due is not None:
            delay = max(0.0, (due - self._hall.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._alarms[table.number] = loop.call_later(delay, self.wake, table)

    def _next_instant(self, table: Table) -> int | None:
        """When this table needs somebody next."""
        if table.phase != PLAYING or table.match is None:
            return None
        owed = None if self._hall.clocks.stands_still(table) else table.match.deadline
        instants = [] if owed is None else [owed.at + 1]
        for seat in table.deciders:
            is_played = (table.number, seat) in self._playing
            if not is_played and not self._is_bots_turn(table, seat):
                instants += self._limits(table, seat)
        return min(instants, default=None)

    def _limits(self, table: Table, seat: Seat) -> list[int]:
        """The seat's time, and the time after which a person who is gone is played by a bot."""
        limit = table.clock.deadline(seat)
        if limit is None or _has_own_clock(table):
            return []
        gone = self._gone.get((table.number, seat))
        away = 1000 * self._settings.away_seconds
        return [limit] if gone is None else [limit, gone + away]

    def wake(self, table: Table) -> None:
        """Do what is due at a table."""
        try:
            self._hall.clocks.tick(table, self._hall.now())
            for seat in table.deciders:
                if not self._is_bots_turn(table, seat):
                    self._watch(table, seat)
        except Exception:
            log.exception("a clock broke", extra={"table": table.number})
            self._hall.freeze(table, "its clock could not be kept")
        self.look_at(table)

    def _watch(self, table: Table, seat: Seat) -> None:
        at = self._hall.now()
        limit = table.clock.deadline(seat)
        gone = self._gone.get((table.number, seat))
        if limit is None or _has_own_clock(table):
            return
        if gone is not None and gone + 1000 * self._settings.away_seconds <= at:
            self._hall.change(table, SeatPlayed(seat, by_bot=True))
        elif limit <= at and (table.number, seat) not in self._playing:
            self._hall.play_for(table, CLOCK, TimeUp(seat), By.KERNEL)
            self._let_play(table, seat, By.TIMEOUT)

    def _let_play(self, table: Table, seat: Seat, by: By) -> None:
        place = (table.number, seat)
        if place in self._playing:
            return  # it looks at the table again when it is done
        task = asyncio.get_running_loop().create_task(self._play(table, seat, by))
        self._playing[place] = task
        task.add_done_callback(lambda done: self._played(table, place, done))

    def _played(self, table: Table, place: tuple[int, int], done: "asyncio.Task[None]") -> None:
        del self._playing[place]
        if self._is_closed:
            return
        table = self._hall.tables.get(table.name, table)
        if not done.cancelled() and done.exception() is not None:
            log.error("a bot broke", exc_info=done.exception(), extra={"table": place[0]})
            self._hall.freeze(table, "a bot could not decide")
            return
        self.look_at(table)

    async def _play(self, table: Table, seat: Seat, by: By) -> None:
        """Play a seat's decision, step by step, at a human pace where people watch."""
        match, since = table.match, table.clock.since.get(seat)
        pause = self._pause(table) if by is By.BOT else 0.0
        while self._still(table, match, seat, by, since):
            if by is By.BOT and match is not None and match.is_timed:
                await self._think(table, match, seat, since)
            else:
                await asyncio.sleep(pause * random.uniform(0.6, 1.4))
            if not self._still(table, match, seat, by, since):
                return
            action = await self._decide(table, seat, by)
            if not self._still(table, match, seat, by, since):
                return
            at = self._hall.now()
            self._hall.clocks.tick(table, at)
            if not self._still(table, match, seat, by, since):
                return
            who = by if seat < len(table.seats) else By.AUTOMA
            self._hall.play_for(table, seat, action, who, at)
            pause = min(pause, 0.3)

    async def _think(self, table: Table, match: AnyMatch, seat: Seat, since: int | None) -> None:
        """Take as long as the bot's level takes in this game; see `_drop_stale_thoughts`."""
        ready_at = self._instant(table, match, seat)
        place = (table.number, seat)
        self._thinking[place] = since
        try:
            seconds = max(0.0, (ready_at - self._hall.now()) / 1000)
            await asyncio.sleep(seconds * self._haste(table))
        finally:
            del self._thinking[place]

    def _instant(self, table: Table, match: AnyMatch, seat: Seat) -> int:
        """When a bot acts, on the wall: drawn given that it has not acted until now."""
        bot, view = self._bot(table, seat, By.BOT), match.view(seat)
        chance = Seeded(random.random())
        now = self._hall.now()
        looked: int = match.state.at + match.away
        for _ in range(MOST_DRAWS):
            instant = looked + bot.pause(view, chance)
            if instant >= now:
                return instant
        return now

    def _drop_stale_thoughts(self, table: Table) -> None:
        """Let a bot think anew whose decision is another one now, or none."""
        for place, since in self._thinking.items():
            if place[0] == table.number and table.clock.since.get(Seat(place[1])) != since:
                self._playing[place].cancel()

    def _haste(self, table: Table) -> float:
        """By what a bot's time is multiplied; none passes where no person plays any more."""
        people = any(seat.kind == "person" and not seat.by_bot for seat in table.seats)
        return self._settings.bot_pace if people else 0.0

    def _still(
        self, table: Table, match: AnyMatch | None, seat: Seat, by: By, since: int | None
    ) -> bool:
        if self._hall.tables.get(table.name) is not table:
            return False
        if table.match is not match or seat not in table.deciders:
            return False
        if self._hall.clocks.stands_still(table):
            return False
        if table.clock.since.get(seat) != since:
            return False
        return by is By.TIMEOUT or self._is_bots_turn(table, seat)

    async def _decide(self, table: Table, seat: Seat, by: By) -> Action:
        """What the seat does next: an automa's only step, or what a bot thinks, in a thread."""
        assert table.match is not None
        if seat >= len(table.seats):
            return table.game.legal(table.match.state, seat)[0]
        bot = self._bot(table, seat, by)
        view, chance = table.match.view(seat), Seeded(random.random())
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, bot.decide, view, BUDGET, chance)

    def _bot(self, table: Table, seat: Seat, by: By) -> Bot:
        level = table.seats[seat].level if by is By.BOT else ""
        return BOTS[level or DEFAULT_LEVEL](table.game)

    def _pause(self, table: Table) -> float:
        """Seconds before a bot's first step; none where no person plays any more."""
        here = self._hall.connected(table)
        people = any(s.kind == "person" and s.device in here for s in table.seats)
        return self._settings.bot_pace if people else 0.0

    async def keep_house(self) -> None:
        """Every minute: end what was abandoned, forget what ended long ago; hourly, sweep."""
        for minute in itertools.count(1):
            await asyncio.sleep(60)
            self.tidy()
            if minute % 60 == 0:
                gc.collect()

    def tidy(self) -> None:
        """End tables that nobody has touched for long, and remove those that ended long ago."""
        at = self._hall.now()
        for table in list(self._hall.tables.values()):
            self._pass_host_on(table)
            hours = self._settings.abandon_hours
            if table.phase in (OVER, FROZEN) or table.is_by_letter:
                hours = 24 * self._settings.keep_days
            if at - table.touched > hours * HOUR_MS and not self._hall.connected(table):
                self._hall.end(table, "abandoned")
        self._hall.store.forget_tables(at - 24 * HOUR_MS * self._settings.keep_days)

    def _pass_host_on(self, table: Table) -> None:
        """A host who is gone for a minute or two is followed by a person who is there."""
        here = self._hall.connected(table)
        there = [s.device for s in table.seats if s.kind == "person" and s.device in here]
        if table.host in here or not there:
            self._without_host.discard(table.number)
        elif table.number in self._without_host:
            self._hall.change(table, HostPassed(there[0]))
        else:
            self._without_host.add(table.number)

    async def beat(self) -> None:
        """Every second, note that the server is there."""
        while True:
            self._hall.clocks.beat()
            await self._hall.store.remember("heartbeat", str(self._hall.now()))
            await asyncio.sleep(1)


def _has_own_clock(table: Table) -> bool:
    """Whether the game's own clock runs now: then the table's clock of decisions does not."""
    return table.match is not None and table.match.deadline is not None
