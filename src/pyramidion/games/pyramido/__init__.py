"""Pyramido: Forgotten Treasures, for 1 to 4 players. The rules PD-01 to PD-91."""

from pyramidion.games.pyramido.actions import Action
from pyramidion.games.pyramido.apply import apply
from pyramidion.games.pyramido.legal import check, deciders, legal
from pyramidion.games.pyramido.meta import META, Options
from pyramidion.games.pyramido.notation import (
    draw,
    format_action,
    format_state,
    parse_action,
    parse_state,
)
from pyramidion.games.pyramido.scoring import outcome
from pyramidion.games.pyramido.setup import setup
from pyramidion.games.pyramido.state import inventory
from pyramidion.games.pyramido.view import View, narrate, reveal, sample, scramble, view
from pyramidion.kernel.game import Game, Notation

PYRAMIDO = Game(
    meta=META,
    options=Options,
    actions=Action,
    views=View,
    setup=setup,
    deciders=deciders,
    actors=deciders,
    legal=legal,
    check=check,
    apply=apply,
    outcome=outcome,
    view=view,
    narrate=narrate,
    reveal=reveal,
    sample=sample,
    scramble=scramble,
    inventory=inventory,
    notation=Notation(format_state, parse_state, format_action, parse_action, draw),
)
