"""What a seat sees and hears."""

import msgspec

from pyramidion.games.pyramido.actions import Action
from pyramidion.games.pyramido.components import BACK, COLOURS, GEMS, NO_DOMINO, Back, Colour, Gem
from pyramidion.games.pyramido.components.pieces import SPACES
from pyramidion.games.pyramido.events import LegendMoved, ZoneActivated, ZoneCleared
from pyramidion.games.pyramido.legal import deciders, legal
from pyramidion.games.pyramido.meta import Options
from pyramidion.games.pyramido.scoring import outcome, score, zones_of
from pyramidion.games.pyramido.scoring.assistant import best_lighting
from pyramidion.games.pyramido.state import LEGEND, Lit, Phase, Placed, State, Zone
from pyramidion.kernel.events import Event
from pyramidion.kernel.outcome import Outcome, Score
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.view import View as KernelView


class SpaceView(msgspec.Struct, frozen=True):
    """A space: how many dominoes its pile has, its top from the front or the back, its gems."""

    pile: int
    up: int | None
    back: Back | None
    gems: tuple[Gem, ...]


class PlacedView(msgspec.Struct, frozen=True):
    """A domino in a pyramid."""

    domino: int
    floor: int
    cell: int
    turn: int


class ZoneView(msgspec.Struct, frozen=True):
    """A zone with its visible icons and quadrants."""

    zone: int
    colour: Colour
    icons: int
    quadrants: tuple[int, ...]


class LitView(msgspec.Struct, frozen=True):
    """A zone with gems on it."""

    zone: int
    gems: tuple[Gem, ...]
    points: int


class BestView(msgspec.Struct, frozen=True):
    """The most points that the seat's gems can bring now, and how."""

    points: int
    lit: tuple[LitView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before one player. `lit` is the seat's own until all have confirmed."""

    gems: tuple[int, ...]
    hand: int | None
    placed: tuple[PlacedView, ...]
    box: tuple[int, ...] | None
    done: bool
    zones: tuple[ZoneView, ...]
    lit: tuple[LitView, ...]
    confirmed: bool
    floors: tuple[int, ...]
    score: Score


class LegendView(msgspec.Struct, frozen=True):
    """The Legend: her stack, the top last, her gems, and what she did last."""

    stack: tuple[int, ...]
    gems: tuple[int, ...]
    moves: int
    floors: tuple[int, ...]
    last: LegendMoved | None


class View(KernelView, frozen=True, kw_only=True):
    """What a seat, or a spectator, may know. Gems are counted by kind."""

    options: Options
    phase: Phase
    floor: int
    turn: int | None
    first: int
    spaces: tuple[SpaceView, ...]
    bag: tuple[int, ...]
    discards: tuple[int, ...]
    players: tuple[PlayerView, ...]
    legend: LegendView | None = None
    best: BestView | None = None
    outcome: Outcome | None = None
    legal: tuple[Action, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know now; None is a spectator."""
    return _seen(state, seat, is_open=False)


def reveal(state: State, seat: Seat) -> View:
    """The seat's view with the zones that everybody has lit."""
    return _seen(state, seat, is_open=True)


def _seen(state: State, seat: Seat | None, *, is_open: bool) -> View:
    by_turns = state.phase in (Phase.TAKE, Phase.TURN_UP, Phase.PLACE)
    return View(
        seat=seat,
        deciders=tuple(deciders(state)),
        legal=() if seat is None else tuple(legal(state, seat)),
        options=state.options,
        phase=state.phase,
        floor=state.floor,
        turn=state.turn if by_turns else None,
        first=state.first,
        spaces=tuple(_space(state, space) for space in range(SPACES)),
        bag=state.bag,
        discards=state.discards,
        players=tuple(
            _player(state, other, is_open or other == seat) for other in range(state.players)
        ),
        legend=_legend(state),
        best=_best(state, seat),
        outcome=outcome(state),
    )


def _space(state: State, space: int) -> SpaceView:
    pile, is_up = state.piles[space], state.is_up(space)
    top = pile[-1] if pile else NO_DOMINO
    return SpaceView(
        len(pile),
        top if is_up else None,
        BACK[top] if pile and not is_up else None,
        tuple(GEMS[gem] for gem in state.areas[space]),
    )


def _player(state: State, seat: int, is_shown: bool) -> PlayerView:
    decides = state.phase in (Phase.SCORE, Phase.KEEP)
    return PlayerView(
        state.gems[seat],
        state.hand[seat] or None,
        tuple(PlacedView(*placed) for placed in state.placed[seat]),
        state.box[seat],
        bool(state.done >> seat & 1),
        tuple(map(_zone, zones_of(state, seat))),
        tuple(map(_lit, state.lit[seat])) if is_shown else (),
        decides and not state.waiting >> seat & 1,
        state.floors[seat],
        score(state, seat),
    )


def _zone(zone: Zone) -> ZoneView:
    quadrants, rest = [], zone.quadrants
    while rest:
        lowest = rest & -rest
        quadrants.append(lowest.bit_length() - 1)
        rest ^= lowest
    return ZoneView(zone.zone, COLOURS[zone.colour], zone.icons, tuple(quadrants))


def _lit(lit: Lit) -> LitView:
    return LitView(lit.zone, tuple(GEMS[gem] for gem in lit.gems), lit.points)


def _legend(state: State) -> LegendView | None:
    if not state.has_legend:
        return None
    gems, floors = state.gems[LEGEND], state.floors[LEGEND]
    return LegendView(state.stack, gems, state.moves, floors, state.told)


def _best(state: State, seat: Seat | None) -> BestView | None:
    """The scoring assistant, where the table wants it."""
    if state.phase is not Phase.SCORE or not state.options.hints:
        return None
    if seat is None or seat >= state.players or not state.waiting >> seat & 1:
        return None
    zones = zones_of(state, seat)
    best = best_lighting([(zone.colour, zone.icons) for zone in zones], state.gems[seat])
    lit = tuple(
        LitView(
            zones[index].zone,
            tuple(GEMS[gem] for gem in gems),
            zones[index].icons * (1 if _is_single(gems) else 2),
        )
        for index, gems in best.lit
    )
    return BestView(best.points, lit)


def _is_single(gems: tuple[int, ...]) -> bool:
    """Whether a payment is worth one gem, not three."""
    return len(gems) == 1 or (len(gems) == 2 and gems[0] == gems[1] == len(COLOURS))


def narrate(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat may hear it: what lies on zones is its own until all have confirmed."""
    if isinstance(event, ZoneActivated | ZoneCleared):
        return event if event.seat == seat else None
    return event


def placed_of(shown: PlacedView) -> Placed:
    """A placed domino as the state holds it."""
    return Placed(shown.domino, shown.floor, shown.cell, shown.turn)
