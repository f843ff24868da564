"""Runs a schedule to its end, or until a test decides, a bot fails or somebody stops it; what is done is kept."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import final

from ..engine.errors import EldoradoError
from . import sprt
from .journal import Journal
from .result import Failure, Result
from .schedule import Match, TournamentSettings, schedule
from .statistics import deal_score

Runner = Callable[[Iterable[Match]], Iterator[Result | Failure]]
"""Plays matches somewhere and hands back what becomes of each, in any order."""


class FailedError(EldoradoError):
    """A bot failed and the tournament was asked to stop at that; what was played before is kept."""

    def __init__(self, failure: Failure) -> None:
        match = failure.match
        super().__init__(
            f"arena.{failure.code.replace('.', '-')}",
            {
                "bot": failure.bot, "game": match.number, "seed": str(match.seed), "seat": failure.seat,
                "number": failure.number, "reason": failure.reason, "players": match.cell.players,
            },
        )  # fmt: skip
        self.failure = failure


@final
class Tournament:
    """`results` by number, `verdict` of the sequential test if one was asked for, `stopped` when somebody pressed Ctrl-C."""

    def __init__(self, settings: TournamentSettings, journal: Journal | None, test: tuple[float, float] | None = None) -> None:
        self.settings = settings
        self.matches = schedule(settings)
        self.journal = journal
        self.test = test
        self.results: dict[int, Result] = {}
        self.failure: Failure | None = None
        self.verdict: sprt.Verdict | None = None
        self.stopped = False
        self._deals = [list(deal) for _, deal in itertools.groupby(self.matches, lambda match: match.deal)]
        self._scores: list[float] = []

    def resume(self) -> int:
        """Takes up what the journal holds; how many games that is."""
        if self.journal is not None:
            self.results = self.journal.read()
        return len(self.results)

    def run(self, runner: Runner, tell: Callable[[int], None]) -> None:
        """Plays what is missing; `tell` hears how many are done. Raises FailedError after keeping the results."""
        if self.journal is not None:
            self.journal.open(self.results)
        try:
            if not self._is_decided():
                self._play(runner, tell)
        except KeyboardInterrupt:
            self.stopped = True
        finally:
            if self.journal is not None:
                self.journal.close()
        if self.test is not None:
            self._cut_at_decision(self.test)
        if self.failure is not None:
            raise FailedError(self.failure)

    def _play(self, runner: Runner, tell: Callable[[int], None]) -> None:
        running = runner(self._missing())
        try:
            for result in running:
                if isinstance(result, Failure):
                    if self.failure is None or result.match.number < self.failure.match.number:
                        self.failure = result
                    continue
                self.results[result.match.number] = result
                if self.journal is not None:
                    self.journal.add(result)
                tell(len(self.results))
                if self._is_decided():
                    return
        finally:
            close = getattr(running, "close", None)
            if close is not None:
                close()

    def _missing(self) -> Iterator[Match]:
        """What is still to be played; nothing more once a bot has failed, but what is under way is finished."""
        for match in self.matches:
            if self.failure is not None:
                return
            if match.number not in self.results:
                yield match

    def _is_decided(self) -> bool:
        """Whether the test is over after one of the deals that are complete by now, without a gap from the first on."""
        if self.test is None:
            return False
        for deal in itertools.islice(self._deals, len(self._scores), None):
            games = [self.results[match.number] for match in deal if match.number in self.results]
            if len(games) < len(deal):
                break
            self._scores.append(deal_score(games, self.settings.bots[0]))
            if sprt.test(self._scores, *self.test).decided:
                return True
        return False

    def _cut_at_decision(self, test: tuple[float, float]) -> None:
        """Drops what was played after the deal that decided, so that the number of jobs does not show."""
        self.verdict = sprt.first_decision(self._scores, *test)
        if self.verdict.decided:
            kept = [match.number for deal in self._deals[: self.verdict.deals] for match in deal]
            self.results = {number: self.results[number] for number in kept}
