"""Who may do what in Pyramido, and why not."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Never, assert_never, overload

from pyramidion.games.pyramido.actions import (
    LEGEND_MOVE,
    Action,
    Activate,
    Deactivate,
    Discard,
    LegendMove,
    Place,
    Take,
    TurnUp,
)
from pyramidion.games.pyramido.components import GEMS, MYTHICAL, NO_DOMINO, Gem
from pyramidion.games.pyramido.components.geometry import (
    MIDDLE,
    SIDE,
    STEPS,
    Pairs,
    floor_box,
    free_pairs,
    has_pair,
    is_on_canvas,
    pairs_of_box,
    pairs_with,
    touching_pairs,
)
from pyramidion.games.pyramido.components.pieces import MOST_KEPT, SPACES, Counts, added
from pyramidion.games.pyramido.scoring import payments, zones_of
from pyramidion.games.pyramido.scoring.points import gems_on
from pyramidion.games.pyramido.state import LEGEND, Phase, State, Zone
from pyramidion.kernel.actions import CONFIRM, Confirm
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.seats import Seat

_ONLY_CONFIRM = (CONFIRM,)
_FIRST_PLACES = tuple(Place(MIDDLE, turn) for turn in range(4))
_SEATS = tuple(tuple(Seat(seat) for seat in range(4) if mask >> seat & 1) for mask in range(1 << 4))
_BY_TURNS = (Phase.TAKE, Phase.TURN_UP, Phase.PLACE)


def deciders(state: State) -> Sequence[Seat]:
    """The seat whose turn it is; all at once while scoring and discarding."""
    if state.phase in _BY_TURNS:
        return _SEATS[1 << state.turn]
    return _SEATS[state.waiting]


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """All legal steps of the seat."""
    phase = state.phase
    if phase in _BY_TURNS:
        if seat != state.turn:
            return ()
        if state.has_legend and seat == LEGEND:
            return (LEGEND_MOVE,)
        if phase is Phase.TAKE:
            return _takes(state)
        if phase is Phase.TURN_UP:
            return [TurnUp(space) for space in state.face_down()]
        return places(state, seat) if state.hand[seat] else _ONLY_CONFIRM
    if not state.waiting >> seat & 1:
        return ()
    if phase is Phase.SCORE:
        return _lightings(state, seat)
    return _discards(state, seat) or _ONLY_CONFIRM


def _takes(state: State) -> list[Action]:
    """Each face-up domino with each kind of gem before it. Rule PD-20."""
    steps: list[Action] = []
    for space in state.face_up():
        kinds = sorted(set(state.areas[space]))
        steps += [Take(space, GEMS[gem]) for gem in kinds] or [Take(space, None)]
    return steps


def _lightings(state: State, seat: int) -> list[Action]:
    """Zones to light with what the seat has left, zones to clear, and to confirm. Rule PD-52."""
    left, lit = gems_left(state, seat), {one.zone for one in state.lit[seat]}
    steps: list[Action] = [CONFIRM]
    for zone in zones_of(state, seat):
        if zone.zone in lit:
            steps.append(Deactivate(zone.zone))
            continue
        for gems in _affordable(zone.colour, left[zone.colour], left[MYTHICAL]):
            steps.append(Activate(zone.zone, gems))
    return steps


@cache
def _affordable(colour: int, own: int, mythical: int) -> tuple[tuple[Gem, ...], ...]:
    """What lights a zone of a colour, with so many gems of it and so many mythical ones."""
    return tuple(
        tuple(GEMS[gem] for gem in gems)
        for gems in payments(colour)
        if gems.count(colour) <= own and gems.count(MYTHICAL) <= mythical
    )


def gems_left(state: State, seat: int) -> Counts:
    """What the seat holds beside what lies on zones."""
    left = state.gems[seat]
    for gem in gems_on(state.lit[seat]):
        left = added(left, gem, -1)
    return left


def _discards(state: State, seat: int) -> list[Action]:
    held = state.gems[seat]
    if sum(held) <= MOST_KEPT:
        return []
    return [Discard(gem) for kind, gem in enumerate(GEMS) if held[kind]]


def places(state: State, seat: int) -> Sequence[Place]:
    """Where the seat may place a domino on the floor being built. Rules PD-25 to PD-42."""
    if state.span[seat] is None:
        return _FIRST_PLACES
    return Places(*open_pairs(state, seat))


def open_pairs(state: State, seat: int) -> Pairs:
    """The pairs of cells on which the seat may place, after its first domino."""
    taken, box, span = state.taken[seat], state.box[seat], state.span[seat]
    if box is not None and state.floor > 1:
        return free_pairs(pairs_of_box(floor_box(box, state.floor)), taken)
    if span is None:
        return Pairs(0, 0)
    return touching_pairs(free_pairs(pairs_with(span), taken), taken)


def is_blocked(state: State, seat: int) -> bool:
    """Whether the seat has no room on the floor being built. Rule PD-26."""
    return state.span[seat] is not None and not any(open_pairs(state, seat))


class Places(Sequence[Place]):
    """The legal placements, made only when they are looked at: each pair, turned both ways."""

    __slots__ = ("_lying", "_standing")

    def __init__(self, lying: int, standing: int) -> None:
        self._lying = lying
        self._standing = standing

    def __len__(self) -> int:
        return 2 * (self._lying.bit_count() + self._standing.bit_count())

    @overload
    def __getitem__(self, wanted: int) -> Place: ...
    @overload
    def __getitem__(self, wanted: slice) -> Sequence[Place]: ...
    def __getitem__(self, wanted: int | slice) -> Place | Sequence[Place]:
        if isinstance(wanted, slice):
            return tuple(self)[wanted]
        size = len(self)
        if not -size <= wanted < size:
            raise IndexError(wanted)
        number, other = divmod(wanted % size, 2)
        lying = self._lying.bit_count()
        if number < lying:
            first = _member(self._lying, number)
            return Place(first + 1, 2) if other else Place(first, 0)
        first = _member(self._standing, number - lying)
        return Place(first + SIDE, 3) if other else Place(first, 1)

    def __iter__(self) -> Iterator[Place]:
        for pairs, turn in ((self._lying, 0), (self._standing, 1)):
            left = pairs
            while left:
                lowest = left & -left
                first = lowest.bit_length() - 1
                yield Place(first, turn)
                yield Place(first + STEPS[turn], turn + 2)
                left ^= lowest


def _member(mask: int, wanted: int) -> int:
    """The bit that is number `wanted` of a set."""
    for _ in range(wanted):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def check(state: State, seat: Seat, action: Action) -> None:
    """Raise `Illegal` unless the step is legal."""
    if seat not in deciders(state):
        _refuse_turn(state)
    if state.has_legend and seat == LEGEND:
        if not isinstance(action, LegendMove):
            raise Illegal("PD-87", "pd-legend-moves")
        return
    match action:
        case Take():
            check_take(state, action)
        case TurnUp():
            check_turn_up(state, action)
        case Place():
            check_place(state, seat, action)
        case Activate():
            check_activate(state, seat, action)
        case Deactivate():
            check_deactivate(state, seat, action)
        case Discard():
            check_discard(state, seat, action)
        case Confirm():
            check_confirm(state, seat)
        case LegendMove():
            raise Illegal("PD-87", "pd-legend-moves")
        case _:
            assert_never(action)


def _refuse_turn(state: State) -> Never:
    """Say why the seat is not waited for."""
    match state.phase:
        case Phase.SCORE:
            raise Illegal("PD-52", "pd-wait-for-scoring")
        case Phase.KEEP:
            raise Illegal("PD-61", "pd-wait-for-keeping")
        case Phase.OVER:
            raise Illegal("PD-70", "pd-match-over")
        case _:
            raise Illegal("PD-25", "pd-not-your-turn", turn=state.turn)


def check_take(state: State, action: Take) -> None:
    """A face-up domino and one of its gems. Rules PD-20 and PD-21."""
    if state.phase is not Phase.TAKE:
        raise Illegal("PD-20", "pd-not-taking")
    _check_space(action.space)
    if not state.piles[action.space]:
        raise Illegal("PD-21", "pd-space-empty", space=action.space + 1)
    if not state.is_up(action.space):
        raise Illegal("PD-20", "pd-face-down", space=action.space + 1)
    area = state.areas[action.space]
    if not area if action.gem is None else GEMS.index(action.gem) in area:
        return
    raise Illegal("PD-20", "pd-no-such-gem", space=action.space + 1, gem=str(action.gem or ""))


def _check_space(space: int) -> None:
    if not 0 <= space < SPACES:
        raise Illegal("PD-20", "pd-no-such-space", spaces=SPACES)


def check_turn_up(state: State, action: TurnUp) -> None:
    """One of the face-down dominoes. Rule PD-24."""
    if state.phase is not Phase.TURN_UP:
        raise Illegal("PD-24", "pd-not-turning-up")
    _check_space(action.space)
    if action.space not in state.face_down():
        raise Illegal("PD-24", "pd-not-face-down", space=action.space + 1)


def check_place(state: State, seat: int, action: Place) -> None:
    """On the floor being built, in its box, on free cells; on floor 1 touching. Rule PD-25."""
    if state.phase is Phase.TURN_UP:
        raise Illegal("PD-24", "pd-must-turn-up")
    if state.phase is not Phase.PLACE:
        raise Illegal("PD-25", "pd-not-placing")
    if state.hand[seat] == NO_DOMINO:
        raise Illegal("PD-25", "pd-placed-already")
    if not 0 <= action.turn < len(STEPS):
        raise Illegal("PD-32", "pd-bad-turn")
    if state.span[seat] is None:
        if action.cell != MIDDLE:
            raise Illegal("PD-31", "pd-first-in-the-middle")
    elif not is_on_canvas(action.cell, action.turn) or not has_pair(
        open_pairs(state, seat), action.cell, action.turn
    ):
        _refuse_place(state, seat, action)


def _refuse_place(state: State, seat: int, action: Place) -> Never:
    """Name the rule that a placement breaks; the first that explains it."""
    span, box, taken = state.span[seat], state.box[seat], state.taken[seat]
    on_canvas = is_on_canvas(action.cell, action.turn)
    cells = {action.cell, action.cell + STEPS[action.turn]}
    if on_canvas and any(taken >> cell & 1 for cell in cells):
        raise Illegal("PD-25", "pd-over-another", floor=state.floor)
    if box is not None:
        pairs = pairs_of_box(floor_box(box, state.floor))
        if not (on_canvas and has_pair(pairs, action.cell, action.turn)):
            raise Illegal("PD-25", "pd-off-the-floor", floor=state.floor)
    elif span is not None and not (
        on_canvas and has_pair(pairs_with(span), action.cell, action.turn)
    ):
        raise Illegal("PD-30", "pd-too-wide")
    raise Illegal("PD-31", "pd-must-touch")


def check_activate(state: State, seat: int, action: Activate) -> None:
    """Gems of the zone's colour, or mythical ones, worth one or three. Rules PD-52 to PD-56."""
    _check_scoring(state)
    zone = _zone(state, seat, action.zone)
    if any(one.zone == zone.zone for one in state.lit[seat]):
        raise Illegal("PD-56", "pd-activated-twice", zone=zone.zone)
    gems = tuple(map(GEMS.index, action.gems))
    if gems not in payments(zone.colour):
        _refuse_gems(zone, action.gems)
    left = gems_left(state, seat)
    if any(left[gem] < gems.count(gem) for gem in gems):
        raise Illegal("PD-52", "pd-not-your-gems")


