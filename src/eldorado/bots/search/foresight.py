"""Plans ordered by the learned value: at once, and at the ends of sampled turns ahead.

The formula still finds the plans and plays the turns ahead; the value says what each of them leads to. It is asked for many
positions at a time, because one call costs about as much as fifty rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...engine.int64 import i64
from ...engine.rules.market import buy
from ...engine.state import State
from ...engine.zones import size
from .beam import best_offers, grow, roots_of
from .lookahead import NODES_AHEAD, Ahead, besides, best_end, clear_others, draw_first, held_otherwise, next_turn, varied
from .node import NO_LIMIT, Mind
from .plays import Key
from .shopping import Offer
from .sight import Sight, handed_on

Judge = Callable[[list[int], list[float]], tuple[list[float], list[float]]]
"""Standing and remaining turns of rows laid end to end, given the formula's turns."""
FOUND_FADES: Final = 0.25


@final
class Trust:
    """How much the value counts against the formula: before looking ahead, and at the ends of what is looked at.

    `standing` is what one unit of standing (the chance to win, before the softmax) is worth in turns; 0 leaves it out.
    """

    def __init__(self, at_once: float, at_end: float, standing: float) -> None:
        self.at_once = at_once
        self.at_end = at_end
        self.standing = standing


@final
class Foresight:
    """The value at work for one seat and turn."""

    def __init__(self, mind: Mind, sight: Sight, judge: Judge, trust: Trust) -> None:
        self.mind = mind
        self.sight = sight
        self.judge = judge
        self.trust = trust
        self.frame: list[int] = []
        self.rows: list[int] = []
        self.bases: list[float] = []

    def prepare(self, state: State, hand_sizes: list[int]) -> None:
        """Looks at everybody once; `state` is the seat's own turn."""
        after = handed_on(state)
        glances = [self.sight.waiting(after, seat, hand_sizes[seat]) for seat in range(len(after.players))]
        self.frame = self.sight.frame(after, self.mind.seat, glances)

    def add(self, offer: Offer) -> None:
        """Puts where a plan ends among the rows to be judged."""
        mind = self.mind
        state = offer.node.state.copy()
        me = state.players[mind.seat]
        if offer.purse is not None:
            buy(state, offer.kind)
            me.hand -= offer.purse.cards
            me.play += offer.purse.cards - offer.purse.items
            me.tokens -= offer.purse.tokens
        glance = self.sight.ended(state, mind.seat, me.draw, 0)  # what is held back is judged by `hidden`
        row = self.frame.copy()
        self.sight.fill(row, state, mind.seat, glance)
        self.rows.extend(row)
        self.bases.append(glance.turns)

    def answers(self) -> list[float]:
        """What the rows added since the last answer are worth, in turns: the fewer the better."""
        if not self.bases:
            return []
        standings, turns = self.judge(self.rows, self.bases)
        self.rows = []
        self.bases = []
        worth: list[float] = []
        for index in range(len(turns)):
            worth.append(turns[index] - self.trust.standing * standings[index])
        return worth

    def hidden(self, offer: Offer) -> float:
        """What the value does not judge: tokens that lie face down in the caves on the way, and cards held back.

        Games show cards held back only where that was wise, so a net learns from them that it always is.
        """
        taken = offer.node.taken
        if not taken:
            return offer.held_worth
        return offer.held_worth + self.mind.find_worth * float(size(taken)) * min(1.0, FOUND_FADES * offer.node.turns)

    def order(self, found: list[Offer]) -> list[Offer]:
        """Plans by the value and the formula together; the formula's score is kept in `static`."""
        for offer in found:
            self.add(offer)
        worth = self.answers()
        share = self.trust.at_once
        for index in range(len(found)):
            offer = found[index]
            offer.score = (1.0 - share) * offer.static + share * (worth[index] - self.hidden(offer))
        return best_offers(found, len(found))

    def weigh(self, plans: list[Offer], ahead: Ahead, keys: list[bytes]) -> bool:
        """Plans by where they lead in as many samples as the budget allows, the same for all; False if it allows none."""
        mind = self.mind
        limit = mind.limit
        round_cost = NODES_AHEAD * len(plans) * ahead.turns
        used: list[float] = []
        ends: list[float] = []
        samples: i64 = 0
        mind.limit = NO_LIMIT
        for key in keys:
            before = mind.nodes
            if before + round_cost > limit:
                break
            for plan in plans:
                self._sample(plan, ahead, key, used, ends)
            samples += 1
            round_cost = mind.nodes - before
        mind.limit = limit
        if samples == 0:
            return False
        self._settle(plans, ahead, samples, used, ends)
        return True

    def _settle(self, plans: list[Offer], ahead: Ahead, samples: i64, used: list[float], ends: list[float]) -> None:
        worth = self.answers()
        share = self.trust.at_end
        totals = [0.0] * len(plans)
        for index in range(len(used)):
            totals[index % len(plans)] += used[index] + (1.0 - share) * ends[index] + share * worth[index]
        for index in range(len(plans)):
            plan = plans[index]
            outlook = totals[index] / float(samples) - share * self.hidden(plan)
            if share < 1.0:
                outlook += (1.0 - share) * besides(self.mind, plan, plan.static)
            plan.score = ahead.mix * plan.score + (1.0 - ahead.mix) * outlook

    def _sample(self, offer: Offer, ahead: Ahead, key: bytes, used: list[float], ends: list[float]) -> None:
        """Plays on from a plan with one chance; the end is noted for the value."""
        mind = self.mind
        state = next_turn(mind, offer, key)
        clear_others(state, mind.seat)
        turns = ahead.last if offer.node.turns < ahead.near else ahead.turns
        played: i64 = 0
        while True:
            draw_first(mind, state)
            seen: set[Key] = set()
            best = best_end(mind, grow(mind, roots_of(mind, state, seen), seen), ahead.shops)
            played += 1
            if played == turns or best.node.state.players[mind.seat].arrival:
                break
            state = next_turn(mind, best, state.key)
        used.append(float(played))
        ends.append(0.0 if best.node.state.players[mind.seat].arrival else best.score)
        self.add(best)


def refine_by_value(foresight: Foresight, found: list[Offer], ahead: Ahead, keys: list[bytes]) -> list[Offer]:
    """As `lookahead.refine`, with the value in the formula's place as far as it is trusted."""
    mind = foresight.mind
    me = found[0].node.state.players[mind.seat]
    if me.arrival or mind.is_last_turn:
        return found
    for offer in found:
        offer.static = offer.score
    found = foresight.order(found)
    if not keys:
        return found
    width, shop = mind.width, mind.shop
    mind.width = ahead.width
    few = varied(found, ahead)
    if foresight.weigh(few, ahead, keys):
        few = best_offers(few, len(few))
        others = held_otherwise(mind, few[0])
        if others and foresight.weigh(foresight.order(others), ahead, keys):
            few.extend(others)
    mind.width = width
    mind.shop = shop
    return best_offers(few, len(few))
