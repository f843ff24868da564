"""Facts that an action caused, in the past tense. What a seat may not know of one is taken out by `view.redact`."""

from __future__ import annotations

from typing import Final, final

from .int64 import i64

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
NAMES: Final = (
    "game-began", "turn-began", "card-played", "token-used", "piece-moved", "blockade-taken", "movement-ended",
    "payment-began", "card-given", "card-removed", "card-taken", "card-spent", "card-bought", "pile-moved", "slot-vacated",
    "item-kept", "item-removed", "card-swapped", "deck-shuffled", "cards-drawn", "token-found", "card-discarded",
    "turn-ended", "piece-arrived", "player-arrived", "round-began", "seat-resigned", "game-ended",
)  # fmt: skip

NONE: Final = -1
"""What a field holds when the event has nothing to say there."""


@final
class Event:
    """`what` is a card, source, token or blockade number by kind; `place` and `origin` are spaces; `cards` is a zone.

    `amount` counts: cards drawn, power left, coins in halves, the round. `cards` is NONE when it may not be known.
    """

    def __init__(
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
        self.kind = kind
        self.seat = seat
        self.what = what
        self.place = place
        self.origin = origin
        self.piece = piece
        self.amount = amount
        self.cards = cards

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing and storing."""
        return (
            int(self.kind), int(self.seat), int(self.what), int(self.place), int(self.origin),
            int(self.piece), int(self.amount), int(self.cards),
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"Event({NAMES[self.kind]}, {self.key()[1:]})"
