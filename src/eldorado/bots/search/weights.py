"""The constants of the evaluation, in turns unless said otherwise. Measured head to head: see docs/bots.md."""

from __future__ import annotations

from typing import final

from ...engine.board import Board
from ...engine.components import CARD_IDS, CARD_KINDS, TOKEN_IDS
from ...engine.int64 import i64


@final
class Weights:
    """One way of judging. Plain attributes, so that a variant for an experiment is a copy with one of them changed."""

    def __init__(self) -> None:
        # what a deck can do
        self.step = 0.65
        """Turns to enter a space when the whole deck can enter exactly one such space a turn."""
        self.bend = 0.82
        """Less than 1: a deck that can rarely enter a space loses less by it, because it uses the waiting for something else."""
        self.spread = 0.85
        """A card of power p counts as (p / k) ** spread cards of power k."""
        self.joker = 0.6
        self.native = 1.5
        self.draw_gain = 1.2
        """How many cards seen earlier a drawn card is worth; see `Fields`."""
        self.draw_floor = 0.35
        self.fleeting = 0.9
        """How far an item, gone after one use, stops diluting the deck: 0 not at all, 1 as soon as it is used."""
        self.cannot = 14.0
        """Turns to enter a space that the deck cannot enter: dear, but finite, so that every position has a way on."""
        self.cannot_yet = 14.0
        """The same while most of the race is left, in which the deck can still learn it; see `Fields`."""
        self.symbol: list[float] = [1.0, 1.0, 1.0]
        """Factors of the turns to enter a space that asks for machetes, paddles, coins; the formula misjudges each."""
        self.item_turns: i64 = 99
        """In no more turns than this an item is thought to wait for its use, however long the race."""
        self.rubble = 0.26
        self.camp = 0.15
        self.seam = 0.8
        """How much of its price a standing blockade costs: somebody else may take it first."""
        self.thinnest = 4
        """No card is removed when fewer than this many would remain."""
        # what a plan is worth besides the position
        self.blockade = 0.05
        self.delay = 0.5
        """How much of a purchase's gain is lost for each turn until it is drawn, as a share of the remaining race."""
        self.rough = 0.6
        """How much of a hand's best purchase counts while plans are still being ordered."""
        self.hold_above = 0.3
        self.hold_share = 0.6
        self.bonus: list[float] = [0.0] * CARD_KINDS
        self.bonus_fade = 8.0
        """Below this many remaining turns the bonus of a purchase fades."""
        self.buy_above = 0.0
        self.gain_scale = 1.0
        """How much of the turns that a purchase saves by the formula is believed."""
        self.urgency = 0.0
        """More for a card that others may take before the next turn: this share of its gain, times the chance of that."""
        self.opens = 0.0
        """For buying the last card of a market pile, which opens the reserve to the next buyer."""
        self.gives_away = 0.0
        """Turns that it costs to open the reserve when all others choose from it first; see `shopping.gives_away`."""
        self.crowd = 0.0
        """How much of the detour counts that somebody on the best next space forces."""
        self.jam = 0.0
        """Turns that a space beside the own piece costs more while somebody else stands on it."""
        self.jam_fade = 8.0
        """So many steps nearer to the finish or farther from it, nobody is in the way any more."""
        self.stuck = 0.5
        """More of that, as a share, for each turn that the other has not moved."""
        self.block = 0.0
        """How much of the detour counts that the own piece forces on others."""
        self.token: list[float] = [0.0] * len(TOKEN_IDS)
        for id_, worth in TOKEN_WORTH:
            self.token[TOKEN_IDS.index(id_)] = worth
        self.explore = 1.0
        """How much of the average token's worth a visit to a cave counts."""

    def set_bonus(self, card: str, turns: float) -> None:
        self.bonus[CARD_IDS.index(card)] = turns


TOKEN_WORTH = (
    ("machete_1", 0.15), ("machete_2", 0.3), ("machete_3", 0.45), ("paddle_1", 0.15), ("paddle_2", 0.3),
    ("coin_1", 0.15), ("coin_2", 0.3), ("draw", 0.2), ("remove", 0.2), ("replace", 0.2), ("keep_item", 0.15),
    ("pass_through", 0.1), ("native", 0.35), ("change_symbol", 0.2),
)  # fmt: skip
"""What a token in hand is worth; using it must gain more."""


EXPERT_TASTE = (
    ("captain", 0.55), ("trailblazer", 0.4), ("compass", 0.27), ("scout", 0.25), ("adventurer", 0.1), ("giant_machete", 0.1),
    ("travel_log", 0.1), ("jack_of_all_trades", -0.1), ("transmitter", -0.18),
)  # fmt: skip
TWO_PIECES = 0.3
"""With two pieces to a deck: for every purchase."""
THIN_RACE = "witchs-cauldron"
"""The printed route where two pieces are better judged as one is. Nothing that can be read off a route was found that tells it
from others: on own routes that are as long, or have as many base camps and as little rubble, the same does harm (measured)."""
THIN_RACE_RUBBLE = 0.15
"""What a card at rubble costs there with two pieces."""


def planner_weights() -> Weights:
    """The evaluation as it is, without a taste for single cards; who stands in the way counts."""
    weights = Weights()
    weights.jam = 0.5
    return weights


def expert_weights(players: i64, board: Board | None = None) -> Weights:
    """What won head to head while looking ahead. With two pieces to a deck a little more for every card is all, because there a
    purchase pays longer; except where the constants of one piece are better, with cheaper rubble.

    Without a board as on any route: reviews, hints and puzzles judge all routes alike."""
    if players > 2:
        return one_piece_weights()
    if board is not None and board.route.id == THIN_RACE:
        weights = one_piece_weights()
        weights.rubble = THIN_RACE_RUBBLE
        return weights
    weights = planner_weights()
    weights.bonus = [TWO_PIECES] * CARD_KINDS
    return weights


def one_piece_weights() -> Weights:
    """With one piece to a deck: other constants, a taste for single cards and haste for what others may take first."""
    weights = planner_weights()
    weights.bend = 0.78
    weights.spread = 0.88
    weights.joker = 0.66
    weights.fleeting = 0.92
    weights.cannot = 10.0
    weights.cannot_yet = 4.0
    weights.symbol = [1.0, 0.88, 1.22]
    weights.item_turns = 14
    weights.rubble = 0.21
    weights.camp = 0.16
    weights.seam = 0.6
    weights.blockade = 0.04
    weights.delay = 0.62
    weights.rough = 0.5
    weights.hold_above = 0.4
    weights.urgency = 0.2
    weights.opens = 0.05
    weights.gives_away = 4.0
    weights.jam = 0.8
    weights.jam_fade = 11.0
    weights.stuck = 0.35
    for card, turns in EXPERT_TASTE:
        weights.set_bonus(card, turns)
    return weights


def master_weights(players: i64, board: Board | None = None) -> Weights:
    """What the master adds to the learned value. With two the expert's; else less of its taste and haste, because the value knows
    much of both, more respect for occupied spaces, and cards are held back sooner: playing on tells whether that was wise."""
    weights = expert_weights(players, board)
    if players == 2:
        return weights
    weights.urgency = 0.1
    weights.jam = 1.0
    weights.hold_above = 0.3
    for kind in range(CARD_KINDS):
        weights.bonus[kind] *= 0.7
    return weights


def sight_weights() -> Weights:
    """The formula that the learned value begins with: the expert's for three and four, without any taste. Never changed alone:
    see `sight.SIGHT_VERSION`."""
    weights = one_piece_weights()
    weights.thinnest = 3
    weights.bonus = [0.0] * CARD_KINDS
    return weights
