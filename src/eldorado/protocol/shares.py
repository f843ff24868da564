"""How the shuffles are drawn: from a share of the server and one of every device, so that nobody can choose them alone.

The server shows the hash of its share before it hears any other; devices show the hashes of theirs before any of them is
told. The server's own share stays secret until the game is over. docs/protocol.md, "Chance".
"""

from __future__ import annotations

import hashlib
import re
import secrets

_SHARE = re.compile(r"[0-9a-f]{64}")
_LINE = re.compile(r"# share (?:(server)|seat ([1-4])) (?:([0-9a-f]{64})|not revealed)")


def new_share() -> str:
    """32 bytes of chance, as hexadecimal digits; the same form as a hash."""
    return secrets.token_hex(32)


def is_share(text: str) -> bool:
    return _SHARE.fullmatch(text) is not None


def commitment(share: str) -> str:
    """The SHA-256 of a share's bytes: promises it without telling it."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


class Shares:
    """All that a seed was drawn from. `silent`: seats that had promised a share and did not tell it in time."""

    def __init__(self, server: str, seats: dict[int, str], silent: list[int]) -> None:
        self.server = server
        self.seats = seats
        self.silent = silent

    def seed(self) -> str:
        """The first 16 bytes of the SHA-256 over all shares, as hexadecimal digits."""
        lines = ["eldorado shares 1", f"server {self.server}", *self._told()]
        return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()[:32]

    def remarks(self) -> list[str]:
        """As they stand in a record; its digest does not count them."""
        silent = [f"seat {seat} not revealed" for seat in sorted(self.silent)]
        return [f"# share {line}" for line in (f"server {self.server}", *self._told(), *silent)]

    def _told(self) -> list[str]:
        return [f"seat {seat} {share}" for seat, share in sorted(self.seats.items())]


def read_shares(record: str) -> Shares | None:
    """The shares named in the remarks of a record; None when the server's is not among them."""
    found = Shares("", {}, [])
    for line in record.splitlines():
        match = _LINE.fullmatch(line.strip())
        if match is None:
            continue
        server, seat, share = match.groups()
        if server:
            found.server = share or ""
        elif share:
            found.seats[int(seat)] = share
        else:
            found.silent.append(int(seat))
    return found if found.server else None
