"""Gestures and suggested payments promise only what the legal actions keep, in every state of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from driving import choose, games, whole_games
from hypothesis import given, settings
from hypothesis import strategies as st
from table import Table, solo, table

from eldorado.engine.actions import BREAK, MOVE, NO_SOURCE, PAY_BLOCKADE, PAY_SPACE, STEP, STEP_BREAK
from eldorado.engine.apply import apply
from eldorado.engine.components import CARD_IDS, STARTING_KINDS
from eldorado.engine.decision import OVER, PAY, PLAY, PURSE
from eldorado.engine.legal import legal_actions
from eldorado.engine.rules.market import can_buy_from, worth
from eldorado.engine.state import EL_DORADO, State
from eldorado.engine.zones import kinds, size, zone_of
from eldorado.game import Game
from eldorado.presenter.gestures import Gesture, Reached, reach
from eldorado.presenter.payments import Spending, payments

MOVES = (MOVE, BREAK, STEP, STEP_BREAK, PAY_SPACE, PAY_BLOCKADE)


def states(game: Game, seed: int, most: int) -> Iterator[State]:
    """The states of a game, one in three."""
    chance = random.Random(seed)
    state = game.state
    for number in range(most):
        if state.decision == OVER:
            return
        if number % 3 == 0:
            yield state.copy()
        apply(state, choose(state, chance, 0.4))


def follow(state: State, gesture: Gesture) -> State:
    """Plays a gesture action by action, each of them legal; what is owed is paid with the first cards that come."""
    after = state.copy()
    for action in gesture.actions:
        assert action in legal_actions(after)
        apply(after, action)
    assert (gesture.owes > 0) == (after.decision == PAY)
    while after.decision == PAY:
        apply(after, after.actions.gives[kinds(after.me().hand)[0]])
    if gesture.owes == 0:
        assert gesture.left == (after.left if after.is_moving() else 0)
    return after


def check_gesture(state: State, group: Reached, gesture: Gesture) -> None:
    after = follow(state, gesture)
    me, then = state.me(), after.players[state.current]
    if gesture.blockade:
        assert (then.won & ~me.won) >> gesture.blockade & 1
    else:
        home = state.board.is_finish[gesture.space]
        assert then.at(group.piece) == (EL_DORADO if home else gesture.space)
    if after.is_moving() and gesture.explores:
        apply(after, after.actions.stop)
    found = size(after.players[state.current].tokens) + size(after.used_tokens)
    assert gesture.explores == (found > size(me.tokens) + size(state.used_tokens))


@given(game=games, seed=st.integers(0, 2**32))
@settings(whole_games, max_examples=15)
def test_every_gesture_can_be_played_and_ends_where_it_says(game: Game, seed: int) -> None:
    for state in states(game, seed, 240):
        legal = legal_actions(state)
        before = state.to_bytes()
        groups = reach(state, legal)
        assert state.to_bytes() == before
        for group in groups:
            for gesture in group.gestures:
                check_gesture(state, group, gesture)
        firsts = {gesture.actions[0].text for group in groups for gesture in group.gestures}
        assert firsts <= {action.text for action in legal if action.verb in MOVES}
        targets = {
            (int(group.source), int(group.piece), int(g.space), int(g.blockade)) for group in groups for g in group.gestures
        }
        for action in legal:
            if action.verb in MOVES:
                source = action.source if action.verb in (MOVE, BREAK) else NO_SOURCE
                piece = state.piece if action.verb in (STEP, STEP_BREAK) else action.piece
                is_space = action.verb in (MOVE, STEP, PAY_SPACE)
                target = (int(action.target), 0) if is_space else (-1, int(action.target))
                assert (int(source), int(piece), *target) in targets


def pay(state: State, payment: Spending) -> State:
    after = state.copy()
    for source in payment.sources:
        action = after.actions.spends[source]
        assert action in legal_actions(after)
        apply(after, action)
    assert after.purse == payment.half_coins
    buy = after.actions.buys[payment.kind]
    assert buy in legal_actions(after)
    apply(after, buy)
    return after


@given(game=games, seed=st.integers(0, 2**32))
@settings(whole_games, max_examples=15)
def test_every_suggested_payment_buys_and_none_is_left_out(game: Game, seed: int) -> None:
    for state in states(game, seed, 300):
        legal = legal_actions(state)
        found = payments(state, legal)
        for payment in found:
            after = pay(state, payment)
            before = 0 if payment.sources and state.purse == 0 else state.waiting
            assert after.waiting == before + zone_of(payment.loses)
        if any(action.text.startswith(("spend", "buy")) for action in legal):
            most = state.purse + worth(state, state.me().hand, state.me().tokens)
            prices = state.board.catalog.price
            able = [kind for kind in range(STARTING_KINDS, 21) if can_buy_from(state, kind) and 2 * prices[kind] <= most]
            assert [payment.kind for payment in found] == able
        else:
            assert found == []


def suggestion(there: Table, card: str) -> list[str]:
    payment = next(p for p in payments(there.state, legal_actions(there.state)) if CARD_IDS[p.kind] == card)
    return [there.state.actions.spends[source].text for source in payment.sources]


@pytest.mark.parametrize(
    ("hand", "card", "spends"),
    [
        ("traveler, photographer, treasure_chest", "scout", ["spend traveler"]),
        ("photographer, traveler 2", "photographer", ["spend photographer"]),
        ("treasure_chest, journalist", "trailblazer", ["spend journalist"]),
    ],
)
def test_a_suggested_payment_is_thrifty(hand: str, card: str, spends: list[str]) -> None:
    assert suggestion(solo("B61", hand), card) == spends


def test_a_joker_reaches_by_every_symbol() -> None:
    there = solo("B42", "adventurer")
    groups = reach(there.state, legal_actions(there.state))
    names = there.state.board.names
    reached = {names[gesture.space] for group in groups for gesture in group.gestures}
    assert {"B41", "B31", "B21", "B43", "B32"} <= reached
    assert "B44" not in reached


def test_a_gesture_goes_through_a_blockade_when_the_card_can_pay_it() -> None:
    there = solo("B22", "trailblazer", "blockades B-C 1")
    groups = reach(there.state, legal_actions(there.state))
    over = [gesture for group in groups for gesture in group.gestures if there.state.board.names[gesture.space] == "C21"]
    assert [[action.text for action in gesture.actions] for gesture in over] == [["move trailblazer B21", "step #1", "step C21"]]


def test_nothing_to_reach_while_something_else_is_asked() -> None:
    there = table("players 3; seat 1; at B61; hand scientist, explorer").plays("use scientist")
    assert reach(there.state, legal_actions(there.state)) == []
    assert payments(there.state, legal_actions(there.state)) == []


def test_the_games_of_these_tests_get_far() -> None:
    """Decisions with gestures and with payments are met, and most states are met once."""
    seen = list(states(Game.new("first-game", players=3, seed=8, caves=True), 3, 240))
    assert len({state.to_bytes() for state in seen}) > 70
    assert {PLAY, PURSE} <= {state.decision for state in seen}
    assert any(state.is_moving() for state in seen)
