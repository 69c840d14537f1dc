"""The setup, and which side of the cards is up. Rules EX-10 to EX-13."""

import pytest
from tests.games.expedition.table import at, set_up

from pyramidion.games.expedition.components import CARDS, GROUPS, NO_GEMS, SIGNS, Level
from pyramidion.games.expedition.meta import Levels, Options
from pyramidion.games.expedition.state import Phase
from pyramidion.kernel.chance import Seeded
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match

BACKWARDS = [*range(77, -1, -1)]
LEFT = [0, 1, 2, 3]
RIGHT = [3, 2, 1, 0]
GROUPS_BACKWARDS = [*range(8, -1, -1)]
EACH = Options(
    level=Levels.EACH,
    level_0=Level.HARD,
    level_1=Level.EASY,
    level_2=Level.EASY,
    level_3=Level.HARD,
)


def test_ex_10__gems_lie_where_chance_puts_them():
    table = set_up(2, shuffles=[BACKWARDS])
    assert table.field("holes") == "/".join(13 * letter for letter in "yowbrg")


def test_ex_10__each_floor_takes_the_next_thirteen():
    order = [*range(13, 78), *range(13)]
    assert set_up(2, shuffles=[order]).field("holes") == "/".join(13 * c for c in "rbwoyg")


def test_ex_10__every_match_has_its_own():
    rows = {set_up(2, shuffles=[Seeded(seed).shuffle(78)]).field("holes") for seed in range(9)}
    assert len(rows) == 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ex_11__pawns_stand_on_the_bottom_floor_and_collectors_are_empty(players: int):
    seats = set_up(players).view().players
    assert [player.floor for player in seats] == [1] * players
    assert [player.gems for player in seats] == [NO_GEMS] * players


@pytest.mark.parametrize(("players", "removed"), [(2, 18), (3, 9), (4, 0)])
def test_ex_12__so_many_cards_are_removed(players: int, removed: int):
    deals = set_up(players).state.deals
    assert len(deals) == 9
    assert sum(len(deal[players:]) for deal in deals) == removed
    assert sorted(number for deal in deals for number in deal) == sorted(CARDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ex_12__a_round_is_played_with_the_cards_of_one_group(players: int):
    deals = set_up(players, shuffles=[BACKWARDS, GROUPS_BACKWARDS]).state.deals
    assert [set(deal) for deal in deals] == [set(group) for group in reversed(GROUPS)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ex_12__within_a_group_chance_gives_the_cards(players: int):
    shuffles = [BACKWARDS, [*range(9)], RIGHT, *[LEFT] * 7, RIGHT]
    deals = set_up(players, shuffles=shuffles).state.deals
    expected = [GROUPS[0][::-1], *GROUPS[1:8], GROUPS[8][::-1]]
    assert [deal[:players] for deal in deals] == [cards[:players] for cards in expected]


@pytest.mark.parametrize("players", [1, 5, 0, -2])
def test_ex_12__other_numbers_of_players_are_refused(players: int):
    game = set_up(2).match.game
    with pytest.raises(Invalid) as refused:
        Match.start(game, Options(), players, Seal.derived(2, "wrong"))
    assert refused.value.code == "wrong-seat-count"


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_ex_13__the_table_decides_which_side_is_up(level: Level):
    table = set_up(3, options=Options(level=Levels(level)))
    for seat, number in enumerate(table.state.deals[0][:3]):
        card = table.player(seat).card
        assert card is not None
        assert (card.number, card.door) == (number, CARDS[number].side(level).door)
        assert table.player(seat).level == level


def test_ex_13__easy_unless_the_table_wants_hard():
    assert [player.level for player in set_up(4).view().players] == [Level.EASY] * 4


def test_ex_13__as_a_handicap_a_level_for_each_seat():
    table = set_up(4, options=EACH)
    levels = [Level.HARD, Level.EASY, Level.EASY, Level.HARD]
    for seat, level in enumerate(levels):
        number = table.state.deals[0][seat]
        card = table.player(seat).card
        assert card is not None
        assert (table.player(seat).level, card.door) == (level, CARDS[number].side(level).door)


def test_ex_13__levels_of_seats_mean_nothing_where_one_is_for_all():
    options = Options(level=Levels.EASY, level_0=Level.HARD, level_1=Level.HARD)
    assert [player.level for player in set_up(2, options=options).view().players] == ["easy"] * 2


def test_ex_13__every_seat_is_asked_for_the_keys_of_its_own_side():
    table = at("phase=search sign=eye glass=1 level=each levels=heeh | | | |")
    asked = [table.view(seat).prompt for seat in range(4)]
    assert [prompt.limits["keys"] for prompt in asked if prompt] == [4, 3, 3, 4]
    for seat, level in enumerate((Level.HARD, Level.EASY, Level.EASY, Level.HARD)):
        side = CARDS[GROUPS[0][seat]].side(level)
        assert table.state.puzzle(seat) == side.signs[SIGNS[0]]
    table.opens(0, 1, 2, 3)
    assert table.state.phase is Phase.MOVE
