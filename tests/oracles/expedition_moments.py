"""What random play of Expédition Pyramide seldom brings about, by name."""

from tests.oracles.expedition import CLOCK, Action, SlowMatch
from tests.oracles.expedition_scoring import Find, by_rank, leftmost


def rare_moments(slow: SlowMatch, seat: int, action: Action, now: int) -> set[str]:
    """The rare things that this step is about to do."""
    if seat == CLOCK:
        found = _by_the_clock(slow, action)
    elif action["type"] == "solve":
        found = _by_solving(slow, seat, now)
    else:
        found = _by_collecting(slow, seat, action)
    return {name for name, is_met in found.items() if is_met}


def _by_the_clock(slow: SlowMatch, action: Action) -> dict[str, bool]:
    is_glass = action["type"] == "glass_ran_out"
    is_first = slow.glass == 1
    return {
        "a round that started without all": action["type"] == "count_down_over",
        "a second glass": is_glass and is_first and not slow.finders,
        "nobody found": is_glass and not is_first and not slow.finders,
        "found in the second glass": is_glass and not is_first and bool(slow.finders),
        "some found": is_glass and is_first and bool(slow.finders),
        "gems missed": is_glass and slow.options.harder and bool(slow.to_move),
        "moved, then missed": is_glass and any(one.pending for one in slow.players),
    }


def _by_solving(slow: SlowMatch, seat: int, now: int) -> dict[str, bool]:
    finds = [player.find for player in slow.players if player.find is not None]
    own = Find(seat, now, slow.players[seat].credit)
    is_last = len(finds) + 1 == len(slow.players)
    is_overtaking = by_rank([*finds, own], slow.roller, len(slow.players))[-1] != seat
    return {
        "all found": is_last,
        "all found in the second glass": is_last and slow.glass == 2,
        "equal instants": any(find.instant == now for find in finds),
        "equal instants, overtaking": is_overtaking and not own.credit,
        "overtaking by credit": is_overtaking and own.credit > 0,
        "found in the last instant": slow.owed is not None and slow.owed[0] == now + 1,
    }


def _by_collecting(slow: SlowMatch, seat: int, action: Action) -> dict[str, bool]:
    player = slow.players[seat]
    if action["type"] != "confirm" or player.pending is None:
        return {}
    row = slow.floors[player.pending]
    holes = leftmost(row)
    return {
        "collected where others are": any(
            one.floor == player.pending for one in slow.players if one is not player
        ),
        "one gem left": len(holes) == 1,
        "no gem left": not holes,
        "stayed": player.pending == player.floor,
        "may not move": slow.most(seat) == 0,
    }
