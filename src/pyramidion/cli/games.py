"""`pyramidion games`: the games of the house."""

from typing import Any

import click
import msgspec

from pyramidion.bots import BOTS
from pyramidion.cli.choices import option_code
from pyramidion.cli.grammar import Verb
from pyramidion.cli.parameters import flag
from pyramidion.games import GAMES
from pyramidion.kernel.game import AnyGame, Say


def verb(say: Say) -> Verb:
    """The verb `games`."""
    wants_json = flag("json", say, "cli-json")
    return Verb("games", lambda json: list_games(json, say), [wants_json], say)


def list_games(json: bool, say: Say) -> int:
    """Tell which games there are."""
    games = list(GAMES.values())
    if json:
        click.echo(msgspec.json.encode([_plain(game, say) for game in games]))
    else:
        click.echo("\n\n".join([*(_page(game, say) for game in games), _bots(say)]))
    return 0


def _plain(game: AnyGame, say: Say) -> dict[str, Any]:
    meta = game.meta
    return {
        "id": meta.id,
        "titles": dict(meta.titles),
        "players": meta.players,
        "minutes": meta.minutes,
        "age": meta.age,
        "rules": meta.rules,
        "options": [
            {"name": name, "default": default, "explanation": say(option_code(game, name))}
            for name, default in _defaults(game).items()
        ],
    }


def _page(game: AnyGame, say: Say) -> str:
    meta = game.meta
    players = ", ".join(map(str, meta.players))
    facts = say("cli-game", players=players, minutes=meta.minutes, age=meta.age, rules=meta.rules)
    lines = [f"{meta.id}  {meta.titles[say('cli-language')]}", f"  {facts}"]
    for name, default in _defaults(game).items():
        lines += [f"  --option {name}={_written(default)}", f"      {say(option_code(game, name))}"]
    return "\n".join(lines)


def _bots(say: Say) -> str:
    return "\n".join([say("cli-bots"), *(f"  {name}  {say(f'bot-{name}')}" for name in BOTS)])


def _defaults(game: AnyGame) -> dict[str, Any]:
    return dict(msgspec.to_builtins(game.options()))


def _written(default: object) -> str:
    if isinstance(default, bool):
        return "true" if default else "false"
    return ",".join(map(str, default)) if isinstance(default, list | tuple) else str(default)
