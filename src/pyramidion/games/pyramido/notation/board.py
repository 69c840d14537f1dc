"""A view of Pyramido drawn in ASCII.

A block is two quadrants wide and high; its colour's letter stands where it shows, a capital one
where an icon shows.
"""

from collections.abc import Iterator

from pyramidion.games.pyramido.components import COLOURS, DOMINO, GEMS
from pyramidion.games.pyramido.components.geometry import (
    QUADRANTS,
    STEPS,
    block_quadrants,
    icon_quadrants,
)
from pyramidion.games.pyramido.state import Phase
from pyramidion.games.pyramido.view import PlayerView, SpaceView, View
from pyramidion.kernel.game import Say


def draw(view: View, say: Say) -> str:
    """The whole table as the viewer sees it, their own place last."""
    lines = [_heading(view, say)]
    lines += [_space(number, space, say) for number, space in enumerate(view.spaces, start=1)]
    if view.legend is not None:
        legend = view.legend
        top = _domino(legend.stack[-1], say)
        gems = _counted(legend.gems, say)
        lines.append(say("pd-draw-legend", domino=top, gems=gems, points=sum(legend.floors)))
    order = sorted(range(len(view.players)), key=lambda seat: seat == view.seat)
    for seat in order:
        lines += _player(view, seat, say)
    return "\n".join(lines)


def _heading(view: View, say: Say) -> str:
    if view.phase is Phase.OVER:
        return say("pd-draw-over")
    return say("pd-draw-floor", floor=view.floor, phase=str(view.phase))


def _space(number: int, space: SpaceView, say: Say) -> str:
    gems = " ".join(say(f"pd-gem-{gem}") for gem in space.gems) or "-"
    if space.up is not None:
        shown = _domino(space.up, say)
    elif space.back is not None:
        back = space.back
        shown = say(
            "pd-draw-back",
            first=say(f"pd-colour-{back.colour}"),
            icons=back.icons,
            other=say(f"pd-colour-{back.other_colour}"),
            more=back.other_icons,
        )
    else:
        shown = "-"
    return say("pd-draw-space", space=number, pile=space.pile, domino=shown, gems=gems)


def _domino(number: int, say: Say) -> str:
    """`[o.|O.]`-like: colours with the quadrants that have icons, upper row then lower row."""
    rows = []
    for row in (0, 1):
        blocks = []
        for block in DOMINO[number].blocks:
            letter = say(f"pd-short-{block.colour}")
            signs = [letter.upper() if block.icons >> (2 * row + i) & 1 else letter for i in (0, 1)]
            blocks.append("".join(signs))
        rows.append("|".join(blocks))
    return f"{number} [{'/'.join(rows)}]"


def _player(view: View, seat: int, say: Say) -> Iterator[str]:
    player = view.players[seat]
    name = say("pd-draw-you" if seat == view.seat else "pd-draw-seat", seat=seat)
    yield f"-- {name} ".ljust(72, "-")
    yield say("pd-draw-points", total=player.score.total, gems=_counted(player.gems, say))
    if player.hand is not None:
        yield say("pd-draw-hand", domino=_domino(player.hand, say))
    yield from _pyramid(player, say)
    if view.phase is Phase.SCORE:
        for zone in player.zones:
            colour = say(f"pd-colour-{zone.colour}")
            row, column = divmod(zone.zone, QUADRANTS)
            place = "abcdefghi"[column // 2] + str(row // 2 + 1)
            yield say("pd-draw-zone", zone=zone.zone, place=place, colour=colour, icons=zone.icons)


def _counted(gems: tuple[int, ...], say: Say) -> str:
    held = (say(f"pd-gems-{gem}", count=many) for gem, many in zip(GEMS, gems, strict=True) if many)
    return ", ".join(held) or "-"


def _pyramid(player: PlayerView, say: Say) -> Iterator[str]:
    """What shows from above, with the columns' letters and the rows' numbers of floor 1."""
    signs: dict[int, str] = {}
    letters = {colour: say(f"pd-short-{colour}") for colour in COLOURS}
    for placed in player.placed:
        cells = (placed.cell, placed.cell + STEPS[placed.turn])
        for block, cell in zip(DOMINO[placed.domino].blocks, cells, strict=True):
            icons = icon_quadrants(placed.floor, cell, block.icons, placed.turn)
            for quadrant in _bits(block_quadrants(placed.floor, cell)):
                letter = letters[block.colour]
                signs[quadrant] = letter.upper() if icons >> quadrant & 1 else letter
    if not signs:
        return
    rows, columns = _span([q // QUADRANTS for q in signs]), _span([q % QUADRANTS for q in signs])
    yield "    " + " ".join(
        "abcdefghi"[column // 2] if column % 2 == 0 else " " for column in columns
    )
    for row in rows:
        number = str(row // 2 + 1) if row % 2 == 0 else " "
        line = " ".join(signs.get(row * QUADRANTS + column, ".") for column in columns)
        yield f"  {number} {line}"


def _span(numbers: list[int]) -> range:
    """From the first to the last, whole blocks of floor 1."""
    return range(min(numbers) // 2 * 2, max(numbers) // 2 * 2 + 2)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
