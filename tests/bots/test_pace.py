"""The pace of bots: people's times, given what has passed; nothing where time means nothing."""

import math
from statistics import mean, median

import pytest

from pyramidion.bots import BOTS
from pyramidion.bots.level import Level
from pyramidion.bots.paces.expedition import FACTORS, LEAST_MS, SPREAD, solving_ms
from pyramidion.games import GAMES
from pyramidion.games.expedition import EXPEDITION
from pyramidion.kernel.chance import Scripted, Seeded
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.seats import Seat

MANY = 400
BOTH_GLASSES_MS = 120_000


def _view(position: str):
    return EXPEDITION.view(EXPEDITION.notation.parse_state(position), Seat(0))


def _pauses(name: str, position: str, many: int = MANY) -> list[int]:
    bot, view, chance = BOTS[name](EXPEDITION), _view(position), Seeded("pace", position)
    return [bot.pause(view, chance) for _ in range(many)]


def _searching(passed: int, glass: int = 1, level: str = "hard") -> str:
    return f"phase=search sign=hand level={level} glass={glass}:{passed} | |"


def _seconds(position: str) -> float:
    card = _view(position).players[0].card
    assert card is not None
    return float(card.seconds[1])


def test_levels_are_the_bots():
    assert set(Level) == set(BOTS)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "expedition"])
@pytest.mark.parametrize("level", Level)
def test_without_time_in_the_rules_there_is_no_pause_and_nothing_is_drawn(name, level):
    game = GAMES[name]
    match = Match.start(game, game.options(), 2, Seal.derived(2, "pace"))
    assert BOTS[level](game).pause(match.view(Seat(0)), Scripted()) == 0


@pytest.mark.parametrize("level", Level)
def test_same_chance_gives_the_same_pause(level):
    position = _searching(5_000)
    assert _pauses(level, position, 20) == _pauses(level, position, 20)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_median_is_the_time_of_the_puzzle_by_the_factor_of_the_level(level, side):
    position = _searching(0, level=side)
    expected = 1000 * _seconds(position) * FACTORS[level]
    assert median(_pauses(level, position)) == pytest.approx(expected, rel=0.15)


@pytest.mark.parametrize("passed", [0, 10_000, 40_000])
def test_slower_level_is_slower_on_average(passed):
    times = [mean(_pauses(level, _searching(passed))) for level in Level]
    assert times == sorted(times, reverse=True)


@pytest.mark.parametrize("level", Level)
def test_a_door_takes_some_seconds_and_may_take_longer_than_both_glasses(level):
    assert min(_pauses(level, _searching(0, level="easy"))) >= LEAST_MS
    assert min(_pauses(level, _searching(1_000, level="easy"))) >= LEAST_MS - 1_000
    assert BOTS[level](EXPEDITION).pause(_view(_searching(0)), Scripted([0])) > BOTH_GLASSES_MS


@pytest.mark.parametrize("passed", [3_000, 20_000, 59_999, 119_999, 10_000_000])
@pytest.mark.parametrize("middle", [2_000.0, 15_000.0, 70_000.0])
def test_time_is_longer_than_what_has_passed(passed, middle):
    times = [solving_ms(middle, passed, drawn) for drawn in (1e-9, 0.01, 0.5, 0.99, 1 - 1e-9)]
    assert times == sorted(times, reverse=True)
    assert min(times) > passed


@pytest.mark.parametrize("passed", [5_000, 20_000, 60_000])
def test_time_given_what_has_passed_is_the_rest_of_the_whole_curve(passed):
    middle = 25_000.0
    longer = math.erfc(math.log(passed / middle) / SPREAD / math.sqrt(2)) / 2
    for drawn in (0.05, 0.3, 0.7, 0.95):
        whole = solving_ms(middle, 0, longer * drawn)
        assert solving_ms(middle, passed, drawn) == pytest.approx(whole, rel=1e-6)


def test_drawing_anew_every_second_changes_no_average():
    bot, chance = BOTS["greedy"](EXPEDITION), Seeded("anew")
    views = [_view(_searching(1000 * second)) for second in range(60)]

    def found_at():
        for view in views:
            pause = bot.pause(view, chance)
            if pause < 1000:
                return int(view.glass_ms) + pause
        return 60_000

    anew = mean(found_at() for _ in range(MANY))
    once = mean(min(60_000, pause) for pause in _pauses("greedy", _searching(0)))
    assert anew == pytest.approx(once, rel=0.08)


def test_second_glass_goes_on_where_the_first_ended():
    end, begin = _searching(60_000), _searching(0, 2)
    bot = BOTS["strong"](EXPEDITION)
    for number in (7, 1 << 20, 1 << 29):
        pauses = [bot.pause(_view(position), Scripted([number])) for position in (end, begin)]
        assert pauses[0] == pauses[1]


@pytest.mark.parametrize("level", Level)
def test_who_is_asked_for_less_needs_seconds(level):
    for position, low, high in (
        ("phase=ready | |", 1_000, 3_000),
        ("phase=ready round=2 countdown=900 | | ready", 100, 2_100),
        ("phase=ready round=2 countdown=9000 | | ready", 1, 1),
        ("phase=move sign=hand | found=0:9000:0: |", 1_000, 3_000),
        ("phase=move sign=hand | found=0:9000:0: pending=2 |", 300, 1_000),
        ("phase=search sign=hand harder=yes glass=1:9000 | found=0:9000:0: |", 700, 3_000),
        ("phase=search sign=hand harder=yes glass=1:11000 | found=0:9000:0: |", 1, 1_000),
        ("phase=search sign=hand harder=yes glass=1:50000 | found=0:9000:0: |", 1, 1),
    ):
        pauses = _pauses(level, position, 100)
        assert low <= min(pauses)
        assert max(pauses) <= high
