"""All counted tries of a day in their order, and which of them are shown as ghosts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from ...protocol.people import DailyRow
from .passes import Pass

Kind = Literal["mine", "best", "expert", "median"]
EXPERT = "bot expert"


class Told:
    """The best first; who did not reach the gate comes last."""

    def __init__(self, tries: Sequence[tuple[Any, ...]], one: Pass | None) -> None:
        done = [(str(row[0]), _row(row, one)) for row in tries if row[6]]
        self._tries = sorted(done, key=lambda told: _rank(told[1]))
        self.rows = [row for _, row in self._tries]

    def rank(self) -> tuple[int, int]:
        """One's own place, and of how many in a hundred others one is ahead."""
        own = next(row for row in self.rows if row.mine)
        place = 1 + next(index for index, row in enumerate(self.rows) if _rank(row) == _rank(own))
        worse = sum(1 for row in self.rows if _rank(row) > _rank(own))
        return place, round(100 * worse / max(1, len(self.rows) - 1))

    def shown(self) -> Iterator[tuple[Kind, str, DailyRow]]:
        """Everybody at most once: oneself, the best, the expert on the same seat, and the one in the middle."""
        mine = next((index for index, row in enumerate(self.rows) if row.mine), None)
        expert = next((index for index, (who, _) in enumerate(self._tries) if who == EXPERT), None)
        wanted: list[tuple[Kind, int | None]] = [
            ("mine", mine), ("best", 0 if self.rows else None), ("expert", expert), ("median", len(self.rows) // 2),
        ]  # fmt: skip
        seen: set[int] = set()
        for kind, index in wanted:
            if index is not None and index < len(self._tries) and index not in seen:
                seen.add(index)
                yield kind, *self._tries[index]


def _row(row: tuple[Any, ...], one: Pass | None) -> DailyRow:
    who, name, rounds, _, blockades = row[:5]
    bot = str(who).removeprefix("bot ") if str(who).startswith("bot ") else ""
    return DailyRow(str(name), int(rounds), int(blockades), bot, one is not None and who == one.id)


def _rank(row: DailyRow) -> tuple[int, int]:
    """Fewer rounds first, then more blockades."""
    return row.rounds or 10_000, -row.blockades
