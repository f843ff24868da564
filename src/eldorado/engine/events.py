"""Facts that an action caused, in the past tense. What a seat may not know of one is taken out by `view.redact`."""

from __future__ import annotations

from typing import Final, final

from .actions import NO_SOURCE, TOKEN_SOURCE, card_of
from .components import CARD_IDS, TOKEN_IDS
from .int64 import i64
from .zones import counts

GAME_BEGAN: Final = 0
TURN_BEGAN: Final = 1
CARD_PLAYED: Final = 2
TOKEN_USED: Final = 3
PIECE_MOVED: Final = 4
BLOCKADE_TAKEN: Final = 5
MOVEMENT_ENDED: Final = 6
PAYMENT_BEGAN: Final = 7
CARD_GIVEN: Final = 8
CARD_REMOVED: Final = 9
CARD_TAKEN: Final = 10
CARD_SPENT: Final = 11
CARD_BOUGHT: Final = 12
PILE_MOVED: Final = 13
SLOT_VACATED: Final = 14
ITEM_KEPT: Final = 15
ITEM_REMOVED: Final = 16
CARD_SWAPPED: Final = 17
DECK_SHUFFLED: Final = 18
CARDS_DRAWN: Final = 19
TOKEN_FOUND: Final = 20
CARD_DISCARDED: Final = 21
TURN_ENDED: Final = 22
PIECE_ARRIVED: Final = 23
PLAYER_ARRIVED: Final = 24
ROUND_BEGAN: Final = 25
SEAT_RESIGNED: Final = 26
GAME_ENDED: Final = 27
PLAYS_ENDED: Final = 28
NAMES: Final = (
    "game-began", "turn-began", "card-played", "token-used", "piece-moved", "blockade-taken", "movement-ended",
    "payment-began", "card-given", "card-removed", "card-taken", "card-spent", "card-bought", "pile-moved", "slot-vacated",
    "item-kept", "item-removed", "card-swapped", "deck-shuffled", "cards-drawn", "token-found", "card-discarded",
    "turn-ended", "piece-arrived", "player-arrived", "round-began", "seat-resigned", "game-ended", "plays-ended",
)  # fmt: skip

NONE: Final = -1
"""What a field holds when the event has nothing to say there."""


_OF_TOKENS: Final = (TOKEN_USED, TOKEN_FOUND)
_OF_BLOCKADES: Final = (BLOCKADE_TAKEN, PAYMENT_BEGAN)


@final
class Event:
    """One fact. `kind` is its name; `seat`, `card`, `space` and the others are None where it has nothing to say.

    Inside: `code` is the kind as a number, `player` the seat from 0, `what` a card, source, token or blockade number by
    kind, `place` and `origin` spaces of `names`, `figure` a piece from 0, `zone` cards, NONE when they may not be known;
    `number` counts cards drawn, power left, coins in halves or the round.
    """

    def __init__(
        self, code: i64, player: i64, what: i64, place: i64, origin: i64, figure: i64, number: i64, zone: i64, names: list[str]
    ) -> None:
        self.code = code
        self.player = player
        self.what = what
        self.place = place
        self.origin = origin
        self.figure = figure
        self.number = number
        self.zone = zone
        self.names = names

    @property
    def kind(self) -> str:
        """`card-bought`, `piece-moved`, …"""
        return NAMES[self.code]

    @property
    def seat(self) -> int | None:
        """Whose doing it was, from 1."""
        return int(self.player) + 1 if self.player >= 0 else None

    @property
    def card(self) -> str | None:
        """The card by its id."""
        kind = card_of(self.what) if self.code == CARD_SPENT else self.what
        if kind < 0 or self.code in _OF_TOKENS or self.code in _OF_BLOCKADES:
            return None
        return CARD_IDS[kind]

    @property
    def token(self) -> str | None:
        """The token by its id."""
        if self.code == CARD_SPENT:
            return TOKEN_IDS[self.what - TOKEN_SOURCE] if card_of(self.what) == NO_SOURCE else None
        return TOKEN_IDS[self.what] if self.code in _OF_TOKENS else None

    @property
    def blockade(self) -> int | None:
        """The number of the blockade taken or paid for."""
        return int(self.what) if self.code in _OF_BLOCKADES and self.what > 0 else None

    @property
    def space(self) -> str | None:
        """Where it happened, or where a piece went."""
        return self.names[self.place] if self.place >= 0 else None

    @property
    def from_space(self) -> str | None:
        """Where a piece came from."""
        return self.names[self.origin] if self.origin >= 0 else None

    @property
    def piece(self) -> int | None:
        """Which of a player's pieces, from 1."""
        return int(self.figure) + 1 if self.figure >= 0 else None

    @property
    def amount(self) -> int | None:
        """How many cards, how much power is left, half-coins in the purse, or the round."""
        return int(self.number) if self.number >= 0 else None

    @property
    def cards(self) -> dict[str, int] | None:
        """The cards drawn, by id; None when they may not be known."""
        return counts(self.zone, CARD_IDS) if self.zone >= 0 else None

    def facts(self) -> dict[str, object]:
        """All that it has to say, by the names of its fields."""
        told: dict[str, object] = {
            "kind": self.kind, "seat": self.seat, "card": self.card, "token": self.token, "blockade": self.blockade,
            "space": self.space, "from_space": self.from_space, "piece": self.piece, "amount": self.amount, "cards": self.cards,
        }  # fmt: skip
        return {name: fact for name, fact in told.items() if fact is not None}

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing and storing."""
        return (
            int(self.code), int(self.player), int(self.what), int(self.place), int(self.origin),
            int(self.figure), int(self.number), int(self.zone),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key() and self.names == other.names

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (*self.key(), self.names)

    def __repr__(self) -> str:
        return "Event(" + ", ".join([f"{name}={fact!r}" for name, fact in self.facts().items()]) + ")"
