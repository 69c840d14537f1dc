"""`pyramidion serve`: the server; `pyramidion backup`: a copy of its data while it runs."""

import errno
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import msgspec

from pyramidion.cli.grammar import Verb
from pyramidion.cli.parameters import argument, option
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import Say
from pyramidion.server.settings import Settings

LAST_PORT = 65_535


def verb(say: Say) -> Verb:
    """The verb `serve`, with an option for every setting."""
    return Verb("serve", lambda **given: _serve(say, **given), _options(say), say)


def _options(say: Say) -> list[click.Parameter]:
    defaults = Settings()
    return [_option(name, getattr(defaults, name), say) for name in Settings.__struct_fields__]


def _option(name: str, default: Any, say: Say) -> click.Option:
    flag, code = f"--{name.replace('_', '-')}", f"cli-serve-{name.replace('_', '-')}"
    if isinstance(default, bool):
        return click.Option([flag], help=say(code), is_flag=True)
    shown = ",".join(default) if isinstance(default, tuple) else str(default)
    kind = _kind(name, type(default))
    return option(name.replace("_", "-"), say, code, "cli-metavar-value", type=kind, default=shown)


def _kind(name: str, kind: type) -> Callable[[str], Any]:
    """Reads a setting's value; another one is refused by name."""

    def convert(text: str) -> Any:
        plain: Any = [part for part in text.split(",") if part] if kind is tuple else text
        field = next(f for f in msgspec.structs.fields(Settings) if f.name == name)
        try:
            value = Path(text) if kind is not tuple and issubclass(kind, Path) else None
            value = value or msgspec.convert(plain, field.type, strict=False)
        except msgspec.ValidationError:
            raise Invalid(name, "cli-bad-setting", option=name, value=text) from None
        if isinstance(value, int | float) and value < 0:
            raise Invalid(name, "cli-bad-setting", option=name, value=text)
        return value

    return convert


def _serve(say: Say, **given: Any) -> int:
    from pyramidion.server.app import serve  # starts quickly for the other verbs

    settings = Settings(**given)
    settings = msgspec.structs.replace(settings, port=_free_port(settings))
    click.echo(say("cli-serving", address=_address(settings)))
    try:
        serve(settings)
    except (sqlite3.Error, RuntimeError) as error:
        raise Invalid("data", "cli-data-broken", file=str(settings.data), why=str(error)) from error
    return 0


def _free_port(settings: Settings) -> int:
    """The port asked for, or the next one that nobody listens on if that is wished."""
    wanted = settings.port
    last = max(wanted, LAST_PORT) if settings.next_port else wanted
    for port in range(wanted, last + 1):
        try:
            with socket.create_server((settings.host, port), family=_family(settings)) as probe:
                return int(probe.getsockname()[1])
        except (OSError, OverflowError) as error:
            if getattr(error, "errno", None) != errno.EADDRINUSE:
                raise Invalid("port", "cli-cannot-listen", address=_address(settings)) from error
    raise Invalid("port", "cli-port-taken", port=str(wanted))


def _family(settings: Settings) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in settings.host else socket.AF_INET


def _address(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}/"


def backup_verb(say: Say) -> Verb:
    """The verb `backup`."""
    params = [
        argument("file", say, "cli-metavar-file"),
        option("data", say, "cli-serve-data", "cli-metavar-file", default=str(Settings().data)),
    ]
    return Verb("backup", lambda **given: _back_up(say, **given), params, say)


def _back_up(say: Say, file: str, data: str) -> int:
    """A consistent copy of a database that may be in use."""
    if not Path(data).is_file():
        raise Invalid("data", "cli-cannot-read", file=data, why="missing")
    try:
        source, copy = sqlite3.connect(f"file:{data}?mode=ro", uri=True), sqlite3.connect(file)
        with source, copy:
            source.backup(copy)
        source.close()
        copy.close()
    except sqlite3.Error as error:
        raise Invalid("data", "cli-data-broken", file=data, why=str(error)) from error
    click.echo(say("cli-backed-up", file=file))
    return 0
