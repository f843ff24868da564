"""The key by which push services know this server (RFC 8292): made at the first start, a file of its own, its owner's alone."""

from __future__ import annotations

import base64
import binascii
import functools
import pathlib
import secrets
from urllib.parse import urlsplit

import msgspec

from ...engine.errors import EldoradoError
from ..storage.files import write_private

SIZE = 32
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""
VALID = 12 * 3600.0
RENEWED = 3600.0
"""Seconds before its end after which a ticket is written anew; push services ask not to be shown a new one every time."""
MOST_TICKETS = 100


class PushKey:
    """The private number; the library that reckons with it is loaded when somebody first asks."""

    def __init__(self, private: int, contact: str) -> None:
        self._private = private
        self._contact = contact
        self._tickets: dict[str, tuple[str, float]] = {}

    @functools.cached_property
    def public(self) -> str:
        """As browsers want it: the point of the curve, uncompressed."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return base64url(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @functools.cached_property
    def _key(self):  # type: ignore[no-untyped-def]  # the library's own type
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.derive_private_key(self._private, ec.SECP256R1())

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that shows a push service who calls."""
        parts = urlsplit(endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        ticket, until = self._tickets.get(origin, ("", 0.0))
        if until - now < RENEWED or until - now > VALID:
            until = now + VALID
            ticket = self._ticket({"aud": origin, "exp": int(until), "sub": self._contact})
            if len(self._tickets) >= MOST_TICKETS:
                self._tickets.clear()
            self._tickets[origin] = (ticket, until)
        return f"vapid t={ticket}, k={self.public}"

    def _ticket(self, claims: dict[str, str | int]) -> str:
        """A JSON Web Token, signed with ES256: two numbers side by side."""
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        head = base64url(b'{"typ":"JWT","alg":"ES256"}') + "." + base64url(msgspec.json.encode(claims))
        r, s = utils.decode_dss_signature(self._key.sign(head.encode(), ec.ECDSA(SHA256())))
        return head + "." + base64url(int(r).to_bytes(SIZE, "big") + int(s).to_bytes(SIZE, "big"))


def settled_push_key(file: pathlib.Path, contact: str) -> PushKey:
    """The key of this installation, made if there is none; of two processes that start at once one makes it."""
    try:
        if not file.exists():
            write_private(file, base64url(_fresh().to_bytes(SIZE, "big")) + "\n", is_new=True)
        private = int.from_bytes(plain(file.read_text("ascii").strip()), "big")
    except (OSError, UnicodeDecodeError, binascii.Error) as error:
        raise EldoradoError("settings.secret-unreadable", {"file": str(file), "reason": str(error)}) from None
    if not 0 < private < ORDER:
        raise EldoradoError("settings.secret-unreadable", {"file": str(file), "reason": "P-256"})
    return PushKey(private, contact)


def _fresh() -> int:
    return 1 + secrets.randbelow(ORDER - 1)


def base64url(data: bytes) -> str:
    """Without the signs that fill it up."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(text: str) -> bytes:
    """What `base64url` wrote; strict, as it may come from strangers."""
    if set(text) & set("+/="):
        raise binascii.Error("not base64url")
    return base64.b64decode(text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4), validate=True)
