"""Silver & Gold: Pyramids a second time, slowly and plainly, to check the first.

Written from the rules with sets, dicts and lists; nothing here comes from `pyramidion`. An action
is a line of notation: `keep 17`, `17 a1b1b2`, `take 6`, `draw`, `confirm`. What chance gave is
handed in as the recorded orders of a step: `order[i]` is the old place of the thing that comes
i-th. Seats are dealt from the front of the deck; piles are drawn from their end.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tests.oracles.silver_gold_box import (
    BOX_POINTS,
    CARDS,
    COLOURS,
    EXPEDITIONS,
    GRID,
    MALUSES,
    Square,
    Squares,
    beside,
    placements,
    read_squares,
    write_squares,
)

Order = Sequence[int]


@dataclass
class SlowOptions:
    """What a table may want otherwise: SG-29, SG-31, SG-04 and SG-05."""

    reveal: str = "together"
    closed_tombs: bool = False
    expeditions: Sequence[str] = EXPEDITIONS
    skulls: Sequence[int] = MALUSES


@dataclass
class SlowPlayer:
    """What lies before a player; `marked` holds all marks of a card, `fresh` those of the turn."""

    dealt: list[int] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)
    slots: list[int | None] = field(default_factory=lambda: [None, None])
    marked: dict[int, set[Square]] = field(default_factory=dict)
    fresh: dict[int, set[Square]] = field(default_factory=dict)
    placed: bool = False
    owed: int = 0
    done: list[int] = field(default_factory=list)
    red: int = 0
    green: int = 0
    torches: set[int] = field(default_factory=set)
    skulls: set[int] = field(default_factory=set)

    @property
    def cards(self) -> list[int]:
        """The one or two cards that the player can mark."""
        return [card for card in self.slots if card is not None]

    def lay(self, slot: int, card: int) -> None:
        """Put a new card before the player."""
        self.slots[slot] = card
        self.marked[card] = set()
        self.fresh[card] = set()

    def set_aside(self, card: int) -> int:
        """A completed card leaves its slot, which is returned. SG-40."""
        slot = self.slots.index(card)
        self.slots[slot] = None
        self.done.append(card)
        return slot


class SlowMatch:
    """A match that follows another one, step by step."""

    def __init__(self, seats: int, options: SlowOptions) -> None:
        self.options = options
        self.players = [SlowPlayer() for _ in range(seats)]
        self.phase = "keep"
        self.round = 0
        self.turn = 0
        self.waiting = set(range(seats))
        self.used: list[str] = []
        self.unseen: list[str] = []
        self.pile: list[int] = []
        self.reserve: list[int] = []
        self.boxes: dict[str, list[int]] = {colour: [] for colour in COLOURS}
        self.completing: list[tuple[int, int]] = []
        self.queue: list[tuple[int, list[int]]] = []
        self._orders: list[Order] = []

    @classmethod
    def begin(cls, seats: int, options: SlowOptions, orders: Iterable[Order]) -> "SlowMatch":
        """Shuffle all cards and deal 4 to each player. SG-10."""
        match = cls(seats, options)
        match._orders = list(orders)
        deck = match._shuffled(sorted(CARDS))
        for player in match.players:
            player.dealt = sorted(deck[:4])
            deck = deck[4:]
        match.pile = deck
        match._expect_no_order()
        return match

    def legal(self, seat: int) -> set[str]:
        """All that the seat may do now."""
        if seat not in self.waiting:
            return set()
        if self.phase == "keep":
            return self._legal_keeps(self.players[seat])
        if self.phase == "mark":
            return self._legal_marks(self.players[seat])
        return self._legal_replacements()

    def play(self, seat: int, action: str, orders: Iterable[Order] = ()) -> None:
        """Follow one step, with what chance gave."""
        assert action in self.legal(seat), f"The oracle forbids {action!r} to seat {seat}."
        self._orders = list(orders)
        words = action.split()
        if words == ["confirm"]:
            self._confirm(seat)
        elif words == ["draw"]:
            self._draw()
        elif words[0] == "keep":
            self.players[seat].kept.append(int(words[1]))
        elif words[0] == "take":
            self._take(int(words[1]))
        else:
            self._mark(self.players[seat], int(words[0]), read_squares(words[1]))
        self._expect_no_order()

    def _shuffled(self, things: Sequence[int]) -> list[int]:
        order = self._orders.pop(0)
        assert sorted(order) == list(range(len(things))), "Chance shuffled something else."
        return [things[i] for i in order]

    def _expect_no_order(self) -> None:
        assert not self._orders, "Chance shuffled something that the rules do not shuffle."

    def _legal_keeps(self, player: SlowPlayer) -> set[str]:
        """Each keeps 2 of 4, one by one, then confirms. SG-10."""
        if len(player.kept) == 2:
            return {"confirm"}
        return {f"keep {card}" for card in player.dealt if card not in player.kept}

    def _legal_marks(self, player: SlowPlayer) -> set[str]:
        """The pattern or one square, then a square for each cross, then confirm. SG-22 to SG-31."""
        if not player.placed:
            shapes = placements(self.used[-1]) | {frozenset({square}) for square in GRID}
            return {
                f"{card} {write_squares(squares)}"
                for card in player.cards
                for squares in shapes
                if fits(player, card, squares)
            }
        return self._cross_steps(player) if player.owed else {"confirm"}

    def _cross_steps(self, player: SlowPlayer) -> set[str]:
        """Where a cross can be followed: either card, unless a marked tomb closes it. SG-31."""
        open_cards = [
            card
            for card in player.cards
            if not (self.options.closed_tombs and CARDS[card].tomb in player.marked[card])
        ]
        return {
            f"{card} {write_squares({square})}"
            for card in open_cards
            for square in GRID
            if fits(player, card, frozenset({square}))
        }

    def _mark(self, player: SlowPlayer, card: int, squares: Squares) -> None:
        if player.placed:
            player.owed -= 1
        player.placed = True
        player.marked[card] |= squares
        player.fresh[card] |= squares
        player.owed += len(squares & CARDS[card].squares_with("x"))
        if not self._cross_steps(player):
            player.owed = 0

    def _confirm(self, seat: int) -> None:
        if self.phase == "replace":
            self._end_replacement()
            return
        self.waiting.remove(seat)
        if self.waiting:
            return
        if self.phase == "keep":
            self._lay_out()
            self._next_turn()
        else:
            self._end_marking()

    def _lay_out(self) -> None:
        """Kept cards lie open; the rest is shuffled; 4 are the reserve. SG-10 and SG-12."""
        for player in self.players:
            for slot, card in enumerate(player.kept):
                player.lay(slot, card)
            player.dealt, player.kept = [], []
        laid = {card for player in self.players for card in player.cards}
        self.pile = self._shuffled([card for card in sorted(CARDS) if card not in laid])
        self._refill()

    def _refill(self) -> None:
        """The reserve is 4 again, as far as the pile goes. SG-43 and SG-45."""
        while len(self.reserve) < 4 and self.pile:
            self.reserve.append(self.pile.pop())

    def _next_turn(self) -> None:
        """The next expedition card, after 7 of them the next round, after 4 the end. SG-60."""
        if self.is_last_turn:
            self.phase = "over"
            return
        if self.turn in (0, 7):
            names = list(self.options.expeditions)
            self.unseen = [names[i] for i in self._shuffled(range(len(names)))]
            self.used = []
            self.round += 1
            self.turn = 0
        self.turn += 1
        self.used.append(self.unseen.pop())
        self.phase = "mark"
        for player in self.players:
            player.placed = False
        self.waiting = {seat for seat, player in enumerate(self.players) if player.cards}
        if not self.waiting:
            self._end_marking()

    @property
    def is_last_turn(self) -> bool:
        """Whether this is turn 7 of round 4. SG-61."""
        return (self.round, self.turn) == (4, 7)

    def _end_marking(self) -> None:
        """All have confirmed: symbols take effect and pyramids are completed. SG-20."""
        slots: dict[int, int] = {}
        for seat, player in enumerate(self.players):
            collect(player, self.round)
            for card in sorted(player.cards):
                if CARDS[card].tomb in player.marked[card]:
                    slots[card] = player.set_aside(card)
                    self.completing.append((card, seat))
            player.fresh = {card: set() for card in player.cards}
        self.completing.sort()
        if not self.is_last_turn:
            self._line_up(slots)
        self._next_replacement()

    def _line_up(self, slots: dict[int, int]) -> None:
        """Replace in ascending number; a player's two in a row are one action. SG-44."""
        for card, seat in self.completing:
            if self.queue and self.queue[-1][0] == seat:
                self.queue[-1][1].append(slots[card])
            else:
                self.queue.append((seat, [slots[card]]))

    def _next_replacement(self) -> None:
        if self.queue and (self.pile or self.reserve):
            self.phase = "replace"
            self.waiting = {self.queue[0][0]}
            return
        self.queue = []
        self.waiting = set()
        self._score_boxes()
        self._next_turn()

    def _legal_replacements(self) -> set[str]:
        """One of the reserve or the top of the pile, for every empty slot. SG-41."""
        if not self.queue[0][1]:
            return {"confirm"}
        return {f"take {card}" for card in self.reserve} | ({"draw"} if self.pile else set())

    def _take(self, card: int) -> None:
        """A card taken from the reserve can be put back until the seat confirms."""
        self.reserve.remove(card)
        self._fill(card)

    def _draw(self) -> None:
        """A drawn card has been seen: if it was the last, the action ends at once."""
        self._fill(self.pile.pop())
        if not self.queue[0][1]:
            self._end_replacement()

    def _fill(self, card: int) -> None:
        seat, slots = self.queue[0]
        self.players[seat].lay(slots.pop(0), card)
        if not self.pile and not self.reserve:
            slots.clear()

    def _end_replacement(self) -> None:
        self.queue.pop(0)
        self._refill()
        self._next_replacement()

    def _score_boxes(self) -> None:
        """A 2nd, 4th or 6th pyramid of a colour takes its first free box. SG-50 to SG-53."""
        new = {card for card, _ in self.completing}
        for card, seat in self.completing:
            colour = CARDS[card].colour
            counted = [
                other
                for other in self.players[seat].done
                if CARDS[other].colour == colour and (other not in new or other <= card)
            ]
            if len(counted) in (2, 4, 6) and len(self.boxes[colour]) < 3:
                self.boxes[colour].append(seat)
        self.completing = []

    def shown_marks(self, owner: int, viewer: int | None) -> dict[int, set[Square]]:
        """The marks that a viewer sees on a player's cards. SG-29."""
        player = self.players[owner]
        open_now = owner == viewer or self.options.reveal == "at_once"
        hidden = {card: set() if open_now else player.fresh[card] for card in player.cards}
        return {card: player.marked[card] - hidden[card] for card in player.cards}


