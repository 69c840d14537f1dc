"""The setup chapter of Pyramido. Rules PD-10 to PD-13 and PD-80."""

from pyramidion.games.pyramido.apply.supplies import draw_gems
from pyramidion.games.pyramido.components import DOMINOES
from pyramidion.games.pyramido.components.geometry import DOMINOES_OF_FLOOR
from pyramidion.games.pyramido.components.pieces import AREA, SPACES
from pyramidion.games.pyramido.meta import First, Options
from pyramidion.games.pyramido.state import State
from pyramidion.kernel.chance import Chance

PILE = 18
FACE_UP = 0b10101
"""The first, third and fifth pile. Rule PD-12."""


def setup(options: Options, players: int, chance: Chance) -> State:
    """Piles, gem areas and the first player; alone, the Legend's first domino."""
    state = State(options, players)
    deck = [DOMINOES[i].number for i in chance.shuffle(len(DOMINOES))]
    if state.has_legend:
        state.stack = (deck.pop(),)
        state.moves = DOMINOES_OF_FLOOR[1]
    for space in range(SPACES):
        state.piles[space] = tuple(deck[PILE * space : PILE * (space + 1)])
    for space in range(SPACES):
        state.areas[space] = draw_gems(state, AREA, chance, [])
    state.up = FACE_UP
    state.first = state.turn = _first_seat(options, players, chance)
    return state


def _first_seat(options: Options, players: int, chance: Chance) -> int:
    """Chosen by the host or drawn by lot; alone, the player. Rules PD-13 and PD-80."""
    if players == 1:
        return 0
    if options.first is not First.LOT and int(options.first) < players:
        return int(options.first)
    return chance.below(players)
