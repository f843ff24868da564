"""What a viewer may know of a state (R13): secrets are hidden here and nowhere else."""

from __future__ import annotations

from typing import Final, final

from .actions import Action
from .decision import OVER, Decision
from .events import CARDS_DRAWN, NONE, Event
from .int64 import i64
from .legal import decision, legal_actions
from .named import Seat, blockades, caves, market, reserve
from .rules.actions import top_card
from .setup import Setup
from .state import State
from .zones import one, size

Viewer = i64
"""Who looks: a seat from 0, SPECTATOR or ALL_OPEN."""
SPECTATOR: Final = -1
"""Sees what lies on the table and no hand."""
ALL_OPEN: Final = -2
"""Sees everything, chance included: games that are over, and one's own."""


def viewer_of(number: i64) -> Viewer:
    """By the number that people and the wire use: seats from 1, 0 for a spectator, -1 for all open."""
    return number - 1


def sees_hand(viewer: Viewer, seat: i64) -> bool:
    """Whether the hand of this seat, and what it draws, lies open to the viewer."""
    return viewer == seat or viewer == ALL_OPEN


@final
class View:
    """A state with the secrets taken out, and who looks at it.

    In `known` a hidden hand is empty and lies, as far as its contents can be deduced, in that player's draw pile
    (R13.3); `hand_sizes` says how many cards it has. The key, the seed and the counters of chance are gone.
    """

    def __init__(self, viewer: Viewer, known: State, hand_sizes: list[int]) -> None:
        self.viewer = viewer
        self.known = known
        self.hand_sizes = hand_sizes

    def is_mine(self) -> bool:
        """Whether the seat that looks is the one to decide."""
        return self.known.decision != OVER and self.known.current == self.viewer

    def sees_hand(self, seat: i64) -> bool:
        """Whether the cards in this seat's hand (from 0) may be known."""
        return sees_hand(self.viewer, seat)

    def draw_size(self, seat: i64) -> i64:
        """How many cards truly lie in a draw pile, which may hold what is known of a hidden hand."""
        return size(self.known.players[seat].draw) - (0 if self.sees_hand(seat) else self.hand_sizes[seat])

    def legal_actions(self) -> list[Action]:
        """What this seat may do now; empty when somebody else decides."""
        return legal_actions(self.known) if self.is_mine() else []

    @property
    def seat(self) -> int | None:
        """The seat that looks, from 1; None for a spectator or when all is open."""
        return int(self.viewer) + 1 if self.viewer >= 0 else None

    @property
    def decision(self) -> Decision:
        """Who has to choose what."""
        return decision(self.known)

    @property
    def seats(self) -> list[Seat]:
        """Every seat by names and counts, as far as it may be known."""
        names = self.known.board.names
        players = enumerate(self.known.players)
        return [Seat(n + 1, player, names, not self.sees_hand(n), self.hand_sizes[n]) for n, player in players]

    @property
    def market(self) -> dict[str, int]:
        """The piles on the market board."""
        return market(self.known)

    @property
    def reserve(self) -> dict[str, int]:
        """The piles above the market board."""
        return reserve(self.known)

    @property
    def blockades(self) -> dict[str, int]:
        """The blockades that still lie, by the pieces they part."""
        return blockades(self.known)

    @property
    def caves(self) -> dict[str, int]:
        """How many tokens lie on each cave."""
        return caves(self.known)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_bytes() == other.to_bytes() and self.known == other.known

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        return f"View(seat={self.seat}, {self.known.told()})"

    def to_bytes(self) -> bytes:
        """All that the seat knows, for comparing."""
        return bytes([self.viewer & 255, *self.hand_sizes]) + self.known.to_bytes()


def view(state: State, viewer: Viewer, public: Setup) -> View:
    """`public` is the setup without its seed, made once per game."""
    known = state.copy()
    if viewer == ALL_OPEN:
        return View(viewer, known, [int(size(player.hand)) for player in known.players])
    known.setup = public
    known.key = b""
    known.rolls = 0
    known.reveals = 0
    sizes: list[int] = []
    for index, player in enumerate(known.players):
        sizes.append(int(size(player.hand)))
        player.rolls = 0
        player.words = b""
        player.words_key = b""
        if index != viewer:
            player.draw += player.hand
            player.hand = 0
    return View(viewer, known, sizes)


def redact(event: Event, viewer: Viewer) -> Event:
    """What a viewer may know of an event: cards that others drew stay hidden."""
    if event.code != CARDS_DRAWN or sees_hand(viewer, event.player):
        return event
    return Event(
        event.code, event.player, event.what, event.place, event.origin, event.figure, event.number, NONE, event.names
    )  # fmt: skip


def determinize(seen: View, key: bytes) -> State:
    """A whole state that fits the view, with hidden hands dealt and all later chance from `key`, so that nothing is foreseen."""
    state = seen.known.copy()
    state.key = key
    for seat, player in enumerate(state.players):
        if not seen.sees_hand(seat):
            wanted: i64 = seen.hand_sizes[seat]
            while size(player.hand) < wanted:
                card = one(top_card(state, seat))
                player.draw -= card
                player.hand += card
    return state
