"""The engine and the oracle play whole matches of the expedition side by side and never differ."""

from collections import Counter
from typing import Any

import pytest
from tests.oracles.expedition import GLASS
from tests.oracles.expedition_box import GEMS, cards
from tests.oracles.expedition_lock_step import EXPEDITION, LockStep, plain
from tests.oracles.expedition_pace import Pace, right_keys

from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.game import decode_options
from pyramidion.kernel.match import Match

EACH = {"level": "each", "level_0": "hard", "level_2": "hard"}
VARIANTS: dict[str, dict[str, Any]] = {
    "easy": {},
    "hard": {"level": "hard"},
    "each": EACH,
    "harder": {"harder": True},
    "harder_each": {"harder": True, **EACH, "countdown": "60"},
    "hidden_doors": {"hidden_doors": True, "countdown": "15"},
    "credit": {"credit": True},
    "credit_hidden": {"credit": True, "hidden_doors": True, "level": "hard", "countdown": "none"},
    "credit_harder": {"credit": True, "harder": True, "hidden_doors": True},
}
PACES = {
    "ordinary": Pace(),
    "hurried": Pace(none=70, short=30, endless=0),
    "sleepy": Pace(none=10, short=10, endless=60),
}
DROWSY = Pace(none=8, short=7, endless=85)
"""So slow that few gems are collected, and many matches end nearly equal."""

ALWAYS = {
    "all found",
    "some found",
    "nobody found",
    "a second glass",
    "found in the second glass",
    "equal instants, overtaking",
    "collected where others are",
    "one gem left",
    "no gem left",
    "a step taken back",
}
"""What every variant meets at one of the paces."""


@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_matches_are_the_same(variant: str):
    met: Counter[str] = Counter()
    for turn, (pace, tempo) in enumerate(PACES.items()):
        players = 2 + (turn + list(VARIANTS).index(variant)) % 3
        pair = LockStep(VARIANTS[variant], players, variant, players, pace)
        pair.run(tempo)
        assert pair.match.outcome is not None
        assert pair.slow.round == 9
        met += pair.met
    assert ALWAYS | rare_in(VARIANTS[variant]) <= set(met)


def rare_in(options: dict[str, Any]) -> set[str]:
    """What only these options bring about."""
    is_harder, has_credit = options.get("harder", False), options.get("credit", False)
    rare = {"gems missed", "moved, then missed"} if is_harder else {"ex-wait-for-the-glass"}
    if has_credit and not is_harder:
        rare.add("overtaking by credit")
    if options.get("countdown") != "none":
        rare.add("a round that started without all")
    return rare


def test_ex_42__ends_that_are_nearly_tied_are_the_same():
    tie_breaks, winners = Counter[str | None](), Counter[int]()
    for number in range(16):
        pair = LockStep({"harder": number % 2 == 0}, 2 + number % 3, "nearly tied", number)
        pair.run(DROWSY)
        assert pair.match.outcome is not None
        tie_breaks[pair.match.outcome.tie_break] += 1
        winners[len(pair.match.outcome.winners)] += 1
    assert set(tie_breaks) == {None, "EX-42"}
    assert {1, 2} <= set(winners)


def test_ex_12__every_card_and_every_roller_may_be_the_first():
    first: set[int] = set()
    rollers: set[int] = set()
    for number in range(300):
        told = first_view({}, 2, number)
        first.add(told["players"][0]["card"]["number"])
        rollers.add(told["roller"])
    assert first == set(cards())
    assert rollers == {0, 1}


def test_ex_10__every_hole_may_hold_every_gem():
    gems: dict[tuple[int, int], set[str]] = {}
    for number in range(100):
        for floor, row in enumerate(first_view({}, 4, number)["floors"]):
            for hole, gem in enumerate(row):
                gems.setdefault((floor, hole), set()).add(gem)
    assert set(map(len, gems.values())) == {len(GEMS)}


def first_view(options: dict[str, Any], players: int, *seed: object) -> dict[str, Any]:
    """What a spectator sees after the setup."""
    chosen = decode_options(EXPEDITION, options)
    match = Match.start(EXPEDITION, chosen, players, Seal.derived(players, *seed))
    told: dict[str, Any] = plain(match.view(None))
    return told


def test_ex_26__ranks_of_equal_instants_stay_what_they_were_when_the_die_passes_on():
    pair = LockStep({}, 2, "equal instants")
    for seat in (0, 1):
        pair.play(seat, {"type": "ready"})
    roller = pair.slow.roller
    for seat in (1 - roller, roller):
        pair.play(seat, right_keys(pair.slow, seat, Seeded(seat)))
    assert pair.slow.finders == [roller, 1 - roller]
    for seat in (roller, 1 - roller):
        pair.play(seat, {"type": "move_to", "floor": 2})
        pair.play(seat, {"type": "confirm"})
    assert pair.slow.roller == 1 - roller
    told = plain(pair.match.view(None))["players"]
    assert told[roller]["found"]["rank"] == 1


def test_ex_26__a_credit_counts_for_the_rank_but_never_after_the_glass():
    pair = LockStep({"credit": True}, 3, "credit")
    for seat in (0, 1, 2):
        pair.play(seat, {"type": "ready"})
    pair.now += 1_000
    pair.play(0, right_keys(pair.slow, 0, Seeded(0)))
    pair.give_credit(1, 300)
    pair.now += 299
    pair.play(1, right_keys(pair.slow, 1, Seeded(1)))
    assert pair.slow.finders == [1, 0]
    pair.give_credit(2, 300)
    assert pair.slow.owed is not None
    pair.tick(pair.slow.owed[0])
    assert (pair.slow.phase, pair.slow.finders) == ("move", [1, 0])
    assert not pair.slow.may(2, {"type": "solve", "laid": []})


def test_ex_26__a_server_that_was_away_takes_nothing_off_the_glass():
    pair = LockStep({}, 2, "away")
    for seat in (0, 1):
        pair.play(seat, {"type": "ready"})
    pair.now += GLASS - 1
    pair.be_away(10 * GLASS)
    pair.play(1, right_keys(pair.slow, 1, Seeded(1)))
    assert pair.slow.finders == [1]


def test_ex_50__a_move_that_was_not_confirmed_in_time_leaves_pawn_and_gems():
    pair = LockStep({"harder": True}, 2, "missed")
    for seat in (0, 1):
        pair.play(seat, {"type": "ready"})
    pair.play(0, right_keys(pair.slow, 0, Seeded(0)))
    pair.play(0, {"type": "move_to", "floor": 4})
    pair.now += GLASS - 1
    assert pair.slow.owed is not None
    pair.tick(pair.slow.owed[0])
    player = plain(pair.match.view(0))["players"][0]
    assert (player["floor"], player["gems"], pair.slow.round) == (1, [0] * 6, 2)
