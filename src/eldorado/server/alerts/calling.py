"""Requests to addresses that strangers gave: only to public ones, never into the network this server stands in.

A name is resolved once, every address it has must be public, and the connection goes to the very address that was looked at,
so that a name which means something else a moment later gains nothing. No redirect is followed, nothing of an answer but its
status is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import socket
import ssl
from typing import NamedTuple
from urllib.parse import urlsplit

from ...engine.errors import EldoradoError

LONGEST = 1_000
PATIENCE = 10.0
"""Seconds for a whole call."""
MOST_ANSWER = 16_384
SECURE = 443
NETWORKS = [
    ipaddress.ip_network(text)
    for text in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "fec0::/10", "192.88.99.0/24")
]
"""Addresses that hold another one inside, or are routed by nobody any more."""


class CallFailed(Exception):
    """No answer: it could not be resolved, reached or understood; why is for the log."""


class Place(NamedTuple):
    """Where an address leads."""

    host: str
    port: int
    path: str
    is_secure: bool
    is_inside: bool
    """The operator's own, named in `call_inside`."""


class Caller:
    """`inside`: `host:port` of services in the own network that may be called nonetheless, also without TLS."""

    def __init__(self, inside: list[str]) -> None:
        self._inside = {one.lower() for one in inside}

    @functools.cached_property
    def _trust(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def place(self, address: str) -> Place:
        """Refuses whatever is no address out there: another scheme, another port, a user's name, letters of control."""
        if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address or "\\" in address:
            raise EldoradoError("push.address")
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise EldoradoError("push.address") from None
        is_secure = parts.scheme == "https"
        found = Place(host, port or (SECURE if is_secure else 80), _path(parts.path, parts.query), is_secure, False)
        if f"{host}:{found.port}" in self._inside and parts.scheme in ("http", "https"):
            return found._replace(is_inside=True)
        if not is_secure or found.port != SECURE or not host or "@" in parts.netloc or _is_inner_name(host):
            raise EldoradoError("push.address")
        return found

    async def post(self, place: Place, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(place, headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise CallFailed(type(error).__name__) from error

    async def _post(self, place: Place, headers: dict[str, str], body: bytes) -> int:
        address = await self._address(place)
        reader, writer = await asyncio.open_connection(
            address, place.port, limit=MOST_ANSWER,
            ssl=self._trust if place.is_secure else None, server_hostname=place.host if place.is_secure else None,
        )  # fmt: skip
        try:
            writer.write(_request(place, headers, body))
            await writer.drain()
            return _status(await reader.readuntil(b"\r\n"))
        finally:
            writer.transport.abort()  # whatever else it wants to say, it does not hold us up
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _address(self, place: Place) -> str:
        loop = asyncio.get_running_loop()
        found = [one[4][0] for one in await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)]
        if not found or not (place.is_inside or all(is_public(str(one)) for one in found)):
            raise CallFailed("not a public address")
        return str(found[0])


def is_public(text: str) -> bool:
    """Whether everybody may reach this address; one that means another (mapped, translated, tunnelled) is none."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if address.version == 6 and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if any(address in network for network in NETWORKS if network.version == address.version):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def _is_inner_name(host: str) -> bool:
    """A bare word or an address in digits that is not public; what a name stands for is looked at when it is called."""
    if ":" in host or host.replace(".", "").isdigit():
        return not is_public(host)
    return "." not in host.rstrip(".") or host.rstrip(".").endswith((".localhost", ".local", ".internal", ".home.arpa"))


def _path(path: str, query: str) -> str:
    return (path or "/") + (f"?{query}" if query else "")


def _request(place: Place, headers: dict[str, str], body: bytes) -> bytes:
    host = f"[{place.host}]" if ":" in place.host else place.host
    port = "" if place.is_secure and place.port == SECURE else f":{place.port}"
    lines = [f"POST {place.path} HTTP/1.1", f"host: {host}{port}", "connection: close", f"content-length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    version, status, *_ = line.decode("latin-1").split(" ", 2)
    if not version.startswith("HTTP/1."):
        raise ValueError(line[:20])
    return int(status)
