"""The signs of buttons: lines of two units on a grid of 24."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_LINES: Final = {
    "undo": '<path d="M8 5 3.5 9.5 8 14"/><path d="M4 9.5h10.2a5.3 5.3 0 0 1 0 10.6H9"/>',
    "stop": '<path d="M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2z"/><path d="M9 12h6"/>',
    "end-turn": '<path d="M3 12h13"/><path d="M11.5 6.5 17 12l-5.5 5.5"/><path d="M21 4.5v15"/>',
    "menu": '<path d="M4 6h16M4 12h16M4 18h16"/>',
    "sound": '<path d="M3.5 9.5v5h3.7l5.3 4.3V5.2L7.2 9.5z"/><path d="M16 9a4.2 4.2 0 0 1 0 6M18.6 6.2a8.2 8.2 0 0 1 0 11.6"/>',
    "sound-off": '<path d="M3.5 9.5v5h3.7l5.3 4.3V5.2L7.2 9.5z"/><path d="M16.5 9.5l5 5M21.5 9.5l-5 5"/>',
    "help": '<circle cx="12" cy="12" r="9.3"/><path d="M9.3 9.3a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2"/><path d="M12 17.2v.1"/>',
    "zoom-in": '<circle cx="10.5" cy="10.5" r="7"/><path d="M15.8 15.8 21 21M7.5 10.5h6M10.5 7.5v6"/>',
    "zoom-out": '<circle cx="10.5" cy="10.5" r="7"/><path d="M15.8 15.8 21 21M7.5 10.5h6"/>',
    "whole-route": '<path d="M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5"/><path d="M8.5 15.5c2-4 5-2 7-6.5"/>',
    "my-piece": '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5"/>',
    "language": '<path d="M3 5.5h9M7.5 3v2.5M10.2 5.5c-.7 3.7-3 6.3-6.7 7.8M5.2 8.5c1 2.3 2.9 4 5.3 4.8"/><path d="'
    'M11.5 21 16 10.5 20.5 21M13 17.7h6"/>',
    "log": '<path d="M6 3h12v18H6z"/><path d="M9 8h6M9 12h6M9 16h3.5"/>',
    "market": '<path d="M3 9.5 5 4h14l2 5.5M4.5 11v9h15v-9"/><path d="M3 9.5a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0"/>',
    "first": '<path d="M5 5v14"/><path d="M19 5 9 12l10 7z"/>',
    "back": '<path d="M16.5 5 7 12l9.5 7z"/>',
    "play": '<path d="M7 4.5 19 12 7 19.5z"/>',
    "pause": '<path d="M8.5 5v14M15.5 5v14"/>',
    "forward": '<path d="M7.5 5 17 12l-9.5 7z"/>',
    "last": '<path d="M19 5v14"/><path d="M5 5l10 7-10 7z"/>',
    "speed": '<path d="M3.5 17.5a9 9 0 1 1 17 0"/><path d="M12 14.5 16.5 9"/>',
    "close": '<path d="M5 5l14 14M19 5 5 19"/>',
    "check": '<path d="M4 12.5l5.5 5.5L20 6.5"/>',
    "trophy": '<path d="M7 3.5h10V9a5 5 0 0 1-10 0zM7 5H3.5c0 3.5 1.5 5.5 4 5.8M17 5h3.5c0 3.5-1.5 5.5-4 5.8M12 14v4M8 20.5h8"/>',
    "chat": '<path d="M3.5 4.5h17v11.5H11L6.5 20.5V16h-3z"/><path d="M8 9h8M8 12.2h5"/>',
    "send": '<path d="M3 20 21 12 3 4l2.5 8zM5.5 12H12"/>',
    "eye": '<path d="M2 12C5 7 8.3 5 12 5s7 2 10 7c-3 5-6.3 7-10 7S5 17 2 12z"/><circle cx="12" cy="12" r="3"/>',
    "link": '<path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.2"/><path d="'
    'M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.5-1.5"/>',
    "people": '<circle cx="8" cy="7.5" r="3.3"/><path d="M2 20c0-4.5 2.4-7 6-7s6 2.5 6 7"/><path d="'
    'M15.5 4.6a3.3 3.3 0 0 1 0 5.8M16.8 13.2c3.2.6 5.2 3 5.2 6.8"/>',
    "plus": '<path d="M12 5v14M5 12h14"/>',
    "clock": '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.8 2.4"/>',
    "flag": '<path d="M6 21.5V3M6 4h12l-3.5 4L18 12H6"/>',
    "copy": '<path d="M8.5 8.5H20V20.5H8.5zM15.5 8.5V3.5H4V15.5h4.5"/>',
    "share": '<path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5"/><path d="M5 12.5V20.5h14v-8"/>',
    "search": '<circle cx="10.5" cy="10.5" r="7"/><path d="M15.8 15.8 21 21"/>',
    "file": '<path d="M6 3h8.5L19 7.5V21H6z"/><path d="M14 3v5h5M12.5 18v-6.5M9.8 14l2.7-2.7 2.7 2.7"/>',
    "settings": '<path d="M3 7h9.5M18.5 7H21M3 17h2.5M11.5 17H21"/><circle cx="15.5" cy="7" r="2.8"/>'
    '<circle cx="8.5" cy="17" r="2.8"/>',
    "pencil": '<path d="M4 20l1.2-4.8L16 4.4a2.4 2.4 0 0 1 3.5 3.5L8.8 18.8z"/><path d="M13.8 6.6l3.6 3.6"/>',
    "print": '<path d="M7 9V3h10v6M7 17.5H3.5V9h17v8.5H17"/><path d="M7 14h10v7H7z"/>',
    "machine": '<path d="M5 8.5h14v10.5H5zM12 8.5V4M9 4h6"/><path d="M9 13.2v.6M15 13.2v.6M2.5 12v4M21.5 12v4"/>',
}

CONTROLS: Final[Mapping[str, str]] = {
    name: f'<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">{lines}</g>'
    for name, lines in _LINES.items()
}
"""Name to drawing, each in a box of 24 by 24."""
