"""Looking ahead: the best plans of a turn are played on for a turn or two with sampled draws, and judged by where that leads.

Others have moved on by then, so that nobody is in the way; all plans meet the same chance, so that only the plans differ.
"""

from __future__ import annotations

from typing import Final, final

from ...engine.apply import apply
from ...engine.decision import REMOVE, TAKE
from ...engine.int64 import i64
from ...engine.rules.actions import draw_cards
from ...engine.rules.items import remove_used_items
from ...engine.rules.turn import clear_turn
from ...engine.state import State
from ...engine.zones import kinds, one, size
from .beam import best_offers, grow, roots_of
from .node import NO_LIMIT, Mind, Node
from .opening import best_card, opening
from .plays import Key
from .shopping import Offer, offers

TurnKey = tuple[i64, i64, i64, i64, i64, i64, i64, i64, i64, i64]
NODES_AHEAD: Final = 60
"""About so many positions are looked at in one turn ahead of one plan; what the first sample takes is then known."""


@final
class Ahead:
    """How far and widely to look: plans, samples of chance, turns, the beam of those turns, the share of the first score.

    Of the plans at most `alike` move the same way and differ only in what they buy. Positions with fewer than `near` remaining
    turns are looked into for `last` turns. In each turn ahead `shops` plans may end with a purchase; 0: nothing is bought.
    """

    def __init__(
        self, plans: i64, alike: i64, samples: i64, turns: i64, width: i64, mix: float, shops: i64, near: float, last: i64
    ) -> None:
        self.plans = plans
        self.alike = alike
        self.samples = samples
        self.turns = turns
        self.width = width
        self.mix = mix
        self.shops = shops
        self.near = near
        self.last = last


def refine(mind: Mind, found: list[Offer], ahead: Ahead, keys: list[bytes]) -> list[Offer]:
    """The first few plans in the order of where they lead; of the best one also what else it could hold back."""
    me = found[0].node.state.players[mind.seat]
    if me.arrival or mind.is_last_turn:
        return found
    width, shop = mind.width, mind.shop
    mind.width = ahead.width
    if ahead.shops == 0:
        mind.shop = []
    few = varied(found, ahead)
    known: dict[TurnKey, Offer] = {}
    if _weigh(mind, few, ahead, keys, known):
        few = best_offers(few, len(few))
        others = held_otherwise(mind, few[0])
        if _weigh(mind, others, ahead, keys, known):
            few.extend(others)
    mind.width = width
    mind.shop = shop
    return best_offers(few, len(few))


def varied(found: list[Offer], ahead: Ahead) -> list[Offer]:
    """The best plans, but not too many with the same moves."""
    few: list[Offer] = []
    times: dict[int, i64] = {}
    for offer in found:
        moves = id(offer.node)
        known = times.get(moves, i64(0))
        if known < ahead.alike:
            times[moves] = known + 1
            few.append(offer)
            if len(few) == ahead.plans:
                break
    return few


def _weigh(mind: Mind, plans: list[Offer], ahead: Ahead, keys: list[bytes], known: dict[TurnKey, Offer]) -> bool:
    """Scores plans by where they lead in as many samples as the budget allows, the same for all; False if it allows none."""
    limit = mind.limit
    round_cost = NODES_AHEAD * len(plans) * ahead.turns
    totals = [0.0] * len(plans)
    samples: i64 = 0
    mind.limit = NO_LIMIT  # a sample is looked through to its end, else plans would not be compared alike
    for key in keys:
        before = mind.nodes
        if before + round_cost > limit:
            break
        for index in range(len(plans)):
            totals[index] += played_on(mind, plans[index], ahead, key, known)
        samples += 1
        round_cost = mind.nodes - before
    mind.limit = limit
    if samples == 0:
        return False
    for index in range(len(plans)):
        offer = plans[index]
        offer.static = offer.score
        outlook = totals[index] / float(samples) + besides(mind, offer, offer.score)
        offer.score = ahead.mix * offer.score + (1.0 - ahead.mix) * outlook
    return True


def held_otherwise(mind: Mind, best: Offer) -> list[Offer]:
    """The same plan with nothing, one other card or all that is left held back."""
    left = best.node.state.players[mind.seat].hand
    if best.purse is not None:
        left -= best.purse.cards
    choices: list[i64] = [0]
    for kind in kinds(left):
        choices.append(one(kind))
    if 1 < size(left) < 4:
        choices.append(left)
    found: list[Offer] = []
    for held in choices:
        if held != best.held:
            offer = Offer(best.node, best.kind, best.purse, best.static + best.held_worth)
            offer.held = held
            found.append(offer)
    return found


