"""Backups by the clock, for games in a file: made by a process of its own, the oldest removed when there are enough."""

from __future__ import annotations

import asyncio
import os
import pathlib
import sys
import time

import structlog

from .settings import Settings

PREFIX, SUFFIX = "eldorado-", ".backup"
LOOK = 60.0
"""Seconds between two looks whether one is due."""
PATIENCE = 1_800.0


async def back_up_forever(settings: Settings) -> None:
    log: structlog.stdlib.BoundLogger = structlog.get_logger("eldorado.server")
    if not settings.database().startswith("sqlite:///"):
        log.warning("backups-only-for-sqlite")
        return
    folder = pathlib.Path(settings.backup_folder)
    while True:
        try:
            if is_due(folder, settings.backup_hours * 3600, time.time()):
                await _back_up(settings, folder, log)
        except Exception as error:  # noqa: BLE001 - a full disk, a folder that is gone: tried again with the next look
            log.error("backup-failed", reason=f"{type(error).__name__}: {error}")
        await asyncio.sleep(LOOK)


def is_due(folder: pathlib.Path, every: float, now: float) -> bool:
    """Also when the newest is of a time to come: then the clock was wrong."""
    newest = max((file.stat().st_mtime for file in made(folder)), default=0.0)
    return not now - every < newest <= now + 60


def made(folder: pathlib.Path) -> list[pathlib.Path]:
    """The oldest first, by name."""
    return sorted(folder.glob(f"{PREFIX}*{SUFFIX}"))


async def _back_up(settings: Settings, folder: pathlib.Path, log: structlog.stdlib.BoundLogger) -> None:
    file = folder / f"{PREFIX}{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}{SUFFIX}"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "eldorado", "admin", "backup", str(file), "--json",
        env={**os.environ, "ELDORADO_DATABASE_URL": settings.database()},
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        log.error("backup-failed", reason=said.decode(errors="replace").strip()[-300:])
        return
    for old in made(folder)[: -settings.backup_keep]:
        old.unlink(missing_ok=True)
    log.info("backed-up", file=file.name)
