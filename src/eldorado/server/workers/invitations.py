"""A long address as a picture, in a worker: its squares are weighed eight ways, which takes as long as a hundred moves."""

from __future__ import annotations

import msgspec


class AddressPicture(msgspec.Struct, tag=True):
    address: str


def address_picture(job: AddressPicture) -> bytes:
    from ..web.invitations import fresh_qr  # only a worker that draws one loads the library

    return fresh_qr(job.address)
