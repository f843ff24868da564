"""A SQLite file belongs to one server: a second one would not hear what the first has written."""

from __future__ import annotations

import contextlib
import os
import pathlib
import sys
from collections.abc import Iterator

from ...engine.errors import EldoradoError

if sys.platform != "win32":
    import fcntl


@contextlib.contextmanager
def hold(url: str) -> Iterator[None]:
    """Refuses while another process holds the file; the system lets go of it when a process ends, however it does."""
    path = url.removeprefix("sqlite:///")
    if path == url or sys.platform == "win32":
        yield
        return
    mark = pathlib.Path(path + "-server")
    mark.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(mark, os.O_CREAT | os.O_RDWR, 0o600)) as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise EldoradoError("server.database-in-use", {"file": path}) from None
        yield
