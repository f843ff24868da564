"""`eldorado admin rooms`: list, show, close, open again, export."""

from __future__ import annotations

import pathlib
import time
from typing import TYPE_CHECKING

import msgspec
import rich_click as click

from .admin import at_storage, database_options, moment, settings_of
from .group import WordedGroup, common_options
from .screen import Screen, write_text

if TYPE_CHECKING:
    from ..server.storage import RoomLine, Storage


@click.group("rooms", cls=WordedGroup)
@common_options
def rooms() -> None:
    pass


@rooms.command("list")
@click.option("--phase", type=click.Choice(["lobby", "playing", "over"]))
@database_options
@click.pass_context
def list_(ctx: click.Context, phase: str | None, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..server.admin.rooms import all_rooms

    async def task(storage: Storage) -> list[RoomLine]:
        return [line async for line in all_rooms(storage) if phase in (None, line.phase)]

    found = at_storage(settings_of(database_url, config), task)
    screen = Screen.of(ctx)
    if as_json:
        screen.json(msgspec.to_builtins(found))
        return
    for line in found:
        screen.say("admin-room-line", code=line.code, phase=line.phase, entries=line.entries, touched=moment(line.touched))
    screen.say("admin-room-count", "bold", count=len(found))


@rooms.command("show")
@click.argument("code", metavar="CODE")
@database_options
@click.pass_context
def show(ctx: click.Context, code: str, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..server.admin import rooms as keeping

    found = at_storage(settings_of(database_url, config), lambda storage: keeping.show(storage, code))
    screen = Screen.of(ctx)
    if as_json:
        screen.json(msgspec.to_builtins(found))
        return
    touched = moment(found.touched)
    screen.say("admin-room-line", "bold", code=found.code, phase=found.phase, entries=found.entries, touched=touched)
    for seat in found.seats:
        screen.say("admin-room-seat", seat=seat["seat"], kind=seat["kind"], name=seat["name"] or seat["bot"] or "–")
    if found.is_closed:
        screen.say("admin-room-closed", code=found.code)


@rooms.command("close")
@click.argument("code", metavar="CODE")
@click.option("--reason", default="")
@database_options
@click.pass_context
def close(
    ctx: click.Context, code: str, reason: str, database_url: str | None, config: pathlib.Path | None, as_json: bool
) -> None:
    from ..server.admin.rooms import show
    from ..server.rulings import CLOSE
    from ..server.storage import Ruling

    async def task(storage: Storage) -> str:
        found = await show(storage, code)
        await storage.rule(Ruling(CLOSE, found.code, 0, reason, time.time()))
        return found.code

    closed = at_storage(settings_of(database_url, config), task)
    screen = Screen.of(ctx)
    if as_json:
        screen.json({"code": closed, "closed": True})
    else:
        screen.say("admin-room-closed", code=closed)


@rooms.command("open")
@click.argument("code", metavar="CODE")
@database_options
@click.pass_context
def open_(ctx: click.Context, code: str, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..engine.errors import EldoradoError
    from ..server.rulings import CLOSE

    async def task(storage: Storage) -> None:
        if not await storage.pardon(CLOSE, code.upper()):
            raise EldoradoError("admin.not-closed", {"code": code[:12]})

    at_storage(settings_of(database_url, config), task)
    screen = Screen.of(ctx)
    if as_json:
        screen.json({"code": code.upper(), "closed": False})
    else:
        screen.say("admin-room-opened", code=code.upper())


@rooms.command("export")
@click.argument("code", metavar="CODE")
@click.argument("file", metavar="FILE", default="-")
@click.option("--with-seed", "with_seed", is_flag=True)
@database_options
@click.pass_context
def export(
    ctx: click.Context, code: str, file: str, with_seed: bool, database_url: str | None, config: pathlib.Path | None,
    as_json: bool,
) -> None:  # fmt: skip
    from ..server.admin import rooms as keeping

    record = at_storage(settings_of(database_url, config), lambda storage: keeping.export(storage, code, with_seed))
    screen = Screen.of(ctx)
    if as_json:
        screen.json({"code": code.upper(), "record": record})
    elif file == "-":
        click.echo(record, nl=False)
    else:
        write_text(file, record)
        screen.say("file-written", file=file)
