"""Pictures for links: the route before its city as messengers show it, drawn in a worker from the same SVG as everything."""

from __future__ import annotations

import msgspec

from ...art.landscape.journey import journey_svg
from ...routes.printed import board_of

WIDTH, HEIGHT = 800, 420
"""As wide as messengers want it; larger ones are too heavy for some of them."""


class PreviewPicture(msgspec.Struct, tag=True):
    """`route`: the id of a printed one, or the text of somebody's own."""

    route: str


def preview_picture(job: PreviewPicture) -> bytes:
    """A PNG without words: those stand beside it, in the reader's language and letters."""
    import resvg_py

    drawing = journey_svg(board_of(job.route), width=WIDTH, height=HEIGHT)
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=WIDTH, height=HEIGHT, skip_system_fonts=True))
