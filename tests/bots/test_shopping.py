"""Purses, offers and what a purchase is worth, against every choice and by one weight at a time."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from turns import position

from eldorado.bots.search.beam import roots_of
from eldorado.bots.search.holding import MOST_HELD, choose_held, drops, settle_hand
from eldorado.bots.search.node import Mind, Node
from eldorado.bots.search.shopping import MOST_COINS, Offer, deck_of, delay, gain, gives_away, offers, price_list, purses
from eldorado.bots.search.weights import Weights, planner_weights
from eldorado.engine.components import CARD_IDS, CARD_KINDS, STARTING_KINDS, TOKEN_COIN_1, TOKEN_COIN_2
from eldorado.engine.rules.market import can_buy_from
from eldorado.engine.state import State
from eldorado.engine.zones import count, listed, size

HANDS = ("traveler 4", "photographer, traveler 2, treasure_chest", "millionaire, journalist, sailor, scout 2", "-", "explorer")


def looked(text: str, weights: Weights | None = None) -> tuple[Mind, State]:
    """A mind that has looked at this position as its seat to move."""
    state = position(text).state
    mind = Mind(state.board, weights or planner_weights(), 10)
    return mind, mind.look(state, state.current)


def kind(name: str) -> int:
    return CARD_IDS.index(name)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("tokens", ["-", "coin_1, coin_2 2, machete_1"])
def test_a_purse_for_every_choice_of_cards_and_coins(hand: str, tokens: str) -> None:
    mind, state = looked(f"players 3; caves on; seat 1; at B61; hand {hand}; tokens {tokens}")
    me = state.players[0]
    values = state.board.catalog.half_coins
    cards = [int(card) for card in listed(me.hand)]
    coins = [int(token) for token in listed(me.tokens) if token in (TOKEN_COIN_1, TOKEN_COIN_2)]
    plain: Counter[tuple[tuple[int, ...], int]] = Counter()
    for amount in range(len(cards) + 1):
        for chosen in set(itertools.combinations(cards, amount)):
            for coin_amount in range(len(coins) + 1):
                plain[chosen, coin_amount] += len(set(itertools.combinations(coins, coin_amount)))
    found = Counter((tuple(int(card) for card in listed(purse.cards)), int(size(purse.tokens))) for purse in purses(mind, me))
    assert found == plain
    for purse in purses(mind, me):
        if not purse.tokens:
            paid = [int(values[card]) for card in listed(purse.cards)]
            assert purse.total == sum(paid)
            assert purse.smallest == min(paid, default=99)


@pytest.mark.parametrize("hand", HANDS)
def test_an_offer_pays_and_wastes_no_card(hand: str) -> None:
    """R7.2: coins beyond the price are lost, so no card is spent that could have stayed in the hand."""
    mind, state = looked(f"players 3; seat 1; at B61; hand {hand}")
    node = roots_of(mind, state, set())[0]
    found = offers(mind, node)
    assert found[0].kind == 0
    assert (found[0].purse, found[0].score) == (None, node.score)
    coins = mind.coins(state.players[0])
    bought = set()
    for offer in found[1:]:
        assert offer.purse is not None
        price = 2 * int(state.board.catalog.price[offer.kind])
        assert price <= offer.purse.total <= coins
        assert offer.purse.total - offer.purse.smallest < price
        assert can_buy_from(state, offer.kind)
        bought.add(int(offer.kind))
    affordable = {
        card for card in range(STARTING_KINDS, CARD_KINDS)
        if can_buy_from(state, card) and 2 * state.board.catalog.price[card] <= coins
    }  # fmt: skip
    worthwhile = {card for card in affordable if gain(mind, state, deck_of(state.players[0]), card) > 0}
    assert worthwhile <= bought <= affordable


@pytest.mark.parametrize("more", ["bought", "round 9; turn 1; first 2; seat 3; at home"])
def test_nothing_is_offered_twice_a_turn_or_in_the_last_one(more: str) -> None:
    mind, state = looked(f"players 3; {more}; seat 1; at B61; hand millionaire, traveler 2")
    node = Node(state, None, [], 0)
    mind.judge(node)
    assert [offer.kind for offer in offers(mind, node)] == [0]
    assert set(price_list(mind, state, MOST_COINS)) == {0.0}


def test_prices_beyond_the_purse_change_nothing_below_it() -> None:
    mind, state = looked("players 3; seat 1; at B61; hand traveler 4")
    whole, short = price_list(mind, state, MOST_COINS), price_list(mind, state, 4)
    assert short[:5] == whole[:5]
    assert max(short) == short[4] < max(whole)


def test_the_price_list_is_the_best_purchase_for_the_money() -> None:
    mind, state = looked("players 3; seat 1; at B61; hand traveler 4")
    prices = price_list(mind, state, MOST_COINS)
    deck = deck_of(state.players[0])
    for coins in range(len(prices)):
        plain = [
            gain(mind, state, deck, card) for card in range(STARTING_KINDS, CARD_KINDS)
            if can_buy_from(state, card) and 2 * state.board.catalog.price[card] <= coins
        ]  # fmt: skip
        assert prices[coins] == pytest.approx(max([0.0, *plain]))
    mind.shop = prices
    me = state.players[0]
    assert mind.rough_shop(me) == prices[mind.coins(me)]
    mind.shop = []
    assert mind.rough_shop(me) == 0.0


def worth(card: str, text: str, **changed: float) -> float:
    """What a purchase is worth with some weights changed."""
    weights = planner_weights()
    for name, value in changed.items():
        setattr(weights, name, value)
    mind, state = looked(text, weights)
    return float(gain(mind, state, deck_of(state.players[state.current]), kind(card)))


HERE = "players 3; seat 1; at B61; hand traveler 4"


def test_a_card_is_worth_more_the_longer_it_serves() -> None:
    early = worth("captain", "players 3; market captain; seat 1; at B61; hand traveler 4")
    late = worth("captain", "players 3; market captain; seat 1; at K14; hand traveler 4")
    assert early > late


def test_the_longer_it_waits_in_the_draw_pile_the_less() -> None:
    short = worth("trailblazer", "players 3; seat 1; at B61; hand traveler 4, explorer 3, sailor; draw -")
    long = worth("trailblazer", "players 3; seat 1; at B61; hand -; draw traveler 4, explorer 3, sailor")
    assert short > long
    assert delay(position("players 3; seat 1; hand -; draw traveler 4, sailor").state.players[0]) == 5 / 4


@pytest.mark.parametrize(("copies", "share"), [(1, 0.6), (2, 0.3), (3, 0.1)])
def test_who_hurries_takes_what_will_be_gone(copies: int, share: float) -> None:
    text = f"players 3; market trailblazer {copies}, scout; seat 1; at B61; hand traveler 4"
    calm, hasty = worth("trailblazer", text), worth("trailblazer", text, urgency=1.0)
    assert hasty == pytest.approx(calm * (1 + share))


def test_taste_counts_as_it_is_until_the_race_is_nearly_over() -> None:
    weights = planner_weights()
    weights.set_bonus("scout", 1.0)
    mind, state = looked(HERE, weights)
    plain = worth("scout", HERE)
    assert gain(mind, state, deck_of(state.players[0]), kind("scout")) == pytest.approx(plain + 1.0)
    near = "players 3; seat 1; at K14; hand traveler 4"
    mind, state = looked(near, weights)
    assert plain != gain(mind, state, deck_of(state.players[0]), kind("scout")) < worth("scout", near) + 1.0


def test_opening_the_reserve_has_its_price_for_who_moves_last() -> None:
    """Three Captains wait in the reserve; whoever opens it in front of three others gets none."""
    text = (
        "players 4; turn {0}; market scout, trailblazer 1, jack_of_all_trades, photographer, treasure_chest, transmitter;"
        "seat {0}; at B{1}; hand traveler 4"
    )
    for seat, expected in ((1, False), (4, True)):
        mind, state = looked(text.format(seat, 60 + seat))
        deck = deck_of(state.players[seat - 1])
        saved = gain(mind, state, deck, kind("trailblazer"))
        assert gives_away(mind, state, deck, saved) == expected


def test_nothing_is_given_away_when_a_slot_is_vacant_already() -> None:
    mind, state = looked("players 4; turn 4; market scout, trailblazer 1; seat 4; at B61; hand traveler 4")
    assert not gives_away(mind, state, deck_of(state.players[3]), 1.0)


# ---- what is held back


def held_by_hand(saved: list[float], hand: int, above: float) -> list[int]:
    wanted = sorted(
        (kind for kind in range(CARD_KINDS) if count(hand, kind) and saved[kind] > above), key=lambda kind: -saved[kind]
    )
    return sorted(wanted[:MOST_HELD])


@pytest.mark.parametrize("hand", ["explorer 2, traveler, captain", "pioneer, sailor, scout", "traveler 4", "-"])
def test_the_cards_that_save_most_are_held(hand: str) -> None:
    mind, state = looked(f"players 3; seat 1; at B61; hand {hand}")
    me = state.players[0]
    for seed in range(20):
        saved = [((seed * 37 + number * 61) % 23) / 10 for number in range(CARD_KINDS)]
        held, value = choose_held(mind, me.hand, saved)
        assert sorted(listed(held)) == held_by_hand(saved, me.hand, mind.weights.hold_above)
        gains = [saved[card] - mind.weights.hold_above for card in listed(held)]
        assert value == pytest.approx(mind.weights.hold_share * sum(gains))


def test_what_a_card_alone_would_save_is_never_less_than_nothing() -> None:
    mind, state = looked("players 3; seat 1; at B61; hand explorer 2, traveler, captain, pioneer")
    node = roots_of(mind, state, set())[0]
    saved = drops(mind, node)
    assert min(saved) >= 0.0
    assert saved[kind("explorer")] > 0.0, "the jungle lies before it"
    assert saved[kind("pioneer")] >= saved[kind("explorer")]
    assert [saved[card] for card in range(CARD_KINDS) if not count(state.players[0].hand, card)] == [0.0] * (CARD_KINDS - 4)


def test_a_payment_leaves_what_is_best_to_hold() -> None:
    mind, state = looked("players 3; seat 1; at B61; hand traveler 2, explorer 2, captain")
    node = roots_of(mind, state, set())[0]
    saved = drops(mind, node)
    for offer in offers(mind, node)[1:]:
        before = offer.score
        settle_hand(mind, offer, saved)
        assert offer.purse is not None
        left = state.players[0].hand - offer.purse.cards
        assert all(count(left, card) >= count(offer.held, card) for card in range(CARD_KINDS))
        assert offer.score == pytest.approx(before - offer.held_worth)
        price = 2 * int(state.board.catalog.price[offer.kind])
        best = max(
            choose_held(mind, state.players[0].hand - purse.cards, saved)[1]
            for purse in purses(mind, state.players[0])
            if purse.total >= price > purse.total - purse.smallest
        )
        assert offer.held_worth == pytest.approx(best)


def test_an_offer_without_a_purchase_holds_from_the_whole_hand() -> None:
    mind, state = looked("players 3; seat 1; at B61; hand traveler 2, explorer 2, captain")
    node = roots_of(mind, state, set())[0]
    offer = Offer(node, 0, None, node.score)
    settle_hand(mind, offer, [2.0] * CARD_KINDS)
    assert size(offer.held) == MOST_HELD
    assert offer.score < node.score == offer.static
