"""What random play of Pyramido seldom brings about, by name."""

from tests.oracles.pyramido import SlowMatch
from tests.oracles.pyramido_box import MYTHICAL
from tests.oracles.pyramido_pyramid import FULL


def rare_moments(before: SlowMatch, after: SlowMatch) -> set[str]:
    """The rare things that this step did."""
    found = {
        **_area_moments(before, after),
        **_floor_moments(before, after),
        **_legend_moments(before, after),
    }
    return {name for name, is_met in found.items() if is_met}


def _area_moments(before: SlowMatch, after: SlowMatch) -> dict[str, bool]:
    old, new = before.area, after.area
    spaces = zip(old.spaces, new.spaces, strict=True)
    emptied = [now for was, now in spaces if was.pile and not set(was.pile) & set(now.pile)]
    return {
        "a pile rebuilt": any(space.pile for space in emptied),
        "a space left empty": any(not space.pile for space in emptied),
        "nothing left to turn up": (before.phase, after.phase) == ("take", "place"),
        "the bag refilled": len(old.refills) < len(new.refills),
        "a gem area short": before.phase == "take" and any(not space.gems for space in new.spaces),
    }


def _floor_moments(before: SlowMatch, after: SlowMatch) -> dict[str, bool]:
    is_new_turn = before.phase == "place" and after.phase == "take"
    return {
        "a blocked player while others play on": is_new_turn
        and any(_has_gaps(after, seat) for seat in after.complete if seat < len(after.players)),
        "gems to discard": after.phase == "keep",
        "another first player": after.floor != before.floor and after.first != before.first,
        "a zone doubled": any(
            len(payment) > 2 for player in after.players for payment in player.lit.values()
        ),
    }


def _has_gaps(match: SlowMatch, seat: int) -> bool:
    return len(match.players[seat].pyramid.cells(match.floor)) < 2 * FULL[match.floor]


def _legend_moments(before: SlowMatch, after: SlowMatch) -> dict[str, bool]:
    old, new = before.legend, after.legend
    if old is None or new is None:
        return {}
    has_moved = len(old.stack) < len(new.stack)
    is_new_floor = before.floor != after.floor
    return {
        "the Legend finds no gem": has_moved and new.last is not None and not new.last.taken,
        "the Legend plays on alone": has_moved and before.turn == after.turn,
        "the Legend draws for seven": is_new_floor and new.gems.total() > old.gems[MYTHICAL],
        "the Legend starts a floor": is_new_floor and after.first == 1,
    }
