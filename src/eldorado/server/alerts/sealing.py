"""A message that only one browser can read (RFC 8291): the push service in between sees its length."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from ...engine.errors import EldoradoError

POINT = 65
AUTH = 16
SALT = 16
RECORD = 4096
"""The size of a record; a push service takes no longer message."""
MOST_MESSAGE = 3_000
_LAST = b"\x02"


def check_keys(public_key: bytes, auth: bytes) -> None:
    """Refuses what no browser made: wrong lengths, or a point that is not on the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        if len(public_key) != POINT or len(auth) != AUTH:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public_key)
    except ValueError:
        raise EldoradoError("push.invalid") from None


def sealed(message: bytes, public_key: bytes, auth: bytes, salt: bytes = b"", private: int = 0) -> bytes:
    """The body as it is sent; salt and sender's key are fresh for each message, and given only where a test compares."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    assert len(message) <= MOST_MESSAGE
    salt = salt or secrets.token_bytes(SALT)
    sender = ec.derive_private_key(private, ec.SECP256R1()) if private else ec.generate_private_key(ec.SECP256R1())
    known = bytes(sender.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    shared = bytes(sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public_key)))
    content, nonce = derived(shared, public_key, known, auth, salt)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(known)]) + known
    return head + bytes(AESGCM(content).encrypt(nonce, message + _LAST, None))


def derived(shared: bytes, reader: bytes, sender: bytes, auth: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key of the content and its nonce, from what both sides can reckon."""
    both = _hkdf(auth, shared, b"WebPush: info\0" + reader + sender, 32)
    return _hkdf(salt, both, b"Content-Encoding: aes128gcm\0", 16), _hkdf(salt, both, b"Content-Encoding: nonce\0", 12)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869 for at most one block."""
    extracted = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(extracted, info + b"\x01", hashlib.sha256)[:length]
