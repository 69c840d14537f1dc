"""A view of Expédition Pyramide drawn in ASCII: the floors, the collectors, and one's own card.

The white cells of a door are `#`; its columns are named a-h and its rows 1-8.
"""

from pyramidion.games.expedition.components import FLOORS, GEMS, SIGNS
from pyramidion.games.expedition.state import Phase
from pyramidion.games.expedition.view import CardView, PlayerView, View
from pyramidion.kernel.game import Say

_COLUMNS = "abcdefgh"


def draw(view: View, say: Say) -> str:
    """The whole table as the viewer sees it, their own card last."""
    lines = [_heading(view, say)]
    lines += [_floor(view, floor, say) for floor in range(FLOORS, 0, -1)]
    lines += [_collector(seat, player, say) for seat, player in enumerate(view.players)]
    own = None if view.seat is None else view.players[view.seat]
    if own is not None and own.card is not None and view.phase is not Phase.OVER:
        lines += _card(own.card, view, say)
    return "\n".join(lines)


def _heading(view: View, say: Say) -> str:
    if view.phase is Phase.OVER:
        return say("ex-draw-over")
    sign = "-" if view.sign is None else say(f"ex-sign-{view.sign}")
    return say("ex-draw-round", round=view.round, sign=sign, phase=str(view.phase))


def _floor(view: View, floor: int, say: Say) -> str:
    holes = " ".join(
        "." if gem is None else say(f"ex-short-{gem}") for gem in view.floors[floor - 1]
    )
    pawns = "".join(str(seat + 1) for seat, p in enumerate(view.players) if p.floor == floor)
    return f"{floor}  {pawns or '-':<4}  {holes}"


def _collector(seat: int, player: PlayerView, say: Say) -> str:
    gems = " ".join(
        f"{say(f'ex-short-{gem}')}{many}" for gem, many in zip(GEMS, player.gems, strict=True)
    )
    return say("ex-draw-collector", number=seat + 1, seat=seat, gems=gems)


def _card(card: CardView, view: View, say: Say) -> list[str]:
    wide = max(map(len, card.door))
    lines = [say("ex-draw-card", number=card.number)]
    lines.append("   " + " ".join(_COLUMNS[:wide]))
    for number, row in enumerate(card.door, start=1):
        lines.append(f"{number}  " + " ".join("#" if cell == "#" else "." for cell in row))
    for sign, keys in zip(SIGNS, card.keys, strict=True):
        mark = ">" if sign == view.sign else " "
        told = say("ex-draw-keys", sign=say(f"ex-sign-{sign}"), keys=" ".join(keys))
        lines.append(f"{mark} {told}")
    return lines
