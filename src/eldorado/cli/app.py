"""The command's root: one line per sub-command; a module is imported only when its command is called."""

from __future__ import annotations

import rich_click as click

from .group import WordedGroup, common_options
from .screen import Screen

COMMANDS = (
    "play",
    "serve",
    "admin",
    "arena",
    "train",
    "evaluate",
    "review",
    "puzzles",
    "replay",
    "route",
    "tile",
    "cards",
    "gallery",
    "bench",
    "perft",
    "check-data",
)
"""In the order of the help. Command `check-data` is `command` of module `check_data`, and so on."""


@click.command("eldorado", cls=WordedGroup, modules=COMMANDS, invoke_without_command=True)
@click.option("--version", is_flag=True)
@common_options
@click.pass_context
def eldorado(ctx: click.Context, version: bool) -> None:
    if version:
        _say_version(Screen.of(ctx))
        ctx.exit()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _say_version(screen: Screen) -> None:
    from importlib.metadata import version

    from ..build import is_compiled

    build = screen.words.text("version-compiled" if is_compiled() else "version-plain")
    screen.say("version", number=version("eldorado"), build=build)
