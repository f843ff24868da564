"""Purchases: what the coins of a hand could buy, every payment that wastes nothing, and what the new card is worth."""

from __future__ import annotations

from typing import Final, final

from ...engine.components import CARD_KINDS, STARTING_KINDS, TOKEN_COIN_1, TOKEN_COIN_2
from ...engine.int64 import i64
from ...engine.rules.market import can_buy_from, pays_by_power, plain_worth, slot_of, vacant_slot
from ...engine.state import Player, State
from ...engine.zones import count, kinds, one, size
from .node import Mind, Node

MOST_COINS: i64 = 60
MOST_HANDS: i64 = 6
"""Half-coins that nearly every early hand is worth."""
WORTH_WAITING: Final = 0.5
"""A card of the reserve that saves more than this share of what the last copy saves is worth waiting for."""
SOLD_SOON: list[float] = [0.0, 0.6, 0.3, 0.1]
"""The chance that nothing is left of a pile at the next turn, by the copies it has."""


@final
class Purse:
    """A choice of cards and coin tokens: how many half-coins, the smallest of them, which items it uses up."""

    def __init__(self, total: i64, smallest: i64, cards: i64, tokens: i64, items: i64) -> None:
        self.total = total
        self.smallest = smallest
        self.cards = cards
        self.tokens = tokens
        self.items = items


@final
class Offer:
    """A purchase (or none: kind 0) at the end of a plan, what is held back, and the score of the plan with both.

    `static` is the score before anybody looked ahead, `worth` the turns that the purchase saves.
    """

    def __init__(self, node: Node, kind: i64, purse: Purse | None, score: float) -> None:
        self.node = node
        self.kind = kind
        self.purse = purse
        self.score = score
        self.held: i64 = 0
        self.held_worth = 0.0
        self.static = score
        self.worth = 0.0


def deck_of(me: Player) -> i64:
    return me.hand + me.draw + me.play + me.discard


def delay(me: Player) -> float:
    """Turns until a card bought now is drawn: the draw pile comes first."""
    return float(size(me.draw)) / 4.0


def gain(mind: Mind, state: State, deck: i64, kind: i64) -> float:
    """Turns that this card saves from here on when it joins the deck (R7.6)."""
    me = state.players[mind.seat]
    before = _turns(mind, state, me, deck)
    after = _turns(mind, state, me, deck + one(kind))
    weights = mind.weights
    wait = max(0.0, 1.0 - weights.delay * (delay(me) + 1.0) / max(1.0, before))
    saved = (before - after) * (wait if after < before else 1.0) * weights.gain_scale
    copies = count(state.market, kind)
    if saved > 0.0:
        saved *= 1.0 + weights.urgency * SOLD_SOON[min(copies, 3)]
    saved += weights.bonus[kind] * min(1.0, before / weights.bonus_fade)
    if copies == 1 and slot_of(state, kind) >= 0:
        saved += weights.opens
        if weights.gives_away > 0.0 and gives_away(mind, state, deck, saved):
            saved -= weights.gives_away
    return saved


def gives_away(mind: Mind, state: State, deck: i64, saved: float) -> bool:
    """Whether the last copy of a pile, which saves so many turns, is better left to somebody else: it would open the reserve.

    All others then choose before the own next turn, as many as there are copies. For whoever moves last in the round waiting
    costs little, because the others have just bought such a card.
    """
    players = len(state.players)
    if (mind.seat - state.first) % players != players - 1 or vacant_slot(state) >= 0:
        return False
    prices = state.board.catalog.price
    for kind in range(STARTING_KINDS, CARD_KINDS):
        if 0 < count(state.market, kind) < players and 2 * prices[kind] <= MOST_HANDS and slot_of(state, kind) < 0:
            if gain(mind, state, deck, kind) > WORTH_WAITING * saved:
                return True
    return False


