"""What a choice cost: the plan that was played against the best that the expert finds, from what the seat knew then.

The best is chosen with some samples of chance and measured with others, else the lucky one of many would always look better.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..bots.search.lookahead import TurnKey
from ..bots.search.node import Mind
from ..bots.search.shopping import Offer
from ..bots.value import Value
from ..engine.setup import Setup
from ..engine.state import State
from ..engine.view import view
from ..engine.zones import size
from .chances import true_turns
from .course import PlayedTurn
from .plans import Weighed, ahead_of, arrives, found_plans, looks, played_plan, same_end, weigh

CHOOSING: Final = 8
"""Samples of chance by which the best plan is chosen; a fourth of those it is measured by where these are fewer than usual."""
MEASURING: Final = 32
"""Samples by which it is measured against the one played."""
SURE: Final = 2.0
"""Standard errors beyond which a difference is no noise."""
FEWEST: Final = 0.3
"""Turns below which nothing is called a mistake: closer than that the formula itself errs."""
HOME: Final = Weighed(1.0, 0.0)
"""Not going home when one could costs a turn at the least."""


class Choice(NamedTuple):
    """The plan played, the best found (the same where none is better), and what lies between; `number` where it was chosen."""

    mind: Mind
    root: State
    number: int
    played: Offer
    best: Offer
    cost: Weighed
    scale: float
    """What a turn of the formula is in turns of the race; `cost` is told in these."""

    @property
    def is_mistake(self) -> bool:
        return self.cost.turns >= FEWEST and self.cost.turns > SURE * self.cost.doubt


def choice_of(
    turn: PlayedTurn, mind: Mind, public: Setup, value: Value, rng: random.Random, samples: int = MEASURING
) -> Choice | None:
    """From the first moment of the turn from which nothing more came to light; None for a turn that was no choice."""
    if turn.given_up():
        return None
    for start in (0, *turn.reveals):
        state = turn.at(start)
        root = mind.look(view(state, turn.seat, public).known, turn.seat)
        played = played_plan(mind, root, turn.actions[start:], _finds(turn, state))
        if played is not None:
            found = _judged(mind, root, turn.start + start, played, rng, samples)
            return found and _in_turns(found, true_turns(state, turn.seat, value))
    return None


def _finds(turn: PlayedTurn, state: State) -> int:
    """Tokens found in caves from here to the end of the turn."""
    return max(0, int(size(state.caves) - size(turn.after.caves))) if state.setup.caves else 0


def _judged(mind: Mind, root: State, number: int, played: Offer, rng: random.Random, samples: int) -> Choice | None:
    ahead = ahead_of(len(root.players))
    found = [offer for offer in found_plans(mind, root, ahead) if not same_end(mind, offer, played)]
    if not found:
        return None
    if arrives(mind, played) or (mind.is_last_turn and not arrives(mind, found[0])):
        return Choice(mind, root, number, played, played, Weighed(0.0, 0.0), 1.0)
    if arrives(mind, found[0]):
        return Choice(mind, root, number, played, found[0], HOME, 1.0)
    keys = [rng.randbytes(16) for _ in range(min(CHOOSING, max(2, samples // 4)))]
    known: dict[TurnKey, Offer] = {}
    best = best_of(mind, found, keys, known)
    cost = weigh(mind, best, played, ahead, [rng.randbytes(16) for _ in range(samples)], known)
    return Choice(mind, root, number, played, best, cost if cost.turns > 0 else Weighed(0.0, cost.doubt), 1.0)


def _in_turns(choice: Choice, scale: float) -> Choice:
    """The same with its cost in turns of the race; going home is one already."""
    if arrives(choice.mind, choice.best):
        return choice
    return choice._replace(cost=Weighed(scale * choice.cost.turns, scale * choice.cost.doubt), scale=scale)


def best_of(mind: Mind, found: Sequence[Offer], keys: Sequence[bytes], known: dict[TurnKey, Offer]) -> Offer:
    """The plan that leads furthest by these chances."""
    ahead = ahead_of(len(found[0].node.state.players))
    return min(found, key=lambda offer: statistics.fmean(looks(mind, offer, ahead, keys, known)))
