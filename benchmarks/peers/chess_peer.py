"""python-chess: random games, ended by every rule that ends a game without a claim."""

import random
from functools import partial
from importlib.metadata import version

import chess

from figures import Figures
from peers import MIDDLES, RATE_SHARE
from stopwatch import Tally, calls_per_second, play_for

ENGINE = f"python-chess {version('chess')}"

# A position seen five times needs four returns to it, of four half-moves each at the least.
FEWEST_HALF_MOVES_TO_A_FIFTH_TIME = 16


def measure(name: str, seconds: float) -> Figures:
    """Time whole games through `Board.push`, and `Board.copy` in their middle."""
    played = play_for(seconds, lambda _number: _play_match(chess.Board()))
    middles = [_middle_of_match() for _ in range(MIDDLES)]
    # Without its stack of past moves: a copy that takes them along is many times slower.
    copies = calls_per_second(
        [partial(board.copy, stack=False) for board in middles], seconds * RATE_SHARE
    )
    # Chess hides nothing, so there is no view to build.
    return Figures.of(ENGINE, name, played, copies, views=None)


def _play_match(board: chess.Board) -> Tally:
    # One generation of moves a turn: `Board.is_game_over` would make a second one to find mate
    # and stalemate, and costs about a fifth of the pace.
    decisions = 0
    while (moves := list(board.generate_legal_moves())) and not _is_drawn(board):
        decisions += len(moves) > 1
        board.push(moves[int(random.random() * len(moves))])
    return Tally(decisions, len(board.move_stack))


def _is_drawn(board: chess.Board) -> bool:
    """Say whether a rule other than stalemate draws the game here, as `is_game_over` does."""
    return (
        board.is_insufficient_material()
        or board.is_seventyfive_moves()
        or (
            board.halfmove_clock >= FEWEST_HALF_MOVES_TO_A_FIFTH_TIME
            and board.is_fivefold_repetition()
        )
    )


def _middle_of_match() -> chess.Board:
    finished = chess.Board()
    _play_match(finished)
    board = chess.Board()
    for move in finished.move_stack[: len(finished.move_stack) // 2]:
        board.push(move)
    return board
