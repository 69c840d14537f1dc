"""The conformance suite passes a sound game and catches each kind of broken one."""

from dataclasses import replace

import pytest
from tests.kernel.toy import TOY, ToyOptions, Write, Wrote

from pyramidion.games.silver_gold import SILVER_GOLD
from pyramidion.kernel.actions import CONFIRM
from pyramidion.kernel.conformance import PROMISES, Trial
from pyramidion.kernel.conformance import matches as about_matches
from pyramidion.kernel.conformance import secrets as about_secrets
from pyramidion.kernel.conformance import steps as about_steps
from pyramidion.kernel.errors import Illegal, NotConformant, PyramidionError


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("players", [1, 2])
def test_toy_with_words_glass_and_automa_keeps_every_promise(promise, players):
    for seed in range(10):
        promise(Trial(TOY, ToyOptions(), players, seed))


def _refuse_all(state, seat, action):
    raise Illegal("SG-99", "nothing-goes")


def _nameless(state, seat, action):
    try:
        SILVER_GOLD.check(state, seat, action)
    except Illegal as error:
        raise Illegal("?", error.code) from error


def _leaky_view(state, seat):
    seen = SILVER_GOLD.view(state, seat)
    return type(seen)(
        **{name: getattr(seen, name) for name in seen.__struct_fields__}
        | {"reserve": tuple(state.pile)}
    )


def _forgetful_sample(view, chance):
    state = SILVER_GOLD.sample(view, chance)
    state.red[0] += 1
    return state


def _rigid_sample(view, chance):
    class Still(type(chance)):
        def shuffle(self, n):
            return list(range(n))

        def below(self, n):
            return 0

    return SILVER_GOLD.sample(view, Still("still"))


class _Shared:
    """A copy that is no copy."""

    @staticmethod
    def setup(options, players, chance):
        state = SILVER_GOLD.setup(options, players, chance)

        class Sharing(type(state)):
            __slots__ = ()

            def copy(self):
                return self

        state.__class__ = Sharing
        return state


def _losing_apply(state, seat, action, chance):
    events = SILVER_GOLD.apply(state, seat, action, chance)
    if state.round == 2 and state.pile:
        state.pile.pop()
    return events


_COUNTS: list[int] = []


def _unfolding_apply(state, seat, action, chance):
    """Remembers something outside the state."""
    events = SILVER_GOLD.apply(state, seat, action, chance)
    state.skulls[0] = len(_COUNTS) % 3
    _COUNTS.append(1)
    return events


def _more_legal(state, seat):
    steps = list(SILVER_GOLD.legal(state, seat))
    return [*steps, CONFIRM] if len(steps) > 1 else steps


def _fewer_legal(state, seat):
    steps = SILVER_GOLD.legal(state, seat)
    return steps[:-1] if len(steps) > 1 else steps


def _with_many_steps(state, seat):
    seen = SILVER_GOLD.view(state, seat)
    fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
    return type(seen)(**fields | {"legal": seen.legal * 400})


def _chatty_narrate(event, seat):
    return event


def _broken(**parts):
    return Trial(replace(SILVER_GOLD, **parts), SILVER_GOLD.options(), 2, "broken")


def _bad_notation(**parts):
    return _broken(notation=replace(SILVER_GOLD.notation, **parts))


BROKEN = {
    "refuses-legal": (about_steps.check_agrees_with_legal, {"check": _refuse_all}),
    "names-no-rule": (about_steps.check_agrees_with_legal, {"check": _nameless}),
    "lists-too-much": (about_steps.check_agrees_with_legal, {"legal": _more_legal}),
    "lists-too-little": (about_steps.check_agrees_with_legal, {"legal": _fewer_legal}),
    "proposes-nonsense": (about_steps.proposals_are_legal, {"propose": lambda v, c: Write("no")}),
    "shares-copies": (about_steps.copies_are_independent, {"setup": _Shared.setup}),
    "swells": (about_steps.views_stay_small, {"view": _with_many_steps}),
    "never-ends": (about_matches.match_ends, {"outcome": lambda state: None}),
    "loses-cards": (about_matches.components_are_conserved, {"apply": _losing_apply}),
    "is-moody": (about_matches.same_seed_gives_the_same_match, {"apply": _unfolding_apply}),
    "does-not-fold": (about_matches.record_round_trips, {"apply": _unfolding_apply}),
    "leaves-traces": (about_matches.step_can_be_taken_back, {"apply": _unfolding_apply}),
    "leaks-by-view": (about_secrets.views_keep_secrets, {"view": _leaky_view}),
    "leaks-by-talk": (
        about_secrets.narrations_tell_no_more_than_views,
        {"narrate": _chatty_narrate},
    ),
    "samples-wrongly": (about_secrets.samples_agree_with_the_view, {"sample": _forgetful_sample}),
    "samples-rigidly": (about_secrets.samples_vary, {"sample": _rigid_sample}),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_game_is_caught(name):
    promise, parts = BROKEN[name]
    _COUNTS.clear()
    with pytest.raises((PyramidionError, AssertionError)):
        promise(_broken(**parts))


def test_broken_notation_is_caught():
    for parts in ({"parse_action": lambda text: CONFIRM}, {"format_state": lambda state: "a\nb"}):
        with pytest.raises(NotConformant):
            about_steps.notation_round_trips(_bad_notation(**parts))


def test_toy_writes_are_secret():
    assert TOY.narrate(Wrote(0, "word"), 1) is None
