"""What to keep for the next turn: a card that alone carries the piece further than an average draw would."""

from __future__ import annotations

from ...engine.components import CARD_KINDS
from ...engine.int64 import i64
from ...engine.zones import count, kinds, one
from .node import Mind, Node
from .plays import Key, Plays
from .shopping import Offer, Purse, purses

MOST_HELD: i64 = 2
"""More than this is never worth the draws it costs (measured: holding nearly everything loses)."""


def drops(mind: Mind, node: Node) -> list[float]:
    """For each kind in hand, the turns it would save if it were played alone from where the pieces end."""
    found = [0.0] * CARD_KINDS
    base = node.state.copy()
    base.players[mind.seat].tokens = 0
    start = Node(base, None, [], 0)
    start.turns = node.turns
    caves = mind.caves
    mind.caves = 0
    for kind in kinds(base.players[mind.seat].hand):
        seen: set[Key] = set()
        ends: list[Node] = []
        Plays(mind, start, seen, ends).add_walks([kind])
        for end in ends:
            if node.turns - end.turns > found[kind]:
                found[kind] = node.turns - end.turns
    mind.caves = caves
    return found


def choose_held(mind: Mind, hand: i64, saved: list[float]) -> tuple[i64, float]:
    """The cards worth holding out of what is left in hand, and what that is worth; of each kind one, the best first."""
    held: i64 = 0
    worth = 0.0
    for _ in range(MOST_HELD):
        best: i64 = -1
        most = mind.weights.hold_above
        for kind in kinds(hand):
            if saved[kind] > most and not count(held, kind):
                best = kind
                most = saved[kind]
        if best < 0:
            break
        held += one(best)
        worth += mind.weights.hold_share * (most - mind.weights.hold_above)
    return held, worth


def settle_hand(mind: Mind, offer: Offer, saved: list[float]) -> None:
    """Fills in what the offer holds back, with the payment that leaves the best of it, and takes that into its score."""
    me = offer.node.state.players[mind.seat]
    if offer.purse is None:
        offer.held, offer.held_worth = choose_held(mind, me.hand, saved)
        offer.score -= offer.held_worth
        return
    price = 2 * mind.fields.board.catalog.price[offer.kind]
    best: Purse = offer.purse
    most = -1.0
    for purse in purses(mind, me):
        if purse.total < price or purse.total - purse.smallest >= price:
            continue
        if purse.items != offer.purse.items or purse.tokens != offer.purse.tokens:
            continue
        held, worth = choose_held(mind, me.hand - purse.cards, saved)
        if worth > most:
            best, most = purse, worth
            offer.held = held
    offer.purse = best
    offer.held_worth = most
    offer.score -= most
