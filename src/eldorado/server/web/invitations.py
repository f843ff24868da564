"""An address as a picture that a camera reads, for inviting the person beside you."""

from __future__ import annotations

import functools
import io

import segno

from ...art.palette import INK, IVORY
from ...engine.errors import EldoradoError

MOST_LETTERS = 1_500
"""No address of a room, or of a table of the workshop with all its pieces, is longer."""
SHORT = 120
"""Letters that are drawn within 5 ms; ten times as many take ten times as long."""
_RIM = 3


def checked_address(text: str) -> str:
    """Refuses what is no address."""
    if not text.startswith(("http://", "https://")) or len(text) > MOST_LETTERS:
        raise EldoradoError("http.not-found", {})
    return text


@functools.lru_cache(maxsize=256)
def qr_svg(address: str) -> bytes:
    """As `fresh_qr`, and remembered."""
    return fresh_qr(address)


def fresh_qr(address: str) -> bytes:
    """Dark on light by day and by night: cameras want it so. Keeps nothing of the address."""
    picture = io.BytesIO()
    code = segno.make(checked_address(address), micro=False)
    code.save(picture, kind="svg", dark=INK, light=IVORY, border=_RIM, xmldecl=False)
    return picture.getvalue()
