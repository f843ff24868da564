"""What is kept of a game: enough for every table and plot, small enough to keep a million of them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..bots.driver import Forfeit, Played
from .schedule import Match


class Result(msgspec.Struct, frozen=True):
    """One game. Lists are by seat, seats count from 1; `winner` is None when the rounds ran out with nobody home.

    `turn_ms` is CPU time of each turn; `distance` steps to the finish after each own turn; `steps` the spaces entered.
    `luck` is what the draws changed of each seat's chance, its own draws and the others', where that was asked for.
    """

    match: Match
    winner: int | None
    reason: str
    places: list[int]
    rounds: int
    first: int
    turn_ms: list[list[float]]
    distance: list[list[int]]
    gained: list[list[int]]
    steps: list[list[int]]
    decks: list[int]
    forfeits: list[Forfeit] = []
    record: str | None = None
    luck: list[tuple[float, float]] = []

    @property
    def unfinished(self) -> bool:
        return self.winner is None

    def place_of(self, seat: int) -> int:
        """1 for the winner; places after the first are unofficial (R11.11)."""
        return self.places.index(seat) + 1

    def renumbered(self, moved: int) -> Result:
        """The same game with every seat's number moved by so much: results of old count seats from 0."""
        return msgspec.structs.replace(
            self, winner=None if self.winner is None else self.winner + moved, places=[seat + moved for seat in self.places],
            first=self.first + moved, forfeits=[one._replace(seat=one.seat + moved) for one in self.forfeits],
        )  # fmt: skip


def result_of(match: Match, played: Played, record: str | None, luck: list[tuple[float, float]]) -> Result:
    return Result(
        match, played.winner, played.reason, played.places, played.rounds, played.first,
        [[round(1000 * second, 3) for second in seat] for seat in played.seconds],
        played.progress, played.gained, played.steps, played.decks,
        played.forfeits, record, luck,
    )  # fmt: skip


class Failure(msgspec.Struct, frozen=True):
    """A game that could not be finished: which bot did what at which action. `seat` is 0 where nobody was asked yet."""

    match: Match
    code: str
    bot: str
    seat: int
    number: int
    reason: str


def forfeited(results: Iterable[Result]) -> list[Failure]:
    """What made seats give up, in the order of the schedule."""
    return [
        Failure(result.match, forfeit.code, result.match.bots[forfeit.seat - 1], forfeit.seat, forfeit.number, forfeit.reason)
        for result in sorted(results, key=lambda result: result.match.number)
        for forfeit in result.forfeits
    ]
