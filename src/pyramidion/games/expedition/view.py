"""Who may know what in Expédition Pyramide.

Secret are the cards that are not drawn and those that were removed (EX-12, EX-20); with hidden
doors also the present ones until the die is rolled. All else lies open.
"""

from functools import cache
from itertools import islice

import msgspec

from pyramidion.games.expedition.actions import Action, Solve
from pyramidion.games.expedition.components import (
    CARDS,
    GEMS,
    GROUPS,
    SIGNS,
    WIDTH,
    Counts,
    Gem,
    Key,
    Laid,
    Level,
    Sign,
    group_of,
)
from pyramidion.games.expedition.components.board import GAP
from pyramidion.games.expedition.components.cards import mask_of_door
from pyramidion.games.expedition.legal import deciders, legal, most, prompt
from pyramidion.games.expedition.meta import Options
from pyramidion.games.expedition.scoring import outcome
from pyramidion.games.expedition.setup import deal
from pyramidion.games.expedition.state import NO_FLOOR, NO_SIGN, Found, Phase, State
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.events import Event
from pyramidion.kernel.outcome import Outcome
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.view import View as KernelView
from pyramidion.tiling.cover import solutions
from pyramidion.tiling.grid import cells_of
from pyramidion.tiling.polyomino import POLYOMINOES

_PRIZE = 2
_FEW = 16


class CardView(msgspec.Struct, frozen=True):
    """A card that lies open: the door, and for each sign the keys and the modelled time."""

    number: int
    door: tuple[str, ...]
    keys: tuple[tuple[Key, ...], ...]
    seconds: tuple[float, ...]