def played_on(mind: Mind, offer: Offer, ahead: Ahead, key: bytes, known: dict[TurnKey, Offer]) -> float:
    """Turns until home after a plan, as one chance sees it; `known` are the turns ahead that were played before."""
    state = next_turn(mind, offer, key)
    clear_others(state, mind.seat)
    return _play_on(mind, state, ahead.last if offer.node.turns < ahead.near else ahead.turns, ahead.shops, known)


def besides(mind: Mind, offer: Offer, score: float) -> float:
    """What a plan's score holds besides turns."""
    ended = offer.node.state.copy()
    _spend(mind, offer, ended)
    return score + offer.held_worth - mind.fields.remaining(ended.players[mind.seat], ended.seams)


def _spend(mind: Mind, offer: Offer, state: State) -> None:
    """Carries out the purchase of a plan in one go; where the pile lies does not matter to what follows.

    A copy of the engine's spending and buying, kept because it runs for every plan and sample: five sums instead of an
    action for each card. `tests/bots/test_search_copies.py` proves it equal over whole games.
    """
    me = state.players[mind.seat]
    if offer.purse is not None:
        me.hand -= offer.purse.cards
        me.play += offer.purse.cards - offer.purse.items
        me.removed += offer.purse.items
        me.tokens -= offer.purse.tokens
        me.discard += one(offer.kind)


def next_turn(mind: Mind, offer: Offer, key: bytes) -> State:
    """The own next turn after a plan: purchase made, cards discarded and drawn by the chance of `key`."""
    state = offer.node.state.copy()
    _spend(mind, offer, state)
    return _turn_over(mind, state, offer.held, key)


def _turn_over(mind: Mind, state: State, held: i64, key: bytes) -> State:
    """Ends the turn in one go: a copy of the engine's phases 2 and 3 without an action for each card, proved equal as above."""
    me = state.players[mind.seat]
    remove_used_items(state)
    state.key = key
    state.current = mind.seat
    clear_turn(state)
    me.discard += me.play + me.hand - held
    me.play = 0
    me.hand = held
    draw_cards(state, state.board.catalog.hand_size - size(held))
    return state


def clear_others(state: State, seat: i64) -> None:
    """Takes the others off the board: until then they will have moved on."""
    for other in range(len(state.players)):
        if other != seat:
            state.players[other].first = -1
            state.players[other].second = -1


def turn_key(mind: Mind, state: State, last: bool, sees_piles: bool) -> TurnKey:
    """Turns ahead that begin with the same of this are played the same; most hands come more than once.

    How a last turn leaves the piles matters only to who sees them apart.
    """
    me = state.players[mind.seat]
    place = (me.first + 2) + (me.second + 2) * 4096 + i64(state.passing) * 16777216 + i64(last) * 33554432
    draw, rest = me.draw, me.discard + me.play
    if last and not sees_piles:
        rest += draw
        draw = size(draw)
    rolls: i64 = 0 if last else me.rolls
    return (place, me.hand, draw, rest, state.waiting, state.seams, me.tokens, state.market, state.camps, rolls)


def _play_on(mind: Mind, state: State, turns: i64, shops: i64, known: dict[TurnKey, Offer]) -> float:
    """Plays the best plans of so many turns; turns used and turns that remain."""
    used: i64 = 0
    while True:
        draw_first(mind, state)
        used += 1
        key = turn_key(mind, state, used == turns, False)
        best = known.get(key)
        if best is None:
            seen: set[Key] = set()
            best = best_end(mind, grow(mind, roots_of(mind, state, seen), seen), shops)
            known[key] = best
        if best.node.state.players[mind.seat].arrival:
            return float(used)
        if used == turns:
            return float(used) + best.score
        state = next_turn(mind, best, state.key)


def best_end(mind: Mind, leaves: list[Node], shops: i64) -> Offer:
    """How a turn ahead ends: the best plan without a purchase, or of the first few the best with one."""
    best = Offer(leaves[0], 0, None, leaves[0].score)
    for index in range(len(leaves)):
        leaf = leaves[index]
        if leaf.score < best.score:
            best = Offer(leaf, 0, None, leaf.score)
        if index < shops:
            for offer in offers(mind, leaf):
                if offer.score < best.score:
                    best = offer
    return best


def draw_first(mind: Mind, state: State) -> None:
    """Cards that bring cards are played as a plan would play them; nothing is removed."""
    while True:
        action = opening(mind, state)
        if action is None:
            return
        apply(state, action)
        if state.decision == REMOVE:
            apply(state, state.actions.done)
        elif state.decision == TAKE:
            apply(state, state.actions.takes[best_card(mind, state, True)])
