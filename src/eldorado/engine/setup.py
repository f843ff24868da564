"""All that is decided before the first card: route, seats, variant, rule switches, seed (R2, R14)."""

from __future__ import annotations

from typing import Final, final

from .board import Board
from .errors import Fault, FaultyText
from .rng import SEED_BITS

SWITCHES: Final = (
    "moveAfterBuy",
    "strictLeftover",
    "nativeCrossesBlockade",
    "anyCardAsHalfCoin",
    "trimHandTo4",
    "reenterStart",
    "baseCampOnce",
    "fullRace",
)
"""The switches that are on or off besides `caves` (R14)."""
DEFAULT_MAX_ROUNDS: Final = 100
MOST_ROUNDS: Final = 1000


class SetupError(FaultyText):
    """A game that cannot be set up, with every reason."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("setup.faulty", faults)


@final
class Setup:
    """Checked when made. `first_player` is a seat number, or 0 for chance. `rules` is the version the board was laid by."""

    def __init__(
        self,
        board: Board,
        players: int,
        seed: int,
        caves: bool = False,
        switches: frozenset[str] = frozenset(),
        first_player: int = 0,
        max_rounds: int = DEFAULT_MAX_ROUNDS,
    ) -> None:
        self.board = board
        self.rules: int = board.rules
        self.players = players
        self.seed = seed
        self.caves = caves
        self.switches = switches
        self.first_player = first_player
        self.max_rounds = max_rounds
        faults = _faults(self)
        if faults:
            raise SetupError(faults)
        self.move_after_buy = "moveAfterBuy" in switches
        self.strict_leftover = "strictLeftover" in switches
        self.native_crosses = "nativeCrossesBlockade" in switches
        self.any_card_as_half = "anyCardAsHalfCoin" in switches
        self.trim_hand = "trimHandTo4" in switches
        self.reenter_start = "reenterStart" in switches
        self.camp_once = "baseCampOnce" in switches
        self.full_race = "fullRace" in switches

    def key(self) -> tuple[int, str, int, int, bool, tuple[str, ...], int, int]:
        """All of it, for comparing; two boards of one route and version are the same."""
        return (
            self.rules, self.board.route.text(), self.players, self.seed, self.caves, tuple(sorted(self.switches)),
            self.first_player, self.max_rounds,
        )  # fmt: skip

    def plays_like(self, other: Setup) -> bool:
        """Whether games of both have the same board and rules, whatever chance said in them."""
        ours, theirs = self.key(), other.key()
        return ours[:3] == theirs[:3] and ours[4:6] == theirs[4:6] and self.max_rounds == other.max_rounds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return (
            f"Setup(route={self.board.route.id!r}, players={self.players}, seed={self.seed}, caves={self.caves}, "
            f"switches={sorted(self.switches)}, first_player={self.first_player}, max_rounds={self.max_rounds}, "
            f"rules={self.rules})"
        )

    def without_seed(self) -> Setup:
        """The part that everybody may know while the game runs."""
        return Setup(self.board, self.players, 0, self.caves, self.switches, self.first_player, self.max_rounds)


def _faults(setup: Setup) -> list[Fault]:
    faults = []
    if not 2 <= setup.players <= 4:
        faults.append(Fault("setup.players", 0, "players", {"found": str(setup.players)[:20]}))
    if not 0 <= setup.seed < 2**SEED_BITS:
        faults.append(Fault("setup.seed", 0, "seed", {"bits": SEED_BITS}))
    for name in sorted(setup.switches - set(SWITCHES)):
        faults.append(Fault("setup.unknown-switch", 0, name[:40], {"switches": list(SWITCHES)}))
    if not 0 <= setup.first_player <= max(setup.players, 0):
        faults.append(
            Fault(
                "setup.first-player",
                0,
                "firstPlayer",
                {"found": str(setup.first_player)[:20], "players": str(setup.players)[:20]},
            )
        )
    if not 1 <= setup.max_rounds <= MOST_ROUNDS:
        faults.append(Fault("setup.max-rounds", 0, "maxRounds", {"found": str(setup.max_rounds)[:20], "most": MOST_ROUNDS}))
    return faults
