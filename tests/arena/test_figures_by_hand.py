"""Intervals, scores, ratings and the sequential test against closed forms and plain counting."""

from __future__ import annotations

import math
import random
from collections import Counter

import msgspec
import pytest
from results import BOTS, by_lot, result

from eldorado.arena import sprt
from eldorado.arena.ratings import rate
from eldorado.arena.result import Failure, Result, forfeited
from eldorado.arena.schedule import Cell
from eldorado.arena.statistics import (
    FEWEST_DEALS,
    SURE,
    deal_score,
    design_effect,
    interval,
    mean,
    percentile,
    score_of,
    summary_of,
    table_of,
    wilson,
)
from eldorado.bots.driver import Forfeit


@pytest.mark.parametrize("games", [1, 2, 10, 77, 1000])
def test_wilsons_ends_solve_their_equation(games: int) -> None:
    """Where |share - x| is exactly so many standard errors of x."""
    for wins in {0, 1, games // 3, games // 2, games - 1, games}:
        share = wins / games
        low, high = wilson(wins, games)
        assert 0.0 <= low <= share + 1e-9
        assert share - 1e-9 <= high <= 1.0
        for end in (low, high):
            if 1e-9 < end < 1.0 - 1e-9:
                assert abs(share - end) == pytest.approx(SURE * math.sqrt(end * (1 - end) / games), rel=1e-6)


def test_an_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    chance = random.Random(4)
    held = 0
    for _ in range(400):
        truth = chance.random()
        wins = sum(chance.random() < truth for _ in range(60))
        low, high = wilson(wins, 60)
        held += low <= truth <= high
    assert held > 365


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert (mean([]), percentile([], 0.5)) == (0.0, 0.0)


def test_wins_and_losses_are_mirrored() -> None:
    for wins in range(21):
        low, high = wilson(wins, 20)
        mirrored = wilson(20 - wins, 20)
        assert (1 - high, 1 - low) == pytest.approx(mirrored)


def test_independent_deals_have_a_design_effect_of_one() -> None:
    chance = random.Random(5)
    effects = []
    for _ in range(60):
        deals = [(sum(chance.random() < 0.3 for _ in range(4)), 4) for _ in range(100)]
        effects.append(design_effect(deals))
    assert mean(effects) == pytest.approx(1.0, abs=0.06)
    assert design_effect([(4, 4)] * 30 + [(0, 4)] * 30) == pytest.approx(4.0)
    assert design_effect([(1, 4)] * 60) == 0.5, "never less: games cannot be more than twice as informative"
    assert design_effect([(4, 4)] * (FEWEST_DEALS - 1)) == 1.0
    assert design_effect([(0, 4)] * 50) == 1.0


def test_an_interval_of_repeated_games_is_that_of_fewer() -> None:
    deals = [(4, 4)] * 20 + [(0, 4)] * 20
    assert interval(deals) == pytest.approx(wilson(20, 40))


@pytest.mark.parametrize("values", [[1.0], [3.0, 1.0, 2.0], list(range(17)), [5.0] * 4])
@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.75, 0.95, 1.0])
def test_a_percentile_is_the_smallest_that_is_enough(values: list[float], share: float) -> None:
    found = percentile(values, share)
    assert found in values
    assert sum(value <= found for value in values) >= share * len(values) - 1e-9
    smaller = [value for value in values if value < found]
    assert not smaller or sum(value <= max(smaller) for value in values) < share * len(values)


# ---- scores


@pytest.mark.parametrize("seed", range(4))
def test_a_score_is_what_one_would_count(seed: int) -> None:
    chance = random.Random(seed)
    results = [by_lot(chance, number, chance.choice([2, 3, 4])) for number in range(1, 41)]
    for bot in BOTS:
        score = score_of(bot, results)
        sat = wins = 0
        places: Counter[int] = Counter()
        decks, gained, times = [], [], []
        for one in results:
            for index, name in enumerate(one.match.bots):
                if name == bot:
                    sat += 1
                    wins += one.winner == index + 1
                    places[one.places.index(index + 1)] += 1
                    decks.append(one.decks[index])
                    gained.append(len(one.gained[index]))
                    times += one.turn_ms[index]
        assert (score.seats, score.wins) == (sat, wins)
        assert score.win_rate == pytest.approx(wins / sat, abs=1e-4)
        assert score.places == [places[place] for place in range(len(score.places))]
        assert (score.deck, score.cards_gained) == pytest.approx((mean(decks), mean(gained)), abs=0.006)
        assert score.turn_ms_mean == pytest.approx(mean(times), abs=0.001)
        assert score.interval[0] <= score.win_rate <= score.interval[1]
        own = [one for one in results if bot in one.match.bots]
        assert score.unfinished == sum(one.winner is None for one in own)
        assert score.mean_rounds == pytest.approx(mean([one.rounds for one in own]), abs=0.001)


def test_the_order_of_the_results_does_not_matter() -> None:
    chance = random.Random(9)
    results = [by_lot(chance, number) for number in range(1, 31)]
    shuffled = chance.sample(results, len(results))
    assert table_of(shuffled) == table_of(results)
    assert summary_of(shuffled) == summary_of(results)


def renamed(one: Result, names: dict[str, str]) -> Result:
    match = msgspec.structs.replace(one.match, bots=[names[bot] for bot in one.match.bots])
    return msgspec.structs.replace(one, match=match)


