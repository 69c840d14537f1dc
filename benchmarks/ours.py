"""Our own engines, driven through the kernel like any other caller would.

python benchmarks/ours.py silver_gold-4 --seconds 2
"""

import argparse

import pyramidion
from figures import Figures, format_figures
from peers import MIDDLES, RATE_SHARE
from pyramidion.games import GAMES
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.match import Match
from pyramidion.kernel.playout import play_out, random_step
from pyramidion.kernel.seats import Seat
from stopwatch import Tally, calls_per_second, play_for

ENGINE = f"Pyramidion {pyramidion.__version__}"


def measure(workload: str, seconds: float) -> Figures:
    """Time whole matches with fair draws and a log, then `copy` and `view` in their middle."""
    name, _, players = workload.rpartition("-")
    game, seats = GAMES[name], int(players)
    chance = Seeded(workload)
    played = play_for(seconds, lambda number: _play_match(game, seats, number, chance))
    middles = [_middle_of_match(game, seats, number) for number in range(1, MIDDLES + 1)]
    copies = calls_per_second([match.state.copy for match in middles], seconds * RATE_SHARE)
    looks = [lambda match=match: match.view(Seat(0)) for match in middles]
    views = calls_per_second(looks, seconds * RATE_SHARE)
    return Figures.of(ENGINE, workload, played, copies, views)


def _new_match(game: AnyGame, seats: int, number: int) -> Match:
    return Match.start(game, game.options(), seats, Seal.derived(seats, "bench", number))


def _play_match(game: AnyGame, seats: int, number: int, chance: Seeded) -> Tally:
    match = _new_match(game, seats, number)
    decisions = play_out(match, chance)
    return Tally(decisions, actions=len(match.log) - 1)


def _middle_of_match(game: AnyGame, seats: int, number: int) -> Match:
    half = _play_match(game, seats, number, Seeded("middle", number)).actions // 2
    match, chance = _new_match(game, seats, number), Seeded("middle", number)
    while len(match.log) <= half:
        for seat in game.deciders(match.state):
            match.act(seat, random_step(match, seat, chance)[0])
    return match


def main() -> None:
    """Measure one workload and print its figures as one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("workload")
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    print(format_figures(measure(asked.workload, asked.seconds)))


if __name__ == "__main__":
    main()