def _turns(mind: Mind, state: State, me: Player, deck: i64) -> float:
    turns = mind.fields.field(deck, state.seams).turns
    total = 0.0
    if me.first >= 0:
        total += turns[me.first]
    if me.second >= 0:
        total += turns[me.second]
    return total


def price_list(mind: Mind, state: State, most: i64) -> list[float]:
    """The best purchase for each amount of half-coins up to `most`, judged from the position at the start of the turn."""
    best = [0.0] * MOST_COINS
    if state.bought or mind.is_last_turn:
        return best
    deck = deck_of(state.players[mind.seat])
    prices = state.board.catalog.price
    for kind in range(STARTING_KINDS, CARD_KINDS):
        if 2 * prices[kind] <= most and can_buy_from(state, kind):
            worth = gain(mind, state, deck, kind)
            if worth > best[2 * prices[kind]]:
                best[2 * prices[kind]] = worth
    for coins in range(1, MOST_COINS):
        if best[coins - 1] > best[coins]:
            best[coins] = best[coins - 1]
    return best


def purses(mind: Mind, me: Player) -> list[Purse]:
    """Every choice of hand cards and coin tokens."""
    found: list[Purse] = [Purse(0, 99, 0, 0, 0)]
    catalog = mind.fields.board.catalog
    for kind in kinds(me.hand):
        is_used = catalog.item[kind] and pays_by_power(catalog, kind)
        _multiply(found, count(me.hand, kind), catalog.half_coins[kind], one(kind), 0, one(kind) if is_used else 0)
    if me.tokens:
        for token in (TOKEN_COIN_1, TOKEN_COIN_2):
            _multiply(found, count(me.tokens, token), plain_worth(catalog, 0, one(token)), 0, one(token), 0)
    return found


def _multiply(found: list[Purse], copies: i64, value: i64, card: i64, token: i64, item: i64) -> None:
    """Adds to every choice the same with one, two … copies more."""
    known = len(found)
    for number in range(1, copies + 1):
        for index in range(known):
            purse = found[index]
            found.append(
                Purse(
                    purse.total + number * value,
                    min(purse.smallest, value),
                    purse.cards + number * card,
                    purse.tokens + number * token,
                    purse.items + number * item,
                )
            )


def offers(mind: Mind, node: Node) -> list[Offer]:
    """The plan without a purchase, and with each one that it can pay; of equal payments only the first."""
    found = [Offer(node, 0, None, node.score)]
    state = node.state
    me = state.players[mind.seat]
    if state.bought or me.arrival or mind.is_last_turn:
        return found
    coins = mind.coins(me)
    prices = state.board.catalog.price
    choices: list[Purse] = []
    for kind in range(STARTING_KINDS, CARD_KINDS):
        price = 2 * prices[kind]
        if price <= coins and can_buy_from(state, kind):
            if not choices:
                choices = purses(mind, me)
            _add_payments(mind, node, kind, price, choices, found)
    return found


def _add_payments(mind: Mind, node: Node, kind: i64, price: i64, choices: list[Purse], found: list[Offer]) -> None:
    known: set[i64] = set()
    for purse in choices:
        if purse.total < price or purse.total - purse.smallest >= price:
            continue
        if purse.items in known and not purse.tokens:
            continue
        known.add(purse.items)
        offer = with_purchase(mind, node, kind, purse)
        if offer.worth > mind.weights.buy_above:
            found.append(offer)


def with_purchase(mind: Mind, node: Node, kind: i64, purse: Purse) -> Offer:
    """A plan that ends with this purchase, whether or not it is a good one."""
    state = node.state
    me = state.players[mind.seat]
    deck = deck_of(me)
    worth = gain(mind, state, deck - purse.items, kind)
    score = node.score - worth
    if purse.items:
        score += _turns(mind, state, me, deck - purse.items) - node.turns
    if purse.tokens:
        score += mind.tokens_worth(purse.tokens)
    offer = Offer(node, kind, purse, score)
    offer.worth = worth
    return offer
