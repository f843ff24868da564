"""`eldorado admin rotate-secret`: a new secret signs seats; what the old one signed is accepted for a while."""

from __future__ import annotations

import pathlib
import time
from typing import TYPE_CHECKING

import rich_click as click

from .admin import at_storage, database_options, moment, settings_of
from .group import WordedCommand
from .screen import Screen

if TYPE_CHECKING:
    from ..server.storage import Storage

DAY = 86_400.0


@click.command("rotate-secret", cls=WordedCommand)
@click.option("--accept-days", "accept_days", type=click.FloatRange(0), default=30.0, show_default=True)
@database_options
@click.pass_context
def rotate_secret(
    ctx: click.Context, accept_days: float, database_url: str | None, config: pathlib.Path | None, as_json: bool
) -> None:
    from ..server.rooms.keys import FINGERPRINTS, fingerprints, read_keys, rotated, write_keys

    settings = settings_of(database_url, config)
    file = settings.secrets()
    now = time.time()
    keys = rotated(read_keys(file), now, accept_days * DAY)
    write_keys(file, keys)

    async def task(storage: Storage) -> None:
        await storage.put_setting(FINGERPRINTS, " ".join(fingerprints(keys)))

    at_storage(settings, task)
    until = max((key.until for key in keys), default=0)
    screen = Screen.of(ctx)
    if as_json:
        screen.json({"file": str(file), "old_accepted_until": until, "secrets": len(keys)})
    else:
        screen.say("admin-rotated", file=str(file), until=moment(until))
