"""Options carry all that a page is asked: ways step by step, ways to pay, what leaves the game, why not."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from positions import game

from eldorado.engine.actions import SPEND
from eldorado.engine.components import CARD_IDS
from eldorado.engine.rules.market import wealth
from eldorado.engine.zones import kinds
from eldorado.game import Game
from eldorado.presenter.options import options
from eldorado.protocol.table import Options


def of(start: Game) -> Options:
    """As they arrive: some parts are encoded before."""
    found = options(start.view(start.decision.seat))
    assert found is not None
    return msgspec.json.decode(msgspec.json.encode(found), type=Options)


def moments() -> Iterator[Game]:
    """A game with caves of people who do whatever comes."""
    running = Game.new("first-game", players=3, seed=5, caves=True)
    for number in range(400):
        if running.is_over:
            return
        yield running
        legal = running.legal_actions()
        running.play(legal[number * 7 % len(legal)])


def test_suggested_payments_and_payments_by_hand_are_carried_out() -> None:
    for moment in moments():
        found = of(moment)
        ways = {way.source: way for way in found.payments}
        for purchase in found.purchases:
            by_hand = [ways[source].text for source in purchase.spend] + [purchase.buy]
            assert by_hand == purchase.actions
            worth = sum(ways[source].half_coins for source in purchase.spend)
            assert purchase.half_coins - worth == moment.state.purse
            assert purchase.half_coins >= purchase.needs
            twin = moment.copy()
            for text in purchase.actions:
                twin.play(text)
        assert found.wealth == wealth(moment.state)
        assert len(ways) == sum(action.verb == SPEND for action in moment.legal_actions())


def test_r8_2_items_that_are_played_leave_the_game() -> None:
    found = of(game("treasure_chest, explorer"))
    assert found.leaving == ["treasure_chest"]
    assert {way.source: way.leaves for way in found.payments} == {"treasure_chest": True, "explorer": False}


def test_ways_are_told_step_by_step() -> None:
    target = max(of(game("pioneer")).reach[0].targets, key=lambda one: len(one.steps))
    assert sum(step.cost for step in target.steps) == target.cost
    assert [bool(step.space) or bool(step.blockade) for step in target.steps] == [True] * len(target.actions)
    assert target.steps[-1].space == target.space


def test_r5_where_cards_are_owed_a_card_of_the_hand_can_be_given_at_once() -> None:
    for moment in moments():
        found = options(moment.view(moment.decision.seat))
        assert found is not None
        for target in (one for reach in found.reach for one in reach.targets if one.owes):
            assert set(target.paid_with) == {CARD_IDS[kind] for kind in kinds(moment.state.me().hand)}
            for texts in target.paid_with.values():
                twin = moment.copy()
                for text in texts:
                    twin.play(text)
