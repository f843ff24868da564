"""Opens the storage of an installation for one task of its keeper, also while servers use it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ...engine.errors import EldoradoError
from ..app import open_storage
from ..settings import Settings
from ..storage import NewerDatabase, Storage, StorageError
from ..web.serving import configure_logs

Found = TypeVar("Found")


def with_storage(settings: Settings, task: Callable[[Storage], Awaitable[Found]]) -> Found:
    """What the task finds; whatever the database refuses becomes a sentence."""
    settings.log_level = "critical"
    configure_logs(settings)
    try:
        return asyncio.run(_opened(settings.database(), task))
    except NewerDatabase as error:
        raise EldoradoError("admin.newer-database", {"found": error.found, "known": error.known}) from error
    except StorageError as error:
        raise EldoradoError("admin.no-database", {"reason": error.reason}) from error


async def _opened(url: str, task: Callable[[Storage], Awaitable[Found]]) -> Found:
    storage = open_storage(url)
    await storage.open()
    try:
        return await task(storage)
    finally:
        await storage.close()
