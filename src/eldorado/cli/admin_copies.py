"""`eldorado admin backup`, `restore`, `check`: copies that are read back, and whether every stored game replays."""

from __future__ import annotations

import pathlib
from typing import TYPE_CHECKING, Any

import msgspec
import rich_click as click

from ..engine.errors import EldoradoError
from .admin import at_storage, database_options, settings_of
from .group import WordedCommand
from .screen import Screen

if TYPE_CHECKING:
    from ..server.admin.copies import CopyCounts
    from ..server.storage import Storage


@click.command("backup", cls=WordedCommand)
@click.argument("file", metavar="FILE", type=click.Path(path_type=pathlib.Path))
@database_options
@click.pass_context
def backup(ctx: click.Context, file: pathlib.Path, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..server.admin.copies import back_up

    settings = settings_of(database_url, config)
    at_storage(settings, _nothing)  # is there a database, and of our version?
    _tell(Screen.of(ctx), "admin-backed-up", file, back_up(settings.database(), file), as_json)


@click.command("restore", cls=WordedCommand)
@click.argument("file", metavar="FILE", type=click.Path(path_type=pathlib.Path))
@database_options
@click.pass_context
def restore(ctx: click.Context, file: pathlib.Path, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..server.admin import copies

    settings = settings_of(database_url, config)
    copies.read_back(file)
    at_storage(settings, _nothing)
    _tell(Screen.of(ctx), "admin-restored", file, copies.restore(settings.database(), file), as_json)


async def _nothing(_: Storage) -> None:
    """Opening it is all."""


def _tell(screen: Screen, key: str, file: pathlib.Path, counts: CopyCounts, as_json: bool) -> None:
    if as_json:
        screen.json({"file": str(file), **counts._asdict()})
    else:
        screen.say(key, file=str(file), rooms=counts.rooms, entries=counts.entries)


@click.command("check", cls=WordedCommand)
@database_options
@click.pass_context
def check(ctx: click.Context, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..server.admin import rooms

    async def task(storage: Storage) -> tuple[int, list[rooms.Broken]]:
        count, broken = 0, []
        async for line in rooms.all_rooms(storage):
            count += 1
            reason = await rooms.check(storage, line.code)
            if reason:
                broken.append(rooms.Broken(line.code, reason))
        return count, broken

    count, broken = at_storage(settings_of(database_url, config), task)
    screen = Screen.of(ctx)
    if as_json:
        found: dict[str, Any] = {"rooms": count, "broken": msgspec.to_builtins(broken)}
        screen.json(found)
        ctx.exit(1 if broken else 0)
    for one in broken:
        screen.say("admin-broken", code=one.code, reason=one.reason)
    if broken:
        raise EldoradoError("admin.broken-rooms", {"broken": len(broken), "rooms": count})
    screen.say("admin-all-well", rooms=count)
