"""Remaining turns from every space to El Dorado, for a deck and the blockades that stand.

One number prices everything: a move, a purchase, a card removed, an item used up. The gate's symbol lies on every way,
so a deck that cannot enter it is dear, and the last paddle is never thrown away.
"""

from __future__ import annotations

from typing import Final, final

from ...engine.board import Board, way_asks, way_seam, way_target, way_terrain
from ...engine.components import CAMP, JOKER, MOUNTAIN, NATIVE, NO_SYMBOL, RUBBLE, START
from ...engine.int64 import i64
from ...engine.state import Player, blockade_at
from ...engine.zones import one, size
from .weights import Weights

MOST_FIELDS: Final = 3000
"""About 6 kB each; beyond this the memory is emptied and filled anew."""
FAR_AWAY: Final = 1e6
NEAR: Final = 6.0
FAR: Final = 12.0
"""With so many turns left or more, a space that the deck cannot enter costs `cannot_yet`; with `NEAR` or fewer, `cannot`."""
FINE: Final = 1024.0
"""Parts of a turn that are kept apart where equal ways are ordered."""
SHELVES: Final = 512
A_TURN: Final = 16.0
"""Shelves for each turn; what is farther than all of them waits on the last."""


@final
class Field:
    """`turns` from every space, for one deck and the blockades that stood; `costs` to enter a space, `fences` by seam + 1.

    `jams`: what others on it added to a space.
    """

    def __init__(self, turns: list[float], costs: list[float], fences: list[float], jams: list[float]) -> None:
        self.turns = turns
        self.costs = costs
        self.fences = fences
        self.jams = jams


def _shelf(turns: float) -> i64:
    return SHELVES - 1 if turns >= (SHELVES - 1) / A_TURN else i64(turns * A_TURN)


def onward_space(step: i64) -> i64:
    return step & 1023


def onward_seam(step: i64) -> i64:
    """The seam that this step crosses, or -1."""
    return (step >> 10) - 1


