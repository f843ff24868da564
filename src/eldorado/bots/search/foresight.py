"""Plans judged by the learned value and the formula together.

The formula finds the plans, the value says where they lead. It is asked for many positions at a time, because one call costs
about as much as fifty rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...engine.int64 import i64
from ...engine.rules.market import buy
from ...engine.state import State
from ...engine.zones import size
from .beam import best_offers
from .node import Mind
from .shopping import Offer
from .sight import Sight, handed_on

Judge = Callable[[list[int], list[float]], tuple[list[float], list[float]]]
"""Standing and remaining turns of rows laid end to end, given the formula's turns."""
FOUND_FADES: Final = 0.25


@final
class Trust:
    """How much the value counts against the formula: before looking ahead, and at the ends of what is looked at.

    `standing` is what one unit of standing (the chance to win, before the softmax) is worth in turns; 0 leaves it out.
    `beside` is how much counts, where plans were played on, what the formula knows besides turns: the taste for single cards,
    haste, who opens the reserve. No look ahead and no value tells that.
    What is left of it goes to what is hidden from the value, see `Foresight.hidden`.
    """

    def __init__(self, at_once: float, at_end: float, standing: float, beside: float = 1.0) -> None:
        self.at_once = at_once
        self.at_end = at_end
        self.standing = standing
        self.beside = beside


@final
class Contest:
    """How many looks: `first` for every plan, twice as many in all for the better half and so on, `most` for the last ones.

    Of each turn ahead `choices` plans are shown to the value; what else the best plan could hold back gets `held` looks.
    """

    def __init__(self, first: i64, most: i64, choices: i64, held: i64) -> None:
        self.first = first
        self.most = most
        self.choices = choices
        self.held = held


@final
class Foresight:
    """The value at work for one seat and turn."""

    def __init__(self, mind: Mind, sight: Sight, judge: Judge, trust: Trust, contest: Contest | None = None) -> None:
        self.mind = mind
        self.sight = sight
        self.judge = judge
        self.trust = trust
        self.contest = contest or Contest(1, 1, 1, 0)
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
