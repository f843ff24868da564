"""What the learned value is told of a position: one row of small numbers for each seat, nothing that belongs to one route.

Positions are looked at between turns. A seat that has just ended its turn is seen before it draws (draw pile, discard pile,
cards held back); of everybody else hand and draw pile are one heap, because nobody may know which card is where.
"""

from __future__ import annotations

from typing import Final, final

from ...engine.board import Board
from ...engine.components import CAMP, CARD_KINDS, RUBBLE, STARTING_KINDS, TOKEN_KINDS
from ...engine.int64 import i64
from ...engine.rules.ending import blockade_count, highest_blockade
from ...engine.rules.market import slot_of, vacant_slot
from ...engine.state import Player, State, stands_on
from ...engine.zones import count, size, weighed
from .fields import FAR_AWAY, Field, Fields, onward_seam, onward_space
from .weights import Weights, sight_weights

SIGHT_VERSION: Final = 1
"""Grows whenever the same position would give another row; weights of another version are refused."""
NEXT: Final = 8
"""So many spaces ahead of each piece are told one by one."""
PER_SPACE: Final = 7
PER_RIVAL: Final = 36

TABLE_AT: Final = 0
MARKET_AT: Final = TABLE_AT + 20
DECK_AT: Final = MARKET_AT + 2 * (CARD_KINDS - STARTING_KINDS) + 1
TOKENS_AT: Final = DECK_AT + 3 * CARD_KINDS
RACE_AT: Final = TOKENS_AT + TOKEN_KINDS
NEEDS_AT: Final = RACE_AT + 20
COSTS_AT: Final = NEEDS_AT + 14
SPACES_AT: Final = COSTS_AT + 12
RIVALS_AT: Final = SPACES_AT + 2 * NEXT * PER_SPACE
ROW: Final = RIVALS_AT + 3 * PER_RIVAL
"""How many numbers a row has, each from 0 to 255."""

MOST_TURNS: Final = 60.0
STEPS_A_TURN: Final = 2.2
"""By rule of thumb, to guess for how long a deck's items are still of use."""
LONGEST_USE: Final = 14
ORDINARY_HAND: Final = 4


def byte(value: float) -> i64:
    """A number that fits into a row."""
    if value <= 0.0:
        return 0
    return 255 if value >= 254.5 else i64(value + 0.5)


@final
class Glance:
    """One seat as the others see it, or as it sees itself before it draws."""

    def __init__(self, draw: i64, discard: i64, held: i64, hand: i64) -> None:
        self.draw = draw
        self.discard = discard
        self.held = held
        self.hand = hand
        self.field: Field | None = None
        self.turns = 0.0
        self.steps: i64 = 0


