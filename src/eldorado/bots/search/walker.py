"""A simple player with a goal: walks the cheapest way its deck can pay, buys something useful, never stalls.

It drives benchmarks and long tests, because random play never finishes this game; it looks only at what its seat may
know. The opponents for people are in `bots`.
"""

from __future__ import annotations

from typing import Final, final

from ...engine.actions import BREAK, DONE, MOVE, PAY_BLOCKADE, PAY_SPACE, SPEND, STEP, STEP_BREAK, USE, Action
from ...engine.board import Board
from ...engine.components import CAMP, CARD_KINDS, JOKER, NO_SYMBOL, RUBBLE, START, STARTING_KINDS, VILLAGE
from ...engine.decision import DISCARD, PAY, PLAY, PURSE, REMOVE, REPLACE, TAKE
from ...engine.int64 import i64
from ...engine.rules.market import can_buy_from, value, worth
from ...engine.state import Player, State
from ...engine.zones import kinds, size

UNREACHABLE: Final = 100_000
FEW_CARDS: Final = 6
"""With a deck of this size or less nothing more is thrown away."""
MANY_CARDS: Final = 13
"""With a deck of this size nothing more is bought, unless the way asks for it."""
PATIENCE: Final = 5
"""Rounds that a blocked piece waits before it steps aside."""

_WISHES: list[i64] = [0, 0, 0, 5, 8, 7, 5, 8, 4, 3, 2, 2, 3, 6, 5, 4, 5, 4, 5, 4, 5]
"""How much each kind is liked, in catalogue order."""


