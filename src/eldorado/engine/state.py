"""The whole truth of a running game: small, mutable, cheap to copy. The rules change it; nobody else does."""

from __future__ import annotations

from typing import Final, final

from .actions import NO_SOURCE, Actions
from .board import NOWHERE, Board
from .decision import KINDS, PLAY
from .events import NONE, Event
from .int64 import i64
from .setup import Setup
from .zones import has_bit

EL_DORADO: Final = -1
"""Where a piece is that has arrived (R11.2)."""
OFF_BOARD: Final = -2
"""Where a piece is that does not exist, or whose player resigned."""


def stands_on(places: i64, space: i64) -> bool:
    """Whether one of the four twelve-bit fields holds this space: the field that equals it becomes zero and borrows."""
    differences = places ^ ((space + 1) * 0x001001001001)
    return (differences - 0x001001001001) & ~differences & 0x800800800800 != 0


def blockade_at(seams: i64, seam: i64) -> i64:
    """The number of the blockade on a seam, 0 when there is none: three bits for each seam."""
    return (seams >> (3 * seam)) & 7


@final
class Player:
    """One seat: five zones of cards, tokens, blockades won (a bit per number), pieces, and when it arrived.

    `rolls` counts the random words drawn for this seat; `words` are the ones at hand, good only for the key they came from.
    """

    def __init__(
        self, hand: i64, draw: i64, play: i64, discard: i64, removed: i64, tokens: i64, won: i64, first: i64, second: i64,
        rolls: i64, arrival: i64, arrival_round: i64, resigned: i64,
    ) -> None:  # fmt: skip
        self.hand = hand
        self.draw = draw
        self.play = play
        self.discard = discard
        self.removed = removed
        self.tokens = tokens
        self.won = won
        self.first = first
        self.second = second
        self.rolls = rolls
        self.arrival = arrival
        self.arrival_round = arrival_round
        self.resigned = resigned
        self.words = b""
        self.words_key = b""

    def copy(self) -> Player:
        twin = Player(
            self.hand, self.draw, self.play, self.discard, self.removed, self.tokens, self.won, self.first, self.second,
            self.rolls, self.arrival, self.arrival_round, self.resigned,
        )  # fmt: skip
        twin.words = self.words
        twin.words_key = self.words_key
        return twin

    def at(self, piece: i64) -> i64:
        return self.second if piece else self.first

    def put(self, piece: i64, space: i64) -> None:
        if piece:
            self.second = space
        else:
            self.first = space

    def has_arrived(self) -> bool:
        return self.arrival > 0

    def is_out(self) -> bool:
        """Takes no more turns: home, or resigned."""
        return self.arrival > 0 or self.resigned > 0

    def __reduce__(self) -> tuple[object, ...]:
        return Player, tuple(self.numbers())

    def blockades(self) -> list[int]:
        """The numbers of those won, in order."""
        return [number for number in range(1, 7) if has_bit(self.won, number)]

    def numbers(self) -> list[int]:
        """For comparing and storing, in the order of the fields."""
        return [
            int(n) for n in (
                self.hand, self.draw, self.play, self.discard, self.removed, self.tokens, self.won, self.first,
                self.second, self.rolls, self.arrival, self.arrival_round, self.resigned,
            )
        ]  # fmt: skip


