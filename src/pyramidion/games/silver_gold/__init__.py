"""Silver & Gold: Pyramids, for 2 to 4 players. The rules SG-01 to SG-63."""

from pyramidion.games.silver_gold.actions import Action
from pyramidion.games.silver_gold.apply import apply
from pyramidion.games.silver_gold.legal import check, deciders, legal
from pyramidion.games.silver_gold.meta import META, Options
from pyramidion.games.silver_gold.notation import (
    draw,
    format_action,
    format_state,
    parse_action,
    parse_state,
)
from pyramidion.games.silver_gold.scoring import outcome
from pyramidion.games.silver_gold.setup import setup
from pyramidion.games.silver_gold.state import inventory
from pyramidion.games.silver_gold.view import View, narrate, reveal, sample, scramble, view
from pyramidion.kernel.game import Game, Notation

SILVER_GOLD = Game(
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
