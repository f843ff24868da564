"""The signs of the board and of what cards and tokens do: solid silhouettes in currentColor on a grid of 24."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def _stroked(body: str, width: float) -> str:
    return (
        f'<g fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round">{body}</g>'
    )


_MACHETE: Final = (
    '<g transform="rotate(-45 12 12) translate(1.3 1.3) scale(.89)"><path fill-rule="evenodd" d="'
    "M3.6 9.3 22.5 8.4C25.5 8.2 27.6 8.5 29 9.4 28.2 13.6 24.5 16.9 19.8 16.9 14.5 16.9 9.5 15 4.6 14.3L4.6 15.4H2.7V13.9"
    "C1.3 13.9.2 14 -.5 14.7-1.3 15.6-1.5 17.2-3 17-4.6 16.8-5.4 14.4-5.5 12.2-5.6 10.6-4.8 9.6-3.2 9.6L2.7 9.8V8.3H4.6V9.25z"
    'M-2.6 11.1a.9.9 0 1 0 .01 0zM.5 11.1a.9.9 0 1 0 .01 0z"/></g>'
)
_PADDLE: Final = (
    '<g transform="rotate(45 12 12)"><path d="M-2.3 9.6a1.4 1.4 0 0 1 2.8 0V11H13v2.1H.5v1.4a1.4 1.4 0 0 1-2.8 0z"/>'
    '<path d="M10.6 12.05C12.3 9 15.7 7.3 20 7.3c4.4 0 7.1 2 7.1 4.75s-2.7 4.75-7.1 4.75C15.7 16.8 12.3 15.1 10.6 12.05z"/></g>'
)
_COIN: Final = (
    '<path fill-rule="evenodd" d="M12 1.6A10.4 10.4 0 1 1 12 22.4 10.4 10.4 0 0 1 12 1.6z'
    'M12 4.1A7.9 7.9 0 1 0 12 19.9 7.9 7.9 0 0 0 12 4.1z"/>'
    '<path d="M12 6.2l1.5 3.3 3.5-.8-1.3 3.3 1.3 3.3-3.5-.8L12 17.8l-1.5-3.3-3.5.8L8.3 12 7 8.7l3.5.8z"/>'
)
_CARD: Final = (
    '<g transform="rotate(9 12 12)"><path fill-rule="evenodd" d="'
    "M7.3 1.8h9.4a2 2 0 0 1 2 2v16.4a2 2 0 0 1-2 2H7.3a2 2 0 0 1-2-2V3.8a2 2 0 0 1 2-2z"
    'M12 17.6l4.3-5.3h-2.7V6.5h-3.2v5.8H7.7z"/></g>'
)
_CARD_REMOVED: Final = (
    '<g transform="rotate(-9 12 12)"><path fill-rule="evenodd" d="'
    "M7 1.6h10a2.2 2.2 0 0 1 2.2 2.2v16.4a2.2 2.2 0 0 1-2.2 2.2H7a2.2 2.2 0 0 1-2.2-2.2V3.8A2.2 2.2 0 0 1 7 1.6z"
    'M8.9 6.6 6.9 8.6 10.3 12l-3.4 3.4 2 2L12 14l3.1 3.4 2-2L13.7 12l3.4-3.4-2-2L12 10z"/></g>'
)

SIGNS: Final[Mapping[str, str]] = {
    "machete": f'<g fill="currentColor">{_MACHETE}</g>',
    "paddle": f'<g fill="currentColor">{_PADDLE}</g>',
    "coin": f'<g fill="currentColor">{_COIN}</g>',
    "card": f'<g fill="currentColor">{_CARD}</g>',
    "card-removed": f'<g fill="currentColor">{_CARD_REMOVED}</g>',
    "joker": '<g fill="currentColor"><g transform="translate(.7 .6) scale(.5)">'
    + _MACHETE
    + '</g><g transform="translate(11.9 .6) scale(.5)">'
    + _PADDLE
    + '</g><g transform="translate(6.2 12) scale(.485)">'
    + _COIN
    + "</g></g>",
    "mountain": '<path fill="currentColor" d="M.8 21 8.7 6.2l3 4.9L15.1 3 23.2 21z"/>',
    "cave": '<path fill="currentColor" fill-rule="evenodd" d="'
    'M.8 21 9 5.2l2.6 3.6L15 3 23.2 21h-6.7v-3.3a4.5 4.5 0 0 0-9 0V21z"/>',
    "gate": '<path fill="currentColor" fill-rule="evenodd" d="'
    'M1.5 22V11.5h2.3V8h2.7V5h11v3h2.7v3.5h2.3V22h-6v-4.5a4.5 4.5 0 0 0-9 0V22z"/>'
    '<path fill="currentColor" d="M11 0h2v3.3h-2zM5.3 1.2 7 .2l1.6 2.9-1.7 1zM17 .2l1.7 1-1.6 2.9-1.7-1z"/>',
    "item": '<g fill="currentColor"><path fill-rule="evenodd" d="'
    "M12 .8l3 2.2 3.7-.1 1.1 3.6 3.1 2.1L21.7 12l1.2 3.4-3.1 2.1-1.1 3.6-3.7-.1-3 2.2-3-2.2-3.7.1-1.1-3.6L1.1 "
    '15.4 2.3 12 1.1 8.6l3.1-2.1 1.1-3.6L9 3z"/></g>'
    '<path fill="none" class="item-ink" stroke="#f6ebd1" stroke-width="2.8" stroke-linecap="square" d="'
    'M6.7 9.3l3-2.1v9.6"/><path fill="none" class="item-ink" stroke="#f6ebd1" stroke-width="2.2" d="'
    'M13 10.7l4.6 5.3M17.6 10.7l-4.6 5.3"/>',
    "draw": '<g fill="currentColor"><path fill-rule="evenodd" d="'
    'M4 1.5h9a2 2 0 0 1 2 2V9h-2.2V3.7H4.2v16.6h3.3v2.2H4a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"/><path d="'
    'M16 10.5l5.8 6.3h-3.6V23h-4.4v-6.2h-3.6z"/></g>',
    "remove": f'<g fill="currentColor">{_CARD_REMOVED}</g>',
    "take": '<g fill="currentColor"><path d="M2 13h4v8H2zM7 13.5l4.3-1.4c1 0 4.4 1.7 5.4 2.2 1 .6.7 1.9-.4 1.9h-3.6l3.8.7'
    ' 4-2.2c1.6-.7 2.5 1 1.4 2l-5.6 4.4H10L7 20z"/><path d="'
    'M8.5 1h7.6a1.4 1.4 0 0 1 1.4 1.4v8.2h-2c-1.2-.6-3-1-4.2-1-1.1.1-2.6.6-4.2 1.1V2.4A1.4 1.4 0 0 1 8.5 1z"/></g>',
    "native": '<g fill="currentColor"><ellipse cx="7.2" cy="15.7" rx="3" ry="4.5" transform="rotate(-14 7.2 15.7)"/>'
    '<circle cx="3.9" cy="9.7" r="1.2"/><circle cx="6.1" cy="8.7" r="1.2"/><circle cx="8.3" cy="9" r="1.1"/>'
    '<circle cx="10.2" cy="10.3" r="1"/>'
    '<ellipse cx="17" cy="8.7" rx="2.8" ry="4.2" transform="rotate(14 17 8.7)"/><circle cx="14" cy="3.7" r="1"/>'
    '<circle cx="15.9" cy="2.3" r="1.1"/><circle cx="18.1" cy="2" r="1.2"/><circle cx="20.3" cy="3" r="1.2"/></g>',
    "replace": _stroked(
        '<path d="M4.5 9A8 8 0 0 1 19 7.6"/><path d="M19.6 2.8v5h-5"/><path d="M19.5 15A8 8 0 0 1 5 16.4"/>'
        '<path d="M4.4 21.2v-5h5"/>',
        2.4,
    )
    + '<rect x="9.3" y="8.2" width="5.4" height="7.6" rx="1" fill="currentColor"/>',
    "keep": '<path fill="currentColor" fill-rule="evenodd" d="'
    'M12 1.2 21 4.5v7c0 5.4-3.6 9.3-9 11.3-5.4-2-9-5.9-9-11.3v-7zM10.7 16.6l6.6-7.3-1.8-1.6-4.9 5.4-2.2-2.1-1.7 1.7z"/>',
    "pass": '<g fill="currentColor"><circle cx="12" cy="17.6" r="4.6"/></g>'
    + _stroked('<path d="M2.2 15.5C3.5 4.5 17 2.5 20.3 11"/><path d="M21.8 5.6l-1.2 5.9-5.7-1.7"/>', 2.4),
    "change": _stroked(
        '<path d="M3 7.5h14"/><path d="M13.5 3 18 7.5 13.5 12"/><path d="M21 16.5H7"/><path d="M10.5 12 6 16.5 10.5 21"/>', 2.4
    ),
}
"""Name to drawing, each in a box of 24 by 24. `item-ink` is the seal's writing, which a page may recolour."""
