"""Days in a row on which somebody's try counted."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

_ONE = datetime.timedelta(days=1)


def streak(days: Sequence[str], today: str) -> int:
    """Days in a row, newest first; a day that is not over yet breaks nothing."""
    if not days or days[0] not in (today, _before(today)):
        return 0
    return _runs(days)[0]


def longest_streak(days: Sequence[str]) -> int:
    return max(_runs(days), default=0)


def _runs(days: Sequence[str]) -> list[int]:
    """How many days there are in each unbroken row, the newest row first."""
    runs: list[int] = []
    expected = ""
    for day in days:
        if day == expected:
            runs[-1] += 1
        else:
            runs.append(1)
        expected = _before(day)
    return runs


def _before(day: str) -> str:
    return (datetime.date.fromisoformat(day) - _ONE).isoformat()
