"""Who may know what in Silver & Gold: Pyramids.

Secret are: dealt cards and which are kept, until all have chosen (SG-11); this turn's marks, until
all have confirmed, unless the table shows them at once (SG-29); the order of the draw pile (SG-12)
and of the expedition cards to come (SG-60), from everybody. All else is open.
"""

import msgspec

from pyramidion.games.silver_gold.actions import Action
from pyramidion.games.silver_gold.apply import mark
from pyramidion.games.silver_gold.components import CARDS, DEALT, KEPT, NO_CARD, TABLE
from pyramidion.games.silver_gold.events import CardChosen, CellsMarked
from pyramidion.games.silver_gold.legal import deciders, is_marked, legal, legal_marks
from pyramidion.games.silver_gold.meta import Options, Pattern, Reveal
from pyramidion.games.silver_gold.scoring import outcome, score, score_after_turn
from pyramidion.games.silver_gold.state import Phase, State
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.events import Event
from pyramidion.kernel.outcome import Outcome, Score
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.view import View as KernelView
from pyramidion.tiling.grid import cells_of


class CardView(msgspec.Struct, frozen=True):
    """A card before a player: all its marks, and which of them are of this turn."""

    card: int
    marked: int
    fresh: int


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before one player. An empty place is None."""

    cards: tuple[CardView | None, ...]
    done: tuple[int, ...]
    red: int
    green: int
    torches: int
    skulls: int
    owed: int
    confirmed: bool
    score: Score


class View(KernelView, frozen=True, kw_only=True):
    """What a seat, or a spectator, may know.

    `pile` and `unseen` are numbers of cards; `dealt` and `kept` are the seat's own; `earned` is
    what the seat would have after confirming.
    """

    options: Options
    phase: Phase
    round: int
    turn: int
    used: tuple[Pattern, ...]
    unseen: int
    pile: int
    reserve: tuple[int, ...]
    boxes: tuple[tuple[int, ...], ...]
    completing: tuple[tuple[int, int], ...]
    queue: tuple[tuple[int, tuple[int, ...]], ...]
    players: tuple[PlayerView, ...]
    dealt: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    earned: Score | None = None
    outcome: Outcome | None = None
    legal: tuple[Action, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know now; None is a spectator."""
    return _seen(state, seat, is_open=state.options.reveal is Reveal.AT_ONCE)


def reveal(state: State, seat: Seat) -> View:
    """The seat's view with everybody's marks of this turn."""
    return _seen(state, seat, is_open=True)


def _seen(state: State, seat: Seat | None, *, is_open: bool) -> View:
    mine = None if seat is None or state.phase is not Phase.MARK else score_after_turn(state, seat)
    return View(
        seat=seat,
        deciders=tuple(deciders(state)),
        legal=() if seat is None else tuple(legal(state, seat)),
        options=state.options,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        used=tuple(state.used),
        unseen=len(state.unseen),
        pile=len(state.pile),
        reserve=tuple(state.reserve),
        boxes=tuple(state.boxes),
        completing=state.completing,
        queue=state.queue,
        players=tuple(
            _player(state, other, is_open or other == seat) for other in range(state.seats)
        ),
        dealt=() if seat is None else state.dealt[seat],
        kept=() if seat is None else state.kept[seat],
        earned=mine,
        outcome=outcome(state),
    )


def _player(state: State, seat: int, shown: bool) -> PlayerView:
    """In the order of the fields: this is the hottest part of a server."""
    decides = state.phase is Phase.MARK or state.phase is Phase.KEEP
    return PlayerView(
        (_card(state, 2 * seat, shown), _card(state, 2 * seat + 1, shown)),
        state.done[seat],
        state.red[seat],
        state.green[seat],
        state.torches[seat],
        state.skulls[seat],
        state.owed[seat] if shown else 0,
        decides and not state.waiting >> seat & 1,
        score(state, seat),
    )


def _card(state: State, place: int, shown: bool) -> CardView | None:
    if state.cards[place] == NO_CARD:
        return None
    fresh = state.fresh[place]
    if shown:
        return CardView(state.cards[place], state.marked[place], fresh)
    return CardView(state.cards[place], state.marked[place] & ~fresh, 0)


