"""Runs a schedule to its end, or until a test decides, a bot fails or somebody stops it; what is done is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import final

from ..engine.errors import EldoradoError
from . import sprt
from .journal import Journal
from .result import Failure, Result
from .schedule import Match, Settings, schedule
from .statistics import deal_scores

Runner = Callable[[Iterable[Match]], Iterator[Result | Failure]]
"""Plays matches somewhere and hands back what becomes of each, in any order."""


class FailedError(EldoradoError):
    """A bot failed and the tournament was asked to stop at that; what was played before is kept."""

    def __init__(self, failure: Failure) -> None:
        match = failure.match
        super().__init__(
            f"arena.{failure.code.replace('.', '-')}",
            {
                "bot": failure.bot, "game": match.number, "seed": str(match.seed), "seat": failure.seat + 1,
                "number": failure.number, "reason": failure.reason, "players": match.cell.players,
            },
        )  # fmt: skip
        self.failure = failure


@final
class Tournament:
    """`results` by number, `verdict` of the sequential test if one was asked for, `stopped` when somebody pressed Ctrl-C."""

    def __init__(self, settings: Settings, journal: Journal | None, test: tuple[float, float] | None = None) -> None:
        self.settings = settings
        self.matches = schedule(settings)
        self.journal = journal
        self.test = test
        self.results: dict[int, Result] = {}
        self.failure: Failure | None = None
        self.verdict: sprt.Verdict | None = None
        self.stopped = False

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

    def _whole_deals(self) -> list[Result]:
        """The games without a gap from the first on, up to the last complete deal: what a test may look at."""
        row: list[Result] = []
        for match in self.matches:
            if match.number not in self.results:
                break
            row.append(self.results[match.number])
        if len(row) < len(self.matches) and row:
            last = self.matches[len(row)]
            while row and (row[-1].match.cell, row[-1].match.deal) == (last.cell, last.deal):
                row.pop()
        return row

    def _is_decided(self) -> bool:
        if self.test is None:
            return False
        scores = deal_scores(self._whole_deals(), self.settings.bots[0])
        return bool(sprt.test(scores, *self.test).decided)

    def _cut_at_decision(self, test: tuple[float, float]) -> None:
        """Drops what was played after the deal that decided, so that the number of jobs does not show."""
        row = self._whole_deals()
        verdict = sprt.first_decision(deal_scores(row, self.settings.bots[0]), *test)
        self.verdict = verdict
        if verdict.decided:
            deals = list(dict.fromkeys((result.match.cell, result.match.deal) for result in row))[: verdict.deals]
            self.results = {r.match.number: r for r in row if (r.match.cell, r.match.deal) in set(deals)}
