"""A push service of our own on loopback, and a browser that reads what comes: it decrypts and checks who called."""

from __future__ import annotations

import base64
import http.server
import json
import queue
import threading
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from eldorado.server.alerts.sealing import derived
from eldorado.server.alerts.vapid import base64url

AUTH = b"0123456789abcdef"


class Device:
    """A browser's half of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def asked(self, language: str = "en") -> dict[str, str]:
        keys = {"public_key": base64url(self.public), "auth": base64url(AUTH)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def read(self, body: bytes) -> Any:
        """The message, by the book (RFC 8291)."""
        salt, size, sender = body[:16], body[20], body[21 : 21 + body[20]]
        assert size == 65
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        content, nonce = derived(shared, self.public, sender, AUTH, salt)
        plain = AESGCM(content).decrypt(nonce, body[21 + size :], None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


def checked_ticket(authorization: str, origin: str) -> dict[str, Any]:
    """The claims of a VAPID header whose signature holds (RFC 8292)."""
    words = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    head, claims, signature = words["t"].split(".")
    raw = _bytes(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(words["k"]))
    both = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(_bytes(claims))
    assert told["aud"] == origin
    return told


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Delivery:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Answers every call with `status` and remembers it."""

    def __init__(self) -> None:
        self.status = 201
        self.calls: queue.Queue[Delivery] = queue.Queue()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()
                service.calls.put(Delivery(self.path, {name.lower(): text for name, text in self.headers.items()}, body))

            def log_message(self, format: str, *args: object) -> None:
                """Says nothing."""

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self.place = urlsplit(self.address).netloc
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)

    def __enter__(self) -> PushService:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def next(self) -> Delivery:
        return self.calls.get(timeout=30)
