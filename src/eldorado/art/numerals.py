"""Drawn numerals, so that numbers look alike on every machine, and the marks of the four starting spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NUMERAL_BOX: Final = "0 0 16 24"

_STROKES: Final = {
    "0": '<ellipse cx="8" cy="12" rx="5" ry="8.8"/>',
    "1": '<path d="M3.6 7.6 9.2 3.2V21.4"/>',
    "2": '<path d="M2.9 8.1C3.1 4.9 5.3 3.1 8 3.1c2.9 0 5 1.8 5 4.5 0 2.3-1.2 3.9-3.2 6L3.9 20.8h9.6"/>',
    "3": '<path d="M3 3.2h9.3L7.5 9.8c3.5-.3 5.7 1.9 5.7 5.2 0 3.5-2.3 5.9-5.5 5.9-2.4 0-4.2-1.1-5-3.1"/>',
    "4": '<path d="M10.7 22V3.2L2.7 16H14.4"/>',
    "5": '<path d="M12.5 3.2H5L4.1 10.9c1-.9 2.4-1.4 3.9-1.4 3.1 0 5.2 2.2 5.2 5.6 0 3.5-2.3 5.8-5.5 5.8-2.4 0-4.2-1.1-5-3"/>',
    "6": '<path d="M11.3 2.6 4.6 11.7M13.1 15.5A5.1 5.3 0 1 1 2.9 15.5 5.1 5.3 0 1 1 13.1 15.5z"/>',
    "7": '<path d="M2.6 3.2H13L6.5 22"/>',
    "8": '<path d="M8 11.3A4.3 4.2 0 1 1 8 2.9 4.3 4.2 0 0 1 8 11.3zA5 4.8 0 1 0 8 21 5 4.8 0 0 0 8 11.3z"/>',
    "9": '<path d="M4.7 21.4 11.4 12.3M2.9 8.5A5.1 5.3 0 1 1 13.1 8.5 5.1 5.3 0 1 1 2.9 8.5z"/>',
}

NUMERALS: Final[Mapping[str, str]] = {
    f"n{digit}": f'<g fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="miter">{stroke}</g>'
    for digit, stroke in _STROKES.items()
}
"""`n0` to `n9`, each in a box of 16 by 24."""

_HEXAGON: Final = (
    '<path fill="currentColor" opacity=".9" fill-rule="evenodd"'
    ' d="M12 .8 21.7 6.4V17.6L12 23.2 2.3 17.6V6.4zM12 3 4.2 7.5v9L12 21l7.8-4.5v-9z"/>'
)

START_MARKS: Final[Mapping[str, str]] = {
    f"start-{digit}": f'{_HEXAGON}<g transform="translate(7 4.6) scale(.62)" fill="none" stroke="currentColor" '
    f'stroke-width="4.2">{_STROKES[digit]}</g>'
    for digit in "1234"
}
"""`start-1` to `start-4`, each in a box of 24 by 24."""
