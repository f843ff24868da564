"""What lies on the table by names and counts, for whoever does not want to take packed numbers apart."""

from __future__ import annotations

from typing import Final, final

from .components import CARD_IDS, CARD_KINDS, STARTING_KINDS, TOKEN_IDS
from .int64 import i64
from .rules.market import SLOTS, slot, slot_of
from .state import EL_DORADO, OFF_BOARD, Player, State
from .zones import count, counts, size

HOME: Final = "El Dorado"
"""Where a piece is that has arrived."""
Counts = dict[str, int]


@final
class Seat:
    """One player's side of the table at one moment. Cards and tokens are counted by their ids.

    `hand` and `draw_pile` are None where they may not be known; `unseen` then holds what is in either of them.
    """

    def __init__(self, number: int, player: Player, names: list[str], hidden: bool, hand_size: int) -> None:
        self.number = number
        self._made_of = (number, player.copy(), names, hidden, hand_size)
        self.hand: Counts | None = None if hidden else counts(player.hand, CARD_IDS)
        self.draw_pile: Counts | None = None if hidden else counts(player.draw, CARD_IDS)
        self.unseen: Counts = counts(player.hand + player.draw, CARD_IDS) if hidden else {}
        self.hand_size = hand_size
        self.play_area: Counts = counts(player.play, CARD_IDS)
        self.discard_pile: Counts = counts(player.discard, CARD_IDS)
        self.removed: Counts = counts(player.removed, CARD_IDS)
        self.tokens: Counts = counts(player.tokens, TOKEN_IDS)
        self.blockades: list[int] = player.blockades()
        places = [int(place) for place in (player.first, player.second) if place != OFF_BOARD]
        self.pieces: list[str] = [HOME if place == EL_DORADO else names[place] for place in places]
        self.is_home = player.has_arrived()
        self.has_resigned = player.resigned > 0

    def facts(self) -> dict[str, object]:
        """All of it, by the names of its fields."""
        return {
            "number": self.number, "pieces": self.pieces, "hand": self.hand, "draw_pile": self.draw_pile, "unseen": self.unseen,
            "hand_size": self.hand_size, "play_area": self.play_area, "discard_pile": self.discard_pile, "removed": self.removed,
            "tokens": self.tokens, "blockades": self.blockades, "is_home": self.is_home, "has_resigned": self.has_resigned,
        }  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Seat, self._made_of

    def __repr__(self) -> str:
        said = [f"{name}={fact!r}" for name, fact in self.facts().items() if fact not in (None, {}, [], False)]
        return "Seat(" + ", ".join(said) + ")"


def seats(state: State) -> list[Seat]:
    """Every seat, nothing hidden."""
    names = state.board.names
    return [Seat(n, player, names, False, int(size(player.hand))) for n, player in enumerate(state.players, 1)]


def market(state: State) -> Counts:
    """The piles on the market board in the order of its slots; a vacant slot is left out (R2.6)."""
    piles: Counts = {}
    for index in range(SLOTS):
        kind = slot(state, index)
        if kind:
            piles[CARD_IDS[kind]] = int(count(state.market, kind))
    return piles


def reserve(state: State) -> Counts:
    """The piles above the market board, without those that are used up."""
    piles: Counts = {}
    for kind in range(STARTING_KINDS, CARD_KINDS):
        left: i64 = count(state.market, kind)
        if left and slot_of(state, kind) < 0:
            piles[CARD_IDS[kind]] = int(left)
    return piles


def caves(state: State) -> Counts:
    """How many tokens lie on each cave; nothing without the caves variant."""
    if not state.setup.caves:
        return {}
    return {state.board.names[space]: int(count(state.caves, cave)) for cave, space in enumerate(state.board.caves)}


def blockades(state: State) -> dict[str, int]:
    """The blockades that still lie, by the pieces they part: `B-C`."""
    found: dict[str, int] = {}
    pieces = state.board.route.pieces
    for connection in state.board.connections:
        number = state.standing(connection.seam)
        if number:
            found[f"{pieces[connection.first].letter}-{pieces[connection.first + 1].letter}"] = int(number)
    return found
