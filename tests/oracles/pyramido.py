"""Pyramido: Forgotten Treasures a second time, slowly and plainly, to check the first.

Written from the rules with sets, lists and counters; nothing here comes from `pyramidion`. An
action is a line of JSON with its fields in alphabetical order, as `act` writes it. What chance
gave is handed in as the recorded draws of a step: a number below n, or an order of n things.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.oracles.pyramido_area import LegendMove, SlowArea, SlowSpace, legend_turn
from tests.oracles.pyramido_box import (
    BAG,
    COLOURS,
    GEMS,
    MYTHICAL,
    SPACES,
    in_order,
    read_dominoes,
)
from tests.oracles.pyramido_pyramid import FULL, SlowPyramid, SlowZone, cell_number
from tests.oracles.pyramido_scoring import (
    KEPT,
    Payment,
    floor_points,
    has_all,
    legend_points,
    lit_points,
    next_first,
    payments,
)

DOMINOES = read_dominoes()
LAST_FLOOR = 4
MANY_MYTHICAL = 7
"""With so many she draws a gem more at the start of a floor. PD-91."""

NO_GEM: Sequence[str | None] = (None,)
"""What is taken where a space has no gem."""

Draw = tuple[int, int | Sequence[int]]
"""How many there were, and the number or the order that chance gave."""


def act(kind: str, **fields: Any) -> str:
    """An action as a line of JSON."""
    return json.dumps({"type": kind, **fields}, sort_keys=True)


@dataclass
class SlowOptions:
    """What a table may want otherwise: PD-13, PD-91 and the scoring assistant."""

    legend: str = "beat"
    first: str = "lot"
    hints: bool = True


@dataclass
class SlowPlayer:
    """What lies before a person; `lit` holds the gems on every zone lit in this scoring."""

    pyramid: SlowPyramid = field(default_factory=SlowPyramid)
    gems: Counter[str] = field(default_factory=Counter)
    hand: int | None = None
    lit: dict[int, Payment] = field(default_factory=dict)
    floors: list[int] = field(default_factory=list)

    @property
    def zones(self) -> dict[int, SlowZone]:
        """What is seen of the pyramid, by name."""
        return {zone.name: zone for zone in self.pyramid.zones}

    @property
    def left(self) -> Counter[str]:
        """The gems that lie on no zone."""
        return self.gems - Counter(gem for payment in self.lit.values() for gem in payment)

    def lit_zones(self) -> list[tuple[str, int, Payment]]:
        """Colour, icons and gems of every lit zone."""
        zones = self.zones
        return [(zones[name].colour, zones[name].icons, gems) for name, gems in self.lit.items()]

    def lit_points(self) -> dict[int, int]:
        """The points of every lit zone."""
        zones = self.zones
        return {
            name: lit_points(zones[name].colour, zones[name].icons, gems)
            for name, gems in self.lit.items()
        }


@dataclass
class SlowLegend:
    """The Legend's stack, top at the end, her gems and her turns. PD-80."""

    stack: list[int]
    gems: Counter[str] = field(default_factory=Counter)
    turns_left: int = FULL[1]
    floors: list[int] = field(default_factory=list)
    last: LegendMove | None = None


