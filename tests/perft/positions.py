"""The named positions that are counted."""

from tests.oracles.late_positions import (
    LAST_TURN,
    NOTHING_LEFT,
    TWO_AT_ONCE,
    TWO_IN_A_ROW,
    TWO_WITH_ONE_BETWEEN,
)
from tests.oracles.silver_gold_box import CARDS, PATTERNS

_EVERY_PATTERN = ",".join(f'"{name}"' for name in PATTERNS)
_CLOSED = 'options={"closed_tombs":true}'


def unstarted(card: int, pattern: str) -> str:
    """Seat 0 has only this card, without a mark; seat 1 waits, so that nothing goes on."""
    other = 2 if card == 1 else 1
    options = f'options={{"expeditions":[{_EVERY_PATTERN}]}}'
    return f"phase=mark turn=1.1 {options} used={pattern} | {card}: - | {other}: -"


UNSTARTED = {
    (card, pattern): unstarted(card, pattern) for card in sorted(CARDS) for pattern in PATTERNS
}

TURNS = {
    "two unstarted cards": "phase=mark turn=1.1 used=T4 | 46: 41: | 1: 2:",
    "half dug": "phase=mark turn=1.4 used=I3 | 25:c1d1e1c2d2 - | 1: 2:",
    "half dug, beside an unstarted card": "phase=mark turn=1.4 used=V3 | 25:c1d1e1c2d2 29: | 1: 2:",
    "two half-dug cards": "phase=mark turn=2.5 used=L4 | 41:e1d2e2 46:b1c1d1e1b2 | 1: 2:",
    "crosses within reach on both cards": "phase=mark turn=2.5 used=I3 | 41:e1d2e2e3 31:e1 | 1: 2:",
    "two crosses in one pattern": "phase=mark turn=3.1 used=I3 | 41:e1e2e3 38:c1c2 | 1: 2:",
    "the tomb within reach": "phase=mark turn=3.2 used=I2 | 18:e1c2d2e2b3c3b4 46: | 1: 2:",
    "one cell left": "phase=mark turn=3.3 used=O4 | 35:a1b1d1e1a2b2c2d2e2a3b3c3e3a4b4c4d4e4 - | 1:",
    "a cross owed": "phase=mark turn=2.6 used=I2 | 41:e1e2d2+d3d4 31:e1 owed=1 | 1: 2:",
    "two crosses owed": "phase=mark turn=3.1 used=I3 | 41:e1e2e3+d3d4d5 38: owed=2 | 1: 2:",
    "a cross owed after the tomb": (
        "phase=mark turn=3.2 used=I2 | 18:e1c2d2e2b3c3b4+a5b5 46: owed=1 | 1: 2:"
    ),
    "a cross owed after a tomb that closes": (
        f"phase=mark turn=3.2 {_CLOSED} used=I2 | 18:e1c2d2e2b3c3b4+a5b5 46: owed=1 | 1: 2:"
    ),
    "a cross beside a tomb that closes the only card": (
        f"phase=mark turn=3.2 {_CLOSED} used=I2 | 18:e1c2d2e2b3c3b4 - | 1: 2:"
    ),
    "all marked": "phase=mark turn=1.2 used=I3 | 25:+c1d1e1 29: | 1: 2:",
    "confirmed": "phase=mark turn=1.2 used=I3 | 25:+c1d1e1 29: confirmed | 1: 2:",
    "cards to keep": "phase=keep turn=0.0 | dealt=3.7.11.40 | dealt=1.2.4.5",
    "the second card to keep": "phase=keep turn=0.0 | dealt=3.7.11.40 kept=11 | dealt=1.2.4.5",
}

TABLES = {
    "two cards may be completed at once": TWO_AT_ONCE,
    "two cards in a row may be completed": TWO_IN_A_ROW,
    "two cards with another's between": TWO_WITH_ONE_BETWEEN,
    "no card is left": NOTHING_LEFT,
    "the last turn": LAST_TURN,
}
