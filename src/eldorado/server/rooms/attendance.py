"""Who is connected to a room, here and at other processes, and for how long the others have been away."""

from __future__ import annotations

from ..limits import Ticking
from .listeners import Listener

BELIEVED = 12.0
"""Seconds for which another process's word on who is connected there is believed."""

SKEW = 10.0
"""Seconds by which a claim may be later than now before its clock is taken for a wrong one."""


class Attendance:
    """`listeners` is the room's own list; only connections count, whoever a seat belongs to."""

    def __init__(self, listeners: list[Listener], seats: int, clock: Ticking) -> None:
        self._listeners = listeners
        self._clock = clock
        self._seats = range(seats + 1)
        self._elsewhere: dict[str, tuple[dict[int, float], int, float]] = {}
        """By process: seats and spectators connected there, and until when that is believed."""
        self._away_since = dict.fromkeys(self._seats, clock.ticks())

    def present(self) -> set[int]:
        """Seats with an open connection, here or at another process; 0 for a host who does not play."""
        now = self._clock.ticks()
        found = {seat for listener in self._listeners for seat in listener.held()}
        return found.union(*(claims for claims, _, until in self._elsewhere.values() if until > now))

    def spectators(self) -> int:
        now = self._clock.ticks()
        return self.here()[1] + sum(count for _, count, until in self._elsewhere.values() if until > now)

    def here(self) -> tuple[dict[int, float], int]:
        """The seats connected to this process, each with the time of its claim, and the number of spectators."""
        claims = {seat: listener.claimed for listener in self._listeners for seat in sorted(listener.held())}
        return claims, sum(1 for listener in self._listeners if not listener.seats)

    def claim(self, opened: float) -> float:
        """When a connection that was opened at this time claims its seats: then, or after what other clocks said was long
        after now."""
        heard = [claim for claims, _, _ in self._elsewhere.values() for claim in claims.values()]
        return max([opened, *[claim + 0.001 for claim in heard if claim > opened + SKEW]])

    def is_elsewhere(self) -> bool:
        """Whether somebody looks at the room at another process."""
        now = self._clock.ticks()
        return any((claims or spectators) and until > now for claims, spectators, until in self._elsewhere.values())

    def note(self) -> None:
        """Somebody came or went: the time of those who are not here begins."""
        now, present = self._clock.ticks(), self.present()
        for seat in self._seats:
            if seat in present:
                self._away_since.pop(seat, None)
            else:
                self._away_since.setdefault(seat, now)

    def heard(self, process: str, claims: dict[int, float], spectators: int) -> bool:
        """Who is connected to another process, believed until it should have said so again; whether that is new."""
        known = self._elsewhere.get(process)
        self._elsewhere[process] = (claims, spectators, self._clock.ticks() + BELIEVED)
        self.note()
        return known is None or known[:2] != (claims, spectators)

    def absent(self, seconds: float) -> set[int]:
        """Seats without a connection for at least so long."""
        limit = self._clock.ticks() - seconds
        return {seat for seat, since in self._away_since.items() if since <= limit} - self.present()