def narrate(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat may hear it: choices are its own until they lie open."""
    if isinstance(event, CellsMarked):
        return event if event.open or event.seat == seat else None
    if isinstance(event, CardChosen):
        return event if event.seat == seat else None
    return event


def sample(view: View, chance: Chance) -> State:
    """A full state that agrees with the view; what the seat cannot know is drawn by chance."""
    state = State(view.options, len(view.players))
    state.phase, state.round, state.turn = view.phase, view.round, view.turn
    state.waiting = sum(1 << seat for seat in view.deciders)
    state.used = list(view.used)
    state.reserve = list(view.reserve)
    state.boxes = list(view.boxes)
    state.completing, state.queue = view.completing, view.queue
    for seat, player in enumerate(view.players):
        _restore_player(state, seat, player)
    _draw_unseen(state, view, chance)
    if view.phase is Phase.MARK:
        _draw_marks(state, view, chance)
    return state


def _restore_player(state: State, seat: int, player: PlayerView) -> None:
    state.done[seat] = player.done
    state.red[seat], state.green[seat] = player.red, player.green
    state.torches[seat], state.skulls[seat] = player.torches, player.skulls
    state.owed[seat] = player.owed
    for place, shown in zip(state.places(seat), player.cards, strict=True):
        if shown is None:
            continue
        lay_marked(state, place, shown.card, shown.marked, shown.fresh)
        if shown.fresh:
            state.placed |= 1 << seat


def lay_marked(state: State, place: int, card: int, marked: int, fresh: int) -> None:
    """Put a card on a place with its marks, as if they had been made one by one."""
    state.lay(place, card)
    state.marked[place], state.fresh[place] = marked, fresh
    for cell in cells_of(marked):
        state.available[place] &= TABLE.free[cell]
        state.touching[place] |= TABLE.beside[cell]


def _draw_unseen(state: State, view: View, chance: Chance) -> None:
    """Draw dealt cards, the pile and the expedition cards to come."""
    seen = {*state.cards, *state.reserve, *view.dealt}
    seen.update(card for done in state.done for card in done)
    hidden = chance.shuffled([card.number for card in CARDS if card.number not in seen])
    if view.phase is Phase.KEEP:
        for seat in range(state.seats):
            _draw_dealt(state, seat, view, hidden, chance)
    state.pile = hidden
    rest = list(view.options.expeditions)
    for pattern in view.used:
        rest.remove(pattern)
    state.unseen = chance.shuffled(rest) if view.round else []


def _draw_dealt(state: State, seat: int, view: View, hidden: list[int], chance: Chance) -> None:
    if seat == view.seat:
        state.dealt[seat], state.kept[seat] = view.dealt, view.kept
        return
    dealt = sorted(hidden.pop() for _ in range(DEALT))
    state.dealt[seat] = tuple(dealt)
    state.kept[seat] = tuple(chance.shuffled(dealt)[:KEPT]) if view.players[seat].confirmed else ()


def _draw_marks(state: State, view: View, chance: Chance) -> None:
    """Let the others who have confirmed, unseen, have marked something legal."""
    for seat, player in enumerate(view.players):
        has_cards = any(player.cards)
        shown = seat == view.seat or view.options.reveal is Reveal.AT_ONCE
        if has_cards and player.confirmed and not shown:
            _draw_turn(state, seat, chance)


def _draw_turn(state: State, seat: int, chance: Chance) -> None:
    """A whole turn of legal marks, by chance, for a seat that has confirmed."""
    while not is_marked(state, seat):
        mark(state, seat, chance.pick(legal_marks(state, seat)))


def scramble(state: State, seat: Seat | None, chance: Chance) -> State:
    """A state that differs only in what is secret to the seat: the declaration of secrets."""
    new = state.copy()
    new.pile = chance.shuffled(new.pile)
    new.unseen = chance.shuffled(new.unseen)
    if new.phase is Phase.KEEP:
        _scramble_dealt(new, seat, chance)
    if new.phase is Phase.MARK and new.options.reveal is Reveal.TOGETHER:
        for other in range(new.seats):
            if other != seat:
                _scramble_marks(new, other, chance)
    return new


def _scramble_dealt(state: State, seat: int | None, chance: Chance) -> None:
    others = [other for other in range(state.seats) if other != seat]
    hidden = chance.shuffled([*state.pile, *(c for other in others for c in state.dealt[other])])
    for other in others:
        many = len(state.kept[other])
        state.dealt[other] = tuple(sorted(hidden.pop() for _ in range(DEALT)))
        state.kept[other] = tuple(chance.shuffled(state.dealt[other])[:many])
    state.pile = hidden


def _scramble_marks(state: State, seat: int, chance: Chance) -> None:
    """Unmark this turn's cells of a seat, then mark others."""
    if not state.placed >> seat & 1:
        return
    for place in state.places(seat):
        if state.fresh[place]:
            before = state.marked[place] & ~state.fresh[place]
            lay_marked(state, place, state.cards[place], before, 0)
    state.placed &= ~(1 << seat)
    state.owed[seat] = 0
    _draw_turn(state, seat, chance)