class SlowMatch:
    """A match that follows another one, step by step."""

    def __init__(self, players: int, options: SlowOptions, area: SlowArea) -> None:
        self.options = options
        self.players = [SlowPlayer() for _ in range(players)]
        self.legend: SlowLegend | None = None
        self.area = area
        self.phase = "take"
        self.floor = 1
        self.first = 0
        self.turn: int | None = 0
        self.waiting: set[int] = set()
        self.complete: set[int] = set()
        self._draws: list[Draw] = []

    @classmethod
    def begin(cls, players: int, options: SlowOptions, draws: Iterable[Draw]) -> "SlowMatch":
        """Five piles, three gems before each, three dominoes up. PD-10 to PD-13 and PD-80."""
        match = cls(players, options, SlowArea([SlowSpace() for _ in range(SPACES)], Counter(BAG)))
        match._draws = list(draws)
        deck = match._shuffled(sorted(DOMINOES))
        if players == 1:
            match.legend = SlowLegend([deck.pop()])
        for index, space in enumerate(match.area.spaces):
            space.pile = deck[18 * index : 18 * (index + 1)]
            space.is_up = index in (0, 2, 4)
        match.area.renew(match._choose)
        match.first = match._first()
        match.turn = match.first
        match._expect_no_draw()
        return match

    @property
    def seats(self) -> int:
        """The persons, and the Legend behind a single one."""
        return len(self.players) + (self.legend is not None)

    @property
    def deciders(self) -> set[int]:
        """The seats that the match waits for."""
        return self.waiting if self.turn is None else {self.turn}

    def legal(self, seat: int) -> set[str]:
        """All that the seat may do now."""
        if seat not in self.deciders:
            return set()
        if self.phase == "score":
            return self._legal_lights(self.players[seat])
        if self.phase == "keep":
            return self._legal_discards(self.players[seat])
        if seat >= len(self.players):
            return {act("legend_move")}
        if self.phase == "take":
            return self._legal_takes()
        if self.phase == "turn_up":
            spaces = self.area.spaces
            return {act("turn_up", space=i) for i in range(SPACES) if spaces[i].is_face_down}
        return self._legal_placements(self.players[seat])

    def play(self, seat: int, action: str, draws: Iterable[Draw] = ()) -> None:
        """Follow one step, with what chance gave."""
        assert action in self.legal(seat), f"The oracle forbids {action} to seat {seat}."
        self._draws = list(draws)
        fields = json.loads(action)
        getattr(self, "_" + fields.pop("type"))(seat, **fields)
        self._expect_no_draw()

    def _next_draw(self, many: int) -> Any:
        assert self._draws, "The rules want a draw that chance did not make."
        found, given = self._draws.pop(0)
        assert found == many, f"Chance drew of {found} where there are {many}."
        return given

    def _shuffled(self, things: Sequence[int]) -> list[int]:
        order = self._next_draw(len(things))
        assert sorted(order) == list(range(len(things)))
        return [things[i] for i in order]

    def _choose(self, bag: Counter[str]) -> str:
        """Every gem of the bag is as likely as any other: they lie in it sorted by kind."""
        lying = in_order(bag.elements())
        chosen: int = self._next_draw(len(lying))
        return lying[chosen]

    def _expect_no_draw(self) -> None:
        assert not self._draws, "Chance drew something that the rules do not draw."

    def _first(self) -> int:
        """The first player, by lot or as the host chose. PD-13 and PD-80."""
        if self.legend is not None:
            return 0
        if self.options.first != "lot":
            return int(self.options.first)
        first: int = self._next_draw(len(self.players))
        return first

    def _legal_takes(self) -> set[str]:
        """A face-up domino and one of the gems before it. PD-20."""
        return {
            act("take", space=index, gem=gem)
            for index, space in enumerate(self.area.spaces)
            if space.is_up
            for gem in space.gems or NO_GEM
        }

    def _take(self, seat: int, space: int, gem: str | None) -> None:
        """Take domino and gem; piles and gem areas are mended at once. PD-20 to PD-22."""
        player, taken = self.players[seat], self.area.spaces[space]
        player.hand = self.area.take(taken)
        if gem is not None:
            taken.gems.remove(gem)
            player.gems[gem] += 1
        self.area.renew(self._choose)
        self.phase = "turn_up"
        if not any(space.is_face_down for space in self.area.spaces):
            self.phase = "place"

    def _turn_up(self, seat: int, space: int) -> None:
        """One of the face-down dominoes is turned up. PD-24."""
        self.area.spaces[space].is_up = True
        self.phase = "place"

    def _legal_placements(self, player: SlowPlayer) -> set[str]:
        """Anywhere on this floor that it may lie, then confirm. PD-25."""
        if player.hand is None:
            return {act("confirm")}
        return {
            act("place", cell=cell_number(cell), turn=turn)
            for cell, turn in player.pyramid.placements(self.floor)
        }

    def _place(self, seat: int, cell: int, turn: int) -> None:
        player = self.players[seat]
        assert player.hand is not None
        domino = DOMINOES[player.hand]
        player.pyramid = player.pyramid.with_domino(domino, self.floor, divmod(cell, 9), turn)
        player.hand = None

    def _legal_lights(self, player: SlowPlayer) -> set[str]:
        """Light a zone, put one out, or confirm. PD-52 to PD-56."""
        steps = {act("confirm")} | {act("deactivate", zone=name) for name in player.lit}
        for name, zone in player.zones.items():
            ways = [gems for gems in payments(zone.colour) if has_all(player.left, gems)]
            if name not in player.lit:
                steps |= {act("activate", zone=name, gems=gems) for gems in ways}
        return steps

    def _activate(self, seat: int, zone: int, gems: Sequence[str]) -> None:
        self.players[seat].lit[zone] = tuple(gems)

    def _deactivate(self, seat: int, zone: int) -> None:
        del self.players[seat].lit[zone]

    def _legal_discards(self, player: SlowPlayer) -> set[str]:
        """Who has more than five gems discards; who has five confirms. PD-61."""
        if player.gems.total() == KEPT:
            return {act("confirm")}
        return {act("discard", gem=gem) for gem in GEMS if player.gems[gem]}

    def _discard(self, seat: int, gem: str) -> None:
        self.players[seat].gems -= Counter([gem])
        self.area.discard(Counter([gem]))

    def _confirm(self, seat: int) -> None:
        if self.phase == "place":
            if len(self.players[seat].pyramid.cells(self.floor)) == 2 * FULL[self.floor]:
                self.complete.add(seat)
            self._next_turn(seat + 1)
            return
        self.waiting.remove(seat)
        if self.waiting:
            return
        if self.phase == "score":
            self._score_floor()
        else:
            self._next_floor()

    def _next_turn(self, asked: int) -> None:
        """Clockwise to the next seat that can still do something on this floor. PD-26, PD-27."""
        self.phase = "take"
        for later in range(self.seats):
            seat = (asked + later) % self.seats
            if not self.is_done(seat):
                self.turn = seat
                return
            self.complete.add(seat)
        self.phase, self.turn = "score", None
        self.waiting = set(range(len(self.players)))

    def is_done(self, seat: int) -> bool:
        """Whether the seat has completed the floor, with its gaps. PD-26 and PD-87."""
        if seat < len(self.players):
            return self.players[seat].pyramid.is_blocked(self.floor)
        return self.legend is None or self.legend.turns_left == 0

    def _legend_move(self, seat: int) -> None:
        """Her whole turn. PD-81 to PD-87."""
        legend = self.legend
        assert legend is not None
        move = legend_turn(self.area, DOMINOES[legend.stack[-1]], self._choose)
        legend.gems += Counter(gem for _, gem in move.taken)
        if move.drawn is not None:
            legend.gems[move.drawn] += 1
        if move.domino is not None:
            legend.stack.append(move.domino)
        legend.turns_left -= 1
        legend.last = move
        self._next_turn(seat + 1)

    def _score_floor(self) -> None:
        """Points of the floor; gems on zones, and the Legend's, are discarded. PD-57 to PD-60."""
        for player in self.players:
            points, left = floor_points(player.lit_zones(), player.gems)
            player.floors.append(points)
            self.area.discard(player.gems - left)
            player.gems, player.lit = left, {}
        if self.legend is not None:
            self._score_legend(self.legend)
        if self.floor == LAST_FLOOR:
            self.phase = "over"
            return
        self.phase = "keep"
        self.waiting = {
            seat for seat, player in enumerate(self.players) if player.gems.total() > KEPT
        }
        if not self.waiting:
            self._next_floor()

    def _score_legend(self, legend: SlowLegend) -> None:
        """Her points; she keeps mythical gems only. PD-88 and PD-89."""
        legend.floors.append(legend_points(self.floor, legend.gems))
        colours = Counter({colour: legend.gems[colour] for colour in COLOURS})
        self.area.discard(colours)
        legend.gems -= colours

    def _next_floor(self) -> None:
        """Who has the fewest points starts the next floor. PD-62."""
        points = [player.floors[-1] for player in self.players]
        if self.legend is not None:
            points.append(self.legend.floors[-1])
        self.first = next_first(points, self.first)
        self.floor += 1
        self.complete = set()
        if self.legend is not None:
            self._start_legend(self.legend)
        self._next_turn(self.first)

    def _start_legend(self, legend: SlowLegend) -> None:
        """Her turns of the floor, and a gem for seven mythical ones. PD-87 and PD-91."""
        legend.turns_left = FULL[self.floor]
        if self.options.legend == "become" and legend.gems[MYTHICAL] >= MANY_MYTHICAL:
            gem = self.area.draw(self._choose)
            legend.gems += Counter([gem] if gem is not None else [])
