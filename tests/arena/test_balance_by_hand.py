"""Balance reports from races made by hand: courses, figures, difficulty, what is special, what is proposed."""

from __future__ import annotations

import itertools
import math
import random
import statistics

import msgspec
import pytest

from eldorado.arena.balance import improve as improving
from eldorado.arena.balance.course import DEALS, by_lot, comeback, course_of, decided, lead_changes, rounds_of
from eldorado.arena.balance.improve import _compared, _is_certain, _varied, improve
from eldorado.arena.balance.measures import entropy, mean_of, middle_of, share_of
from eldorado.arena.balance.race import Race, in_the_way
from eldorado.arena.balance.report import FEWEST, figures_of, seats_verdict
from eldorado.arena.balance.scale import Habit, difficulty_of, habits_of, plays_like, spread
from eldorado.arena.balance.special import _distance, special_of
from eldorado.arena.balance.stepwise import Balance, luck, skill_of
from eldorado.arena.statistics import SURE, sure_of
from eldorado.engine.board import NOWHERE
from eldorado.engine.components import CARD_IDS
from eldorado.engine.errors import EldoradoError
from eldorado.game import Game
from eldorado.protocol.balance import BalancePlan, Figures, Mean
from eldorado.routes.chance import Chance
from eldorado.routes.changes import Change
from eldorado.routes.printed import route
from eldorado.routes.scale import borders, printed


def race(winner: int | None, rounds: int = 14, **changed: object) -> Race:
    """A race of three; the winner, counted from 1, leads in the last round."""
    seats = 3
    distance = [[20, 10, 0 if seat + 1 == winner else 3 + seat] for seat in range(seats)]
    plain = Race(
        ["planner"] * seats, rounds, winner, 1, seats * rounds, distance, [[5], [5, 6], []], [1, 0, 2], [9, 8, 7],
        [[40, 41], [40], [42, 42]], [], [(0, 3), (1, 7)],
    )  # fmt: skip
    return msgspec.structs.replace(plain, **changed)


# ---- the course of a race


def plain_lead_changes(rows: list[list[int]]) -> int:
    """Leaders in turn: a new one has to be strictly nearer than the one before."""
    leaders: list[int] = []
    for row in rows:
        if not leaders:
            if row.count(min(row)) == 1:
                leaders.append(row.index(min(row)))
        elif min(row) < row[leaders[-1]]:
            leaders.append(row.index(min(row)))
    return max(0, len(leaders) - 1)


