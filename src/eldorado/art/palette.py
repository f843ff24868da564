"""The palette: the one source of every colour, for tokens.css and for every drawing. Light falls from the gate, ink is green."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

Theme = Literal["light", "dark"]

INK: Final = "#16241f"
INK_2: Final = "#2c3b33"
PAPER: Final = "#f6ebd1"
PAPER_2: Final = "#ecdcb6"
PAPER_3: Final = "#dcc592"
GOLD: Final = "#f0ae2b"
SUN: Final = "#ffc94d"
EMBER: Final = "#d5571c"
DUSK: Final = "#5a2f4a"
LIT: Final = "#fff3c4"
IVORY: Final = "#fffaf0"

TERRAIN: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "jungle": ("#96b65a", "#5f9548", "#2f6e40", "#164630"),
    "river": ("#8ccbd0", "#459fb6", "#1f6f93", "#123f66"),
    "village": ("#fbd978", "#f0b23c", "#b46c16", "#83460f"),
    "rubble": ("#d3c9b8", "#aea597", "#776f67", "#514c4a"),
    "camp": ("#cb5839", "#b04330", "#8a2d25", "#5c1c1b"),
}
"""Grounds of strength 1 to 4: darker is harder."""

MOUNTAIN: Final = "#24242b"
MOUNTAIN_LIT: Final = "#3b3a44"
MOUNTAIN_LINE: Final = "#6d6762"
MOUNTAIN_DEEP: Final = "#15151a"
START: Final = "#f3e3b9"
START_2: Final = "#e0c88c"
FINISH: Final = "#f7c548"
FINISH_2: Final = "#e59a1f"
FINISH_SIGN: Final = "#4a2a06"

_DARK_SIGN: Final = {"jungle": "#0e2b1a", "river": "#0a2a3d", "village": "#4a2a06", "rubble": "#2d2a28"}
_LIGHT_SIGN: Final = {"jungle": "#f3f0c9", "river": "#eef8ee", "village": "#fff3cf", "rubble": "#f8f1e2", "camp": "#fff1de"}


def sign_colour(terrain: str, strength: int) -> str:
    """Ink on light ground, paper on dark ground; base camps always paper."""
    if terrain == "camp" or strength > 2:
        return _LIGHT_SIGN[terrain]
    return _DARK_SIGN[terrain]


@dataclass(frozen=True)
class PlayerStyle:
    """How one player's things look: colour, shape, emblem and pattern, so that colour is never alone."""

    number: int
    name: str
    fill: str
    deep: str
    on: str
    shape: str
    emblem: str
    pattern: str


PLAYERS: Final = (
    PlayerStyle(1, "Vermilion", "#d8431f", "#7d1d0b", "#fff6e0", "circle", "hat", "solid"),
    PlayerStyle(2, "Night blue", "#22438f", "#0c1d4a", "#fff6e0", "square", "lantern", "stripes"),
    PlayerStyle(3, "Ivory", "#fffaf0", "#5d5240", "#241d14", "triangle", "tent", "dots"),
    PlayerStyle(4, "Orchid", "#c4529f", "#5b1747", "#fff6e0", "diamond", "feather", "chevrons"),
)


@dataclass(frozen=True)
class Family:
    """The colours of one family of cards."""

    ground: str
    deep: str
    tint: str
    on: str


FAMILIES: Final[Mapping[str, Family]] = {
    "green": Family("#3a7740", "#173f2b", "#c9d896", "#fbf4dc"),
    "blue": Family("#23708c", "#113f5f", "#bfe0dc", "#fbf4dc"),
    "yellow": Family("#eeb23c", "#7c420f", "#fbe3a0", "#3a2106"),
    "white": Family("#f3ead6", "#57493a", "#fffaf0", "#2b241b"),
    "purple": Family("#6b3d78", "#341a41", "#e3c8dc", "#fbf4dc"),
}

SURFACES: Final[Mapping[Theme, Mapping[str, str]]] = {
    "light": {
        "surface": PAPER, "surface-2": "#fbf4e2", "surface-3": PAPER_2,
        "table": "#e9d8ac", "ray": "#f1e3bd", "flora-1": "#d3bd85", "flora-2": "#dfcc9a",
        "text": "#1c2a23", "text-2": "#57573f", "line": "#cdb683", "line-strong": "#8b7646",
        "accent": "#a8410f", "accent-on": "#fff6e0", "focus": "#0a4ca3", "refused": "#9c2318", "ok": "#2f6e40",
        "veil": "rgba(22, 36, 31, .38)", "wash": "rgba(246, 235, 209, .45)", "edge": INK,
    },
    "dark": {
        "surface": "#14241f", "surface-2": "#1b2f29", "surface-3": "#243c34",
        "table": "#0f1c1a", "ray": "#142522", "flora-1": "#0a1513", "flora-2": "#0c1917",
        "text": "#f4e8cc", "text-2": "#b9b593", "line": "#38503f", "line-strong": "#71815f",
        "accent": "#f0ae2b", "accent-on": "#22180a", "focus": "#8cc8ff", "refused": "#ff9a80", "ok": "#9fca7a",
        "veil": "rgba(6, 12, 14, .44)", "wash": "rgba(246, 235, 209, .45)", "edge": "#050b0a",
    },
}  # fmt: skip
"""Paper by day, forest by night. `edge` is the cut edge of things that lie on the table."""


FIXED: Final[Mapping[str, str]] = {
    "ivory": IVORY, "on-ink": "#fff6e0", "paper-lit": "#fff8e6",
    "paper-ink": "#1c2a23", "paper-ink-2": "#4c4c38", "paper-ink-3": "#6b5a33",
    "alarm": "#7a1a10", "alarm-line": "#ffd7c9", "shade": "rgba(22, 36, 31, .28)",
    "poster-sky": "#ee9a38", "poster-ink": "#2a1206", "poster-clay": "#b5541c",
    "poster-wash": "rgba(250, 210, 113, .9)", "poster-glow": "rgba(255, 240, 189, .5)", "poster-shade": "rgba(9, 25, 19, .6)",
}  # fmt: skip
"""Words on paper, ink and posters, and alarms: the same by day and by night, as the paper is."""


def mix(a: str, b: str, share: float) -> str:
    """The colour that is `share` of the way from a to b."""
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(_channels(a), _channels(b), strict=True))


def contrast(a: str, b: str) -> float:
    """The contrast of two colours, 1 to 21, as WCAG 2 reckons it."""
    light, dark = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.03928 else float(((channel + 0.055) / 1.055) ** 2.4)
