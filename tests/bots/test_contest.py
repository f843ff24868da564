"""The contest of plans: who is looked at how often, that all meet the same chance, and what the value decides on the way."""

from __future__ import annotations

import random

import pytest
from turns import position

from eldorado.bots.interface import Budget
from eldorado.bots.search.beam import search
from eldorado.bots.search.contest import Candidate, Rounds, refine_by_value
from eldorado.bots.search.foresight import Contest, Foresight, Trust
from eldorado.bots.search.lookahead import Ahead, besides, played_on, varied
from eldorado.bots.search.node import NO_LIMIT, Mind
from eldorado.bots.search.shopping import Offer
from eldorado.bots.search.sight import Sight
from eldorado.bots.search.weights import one_piece_weights
from eldorado.bots.valuing import ValuingBot
from eldorado.game import Game

HERE = "players 3; seat 1; at B61; hand explorer 2, traveler 2, captain; draw traveler 2, explorer, sailor"
KEYS = [bytes([number]) * 16 for number in range(16)]
AHEAD = Ahead(plans=8, alike=3, samples=16, turns=2, width=3, mix=0.4, shops=2, near=0.0, last=2)


def plain(rows: list[int], bases: list[float]) -> tuple[list[float], list[float]]:
    """A value that says what the formula says."""
    return [0.0] * len(bases), list(bases)


def contest(trust: float, settings: Contest, judge: object = plain, beside: float = 1.0) -> tuple[Rounds, list[Offer]]:
    state = position(HERE).state
    mind = Mind(state.board, one_piece_weights(), 6)
    found = search(mind, mind.look(state, 0))
    foresight = Foresight(mind, Sight(state.board), judge, Trust(trust, trust, 0.0, beside), settings)  # type: ignore[arg-type]
    foresight.prepare(state, [5, 0, 0])
    return Rounds(foresight, AHEAD, KEYS), found


def entered(rounds: Rounds, found: list[Offer]) -> list[Candidate]:
    return [rounds.enter(offer) for offer in varied(found, AHEAD)]


def test_the_better_half_is_looked_at_twice_as_often() -> None:
    rounds, found = contest(0.0, Contest(first=2, most=16, choices=1, held=0))
    plans = entered(rounds, found)
    assert len(plans) == 8
    ranked = rounds.run(plans)
    assert sorted(map(id, ranked)) == sorted(map(id, plans))
    assert [len(plan.ends) for plan in ranked] == [8, 8, 4, 4, 2, 2, 2, 2]
    scores = [plan.offer.score for plan in ranked[:2]]
    assert scores == sorted(scores)
    assert scores == [plan.score(AHEAD.mix, 8) for plan in ranked[:2]]


def test_what_no_look_tells_counts_beside_it_as_much_as_wanted() -> None:
    """All of what the formula knows besides turns, or only what is hidden from the value, or some of each."""
    for share in (1.0, 0.25, 0.0):
        rounds, found = contest(0.75, Contest(first=2, most=2, choices=1, held=0), beside=share)
        foresight = rounds.foresight
        for offer in found:
            offer.static = offer.score
            offer.score += 5.0  # by what the plans were ordered with makes no difference
        known = [besides(foresight.mind, offer, offer.static) for offer in found]
        unseen = [foresight.hidden(offer) for offer in found]
        wanted = [share * more - (1.0 - share) * less for more, less in zip(known, unseen, strict=True)]
        assert [rounds.enter(offer).beside for offer in found] == pytest.approx(wanted)
        assert len({round(one, 6) for one in wanted}) > 1


def test_no_plan_is_looked_at_more_often_than_allowed() -> None:
    rounds, found = contest(0.0, Contest(first=2, most=4, choices=1, held=0))
    assert [len(plan.ends) for plan in rounds.run(entered(rounds, found))] == [4, 4, 4, 4, 2, 2, 2, 2]


def test_without_trust_in_the_value_a_look_is_the_experts() -> None:
    rounds, found = contest(0.0, Contest(first=3, most=3, choices=1, held=0))
    for plan in rounds.run(entered(rounds, found)):
        wanted = [played_on(rounds.foresight.mind, plan.offer, AHEAD, key, {}) for key in KEYS[:3]]
        assert plan.ends == pytest.approx(wanted)


def test_the_same_plan_meets_the_same_chance() -> None:
    rounds, found = contest(0.5, Contest(first=4, most=4, choices=3, held=0))
    twins = [rounds.enter(found[0]), rounds.enter(found[0])]
    rounds.run(twins)
    assert twins[0].ends == twins[1].ends
    assert len(set(twins[0].ends)) > 1, "other chances lead elsewhere"


def test_the_value_chooses_in_turns_ahead_among_what_it_is_shown() -> None:
    """A value that likes the last of what it is shown: with one choice it must take the formula's."""
    shown: list[int] = []

    def last(rows: list[int], bases: list[float]) -> tuple[list[float], list[float]]:
        shown.append(len(bases))
        return [0.0] * len(bases), [float(-index) for index in range(len(bases))]

    ends = []
    for choices in (1, 3):
        rounds, found = contest(1.0, Contest(first=1, most=1, choices=choices, held=0), last)
        plan = rounds.enter(found[0])
        rounds.look([plan], 1)
        ends.append(plan.ends[0])
    assert shown == [1, 1, 3, 3]
    assert ends == [2.0, 0.0], "two turns, and what the value says of the best it was shown"


def test_a_small_budget_gives_every_plan_as_many_looks_as_fit() -> None:
    rounds, found = contest(0.0, Contest(first=16, most=16, choices=1, held=0))
    mind = rounds.foresight.mind
    plans = entered(rounds, found)
    mind.limit = mind.nodes
    assert rounds.run(plans) == []
    mind.limit = mind.nodes + 3 * len(plans) * int(rounds.cost)
    looked = {len(plan.ends) for plan in rounds.run(plans)}
    assert len(looked) == 1
    assert 1 <= looked.pop() < 16


def test_the_mind_is_left_as_it_was_and_the_best_may_hold_something_else() -> None:
    rounds, found = contest(0.5, Contest(first=2, most=4, choices=2, held=2))
    mind = rounds.foresight.mind
    width, shop = mind.width, list(mind.shop)
    refined = refine_by_value(rounds.foresight, list(found), AHEAD, KEYS)
    assert (mind.width, mind.shop, mind.limit) == (width, shop, NO_LIMIT)
    moves = [offer for offer in refined if offer in found]
    assert len(moves) == AHEAD.plans
    assert len(refined) <= AHEAD.plans + 1


@pytest.mark.parametrize("players", [2, 3])
def test_the_same_view_budget_and_chance_give_the_same_turn(players: int) -> None:
    """However small the budget: looks that no longer fit are left out, for every plan alike."""
    game = Game.new(players=players, seed=5)
    for nodes in (1, 400):
        chosen = []
        for _ in range(2):
            view = game.view(1)
            chosen.append(ValuingBot().choose(view, game.legal_actions(), Budget(nodes=nodes), random.Random(3)))
        assert chosen[0] is chosen[1]
        assert chosen[0] in game.legal_actions()
