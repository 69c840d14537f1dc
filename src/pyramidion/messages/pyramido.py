"""How Pyramido fills its sentences: spaces from 1, gems counted in words, places by name."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from pyramidion.games.pyramido.components import COLOURS, GEMS
from pyramidion.games.pyramido.components.pieces import MOST_KEPT
from pyramidion.games.pyramido.events import (
    BagRefilled,
    DominoPlaced,
    DominoTaken,
    DominoTurnedUp,
    FloorScored,
    GemDiscarded,
    GemsDrawn,
    LegendDrew,
    LegendMoved,
    LegendScored,
    PileRebuilt,
    ZoneActivated,
)
from pyramidion.games.pyramido.notation.text import format_place
from pyramidion.games.pyramido.scoring import floor_points
from pyramidion.games.pyramido.scoring.points import CATEGORIES
from pyramidion.games.pyramido.state import Lit, Phase
from pyramidion.games.pyramido.view import View
from pyramidion.kernel.actions import CONFIRM
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import Say

WORDS = ("take", "up", "light", "clear", "discard", "confirm", "legend", *GEMS)
"""The words of the notation, which a player may say in their own language."""

CODES = (
    *(f"pd-colour-{colour}" for colour in COLOURS),
    *(f"pd-category-{name}" for name in CATEGORIES),
    "pd-rule-70",
    "pd-rule-90",
    "pd-total",
)
"""Messages of this game that are asked for by what a match holds."""


def spell(event: Event, say: Say) -> Mapping[str, object] | None:
    """The values that must be written in words or signs."""
    match event:
        case DominoTaken(space=space, gem=gem):
            return {"space": space + 1, "gem": counted([gem] if gem else [], say)}
        case GemsDrawn(space=space, gems=gems):
            return {"space": space + 1, "gems": counted(gems, say)}
        case PileRebuilt(space=space, source=source):
            return {"space": space + 1, "source": source + 1}
        case DominoTurnedUp(space=space):
            return {"space": space + 1}
        case BagRefilled(gems=gems) | LegendScored(gems=gems):
            return {"gems": counted(_kinds(gems), say)}
        case DominoPlaced(cell=cell, turn=turn):
            return {"place": format_place(cell, turn)}
        case ZoneActivated(gems=gems):
            return {"gems": counted(gems, say)}
        case FloorScored(zones=zones):
            return {"zones": " + ".join(str(points) for _, _, points in zones) or "0"}
        case GemDiscarded(gem=gem) | LegendDrew(gem=gem):
            return {"gem": counted([gem], say)}
        case LegendMoved():
            return _legend_moved(event, say)
        case _:
            return {}


def _legend_moved(event: LegendMoved, say: Say) -> Mapping[str, object]:
    taken = [gem for _, gem in (*event.first_pass, *event.second_pass)]
    return {
        "space": event.space + 1,
        "preferences": counted(event.preferences, say),
        "gems": counted(taken, say) if taken else "",
        "drawn": counted([event.drawn], say) if event.drawn else "",
        "turned_up": event.turned_up or "",
    }


def counted(gems: Iterable[str], say: Say) -> str:
    """Gems in words, kind by kind: `2 blue gems, a mythical gem`."""
    held = Counter(map(str, gems))
    told = [say(f"pd-gems-{gem}", count=held[gem]) for gem in GEMS if held[gem]]
    return ", ".join(told) or say("pd-gems-none")


def _kinds(counts: Sequence[int]) -> list[str]:
    return [gem for gem, many in zip(GEMS, counts, strict=True) for _ in range(many)]


def ask(view: View, say: Say) -> str:
    """What the viewer is asked to do now."""
    assert view.seat is not None
    only_confirm = tuple(view.legal) == (CONFIRM,)
    player = view.players[view.seat]
    lit = player.lit
    match view.phase:
        case Phase.PLACE:
            code = "pd-ask-confirm-place" if only_confirm else "pd-ask-place"
            return say(code, floor=view.floor)
        case Phase.SCORE:
            paid = [Lit(one.zone, tuple(map(GEMS.index, one.gems)), one.points) for one in lit]
            points = floor_points(player.gems, paid)
            if view.best is None:
                return say("pd-ask-score", points=points)
            return say("pd-ask-score-best", points=points, best=view.best.points)
        case Phase.KEEP:
            many = sum(player.gems) - MOST_KEPT
            return say("pd-ask-keep", many=many) if many > 0 else say("pd-ask-confirm-keep")
        case Phase.TURN_UP:
            return say("pd-ask-turn_up")
        case _:
            return say("pd-ask-take")
