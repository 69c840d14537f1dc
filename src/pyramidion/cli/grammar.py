"""Verbs and options whose help and refusals come from the catalogue, not from click."""

from collections.abc import Callable, Sequence

import click

from pyramidion.cli.parameters import general, shows
from pyramidion.kernel.errors import Invalid
from pyramidion.kernel.game import Say
from pyramidion.kernel.registry import Registry


class _Formatter(click.HelpFormatter):
    """Headings as the catalogue writes them, colon included."""

    def write_heading(self, heading: str) -> None:
        """A heading on its own line."""
        self.write(f"{heading}\n")


class _Context(click.Context):
    """The context of a command that speaks."""

    formatter_class = _Formatter


class _Spoken(click.Command):
    """A command that speaks one language."""

    context_class = _Context
    say: Say

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.say('cli-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, one a line."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [param.get_help_record(ctx) for param in options]
        with formatter.section(self.say("cli-options")):
            formatter.write_dl([record for record in records if record is not None])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The arguments of a verb; one too many is refused."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            raise self._misused(ctx, error.option_name) from error
        if rest and not isinstance(self, click.Group):
            raise Invalid("argument", "cli-too-many", arguments=" ".join(rest), **_where(ctx))
        return rest

    def _misused(self, ctx: click.Context, name: str) -> Invalid:
        """A flag was given a value, or another option none."""
        flags = [
            param for param in self.params if isinstance(param, click.Option) and param.is_flag
        ]
        takes_none = any(name in param.opts for param in flags)
        code = "cli-takes-no-value" if takes_none else "cli-needs-value"
        return Invalid("option", code, option=name, **_where(ctx))


class Verb(_Spoken):
    """One verb: a name, its parameters, and the function that does it and gives the exit code."""

    def __init__(
        self, name: str, run: Callable[..., int], params: Sequence[click.Parameter], say: Say
    ) -> None:
        self.say = say
        super().__init__(
            name,
            callback=run,
            params=[*params, *general(say)],
            help=say(f"cli-verb-{name}"),
            options_metavar=say("cli-options-metavar"),
            add_help_option=False,
        )


class Verbs(_Spoken, click.Group):
    """The program itself; without a verb it shows its help."""

    def __init__(self, say: Say, version: str, verbs: Sequence[Verb]) -> None:
        self.say = say
        show_version = click.Option(
            ["--version"],
            is_flag=True,
            expose_value=False,
            help=say("cli-version"),
            callback=shows(lambda _: f"Pyramidion {version}"),
        )
        super().__init__(
            "pyramidion",
            params=[show_version, *general(say)],
            commands=verbs,
            help=say("cli-pyramidion"),
            options_metavar=say("cli-options-metavar"),
            subcommand_metavar=say("cli-verb-metavar"),
            invoke_without_command=True,
            add_help_option=False,
            callback=click.pass_context(_help_without_verb),
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The verbs first, then the options."""
        with formatter.section(self.say("cli-verbs")):
            formatter.write_dl([(name, verb.help or "") for name, verb in self.commands.items()])
        super().format_options(ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb that is meant, or a refusal that says which there are."""
        verbs = Registry("verb", "cli-unknown-verb", self.commands)
        return args[0], verbs[args[0]], args[1:]


def wrong_usage(error: click.UsageError, say: Say) -> str:
    """What click found wrong with the words of the command line, as one sentence."""
    where = _where(error.ctx or click.get_current_context(silent=True))
    match error:
        case click.NoSuchOption(option_name=name, possibilities=close):
            first = (close or [""])[0]
            return say("cli-unknown-option", option=name, close=first, **where)
        case click.MissingParameter(param=param) if param is not None and error.ctx is not None:
            missing = param.make_metavar(error.ctx).rstrip(".…")
            return say("cli-missing", parameter=missing, **where)
        case _:
            return say("cli-not-understood", **where)


def _where(ctx: click.Context | None) -> dict[str, str]:
    return {"command": "pyramidion" if ctx is None else ctx.command_path}


def _help_without_verb(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
