"""Values on the command line that need a game: players, bots, options."""

from collections.abc import Mapping, Sequence

import msgspec

from pyramidion.bots import BOTS
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import AnyGame, Options, Say, decode_options

_YES = {"true": True, "yes": True, "oui": True, "1": True}
_NO = {"false": False, "no": False, "non": False, "0": False}
USUAL_PLAYERS = 3
HIGHEST_SEED = (1 << 64) - 1


def player_count(game: AnyGame, asked: int | None) -> int:
    """The number of players asked for, or the usual one; a wrong one is refused."""
    usual = min(game.meta.players, key=lambda count: abs(count - USUAL_PLAYERS))
    players = usual if asked is None else asked
    game.meta.seats(players)
    return players


def bot_names(text: str, seats: int) -> tuple[str, ...]:
    """The bots of so many seats: one name for all, or one a seat, with commas between."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        BOTS[name]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Invalid("bots", "cli-bots-count", given=len(names), seats=seats)
    return tuple(names)


def game_options(game: AnyGame, given: Sequence[str], say: Say) -> Options:
    """The options of a game from words `name=value`."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    values: dict[str, object] = {}
    for word in given:
        name, equals, text = word.partition("=")
        if not equals:
            raise Invalid("option", "cli-option-form", option=word, known=", ".join(kinds))
        values[name] = _value(kinds.get(name), text)
        _check_alone(game, name, values[name], text, say)
    options: Options = decode_options(game, values)
    return options


def option_code(game: AnyGame, name: str) -> str:
    """The message that explains an option of a game."""
    return f"{game.meta.prefix.lower()}-option-{name}"


def _value(kind: object, text: str) -> object:
    """What the text stands for: yes or no, a list, or the text itself."""
    if kind is bool:
        return {**_YES, **_NO}.get(text.lower(), text)
    if "," in text:
        return [_number(part.strip()) for part in text.strip("[]()").split(",")]
    return _number(text)


def _number(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _check_alone(game: AnyGame, name: str, value: object, text: str, say: Say) -> None:
    """Refuse an option's value in the speaker's words, not in those of the decoder."""
    single: Mapping[str, object] = {name: value}
    try:
        decode_options(game, single)
    except Invalid as error:
        if error.code != "bad-option":
            raise
        expects = say(f"{option_code(game, name)}-expects")
        raise Invalid(name, "cli-bad-option", option=name, value=text, expects=expects) from error
