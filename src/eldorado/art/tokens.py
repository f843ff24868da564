"""The design tokens as CSS: colours from the palette; type, space, shadow and motion from here. `tokens.css` is this text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .palette import (
    DUSK,
    EMBER,
    FAMILIES,
    FINISH,
    FINISH_2,
    FIXED,
    GOLD,
    INK,
    INK_2,
    LIT,
    MOUNTAIN,
    MOUNTAIN_LINE,
    MOUNTAIN_LIT,
    PAPER,
    PAPER_2,
    PAPER_3,
    PLAYERS,
    START,
    START_2,
    SUN,
    SURFACES,
    TERRAIN,
    sign_colour,
)

DISPLAY_FONT: Final = (
    '"Iowan Old Style", "Palatino Nova", "Palatino Linotype", "URW Palladio L", P052, "Book Antiqua", "Liberation Serif", '
    '"Fitted Noto Serif", Palatino, Georgia, "Fitted DejaVu Serif", serif'
)
"""Letters about as wide as Palatino's. The page brings the fitted ones: Android calls its wide Noto Serif Palatino, too."""
UI_FONT: Final = (
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", "Helvetica Neue", Arial, sans-serif'
)

_SHADOWS: Final[Mapping[str, Mapping[str, str]]] = {
    "light": {
        "shadow-1": "0 2px 0 rgba(22, 36, 31, .22)",
        "shadow-2": "0 4px 0 rgba(22, 36, 31, .26)",
        "shadow-lift": "0 8px 0 rgba(22, 36, 31, .24)",
    },
    "dark": {
        "shadow-1": "0 2px 0 rgba(0, 0, 0, .45)",
        "shadow-2": "0 4px 0 rgba(0, 0, 0, .5)",
        "shadow-lift": "0 8px 0 rgba(0, 0, 0, .5)",
    },
}
_MOTION: Final = {"tap": 90, "quick": 140, "step": 180, "card": 260, "scene": 420, "ending": 1400}

_TYPE: Final = f"""\
  /* type: system serif for display, system sans for everything one must read quickly */
  --font-display: {DISPLAY_FONT};
  --font-ui: {UI_FONT};
  --t-poster: clamp(3rem, 8vw, 7.5rem); --t-1: 2.5rem; --t-2: 1.75rem; --t-3: 1.25rem; --t-body: 1rem; --t-small: .875rem;
  --t-micro: .75rem; --track-caps: .12em; --lead: 1.4;
  /* space, radii, targets */
  --s-1: 4px; --s-2: 8px; --s-3: 12px; --s-4: 16px; --s-5: 24px; --s-6: 32px; --s-7: 48px; --s-8: 72px;
  --r-1: 3px; --r-2: 6px; --r-3: 10px; --r-card: 8px; --r-round: 999px; --target: 44px;
  --ease-out: cubic-bezier(.2, .8, .2, 1); --ease-in: cubic-bezier(.6, 0, .9, .4); --ease-step: cubic-bezier(.3, .1, .3, 1);"""


def tokens_css() -> str:
    """The whole of tokens.css: light, dark, more contrast, less motion."""
    dark = _declarations({**SURFACES["dark"], **_SHADOWS["dark"]})
    return "\n".join([
        "/* Design tokens, made from the palette by tools/art.py; change them there. */",
        ":root {",
        *_root(),
        "}",
        ':root[data-theme="dark"] {', f"  {dark}", "}",
        "@media (prefers-color-scheme: dark) {", '  :root:not([data-theme="light"]) {', f"    {dark}", "  }", "}",
        "@media (prefers-contrast: more) {",
        "  :root { --veil: transparent; --text-2: var(--text); --line: var(--line-strong); }", "}",
        "@media (prefers-reduced-motion: reduce) {", f"  :root {{ {_motion(still=True)} }}", "}", "",
    ])  # fmt: skip


def _root() -> list[str]:
    papers = {
        "ink": INK, "ink-2": INK_2, "paper": PAPER, "paper-2": PAPER_2, "paper-3": PAPER_3,
        "gold": GOLD, "sun": SUN, "ember": EMBER, "dusk": DUSK, "lit": LIT,
    }  # fmt: skip
    others = {
        "mountain": MOUNTAIN, "mountain-lit": MOUNTAIN_LIT, "mountain-line": MOUNTAIN_LINE, "cave-glow": SUN,
        "start": START, "start-2": START_2, "finish": FINISH, "finish-2": FINISH_2,
    }  # fmt: skip
    return [
        "  /* ink and paper */", "  " + _declarations(papers),
        "  /* the same by day and by night: words on paper, ink and posters; alarms */", "  " + _declarations(FIXED),
        "  /* terrain, strength 1-4: darker = harder; on-*: its signs */", *_terrain(), "  " + _declarations(others),
        "  /* players: colour + shape + pattern, never colour alone */", *_players(),
        "  /* card families */", *_families(),
        "  /* surfaces and hard shadows of cut paper, by day */",
        "  " + _declarations({**SURFACES["light"], **_SHADOWS["light"]}),
        _TYPE,
        "  /* motion */", "  " + _motion(),
    ]  # fmt: skip


def _terrain() -> list[str]:
    lines = []
    for terrain, shades in TERRAIN.items():
        lines.append("  " + _declarations({f"{terrain}-{i}": shade for i, shade in enumerate(shades, 1)}))
        lines.append("  " + _declarations({f"on-{terrain}-{i}": sign_colour(terrain, i) for i in range(1, 5)}))
    return lines


def _players() -> list[str]:
    return [
        "  " + _declarations({f"p{p.number}": p.fill, f"p{p.number}-deep": p.deep, f"p{p.number}-on": p.on})
        + f"  /* {p.name}: {p.shape}, {p.pattern} */"
        for p in PLAYERS
    ]  # fmt: skip


def _families() -> list[str]:
    return [
        "  " + _declarations({f"card-{n}": f.ground, f"card-{n}-deep": f.deep, f"card-{n}-tint": f.tint, f"card-{n}-on": f.on})
        for n, f in FAMILIES.items()
    ]


def _motion(still: bool = False) -> str:
    return _declarations({f"m-{name}": "0ms" if still else f"{ms}ms" for name, ms in _MOTION.items()})


def _declarations(values: Mapping[str, str]) -> str:
    return " ".join(f"--{name}: {value};" for name, value in values.items())
