"""What operators decided, as every process knows it: who is banned or silent, which rooms are closed."""

from __future__ import annotations

import ipaddress
from typing import Final

from ..engine.errors import EldoradoError
from .storage import Ruling

BAN: Final = "ban"
MUTE: Final = "mute"
CLOSE: Final = "close"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network(text: str) -> Network | None:
    """An address or a network in digits; None for anything else."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


def subject(who: str) -> str:
    """How a ruling names whom it is about: an address or network, or `ABCDEF 2` for a seat; refuses everything else."""
    found = network(who)
    if found is not None:
        return str(found)
    code, _, seat = who.strip().upper().replace(":", " ").partition(" ")
    if len(code) == 6 and code.isalnum() and seat.strip() in ("1", "2", "3", "4"):
        return f"{code} {seat.strip()}"
    raise EldoradoError("admin.nobody", {"found": who[:60]})


class Rulings:
    """Asked at every door; taken in anew every few seconds."""

    def __init__(self) -> None:
        self._networks: dict[str, list[Network]] = {BAN: [], MUTE: []}
        self._others: set[tuple[str, str]] = set()
        self.until: dict[str, float] = {}
        """Of seats that are banned: until when."""

    def take_in(self, rulings: list[Ruling], now: float) -> None:
        valid = [ruling for ruling in rulings if not ruling.until or ruling.until > now]
        for kind in self._networks:
            found = [network(ruling.who) for ruling in valid if ruling.kind == kind]
            self._networks[kind] = [one for one in found if one is not None]
        self._others = {(ruling.kind, ruling.who) for ruling in valid if network(ruling.who) is None}
        self.until = {ruling.who: ruling.until for ruling in valid if ruling.kind == BAN}

    def is_banned(self, address: str) -> bool:
        return self._is_within(BAN, address)

    def is_seat_banned(self, code: str, seat: int) -> bool:
        return (BAN, f"{code} {seat}") in self._others

    def is_muted(self, address: str, code: str, seat: int) -> bool:
        return (MUTE, f"{code} {seat}") in self._others or self._is_within(MUTE, address)

    def is_closed(self, code: str) -> bool:
        return (CLOSE, code) in self._others

    def _is_within(self, kind: str, address: str) -> bool:
        if not self._networks[kind]:
            return False
        one = network(address)
        return one is not None and any(
            one.version == other.version and one.subnet_of(other)  # type: ignore[arg-type]  # of the same version, then
            for other in self._networks[kind]
        )
