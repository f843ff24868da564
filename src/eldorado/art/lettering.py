"""Words on pictures: how wide they run, how they shrink and where they break. No font is asked, so estimates are generous."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from .svg import num

DISPLAY_FAMILY: Final = "Iowan Old Style,Palatino Nova,Palatino Linotype,Palatino,Book Antiqua,URW Palladio L,P052,Georgia,serif"
UI_FAMILY: Final = "system-ui,Segoe UI,Roboto,Noto Sans,Liberation Sans,Helvetica Neue,Arial,sans-serif"

RUSSIAN_LETTERS: Final[Mapping[str, str]] = dict(zip("ABCDEFGHIJKLMNOPQR", "АБВГДЕЖЗИКЛМНОПРСТ", strict=True))
"""The letters of the pieces in the Russian edition."""
_SOFT_HYPHEN: Final = "\u00ad"
_WIDTHS: Final = (
    (" ", 0.26), ("ijlt.,'’!|-", 0.34), ("rfsI()г", 0.42), ("aecz", 0.5), ("nuhdbpqk", 0.61),
    ("mwMWжшщюмфыЖШЩЮМФЫ@", 0.88),
)  # fmt: skip
"""Widths of bold book letters, in ems, by groups."""


def piece_letter(letter: str, language: str) -> str:
    """The letter of a piece as this language's edition prints it."""
    return RUSSIAN_LETTERS.get(letter, letter) if language == "ru" else letter


def width_of(words: str, size: float) -> float:
    """About how wide bold display letters of this size run."""
    return sum(_width(letter) for letter in words) * size


def _width(letter: str) -> float:
    for letters, width in _WIDTHS:
        if letter in letters:
            return width
    if letter == _SOFT_HYPHEN:
        return 0
    return 0.71 if letter.isupper() else 0.59 if letter >= "а" else 0.56


@dataclass(frozen=True)
class Fitted:
    """One or two lines and the size they are set in."""

    lines: tuple[str, ...]
    size: float


def fit(words: str, room: float, size: float, least: float) -> Fitted:
    """Shrinks words to fit the room; below `least` they break in two, and only what cannot break shrinks further."""
    whole = words.replace(_SOFT_HYPHEN, "")
    alone = min(size, room / width_of(whole, 1))
    if alone >= least:
        return Fitted((whole,), alone)
    lines = min(_breaks(words), key=lambda pair: max(width_of(part, 1) for part in pair), default=(whole,))
    return Fitted(lines, min(least + 1.5, room / max(width_of(part, 1) for part in lines)))


def _breaks(words: str) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for index, letter in enumerate(words):
        before, after = words[:index].replace(_SOFT_HYPHEN, ""), words[index + 1 :].replace(_SOFT_HYPHEN, "")
        if not before or not after:
            continue
        if letter == " ":
            found.append((before, after))
        elif letter in ("-", _SOFT_HYPHEN):
            found.append((before + "-", after))
    return found


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    room: float = 0,
    family: str = DISPLAY_FAMILY,
    weight: int = 700,
    anchor: str = "start",
) -> str:
    """A line of letters; one that nearly fills its room is held to it, whatever font is found."""
    wide = width_of(words, size)
    held = f' textLength="{num(min(wide, room))}" lengthAdjust="spacingAndGlyphs"' if room and wide > room * 0.9 else ""
    where = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-family="{family}" font-weight="{weight}" font-size="{num(size)}"'
        f' fill="{fill}"{where}{held}>{escape(words)}</text>'
    )
