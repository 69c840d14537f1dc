"""Promises about single steps and positions."""

import msgspec

from pyramidion.kernel.actions import Action
from pyramidion.kernel.conformance.corrupt import corrupted
from pyramidion.kernel.conformance.trial import AnyMatch, Trial, require
from pyramidion.kernel.errors import Illegal
from pyramidion.kernel.game import AnyGame
from pyramidion.kernel.seats import Seat

MOST_STEPS = 300
MOST_BYTES = 16 * 1024


def check_agrees_with_legal(trial: Trial) -> None:
    """A step is among the legal ones if and only if `check` lets it pass."""
    seen: list[Action] = []
    for match in trial.matches():
        before = _position(match)
        for seat in map(Seat, range(trial.seats)):
            _check_seat(trial.game, match, seat, seen[-3:])
        require(before == _position(match), "check-changes-the-state", seq=len(match.log))
        seen += [match.log[-1].action] if len(match.log) > 1 else []


def _check_seat(game: AnyGame, match: AnyMatch, seat: Seat, earlier: list[Action]) -> None:
    steps = list(game.legal(match.state, seat))
    is_actor = seat in game.actors(match.state)
    require(is_actor or not steps, "steps-for-no-actor", seat=seat, seq=len(match.log))
    for step in steps:
        require(_passes(game, match, seat, step), "legal-but-refused", step=step)
    if game.prompt(match.state, seat) is not None:
        return
    tried = [other for step in steps[:8] + steps[-8:] for other in corrupted(game, step)]
    for step in [*tried, *earlier]:
        if isinstance(step, game.actions):
            agrees = _passes(game, match, seat, step) == (step in steps)
            require(agrees, "check-disagrees-with-legal", step=step, seat=seat)


def _passes(game: AnyGame, match: AnyMatch, seat: Seat, step: Action) -> bool:
    try:
        game.check(match.state, seat, step)
    except Illegal as error:
        named = error.rule.startswith(game.meta.prefix + "-")
        require(named, "refusal-names-no-rule", rule=error.rule, code=error.code)
        return False
    return True


def proposals_are_legal(trial: Trial) -> None:
    """What the game proposes from a view is legal, for every seat that must decide."""
    chance = trial.chance("proposals")
    for match in trial.matches():
        for seat in trial.game.deciders(match.state):
            proposed = trial.game.propose(match.view(seat), chance)
            require(_passes(trial.game, match, seat, proposed), "proposal-refused", step=proposed)


def copies_are_independent(trial: Trial) -> None:
    """What is done to a copy is not done to the original, and both tell the same before."""
    game, chance = trial.game, trial.chance("copies")
    for match in trial.matches():
        before = _position(match)
        copy = match.state.copy()
        require(game.notation.format_state(copy) == before, "copy-differs", seq=len(match.log))
        for seat in list(game.deciders(copy))[:1]:
            step = game.propose(game.view(copy, seat), chance)
            game.apply(copy, seat, step, chance)
        require(before == _position(match), "copy-is-shared", seq=len(match.log))


def notation_round_trips(trial: Trial) -> None:
    """A position or an action written down and read again is the same."""
    notation = trial.game.notation
    for match in trial.matches():
        text = _position(match)
        require("\n" not in text, "notation-of-several-lines", position=text)
        again = notation.parse_state(text)
        require(notation.format_state(again) == text, "position-not-read-back", position=text)
        for seat in trial.viewers():
            same = trial.game.view(again, seat) == match.view(seat)
            require(same, "position-read-as-another", position=text)
        action = match.log[-1].action
        if isinstance(action, trial.game.actions):
            text = notation.format_action(action)
            require(notation.parse_action(text) == action, "action-not-read-back", action=text)


def views_stay_small(trial: Trial) -> None:
    """A view has at most 16 KB, and at most 300 legal steps."""
    for match in trial.matches():
        for seat in trial.viewers():
            view = match.view(seat)
            size = len(msgspec.json.encode(view))
            require(size <= MOST_BYTES, "view-too-large", size=size, seq=len(match.log))
            require(len(view.legal) <= MOST_STEPS, "too-many-steps", steps=len(view.legal))


def _position(match: AnyMatch) -> str:
    text: str = match.game.notation.format_state(match.state)
    return text
