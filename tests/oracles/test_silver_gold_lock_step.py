"""The engine and the oracle play whole matches side by side and never differ."""

import pytest
from tests.oracles import late_positions
from tests.oracles.late_positions import nearly, of_colour, tomb_of
from tests.oracles.lock_step import LockStep

from pyramidion.games.silver_gold.meta import Options, Pattern, Reveal

EVERY_PATTERN = Options(expeditions=tuple(Pattern))
VARIANTS = {
    "ordinary": Options(),
    "at_once": Options(reveal=Reveal.AT_ONCE),
    "closed_tombs": Options(closed_tombs=True),
    "every_pattern": EVERY_PATTERN,
    "harsh_skulls": Options(skulls=(5, 10, 15, 20, 25, 30, 35, 40, 45, 50)),
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("hurry", [1, 5])
def test_a_whole_match_is_the_same(variant: str, players: int, hurry: int):
    pair = LockStep.start(VARIANTS[variant], players, variant, players, hurry)
    pair.run(hurry)
    assert pair.match.outcome is not None


@pytest.mark.parametrize(
    ("position", "rare"),
    [
        ("SMALL_PILE", {"a replacement without a pile", "a player without cards"}),
        ("NOTHING_LEFT", {"a card not replaced", "a player without cards"}),
        ("TWO_AT_ONCE", set()),
        ("LAST_TURN", set()),
        ("FULL_SCORE_CARDS", set()),
        ("TIED", set()),
    ],
)
@pytest.mark.parametrize("closed_tombs", [False, True])
def test_a_match_from_a_late_position_is_the_same(
    position: str, rare: set[str], closed_tombs: bool
):
    text = getattr(late_positions, position)
    if closed_tombs:
        text = text.replace("phase=mark", 'phase=mark options={"closed_tombs":true}')
    pair = LockStep.start_from(text, position)
    pair.run(hurry=5)
    assert pair.match.outcome is not None
    assert rare <= pair.met


def test_sg_44__two_that_follow_each_other_are_replaced_in_one_action():
    pair = LockStep.start_from(late_positions.TWO_IN_A_ROW, "in a row")
    complete_two(pair, second=6, other=13)
    assert pair.slow.completing == [(5, 0), (6, 0), (13, 1)]
    assert "two cards replaced in one action" in pair.met
    pair.run()


def test_sg_44__two_with_another_between_are_replaced_in_two_actions():
    pair = LockStep.start_from(late_positions.TWO_WITH_ONE_BETWEEN, "between")
    complete_two(pair, second=10, other=7)
    assert pair.slow.completing == [(5, 0), (7, 1), (10, 0)]
    assert "two cards replaced in two actions" in pair.met
    pair.run()


def complete_two(pair: LockStep, second: int, other: int) -> None:
    """Seat 0 completes card 5 and, by its cross, another one; seat 1 completes one."""
    steps = [(0, "5 c5d5e5"), (0, tomb_of(second)), (1, tomb_of(other))]
    play_all(pair, [*steps, (0, "confirm"), (1, "confirm")])


def play_all(pair: LockStep, steps: list[tuple[int, str]]) -> None:
    """These steps in both matches, compared after each."""
    for seat, action in steps:
        pair.play(seat, action)
        pair.compare()


def test_sg_x2__the_lower_number_takes_the_higher_box_and_the_colour_is_closed():
    violet = of_colour("violet")
    t_card, s_card = violet[3], violet[9]
    position = " | ".join(
        [
            "phase=mark turn=2.2 used=I3.I2 boxes=//2",
            f"{nearly(s_card)} - done={violet[0]}",
            f"{nearly(t_card)} - done={violet[1]}.{violet[2]}.{violet[4]}",
            f"{of_colour('green')[0]}: - done={violet[5]}.{violet[6]}",
        ]
    )
    pair = LockStep.start_from(position, "x2")
    first = sorted(pair.slow.legal(2))[0]
    steps = [(0, tomb_of(s_card)), (1, tomb_of(t_card)), (2, first)]
    play_all(pair, [*steps, (0, "confirm"), (1, "confirm"), (2, "confirm")])
    play_all(pair, [(1, "draw"), (0, "draw")])
    assert pair.slow.boxes["violet"] == [2, 1, 0]
    pair.run()
    assert "a colour closed" in pair.met


def test_sg_52__two_of_one_colour_in_one_turn_count_in_ascending_number():
    """Card 5 is the 2nd of its colour and takes the box; the next one is the 3rd."""
    colour = of_colour(late_positions.CARDS[5].colour)
    second, other, old = [card for card in colour if card > 5][:3]
    position = " | ".join(
        [
            "phase=mark turn=1.3 used=V3.T4.I3",
            f"{nearly(5, 'c5d5')} {nearly(second)} done={old}",
            f"{nearly(other)} - done={colour[-1]}",
        ]
    )
    pair = LockStep.start_from(position, "two of one colour")
    complete_two(pair, second, other)
    play_all(pair, [(0, "draw"), (0, "draw"), (1, "draw")])
    assert pair.slow.boxes[late_positions.CARDS[5].colour] == [0, 1]
    pair.run()


@pytest.mark.parametrize("seed", range(4))
def test_sg_45__a_match_that_runs_out_of_cards_is_the_same(seed: int):
    pair = LockStep.start_from(late_positions.scarce(), "scarce", seed)
    pair.run(hurry=5)
    assert {"a replacement without a pile", "a card not replaced"} <= pair.met


def test_sg_32__gems_beyond_ten_have_no_effect():
    seats = [f"{nearly(3, 'e1e2')} - red=9 green=10", f"{nearly(10, 'a4b5')} - green=9"]
    pair = LockStep.start_from(" | ".join(["phase=mark turn=1.1 used=I2", *seats]), "gems")
    play_all(pair, [(0, "3 e1e2"), (1, "10 a4"), (0, "confirm"), (1, "confirm")])
    assert (pair.slow.players[0].red, pair.slow.players[0].green) == (10, 10)
    pair.run()


def test_sg_36__skulls_beyond_ten_are_lost_before_the_potion():
    seats = [f"{nearly(1, 'a3b3c3')} - skulls=9", f"{nearly(9)} -"]
    pair = LockStep.start_from(" | ".join(["phase=mark turn=1.1 used=I3", *seats]), "skulls")
    play_all(pair, [(0, "1 a3b3c3"), (1, tomb_of(9)), (0, "confirm"), (1, "confirm")])
    assert pair.slow.players[0].skulls == set(range(1, 9))
    pair.run()


@pytest.mark.parametrize(
    ("left", "steps"),
    [
        ("pile=43 reserve=", [(0, "draw")]),
        ("pile= reserve=43", [(0, "take 43"), (0, "confirm")]),
    ],
)
def test_sg_45__the_second_of_two_cards_is_not_replaced(left: str, steps: list[tuple[int, str]]):
    position = late_positions.TWO_IN_A_ROW.replace("reserve=43.44.45.46", left)
    pair = LockStep.start_from(position, left)
    complete_two(pair, second=6, other=13)
    play_all(pair, steps)
    assert pair.slow.phase == "mark"
    assert pair.slow.players[0].cards == [43]
    assert len(pair.slow.players[1].cards) == 1
    pair.run()


@pytest.mark.parametrize("closed_tombs", [False, True])
def test_sg_31__a_cross_without_a_cell_has_no_effect(closed_tombs: bool):
    """Card 18 has a cross beside its tomb; closed, or with nothing else to mark, it owes none."""
    card = "18:e1c2d2e2b3c3b4" if closed_tombs else nearly(18, "b5")
    pair = LockStep.start_from(f"{closing(closed_tombs)} | {card} - | 1: -", closed_tombs)
    play_all(pair, [(0, "18 a5b5")])
    assert pair.slow.legal(0) == {"confirm"}
    pair.run()


@pytest.mark.parametrize("closed_tombs", [False, True])
def test_sg_31__a_cross_after_the_tomb_goes_on_either_card_unless_closed(closed_tombs: bool):
    position = f"{closing(closed_tombs)} | 18:e1c2d2e2b3c3b4 46: | 1: 2:"
    pair = LockStep.start_from(position, closed_tombs)
    play_all(pair, [(0, "18 a5b5")])
    cards = {step.split()[0] for step in pair.slow.legal(0)}
    assert cards == ({"46"} if closed_tombs else {"18", "46"})
    pair.run()


def closing(closed_tombs: bool) -> str:
    """The head of a position whose tombs close their cards, or do not."""
    told = str(closed_tombs).lower()
    return f'phase=mark turn=1.1 options={{"closed_tombs":{told}}} used=I2'
