"""Plans in a contest: all are played on with the same sampled draws, the better half twice as often, and so on.

In the turns ahead the formula finds a few plans and the value chooses among them, so that a plan is judged by how a good
player goes on from it. All looks of a round go a turn further together: the value is asked once for all of them.
"""

from __future__ import annotations

from typing import Final, final

from ...engine.int64 import i64
from ...engine.state import State
from .beam import best_offers, grow, roots_of
from .foresight import Foresight
from .lookahead import NODES_AHEAD, Ahead, TurnKey, besides, clear_others, draw_first, held_otherwise, next_turn, turn_key, varied
from .node import NO_LIMIT
from .plays import Key
from .shopping import Offer, offers

LAST: Final = 2
"""So many plans are left for the last round."""


@final
class Candidate:
    """A plan and where it led, by the numbers of the chances."""

    def __init__(self, offer: Offer, beside: float) -> None:
        self.offer = offer
        self.at_once = offer.score
        self.beside = beside
        self.ends: list[float] = []
        self.said: list[float] = []
        """The same as `ends` by the value alone, whoever chose the turns ahead."""

    def score(self, mix: float, looks: i64) -> float:
        """The plan at once and after so many looks."""
        total = 0.0
        for index in range(looks):
            total += self.ends[index]
        return mix * self.at_once + (1.0 - mix) * (total / float(looks) + self.beside)


@final
class TurnAhead:
    """How a turn ahead may end, the formula's best first; then which of it the value chose, and what that is worth."""

    def __init__(self, few: list[Offer]) -> None:
        self.few = few
        self.best = few[0]
        self.worth = 0.0
        self.said = 0.0


@final
class Sampled:
    """One plan under the chance of a number: the own next turn, and how many turns to go."""

    def __init__(self, plan: Candidate, number: i64, state: State, turns: i64) -> None:
        self.plan = plan
        self.number = number
        self.state = state
        self.turns = turns
        self.played: i64 = 0
        self.turn: TurnAhead | None = None


