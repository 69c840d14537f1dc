"""Promises about who knows what: views and narrations are the only gates."""

from itertools import combinations

from pyramidion.kernel.conformance.trial import AnyMatch, Trial, require
from pyramidion.kernel.events import Event
from pyramidion.kernel.seats import Seat
from pyramidion.kernel.view import View

FEW = 6
LOOKED_AT_EVERY = 4
"""Of so many moments one is looked at for variety: each costs many samples."""


def views_keep_secrets(trial: Trial) -> None:
    """Two states that differ only in what is secret to a seat give it equal views."""
    game, chance = trial.game, trial.chance("scramble")
    for match in trial.matches():
        for seat in trial.viewers():
            other = game.scramble(match.state, seat, chance)
            same = game.view(other, seat) == match.view(seat)
            require(same, "view-tells-a-secret", seat=seat, seq=len(match.log))


def narrations_tell_no_more_than_views(trial: Trial) -> None:
    """Where two steps of another seat leave my view the same, I am told the same of both."""
    for match in trial.matches():
        for actor in trial.game.deciders(match.state):
            told = _told_of_some_steps(trial, match, actor)
            for seat, heard in told.items():
                for (view, said), (other_view, other_said) in combinations(heard, 2):
                    leaks = view == other_view and said != other_said
                    require(not leaks, "narration-tells-a-secret", seat=seat, seq=len(match.log))


def _told_of_some_steps(
    trial: Trial, match: AnyMatch, actor: Seat
) -> dict[Seat | None, list[tuple[View, list[Event]]]]:
    """For each other viewer: view and narration after a few of the actor's possible steps."""
    game = trial.game
    others = [seat for seat in trial.viewers() if seat != actor]
    told: dict[Seat | None, list[tuple[View, list[Event]]]] = {seat: [] for seat in others}
    for step in list(game.legal(match.state, actor))[:FEW]:
        after = match.state.copy()
        events = game.apply(after, actor, step, trial.chance("narration"))
        for seat in others:
            heard = [said for event in events if (said := game.narrate(event, seat)) is not None]
            told[seat].append((game.view(after, seat), heard))
    return told


def samples_agree_with_the_view(trial: Trial) -> None:
    """A state sampled from a view gives that view again."""
    game, chance = trial.game, trial.chance("samples")
    for match in trial.matches():
        for seat in trial.viewers():
            view = match.view(seat)
            same = game.view(game.sample(view, chance), seat) == view
            require(same, "sample-disagrees", seat=seat, seq=len(match.log))


def samples_vary(trial: Trial) -> None:
    """Where scrambling can change a state, samples are not all the same."""
    game, chance = trial.game, trial.chance("variety")
    write = game.notation.format_state
    for number, match in enumerate(trial.matches()):
        if number % LOOKED_AT_EVERY:
            continue
        for seat in trial.viewers():
            hidden = {write(game.scramble(match.state, seat, chance)) for _ in range(FEW)}
            sampled = {write(game.sample(match.view(seat), chance)) for _ in range(FEW)}
            varies = len(hidden) == 1 or len(sampled) > 1
            require(varies, "samples-do-not-vary", seat=seat, seq=len(match.log))
