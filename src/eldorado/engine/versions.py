"""By which version of the rules a game is played. A game keeps the version it began with, however the rules go on."""

from __future__ import annotations

from typing import Final

from .errors import EldoradoError

FIRST_RULES: Final = 1
"""Rooms and positions that say nothing are this old."""
STRIP_TO_STRIP: Final = 2
"""From this version on a blockade lies between two strips as well (R2.3)."""
RULES_VERSION: Final = 2
"""Of new games. Grows whenever the same record would replay differently."""


def check_rules(rules: int) -> int:
    """Under unknown rules the same actions might lead elsewhere, so nothing is guessed; raises."""
    if not FIRST_RULES <= rules <= RULES_VERSION:
        raise EldoradoError("setup.rules", {"found": str(rules)[:20], "known": RULES_VERSION})
    return rules
