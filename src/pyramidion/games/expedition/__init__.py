"""Expédition Pyramide, for 2 to 4 players, in real time. The rules EX-01 to EX-50."""

from pyramidion.games.expedition.actions import Action
from pyramidion.games.expedition.apply import apply
from pyramidion.games.expedition.legal import check, credit, deadline, deciders, legal, prompt
from pyramidion.games.expedition.meta import META, Options
from pyramidion.games.expedition.notation import (
    draw,
    format_action,
    format_state,
    parse_action,
    parse_state,
)
from pyramidion.games.expedition.scoring import outcome
from pyramidion.games.expedition.setup import setup
from pyramidion.games.expedition.state import inventory
from pyramidion.games.expedition.view import View, narrate, propose, sample, scramble, view
from pyramidion.kernel.game import Game, Notation

EXPEDITION = Game(
    meta=META,
    options=Options,
    actions=Action,
    views=View,
    setup=setup,
    deciders=deciders,
    actors=deciders,
    legal=legal,
    prompt=prompt,
    check=check,
    apply=apply,
    deadline=deadline,
    credit=credit,
    outcome=outcome,
    view=view,
    narrate=narrate,
    propose=propose,
    sample=sample,
    scramble=scramble,
    inventory=inventory,
    notation=Notation(format_state, parse_state, format_action, parse_action, draw),
)
