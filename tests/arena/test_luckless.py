"""Wins with luck taken out: the same on average, closer together where luck tells something, and untouched where it does not."""

from __future__ import annotations

import random
import statistics

import msgspec
import pytest
from results import result

from eldorado.arena.luckless import FEWEST_DEALS, DealtWins, Luckless, corrected, luckless
from eldorado.arena.play import play
from eldorado.arena.result import Result
from eldorado.arena.schedule import Cell, Match
from eldorado.arena.statistics import score_of
from eldorado.bots.driver import NEVER_MADE

TRUTH = 0.4


def game(chance: random.Random, number: int, told: float) -> Result:
    """A game of two in which the first seat's draws decide by so much (0: not at all) who wins."""
    draw = chance.uniform(-0.4, 0.4)
    won = chance.random() < TRUTH + told * draw
    made = result(1 if won else 2, ["alpha", "beta"], number, deal=number)
    return msgspec.structs.replace(made, luck=[(draw, 0.0), (0.0, -draw)])


def tournament(seed: int, told: float, games: int = 100) -> list[Result]:
    chance = random.Random(seed)
    return [game(chance, number, told) for number in range(games)]


def alpha(results: list[Result]) -> Luckless:
    return next(one for one in luckless(results) if one.bot == "alpha")


def test_many_tournaments_agree_on_the_truth_and_are_closer_together_without_luck() -> None:
    rates = [alpha(tournament(seed, 1.0)).win_rate for seed in range(120)]
    plain = [score_of("alpha", tournament(seed, 1.0)).win_rate for seed in range(120)]
    assert statistics.fmean(rates) == pytest.approx(TRUTH, abs=3 * statistics.stdev(rates) / 120**0.5)
    assert statistics.variance(rates) < 0.92 * statistics.variance(plain)


def test_the_games_that_are_saved_are_those_that_certainty_would_cost() -> None:
    """The draws explain 0.4² / 3 of the variance 0.24: 22 games of 100."""
    found = alpha(tournament(1, 1.0, 6_000))
    assert found.saved == pytest.approx(0.4**2 / 3 / (TRUTH * (1 - TRUTH)), abs=0.04)
    low, high = found.interval
    wide = score_of("alpha", tournament(1, 1.0, 6_000)).interval
    assert high - low == pytest.approx((wide[1] - wide[0]) * (1 - found.saved) ** 0.5, rel=0.02)
    assert low < TRUTH < high
    assert abs(found.luck) < 3 * found.error


def test_luck_that_says_nothing_changes_nothing() -> None:
    for seed in range(40):
        games = tournament(seed, 0.0)
        found, plain = alpha(games), score_of("alpha", games)
        if not found.saved:
            assert (found.win_rate, found.interval) == (plain.win_rate, plain.interval)
        assert found.saved < 0.1
    still = [msgspec.structs.replace(one, luck=[(0.0, 0.0), (0.0, 0.0)]) for one in tournament(1, 1.0)]
    assert alpha(still).saved == 0.0


def test_no_deal_has_a_say_in_its_own_correction() -> None:
    chance = random.Random(3)
    deals = [DealtWins(float(chance.random() < 0.5), 1.0, chance.gauss(0, 0.2), chance.gauss(0, 0.2)) for _ in range(40)]
    other = [*deals[:7], deals[7]._replace(won=1.0 - deals[7].won), *deals[8:]]
    changed = [before != after for before, after in zip(corrected(deals), corrected(other), strict=True)]
    worth = [deals[7].won - corrected(deals)[7], other[7].won - corrected(other)[7]]
    assert worth[0] == pytest.approx(worth[1], abs=0.02), "only by the usual rate, in which every deal has a part"
    assert all(changed[at] for at in range(40) if at % 10 != 7)


def test_games_of_one_deal_are_one_observation_and_few_deals_tell_nothing() -> None:
    games = tournament(5, 1.0, FEWEST_DEALS)
    again = [
        msgspec.structs.replace(one, match=msgspec.structs.replace(one.match, number=100 + at)) for at, one in enumerate(games)
    ]
    assert alpha([*games, *again]).interval == alpha(games).interval, "the same games told twice make nothing surer"
    assert luckless(games[:-1]) == []
    assert luckless([result(1, ["alpha", "beta"], number, number) for number in range(50)]) == [], "nobody asked for luck"


def test_one_bot_at_every_seat_has_nothing_to_save() -> None:
    chance = random.Random(2)
    games = [
        msgspec.structs.replace(result(chance.randint(1, 2), ["alpha", "alpha"], at, at), luck=[(0.1, 0.0), (-0.1, 0.2)])
        for at in range(30)
    ]
    assert alpha(games).saved == 0.0
    assert alpha(games).win_rate == 0.5


def test_a_match_tells_its_luck_when_asked_and_no_bot_is_too_slow_meanwhile() -> None:
    match = Match(7, Cell("first-game", 3, True), 0, 11, ["steady"] * 3, 2, None, False, 2, luck=2)
    seen: list[int] = []
    found = play(match, None, False, lambda seat, number: seen.append(number))
    assert isinstance(found, Result)
    assert len(found.luck) == 3
    assert any(own for own, _ in found.luck)
    assert seen[-6:] == [NEVER_MADE] * 6, "six turns in two rounds"
    total = sum(own + others for own, others in found.luck)
    assert total == pytest.approx(0.0, abs=1e-5), "what one gains, others lose"
    again = play(match, None, False, None)
    assert isinstance(again, Result)
    assert again.luck == found.luck
    plain = play(msgspec.structs.replace(match, luck=0), None, False, None)
    assert isinstance(plain, Result)
    assert (plain.luck, plain.steps) == ([], found.steps)
