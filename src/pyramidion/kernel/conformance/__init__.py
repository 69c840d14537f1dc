"""One suite that every game must pass; it is shipped, so that authors of games can use it.

    import pytest
    from pyramidion.kernel.conformance import PROMISES, Trial

    @pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
    def test_my_game_keeps_its_promises(promise):
        promise(Trial(MY_GAME, MY_GAME.options(), players=2, seed=1))

A promise that is broken raises `NotConformant`, which names it and says where.
"""

from collections.abc import Callable

from pyramidion.kernel.conformance.matches import (
    components_are_conserved,
    match_ends,
    match_plays_on,
    record_round_trips,
    same_seed_gives_the_same_match,
    step_can_be_taken_back,
)
from pyramidion.kernel.conformance.secrets import (
    narrations_tell_no_more_than_views,
    samples_agree_with_the_view,
    samples_vary,
    views_keep_secrets,
)
from pyramidion.kernel.conformance.steps import (
    check_agrees_with_legal,
    copies_are_independent,
    notation_round_trips,
    proposals_are_legal,
    views_stay_small,
)
from pyramidion.kernel.conformance.trial import Trial

PROMISES: tuple[Callable[[Trial], None], ...] = (
    check_agrees_with_legal,
    proposals_are_legal,
    copies_are_independent,
    notation_round_trips,
    views_stay_small,
    match_ends,
    components_are_conserved,
    same_seed_gives_the_same_match,
    record_round_trips,
    step_can_be_taken_back,
    match_plays_on,
    views_keep_secrets,
    narrations_tell_no_more_than_views,
    samples_agree_with_the_view,
    samples_vary,
)

__all__ = ["PROMISES", "Trial"]
