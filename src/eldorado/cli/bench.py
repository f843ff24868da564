"""`eldorado bench`: figures, measured here and now. What they mean is in docs/performance.md."""

from __future__ import annotations

import rich_click as click

from .group import WordedGroup, common_options


class BenchGroup(WordedGroup):
    """What can be measured, each in a module of its own, imported when it is asked for."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.commands and cmd_name in self.modules:
            from importlib import import_module

            self.add_command(import_module(f".bench_{cmd_name}", __package__).command, cmd_name)
        return self.commands.get(cmd_name)


@click.command("bench", cls=BenchGroup, modules=("engine", "bots", "value", "server"))
@common_options
def command() -> None:
    pass
