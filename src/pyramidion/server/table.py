"""A table in memory: a fold of its journal, the match included."""

from typing import Any, NamedTuple, assert_never

from pyramidion.games import GAMES
from pyramidion.kernel.actions import Away, TakeBack
from pyramidion.kernel.events import Event
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import AnyGame, decode_action, decode_options
from pyramidion.kernel.match import Entry, Match
from pyramidion.kernel.origin import Moment, view_at
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.record import Header, Sitter, encode_record, make_header
from pyramidion.kernel.seats import By, Holder, Seat
from pyramidion.server.changes import (
    BotSeated,
    Chatted,
    Configured,
    HostPassed,
    Line,
    MatchEntry,
    MatchStarted,
    SeatFreed,
    SeatMoved,
    SeatPlayed,
    SeatTaken,
    SecretMade,
    SeedSealed,
    TableEnded,
    TableFrozen,
    TableOpened,
)
from pyramidion.server.protocol import Accepted, ChatMode, Series
from pyramidion.server.timing import DecisionClock

WAITING, PLAYING, OVER, FROZEN, ENDED = "waiting", "playing", "over", "frozen", "ended"
MOST_CHAT = 200

AnyMatch = Match[Any, Any, Any]


class SeatState:
    """One seat of a table: free, or who sits there."""

    __slots__ = ("by_bot", "device", "kind", "level", "name", "nonce")

    def __init__(self) -> None:
        self.kind = "free"
        self.name = ""
        self.device = ""
        self.nonce = ""
        self.level = ""
        self.by_bot = False

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or self.by_bot


class Result(NamedTuple):
    """A finished match: who sat where (devices are empty for bots), and how it ended."""

    at: int
    sitters: tuple[Sitter, ...]
    devices: tuple[str, ...]
    outcome: Outcome


class Played(NamedTuple):
    """A step that was just played: its entry, what happened, and views before a take back."""

    entry: Entry
    events: list[Event]
    before: dict[Seat | None, Any]


