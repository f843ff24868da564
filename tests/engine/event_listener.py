"""A table kept by somebody who only listens: events alone, folded into what lies where."""

from __future__ import annotations

from collections import Counter

from eldorado.engine import events as told
from eldorado.engine.actions import CHANGED_SOURCE, HALF_SOURCE, TOKEN_SOURCE, card_of
from eldorado.engine.components import CARD_IDS, TOKEN_IDS
from eldorado.engine.events import Event
from eldorado.engine.state import EL_DORADO, OFF_BOARD, Player, State
from eldorado.engine.zones import count

ZONES = ("hand", "draw", "play", "discard", "removed")


def cards(zone: int) -> Counter[int]:
    return Counter({kind: int(count(zone, kind)) for kind in range(len(CARD_IDS)) if count(zone, kind)})


def tokens(zone: int) -> Counter[int]:
    return Counter({token: int(count(zone, token)) for token in range(len(TOKEN_IDS)) if count(zone, token)})


class Seat:
    def __init__(self, player: Player) -> None:
        self.zones = {name: cards(getattr(player, name)) for name in ZONES}
        self.tokens = tokens(player.tokens)
        self.won = {number for number in range(7) if (player.won >> number) & 1}
        self.pieces = [int(player.first), int(player.second)]

    def shift(self, source: str, target: str, what: Counter[int]) -> None:
        assert what <= self.zones[source], (source, target)
        self.zones[source] -= what
        self.zones[target] += what

    def facts(self) -> tuple[object, ...]:
        return self.zones, self.tokens, self.won, self.pieces


class Listener:
    """What a listener knows who may hear everything."""

    def __init__(self, state: State) -> None:
        self.board = state.board
        self.items = state.board.catalog.item
        self.seats = [Seat(player) for player in state.players]
        self.market = cards(state.market)
        self.waiting = cards(state.waiting)
        self.slots = [int(state.slots >> (5 * index)) & 31 for index in range(6)]
        self.turn, self.round = int(state.current), int(state.round)
        self.over = False

    def facts(self) -> tuple[object, ...]:
        return [seat.facts() for seat in self.seats], self.market, self.waiting, self.slots

    def hear(self, event: Event) -> None:
        kind, what = event.code, int(event.what)
        seat = self.seats[event.player]
        one = Counter([what])
        if kind == told.CARD_PLAYED:
            self._lay(seat, what, self.items[what])
        elif kind == told.CARD_SPENT:
            self._hear_spent(seat, what)
        elif kind == told.TOKEN_USED:
            assert seat.tokens[what] > 0
            seat.tokens -= one
        elif kind == told.TOKEN_FOUND:
            assert self.board.is_cave[event.place]
            seat.tokens += one
        elif kind in (told.CARD_GIVEN, told.CARD_SWAPPED):
            seat.shift("hand", "play", one)
        elif kind == told.CARD_REMOVED:
            seat.shift("hand", "removed", one)
        elif kind in (told.CARD_TAKEN, told.CARD_BOUGHT):
            self.market -= one
            seat.zones["discard"] += one
        elif kind == told.PILE_MOVED:
            assert self.slots[event.number] == 0
            self.slots[event.number] = what
        elif kind == told.SLOT_VACATED:
            assert self.slots[event.number] == what
            self.slots[event.number] = 0
        else:
            self._hear_rest(event, seat)

    def _lay(self, seat: Seat, card: int, used: bool) -> None:
        """A card on the table: an item that was used waits to leave the game."""
        if used:
            seat.shift("hand", "play", Counter([card]))
            seat.zones["play"] -= Counter([card])
            self.waiting += Counter([card])
        else:
            seat.shift("hand", "play", Counter([card]))

    def _hear_spent(self, seat: Seat, source: int) -> None:
        card = int(card_of(source))
        by_power = CHANGED_SOURCE <= source < HALF_SOURCE or (source < TOKEN_SOURCE and self.board.catalog.half_coins[card] > 1)
        self._lay(seat, card, by_power and self.items[card])

    def _hear_rest(self, event: Event, seat: Seat) -> None:
        kind, what, amount = event.code, int(event.what), int(event.number)
        some = Counter({what: amount})
        if kind == told.ITEM_KEPT:
            self.waiting -= Counter([what])
            seat.zones["play"] += Counter([what])
        elif kind == told.ITEM_REMOVED:
            assert some <= self.waiting
            self.waiting -= some
            seat.zones["removed"] += some
        elif kind == told.CARD_DISCARDED:
            seat.shift("play" if seat.zones["play"] else "hand", "discard", some)
        elif kind == told.DECK_SHUFFLED:
            assert (seat.zones["draw"], seat.zones["discard"].total()) == (Counter(), amount)
            seat.shift("discard", "draw", seat.zones["discard"].copy())
        elif kind == told.CARDS_DRAWN:
            assert cards(event.zone).total() == amount
            seat.shift("draw", "hand", cards(event.zone))
        elif kind == told.BLOCKADE_TAKEN:
            seat.won.add(what)
        elif kind == told.PIECE_MOVED:
            assert seat.pieces[event.figure] == event.origin
            seat.pieces[event.figure] = int(event.place)
        elif kind == told.PIECE_ARRIVED:
            assert self.board.is_finish[seat.pieces[event.figure]]
            seat.pieces[event.figure] = EL_DORADO
        else:
            self._hear_turn(event, seat)

    def _hear_turn(self, event: Event, seat: Seat) -> None:
        kind = event.code
        if kind == told.TURN_BEGAN:
            self.turn = int(event.player)
            assert event.number == self.round
        elif kind in (told.TURN_ENDED, told.PLAYS_ENDED):
            assert event.player == self.turn
        elif kind == told.ROUND_BEGAN:
            self.round += 1
            assert event.number == self.round
        elif kind == told.SEAT_RESIGNED:
            seat.pieces = [OFF_BOARD, OFF_BOARD]
        elif kind == told.GAME_ENDED:
            self.over = True
        elif kind == told.MOVEMENT_ENDED:
            assert seat.pieces[event.figure] == event.place
        elif kind == told.PAYMENT_BEGAN:
            self._hear_payment(event)
        else:
            assert kind == told.PLAYER_ARRIVED
            assert set(seat.pieces) <= {EL_DORADO, OFF_BOARD}

    def _hear_payment(self, event: Event) -> None:
        if event.what:
            assert event.number == self.board.catalog.blockade_strength[event.what]
        else:
            assert event.number == self.board.strength[event.place]