def fits(player: SlowPlayer, card: int, squares: Squares) -> bool:
    """Whether the squares may be marked together on the card. SG-23, SG-24, SG-25 and SG-27."""
    marked = player.marked[card]
    if squares & (CARDS[card].walls | marked):
        return False
    if CARDS[card].start not in marked:
        return CARDS[card].start in squares
    return any(beside(square) & marked for square in squares)


def collect(player: SlowPlayer, playing_round: int) -> None:
    """Gems and torch, then all skulls, then all potions of a player's turn. SG-32 to SG-36."""
    signs = [CARDS[card].signs[square] for card in player.cards for square in player.fresh[card]]
    player.red = min(10, player.red + signs.count("r"))
    player.green = min(10, player.green + signs.count("g"))
    if "t" in signs:
        player.torches.add(playing_round)
    for _ in range(signs.count("k")):
        free = [skull for skull in range(1, 11) if skull not in player.skulls]
        player.skulls |= set(free[:1])
    for _ in range(signs.count("p")):
        player.skulls -= set(sorted(player.skulls)[-2:])


def score(match: SlowMatch, seat: int) -> dict[str, int]:
    """A seat's points by category. SG-62."""
    player = match.players[seat]
    pairs = min(player.red, player.green)
    taken = [
        points
        for owners in match.boxes.values()
        for owner, points in zip(owners, BOX_POINTS, strict=False)
        if owner == seat
    ]
    return {
        "pyramids": 10 * len(player.done),
        "torches": 5 * len(player.torches),
        "boxes": sum(taken),
        "gems": 5 * pairs + (player.red - pairs) + (player.green - pairs),
        "skulls": -max((match.options.skulls[skull - 1] for skull in player.skulls), default=0),
    }


def ranking(match: SlowMatch) -> tuple[list[int], bool]:
    """Every seat's place, and whether the lowest card parted a tie. SG-63."""
    seats = range(len(match.players))
    totals = [sum(score(match, seat).values()) for seat in seats]
    lowest = [min(match.players[seat].done, default=None) for seat in seats]

    def wins_tie(one: int, other: int) -> bool:
        mine, theirs = lowest[one], lowest[other]
        return mine is not None and (theirs is None or mine < theirs)

    ranks, parted = [], False
    for seat in seats:
        tied = [other for other in seats if totals[other] == totals[seat]]
        better = [other for other in seats if totals[other] > totals[seat]]
        ahead = [other for other in tied if wins_tie(other, seat)]
        parted = parted or bool(ahead)
        ranks.append(1 + len(better) + len(ahead))
    return ranks, parted