def test_names_do_not_matter() -> None:
    chance = random.Random(10)
    results = [by_lot(chance, number) for number in range(1, 31)]
    names = {"alpha": "c", "beta": "b", "gamma": "a"}
    other = [renamed(one, names) for one in results]
    for bot, name in names.items():
        assert score_of(bot, results).win_rate == score_of(name, other).win_rate
        ours = next(rating for rating in rate(results) if rating.bot == bot)
        theirs = next(rating for rating in rate(other) if rating.bot == name)
        assert (ours.mu, ours.sigma) == (theirs.mu, theirs.sigma)


def test_a_table_begins_with_the_best_and_a_summary_has_every_cell() -> None:
    one, two = Cell("first-game", 2, False), Cell("serpentine", 2, True)
    results = [result(1, ["good", "bad"], n, n, cell=one if n % 2 else two) for n in range(1, 9)]
    summary = summary_of(results)
    assert [score.bot for score in summary.total.scores] == ["good", "bad"]
    assert [(cell.cell, cell.table.games) for cell in summary.cells] == [(one, 4), (two, 4)]
    assert summary.total.games == 8
    fair = {score.fair for score in summary.total.scores}
    assert fair == {0.5}


def test_what_made_seats_give_up_is_told_in_the_order_of_the_schedule() -> None:
    given_up = [
        msgspec.structs.replace(result(1, ["good", "bad"], number), forfeits=[Forfeit(2, "bot.raised", 7, "lost")])
        for number in (3, 1, 2)
    ]
    found = forfeited(given_up)
    assert [(one.match.number, one.bot, one.seat, one.number) for one in found] == [(n, "bad", 2, 7) for n in (1, 2, 3)]
    assert all(isinstance(one, Failure) for one in found)
    assert score_of("bad", given_up).forfeits == 3


def test_seats_of_old_results_are_renumbered() -> None:
    old = by_lot(random.Random(1), 1)
    new = old.renumbered(1)
    assert new.places == [seat + 1 for seat in old.places]
    assert new.first == old.first + 1
    assert new.renumbered(-1) == old
    assert result(None, ["a", "b"]).renumbered(1).winner is None


# ---- ratings


def test_equals_are_rated_equally_and_surely_with_time() -> None:
    results = [result(1 + number % 2, ["one", "two"], number) for number in range(1, 41)]
    ratings = {rating.bot: rating for rating in rate(results)}
    assert ratings["one"].mu == pytest.approx(ratings["two"].mu, abs=1.0)
    early = {rating.bot: rating for rating in rate(results[:4])}
    assert ratings["one"].sigma < early["one"].sigma
    for rating in ratings.values():
        assert rating.ordinal == pytest.approx(rating.mu - 3 * rating.sigma, abs=0.01)


def test_a_table_of_one_kind_teaches_nothing() -> None:
    [rating] = rate([result(1, ["same", "same"], number) for number in range(1, 20)])
    assert (rating.mu, rating.sigma) == pytest.approx((25.0, 8.333), abs=0.001)


# ---- the sequential test


@pytest.mark.parametrize("error", [0.01, 0.05, 0.2])
def test_bounds_are_walds(error: float) -> None:
    low, high = sprt.bounds(error)
    assert math.exp(high) == pytest.approx((1 - error) / error)
    assert low == -high


def test_the_ratio_is_nothing_at_the_start_and_in_the_middle() -> None:
    assert sprt.likelihood_ratio([], 0.25, 0.3) == 0.0
    half = [0.0, 0.25, 0.5, 0.75, 1.0] * 4
    assert sprt.likelihood_ratio(half, 0.4, 0.6) == pytest.approx(0.0)


def test_the_ratio_changes_its_sign_with_the_hypotheses() -> None:
    scores = [0.25, 0.5, 0.0, 0.75, 0.25, 0.25]
    assert sprt.likelihood_ratio(scores, 0.2, 0.4) == pytest.approx(-sprt.likelihood_ratio(scores, 0.4, 0.2))
    mirrored = [1 - score for score in scores]
    assert sprt.likelihood_ratio(mirrored, 0.6, 0.8) == pytest.approx(sprt.likelihood_ratio(scores, 0.4, 0.2))


def test_one_more_win_never_speaks_for_the_worse_hypothesis() -> None:
    for wins in range(12):
        before = sprt.likelihood_ratio([1.0] * wins + [0.0] * (12 - wins), 0.3, 0.5)
        after = sprt.likelihood_ratio([1.0] * (wins + 1) + [0.0] * (11 - wins), 0.3, 0.5)
        assert after > before


def test_the_first_decision_is_the_earliest_that_holds() -> None:
    chance = random.Random(7)
    for _ in range(30):
        scores = [chance.choice((0.0, 0.25, 0.5, 0.75, 1.0)) for _ in range(60)]
        found = sprt.first_decision(scores, 0.25, 0.5)
        plain = next((n for n in range(sprt.FEWEST_DEALS, 61) if sprt.test(scores[:n], 0.25, 0.5).decided), 60)
        assert found.deals == plain
        assert found == sprt.test(scores[: found.deals], 0.25, 0.5)


def test_nothing_is_decided_by_a_handful() -> None:
    assert sprt.test([1.0] * (sprt.FEWEST_DEALS - 1), 0.25, 0.3).decided == ""
    assert sprt.test([1.0] * 60, 0.25, 0.3).decided == "H1"
    assert sprt.test([0.0] * 60, 0.25, 0.3).decided == "H0"


def test_a_deal_counts_the_games_a_bot_sat_in() -> None:
    games = [result(1, ["a", "b"], 1), result(2, ["a", "b"], 2), result(None, ["b", "a"], 3), result(1, ["b", "c"], 4)]
    assert deal_score(games, "a") == pytest.approx(1 / 3)
    assert deal_score(games[3:], "a") == 0.0
