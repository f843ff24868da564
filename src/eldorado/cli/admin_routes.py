"""`eldorado admin routes`: published routes, what people complained of, and taking a route out of the gallery."""

from __future__ import annotations

import pathlib
import time
from typing import TYPE_CHECKING

import msgspec
import rich_click as click

from ..engine.errors import EldoradoError
from .admin import at_storage, database_options, moment, settings_of
from .group import WordedGroup, common_options
from .screen import Screen

if TYPE_CHECKING:
    from ..server.gallery.shelf import RouteComplaint, Shelf, ShelfRoute
    from ..server.storage import Storage

MOST_LISTED = 1_000


@click.group("routes", cls=WordedGroup)
@common_options
def routes() -> None:
    pass


@routes.command("list")
@click.option("--sort", type=click.Choice(["new", "played", "best", "reported"]), default="reported")
@database_options
@click.pass_context
def list_(ctx: click.Context, sort: str, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..server.gallery.shelf import Shelf

    async def task(storage: Storage) -> list[ShelfRoute]:
        return await Shelf(storage).listed(sort, MOST_LISTED)

    found = at_storage(settings_of(database_url, config), task)
    screen = Screen.of(ctx)
    if as_json:
        screen.json([msgspec.structs.asdict(route) for route in found])
        return
    for route in found:
        _tell(screen, route)
    screen.say("admin-route-count", "bold", count=len(found))


def _tell(screen: Screen, route: ShelfRoute) -> None:
    screen.say(
        "admin-route-line", code=route.code, name=route.name, author=route.author or "–", plays=route.plays,
        made=moment(route.made), complaints=route.complaints,
    )  # fmt: skip


@routes.command("show")
@click.argument("code", metavar="CODE")
@database_options
@click.pass_context
def show(ctx: click.Context, code: str, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..server.gallery.shelf import Shelf

    async def task(storage: Storage) -> tuple[ShelfRoute, list[RouteComplaint]]:
        shelf = Shelf(storage)
        return await _found(shelf, code), await shelf.complaints(code.upper())

    route, complaints = at_storage(settings_of(database_url, config), task)
    screen = Screen.of(ctx)
    if as_json:
        screen.json({**msgspec.structs.asdict(route), "complaints": msgspec.to_builtins(complaints)})
        return
    _tell(screen, route)
    for one in complaints:
        screen.say("admin-route-complaint", reason=one.reason or "–", at=moment(one.at))
    click.echo(route.text, nl=False)


async def _found(shelf: Shelf, code: str) -> ShelfRoute:
    route = await shelf.find(code.upper())
    if route is None:
        raise EldoradoError("gallery.unknown", {"code": code[:12]})
    return route


@routes.command("remove")
@click.argument("code", metavar="CODE")
@click.option("--reason", default="")
@database_options
@click.pass_context
def remove(
    ctx: click.Context, code: str, reason: str, database_url: str | None, config: pathlib.Path | None, as_json: bool
) -> None:
    from ..server.gallery.shelf import Shelf

    async def task(storage: Storage) -> str:
        shelf = Shelf(storage)
        found = await _found(shelf, code)
        await shelf.remove(found.code, reason, time.time())
        return found.code

    _say(ctx, at_storage(settings_of(database_url, config), task), "removed", as_json)


@routes.command("keep")
@click.argument("code", metavar="CODE")
@database_options
@click.pass_context
def keep(ctx: click.Context, code: str, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..server.gallery.shelf import Shelf

    async def task(storage: Storage) -> str:
        shelf = Shelf(storage)
        found = await _found(shelf, code)
        await shelf.keep(found.code)
        return found.code

    _say(ctx, at_storage(settings_of(database_url, config), task), "kept", as_json)


def _say(ctx: click.Context, code: str, done: str, as_json: bool) -> None:
    screen = Screen.of(ctx)
    if as_json:
        screen.json({"code": code, done: True})
    else:
        screen.say(f"admin-route-{done}", code=code)