@final
class Sight:
    """Looks at positions on one board. It remembers only what follows from decks and blockades, so it can be kept for games."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.weights: Weights = sight_weights()
        self.fields = Fields(board, self.weights)

    def waiting(self, state: State, seat: i64, hand: i64) -> Glance:
        """A seat between its turns, holding so many cards; in mid-turn, as if it put all down now."""
        me = state.players[seat]
        if state.current == seat and (me.play or state.waiting):
            return self.ended(state, seat, me.draw, 0)
        return self._measured(Glance(me.draw + me.hand, me.discard, 0, hand), state, me)

    def ended(self, state: State, seat: i64, draw: i64, held: i64) -> Glance:
        """A seat that has just ended its turn and has not drawn yet."""
        me = state.players[seat]
        deck = me.hand + me.draw + me.play + me.discard
        return self._measured(Glance(draw, deck - draw - held, held, 0), state, me)

    def _measured(self, glance: Glance, state: State, me: Player) -> Glance:
        steps: i64 = 0
        for space in (me.first, me.second):
            if space >= 0:
                steps += self.board.distance[space]
        glance.steps = steps
        self.fields.horizon = max(1, min(LONGEST_USE, i64(float(steps) / STEPS_A_TURN)))
        field = self.fields.field(glance.draw + glance.discard + glance.held, state.seams)
        for space in (me.first, me.second):
            if space >= 0:
                glance.turns += min(MOST_TURNS, field.turns[space])
        glance.field = field
        return glance

    def row(self, state: State, seat: i64, glances: list[Glance]) -> list[int]:
        """All that is told about one seat."""
        out = self.frame(state, seat, glances)
        self.fill(out, state, seat, glances[seat])
        return out

    def frame(self, state: State, seat: i64, glances: list[Glance]) -> list[int]:
        """The part of a row that the seat's own turn hardly changes: the others, the order of play."""
        out: list[int] = [0] * ROW
        seats: i64 = len(state.players)
        setup = state.setup
        out[TABLE_AT + seats - 2] = 1
        out[TABLE_AT + 3 + (seat - state.first) % seats] = 1
        out[TABLE_AT + 7] = 1 if setup.caves else 0
        out[TABLE_AT + 8] = 1 if setup.full_race else 0
        out[TABLE_AT + 9] = int(min(state.round, 60))
        out[TABLE_AT + 10] = 1 if has_moved(state, seat) else 0
        for after in range(1, seats):
            other = (seat + after) % seats
            self._tell_rival(out, RIVALS_AT + PER_RIVAL * (after - 1), state, other, glances[other])
        return out

    def _tell_rival(self, out: list[int], at: i64, state: State, seat: i64, glance: Glance) -> None:
        player = state.players[seat]
        out[at] = 1
        out[at + 1] = 1 if player.arrival else 0
        out[at + 2] = 1 if player.resigned else 0
        out[at + 3] = 1 if has_moved(state, seat) else 0
        out[at + 4] = byte(glance.turns * 6.0)
        out[at + 5] = byte(float(glance.steps) * 2.0)
        out[at + 6] = int(blockade_count(player.won))
        out[at + 7] = int(highest_blockade(player.won))
        out[at + 8] = int(size(player.tokens))
        deck = glance.draw + glance.discard + glance.held
        out[at + 9] = int(size(deck))
        out[at + 10] = byte(self._coins(deck) * 16.0)
        field = glance.field
        if field is not None and not player.is_out():
            for symbol in range(3):
                out[at + 11 + symbol] = byte(field.costs[symbol + 16] * 24.0)
        self._tell_cards(out, at + 15, deck)

    def _coins(self, deck: i64) -> float:
        """Half-coins in an average hand."""
        total = weighed(deck, self.board.catalog.half_coins)
        return float(total * ORDINARY_HAND) / float(max(ORDINARY_HAND, size(deck)))

    def _tell_cards(self, out: list[int], at: i64, zone: i64) -> None:
        rest = zone
        place = at
        while rest:
            if rest & 7:
                out[place] = int(rest & 7)
            rest >>= 3
            place += 1

    def fill(self, out: list[int], state: State, seat: i64, glance: Glance) -> None:
        """The part of a row that the seat's own turn changes; `out` must be a fresh frame."""
        me = state.players[seat]
        self._tell_table(out, state)
        self._tell_market(out, state)
        self._tell_cards(out, DECK_AT, glance.draw)
        self._tell_cards(out, DECK_AT + CARD_KINDS, glance.discard)
        self._tell_cards(out, DECK_AT + 2 * CARD_KINDS, glance.held)
        self._tell_cards(out, TOKENS_AT, me.tokens)
        self._tell_race(out, me, glance)
        field = glance.field
        if field is None or me.is_out():
            return
        for symbol in range(3):
            for power in range(4):
                out[COSTS_AT + 4 * symbol + power] = byte(field.costs[symbol + 16 * (power + 1)] * 24.0)
        split = [0.0] * 6
        places = state.places()
        for piece in range(2):
            if me.at(piece) >= 0:
                self._tell_way(out, state, field, me.at(piece), SPACES_AT + piece * NEXT * PER_SPACE, places, split)
                out[RACE_AT + 12 + piece] = byte(field.turns[me.at(piece)] * 6.0)
                out[RACE_AT + 14 + piece] = byte(self._second_best(field, me.at(piece)) * 100.0)
        for part in range(6):
            out[RACE_AT + 6 + part] = byte(split[part] * 8.0)

    def _tell_table(self, out: list[int], state: State) -> None:
        out[TABLE_AT + 11] = int(min(state.arrivals, 4))
        standing: i64 = 0
        for seam in range(self.board.seam_count):
            if state.standing(seam):
                standing += 1
        out[TABLE_AT + 12] = int(standing)
        out[TABLE_AT + 13] = int(min(size(state.caves), 20)) if state.setup.caves else 0

    def _tell_market(self, out: list[int], state: State) -> None:
        kinds: i64 = CARD_KINDS - STARTING_KINDS
        for kind in range(STARTING_KINDS, CARD_KINDS):
            copies = count(state.market, kind)
            if copies:
                out[MARKET_AT + kind - STARTING_KINDS] = int(copies)
                if slot_of(state, kind) >= 0:
                    out[MARKET_AT + kinds + kind - STARTING_KINDS] = 1
        out[MARKET_AT + 2 * kinds] = 1 if vacant_slot(state) >= 0 else 0

    def _tell_race(self, out: list[int], me: Player, glance: Glance) -> None:
        deck = glance.draw + glance.discard + glance.held
        out[RACE_AT] = 1 if me.arrival else 0
        out[RACE_AT + 1] = int(blockade_count(me.won))
        out[RACE_AT + 2] = int(highest_blockade(me.won))
        out[RACE_AT + 3] = byte(glance.turns * 6.0)
        out[RACE_AT + 4] = byte(float(glance.steps) * 2.0)
        out[RACE_AT + 5] = int(size(deck))
        out[RACE_AT + 16] = byte(self._coins(deck) * 16.0)
        out[RACE_AT + 17] = int(glance.hand)
        out[RACE_AT + 18] = int(size(glance.draw))
        out[RACE_AT + 19] = byte(1000.0 / float(max(1, size(deck))))

    def _tell_way(self, out: list[int], state: State, field: Field, start: i64, at: i64, places: i64, split: list[float]) -> None:
        """Follows the cheapest way: what it asks for in all, and space by space at first."""
        board = self.board
        catalog = board.catalog
        space = start
        step: i64 = 0
        while not board.is_finish[space] and step < 200:
            way = self.fields.onward(field, space)
            if way < 0:
                return
            space = onward_space(way)
            terrain = board.terrain[space]
            power = board.strength[space]
            split[terrain] += min(field.costs[terrain + 16 * power], MOST_TURNS)
            split[5] += field.fences[onward_seam(way) + 1]
            if terrain < RUBBLE:
                out[NEEDS_AT + 4 * terrain + min(power, 4) - 1] += 1
            elif terrain <= CAMP:
                out[NEEDS_AT + 12 + terrain - RUBBLE] += int(power)
            if step < NEXT:
                out[at + terrain] = int(power)
                out[at + 5] = 1 if stands_on(places, space) else 0
                number = state.standing(onward_seam(way))
                if number:
                    out[at + 6] = int(catalog.blockade_strength[number] + 3 * (catalog.blockade_terrain[number] + 1))
                at += PER_SPACE
            step += 1

    def _second_best(self, field: Field, space: i64) -> float:
        """By how much the second way on is dearer than the best, one turn at most."""
        way = self.fields.onward(field, space)
        if way < 0 or field.turns[space] >= FAR_AWAY:
            return 1.0
        return self.fields.detour(field, space, [onward_space(way)])


def handed_on(state: State) -> State:
    """The same table after the turn of the seat to move: the next one's turn, perhaps in the next round. Nothing is drawn."""
    twin = state.copy()
    seats: i64 = len(state.players)
    twin.current = (state.current + 1) % seats
    if twin.current == state.first:
        twin.round = state.round + 1
    return twin


def has_moved(state: State, seat: i64) -> bool:
    """Whether this seat has had its turn in this round."""
    seats: i64 = len(state.players)
    return (seat - state.first) % seats < (state.current - state.first) % seats
