"""How many connections may be open: in all, and of HTTP by address, so that nobody takes the files the database needs."""

from __future__ import annotations

import resource

import uvicorn

from ..limits import Counts
from ..settings import Settings
from .addresses import household

KEPT_BACK = 96
"""File descriptors for the database, Redis, workers, logs and whatever is opened for a moment."""
FEWEST = 16


class Gate:
    """Counts connections from the moment they are accepted; the proxies that are trusted stand for many people."""

    def __init__(self, most: int, most_http: int, trusted: list[str]) -> None:
        self.most = most
        self.open = 0
        self._trusted = {household(proxy) for proxy in trusted}
        self._http = Counts(most_http)

    def enter(self, address: str) -> bool:
        """One more connection, if there is room for it."""
        if self.open >= self.most or not (address in self._trusted or self._http.take(address)):
            return False
        self.open += 1
        return True

    def upgrade(self, address: str) -> None:
        """From here on it is a socket, which has a limit of its own; its place in all it keeps."""
        if address not in self._trusted:
            self._http.give_back(address)

    def leave(self) -> None:
        self.open -= 1


class GatedConfig(uvicorn.Config):
    """uvicorn's settings, and the gate that all its connections pass."""

    gate: Gate


def gate_for(settings: Settings) -> Gate:
    """As many connections as are allowed, and as this process has file descriptors for."""
    most = max(FEWEST, min(settings.most_connections, _descriptors() - KEPT_BACK))
    return Gate(most, settings.http_per_address, settings.trusted_proxies)


def _descriptors() -> int:
    """The limit of this process, raised to what the system grants."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1_000_000
