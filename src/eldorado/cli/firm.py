"""Spaces that do not break a line: rich breaks at every space it knows, so they are held while it does."""

from __future__ import annotations

from ..words import FIRM_SPACES

_STAND_INS = "\ue000\ue001"
_HELD = str.maketrans(FIRM_SPACES, _STAND_INS)
_FREED = str.maketrans(_STAND_INS, FIRM_SPACES)


def held(text: str) -> str:
    """The text with something else, just as wide, for every space that must not break."""
    return text.translate(_HELD)


def freed(text: str) -> str:
    """What was held, broken into lines by now, with its spaces again."""
    return text.translate(_FREED)
