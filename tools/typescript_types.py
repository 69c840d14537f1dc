"""Generates the TypeScript types of all that goes over the wire, from the structs themselves.

    python tools/typescript_types.py            prints them
    python tools/typescript_types.py --write    writes web/src/lib/protocol.ts
    python tools/typescript_types.py --check    exits with 1 if that file is stale

A game's own types bear its name in front (`SilverGoldView`); those of the kernel and of the
protocol keep theirs. Needs neither Node nor a server.
"""

import argparse
import enum
import importlib
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    EnumType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from pyramidion.games import GAMES
from pyramidion.kernel.actions import TakeBack
from pyramidion.kernel.game import AnyGame
from pyramidion.server import bodies, protocol

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
COMMAND = "python tools/typescript_types.py --write"
HEADER = f"""\
// Generated from the structs of src/pyramidion by `{COMMAND}`.
// Do not edit: a test fails when this file is stale. docs/protocol.md explains the messages.
"""
GAME_FIELDS = {
    (protocol.Act, "action"): 'Games[G]["action"] | TakeBack',
    (protocol.Configure, "options"): 'Partial<Games[G]["options"]> | null',
    (protocol.TableStatus, "game"): "G",
    (protocol.TableStatus, "options"): 'Games[G]["options"]',
    (protocol.ViewMessage, "events"): 'readonly Games[G]["event"][]',
    (protocol.ViewMessage, "view"): 'Games[G]["view"]',
    (bodies.Replayed, "game"): "G",
    (bodies.Replayed, "options"): 'Games[G]["options"]',
    (bodies.Replayed, "frames"): "readonly Frame<G>[]",
    (bodies.Frame, "events"): 'readonly Games[G]["event"][]',
    (bodies.Frame, "view"): 'Games[G]["view"]',
    (bodies.NewTable, "game"): "G",
    (bodies.NewTable, "options"): 'Partial<Games[G]["options"]>',
}
"""Fields that the protocol leaves to the game that is played, `G`."""


def generate() -> str:
    """The whole file."""
    parts = [HEADER, _constant("VERSION", "The version that `hello` names.", protocol.VERSION)]
    parts += _games()
    parts += _protocol()
    return "\n".join(parts)


def _games() -> Iterator[str]:
    """The kernel's types, each game's, and the map from one to the other."""
    shared: dict[type, None] = dict.fromkeys([TakeBack])
    sections = []
    for game in GAMES.values():
        own: dict[type, None] = {}
        for named in _named(_game_types(game)):
            (own if _game_of(named) == game.meta.id else shared)[named] = None
        sections.append((game, own))
    yield _heading("Every game")
    yield from map(_declared, shared)
    for game, own in sections:
        yield _heading(game.meta.titles["en"])
        yield from map(_declared, own)
        yield _alias(_pascal(game.meta.id) + "Action", "All that a seat may want.", _actions(game))
        yield _alias(_pascal(game.meta.id) + "Event", "All that can happen.", _events(game))
    yield _heading("Games by their id")
    yield _games_by_id()


def _games_by_id() -> str:
    kinds = ("action", "event", "options", "view")
    lines = [
        _comment("What messages carry, by the game that is played."),
        "export interface Games {",
    ]
    for game in GAMES:
        carried = [f"    readonly {kind}: {_pascal(game)}{kind.title()};" for kind in kinds]
        lines += [f"  readonly {game}: {{", *carried, "  };"]
    lines += ["}", "", "export type GameId = keyof Games;"]
    lines += [f'export type Game{kind.title()} = Games[GameId]["{kind}"];' for kind in kinds]
    return "\n".join(lines) + "\n"


def _protocol() -> Iterator[str]:
    """The messages of both sides, and the bodies of HTTP."""
    for name, heading in (("Client", "Client messages"), ("Server", "Server messages")):
        members = get_args(getattr(protocol, f"Any{name}Message"))
        named = [kind for kind in _named(members) if kind.__module__ == protocol.__name__]
        yield _heading(heading)
        yield from map(_declared, named)
        yield _alias(f"Any{name}Message", f"Any of the {heading.lower()}.", members)
    yield _heading("HTTP")
    yield from map(_declared, own_structs(bodies))


def _game_types(game: AnyGame) -> list[type]:
    return [game.options, game.views, *_actions(game), *_events(game)]


def _actions(game: AnyGame) -> tuple[type, ...]:
    return get_args(game.actions)


def _events(game: AnyGame) -> list[type]:
    module = importlib.import_module(f"pyramidion.games.{game.meta.id}.events")
    return own_structs(module)


def own_structs(module: ModuleType) -> list[type]:
    """The structs that a module defines, in its order, without those that only others build on."""
    structs = [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]
    bases = {base for struct in structs for base in struct.__mro__[1:]}
    return [struct for struct in structs if struct not in bases]


def _named(types: Iterable[type]) -> Iterator[type]:
    """All structs and enums that these types are made of, each once, parts before the whole."""
    seen: dict[type, None] = {}
    for kind in types:
        _gather(type_info(kind), seen)
    yield from seen


def _gather(info: Type, seen: dict[type, None]) -> None:
    if isinstance(info, StructType) and info.cls not in seen:
        for field in info.fields:
            _gather(field.type, seen)
        seen[info.cls] = None
    elif isinstance(info, EnumType):
        seen[info.cls] = None
    else:
        for part in _parts(info):
            _gather(part, seen)


def _parts(info: Type) -> Iterable[Type]:
    match info:
        case UnionType(types):
            return types
        case TupleType(item_types):
            return item_types
        case VarTupleType(item_type) | ListType(item_type):
            return (item_type,)
        case DictType(key_type, value_type):
            return (key_type, value_type)
        case _:
            return ()


