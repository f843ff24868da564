"""Seat tokens: signed proof that a device holds a seat, bound to room and seat, worthless once the seat changes hands."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from itsdangerous import BadData, URLSafeSerializer

from .sheet import Sheet

LONGEST = 200


class Tokens:
    """Signs with the newest of the installation's secrets, and accepts the others for a while."""

    def __init__(self, *secrets: str) -> None:
        self._secrets: list[str] = []
        self.use(list(secrets))

    def use(self, secrets: list[str]) -> None:
        """From now on these; the last one signs."""
        if secrets != self._secrets:
            self._secrets = secrets
            self._signer = URLSafeSerializer(secrets, salt="eldorado.seat", signer_kwargs={"digest_method": hashlib.sha256})

    def mark(self, text: str) -> str:
        """The same for the same text until the secret is replaced; who has only the database cannot try texts against it."""
        return hmac.new(self._secrets[-1].encode(), text.encode(), hashlib.sha256).hexdigest()[:16]

    def issue(self, sheet: Sheet, seat: int) -> str:
        return str(self._signer.dumps([sheet.code, sheet.nonce, seat, _generation(sheet, seat)]))

    def seat(self, sheet: Sheet, token: str) -> int | None:
        """The seat this token holds in the room, or None.

        In a rematch the tokens of the room before open the same seats, if they were valid when the rematch was made and
        nobody else has taken the seat since.
        """
        claim = self._claim(token)
        if claim is None:
            return None
        code, nonce, seat, generation = claim
        if not 0 <= seat <= len(sheet.seats):
            return None
        if [code, nonce] == sheet.before:
            return seat if _is_heir(sheet, seat, generation) else None
        return seat if (code, nonce, generation) == (sheet.code, sheet.nonce, _generation(sheet, seat)) else None

    def is_old(self, sheet: Sheet, token: str) -> bool:
        """Whether this token was signed for the room before."""
        claim = self._claim(token)
        return claim is not None and claim[1] != sheet.nonce

    def _claim(self, token: str) -> tuple[str, str, int, int] | None:
        if len(token) > LONGEST:
            return None
        try:
            claim = self._signer.loads(token)
        except BadData:
            return None
        if not isinstance(claim, list) or [type(part) for part in claim] != [str, str, int, int]:
            return None
        code, nonce, seat, generation = claim
        return code, nonce, seat, generation


def _is_heir(sheet: Sheet, seat: int, generation: int) -> bool:
    if not seat:
        return True
    was_valid = len(sheet.heirs) >= seat and generation == sheet.heirs[seat - 1]
    return was_valid and _generation(sheet, seat) == 0 and sheet.seat(seat).kind == "human"


def _generation(sheet: Sheet, seat: int) -> int:
    return sheet.seat(seat).generation if seat else 0


def new_nonce() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    return secrets.token_urlsafe(32)