def _refuse_gems(zone: Zone, gems: tuple[Gem, ...]) -> Never:
    wrong = [gem for gem in gems if gem not in (GEMS[zone.colour], Gem.MYTHICAL)]
    if wrong:
        raise Illegal("PD-53", "pd-wrong-colour", gem=str(wrong[0]), colour=str(GEMS[zone.colour]))
    raise Illegal("PD-56", "pd-wrong-amount")


def check_deactivate(state: State, seat: int, action: Deactivate) -> None:
    """A zone that the seat has lit. Rule PD-52."""
    _check_scoring(state)
    if all(one.zone != action.zone for one in state.lit[seat]):
        raise Illegal("PD-52", "pd-not-activated", zone=action.zone)


def _check_scoring(state: State) -> None:
    if state.phase is not Phase.SCORE:
        raise Illegal("PD-52", "pd-not-scoring")


def _zone(state: State, seat: int, wanted: int) -> Zone:
    for zone in zones_of(state, seat):
        if zone.zone == wanted:
            return zone
    raise Illegal("PD-53", "pd-no-such-zone", zone=wanted)


def check_discard(state: State, seat: int, action: Discard) -> None:
    """One of the gems that are too many. Rule PD-61."""
    if state.phase is not Phase.KEEP:
        raise Illegal("PD-61", "pd-not-keeping")
    if sum(state.gems[seat]) <= MOST_KEPT:
        raise Illegal("PD-61", "pd-keep-five", gems=sum(state.gems[seat]))
    if not state.gems[seat][GEMS.index(action.gem)]:
        raise Illegal("PD-52", "pd-not-your-gems")


def check_confirm(state: State, seat: int) -> None:
    """A decision is confirmed once it is whole. Rules PD-20, PD-24, PD-25 and PD-61."""
    match state.phase:
        case Phase.TAKE:
            raise Illegal("PD-20", "pd-must-take")
        case Phase.TURN_UP:
            raise Illegal("PD-24", "pd-must-turn-up")
        case Phase.PLACE if state.hand[seat] != NO_DOMINO:
            raise Illegal("PD-25", "pd-must-place")
        case Phase.KEEP if sum(state.gems[seat]) > MOST_KEPT:
            raise Illegal("PD-61", "pd-keep-five", gems=sum(state.gems[seat]))
