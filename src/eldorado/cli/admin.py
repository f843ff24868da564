"""`eldorado admin`: for whoever runs a server: rooms, people, copies, checks, secrets. Works beside a running server."""

from __future__ import annotations

import datetime
import os
import pathlib
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click

from .group import WordedGroup, common_options

if TYPE_CHECKING:
    from ..server.settings import Settings
    from ..server.storage import Storage

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
Found = TypeVar("Found")


class AdminGroup(WordedGroup):
    """Its parts, each in a module of its own, imported when it is asked for."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.commands and cmd_name in self.modules:
            part = "copies" if cmd_name in COPIES else cmd_name.replace("-", "_")
            self.add_command(getattr(import_module(f".admin_{part}", __package__), cmd_name.replace("-", "_")), cmd_name)
        return self.commands.get(cmd_name)


COPIES = ("backup", "restore", "check")


@click.command("admin", cls=AdminGroup, modules=("rooms", "people", "routes", *COPIES, "rotate-secret"))
@common_options
def command() -> None:
    pass


def database_options(function: Decorated) -> Decorated:
    """Which installation is meant; the same as for `serve`."""
    for option in (
        click.option("--database-url", "database_url"),
        click.option("--config", type=click.Path(path_type=pathlib.Path)),
        click.option("--json", "as_json", is_flag=True),
    ):
        function = option(function)
    return common_options(function)


def settings_of(database_url: str | None, config: pathlib.Path | None) -> Settings:
    from ..server.settings import read

    return read({"database_url": database_url}, os.environ, config)


def at_storage(settings: Settings, task: Callable[[Storage], Awaitable[Found]]) -> Found:
    from ..server.admin.opening import with_storage

    return with_storage(settings, task)


def moment(at: float) -> str:
    """A time as people write it; a dash for never."""
    return datetime.datetime.fromtimestamp(at).astimezone().isoformat(" ", "minutes") if at else "–"
