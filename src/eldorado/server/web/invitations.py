"""An address as a picture that a camera reads, for inviting the person beside you."""

from __future__ import annotations

import functools
import io

import segno

from ...art.palette import INK, IVORY
from ...engine.errors import EldoradoError

MOST_LETTERS = 1_500
"""No address of a room, or of a table of the workshop with all its pieces, is longer."""
_RIM = 3


@functools.lru_cache(maxsize=256)
def qr_svg(address: str) -> bytes:
    """As `fresh_qr`, and remembered."""
    return fresh_qr(address)


def fresh_qr(address: str) -> bytes:
    """Dark on light by day and by night: cameras want it so. Refuses what is no address; keeps nothing of it."""
    if not address.startswith(("http://", "https://")) or len(address) > MOST_LETTERS:
        raise EldoradoError("http.not-found", {})
    picture = io.BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", dark=INK, light=IVORY, border=_RIM, xmldecl=False)
    return picture.getvalue()