@final
class Rounds:
    """The contest under way for one turn."""

    def __init__(self, foresight: Foresight, ahead: Ahead, keys: list[bytes]) -> None:
        self.foresight = foresight
        self.ahead = ahead
        self.contest = foresight.contest
        self.keys = keys
        self.cost = float(NODES_AHEAD * ahead.turns)
        self.known: dict[TurnKey, TurnAhead] = {}

    def enter(self, offer: Offer) -> Candidate:
        """A plan with what the turns ahead do not tell of it."""
        share = self.foresight.trust.beside
        beside = share * besides(self.foresight.mind, offer, offer.static)
        if share < 1.0:
            beside -= (1.0 - share) * self.foresight.hidden(offer)
        return Candidate(offer, beside)

    def run(self, plans: list[Candidate]) -> list[Candidate]:
        """The plans in the order of the contest, as far as the budget goes; empty if it allows no look at all."""
        alive = plans
        dropped: list[Candidate] = []
        wanted = self.contest.first
        while True:
            looks = self.look(alive, wanted)
            if looks == 0:
                return []
            alive = self.ranked(alive, looks)
            if looks < wanted or len(alive) <= LAST or wanted >= self.contest.most:
                return alive + dropped
            half = max(i64(LAST), (i64(len(alive)) + 1) // 2)
            dropped = alive[half:] + dropped
            alive = alive[:half]
            wanted = min(2 * wanted, self.contest.most)

    def ranked(self, plans: list[Candidate], looks: i64) -> list[Candidate]:
        """The best first after so many looks, which every plan has had."""
        keyed: list[tuple[float, int]] = []
        for index in range(len(plans)):
            plan = plans[index]
            plan.offer.score = plan.score(self.ahead.mix, looks)
            keyed.append((plan.offer.score, index))
        keyed.sort()
        return [plans[index] for _, index in keyed]

    def look(self, plans: list[Candidate], wanted: i64) -> i64:
        """Looks ahead until every plan has had so many looks, or as many as the budget allows; how many each has now."""
        mind = self.foresight.mind
        had: i64 = len(plans[0].ends)
        limit = mind.limit
        fit = i64(max(0.0, float(limit - mind.nodes)) / (self.cost * float(len(plans))))
        until = min(wanted, had + fit, i64(len(self.keys)))
        if until <= had:
            return had
        before = mind.nodes
        mind.limit = NO_LIMIT  # a look goes to its end, else plans would not be compared alike
        live: list[Sampled] = []
        for number in range(had, until):
            for plan in plans:
                state = next_turn(mind, plan.offer, self.keys[number])
                clear_others(state, mind.seat)
                far = plan.offer.node.turns >= self.ahead.near
                plan.ends.append(0.0)
                plan.said.append(0.0)
                live.append(Sampled(plan, number, state, self.ahead.turns if far else self.ahead.last))
        while live:
            live = self._turn(live)
        mind.limit = limit
        self.cost = max(1.0, float(mind.nodes - before)) / float((until - had) * len(plans))
        return until

    def _turn(self, live: list[Sampled]) -> list[Sampled]:
        """One turn further; those that are not at their end yet."""
        mind = self.foresight.mind
        new: list[TurnAhead] = []
        for look in live:
            draw_first(mind, look.state)
            look.played += 1
            key = turn_key(mind, look.state, look.played == look.turns, True)
            turn = self.known.get(key)
            if turn is None:
                turn = TurnAhead(self._choices(look.state))
                self.known[key] = turn
                new.append(turn)
            look.turn = turn
        self._judge(new)
        on: list[Sampled] = []
        for look in live:
            turn = look.turn
            assert turn is not None
            if turn.best.node.state.players[mind.seat].arrival:
                look.plan.ends[look.number] = float(look.played)
                look.plan.said[look.number] = float(look.played)
            elif look.played == look.turns:
                look.plan.ends[look.number] = float(look.played) + turn.worth
                look.plan.said[look.number] = float(look.played) + turn.said
            else:
                look.state = next_turn(mind, turn.best, look.state.key)
                on.append(look)
        return on

    def _judge(self, turns: list[TurnAhead]) -> None:
        """Formula and value together choose how these turns end."""
        for turn in turns:
            for offer in turn.few:
                self.foresight.add(offer)
        said = self.foresight.answers()
        share = self.foresight.trust.at_end
        at: i64 = 0
        for turn in turns:
            for index in range(len(turn.few)):
                worth = (1.0 - share) * turn.few[index].score + share * said[at]
                if index == 0 or worth < turn.worth:
                    turn.best, turn.worth, turn.said = turn.few[index], worth, said[at]
                at += 1

    def _choices(self, state: State) -> list[Offer]:
        """How a turn ahead may end, the formula's best first; only the first, if it is at home there."""
        mind = self.foresight.mind
        seen: set[Key] = set()
        leaves = grow(mind, roots_of(mind, state, seen), seen)
        found: list[Offer] = []
        for index in range(len(leaves)):
            leaf = leaves[index]
            if index < self.ahead.shops:
                found.extend(offers(mind, leaf))
            else:
                found.append(Offer(leaf, 0, None, leaf.score))
        few = best_offers(found, self.contest.choices)
        return few[:1] if few[0].node.state.players[mind.seat].arrival else few


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
    rounds = Rounds(foresight, ahead, keys)
    ranked = rounds.run([rounds.enter(offer) for offer in few])
    if ranked:
        few = [plan.offer for plan in _hold(rounds, ranked)]
    mind.width = width
    mind.shop = shop
    return few


def _hold(rounds: Rounds, ranked: list[Candidate]) -> list[Candidate]:
    """The same order, with what the best plan should better hold back before it, if anything."""
    best = ranked[0]
    others = held_otherwise(rounds.foresight.mind, best.offer)
    if not others:
        return ranked
    plans = [rounds.enter(offer) for offer in rounds.foresight.order(others)]
    looks = rounds.look(plans, min(rounds.contest.held, i64(len(best.ends))))
    if looks == 0:
        return ranked
    plans.append(best)
    first = rounds.ranked(plans, looks)[0]
    return ranked if first is best else [first, *ranked]