@final
class Walker:
    """The player for one board; it keeps nothing but the prices of ways, so one serves all seats."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._tolls: dict[int, list[i64]] = {}

    def choose(self, state: State, options: list[Action]) -> Action:
        asked = state.decision
        if asked == PLAY:
            return self._play(state, options)
        if asked == PURSE:
            return self._pay_coins(state, options)
        if asked == TAKE:
            return self._most_wished(state, options)
        if asked == REMOVE and options[-1].verb == DONE and _deck_size(state.me()) <= FEW_CARDS:
            return options[-1]
        if asked == DISCARD or asked == REMOVE or asked == PAY or asked == REPLACE:
            return self._least_wished(options)
        return options[0]

    def tolls(self, powers: i64) -> list[i64]:
        """What it costs from each space to the finish for a deck with these greatest powers (three octal digits)."""
        key = int(powers)
        known = self._tolls.get(key)
        if known is None:
            known = self._measure(powers)
            self._tolls[key] = known
        return known

    def _measure(self, powers: i64) -> list[i64]:
        """Costs spread backwards from the finish until nothing gets cheaper; boards are small and this runs once a deck."""
        board = self.board
        best: list[i64] = [i64(UNREACHABLE)] * len(board.names)
        todo: list[int] = []
        for finish in board.finishes:
            best[finish] = 0
            todo.append(finish)
        at = 0
        while at < len(todo):
            space = todo[at]
            at += 1
            toll = best[space] + self._toll(space, powers)
            for direction in range(6):
                other = board.neighbours[space * 6 + direction]
                if other >= 0 and board.is_passable(int(other)) and toll < best[other]:
                    best[other] = toll
                    if board.terrain[other] != START:
                        todo.append(int(other))
        return best

    def _toll(self, space: int, powers: i64) -> i64:
        """Tenths of a card: what a deck cannot pay is dear but not impossible, for it can still be bought."""
        terrain, strength = self.board.terrain[space], self.board.strength[space]
        if terrain == RUBBLE:
            return 8 * strength
        if terrain == CAMP:
            return 12 * strength
        greatest = (powers >> (3 * terrain)) & 7
        return 8 + 4 * strength if greatest >= strength else 400

    def _play(self, state: State, options: list[Action]) -> Action:
        me = state.me()
        tolls = self.tolls(_powers(state, me))
        best = options[-1]
        best_gain: i64 = 0
        for action in options:
            gain = self._gain(state, me, tolls, action)
            if gain > best_gain:
                best_gain = gain
                best = action
        if best_gain == 0 and not state.bought and not state.is_moving():
            kind = self._wanted(state)
            if kind >= 0:
                return _dearest_spend(state, options)
            if (state.round + state.current) % PATIENCE == 0 and self._is_blocked(state, me, tolls):
                return options[0]
        return best

    def _is_blocked(self, state: State, me: Player, tolls: list[i64]) -> bool:
        """Another piece stands on the way. Two that want past each other would wait for ever, so one gives way at times."""
        for piece in range(2):
            at = me.at(piece)
            if at >= 0:
                for direction in range(6):
                    other = self.board.neighbours[at * 6 + direction]
                    if other >= 0 and tolls[other] < tolls[at] and state.is_occupied(other):
                        return True
        return False

    def _gain(self, state: State, me: Player, tolls: list[i64], action: Action) -> i64:
        """How good a play is: information first, then way made good, then the weaker card; 0 for what leads nowhere."""
        verb = action.verb
        if verb == USE:
            return 1_000_000 if action.source < CARD_KINDS else 0
        if verb == MOVE or verb == PAY_SPACE:
            made = tolls[me.at(action.piece)] - tolls[action.target]
            if made <= 0 or (verb == PAY_SPACE and self._is_too_dear(me, action.target)):
                return 0
            thrift = 8 - self.board.catalog.power[action.source] if 0 <= action.source < CARD_KINDS else i64(0)
            return 10 * made + thrift
        if verb == STEP:
            return 10 * (tolls[me.at(state.piece)] - tolls[action.target])
        if verb == STEP_BREAK or verb == BREAK or verb == PAY_BLOCKADE:
            return 5
        return 0

    def _is_too_dear(self, me: Player, space: i64) -> bool:
        return self.board.terrain[space] == CAMP and _deck_size(me) - self.board.strength[space] < FEW_CARDS

    def _wanted(self, state: State) -> i64:
        """The kind to buy now, or -1: what opens the way before what is generally good."""
        me = state.me()
        budget = state.purse + worth(state, me.hand, me.tokens)
        catalog = self.board.catalog
        full = _deck_size(me) >= MANY_CARDS
        lacking = self._lacking(state, me)
        best: i64 = -1
        best_wish: i64 = 0
        for kind in range(STARTING_KINDS, CARD_KINDS):
            wish = _WISHES[kind]
            if lacking >= 0 and catalog.power[kind] >= lacking >> 2 and catalog.symbol[kind] in (lacking & 3, JOKER):
                wish += 20
            elif full:
                continue
            if wish > best_wish and 2 * catalog.price[kind] <= budget and can_buy_from(state, kind):
                best_wish = wish
                best = kind
        return best

    def _lacking(self, state: State, me: Player) -> i64:
        """Symbol and power (power * 4 + symbol) of the next space on the way that the deck cannot enter, or -1."""
        powers = _powers(state, me)
        tolls = self.tolls(powers)
        for piece in range(2):
            space = me.at(piece)
            while space >= 0 and tolls[space] > 0:
                following: i64 = -1
                for direction in range(6):
                    other = self.board.neighbours[space * 6 + direction]
                    if other >= 0 and self.board.is_passable(int(other)) and (following < 0 or tolls[other] < tolls[following]):
                        following = other
                if following < 0 or tolls[following] >= tolls[space]:
                    break
                space = following
                terrain = self.board.terrain[space]
                if terrain <= VILLAGE and (powers >> (3 * terrain)) & 7 < self.board.strength[space]:
                    return self.board.strength[space] * 4 + terrain
        return -1

    def _pay_coins(self, state: State, options: list[Action]) -> Action:
        kind = self._wanted(state)
        if kind >= 0 and 2 * self.board.catalog.price[kind] <= state.purse:
            return state.actions.buys[kind]
        return _dearest_spend(state, options)

    def _most_wished(self, state: State, options: list[Action]) -> Action:
        best = options[0]
        for action in options:
            if _WISHES[action.target] > _WISHES[best.target]:
                best = action
        return best

    def _least_wished(self, options: list[Action]) -> Action:
        best = options[0]
        for action in options:
            if action.verb != DONE and _WISHES[action.target] < _WISHES[best.target]:
                best = action
        return best


def _deck_size(player: Player) -> i64:
    return size(player.hand) + size(player.draw) + size(player.play) + size(player.discard)


def _powers(state: State, player: Player) -> i64:
    """The greatest power of each symbol in the whole deck, three octal digits: machete, paddle, coin."""
    catalog = state.board.catalog
    cards = player.hand | player.draw | player.play | player.discard
    greatest_0: i64 = 0
    greatest_1: i64 = 0
    greatest_2: i64 = 0
    for kind in kinds(cards):
        symbol, power = catalog.symbol[kind], catalog.power[kind]
        if symbol == NO_SYMBOL:
            continue
        if symbol == 0 or symbol == JOKER:
            greatest_0 = max(greatest_0, power)
        if symbol == 1 or symbol == JOKER:
            greatest_1 = max(greatest_1, power)
        if symbol == 2 or symbol == JOKER:
            greatest_2 = max(greatest_2, power)
    return greatest_0 + 8 * greatest_1 + 64 * greatest_2


def _dearest_spend(state: State, options: list[Action]) -> Action:
    best: Action | None = None
    best_value: i64 = -1
    for action in options:
        if action.verb == SPEND and value(state, action.source) > best_value:
            best_value = value(state, action.source)
            best = action
    return options[-1] if best is None else best
