"""A view of Silver & Gold: Pyramids drawn in ASCII.

@ marked   * marked this turn   # wall   S start   T tomb   . plain
x cross    r red gem   g green gem   t torch   k skull   p potion
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from pyramidion.games.silver_gold.components import BOXES, CARD, COLOURS, ROUNDS, TURNS
from pyramidion.games.silver_gold.meta import Pattern
from pyramidion.games.silver_gold.state import Phase
from pyramidion.games.silver_gold.view import CardView, PlayerView, View
from pyramidion.kernel.game import Say
from pyramidion.tiling.polyomino import POLYOMINOES

_WIDTH = 14
_HEIGHT = 7


def draw(view: View, say: Say) -> str:
    """The whole table as the viewer sees it, their own place last."""
    blocks = [_heading(view, say)]
    if view.dealt:
        blocks += [say("sg-draw-dealt"), *_rows(map(_bare, view.dealt), say)]
        blocks.append(say("sg-draw-kept", cards=_listed(view.kept)))
    if view.phase is not Phase.KEEP:
        blocks.append(say("sg-draw-free-boxes", boxes=_listed(_free_boxes(view, say))))
    if view.reserve:
        blocks += [
            say("sg-draw-reserve", pile=view.pile),
            *_rows(map(_bare, view.reserve), say),
        ]
    if view.phase is not Phase.KEEP:
        order = sorted(range(len(view.players)), key=lambda seat: seat == view.seat)
        blocks += [_player(view, seat, say) for seat in order]
    return "\n".join(blocks)


def _heading(view: View, say: Say) -> str:
    if view.phase is Phase.KEEP:
        return say("sg-draw-choosing")
    if view.phase is Phase.OVER:
        return say("sg-draw-over")
    place = say("sg-draw-turn", round=view.round, rounds=ROUNDS, turn=view.turn, turns=TURNS)
    if not view.used:
        return place
    pattern = view.used[-1]
    name = say("sg-draw-expedition", pattern=say(f"sg-pattern-{pattern}"))
    return "\n".join([f"{place}  {name}", *_shape(pattern)])


def _shape(pattern: Pattern) -> Iterator[str]:
    cells = POLYOMINOES[pattern]
    for row in range(1 + max(r for r, _ in cells)):
        line = "".join("[]" if (row, column) in cells else "  " for column in range(4))
        yield f"    {line}".rstrip()


def _player(view: View, seat: int, say: Say) -> str:
    player = view.players[seat]
    name = say("sg-draw-you" if seat == view.seat else "sg-draw-seat", seat=seat)
    lines = [f"-- {name} ".ljust(72, "-")]
    cards = [_card(card, say) for card in player.cards]
    facts = _facts(view, player, seat, say)
    for row in zip_longest(*cards, facts, fillvalue=""):
        *left, fact = row
        lines.append(("".join(part.ljust(_WIDTH) for part in left) + "  " + fact).rstrip())
    return "\n".join(lines)


def _facts(view: View, player: PlayerView, seat: int, say: Say) -> list[str]:
    torches = [str(n + 1) for n in range(ROUNDS) if player.torches >> n & 1]
    facts = [
        say("sg-draw-score", total=player.score.total),
        say("sg-draw-gems", red=player.red, green=player.green),
        say("sg-draw-torches", rounds=_listed(torches)),
        say("sg-draw-skulls", skulls=player.skulls, malus=player.score.categories["skulls"]),
        say("sg-draw-done", cards=" ".join(_named(n, say) for n in player.done) or "-"),
        say("sg-draw-boxes", boxes=_listed(_boxes(view, seat, say))),
    ]
    if player.confirmed:
        facts.append(say("sg-draw-confirmed"))
    elif player.owed:
        facts.append(say("sg-draw-owed", owed=player.owed))
    return facts


def _boxes(view: View, seat: int, say: Say) -> Iterator[str]:
    for colour, owners in zip(COLOURS, view.boxes, strict=True):
        for points, owner in zip(BOXES, owners, strict=False):
            if owner == seat:
                yield f"{points} {say(f'sg-colour-{colour}')}"


def _free_boxes(view: View, say: Say) -> Iterator[str]:
    """The boxes that nobody has taken yet, by colour."""
    for colour, owners in zip(COLOURS, view.boxes, strict=True):
        free = " ".join(map(str, BOXES[len(owners) :]))
        yield f"{say(f'sg-colour-{colour}')} {free or '-'}"


def _listed(things: "Iterator[str] | Sequence[object]") -> str:
    return ", ".join(map(str, things)) or "-"


def _named(number: int, say: Say) -> str:
    """A completed card: its number and the short name of its colour."""
    return f"{number}{say(f'sg-short-{CARD[number].colour}')}"


def _bare(number: int) -> CardView:
    return CardView(number, 0, 0)


def _rows(cards: Iterator[CardView], say: Say) -> list[str]:
    drawn = [_card(card, say) for card in cards]
    return [
        "".join(part.ljust(_WIDTH) for part in row).rstrip() for row in zip(*drawn, strict=True)
    ]


def _card(card: CardView | None, say: Say) -> list[str]:
    """Seven lines: number and colour, the columns' letters, five rows."""
    if card is None:
        return [""] * _HEIGHT
    printed = CARD[card.card]
    lines = [f"{card.card} {say(f'sg-colour-{printed.colour}')}", "  a b c d e"]
    for row in range(5):
        signs = (_sign(card, row * 5 + column) for column in range(5))
        lines.append(f"{row + 1} " + " ".join(signs))
    return lines


def _sign(card: CardView, cell: int) -> str:
    if card.fresh >> cell & 1:
        return "*"
    if card.marked >> cell & 1:
        return "@"
    return CARD[card.card].rows[cell // 5][cell % 5]
