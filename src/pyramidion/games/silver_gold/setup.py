"""The setup chapter of Silver & Gold: Pyramids. Rules SG-10 to SG-13."""

from pyramidion.games.silver_gold.components import CARDS, DEALT, RESERVE
from pyramidion.games.silver_gold.meta import Options
from pyramidion.games.silver_gold.state import Phase, State
from pyramidion.kernel.chance import Chance


def setup(options: Options, players: int, chance: Chance) -> State:
    """Shuffle the 48 cards and deal 4 to each player; each will keep 2. Rule SG-10."""
    state = State(options, players)
    deck = [CARDS[i].number for i in chance.shuffle(len(CARDS))]
    for seat in range(players):
        state.dealt[seat] = tuple(sorted(deck[DEALT * seat : DEALT * (seat + 1)]))
    state.pile = deck[DEALT * players :]
    state.waiting = (1 << players) - 1
    return state


def lay_out(state: State, chance: Chance) -> None:
    """Lay the kept cards open, shuffle the rest into the pile, reveal the reserve.

    Rules SG-10 and SG-12.
    """
    for seat in range(state.seats):
        for place, card in zip(state.places(seat), state.kept[seat], strict=True):
            state.lay(place, card)
    kept = set(state.cards)
    rest = [card.number for card in CARDS if card.number not in kept]
    state.pile = chance.shuffled(rest)
    state.reserve = [state.pile.pop() for _ in range(RESERVE)]
    state.dealt = [()] * state.seats
    state.kept = [()] * state.seats


def shuffle_expeditions(state: State, chance: Chance) -> None:
    """Shuffle all 8 expedition cards for the next round. Rules SG-13 and SG-60."""
    state.round += 1
    state.turn = 0
    state.used = []
    state.unseen = chance.shuffled(state.options.expeditions)


def reveal_expedition(state: State) -> None:
    """Turn up the next expedition card, for all; every seat with a card marks. Rule SG-21."""
    state.turn += 1
    state.used.append(state.unseen.pop())
    state.phase = Phase.MARK
    state.placed = 0
    state.waiting = sum(
        1 << seat for seat in range(state.seats) if any(state.cards[2 * seat : 2 * seat + 2])
    )
