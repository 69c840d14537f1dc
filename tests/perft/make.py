"""Writes the counts on file, by the oracle: `python -m tests.perft.make`."""

from pathlib import Path

from tests.oracles.silver_gold_box import CARDS, PATTERNS
from tests.perft.counting import DEPTHS, Counter, Counts, oracle_table, oracle_turn
from tests.perft.positions import TABLES, TURNS, UNSTARTED

FILE = Path(__file__).parent / "silver_gold.txt"
TABLE_DEPTH = 7

_TITLE = """\
Silver & Gold: Pyramids - how many sequences of legal steps there are, by their number of steps.
A confirmation is a step too. The positions are in positions.py; python -m tests.perft.make counts.

"""


def table_of_counts(turn: Counter, table: Counter) -> str:
    """The whole file, as one implementation counts."""
    depth = len(DEPTHS)
    parts = [
        _TITLE,
        "Named positions, steps of one seat: 1 to 3 steps\n",
        *(_named(name, turn(text, depth)) for name, text in TURNS.items()),
        "\nNamed positions, steps of any seat: 1 to 7 steps\n",
        *(_named(name, table(text, TABLE_DEPTH)) for name, text in TABLES.items()),
        "\nAn unstarted card alone, by card and pattern: 1/2/3 steps\n",
        "card" + "".join(f"{pattern:>10}" for pattern in PATTERNS) + "\n",
        *(_unstarted(card, turn, depth) for card in sorted(CARDS)),
    ]
    return "".join(parts)


def _named(name: str, counts: Counts) -> str:
    return "".join(f"{count:>7}" for count in counts) + f"  {name}\n"


def _unstarted(card: int, turn: Counter, depth: int) -> str:
    cells = ("/".join(map(str, turn(UNSTARTED[card, pattern], depth))) for pattern in PATTERNS)
    return f"{card:>4}" + "".join(f"{cell:>10}" for cell in cells) + "\n"


def main() -> None:
    """Count and write."""
    FILE.write_text(table_of_counts(oracle_turn, oracle_table))


if __name__ == "__main__":
    main()
