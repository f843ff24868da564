"""Plans for the rest of a turn, as found by the expert and as really played, and which of them leads further."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..bots.search.beam import search
from ..bots.search.holding import drops
from ..bots.search.lookahead import Ahead, TurnKey, besides, held_otherwise, played_on, varied
from ..bots.search.node import Mind, Node
from ..bots.search.shopping import Offer, Purse, with_purchase
from ..engine.actions import (
    BUY,
    CHANGED_SOURCE,
    DISCARD_CARD,
    END,
    HALF_SOURCE,
    KEEP_ITEM,
    RESIGN,
    SPEND,
    TOKEN_SOURCE,
    Action,
)
from ..engine.apply import apply
from ..engine.legal import legal_actions
from ..engine.rules.market import pays_by_power
from ..engine.state import State
from ..engine.zones import kinds, one, zone_of

AHEAD: Final = Ahead(plans=6, alike=3, samples=16, turns=2, width=8, mix=0.4, shops=3, near=0.0, last=2)
AHEAD_OF_TWO: Final = Ahead(plans=6, alike=6, samples=12, turns=2, width=3, mix=0.3, shops=3, near=6.0, last=4)
"""As the expert looks ahead."""


def ahead_of(players: int) -> Ahead:
    return AHEAD_OF_TWO if players == 2 else AHEAD


class Weighed(NamedTuple):
    """By how many turns one plan beats another, and the standard error of that."""

    turns: float
    doubt: float


def found_plans(mind: Mind, root: State, ahead: Ahead) -> list[Offer]:
    """The expert's plans from here, the best by its formula first, and of the first what else it could hold back."""
    found = varied(search(mind, root), ahead)
    for offer in found:
        offer.static = offer.score
    if not found[0].node.state.players[mind.seat].arrival and not mind.is_last_turn:
        found.extend(held_otherwise(mind, found[0]))
    return found


def played_plan(mind: Mind, root: State, actions: Sequence[Action], finds: int) -> Offer | None:
    """What was really played, as a plan; None where something came to light on the way, so that it was no plan."""
    state = root.copy()
    past: list[Action] = []
    bought: list[Action] = []
    before: State | None = None
    hand = 0
    for action in actions:
        if action.verb == RESIGN or (action.verb == SPEND and CHANGED_SOURCE <= action.source < HALF_SOURCE):
            return None
        if action.verb == DISCARD_CARD:
            hand -= int(one(action.target))
        if action.verb == END:
            hand = int(state.players[mind.seat].hand)
            continue
        if action.verb >= END:
            continue
        if action not in legal_actions(state) or (bought and action.verb not in (SPEND, BUY, KEEP_ITEM)):
            return None
        if action.verb == SPEND and before is None:
            before = state.copy()
        reveals = state.reveals
        apply(state, action)
        if before is not None:
            bought.append(action)
        else:
            past.append(action)
        if state.players[mind.seat].arrival:
            break
        if state.reveals != reveals:
            return None
    return _as_offer(mind, before or state, past, bought, hand, finds)


def _as_offer(mind: Mind, state: State, past: list[Action], bought: list[Action], held: int, finds: int) -> Offer:
    node = Node(state, None, past, zone_of(list(range(finds))))
    mind.judge(node)
    offer = Offer(node, 0, None, node.score)
    sold = [int(action.target) for action in bought if action.verb == BUY]
    if sold:
        offer = with_purchase(mind, node, sold[0], _purse(state, bought))
    if held and not mind.is_last_turn:
        saved = drops(mind, node)
        weights = mind.weights
        offer.held = held
        offer.held_worth = sum(weights.hold_share * max(0.0, saved[kind] - weights.hold_above) for kind in kinds(held))
        offer.score -= offer.held_worth
    offer.static = offer.score
    return offer


def _purse(state: State, bought: list[Action]) -> Purse:
    cards = tokens = items = 0
    catalog = state.board.catalog
    for action in bought:
        if action.verb != SPEND:
            continue
        source = int(action.source)
        if TOKEN_SOURCE <= source < TOKEN_SOURCE + 14:
            tokens += int(one(source - TOKEN_SOURCE))
            continue
        kind = source - HALF_SOURCE if source >= HALF_SOURCE else source
        cards += int(one(kind))
        if source < TOKEN_SOURCE and catalog.item[kind] and pays_by_power(catalog, kind):
            items += int(one(kind))
    return Purse(0, 0, cards, tokens, items)


def arrives(mind: Mind, offer: Offer) -> bool:
    return bool(offer.node.state.players[mind.seat].arrival)


def looks(mind: Mind, offer: Offer, ahead: Ahead, keys: Sequence[bytes], known: dict[TurnKey, Offer]) -> list[float]:
    """Turns until home after a plan, by each chance, with all else that counts about it.

    `known` are the turns ahead that were played before, for whichever plan of the same turn.
    """
    if arrives(mind, offer):
        return [0.0] * len(keys)
    width = mind.width
    mind.width = ahead.width
    rest = besides(mind, offer, offer.static)
    ends = [played_on(mind, offer, ahead, key, known) for key in keys]
    found = [ahead.mix * offer.static + (1 - ahead.mix) * (end + rest) for end in ends]
    mind.width = width
    return found


def weigh(mind: Mind, better: Offer, other: Offer, ahead: Ahead, keys: Sequence[bytes], known: dict[TurnKey, Offer]) -> Weighed:
    """Both plans meet the same chances, so that only the plans differ."""
    pairs = zip(looks(mind, better, ahead, keys, known), looks(mind, other, ahead, keys, known), strict=True)
    gaps = [b - a for a, b in pairs]
    return Weighed(statistics.fmean(gaps), statistics.stdev(gaps) / len(gaps) ** 0.5)


def same_end(mind: Mind, a: Offer, b: Offer) -> bool:
    """Whether two plans come to the same."""
    one_, two = a.node.state, b.node.state
    mine, theirs = one_.players[mind.seat], two.players[mind.seat]
    return (
        (mine.first, mine.second, mine.removed, mine.tokens, mine.won)
        == (theirs.first, theirs.second, theirs.removed, theirs.tokens, theirs.won)
        and one_.seams == two.seams
        and (a.kind, a.held) == (b.kind, b.held)
        and (a.purse.items if a.purse else 0) == (b.purse.items if b.purse else 0)
        and mine.hand + mine.play == theirs.hand + theirs.play
    )
