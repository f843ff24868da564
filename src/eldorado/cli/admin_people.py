"""`eldorado admin people`: who is banned or silent; for want of accounts an address, a network or a seat (`ABCDEF:2`)."""

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
    from ..server.storage import Ruling, Storage

DAY = 86_400.0


@click.group("people", cls=WordedGroup)
@common_options
def people() -> None:
    pass


@people.command("list")
@database_options
@click.pass_context
def list_(ctx: click.Context, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    async def task(storage: Storage) -> list[Ruling]:
        return await storage.rulings()

    found = at_storage(settings_of(database_url, config), task)
    screen = Screen.of(ctx)
    if as_json:
        screen.json(msgspec.to_builtins(found))
        return
    for ruling in found:
        _tell(screen, ruling)
    screen.say("admin-ruling-count", "bold", count=len(found))


def _tell(screen: Screen, ruling: Ruling) -> None:
    screen.say("admin-ruling", kind=ruling.kind, who=ruling.who, until=moment(ruling.until), reason=ruling.reason or "–")


@people.command("ban")
@click.argument("who", metavar="WHO")
@click.option("--days", type=click.FloatRange(0), default=30.0, show_default=True)
@click.option("--reason", default="")
@database_options
@click.pass_context
def ban(
    ctx: click.Context, who: str, days: float, reason: str, database_url: str | None, config: pathlib.Path | None, as_json: bool
) -> None:
    _rule(ctx, "ban", who, days, reason, database_url, config, as_json)


@people.command("mute")
@click.argument("who", metavar="WHO")
@click.option("--days", type=click.FloatRange(0), default=30.0, show_default=True)
@click.option("--reason", default="")
@database_options
@click.pass_context
def mute(
    ctx: click.Context, who: str, days: float, reason: str, database_url: str | None, config: pathlib.Path | None, as_json: bool
) -> None:
    _rule(ctx, "mute", who, days, reason, database_url, config, as_json)


def _rule(
    ctx: click.Context, kind: str, who: str, days: float, reason: str, database_url: str | None, config: pathlib.Path | None,
    as_json: bool,
) -> None:  # fmt: skip
    from ..server.rulings import subject
    from ..server.storage import Ruling

    now = time.time()
    ruling = Ruling(kind, subject(who), now + days * DAY if days else 0, reason, now)

    async def task(storage: Storage) -> None:
        await storage.rule(ruling)

    at_storage(settings_of(database_url, config), task)
    screen = Screen.of(ctx)
    if as_json:
        screen.json(msgspec.to_builtins(ruling))
    else:
        _tell(screen, ruling)


@people.command("pardon")
@click.argument("who", metavar="WHO")
@database_options
@click.pass_context
def pardon(ctx: click.Context, who: str, database_url: str | None, config: pathlib.Path | None, as_json: bool) -> None:
    from ..server.rulings import subject

    meant = subject(who)

    async def task(storage: Storage) -> None:
        if not any([await storage.pardon(kind, meant) for kind in ("ban", "mute")]):
            raise EldoradoError("admin.not-ruled", {"who": meant})

    at_storage(settings_of(database_url, config), task)
    screen = Screen.of(ctx)
    if as_json:
        screen.json({"who": meant, "pardoned": True})
    else:
        screen.say("admin-pardoned", who=meant)
