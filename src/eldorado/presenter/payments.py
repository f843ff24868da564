"""A suggested payment for every pile that can be bought now: the one that gives away least of what the hand could still do."""

from __future__ import annotations

from typing import final

from ..engine.actions import BUY, CHANGED_SOURCE, HALF_SOURCE, NO_SOURCE, SPEND, TOKEN_SOURCE, Action, card_of
from ..engine.components import CARD_KINDS, JOKER, NO_SYMBOL, STARTING_KINDS, TOKEN_CHANGE_SYMBOL
from ..engine.int64 import i64
from ..engine.rules.market import can_buy_from, value
from ..engine.state import State
from ..engine.zones import count

MOST: i64 = 16
"""Half-coins above this are all the same: no pile costs as much."""


@final
class Spending:
    """The sources to spend, in order, for one kind; `half_coins` is the purse afterwards, `loses` the items used up by it."""

    def __init__(self, kind: int, sources: list[int], half_coins: int, loses: list[int]) -> None:
        self.kind = kind
        self.sources = sources
        self.half_coins = half_coins
        self.loses = loses


@final
class _Sum:
    """A choice of sources: what it is worth, and what it gives away."""

    def __init__(self, sources: list[int], worth: i64, loss: i64, changes: i64) -> None:
        self.sources = sources
        self.worth = worth
        self.loss = loss
        self.changes = changes

    def is_better(self, other: _Sum) -> bool:
        if self.loss != other.loss:
            return self.loss < other.loss
        if self.worth != other.worth:
            return self.worth < other.worth
        return len(self.sources) < len(other.sources)


def payments(state: State, legal: list[Action]) -> list[Spending]:
    """One for each pile within reach, in catalogue order; none where `legal` offers neither spending nor buying."""
    units = _units(state, legal)
    if not units and not any(action.verb == BUY for action in legal):
        return []
    sums = _sums(state, units)
    found: list[Spending] = []
    for kind in range(STARTING_KINDS, CARD_KINDS):
        if can_buy_from(state, kind):
            price = 2 * state.board.catalog.price[kind]
            best: _Sum | None = None
            for one in sums:
                if one.worth >= price and (best is None or one.is_better(best)):
                    best = one
            if best is not None:
                found.append(Spending(kind, best.sources, int(best.worth), _lost(state, best.sources)))
    return found


def _units(state: State, legal: list[Action]) -> list[list[int]]:
    """Each card or token that may be spent, as the list of ways to spend it."""
    by_card: list[list[int]] = [[] for _ in range(CARD_KINDS)]
    units: list[list[int]] = []
    me = state.me()
    for action in legal:
        if action.verb == SPEND:
            kind = card_of(action.source)
            if kind == NO_SOURCE:
                for _ in range(count(me.tokens, action.source - TOKEN_SOURCE)):
                    units.append([int(action.source)])
            else:
                by_card[kind].append(int(action.source))
    for kind in range(CARD_KINDS):
        if by_card[kind]:
            for _ in range(count(me.hand, kind)):
                units.append(by_card[kind])
    return units


def _sums(state: State, units: list[list[int]]) -> list[_Sum]:
    """The best choice for every worth and number of change-symbol tokens, card by card."""
    changes = count(state.me().tokens, TOKEN_CHANGE_SYMBOL)
    sums: dict[int, _Sum] = {}
    first = _Sum([], state.purse, 0, 0)
    sums[int(first.worth)] = first
    for ways in units:
        for known in list(sums.values()):
            for source in ways:
                changed = 1 if CHANGED_SOURCE <= source < HALF_SOURCE else 0
                if known.changes + changed > changes:
                    continue
                one = _Sum(
                    [*known.sources, source], known.worth + value(state, source), known.loss + _loss(state, source),
                    known.changes + changed,
                )  # fmt: skip
                key = int(min(one.worth, MOST) + 32 * one.changes)
                if key not in sums or one.is_better(sums[key]):
                    sums[key] = one
    return list(sums.values())


def _loss(state: State, source: i64) -> i64:
    """What goes with a source: a card's power or an action card's price, more for jokers, tokens and what leaves the game."""
    kind = card_of(source)
    if kind == NO_SOURCE:
        return value(state, source) + 6
    catalog = state.board.catalog
    loss = 3 * catalog.power[kind] if catalog.symbol[kind] == JOKER else 2 * catalog.power[kind]
    if catalog.symbol[kind] == NO_SYMBOL:
        loss = 2 * catalog.price[kind]
    if CHANGED_SOURCE <= source < HALF_SOURCE:
        loss += 10
    if is_lost(state, source):
        loss += 20
    return loss


def is_lost(state: State, source: i64) -> bool:
    """An item that pays with its power is used; one that counts half a coin is not (R8.2, R8.3)."""
    kind = card_of(source)
    return kind != NO_SOURCE and state.board.catalog.item[kind] and value(state, source) > 1


def _lost(state: State, sources: list[int]) -> list[int]:
    return [int(card_of(source)) for source in sources if is_lost(state, source)]
