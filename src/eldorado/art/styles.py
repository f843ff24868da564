"""How the parts of a board picture are coloured: one sheet, for pages with tokens.css and for pictures that stand alone."""

from __future__ import annotations

import re
from typing import Final

from .lettering import DISPLAY_FAMILY
from .palette import EMBER, INK, LIT, PAPER, SURFACES, Theme

_NAMED: Final = {"ink": INK, "paper": PAPER, "lit": LIT, "ember": EMBER}
_FAMILY: Final = ",".join(f'"{name}"' if " " in name else name for name in DISPLAY_FAMILY.split(","))

BOARD_CSS: Final = f"""\
.table{{fill:var(--table)}}.rays{{fill:var(--ray)}}.flora-1{{fill:var(--flora-1)}}.flora-2{{fill:var(--flora-2)}}
.shadow{{fill:var(--edge);opacity:.28}}.edge{{fill:var(--edge);stroke:var(--edge);stroke-linejoin:round}}
.letter circle{{fill:var(--paper);stroke:var(--ink)}}
.letter text{{font-family:{_FAMILY};font-weight:700;text-anchor:middle;fill:var(--ink)}}
.tie{{stroke:var(--ink);stroke-linecap:round}}
.veil{{fill:var(--veil)}}.wash{{fill:var(--wash)}}
.lit{{fill:none;stroke:var(--lit);stroke-linejoin:round}}
.price{{color:var(--ink)}}.price circle{{fill:var(--lit);stroke:var(--ink)}}
.price.on{{color:#fff6e0}}.price.on circle{{fill:var(--ember);stroke:#fff6e0}}
.path-edge{{fill:none;stroke:var(--ink);stroke-linecap:round;stroke-linejoin:round}}
.path{{fill:none;stroke:var(--lit);stroke-linecap:round;stroke-linejoin:round}}
.item-ink{{stroke:var(--item-ink,#f6ebd1)}}
"""


def board_css(theme: Theme) -> str:
    """The same sheet with every colour written out, for a picture that stands alone."""
    values = {**SURFACES[theme], **_NAMED}
    sheet = re.sub(r"var\(--item-ink,(#\w+)\)", r"\1", BOARD_CSS)
    return re.sub(r"var\(--([\w-]+)\)", lambda found: values[found[1]], sheet).replace("\n", "")
