"""Other engines, each driven the fastest ordinary way its public interface offers.

This file names the workloads and imports no engine: only the process that measures one does.
"""

# Name on the command line -> (module of this package, workload that its `measure` knows).
WORKLOADS: dict[str, tuple[str, str]] = {
    "catanatron-4": ("catanatron_peer", "4 random players"),
    "rlcard-uno": ("rlcard_peer", "uno"),
    "rlcard-gin-rummy": ("rlcard_peer", "gin-rummy"),
    "chess": ("chess_peer", "random games"),
    "openspiel-backgammon": ("openspiel_peer", "backgammon"),
    "openspiel-hanabi": ("openspiel_peer", "hanabi"),
    "openspiel-othello": ("openspiel_peer", "othello"),
    "openspiel-python-team-dominoes": ("openspiel_peer", "python_team_dominoes"),
    "openspiel-python-tic-tac-toe": ("openspiel_peer", "python_tic_tac_toe"),
}

# A copy or a view is timed on the middle of this many matches, for this share of the seconds.
MIDDLES = 8
RATE_SHARE = 0.25
