"""Options and arguments whose help comes from the catalogue."""

from collections.abc import Callable
from typing import Any

import click

from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import Say
from pyramidion.messages import LANGUAGES


def option(name: str, say: Say, code: str, metavar: str, **more: Any) -> click.Option:
    """An option that takes a value; its help is the message `code`."""
    return click.Option([f"--{name}"], help=say(code), metavar=say(metavar), **more)


def flag(name: str, say: Say, code: str) -> click.Option:
    """An option that is given or not."""
    return click.Option([f"--{name}"], help=say(code), is_flag=True)


def number(
    name: str, say: Say, code: str, bounds: tuple[int, int] | None, default: int | None = None
) -> click.Option:
    """An option that takes a whole number, between two bounds if there are any."""
    kind = whole(name, bounds)
    return option(name, say, code, "cli-metavar-number", type=kind, default=default)


def argument(name: str, say: Say, metavar: str, nargs: int = 1) -> click.Argument:
    """An argument that must be given."""
    return click.Argument([name], metavar=say(metavar), nargs=nargs, required=True)


def whole(name: str, bounds: tuple[int, int] | None) -> Callable[[str], int]:
    """The kind of a whole number; another one is refused."""

    def convert(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise Invalid(name, "cli-not-a-number", option=f"--{name}", value=text) from None
        if bounds is not None and not bounds[0] <= value <= bounds[1]:
            low, high = map(str, bounds)
            raise Invalid(
                name, "cli-not-in-range", option=f"--{name}", value=text, low=low, high=high
            )
        return value

    return convert


def general(say: Say) -> list[click.Parameter]:
    """The options that stand before and after every verb."""
    return [
        click.Option(
            ["--lang"],
            type=_language,
            metavar="|".join(LANGUAGES),
            expose_value=False,
            help=say("cli-lang"),
        ),
        click.Option(
            ["--help", "-h"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            help=say("cli-help"),
            callback=shows(lambda ctx: ctx.get_help()),
        ),
    ]


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Invalid("lang", "cli-unknown-language", lang=lang, known=", ".join(LANGUAGES))
    return lang


def shows(text: Callable[[click.Context], str]) -> Callable[..., None]:
    """What a flag does that shows a text and ends there."""

    def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            click.echo(text(ctx))
            ctx.exit()

    return show