def _declared(named: type) -> str:
    """The declaration of a struct or an enum, with its docstring."""
    doc = _comment(inspect.cleandoc(named.__doc__ or ""))
    if issubclass(named, enum.Enum):
        values = " | ".join(_literal(member.value) for member in named)
        return f"{doc}\nexport type {_name(named)} = {values};\n"
    info = type_info(named)
    if not isinstance(info, StructType):
        raise TypeError(f"{named} is neither a struct nor an enum.")
    lines = list(_fields(info))
    generic = "<G extends GameId = GameId>" if _is_generic(named) else ""
    head = f"{doc}\nexport interface {_name(named)}{generic} "
    return head + ("{\n" + "\n".join(lines) + "\n}\n" if lines else "{}\n")


def _fields(info: StructType) -> Iterator[str]:
    if info.tag is not None:
        yield f"  readonly {info.tag_field}: {_literal(info.tag)};"
    for field in info.fields:
        written = GAME_FIELDS.get((info.cls, field.name)) or _written(field.type)
        mark = "?" if not field.required and _is_read_from_a_client(info.cls) else ""
        yield f"  readonly {field.encode_name}{mark}: {written};{_limits(field)}"


def _is_generic(struct: type) -> bool:
    return any(struct is owner for owner, _ in GAME_FIELDS)


def _is_read_from_a_client(struct: type) -> bool:
    """What a client may leave out, the server always sends."""
    strict = struct.__struct_config__.forbid_unknown_fields  # type: ignore[attr-defined]
    return bool(strict) and struct.__module__ in (bodies.__name__, protocol.__name__)


def _written(info: Type) -> str:
    """A type as TypeScript writes it."""
    match info:
        case IntType() | FloatType():
            return "number"
        case StrType():
            return "string"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case AnyType() | RawType():
            return "unknown"
        case LiteralType(values):
            return " | ".join(map(_literal, values))
        case StructType(cls) | EnumType(cls):
            return _name(cls)
        case _:
            return _compound(info)


def _compound(info: Type) -> str:
    match info:
        case UnionType(types):
            return _union(types)
        case TupleType(item_types):
            return f"readonly [{', '.join(map(_written, item_types))}]"
        case VarTupleType(item_type) | ListType(item_type):
            item = _written(item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case DictType(key_type, value_type):
            return f"Readonly<Record<{_written(key_type)}, {_written(value_type)}>>"
        case _:
            raise TypeError(f"{info} has no form in TypeScript yet.")


def _union(types: Iterable[Type]) -> str:
    """A union; all the actions of a game together have a name."""
    rest = tuple(types)
    members = tuple(info.cls for info in rest if isinstance(info, StructType))
    for game in GAMES.values():
        if len(members) > 1 and set(members) == set(_actions(game)):
            others = [_written(info) for info in rest if not isinstance(info, StructType)]
            return " | ".join([_pascal(game.meta.id) + "Action", *others])
    return " | ".join(map(_written, rest))


def _limits(field: Field) -> str:
    """What a client must keep to, as a comment beside the field."""
    info = field.type
    if isinstance(info, UnionType):
        info = next(part for part in info.types if not isinstance(part, NoneType))
    match info:
        case IntType(ge=int(low), le=int(high)):
            return f" // {low} to {high}"
        case StrType(pattern=str(pattern)):
            return f" // {pattern}"
        case StrType(min_length=int(low), max_length=int(high)):
            return f" // {low} to {high} characters"
        case StrType(max_length=int(high)):
            return f" // at most {high} characters"
        case VarTupleType(min_length=int(low), max_length=int(high)) if low == high:
            return f" // {low} of them"
        case _:
            return ""


def _name(named: type) -> str:
    """A game's types bear its name; nobody else's may clash."""
    game = _game_of(named)
    return (_pascal(game) if game else "") + named.__name__


def _game_of(named: type) -> str:
    package, _, rest = named.__module__.partition(".games.")
    return rest.split(".")[0] if package == "pyramidion" else ""


def _pascal(name: str) -> str:
    return "".join(word.title() for word in name.split("_"))


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _constant(name: str, sentence: str, value: object) -> str:
    return f"{_comment(sentence)}\nexport const {name} = {_literal(value)};\n"


def _alias(name: str, sentence: str, members: Iterable[type]) -> str:
    listed = "".join(f"\n  | {_name(member)}" for member in members)
    return f"{_comment(sentence)}\nexport type {name} ={listed};\n"


def _heading(title: str) -> str:
    return f"// {title}\n"


def _comment(text: str) -> str:
    lines = re.sub(r"\bNone\b", "null", text.replace("*/", "* /")).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0].strip()} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def check_names(text: str) -> None:
    """Raise `ValueError` if two types of the file have one name."""
    seen: set[str] = set()
    for line in text.splitlines():
        words = line.replace("<", " ").split()
        if words[:1] == ["export"] and words[2] in seen:
            raise ValueError(f"Two types are called {words[2]}.")
        seen.update(words[2:3] if words[:1] == ["export"] else [])


def main(arguments: list[str] | None = None) -> int:
    """Print, write or check the file."""
    parser = argparse.ArgumentParser(description="TypeScript types of all that goes over the wire.")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--write", action="store_true", help=f"write {TARGET.name}")
    way.add_argument("--check", action="store_true", help="exit with 1 if the file is stale")
    given: Any = parser.parse_args(arguments)
    text = generate()
    check_names(text)
    if given.write:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
    elif given.check:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            print(f"{TARGET.name} is stale: run `{COMMAND}`.", file=sys.stderr)
            return 1
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
