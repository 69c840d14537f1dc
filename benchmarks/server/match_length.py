"""How long a match is, measured, so that the peer's game can be made as long."""

from statistics import mean

from pyramidion.games import GAMES
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.playout import play_out

GAME = "silver_gold"
SEATS = 2
MATCHES = 50
# In the peer's game a player keeps a card once, then marks and confirms in each turn.
KEEPS, MOVES_A_TURN = 1, 2


def moves_a_match() -> float:
    """Return how many steps a match of ours has, on average over random ones."""
    return mean(_moves(number) for number in range(1, MATCHES + 1))


def peer_turns() -> int:
    """Return how many turns make the peer's match as long as ours, as nearly as they can."""
    return round((moves_a_match() / SEATS - KEEPS) / MOVES_A_TURN)


def peer_moves_a_match(turns: int) -> int:
    """Return how many moves a match of the peer has."""
    return SEATS * (KEEPS + MOVES_A_TURN * turns)


def _moves(number: int) -> int:
    game = GAMES[GAME]
    seal = Seal.derived(SEATS, "bench", number)
    match = Match.start(game, game.options(), SEATS, seal)
    play_out(match, Seeded("match length", number))
    return len(match.log) - 1
