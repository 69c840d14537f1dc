"""Promises about whole matches."""

from pyramidion.kernel.actions import TAKE_BACK
from pyramidion.kernel.conformance.trial import AnyMatch, Trial, require
from pyramidion.kernel.fair import Seal
from pyramidion.kernel.match import Match
from pyramidion.kernel.origin import moment_of
from pyramidion.kernel.record import Sitter, decode_record, encode_record, make_header
from pyramidion.kernel.seats import Holder, Seat
from pyramidion.kernel.verify import verify

PLAYED_ON_EVERY = 20
"""Of so many moments one is played on from: each costs a whole match."""


def match_ends(trial: Trial) -> None:
    """Before the end somebody, or the clock, can act; after it nobody."""
    game = trial.game
    for match in trial.matches():
        seats = game.deciders(match.state)
        extra = set(seats) - set(game.actors(match.state))
        require(not extra, "decider-is-no-actor", seats=sorted(extra))
        for seat in seats:
            can_act = bool(game.legal(match.state, seat)) or game.prompt(match.state, seat)
            require(bool(can_act), "decider-cannot-act", seat=seat, seq=len(match.log))
        if match.outcome is not None:
            require(not game.actors(match.state), "acts-after-the-end", seq=len(match.log))
            require(match.deadline is None, "clock-after-the-end", seq=len(match.log))
    outcome = match.outcome
    require(outcome is not None and len(outcome.ranks) == trial.seats, "outcome-misses-a-seat")


def components_are_conserved(trial: Trial) -> None:
    """Nothing is lost from the box, and nothing is added."""
    at_first = None
    for match in trial.matches():
        counted = dict(trial.game.inventory(match.state))
        at_first = at_first or counted
        require(counted == at_first, "components-changed", seq=len(match.log))


def same_seed_gives_the_same_match(trial: Trial) -> None:
    """Two matches with the same seal and the same choices are the same, entry by entry."""
    first, second = trial.played(), trial.played()
    require(first.log == second.log, "matches-differ", seed=trial.seed)
    require(first.outcome == second.outcome, "outcomes-differ", seed=trial.seed)


def record_round_trips(trial: Trial) -> None:
    """A record is read back, verifies, and folds to the same position."""
    match = trial.played()
    header = make_header(trial.game, trial.options, _sitters(trial), trial.seal.commitment)
    record = decode_record(encode_record(header, match, trial.seal))
    require(verify(record, trial.game) == match.outcome, "record-tells-otherwise", seed=trial.seed)
    folded = Match.fold(trial.game, trial.options, trial.players, match.log)
    require(_position(folded) == _position(match), "fold-differs", seed=trial.seed)


def step_can_be_taken_back(trial: Trial) -> None:
    """A step taken back leaves the position, and every view, as it was before it."""
    game, chance = trial.game, trial.chance("take back")
    for match in trial.matches():
        for seat in game.deciders(match.state):
            again = Match.fold(game, trial.options, trial.players, match.log, trial.seal)
            before = [again.view(viewer) for viewer in trial.viewers()]
            steps_before = again.can_take_back(seat)
            again.act(seat, game.propose(again.view(seat), chance))
            if again.can_take_back(seat):
                again.act(seat, TAKE_BACK)
                after = [again.view(viewer) for viewer in trial.viewers()]
                require(before == after, "take-back-leaves-traces", seat=seat, seq=len(match.log))
                require(again.can_take_back(seat) == steps_before, "take-back-forgets", seat=seat)
            break


def match_plays_on(trial: Trial) -> None:
    """From any moment, as any seat knew it, a match can be played on to an end that verifies."""
    game, chance = trial.game, trial.chance("play on")
    seal = Seal.derived(trial.seats, "play on", trial.seed)
    for match in trial.matches():
        if match.outcome is not None or chance.below(PLAYED_ON_EVERY):
            continue
        view = match.view(Seat(chance.below(trial.players)))
        moment = moment_of(view, "", 0, len(match.log) - 1)
        again = Match.start(game, trial.options, trial.players, seal, origin=view)
        require(again.view(Seat(moment.seat)) == view, "plays-on-elsewhere", seq=moment.seq)
        trial.play_out(again, chance)
        header = make_header(game, trial.options, _sitters(trial), seal.commitment, moment)
        record = decode_record(encode_record(header, again, seal))
        told = verify(record, game)
        require(told == again.outcome, "played-on-tells-otherwise", seq=moment.seq)
        folded = Match.fold(game, trial.options, trial.players, again.log, origin=view)
        require(_position(folded) == _position(again), "played-on-folds-elsewhere", seq=moment.seq)


def _sitters(trial: Trial) -> list[Sitter]:
    automas = trial.seats - trial.players
    sitters = [Sitter("player", Holder.PERSON)] * trial.players
    return sitters + [Sitter("automa", Holder.AUTOMA)] * automas


def _position(match: AnyMatch) -> str:
    text: str = match.game.notation.format_state(match.state)
    return text
