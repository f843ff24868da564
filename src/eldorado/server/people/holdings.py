"""Which seats a pass holds. A room's sheet knows it; the index beside it is written first, so that no game is lost from sight."""

from __future__ import annotations

from ..rooms.sheet import Sheet
from ..storage import Storage
from ..storage import people_sql as sql
from ..storage.keeping import Clocked


class Holdings:
    def __init__(self, storage: Storage, clock: Clocked) -> None:
        self._storage = storage
        self._clock = clock

    async def keep(self, before: Sheet | None, after: Sheet) -> None:
        """Notes what a change of the sheet makes of its seats. An entry too much is harmless: whoever reads asks the sheet."""
        old, new = _held(before) if before is not None else {}, _held(after)
        if old == new:
            return
        for seat in old.keys() - new.keys():
            await self._storage.write(sql.LET_GO, after.code, seat)
        for seat, (owner, is_over) in new.items():
            if old.get(seat) != (owner, is_over):
                await self._storage.write(sql.HOLD, after.code, seat, owner, int(is_over), self._clock.now())

    async def running(self, owner: str, most: int) -> dict[str, list[int]]:
        """Codes of rooms that are not over, the last touched first, with the seats held there."""
        found: dict[str, list[int]] = {}
        for code, seat in await self._storage.rows(sql.RUNNING, owner, most):
            found.setdefault(str(code), []).append(int(seat))
        return found

    async def all(self, owner: str) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for code, seat in await self._storage.rows(sql.ALL_HELD, owner):
            found.setdefault(str(code), []).append(int(seat))
        return found


def _held(sheet: Sheet) -> dict[int, tuple[str, bool]]:
    is_over = sheet.phase == "over"
    return {number: (seat.owner, is_over) for number, seat in enumerate(sheet.seats, 1) if seat.owner}
