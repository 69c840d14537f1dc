"""Positions late in a match, where the rules that random play seldom meets are near at hand."""

from tests.oracles.silver_gold_box import CARDS, GRID, read_squares, write_squares


def nearly(card: int, missing: str = "") -> str:
    """The card with all its squares marked but the tomb, and but those named."""
    unmarked = {CARDS[card].tomb} | CARDS[card].walls | read_squares(missing)
    return f"{card}:{write_squares(GRID - unmarked)}"


SMALL_PILE = " | ".join(
    [
        "phase=mark turn=1.1 used=I2 pile=40.41.42 reserve=43.44.45.46",
        f"{nearly(1)} {nearly(2)}",
        f"{nearly(3)} {nearly(4)}",
        f"{nearly(6)} {nearly(7)}",
        f"{nearly(8)} {nearly(9)}",
    ]
)

NOTHING_LEFT = " | ".join(
    [
        "phase=mark turn=2.3 used=V3.T4.I3 pile= reserve=30",
        f"{nearly(11)} {nearly(12)} done=20.21",
        f"{nearly(13)} - done=22.23",
    ]
)

TWO_AT_ONCE = " | ".join(
    [
        "phase=mark turn=1.3 used=V3.T4.I3 reserve=43.44.45.46",
        f"{nearly(5, 'c5d5')} {nearly(10)}",
        f"{nearly(2)} {nearly(14)}",
    ]
)

TWO_IN_A_ROW = TWO_AT_ONCE.replace(nearly(10), nearly(6)).replace(nearly(2), nearly(13))

TWO_WITH_ONE_BETWEEN = TWO_AT_ONCE.replace(nearly(2), nearly(7))

LAST_TURN = " | ".join(
    [
        "phase=mark turn=4.7 used=I2.V3.I3.V3.L4.O4.T4",
        f"{nearly(16)} {nearly(17)} done=1.2.3.4.5 skulls=10 red=9 green=10 torches=7",
        f"{nearly(18)} {nearly(19)} done=6.7.8.9.10 skulls=9 red=10 green=9 torches=15",
        f"{nearly(20)} {nearly(21)} done=11.12.13.14.15 skulls=1 red=10 green=10",
    ]
)

TIED = " | ".join(
    ["phase=mark turn=4.7 used=I2.V3.I3.V3.L4.O4.T4", "16: 17:", "18: 19:", f"{nearly(20)} -"]
)

FULL_SCORE_CARDS = " | ".join(
    [
        "phase=mark turn=3.6 used=I2.V3.I3.V3.L4.O4",
        "16: 17: skulls=9 red=9 green=10 torches=3",
        "18: 19: skulls=10 red=8 green=9 torches=7",
    ]
)


def of_colour(colour: str) -> list[int]:
    """The numbers of a colour, ascending."""
    return [number for number, card in sorted(CARDS.items()) if card.colour == colour]


def tomb_of(card: int) -> str:
    """The step that marks the card's tomb."""
    return f"{card} {write_squares({CARDS[card].tomb})}"


def scarce() -> str:
    """All 48 cards are somewhere, and next to none of them in the pile or the reserve."""
    seats = [(1, 2), (3, 4), (6, 7)]
    held = [card for pair in seats for card in pair]
    rest = [card for card in sorted(CARDS) if card not in held]
    reserve = ".".join(str(card) for card in rest[1:5])
    done = rest[5:]
    parts = [f"phase=mark turn=2.2 used=I3.I2 pile={rest[0]} reserve={reserve}"]
    for seat, (left, right) in enumerate(seats):
        completed = ".".join(str(card) for card in done[seat :: len(seats)])
        parts.append(f"{nearly(left)} {nearly(right)} done={completed}")
    return " | ".join(parts)
