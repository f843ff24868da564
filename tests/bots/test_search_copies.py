"""Where the search does in one go what the engine does action by action, both come to the same, in whole games."""

from __future__ import annotations

import pytest

from eldorado.bots.search.beam import search
from eldorado.bots.search.lookahead import next_turn
from eldorado.bots.search.node import Mind
from eldorado.bots.search.shopping import Offer, purses
from eldorado.bots.search.walker import Walker
from eldorado.bots.search.weights import Weights
from eldorado.engine.actions import TOKEN_SOURCE, Action
from eldorado.engine.apply import apply
from eldorado.engine.components import TOKEN_COIN_1, TOKEN_COIN_2
from eldorado.engine.decision import OVER, PLAY
from eldorado.engine.legal import legal_actions
from eldorado.engine.rules.market import value, worth
from eldorado.engine.state import State
from eldorado.engine.zones import listed
from eldorado.game import Game

KEY = b"another chance!!"
FEW = 4
"""Plans of each turn that are carried out."""


def play(state: State, action: Action) -> None:
    assert action in legal_actions(state)
    apply(state, action)


def by_the_engine(offer: Offer, seat: int) -> list[int]:
    """What a player has after the plan's purchase, the end of the turn and the draw, action by action."""
    state = offer.node.state.copy()
    table = state.actions
    unwanted = state.players[seat].hand - offer.held
    if offer.purse is not None:
        for kind in listed(offer.purse.cards):
            play(state, table.spends[kind])
        for token in listed(offer.purse.tokens):
            play(state, table.spends[TOKEN_SOURCE + token])
        play(state, table.buys[offer.kind])
        unwanted -= offer.purse.cards
    state.key = KEY
    play(state, table.end)
    for kind in listed(unwanted):
        play(state, table.discards[kind])
    if offer.held:
        play(state, table.done)
    return state.players[seat].numbers()


def plans(mind: Mind, state: State, seat: int) -> list[Offer]:
    """Some plans of this turn, those with a purchase before all."""
    found = search(mind, mind.look(state, seat))
    bought = [offer for offer in found if offer.purse is not None]
    return [offer for offer in (*bought[:FEW], *found[:FEW]) if not offer.node.state.players[seat].arrival]


@pytest.mark.parametrize(("players", "caves", "seed"), [(2, True, 3), (3, False, 4), (4, True, 5)])
def test_buying_and_ending_a_turn_in_one_go_is_what_the_engine_does(players: int, caves: bool, seed: int) -> None:
    state = Game.new("first-game", players=players, seed=seed, caves=caves).state.copy()
    walker, mind = Walker(state.board), Mind(state.board, Weights(), 3)
    compared = bought = 0
    while state.decision != OVER:
        seat = int(state.current)
        if state.decision == PLAY and not state.is_moving() and not state.me().play:
            for offer in plans(mind, state, seat):
                if offer.node.state.decision == PLAY:
                    assert next_turn(mind, offer, KEY).players[seat].numbers() == by_the_engine(offer, seat)
                    compared += 1
                    bought += offer.purse is not None
        apply(state, walker.choose(state, legal_actions(state)))
    assert compared > 100
    assert bought > 20


@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_hand_pays_is_what_the_engine_says(seed: int) -> None:
    state = Game.new("first-game", players=4, seed=seed, caves=True).state.copy()
    walker, mind = Walker(state.board), Mind(state.board, Weights(), 3)
    while state.decision != OVER:
        me = state.me()
        coins = [token for token in listed(me.tokens) if token in (TOKEN_COIN_1, TOKEN_COIN_2)]
        assert mind.coins(me) == sum(value(state, kind) for kind in listed(me.hand)) + sum(
            value(state, TOKEN_SOURCE + token) for token in coins
        )
        assert mind.coins(me) <= worth(state, me.hand, me.tokens)
        for purse in purses(mind, me):
            paid = [*listed(purse.cards), *(TOKEN_SOURCE + token for token in listed(purse.tokens))]
            assert purse.total == sum(value(state, source) for source in paid)
        apply(state, walker.choose(state, legal_actions(state)))
