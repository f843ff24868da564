"""A SQLite file belongs to one server: a second one would not hear what the first has written."""

from __future__ import annotations

import contextlib
import pathlib
import sys
from collections.abc import Iterator

from ...engine.errors import EldoradoError
from .files import private

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
    try:
        private(mark)
    except OSError as error:
        raise EldoradoError("serve.no-database", {"reason": f"{path}: {error.strerror or error}"}) from None
    with mark.open("r+") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise EldoradoError("server.database-in-use", {"file": path}) from None
        yield
