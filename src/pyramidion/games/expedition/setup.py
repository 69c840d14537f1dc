"""The setup chapter of Expédition Pyramide. Rules EX-10 to EX-12."""

from pyramidion.games.expedition.components import GEMS, GROUPS, HOLES
from pyramidion.games.expedition.components.board import GEMS_OF_A_COLOUR
from pyramidion.games.expedition.meta import Options
from pyramidion.games.expedition.state import State
from pyramidion.kernel.chance import Chance


def setup(options: Options, players: int, chance: Chance) -> State:
    """Gems in their holes, the cards of nine rounds, and who rolls first."""
    state = State(options, players)
    state.holes = _scattered(chance)
    state.deals = [
        deal(chance.shuffled(GROUPS[group]), players) for group in chance.shuffle(len(GROUPS))
    ]
    state.roller = chance.below(players)
    return state


def _scattered(chance: Chance) -> list[tuple[int, ...]]:
    """All gems at random over the holes. Rule EX-10."""
    order = [place // GEMS_OF_A_COLOUR for place in chance.shuffle(GEMS_OF_A_COLOUR * len(GEMS))]
    rows, start = [], 0
    for length in HOLES:
        rows.append(tuple(order[start : start + length]))
        start += length
    return rows


def deal(cards: list[int], players: int) -> tuple[int, ...]:
    """A card for each seat, then the removed ones, whose order means nothing. Rule EX-12."""
    return (*cards[:players], *sorted(cards[players:]))