@pytest.mark.parametrize("seed", range(6))
def test_changes_of_the_lead_are_what_one_would_count(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        at = [30] * 4
        rows = []
        for _ in range(12):
            at = [max(0, old - chance.randint(0, 5)) for old in at]
            rows.append(at)
        assert lead_changes(rows) == plain_lead_changes(rows)
        winner = rows[-1].index(min(rows[-1]))
        assert comeback(rows, winner) == max(row[winner] - min(row) for row in rows)
        last = decided(rows, winner)
        assert all(row[winner] == min(row) for row in rows[last - 1 :])
        assert last == 1 or rows[last - 2][winner] > min(rows[last - 2])


def test_drawing_level_changes_nothing() -> None:
    assert lead_changes([[5, 6], [4, 4], [3, 3], [2, 3]]) == 0
    assert lead_changes([[5, 6], [4, 3], [2, 3]]) == 2
    assert lead_changes([[5, 5], [4, 4]]) == 0


def test_who_had_no_last_turn_stays_where_they_were() -> None:
    assert rounds_of([[9, 5, 0], [9, 6], [9]]) == [[9, 9, 9], [5, 6, 9], [0, 6, 9]]


def test_dealt_by_lot_the_same_steps_are_made_in_the_same_rounds() -> None:
    rows = [[20, 20, 20], [15, 18, 20], [9, 18, 12], [0, 11, 12]]
    dealt = by_lot(rows, Chance("lot"))
    for (old, new), (before, after) in zip(itertools.pairwise(dealt), itertools.pairwise(rows), strict=True):
        assert sorted(a - b for a, b in zip(old, new, strict=True)) == sorted(a - b for a, b in zip(before, after, strict=True))
    assert dealt[0] == [20] * 3


def test_a_course_is_the_same_for_the_same_number_and_has_a_baseline() -> None:
    one = course_of(race(2), 4)
    assert one == course_of(race(2), 4)
    assert one.by_lot_changes * DEALS == pytest.approx(round(one.by_lot_changes * DEALS))
    unfinished = course_of(race(None), 1)
    assert unfinished.decided >= 1, "nobody home: the nearest counts as the winner"


# ---- numbers


@pytest.mark.parametrize("values", [[1.0, 2.0], [4.0, 4.0, 4.0], [1.0, 5.0, 2.0, 8.0, 9.0]])
def test_a_mean_has_the_interval_of_the_textbook(values: list[float]) -> None:
    found = mean_of(values)
    half = SURE * statistics.stdev(values) / math.sqrt(len(values))
    assert (found.mean, found.low, found.high) == pytest.approx(
        (statistics.mean(values), statistics.mean(values) - half, statistics.mean(values) + half), abs=0.001
    )
    assert (mean_of([7.0]).low, mean_of([7.0]).high, mean_of([]).of) == (7.0, 7.0, 0)


def test_the_middle_of_many_is_known_better() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(100):
        values = [chance.gauss(10, 3) for _ in range(41)]
        found = middle_of(values)
        assert found.p10 <= found.p25 <= found.median <= found.p75 <= found.p90
        assert found.median == statistics.median(values)
        held += found.low <= 10 <= found.high
    assert held > 88


@pytest.mark.parametrize(("counts", "used"), [([1], 1.0), ([2, 2], 2.0), ([1] * 8, 8.0), ([3, 0, 0], 1.0), ([], 1.0)])
def test_two_to_the_entropy_is_how_many_are_used(counts: list[int], used: float) -> None:
    assert 2 ** entropy(counts) == pytest.approx(used)


def test_shares_of_nothing_are_nothing() -> None:
    assert (share_of(0, 0).share, share_of(0, 0).low, share_of(0, 0).high) == (0.0, 0.0, 1.0)


# ---- figures


def figures(races: list[Race]) -> Figures:
    return figures_of(route("first-game"), "planner", races, [course_of(one, number) for number, one in enumerate(races)])


def test_figures_are_counts_of_the_races() -> None:
    races = [race(1, 10), race(2, 14, home=2), race(2, 14, held=[40, 41, 40]), race(None, 60)]
    found = figures(races)
    assert (found.races, found.histogram) == (4, {10: 1, 14: 2, 60: 1})
    assert [seat.count for seat in found.seats] == [1, 2, 0]
    assert (found.photo_finishes.count, found.unfinished.count) == (1, 1)
    assert (found.held.count, found.held.of) == (3, 3 * (10 + 14 + 14 + 60))
    names = route("first-game").names
    assert [(one.space, one.turns) for one in found.held_at] == [(names[40], 0.5), (names[41], 0.25)]
    assert found.heat == {names[40]: round(8 / 12, 4), names[41]: round(4 / 12, 4), names[42]: round(4 / 12, 4)}
    assert found.gained.mean == 1.0
    assert (found.removed.mean, found.deck.mean) == (1.0, 8.0)
    taken = {"".join(seam.pieces): seam.taken.count for seam in found.blockades}
    assert list(taken)[:2] == ["BC", "CN"]
    assert list(taken.values()) == [4, 4] + [0] * (len(taken) - 2)


def test_a_card_wins_or_loses_only_when_that_is_certain() -> None:
    """Seat 2 has both cards and always wins; seat 1 has one of them and never does."""
    cards = {card.card: card for card in figures([race(2) for _ in range(60)]).cards}
    assert cards[CARD_IDS[6]].verdict == "wins"
    assert cards[CARD_IDS[5]].verdict in ("", "wins")
    assert cards[CARD_IDS[6]].wins.share == 1.0
    few = {card.card: card for card in figures([race(2)]).cards}
    assert few[CARD_IDS[6]].verdict == ""


def test_turns_that_are_lost_together_are_known_the_less() -> None:
    """Nine lost turns in every third race tell less about the route than the same number spread evenly."""
    together = figures([race(1, held=[40] * (9 if number % 3 == 0 else 0)) for number in range(60)]).held
    apart = figures([race(1, held=[40] * 3) for _ in range(60)]).held
    assert (together.count, together.of) == (apart.count, apart.of)
    assert together.high - together.low > 2 * (share_of(apart.count, apart.of).high - share_of(apart.count, apart.of).low)


def test_seats_of_one_race_are_no_races_of_their_own() -> None:
    found = figures([race(1, removed=[number % 5] * 3) for number in range(60)]).removed
    assert found == mean_of([number % 5 for number in range(60)])


def test_who_looks_at_many_needs_more_to_be_sure() -> None:
    """About one of twenty even seats lies outside its own interval; that is no verdict."""
    assert sure_of(1) == SURE < sure_of(4) < sure_of(18) < 3.1
    a_bit = [share_of(119, 400), share_of(94, 400), share_of(94, 400), share_of(93, 400)]
    assert a_bit[0].low > 0.25
    assert seats_verdict(a_bit, 400) == "even"
    assert _is_certain(Mean(1.0, 0.1, 1.9, 120), 1)
    assert not _is_certain(Mean(1.0, 0.1, 1.9, 120), 6)


def test_skill_is_judged_by_deals() -> None:
    """The expert wins on every seat of the same deals: ten deals, not forty races."""
    bots = [["expert" if at == seat else "steady" for at in (1, 2, 3)] for seat in (1, 2, 3)]
    races = [race(seat + 1 if deal % 2 else 1 + (seat + 1) % 3, bots=bots[seat]) for deal in range(12) for seat in range(3)]
    found = skill_of(races)
    assert found is not None
    assert (found.wins.count, found.wins.of) == (18, 36)
    assert found.wins.high - found.wins.low > share_of(18, 36).high - share_of(18, 36).low


def test_seats_are_judged_only_after_enough_races() -> None:
    sure = [share_of(FEWEST, FEWEST), share_of(0, FEWEST)]
    assert seats_verdict(sure, FEWEST - 1) == "early"
    assert seats_verdict(sure, FEWEST) == "uneven"


# ---- where a route stands


@pytest.mark.parametrize("each", printed(), ids=lambda each: each.route)
def test_the_habits_of_a_printed_route_are_nearest_to_its_own(each: object) -> None:
    habits = {name: Habit(value, value, value) for name, value in each.habits.items()}  # type: ignore[attr-defined]
    assert plays_like(habits) == each.route  # type: ignore[attr-defined]


def test_a_difficulty_names_every_class_its_interval_touches() -> None:
    moderate, difficult = borders()
    found = difficulty_of([round(moderate) - 3, round(difficult) + 3] * 3)
    assert found is not None
    assert found.classes == ["easy", "moderate", "difficult"]
    sure = difficulty_of([round(difficult) + 9] * 5)
    assert sure is not None
    assert sure.classes == ["difficult"]


def test_only_what_is_certainly_outside_the_printed_routes_is_special() -> None:
    races = [race(1 + number % 3) for number in range(60)]
    found = figures(races)
    code = special_of(found).code
    assert code.startswith("special.")
    usual = {name: spread(name)[0] for name in habits_of(found)}
    assert set(usual) == set(printed()[0].habits)


@pytest.mark.parametrize("name", printed()[0].habits)
def test_the_farthest_printed_route_is_nothing_special_when_it_is_raced_again(name: str) -> None:
    """Its interval just misses what was seen of it before; that was seen no better."""
    most = max(each.habits[name] for each in printed())
    half = 0.02 * most
    assert _distance(name, Habit(most + 1.2 * half, most + 0.2 * half, most + 2.2 * half)) == 0
    assert _distance(name, Habit(most + 2 * half, most + half, most + 3 * half)) > 0


# ---- skill and luck


def test_luck_is_all_for_equals_and_none_for_who_always_wins() -> None:
    for players in (2, 3, 4):
        assert luck(1 / players, players) == 1.0
        assert luck(1.0, players) == 0.0
        shares = [luck(1 / players + step * (1 - 1 / players) / 10, players) for step in range(11)]
        assert shares == sorted(shares, reverse=True)


def test_skill_is_counted_by_the_experts_seat() -> None:
    assert skill_of([]) is None
    races = [race(seat, bots=["expert" if at == seat else "steady" for at in (1, 2, 3)]) for seat in (1, 2, 3)]
    races.append(race(1, bots=["steady", "expert", "steady"]))
    found = skill_of(races)
    assert found is not None
    assert (found.wins.count, found.wins.of) == (3, 4)


def test_a_report_before_the_first_race_says_nothing() -> None:
    balance = Balance(route("first-game"), BalancePlan(quick=1, beginners=0, races=0, skilled=0, seed=1))
    report = balance.report()
    assert (report.figures, report.difficulty, report.skill, report.done) == (None, None, None, 0)


# ---- who stands in the way


@pytest.mark.parametrize(
    ("hand", "other", "found"),
    [("explorer", "B51", "B51"), ("sailor", "B51", ""), ("explorer", "B73", ""), ("-", "B51", ""), ("adventurer", "B51", "B51")],
)
def test_somebody_is_in_the_way_where_the_hand_could_go_otherwise(hand: str, other: str, found: str) -> None:
    text = f"eldorado position 1\nplayers 3\nseat 1\n at B61\n hand {hand}\nseat 2\n at {other}\nseat 3\n at C42"
    game = Game.from_position(text)
    space = in_the_way(game.state, 0)
    assert (game.board.names[space] if space != NOWHERE else "") == found


# ---- proposals


def change(code: str, piece: str) -> Change:
    return Change(code, {"piece": piece}, route("first-game"))


def test_the_best_of_each_kind_comes_first() -> None:
    ranked = [change("turned", "A"), change("turned", "A"), change("swapped", "A"), change("turned", "B"), change("turned", "A")]
    assert [ranked.index(one) for one in _varied(ranked)][:3] == [0, 2, 3]
    assert len(_varied(ranked)) == 5


def test_harder_is_more_rounds_and_fairer_is_nearer_to_the_middle() -> None:
    before, after = [race(1, 10 + n % 2) for n in range(20)], [race(2, 14 + n % 2) for n in range(20)]
    harder = _compared(change("turned", "A"), "harder", before, after)
    assert (harder.before.mean, harder.after.mean, harder.gain.mean) == (10.5, 14.5, 4.0)
    fairer = _compared(change("turned", "A"), "fairer", before, after)
    assert fairer.gain.mean > 0, "the first seat won all, then the middle one"
    worse = _compared(change("turned", "A"), "fairer", after, before)
    assert worse.gain.mean == -fairer.gain.mean


@pytest.mark.parametrize("races", [1, 4])
def test_a_proposal_needs_more_than_one_race(races: int, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = Change("turned", {}, route("serpentine"))
    monkeypatch.setattr(improving, "promising", lambda board, goal: [changed])
    monkeypatch.setattr(improving, "race", lambda board, *rest: race(1, 20 if board is changed.board else 10))
    found = improve(route("first-game"), "harder", races=races)
    assert (found.best is not None) == (races > 1)
    assert found.tried[0].gain.mean == 10


def test_an_unknown_goal_is_refused() -> None:
    with pytest.raises(EldoradoError) as refused:
        improve(route("first-game"), "prettier")
    assert refused.value.code == "improve.unknown-goal"
