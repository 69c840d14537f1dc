"""Expédition Pyramide a second time, slowly and plainly, to check the first.

Written from the rules with sets, lists and counters; nothing here comes from `pyramidion`. An
action is what the wire has of it, a dictionary. What chance gave is handed in: gems and roller at
the start, the die with the step that rolls it, the cards when they lie open.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracles.expedition_box import (
    DRAWINGS,
    FLOORS,
    GEMS,
    HOLES,
    OF_EACH_GEM,
    SIGNS,
    cards,
    cells_of,
    is_key,
    opens,
)
from tests.oracles.expedition_players import SlowOptions, SlowPlayer
from tests.oracles.expedition_scoring import (
    REACH,
    Find,
    Hole,
    by_rank,
    floors_in_reach,
    leftmost,
)

CLOCK = -1
GLASS = 60_000
ROUNDS = 9
LARGEST_CREDIT = 300
QUIET = {"ready": "EX-27", "move_to": "EX-31"}
"""Steps that show nothing new, so that they can be taken back."""

Action = Mapping[str, Any]


class SlowMatch:
    """A match that follows another one, step by step."""

    def __init__(
        self,
        players: int,
        options: SlowOptions,
        roller: int,
        floors: Sequence[Sequence[Hole]],
        at: int = 0,
    ) -> None:
        """Gems at random over the holes, pawns at the bottom, the first roller by lot."""
        found = Counter(gem for floor in floors for gem in floor)
        assert found == dict.fromkeys(GEMS, OF_EACH_GEM)
        assert [len(floor) for floor in floors] == [HOLES] * FLOORS
        assert 0 <= roller < players
        self.options = options
        self.players = [SlowPlayer(options.level_of(seat)) for seat in range(players)]
        self.floors = {number: list(floor) for number, floor in enumerate(floors, start=1)}
        self.phase = "ready"
        self.round = 1
        self.roller = roller
        self.sign: str | None = None
        self.glass = 0
        self.glass_at: int | None = None
        self.first_glass_at = at
        self.countdown_at: int | None = None
        self.played: list[list[int]] = []
        self.facts: list[dict[str, Any]] = []
        self._instants: list[tuple[int, str, int]] = [(CLOCK, "set_up", at)]
        self._quiet: list[list[str]] = [[] for _ in self.players]

    @property
    def at(self) -> int:
        """The instant of the last step that stands."""
        return self._instants[-1][2]

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    @property
    def finders(self) -> list[int]:
        """Who opened a door in this round, best rank first. EX-23."""
        finds = [player.find for player in self.players if player.find is not None]
        return by_rank(finds, self.roller, len(self.players))

    @property
    def to_move(self) -> list[int]:
        """The finders that have not collected yet, best rank first."""
        return [seat for seat in self.finders if not self.players[seat].has_collected]

    @property
    def deciders(self) -> set[int]:
        """The seats that the match waits for."""
        if self.phase == "ready":
            return {seat for seat in self.seats if not self.players[seat].is_ready}
        if self.phase == "move":
            return set(self.to_move[:1])
        if self.phase == "search":
            at_once = self.to_move if self.options.harder else []
            return {seat for seat in self.seats if self.is_searching(seat)} | set(at_once)
        return set()

    @property
    def owed(self) -> tuple[int, str] | None:
        """When the clock must act, and how. EX-21, EX-24 and EX-27."""
        if self.phase == "search" and self.glass_at is not None:
            return self.glass_at + GLASS, "glass_ran_out"
        if self.phase == "ready" and self.countdown_at is not None:
            return self.countdown_at + 1000 * int(self.options.countdown), "count_down_over"
        return None

    def is_searching(self, seat: int) -> bool:
        """Whether the seat still looks for its combination. EX-21."""
        return self.phase == "search" and self.players[seat].find is None

    def most(self, seat: int) -> int | None:
        """How far the rank lets the pawn go. EX-30."""
        if self.players[seat].find is None:
            return None
        return REACH[len(self.players)][self.finders.index(seat)]

    def found(self, seat: int) -> dict[str, Any] | None:
        """Rank, time and keys of a seat that opened its door in this race, or in the last one."""
        player = self.players[seat]
        if player.find is None:
            return player.last_found
        return {
            "rank": 1 + self.finders.index(seat),
            "ms": player.find.instant - self.first_glass_at,
            "credit": player.find.credit,
            "laid": player.laid,
        }

    def keys(self, seat: int) -> tuple[str, ...]:
        """The keys against the hieroglyph on the seat's own card. EX-21."""
        side = self.players[seat].side
        assert side is not None
        assert self.sign is not None
        return side.keys[self.sign]

    def legal(self, seat: int) -> list[Action]:
        """All that the seat may do now, but for solving."""
        if seat not in self.deciders or self.is_searching(seat):
            return []
        player = self.players[seat]
        if self.phase == "ready":
            return [{"type": "ready"}]
        if player.pending is not None:
            return [{"type": "confirm"}]
        most = self.most(seat)
        assert most is not None
        reach = floors_in_reach(player.floor, most)
        return [{"type": "move_to", "floor": floor} for floor in sorted(reach)]

    def refusal(self, seat: int, laid: Sequence[Action]) -> str | None:
        """Why these keys do not open the seat's door, or None. EX-22."""
        fault = self._fault(seat, laid)
        if fault is None:
            return None
        others = [other for other in self.seats if other != seat]
        if any(self._fault(other, laid) is None for other in others):
            return "ex-anothers-card"
        return fault

    def _fault(self, seat: int, laid: Sequence[Action]) -> str | None:
        side = self.players[seat].side
        assert side is not None
        wanted, lying = self.keys(seat), [told["key"] for told in laid]
        cells = [(told["key"], cells_of(told["cells"])) for told in laid]
        covered = [cell for _, lain in cells for cell in lain]
        if set(lying) - set(wanted):
            return "ex-key-not-shown"
        if len(set(lying)) < len(lying):
            return "ex-key-doubled"
        if set(wanted) - set(lying):
            return "ex-key-missing"
        if not all(is_key(key, lain) for key, lain in cells):
            return "ex-not-the-key"
        if set(covered) - side.door:
            return "ex-sticks-out"
        if len(set(covered)) < len(covered):
            return "ex-overlap"
        assert opens(side.door, wanted, dict(cells))
        return None

    def may(self, seat: int, action: Action) -> bool:
        """Whether the seat, or the clock, may do this now."""
        if seat == CLOCK:
            return self._may_the_clock(action)
        if action["type"] == "solve":
            return self.is_searching(seat) and self.refusal(seat, action["laid"]) is None
        return action in self.legal(seat)

    def _may_the_clock(self, action: Action) -> bool:
        """What it owes; and credits, while somebody searches, where the table wants them."""
        if action["type"] == "credit_line":
            seat, ms = action["seat"], action["ms"]
            return (
                self.options.credit
                and not self.options.harder
                and seat in self.seats
                and self.is_searching(seat)
                and 0 <= ms <= LARGEST_CREDIT
                and ms != self.players[seat].credit
            )
        return self.owed is not None and action["type"] == self.owed[1]

    def lay_open(self, numbers: Sequence[int]) -> None:
        """The cards of the round: different ones of one new group. EX-12 and EX-20."""
        assert len(set(numbers)) == len(numbers) == len(self.players)
        groups = {cards()[number].group for number in numbers}
        assert len(groups) == 1
        assert not groups & {cards()[old].group for before in self.played for old in before}
        for player, number in zip(self.players, numbers, strict=True):
            player.card = number

    def play(self, seat: int, action: Action, at: int, die: int | None = None) -> None:
        """Follow one step at its instant; `facts` then tells what happened."""
        assert self.may(seat, action), f"The oracle forbids {action} to {seat}."
        assert self.owed is None or seat == CLOCK or at < self.owed[0]
        self.facts = []
        self._instants.append((seat, action["type"], at))
        fields = {name: value for name, value in action.items() if name != "type"}
        getattr(self, "_" + action["type"])(seat, **fields)
        self._remember(seat, action["type"])
        if self.phase == "ready" and all(player.is_ready for player in self.players):
            self._roll(die)
        else:
            assert die is None

    def _remember(self, seat: int, kind: str) -> None:
        if kind in QUIET:
            self._quiet[seat].append(kind)
        elif kind != "credit_line":
            self._quiet = [[] for _ in self.players]

    def can_take_back(self, seat: int) -> bool:
        """Whether nobody has learned anything since the seat's last step."""
        return bool(self._quiet[seat])

    def take_back(self, seat: int) -> None:
        """The seat is not ready after all, or its pawn stands where it stood."""
        kind = self._quiet[seat].pop()
        if kind == "ready":
            self.players[seat].is_ready = False
        else:
            self.players[seat].pending = None
        steps = [index for index, step in enumerate(self._instants) if step[:2] == (seat, kind)]
        del self._instants[steps[-1]]

    def _tell(self, kind: str, **fields: Any) -> None:
        self.facts.append({"type": kind, **fields})

    def _ready(self, seat: int) -> None:
        self.players[seat].is_ready = True
        self._tell("seat_ready", seat=seat)

    def _count_down_over(self, seat: int) -> None:
        """The round starts even if not all are ready. EX-27."""
        assert self.owed == (self.at, "count_down_over")
        for player in self.players:
            player.is_ready = True

    def _credit_line(self, clock: int, seat: int, ms: int) -> None:
        """The server measured a line. EX-26."""
        self.players[seat].credit = ms
        self._tell("credit_given", seat=seat, ms=ms)

    def _roll(self, die: int | None) -> None:
        """The die shows a hieroglyph and the glass is turned. EX-20 and EX-21."""
        assert die is not None
        self._quiet = [[] for _ in self.players]
        self.phase, self.sign = "search", SIGNS[die]
        self.countdown_at = None
        self.first_glass_at = self.at
        for player in self.players:
            player.forget_the_last_round()
        self._tell("die_rolled", round=self.round, seat=self.roller, sign=self.sign)
        self._turn_glass()

    def _turn_glass(self) -> None:
        self.glass += 1
        self.glass_at = self.at
        self._tell("glass_turned", glass=self.glass)

    def _solve(self, seat: int, laid: Sequence[dict[str, Any]]) -> None:
        """A door is open; the minute ends early when all are. EX-22 and EX-23."""
        player = self.players[seat]
        player.find = Find(seat, self.at, player.credit)
        player.laid = sorted(laid, key=lambda told: list(DRAWINGS).index(told["key"]))
        found = self.found(seat)
        assert found is not None
        self._tell("door_opened", seat=seat, rank=found["rank"], ms=found["ms"])
        if not self.options.harder and len(self.finders) == len(self.players):
            self._end_search()

    def _glass_ran_out(self, seat: int) -> None:
        """Nobody found: once more, never a third time. EX-24."""
        assert self.owed == (self.at, "glass_ran_out")
        if not self.finders and self.glass == 1:
            self._turn_glass()
        else:
            self._end_search()

    def _end_search(self) -> None:
        """Now the finders move, or have lost what they did not collect. EX-30 and EX-50."""
        self.glass, self.glass_at = 0, None
        self._tell("search_over", round=self.round, finders=self.finders)
        if self.options.harder:
            for seat in self.to_move:
                self.players[seat].pending = None
                self._tell("gems_missed", seat=seat)
        if self.finders and not self.options.harder:
            self.phase = "move"
        else:
            self._end_round()

    def _move_to(self, seat: int, floor: int) -> None:
        player = self.players[seat]
        player.pending = floor
        self._tell("pawn_moved", seat=seat, start=player.floor, floor=floor)

    def _confirm(self, seat: int) -> None:
        """The two leftmost gems of the floor, what there is of them. EX-32."""
        player = self.players[seat]
        assert player.pending is not None
        player.floor, player.pending, player.has_collected = player.pending, None, True
        row = self.floors[player.floor]
        holes = leftmost(row)
        player.took = [gem for gem in (row[hole] for hole in holes) if gem is not None]
        player.gems.update(player.took)
        for hole in holes:
            row[hole] = None
        self._tell("gems_collected", seat=seat, floor=player.floor, gems=player.took, holes=holes)
        if self.phase == "move" and not self.to_move:
            self._end_round()
        elif self.phase == "search" and all(one.has_collected for one in self.players):
            self._end_search()

    def _end_round(self) -> None:
        """Cards are set aside, new ones drawn, and the die passes on. EX-20, EX-27 and EX-40."""
        self.sign = None
        if self.round == ROUNDS:
            self.phase = "over"
            self._tell("match_ended")
            return
        self.played.append([player.card or 0 for player in self.players])
        told = [self.found(seat) for seat in self.seats]
        for player, found in zip(self.players, told, strict=True):
            player.set_the_card_aside(found)
        self.round += 1
        self.roller = (self.roller + 1) % len(self.players)
        self.phase = "ready"
        self.countdown_at = None if self.options.countdown == "none" else self.at
        self._tell("cards_drawn", round=self.round, seat=self.roller)
