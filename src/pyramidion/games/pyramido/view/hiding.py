"""States that agree with what a seat knows, and states that differ in what it does not know."""

from pyramidion.games.pyramido.actions import Activate
from pyramidion.games.pyramido.apply.turns import activate, lay
from pyramidion.games.pyramido.components import BACK, DOMINOES, GEMS, NO_DOMINO, Back
from pyramidion.games.pyramido.components.pieces import SPACES
from pyramidion.games.pyramido.legal import legal
from pyramidion.games.pyramido.state import LEGEND, Lit, Phase, State
from pyramidion.games.pyramido.view.showing import PlayerView, View, placed_of
from pyramidion.kernel.chance import Chance
from pyramidion.kernel.seats import Seat

_MOST_LIT = 4
"""A hidden choice of another seat is drawn with up to so many lit zones."""


def sample(view: View, chance: Chance) -> State:
    """A full state that agrees with the view; what the seat cannot know is drawn by chance."""
    state = State(view.options, len(view.players))
    state.phase, state.floor, state.first = view.phase, view.floor, view.first
    state.turn = view.first if view.turn is None else view.turn
    state.bag, state.discards = view.bag, view.discards
    for space, shown in enumerate(view.spaces):
        state.areas[space] = tuple(GEMS.index(gem) for gem in shown.gems)
        state.up |= (shown.up is not None) << space
    for seat, player in enumerate(view.players):
        _restore_player(state, seat, player)
    if view.legend is not None:
        state.stack, state.moves = view.legend.stack, view.legend.moves
        state.gems[LEGEND], state.floors[LEGEND] = view.legend.gems, view.legend.floors
        state.told = view.legend.last
    _draw_piles(state, view, chance)
    if view.phase in (Phase.SCORE, Phase.KEEP):
        state.waiting = sum(1 << seat for seat in view.deciders)
    if view.phase is Phase.SCORE:
        for seat, player in enumerate(view.players):
            if seat != view.seat and player.confirmed:
                _draw_lighting(state, seat, chance)
    return state


def _restore_player(state: State, seat: int, player: PlayerView) -> None:
    for shown in player.placed:
        if shown.floor == state.floor and not state.count[seat]:
            state.taken[seat] = 0
        state.count[seat] += shown.floor == state.floor
        lay(state, seat, placed_of(shown))
    if not state.count[seat]:
        state.taken[seat] = 0
    state.gems[seat] = player.gems
    state.hand[seat] = player.hand or NO_DOMINO
    state.done |= player.done << seat
    state.floors[seat] = player.floors
    state.lit[seat] = tuple(
        Lit(lit.zone, tuple(map(GEMS.index, lit.gems)), lit.points) for lit in player.lit
    )


def _draw_piles(state: State, view: View, chance: Chance) -> None:
    """Tops by what is seen of them, the rest in any order. Rules PD-04 and PD-10."""
    seen = {*state.stack, *state.hand, *(shown.up for shown in view.spaces)}
    for placed in state.placed:
        seen.update(one.domino for one in placed)
    hidden = chance.shuffled([one.number for one in DOMINOES if one.number not in seen])
    tops = [shown.up or _take_with(hidden, shown.back) for shown in view.spaces]
    for space, shown in enumerate(view.spaces):
        if shown.pile:
            below = [hidden.pop() for _ in range(shown.pile - 1)]
            state.piles[space] = (*below, tops[space])


def _take_with(hidden: list[int], back: Back | None) -> int:
    """Take the first hidden domino that has this back."""
    if back is None:
        return NO_DOMINO
    found = next(domino for domino in hidden if BACK[domino] == back)
    hidden.remove(found)
    return found


def _draw_lighting(state: State, seat: int, chance: Chance) -> None:
    """Light some zones of a seat by chance."""
    state.lit[seat] = ()
    waiting, state.waiting = state.waiting, 1 << seat
    for _ in range(chance.below(_MOST_LIT)):
        steps = [step for step in legal(state, Seat(seat)) if isinstance(step, Activate)]
        if steps:
            activate(state, seat, chance.pick(steps))
    state.waiting = waiting


def scramble(state: State, seat: Seat | None, chance: Chance) -> State:
    """A state that differs only in what is secret to the seat: the declaration of secrets."""
    new = state.copy()
    _exchange_hidden(new, chance)
    if new.phase is Phase.SCORE:
        for other in range(new.players):
            if other != seat and (new.lit[other] or not new.waiting >> other & 1):
                _draw_lighting(new, other, chance)
    return new


def _exchange_hidden(state: State, chance: Chance) -> None:
    """Face-down dominoes change places; a top gets one with the same back."""
    down = [pile[:-1] if state.is_up(space) else pile for space, pile in enumerate(state.piles)]
    hidden = chance.shuffled([domino for pile in down for domino in pile])
    tops = {space: _take_with(hidden, BACK[state.piles[space][-1]]) for space in state.face_down()}
    for space in range(SPACES):
        pile = state.piles[space]
        if not pile:
            continue
        below = [hidden.pop() for _ in range(len(pile) - 1)]
        state.piles[space] = (*below, tops.get(space, pile[-1]))
