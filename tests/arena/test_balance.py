"""The balance report: figures with intervals, reproducible, in the book's order of difficulty."""

from __future__ import annotations

import functools

import pytest

from eldorado.arena.balance.course import comeback, courses_of, decided, lead_changes, rounds_of
from eldorado.arena.balance.improve import improve, promising
from eldorado.arena.balance.measures import entropy, mean_of, middle_of, share_of
from eldorado.arena.balance.race import MOST_ROUNDS, in_the_way, race
from eldorado.arena.balance.report import figures_of, seats_verdict
from eldorado.arena.balance.scale import difficulty_of, habits_of, plays_like
from eldorado.arena.balance.special import special_of
from eldorado.arena.balance.stepwise import Balance, luck
from eldorado.arena.schedule import deal_seed
from eldorado.engine.board import NOWHERE
from eldorado.game import Game
from eldorado.protocol.balance import BalancePlan, BalanceReport
from eldorado.routes import board_of, route
from eldorado.routes.generator import generate
from eldorado.routes.scale import borders, class_of, printed

SMALL = BalancePlan(quick=6, beginners=6, races=2, skilled=0, seed=3)


@functools.cache
def small_report() -> BalanceReport:
    balance = Balance(route("first-game"), SMALL)
    while balance.step():
        pass
    return balance.report()


def test_the_printed_routes_are_as_hard_as_the_book_says() -> None:
    assert [each.difficulty for each in printed()] == ["", "easy", "easy", "moderate", "moderate", "difficult", "difficult"]
    assert all(class_of(each.rounds) == each.difficulty for each in printed()[1:])
    assert class_of(printed()[0].rounds) == "easy"
    assert min(printed(), key=lambda each: each.rounds).route == "first-game"
    assert borders()[0] < borders()[1]


def test_beginners_need_longer_where_the_book_says_difficult() -> None:
    """A sample; tools/printed_figures.py runs 1,500 races on each."""
    means = []
    for name in ("first-game", "witchs-cauldron"):
        means.append(sum(race(route(name), deal_seed(5, n), ["beginner"] * 4, False).rounds for n in range(16)) / 16)
    assert means[1] > means[0] + 2


def test_generated_routes_are_raced_to_the_end() -> None:
    """A sample of the 500 that were raced by hand."""
    for seed in range(12):
        assert race(generate(seed), deal_seed(8, seed), ["steady"] * 4, False).rounds < MOST_ROUNDS


def test_the_same_plan_gives_the_same_report() -> None:
    balance = Balance(route("first-game"), SMALL)
    while balance.step():
        balance.report()  # looking at it in between changes nothing
    assert balance.report() == small_report()
    assert balance.done == SMALL.total


def test_a_report_says_what_was_raced() -> None:
    report = small_report()
    assert report.figures is not None
    assert (report.figures.bot, report.figures.races, report.done) == ("steady", 6, 14)
    assert report.plays_like is None, "two races of planners prove nothing"
    assert report.difficulty is not None
    assert report.difficulty.rounds.of == 6
    assert sum(report.figures.histogram.values()) == 6
    assert sum(seat.count for seat in report.figures.seats) == 6
    assert report.figures.blockades[0].pieces == ["B", "C"]


def test_the_route_itself_plays_like_itself() -> None:
    """The habits of a printed route, as measured, are nearest to their own."""
    races = [race(route("witchs-cauldron"), deal_seed(2, n), ["planner"] * 4, False) for n in range(12)]
    figures = figures_of(route("witchs-cauldron"), "planner", races, courses_of(races))
    assert plays_like(habits_of(figures)) == "witchs-cauldron"
    assert special_of(figures).code.startswith("special.")


def test_intervals_hold_their_value_and_narrow() -> None:
    few, many = share_of(5, 10), share_of(500, 1000)
    assert few.low < few.share < few.high
    assert many.high - many.low < few.high - few.low
    assert mean_of([1, 2, 3]).low < 2 < mean_of([1, 2, 3]).high
    assert middle_of([1, 2, 3, 4, 5]).median == 3
    assert middle_of([]).of == 0
    assert entropy([1, 1, 1, 1]) == 2
    assert entropy([4, 0]) == 0


def test_a_verdict_only_when_the_interval_excludes_the_even_share() -> None:
    even = [share_of(25, 100)] * 4
    assert seats_verdict(even, 10) == "early"
    assert seats_verdict(even, 100) == "even"
    assert seats_verdict([share_of(60, 100), *[share_of(13, 100)] * 3], 100) == "uneven"


def test_the_course_of_a_race() -> None:
    rows = rounds_of([[9, 7, 5, 0], [9, 5, 4, 2], [9, 8, 6]])
    assert rows[-1] == [0, 2, 6]
    assert lead_changes(rows) == 1
    assert comeback(rows, 0) == 2
    assert decided(rows, 0) == 4


def test_luck_is_what_skill_does_not_explain() -> None:
    assert luck(0.25, 4) == 1
    assert luck(1.0, 4) == 0
    assert 0 < luck(0.6, 4) < 1


def test_who_stands_in_the_way_is_seen() -> None:
    state = Game.new("first-game", players=4, seed=1).state
    assert in_the_way(state, 0) == NOWHERE


def test_difficulty_is_unknown_before_the_second_race() -> None:
    assert difficulty_of([17]) is None
    found = difficulty_of([16, 17, 18, 17])
    assert found is not None
    assert found.classes == ["easy"]


@pytest.mark.parametrize("goal", ["fairer", "harder"])
def test_an_improvement_is_a_route_that_can_be_laid(goal: str) -> None:
    heard: list[tuple[int, int]] = []
    found = improve(route("first-game"), goal, seed=1, races=2, tell=lambda done, of: heard.append((done, of)))
    assert heard[-1] == (2 * (len(found.tried) + 1), 2 * (len(found.tried) + 1))
    assert all(board_of(tried.route) for tried in found.tried)
    assert len({(change.code, str(change.facts)) for change in promising(route("first-game"), goal)}) == len(found.tried)
