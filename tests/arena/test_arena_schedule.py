"""Paired deals, rotated seats, and the figures that are made of them."""

from __future__ import annotations

import random

import pytest

from eldorado.arena import sprt
from eldorado.arena.play import play
from eldorado.arena.ratings import rate
from eldorado.arena.result import Result
from eldorado.arena.schedule import Cell, Match, TournamentSettings, line_ups, rotations, schedule
from eldorado.arena.statistics import deal_score, interval, percentile, score_of, summary_of, wilson
from eldorado.engine.errors import EldoradoError


def result(winner: int | None, bots: list[str], number: int = 1, deal: int = 0, rounds: int = 14) -> Result:
    seats = len(bots)
    order = [winner or 1] + [seat for seat in range(1, seats + 1) if seat != (winner or 1)]
    match = Match(number, Cell("first-game", seats, False), deal, 1, bots, 60)
    return Result(
        match,
        winner,
        "arrived",
        order,
        rounds,
        1,
        [[1.0, 3.0]] * seats,
        [[5, 0]] * seats,
        [[3]] * seats,
        [[1]] * seats,
        [8] * seats,
    )


def test_the_last_bot_fills_the_table() -> None:
    assert line_ups(["planner", "steady"], 4) == [["planner", "steady", "steady", "steady"]]
    with pytest.raises(EldoradoError, match="do not fit"):
        line_ups([], 2)


def test_at_a_table_too_small_for_all_every_choice_meets() -> None:
    assert line_ups(["p", "s", "s", "b"], 3) == [["p", "s", "s"], ["p", "s", "b"], ["s", "s", "b"]]
    assert line_ups(["p", "s", "s", "b"], 2) == [["p", "s"], ["p", "b"], ["s", "b"]]
    assert line_ups(["s", "s", "s"], 2) == [["s", "s"]]


def test_every_different_seating_is_played_once() -> None:
    assert rotations(["p", "s", "s"]) == [["p", "s", "s"], ["s", "p", "s"], ["s", "s", "p"]]
    assert rotations(["s", "s", "s"]) == [["s", "s", "s"]]
    assert rotations(["a", "b", "a", "b"]) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]


def test_all_tables_meet_the_same_deals_in_whole_rotations() -> None:
    matches = schedule(TournamentSettings(bots=("planner", "steady"), players=(2, 4), caves=(False, True), games=5))
    assert [match.number for match in matches] == list(range(1, len(matches) + 1))
    by_cell = {cell: [m for m in matches if m.cell == cell] for cell in {m.cell for m in matches}}
    assert sorted(len(found) for found in by_cell.values()) == [6, 6, 8, 8]
    assert {m.seed for m in matches if m.deal == 0} == {matches[0].seed}
    assert len({m.seed for m in matches}) == 3
    assert [m.deal for m in matches] == sorted(m.deal for m in matches)


def test_a_seat_meets_the_same_cards_whoever_sits_there() -> None:
    """Steady on seat 1 draws the same first hand in both rotations of a deal."""
    one, two = schedule(TournamentSettings(bots=("steady", "random"), players=(2,), games=2))
    assert (one.seed, one.bots, two.bots) == (two.seed, ["steady", "random"], ["random", "steady"])
    again = play(one, None, True, None)
    assert isinstance(again, Result)
    twice = play(one, None, True, None)
    assert isinstance(twice, Result)
    assert again.record == twice.record


def test_wilson_at_known_points() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    low, high = wilson(0, 20)
    assert (round(low, 3), round(high, 3)) == (0.0, 0.161)


def test_games_of_a_deal_that_repeat_each_other_count_less() -> None:
    independent = [(1, 4)] * 10 + [(0, 4)] * 5 + [(2, 4)] * 5
    alike = [(4, 4)] * 5 + [(0, 4)] * 15
    assert interval(alike)[1] - interval(alike)[0] > interval(independent)[1] - interval(independent)[0]


def test_percentile_is_the_smallest_value_that_is_enough() -> None:
    assert [percentile(list(range(1, 101)), share) for share in (0.0, 0.5, 0.95, 1.0)] == [1, 50, 95, 100]


def test_wins_are_counted_per_seat_and_unfinished_games_apart() -> None:
    results = [result(1, ["p", "s", "s", "s"]), result(3, ["s", "p", "s", "s"], 2), result(None, ["s", "s", "p", "s"], 3)]
    score = score_of("s", results)
    assert (score.seats, score.wins, score.win_rate, score.unfinished) == (9, 1, round(1 / 9, 4), 1)
    assert (score_of("p", results).wins, score.turn_ms_mean, score.turn_ms_p95) == (1, 2.0, 3.0)
    assert summary_of(results).total.unfinished == 1


def test_ratings_follow_the_places() -> None:
    ratings = rate([result(1, ["strong", "weak"], number) for number in range(1, 20)])
    assert [rating.bot for rating in ratings] == ["strong", "weak"]
    assert ratings[0].mu > 25 > ratings[1].mu


def test_a_deal_is_one_observation() -> None:
    games = [result(1, ["p", "s"], 1), result(1, ["s", "p"], 2), result(None, ["p", "s"], 3), result(2, ["s", "p"], 4)]
    assert [deal_score(games[:2], "p"), deal_score(games[2:], "p"), deal_score(games[3:], "p")] == [0.5, 0.5, 1.0]
    assert deal_score([*games[3:], result(1, ["s", "b"], 5)], "p") == 1.0


def test_the_sequential_test_has_walds_bounds() -> None:
    low, high = sprt.bounds(0.05)
    assert (round(low, 3), round(high, 3)) == (-2.944, 2.944)


def test_its_ratio_is_that_of_two_normal_means() -> None:
    """30 wins in 100 single games: variance 0.21, the mean half a step above the middle of 0.25 and 0.30."""
    scores = [1.0] * 30 + [0.0] * 70
    assert sprt.likelihood_ratio(scores, 0.25, 0.30) == pytest.approx(100 * 0.05 * 0.05 / (2 * 0.21), rel=0.02)


@pytest.mark.parametrize(("truth", "verdict"), [(0.25, "H0"), (0.40, "H1")])
def test_it_decides_rightly_nineteen_times_in_twenty(truth: float, verdict: str) -> None:
    rng = random.Random(1)
    right = 0
    for _ in range(200):
        scores = [sum(rng.random() < truth for _ in range(4)) / 4 for _ in range(400)]
        right += sprt.first_decision(scores, 0.25, 0.40).decided == verdict
    assert right >= 184


def test_it_stops_early_where_the_difference_is_plain() -> None:
    assert sprt.first_decision([1.0] * 300, 0.25, 0.30).deals < 60
