"""Under which names this server answers: a page of elsewhere whose name is bent to this machine must not reach it.

An address in digits cannot be bent, nor can a name that no stranger can register. Every other name is one the operator gave.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from ...engine.errors import EldoradoError
from ..settings import Settings

OF_HERE = (".localhost", ".local", ".internal", ".home.arpa")
"""Endings that exist only within a machine or a local network."""
ANY = "*"


class ServerNames:
    def __init__(self, names: Iterable[str]) -> None:
        self._names = {name.lower().rstrip(".") for name in names if name}

    def has(self, said: str) -> bool:
        """Whether a request that names its host so is meant for us; one that names none comes from no browser."""
        name = bare_name(said)
        if name is None:
            return False
        if not name or ANY in self._names or name in self._names:
            return True
        return _is_address(name) or "." not in name or name.endswith(OF_HERE) or self._has_above(name)

    def _has_above(self, name: str) -> bool:
        """`.example.org` stands for everything below it."""
        return any(known.startswith(".") and name.endswith(known) for known in self._names)


def names_for(settings: Settings) -> ServerNames:
    """The name it was started with, this machine's own, those of the origins allowed, and what the operator added."""
    origins = [urlsplit(origin).hostname or "" for origin in settings.origins]
    return ServerNames([settings.host, socket.gethostname(), *origins, *settings.server_names])


def said_once(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> str | None:
    """What a header says, None without it; refused if it comes twice: of two, everybody on the way may believe another."""
    lines = [value.decode("latin-1") for name, value in headers if name.lower() == wanted]
    if len(lines) > 1:
        raise EldoradoError("http.invalid")
    return lines[0] if lines else None


def bare_name(said: str) -> str | None:
    """The name in `name:port`, in small letters; None if it is no such thing."""
    try:
        parts = urlsplit(f"//{said}")
        _ = parts.port
    except ValueError:
        return None
    if parts.netloc != said or parts.username is not None:
        return None
    return (parts.hostname or "").rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