class FoundView(msgspec.Struct, frozen=True):
    """How a seat has opened its door; between rounds, the last one."""

    rank: int
    ms: int
    credit: int
    laid: tuple[Laid, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """All that lies before a seat, and where its pawn stands.

    `most` is how far it may move in this round, None while it has not found. `found` and `took`
    tell of the last round until the die is rolled again.
    """

    level: Level
    card: CardView | None
    ready: bool
    found: FoundView | None
    floor: int
    pending: int | None
    collected: bool
    most: int | None
    gems: Counts
    took: tuple[Gem, ...]
    credit: int


class View(KernelView, frozen=True, kw_only=True):
    """The whole table as one seat, or a spectator, may know it.

    `glass_ms` is how much of the present glass had run off at the last entry, `countdown_ms` how
    much of the count-down; None where none runs. `prizes` are the gems that each floor gives.
    """

    options: Options
    phase: Phase
    round: int
    roller: int
    sign: Sign | None
    glass: int
    glass_ms: int | None
    countdown_ms: int | None
    players: tuple[PlayerView, ...]
    floors: tuple[tuple[Gem | None, ...], ...]
    prizes: tuple[tuple[Gem, ...], ...]
    played: tuple[tuple[int, ...], ...]
    outcome: Outcome | None = None
    legal: tuple[Action, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know now; None is a spectator."""
    floors = tuple(tuple(None if gem == GAP else GEMS[gem] for gem in row) for row in state.holes)
    begun = state.countdown_at
    return View(
        seat=seat,
        deciders=tuple(deciders(state)),
        legal=() if seat is None else tuple(legal(state, seat)),
        prompt=None if seat is None else prompt(state, seat),
        options=state.options,
        phase=state.phase,
        round=state.round,
        roller=state.roller,
        sign=None if state.sign == NO_SIGN else SIGNS[state.sign],
        glass=state.glass,
        glass_ms=state.at - state.glass_at if state.is_running else None,
        countdown_ms=None if begun is None else state.at - begun,
        players=tuple(_player(state, other) for other in range(state.players)),
        floors=floors,
        prizes=tuple(tuple(gem for gem in row if gem is not None)[:_PRIZE] for row in floors),
        played=tuple(deal[: state.players] for deal in state.deals[: state.round - 1]),
        outcome=outcome(state),
    )


def _player(state: State, seat: int) -> PlayerView:
    level = state.options.level_of(seat)
    return PlayerView(
        level=level,
        card=None if state.are_cards_hidden else _card(state.card(seat).number, level),
        ready=bool(state.ready >> seat & 1),
        found=_found(state, seat),
        floor=state.floor[seat],
        pending=state.pending[seat] or None,
        collected=bool(state.collected >> seat & 1),
        most=None if state.phase is Phase.READY else most(state, seat),
        gems=state.gems[seat],
        took=tuple(GEMS[kind] for kind in state.took[seat]),
        credit=state.credit[seat],
    )


@cache
def _card(number: int, level: Level) -> CardView:
    side = CARDS[number].side(level)
    puzzles = [side.signs[sign] for sign in SIGNS]
    return CardView(
        number,
        side.door,
        tuple(puzzle.keys for puzzle in puzzles),
        tuple(puzzle.seconds for puzzle in puzzles),
    )


def _found(state: State, seat: int) -> FoundView | None:
    for rank, found in enumerate(state.ranking(), start=1):
        if found.seat == seat:
            return FoundView(rank, found.ms, found.credit, found.laid)
    return None


def narrate(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat may hear it: everybody hears all."""
    return event


def propose(view: View, chance: Chance) -> Action:
    """Any legal step; for who searches, one of the ways to open the door."""
    if view.legal:
        return chance.pick(view.legal)
    assert view.seat is not None
    assert view.sign is not None
    card = view.players[view.seat].card
    assert card is not None
    keys = card.keys[SIGNS.index(view.sign)]
    shapes = [POLYOMINOES[key] for key in keys]
    ways = list(islice(solutions(mask_of_door(card.door), WIDTH, shapes), _FEW))
    masks = chance.pick(ways)
    return Solve(
        tuple(Laid(key, tuple(cells_of(mask))) for key, mask in zip(keys, masks, strict=True))
    )


def sample(view: View, chance: Chance) -> State:
    """A full state that agrees with the view; the cards to come are drawn by chance."""
    state = State(view.options, len(view.players))
    state.phase, state.round, state.roller = view.phase, view.round, view.roller
    state.sign = NO_SIGN if view.sign is None else SIGNS.index(view.sign)
    state.glass, state.glass_at = view.glass, -(view.glass_ms or 0)
    state.countdown_at = None if view.countdown_ms is None else -view.countdown_ms
    state.holes = [
        tuple(GAP if gem is None else GEMS.index(gem) for gem in row) for row in view.floors
    ]
    for seat, player in enumerate(view.players):
        _restore_player(state, seat, player)
    state.found = _restore_found(view)
    state.deals = [_known_deal(cards) for cards in view.played]
    if (cards := _open_cards(view)) is not None:
        state.deals.append(_known_deal(cards))
    state.deals += _drawn_deals(state, chance)
    return state


def _restore_player(state: State, seat: int, player: PlayerView) -> None:
    state.ready |= player.ready << seat
    state.collected |= player.collected << seat
    state.floor[seat] = player.floor
    state.pending[seat] = player.pending or NO_FLOOR
    state.gems[seat] = player.gems
    state.took[seat] = tuple(GEMS.index(gem) for gem in player.took)
    state.credit[seat] = player.credit


def _restore_found(view: View) -> tuple[Found, ...]:
    """The finders as they stand in a state: while the sand runs, who came first is first."""
    is_running = view.phase is Phase.SEARCH
    known = [
        (shown.ms * is_running, shown.rank, Found(seat, shown.ms, shown.credit, shown.laid))
        for seat, player in enumerate(view.players)
        if (shown := player.found) is not None
    ]
    return tuple(found for _, _, found in sorted(known, key=lambda one: one[:2]))


def _open_cards(view: View) -> tuple[int, ...] | None:
    """The cards of this round, unless they lie face down."""
    cards = [player.card for player in view.players]
    numbers = tuple(card.number for card in cards if card is not None)
    return numbers if len(numbers) == len(cards) else None


def _known_deal(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (*cards, *sorted(set(group_of(cards[0])) - set(cards)))


def _drawn_deals(state: State, chance: Chance) -> list[tuple[int, ...]]:
    """The rounds to come, of the groups that were not played."""
    played = {group_of(deal[0]) for deal in state.deals}
    left = [group for group in GROUPS if group not in played]
    return [deal(chance.shuffled(group), state.players) for group in chance.shuffled(left)]


def scramble(state: State, seat: Seat | None, chance: Chance) -> State:
    """A state that differs only in the cards that nobody has seen."""
    other = state.copy()
    other.deals = state.deals[: state.round - state.are_cards_hidden]
    other.deals += _drawn_deals(other, chance)
    return other
