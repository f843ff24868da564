"""Who has to choose what, right now: a value in the state, never a flag or a closure."""

from __future__ import annotations

from typing import Final, final

PLAY: Final = 0
"""Phase 1: any play, or the end of it; a movement may be under way."""
PAY: Final = 1
"""Cards are owed for rubble, a base camp or a rubble blockade."""
REMOVE: Final = 2
"""Cards may (or must) be removed from the game."""
TAKE: Final = 3
"""A card is taken with the Transmitter."""
PURSE: Final = 4
"""A purchase has begun."""
REPLACE: Final = 5
"""Cards are chosen for the replace token."""
DISCARD: Final = 6
"""Phase 2: each card left is kept or discarded."""
OVER: Final = 7
KINDS: Final = ("play", "pay", "remove", "take", "purse", "replace", "discard", "over")


@final
class Decision:
    """`seat` counts from 1 (0 when the game is over); `left` is how many cards are still asked for, or may be chosen."""

    def __init__(self, seat: int, kind: int, left: int, must: bool) -> None:
        self.seat = seat
        self.kind = KINDS[kind]
        self.left = left
        self.must = must

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.seat, KINDS.index(self.kind), self.left, self.must)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, left={self.left}, must={self.must})"