class Table:
    """What the journal tells. `fold` is the only way to change it."""

    def __init__(self, number: int, name: str, code: str) -> None:
        self.number = number
        self.name = name
        self.code = code
        self.length = 0
        self.touched = 0
        self.phase = WAITING
        self.frozen = ""
        self.seats: list[SeatState] = []
        self.secrets: dict[str, int] = {}
        self.secret_at = 0
        self.chat_lines: list[tuple[int, Chatted]] = []
        self.answers: dict[tuple[str, str], Accepted] = {}
        self.match: AnyMatch | None = None
        self.match_number = 1
        self.header: Header | None = None
        self.seal = Seal(bytes(32))
        self.records: dict[int, bytes] = {}
        self.results: dict[int, Result] = {}
        self.origin: Moment | None = None
        self.shown: dict[Seat | None, int] = {}
        self.clock = DecisionClock(0)
        self.host = ""
        self.listed = False
        self.chat: ChatMode = "on"
        self.watching = True
        self.game: AnyGame = next(GAMES.values())
        self.options: Any = None
        self.players = 0
        self.rules = ""

    def fold(self, line: Line) -> list[Event]:
        """Take one more line of the journal; gives the match's events, if it is an entry."""
        events = self._fold_change(line)
        self.length = line.n + 1
        self.touched = line.at
        if line.command:
            self.answers[line.device, line.command] = self._answer(line)
        return events

    def _answer(self, line: Line) -> Accepted:
        """What the command of a line is answered, now and whenever it is repeated."""
        match line.change:
            case MatchEntry(_, seat):
                return Accepted(line.command, seq=self.shown[Seat(seat)])
            case SecretMade(_, secret):
                return Accepted(line.command, secret=secret)
            case _:
                return Accepted(line.command)

    def _fold_change(self, line: Line) -> list[Event]:
        change = line.change
        match change:
            case MatchEntry():
                return self._fold_entry(change, line.at)
            case TableOpened():
                self._open(change)
            case Configured():
                self._configure(change)
            case SeatTaken() | BotSeated() | SeatFreed() | SeatMoved() | SeatPlayed():
                self._fold_seat(change)
            case SecretMade(seat, secret):
                self.secrets[secret] = seat
                self.secret_at = line.at
            case HostPassed(device):
                self.host = device
            case MatchStarted():
                self._start(change, line.at)
            case SeedSealed(number, seed):
                self._wait_again(number, seed)
            case Chatted():
                self.chat_lines = [*self.chat_lines[1 - MOST_CHAT :], (line.at, change)]
            case TableFrozen(reason):
                self.phase, self.frozen = FROZEN, reason
            case TableEnded():
                self.phase = ENDED
            case _:
                assert_never(change)
        return []

    def _open(self, change: TableOpened) -> None:
        self.game = GAMES[change.game]
        self.rules = change.rules
        self.host = change.host
        self.seal = Seal(bytes.fromhex(change.seed))
        self.origin = change.origin
        self._configure(change)
        if change.rules != self.game.meta.rules:
            raise RuntimeError(f"The table plays rules {change.rules} of {change.game}.")

    def _configure(self, change: TableOpened | Configured) -> None:
        if change.clock != self.clock.limit:
            self.clock = DecisionClock(change.clock)
        self.listed, self.chat, self.watching = change.listed, change.chat, change.watching
        self.players = change.players
        self.seats = self.seats[: change.players]
        self.seats += [SeatState() for _ in range(change.players - len(self.seats))]
        self.secrets = {s: seat for s, seat in self.secrets.items() if seat < change.players}
        self.options = decode_options(self.game, change.options)

    def _fold_seat(
        self, change: SeatTaken | BotSeated | SeatFreed | SeatMoved | SeatPlayed
    ) -> None:
        seat = self.seats[change.seat]
        if not isinstance(change, SeatPlayed):
            self.secrets = {s: place for s, place in self.secrets.items() if place != change.seat}
        match change:
            case SeatTaken(_, name, device, nonce):
                seat.kind, seat.name, seat.device, seat.nonce = "person", name, device, nonce
                seat.level, seat.by_bot = "", False
            case BotSeated(_, level, nonce):
                seat.kind, seat.level, seat.device, seat.by_bot = "bot", level, "", False
                seat.name = seat.name if self.phase == PLAYING else level
                seat.nonce = seat.nonce if self.phase == PLAYING else nonce
            case SeatFreed():
                self.seats[change.seat] = SeatState()
            case SeatMoved(_, device, _):
                seat.device, seat.by_bot = device, False
            case SeatPlayed(_, by_bot):
                seat.by_bot = by_bot

    def _start(self, change: MatchStarted, at: int) -> None:
        nonces = tuple(bytes.fromhex(nonce) for nonce in change.nonces)
        self.seal = Seal(self.seal.seed, nonces)
        game, moment = self.game, self.origin
        sitters, promised = self._sitters(), self.seal.commitment
        self.header = make_header(game, self.options, sitters, promised, moment)
        origin = None if moment is None else view_at(game, moment)
        self.match = Match.start(game, self.options, self.players, self.seal, at, origin)
        viewers: list[Seat | None] = [*map(Seat, range(self.match.seats)), None]
        self.shown = dict.fromkeys(viewers, 1)
        self.phase = PLAYING
        self.clock.begin(self.game.deciders(self.match.state), at)

    def _sitters(self) -> list[Sitter]:
        kinds = {"person": Holder.PERSON, "bot": Holder.BOT}
        sitters = [Sitter(seat.name, kinds[seat.kind]) for seat in self.seats]
        automas = self.game.meta.seats(self.players) - self.players
        return sitters + [Sitter("automa", Holder.AUTOMA)] * automas

    def _fold_entry(self, change: MatchEntry, at: int) -> list[Event]:
        """Replay an entry of the journal."""
        match = self.match
        assert match is not None
        action = decode_action(self.game, change.action)
        entry = Entry(change.seq, at, Seat(change.seat), change.by, action, change.draws)
        before = self._views_before(action)
        events = match.replay(entry)
        self._note(entry, events, before)
        return events

    def play(self, seat: Seat, action: Any, at: int, by: By) -> "Played":
        """Play a step now; raises `Illegal` or `Invalid`. The caller journals it."""
        match = self.match
        assert match is not None
        before = self._views_before(action)
        events = match.act(seat, action, at, by)
        return Played(match.log[-1], events, before)

    def adopt(self, line: Line, played: "Played") -> list[Seat | None]:
        """Take the line of a step that was just played; gives the viewers that are shown it."""
        shown = self._note(played.entry, played.events, played.before)
        self.length = line.n + 1
        self.touched = line.at
        if line.command:
            self.answers[line.device, line.command] = self._answer(line)
        return shown

    def _views_before(self, action: Any) -> dict[Seat | None, Any]:
        """All views, before a step is taken back: that has no event, but may be seen."""
        if not isinstance(action, TakeBack) or self.match is None:
            return {}
        return {viewer: self.match.view(viewer) for viewer in self.shown}

    def _note(
        self, entry: Entry, events: list[Event], before: dict[Seat | None, Any]
    ) -> list[Seat | None]:
        """Count what each viewer is shown, keep the decision clock, see whether it is over."""
        match = self.match
        assert match is not None
        shown = [v for v in self.shown if self._is_shown(v, entry, events, before)]
        for viewer in shown:
            self.shown[viewer] += 1
        told = bool(entry.draws) or any(event.reveals for event in events)
        self.clock.note(entry, self.game.deciders(match.state), told)
        if match.outcome is not None:
            self._end_match(match.outcome, entry.at)
        return shown

    def _is_shown(
        self,
        viewer: Seat | None,
        entry: Entry,
        events: list[Event],
        before: dict[Seat | None, Any],
    ) -> bool:
        """Whether an entry is anything to a viewer: hidden steps must not be countable."""
        if viewer == entry.seat or isinstance(entry.action, Away):
            return True
        for event in events:
            if self.game.narrate(event, viewer) is not None:
                return True
        assert self.match is not None
        return bool(before) and before[viewer] != self.match.view(viewer)

    def _end_match(self, outcome: Outcome, at: int) -> None:
        self.phase = OVER
        assert self.match is not None
        assert self.header is not None
        self.records[self.match_number] = encode_record(self.header, self.match, self.seal)
        devices = tuple(seat.device for seat in self.seats)
        self.results[self.match_number] = Result(at, self.header.seats, devices, outcome)

    def _wait_again(self, number: int, seed: str) -> None:
        """Wait for another match under a new seed; people add new nonces by sitting again."""
        self.phase = WAITING
        self.match = None
        self.match_number = number
        self.seal = Seal(bytes.fromhex(seed))
        for seat in self.seats:
            if seat.by_bot:
                seat.kind, seat.level, seat.by_bot, seat.device = "bot", "greedy", False, ""
            elif seat.kind == "person":
                seat.nonce = ""

    def go_on_drawing(self) -> None:
        """After a fold from the journal: further draws come from the seal again."""
        if self.match is not None:
            self.match.resume(self.seal)

    def seats_of(self, device: str) -> list[int]:
        """The seats that a device holds."""
        return [i for i, seat in enumerate(self.seats) if seat.device == device != ""]

    @property
    def series(self) -> Series:
        """The last matches in which the same people sat on the same seats as now."""
        people = tuple(seat.device for seat in self.seats)
        wins = [0] * len(people)
        played = 0
        for result in reversed(self.results.values()):
            if result.devices != people:
                break
            played += 1
            for seat in result.outcome.winners:
                if seat < len(wins):
                    wins[seat] += 1
        return Series(played, tuple(wins))

    @property
    def is_by_letter(self) -> bool:
        """Whether people play each other without a clock: they may take days for a turn."""
        people = {seat.device for seat in self.seats if seat.kind == "person"}
        return self.phase == PLAYING and not self.clock.limit and len(people) > 1

    @property
    def is_private(self) -> bool:
        """Whether who holds no seat may not be here: a match that nobody may watch."""
        return not self.watching and self.phase in (PLAYING, OVER)

    @property
    def deciders(self) -> list[Seat]:
        """The seats the match waits for, while it is played."""
        if self.phase != PLAYING or self.match is None:
            return []
        return list(self.game.deciders(self.match.state))


def entry_change(entry: Entry) -> MatchEntry:
    """An entry of the log as a change."""
    return MatchEntry(entry.seq, entry.seat, entry.by, entry.action, entry.draws)


def fold_journal(number: int, name: str, code: str, lines: Any) -> Table:
    """The table that a journal tells; one that cannot be folded is frozen with the reason."""
    table = Table(number, name, code)
    last = None
    try:
        for line in lines:
            last = line
            table.fold(line)
        table.go_on_drawing()
    except Exception as error:
        table.phase, table.frozen = FROZEN, f"{type(error).__name__}: {error}"
        table.length = 1 + (last.n if last is not None else -1)
    return table
