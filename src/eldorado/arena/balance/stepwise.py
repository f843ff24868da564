"""A balance report as it grows: race by race, in an order that gives something to look at at once.

    balance = Balance(board, BalancePlan(seed=7))
    while balance.step():
        ...                     # as long as nobody cancels
    balance.report()

First a few races of the quick *steady*, then beginners for the difficulty, then planners, who replace the first figures,
and last one expert among steady ones for skill and luck. The same plan gives the same report, however far apart the steps.
"""

from __future__ import annotations

from typing import Final, final

from ...bots.interface import Budget
from ...engine.board import Board
from ...protocol.balance import BalancePlan, BalanceReport, Figures, Skill
from ..schedule import deal_seed
from .course import Course, courses_of
from .measures import share_by_race
from .race import Race, race
from .report import FEWEST, figures_of
from .scale import BEGINNER, PLAYERS, difficulty_of, habits_of, plays_like
from .special import special_of

QUICK: Final = "steady"
THOROUGH: Final = "planner"
SKILLED: Final = "expert"


@final
class Balance:
    """Races of one route under way; `step` plays the next one."""

    def __init__(self, board: Board, plan: BalancePlan) -> None:
        self.board = board
        self.plan = plan
        self.done = 0
        self.races: dict[str, list[Race]] = {QUICK: [], BEGINNER: [], THOROUGH: [], SKILLED: []}
        self._courses: dict[str, list[Course]] = {QUICK: [], THOROUGH: []}

    def step(self) -> bool:
        """Plays one race; False when all are done."""
        for bot, count in self._phases():
            number = len(self.races[bot])
            if number < count:
                self.races[bot].append(self._race(bot, number))
                self.done += 1
                return True
        return False

    def _phases(self) -> list[tuple[str, int]]:
        plan = self.plan
        return [(QUICK, plan.quick), (BEGINNER, plan.beginners), (THOROUGH, plan.races), (SKILLED, plan.skilled)]

    def _race(self, bot: str, number: int) -> Race:
        players, plan = self.plan.players, self.plan
        if bot == BEGINNER:
            return race(self.board, deal_seed(plan.seed, number), [bot] * PLAYERS, False)
        if bot != SKILLED:
            return race(self.board, deal_seed(plan.seed, number), [bot] * players, plan.caves)
        seats = [QUICK] * players
        seats[number % players] = SKILLED
        return race(self.board, deal_seed(plan.seed, number // players), seats, plan.caves, Budget(nodes=plan.positions))

    def report(self) -> BalanceReport:
        figures = self._figures()
        is_thorough = figures is not None and figures.bot == THOROUGH and figures.races >= FEWEST
        return BalanceReport(
            self.board.route.id,
            self.plan,
            self.done,
            figures,
            difficulty_of([race.rounds for race in self.races[BEGINNER]]),
            plays_like(habits_of(figures)) if figures is not None and is_thorough else None,
            special_of(figures) if figures is not None and is_thorough else None,
            skill_of(self.races[SKILLED]),
        )

    def _figures(self) -> Figures | None:
        """Of the planners, as soon as they are as many as the quick ones were."""
        best, first = self.races[THOROUGH], self.races[QUICK]
        if best and len(best) >= min(FEWEST, max(1, len(first))):
            return self._figures_of(THOROUGH)
        return self._figures_of(QUICK) if first else None

    def _figures_of(self, bot: str) -> Figures:
        """The courses of earlier races are known from the last report."""
        courses = self._courses[bot]
        courses += courses_of(self.races[bot], len(courses))
        return figures_of(self.board, bot, self.races[bot], courses)


def skill_of(races: list[Race]) -> Skill | None:
    """None before the first race."""
    if not races:
        return None
    players = len(races[0].bots)
    won = [race.winner is not None and race.bots[race.winner - 1] == SKILLED for race in races]
    deals = [won[first : first + players] for first in range(0, len(won), players)]
    wins, even = share_by_race([(sum(deal), len(deal)) for deal in deals]), 1 / players
    return Skill(wins, even, luck(wins.share, players), luck(max(wins.high, even), players), luck(max(wins.low, even), players))


def luck(wins: float, players: int) -> float:
    """The variance of winning that is left when it is known who the expert is, as a share of all of it."""
    others = (1 - wins) / (players - 1)
    even = 1 / players
    between = ((wins - even) ** 2 + (players - 1) * (others - even) ** 2) / players
    return round(1 - between / (even * (1 - even)), 3)