@final
class Fields:
    """Remembers the fields of one board and one set of weights. `horizon` is how many turns items are thought to have left."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        self.horizon: i64 = 15
        self._asks: list[i64] = []
        self._first: list[i64] = []
        self._ways: list[i64] = []
        self._shares: list[float] = []
        self._items: i64 = 0
        self._learns = weights.cannot_yet != weights.cannot
        self._jams: list[float] = [0.0] * len(board.names)
        self._known: dict[tuple[i64, i64, i64], Field] = {}
        self._shelves: list[list[i64]] = [[] for _ in range(SHELVES)]
        self._lay_ways()
        self._share_cards()

    def _lay_ways(self) -> None:
        """For every space what asks to be entered, and from where it can be: neighbour + 1024 * (seam + 1)."""
        board = self.board
        for space in range(len(board.names)):
            self._asks.append(board.terrain[space] + 16 * board.strength[space])
            self._first.append(len(self._ways))
            if not board.is_passable(space) or board.terrain[space] == START:
                continue
            for edge in range(space * 6, space * 6 + 6):
                other = board.neighbours[edge]
                if other >= 0 and board.terrain[other] != MOUNTAIN and not board.is_finish[other]:
                    self._ways.append(other + 1024 * (board.seams[edge] + 1))
        self._first.append(len(self._ways))

    def _share_cards(self) -> None:
        """How many spaces of each symbol and power (symbol * 8 + power) one card of each kind enters."""
        weights = self.weights
        for card in self.board.catalog.cards:
            if card.item:
                self._items |= 7 * one(card.index)
            for symbol in range(3):
                for power in range(8):
                    share = 0.0
                    if card.index == NATIVE:
                        share = weights.native
                    elif card.symbol in (symbol, JOKER) and 0 < power <= card.power:
                        share = (card.power / power) ** weights.spread
                        if card.symbol == JOKER:
                            share *= weights.joker
                    self._shares.append(share)

    def jam(self, spaces: list[i64], costs: list[float]) -> None:
        """From now on these spaces cost more, because somebody stands there; fields of another crowd are forgotten."""
        jams = [0.0] * len(self._jams)
        for index in range(len(spaces)):
            jams[spaces[index]] += costs[index]
        if jams != self._jams:
            self._jams = jams
            self._known.clear()

    def remaining(self, player: Player, seams: i64) -> float:
        """Turns until all pieces of a player are home."""
        turns = self.field(player.hand + player.draw + player.play + player.discard, seams).turns
        total = 0.0
        if player.first >= 0:
            total += turns[player.first]
        if player.second >= 0:
            total += turns[player.second]
        return total

    def field(self, deck: i64, seams: i64) -> Field:
        """The field of a deck (all cards of a player) and the standing blockades."""
        key = (deck, seams, self.horizon if self._learns or deck & self._items else 0)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_FIELDS:
                self._known.clear()
            costs = self._costs(deck)
            fences = self._fences(costs, seams)
            known = Field(self._spread(costs, fences), costs, fences, self._jams)
            self._known[key] = known
        return known

    def _costs(self, deck: i64) -> list[float]:
        """Turns to enter a space, indexed by terrain + 16 * strength."""
        weights = self.weights
        cards = size(deck)
        strengths, seen = self._strengths(deck, cards)
        costs = [FAR_AWAY] * 128
        cannot = self._cannot()
        for symbol in range(3):
            for power in range(1, 7):
                most = cannot * (1.0 + 0.1 * power)
                rate = seen * strengths[symbol * 8 + power]
                cost = most
                if rate > 0.0:
                    cost = min(most, weights.step / rate**weights.bend)
                costs[symbol + 16 * power] = cost * weights.symbol[symbol]
        for power in range(1, 7):
            costs[RUBBLE + 16 * power] = weights.rubble * power
            if cards - power >= weights.thinnest:
                costs[CAMP + 16 * power] = weights.camp * power
        return costs

    def _cannot(self) -> float:
        """Turns to enter a space that the deck cannot enter."""
        if not self._learns:
            return self.weights.cannot
        share = min(1.0, max(0.0, (float(self.horizon) - NEAR) / (FAR - NEAR)))
        return self.weights.cannot + share * (self.weights.cannot_yet - self.weights.cannot)

    def _strengths(self, deck: i64, cards: i64) -> tuple[list[float], float]:
        """How many spaces of each kind the deck could enter if all of it were in hand; the chance to see a card in a turn."""
        catalog = self.board.catalog
        strengths = [0.0] * 24
        drawn = 0.0
        lasting = float(cards)
        once = min(1.0, float(cards) / (4.0 * max(1.0, float(self.horizon))))
        kind: i64 = 0
        rest = deck
        while rest:
            copies = float(rest & 7)
            if copies > 0.0:
                if catalog.item[kind]:
                    lasting -= copies * (1.0 - once) * self.weights.fleeting
                    copies *= once
                drawn += copies * catalog.cards[kind].draw
                base = kind * 24
                if catalog.symbol[kind] != NO_SYMBOL or kind == NATIVE:
                    for index in range(24):
                        strengths[index] += copies * self._shares[base + index]
            rest >>= 3
            kind += 1
        if cards == 0:
            return strengths, 0.0
        flow = 1.0 / max(self.weights.draw_floor, 1.0 - self.weights.draw_gain * drawn / lasting)
        return strengths, min(1.0, 4.0 * flow / lasting)

    def _spread(self, costs: list[float], fences: list[float]) -> list[float]:
        """The cheapest way from every space, from the finish outwards; spaces wait on shelves by the cost of going on from them.

        Shelves instead of a heap, whose order took most of a bot's time (measured): within a shelf any order will do, as a space
        that turns out cheaper is looked at again.
        """
        asks, first, ways, jams, shelves = self._asks, self._first, self._ways, self._jams, self._shelves
        turns = [FAR_AWAY] * len(asks)
        waiting: i64 = 0
        for finish in self.board.finishes:
            turns[finish] = 0.0
            shelves[_shelf(costs[asks[finish]])].append(finish)
            waiting += 1
        number: i64 = 0
        while waiting > 0:
            shelf = shelves[number]
            at: i64 = 0
            while at < len(shelf):
                space = shelf[at]
                at += 1
                entered = turns[space] + costs[asks[space]] + jams[space]
                if _shelf(entered) < number:
                    continue
                for index in range(first[space], first[space + 1]):
                    way = ways[index]
                    other = way & 1023
                    cost = entered + fences[way >> 10]
                    if cost < turns[other]:
                        turns[other] = cost
                        if first[other] < first[other + 1]:
                            shelves[_shelf(cost + costs[asks[other]] + jams[other])].append(other)
                            waiting += 1
            if at:
                waiting -= at
                shelf.clear()
            number += 1
        return turns

    def onward(self, field: Field, space: i64) -> i64:
        """The next step of the cheapest way from a space, see `onward_…`; of equal ones the first. -1 where there is none."""
        board, jams = self.board, field.jams
        if board.is_finish[space] or board.terrain[space] == MOUNTAIN:
            return -1
        found: i64 = -1
        best = FAR_AWAY
        first: i64 = 0
        for edge in range(space * 6, space * 6 + 6):
            other = board.neighbours[edge]
            if other < 0 or self._first[other] == self._first[other + 1]:
                continue
            entered = field.turns[other] + field.costs[self._asks[other]] + jams[other]
            cost = entered + field.fences[board.seams[edge] + 1]
            order = i64(entered * FINE) * 1024 + other if cost < FAR_AWAY else 0
            if cost < best or (cost == best and order < first):
                best, first = cost, order
                found = other + 1024 * (board.seams[edge] + 1)
        return found

    def _fences(self, costs: list[float], seams: i64) -> list[float]:
        """What each seam adds, by its number + 1."""
        catalog = self.board.catalog
        fences = [0.0]
        for seam in range(self.board.seam_count):
            number = blockade_at(seams, seam)
            cost = 0.0
            if number:
                cost = self.weights.seam * costs[catalog.blockade_terrain[number] + 16 * catalog.blockade_strength[number]]
            fences.append(cost)
        return fences

    def detour(self, field: Field, space: i64, shut: list[i64]) -> float:
        """By how many turns the way from a space gets longer when these neighbours cannot be entered next, one at most."""
        if space < 0:
            return 0.0
        best = FAR_AWAY
        free = FAR_AWAY
        ways = self.board.ways
        for edge in range(space * 6, space * 6 + 6):
            way = ways[edge]
            if way < 0 or way_terrain(way) == START:
                continue
            cost = field.turns[way_target(way)] + field.costs[way_asks(way)] + field.fences[way_seam(way) + 1]
            if cost < best:
                best = cost
            if cost < free and way_target(way) not in shut:
                free = cost
        return min(1.0, free - best)
