"""Who connects: the address that limits count by."""

from __future__ import annotations

import functools
import ipaddress
from collections.abc import MutableMapping
from contextvars import ContextVar
from typing import Any

asking: ContextVar[str] = ContextVar("asking", default="")
"""The address whose request is being answered."""
LOCAL = "local"
MAPPED = "::ffff:"
ONES_OWN = 64
"""Bits of an IPv6 address that name a household; within them anybody takes as many addresses as they like."""


def client_address(scope: MutableMapping[str, Any], trusted: list[str]) -> str:
    """Who connects; a proxy's word is taken only from the proxies that are trusted.

    Every proxy adds the one before it at the end, in the same line or in another. So the last address that is not one of
    ours is the client's; whatever stands before it is what that client says.
    """
    client = scope.get("client")
    address = plain(str(client[0])) if client else LOCAL
    if address in trusted:
        for said in reversed(_forwarded(scope)):
            if not _is_address(said):
                break
            address = plain(said)
            if address not in trusted:
                break
    return household(address)


def _forwarded(scope: MutableMapping[str, Any]) -> list[str]:
    lines = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    return [part.strip() for line in lines for part in line.split(",")]


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def plain(address: str) -> str:
    """IPv4 as what it is, also where it comes in IPv6, as on a socket that listens for both."""
    return address.removeprefix(MAPPED) if address.startswith(MAPPED) and "." in address else address


@functools.lru_cache(4096)
def household(address: str) -> str:
    """The address as limits count it: IPv6 by its network, IPv4 in IPv6 as what it is."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, ONES_OWN), strict=False))
