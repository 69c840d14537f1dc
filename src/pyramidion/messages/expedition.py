"""How Expédition Pyramide fills its sentences: gems counted in words, times in seconds."""

from collections import Counter
from collections.abc import Iterable, Mapping

from pyramidion.games.expedition.components import GEMS, KEYS, SIGNS, Level
from pyramidion.games.expedition.events import DoorOpened, GemsCollected, PawnMoved, SearchOver
from pyramidion.games.expedition.state import Phase
from pyramidion.games.expedition.view import View
from pyramidion.kernel.events import Event
from pyramidion.kernel.game import Say

WORDS = ("ready", "solve", "go", "confirm", "countdown", "glass", "credit")
"""The words of the notation, which a player may say in their own language."""

CODES = (
    *(f"ex-key-{key}" for key in KEYS),
    *(f"ex-sign-{sign}" for sign in SIGNS),
    *(f"ex-gem-{gem}" for gem in GEMS),
    *(f"ex-level-{level}" for level in Level),
    *(f"ex-category-{gem}" for gem in GEMS),
    "ex-rule-40",
    "ex-rule-42",
    "ex-total",
)
"""Messages of this game that are asked for by what a match holds."""


def spell(event: Event, say: Say) -> Mapping[str, object] | None:
    """The values that must be written in words or signs."""
    match event:
        case DoorOpened(ms=ms):
            return {"seconds": ms / 1000}
        case SearchOver(finders=finders):
            return {"count": len(finders)}
        case PawnMoved(start=start, floor=floor):
            return {"way": _way(floor - start)}
        case GemsCollected(gems=gems):
            return {"gems": counted(gems, say)}
        case _:
            return {}


def _way(floors: int) -> str:
    if floors == 0:
        return "stay"
    return "up" if floors > 0 else "down"


def counted(gems: Iterable[str], say: Say) -> str:
    """Gems in words, colour by colour: `2 blue gems, 1 red gem`; nothing for none."""
    held = Counter(map(str, gems))
    return ", ".join(say(f"ex-gem-{gem}", count=held[gem]) for gem in GEMS if held[gem])


def ask(view: View, say: Say) -> str:
    """What the viewer is asked to do now."""
    assert view.seat is not None
    player = view.players[view.seat]
    if view.phase is Phase.READY:
        return say("ex-ask-ready-hidden" if player.card is None else "ex-ask-ready")
    if player.found is None and player.card is not None and view.sign is not None:
        return say("ex-ask-search", keys=", ".join(player.card.keys[SIGNS.index(view.sign)]))
    if player.pending is None:
        return say("ex-ask-move", most=player.most or 0, floor=player.floor)
    prize = counted(view.prizes[player.pending - 1], say)
    return say("ex-ask-collect", floor=player.pending, gems=prize)
