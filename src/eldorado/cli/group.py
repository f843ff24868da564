"""Commands whose help and refusals are in the language of the user, loaded when they are called.

The language is looked up before anything is parsed, so that even the help and a mistyped option are answered in it.
"""

from __future__ import annotations

import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeVar

import rich_click as click
from click.exceptions import Abort, UsageError
from rich_click import RichCommand, RichGroup, RichHelpConfiguration

from ..engine.errors import EldoradoError, FaultyText
from ..words import LANGUAGES, Words, choose_language
from .faults import fault_lines
from .firm import freed, held
from .screen import Screen, asked_language, wants_color
from .usage import NUMBERS, ExtraArgumentError, UnknownCommandError, placed, usage_sentence

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def common_options(function: Decorated) -> Decorated:
    """What every command takes. The values are read by `Screen` before parsing; here they are checked and explained."""
    function = click.option("--no-color", is_flag=True, expose_value=False)(function)
    return click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)(function)


class WordedCommand(RichCommand):
    """A command whose help stands in the catalogues under `help-…`, its options under `option-…`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """One argument too many is told in the user's language, and so is an option without its value."""
        ctx.allow_extra_args = True
        with placed(ctx):
            super().parse_args(ctx, args)
        if ctx.args:
            raise ExtraArgumentError(ctx.args[0], ctx)
        return ctx.args

    def get_help(self, ctx: click.Context) -> str:
        label(self, ctx)
        return freed(super().get_help(ctx))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, ctx, formatter)


class WordedGroup(RichGroup):
    """A group of commands, each in a module of its own if `modules` names it."""

    command_class = WordedCommand

    def __init__(self, *arguments: Any, modules: Sequence[str] = (), **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.modules = tuple(modules)
        self._is_listing = False

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.modules, *(name for name in self.commands if name not in self.modules)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self.modules and cmd_name not in self.commands:
            if self._is_listing:
                # The list of commands shows one line of each: importing them all would double the time of the help.
                return labelled(click.Command(cmd_name), [cmd_name], Screen.of(ctx).words)
            module = importlib.import_module(f".{cmd_name.replace('-', '_')}", __package__)
            self.add_command(module.command, cmd_name)
        return self.commands.get(cmd_name)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            raise UnknownCommandError(args[0], self.list_commands(ctx), ctx)
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if ctx.parent is None:
            Screen.choose(ctx, args)
        with placed(ctx):
            return super().parse_args(ctx, args)

    def get_help(self, ctx: click.Context) -> str:
        self._is_listing = True
        try:
            label(self, ctx)
            return freed(super().get_help(ctx))
        finally:
            self._is_listing = False

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, ctx, formatter)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Runs and leaves: 0 done, 1 refused, 2 not understood."""
        arguments = list(sys.argv[1:] if args is None else args)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal without our letters is no reason to fail
        try:
            result = super().main(arguments, prog_name, complete_var, standalone_mode=False, **extra)
        except (UsageError, EldoradoError, Abort) as error:
            sentence, code = _answer(error, Words(choose_language(asked_language(arguments), os.environ)))
            click.echo(sentence, err=True)
            sys.exit(code)
        sys.exit(result if isinstance(result, int) else 0)


def _answer(error: Exception, words: Words) -> tuple[str, int]:
    """What to say about an error, and the exit code."""
    if isinstance(error, UsageError):
        return usage_sentence(error, words), 2
    if isinstance(error, FaultyText):
        return "\n".join(fault_lines(error.faults, words)), 1
    if isinstance(error, EldoradoError):
        return words.refusal(error), 1
    return words.text("usage-interrupted"), 130


def write_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The line that shows how to call a command."""
    words = Screen.of(ctx).words
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), words.text("help-usage"))


def label(command: click.Command, ctx: click.Context) -> None:
    """Puts the words of the chosen language into a command's help, just before it is shown."""
    words = Screen.of(ctx).words
    path: list[str] = []
    step: click.Context | None = ctx
    while step is not None and step.parent is not None:
        path.insert(0, step.info_name or "")
        step = step.parent
    labelled(command, path, words)
    help_option = command.get_help_option(ctx)
    if help_option is not None:
        help_option.help = words.text("option-help")
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            child = command.get_command(ctx, name)
            if child is not None:
                labelled(child, [*path, name], words)
    if isinstance(ctx, click.RichContext):
        ctx.help_config = RichHelpConfiguration(
            options_panel_title=words.text("help-options"), commands_panel_title=words.text("help-commands"),
            arguments_panel_title=words.text("help-arguments"), default_string=words.text("help-default", value="{}"),
            color_system="auto" if wants_color(ctx) else None, max_width=100,
        )  # fmt: skip


def labelled(command: click.Command, path: list[str], words: Words) -> click.Command:
    """The command, with its help and that of its options in these words."""
    key = "-".join(["help", *(path or ["eldorado"])])
    if words.has(key):
        command.help = held(words.text(key))
    command.options_metavar = f"[{words.text('help-place-options')}]"
    if isinstance(command, click.Group):
        command.subcommand_metavar = words.text("help-place-command")
    for parameter in command.params:
        if isinstance(parameter, click.Option) and words.has(f"option-{parameter.name}"):
            parameter.help = held(words.text(f"option-{parameter.name}"))
        if isinstance(parameter, click.Option) and parameter.metavar is None and isinstance(parameter.type, NUMBERS):
            parameter.metavar = "N"  # else an English word
    return command