@final
class State:
    """Seats count from 0 here. `log`, when a list, receives the events; a copy has none."""

    def __init__(self, setup: Setup, actions: Actions, players: list[Player], key: bytes) -> None:
        self.setup = setup
        self.board: Board = setup.board
        self.actions = actions
        self.players = players
        self.key = key
        self.log: list[Event] | None = None
        # the table
        self.round: i64 = 1
        self.first: i64 = 0
        self.current: i64 = 0
        self.market: i64 = 0
        self.slots: i64 = 0
        self.seams: i64 = 0
        self.bag: i64 = 0
        self.caves: i64 = 0
        self.used_tokens: i64 = 0
        self.camps: i64 = 0
        self.rolls: i64 = 0
        self.arrivals: i64 = 0
        self.reveals: i64 = 0
        # the turn
        self.decision: i64 = PLAY
        self.bought: bool = False
        self.passing: bool = False
        self.waiting: i64 = 0
        # the movement under way; source NO_SOURCE when there is none
        self.source: i64 = NO_SOURCE
        self.piece: i64 = 0
        self.symbol: i64 = 0
        self.left: i64 = 0
        self.before: i64 = 0
        # the choice or payment that is open
        self.owed: i64 = 0
        self.must: bool = False
        self.goal: i64 = NOWHERE
        self.goal_number: i64 = 0
        self.purse: i64 = 0

    def copy(self) -> State:
        """An independent state on the same board; a search gives it a key of its own so that it foresees nothing."""
        twin = State(self.setup, self.actions, [p.copy() for p in self.players], self.key)
        twin.round = self.round
        twin.first = self.first
        twin.current = self.current
        twin.market = self.market
        twin.slots = self.slots
        twin.seams = self.seams
        twin.bag = self.bag
        twin.caves = self.caves
        twin.used_tokens = self.used_tokens
        twin.camps = self.camps
        twin.rolls = self.rolls
        twin.arrivals = self.arrivals
        twin.reveals = self.reveals
        twin.decision = self.decision
        twin.bought = self.bought
        twin.passing = self.passing
        twin.waiting = self.waiting
        twin.source = self.source
        twin.piece = self.piece
        twin.symbol = self.symbol
        twin.left = self.left
        twin.before = self.before
        twin.owed = self.owed
        twin.must = self.must
        twin.goal = self.goal
        twin.goal_number = self.goal_number
        twin.purse = self.purse
        return twin

    def me(self) -> Player:
        return self.players[self.current]

    def is_moving(self) -> bool:
        return self.source != NO_SOURCE

    def standing(self, seam: i64) -> i64:
        """The number of the blockade on this seam, 0 when it was taken (or there is no seam)."""
        return (self.seams >> (3 * seam)) & 7 if seam >= 0 else 0

    def fill_seam(self, seam: i64, number: i64) -> None:
        """Puts a blockade on an empty seam."""
        self.seams |= number << (3 * seam)

    def clear_seam(self, seam: i64) -> None:
        self.seams -= self.standing(seam) << (3 * seam)

    def places(self) -> i64:
        """Where all pieces on the board stand: twelve bits each, the space plus one (see `stands_on`)."""
        packed: i64 = 0
        for player in self.players:
            if player.first >= 0:
                packed = (packed << 12) | (player.first + 1)
            if player.second >= 0:
                packed = (packed << 12) | (player.second + 1)
        return packed

    def is_occupied(self, space: i64) -> bool:
        return stands_on(self.places(), space)

    def tell(
        self,
        kind: i64,
        seat: i64,
        what: i64 = NONE,
        place: i64 = NONE,
        origin: i64 = NONE,
        piece: i64 = NONE,
        amount: i64 = NONE,
        cards: i64 = NONE,
    ) -> None:
        """Logs an event if anybody listens; searching, nobody does, and then it is not even made."""
        if self.log is not None:
            self.log.append(Event(kind, seat, what, place, origin, piece, amount, cards, self.board.names))

    def table_numbers(self) -> list[int]:
        """Everything outside the players, in the order of the fields; `reveals` only serves undo and is left out."""
        return [
            int(n) for n in (
                self.round, self.first, self.current, self.market, self.slots, self.seams, self.bag, self.caves,
                self.used_tokens, self.camps, self.rolls, self.arrivals, self.decision, self.bought,
                self.passing, self.waiting, self.source, self.piece, self.symbol, self.left, self.before, self.owed,
                self.must, self.goal, self.goal_number, self.purse,
            )
        ]  # fmt: skip

    def take_numbers(self, numbers: list[int]) -> None:
        """Lays the table as `table_numbers` told it."""
        (
            self.round, self.first, self.current, self.market, self.slots, self.seams, self.bag, self.caves,
            self.used_tokens, self.camps, self.rolls, self.arrivals, self.decision,
        ) = numbers[:13]  # fmt: skip
        self.bought, self.passing, self.must = numbers[13] > 0, numbers[14] > 0, numbers[22] > 0
        self.waiting, self.source, self.piece, self.symbol, self.left, self.before, self.owed = numbers[15:22]
        self.goal, self.goal_number, self.purse = numbers[23:26]

    def told(self) -> str:
        """Where and when this is, in a few words for people who look at a value."""
        route, asked = self.board.route.id, KINDS[self.decision]
        return f"route={route!r}, players={len(self.players)}, round={self.round}, turn={self.current + 1}, decision={asked!r}"

    def __repr__(self) -> str:
        return f"State({self.told()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes() and self.setup.plays_like(other.setup)

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def to_bytes(self) -> bytes:
        """The state as bytes: equal states on any machine and build give equal bytes."""
        numbers = self.table_numbers()
        for player in self.players:
            numbers += player.numbers()
        return self.key + b"".join([n.to_bytes(8, "little", signed=True) for n in numbers])


def from_bytes(setup: Setup, actions: Actions, data: bytes, reveals: int) -> State:
    """The state that `to_bytes` wrote; the key takes what the numbers leave, so that a view's state has none."""
    length = 8 * (_TABLE_NUMBERS + _PLAYER_NUMBERS * setup.players)
    numbers = [int.from_bytes(data[at : at + 8], "little", signed=True) for at in range(len(data) - length, len(data), 8)]
    players: list[Player] = []
    for seat in range(setup.players):
        n = numbers[_TABLE_NUMBERS + _PLAYER_NUMBERS * seat :]
        players.append(Player(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12]))
    state = State(setup, actions, players, data[: len(data) - length])
    state.reveals = reveals
    state.take_numbers(numbers)
    return state


_TABLE_NUMBERS: Final = 26
_PLAYER_NUMBERS: Final = 13
