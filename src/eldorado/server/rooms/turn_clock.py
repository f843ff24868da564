"""How long the running turn may take: the time of a turn, then what is left of its seat's bank of time.

Everything follows from the sheet and from when entries were written, so it survives restarts and is the same at every process.
Time in which the server rested (`Sheet.rests`) is nobody's.
"""

from __future__ import annotations

import math

from .sheet import Sheet


class TurnClock:
    """`deadline`: wall time at which turn and bank end if the server never rests; 0 without a limit. `seat`: whose turn it is."""

    def __init__(self) -> None:
        self.deadline = 0.0
        self.seat = 0
        self._begun = 0.0
        self._used: dict[int, float] = {}
        """Seconds each seat has taken from its bank in the turns before."""

    def end(self, sheet: Sheet, now: float = math.inf) -> float:
        """The deadline, later by the rests in this turn that began before now."""
        if not self.deadline:
            return 0
        rests = [ended - began for began, ended in sheet.rests if ended and self._begun <= began < now]
        return self.deadline + sum(rests)

    def bank(self, sheet: Sheet, seat: int, now: float) -> float:
        """Seconds left in the bank of a seat, the running turn included."""
        left = self._begun_with(sheet, seat)
        return min(left, max(self.end(sheet, now) - now, 0)) if seat == self.seat and self.deadline else left

    def turn_left(self, sheet: Sheet, now: float) -> float:
        """Seconds until the running turn begins to use its seat's bank."""
        return max(self.end(sheet, now) - self._begun_with(sheet, self.seat) - now, 0) if self.deadline else 0

    def end_of_next(self, sheet: Sheet, seat: int, now: float) -> float:
        """The deadline of a turn of this seat that begins now."""
        same = self.bank(sheet, seat, now) if seat == self.seat else self._begun_with(sheet, seat)
        return now + sheet.timer + same if sheet.timer else 0

    def begin_turn(self, sheet: Sheet, seat: int, now: float, deadline: float) -> None:
        """The turn before is over: what it took from its bank is gone."""
        if self.seat:
            self._used[self.seat] = _bank(sheet, self.seat) - self.bank(sheet, self.seat, now)
        self.seat, self.deadline, self._begun = seat, deadline, now

    def _begun_with(self, sheet: Sheet, seat: int) -> float:
        return _bank(sheet, seat) - self._used.get(seat, 0)


def _bank(sheet: Sheet, seat: int) -> float:
    """Bots have none."""
    return sheet.bank if sheet.timer and seat and sheet.seat(seat).kind == "human" else 0
