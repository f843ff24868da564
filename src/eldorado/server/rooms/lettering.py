"""Text from strangers: one line that can be read, and names that look like names."""

from __future__ import annotations

import unicodedata

from ...engine.errors import EldoradoError

LONGEST_NAME = 24
MOST_MARKS = 2
"""Accents upon one letter; more make towers over the lines above."""
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters to a computer, nothing to the eye."""


def clean(text: str, longest: int) -> str:
    """Without control and direction marks, blanks and towers of accents, in one line, not too long."""
    shown = "".join(letter if letter.isprintable() and letter not in BLANK else " " for letter in text)
    return " ".join(_without_towers(unicodedata.normalize("NFC", shown)).split())[:longest].strip()


def clean_name(text: str) -> str:
    """A name as it is shown; empty stays empty, but what is invisible or stacked is refused."""
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    if plain and (_without_towers(plain) != plain or any(_is_hidden(letter) for letter in plain) or not _has_letter(plain)):
        raise EldoradoError("seat.name-unreadable")
    return plain[:LONGEST_NAME].strip()


def _without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if _is_mark(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _is_hidden(letter: str) -> bool:
    """What is not shown at all; joiners within emoji are."""
    return (not letter.isprintable() and letter not in "\u200d ") or letter in BLANK


def _has_letter(text: str) -> bool:
    return any(not _is_mark(letter) and not _is_hidden(letter) and letter not in "\u200d " for letter in text)
