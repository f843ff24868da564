"""Whether a turn solves a puzzle: measured as a review measures a choice, from what the seat knows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..bots.search.node import Mind
from ..bots.search.shopping import Offer
from ..bots.search.weights import expert_weights
from ..bots.value import shipped_value
from ..engine.actions import Action
from ..engine.errors import EldoradoError
from ..engine.state import State
from ..game import Game
from ..protocol.hint import PlanReason
from ..protocol.puzzle import PuzzleVerdict
from .chances import true_turns
from .choices import FEWEST, HOME, SURE
from .plans import Weighed, ahead_of, arrives, played_plan, same_end, weigh
from .puzzles import Puzzle, has_ended, start_of
from .reasons import main_reason

WIDTH: Final = 16
LOOKS: Final = 32
"""How often a turn is played on to be judged."""


class Thinking(NamedTuple):
    """A puzzle's position as the expert sees it, and how many turns of the race one of the formula is."""

    mind: Mind
    root: State
    scale: float


def thought_about(game: Game, seat: int, width: int = WIDTH) -> Thinking:
    """From what the seat knows; the same position is always seen alike."""
    seen = game.view(seat)
    mind = Mind(game.board, expert_weights(game.setup.players), width)
    root = mind.look(seen.known, seen.viewer)
    return Thinking(mind, root, true_turns(seen.known, int(seen.viewer), shipped_value()))


def plan_of(thinking: Thinking, actions: Sequence[str]) -> Offer | None:
    """A whole turn as a plan; None where something came to light on the way."""
    parsed: list[Action] = [thinking.root.actions.parse(text) for text in actions]
    return played_plan(thinking.mind, thinking.root, parsed, 0)


def judged(one: Puzzle, actions: Sequence[str], looks: int = LOOKS) -> PuzzleVerdict:
    """Whether this turn is as good as the solution; the same turn always gets the same answer."""
    game = start_of(one)
    for text in actions:
        game.play(text, one.seat)
    if not has_ended(one, game):
        raise EldoradoError("puzzle.unfinished")
    thinking = thought_about(start_of(one), one.seat)
    best, played = plan_of(thinking, one.plan.actions), plan_of(thinking, actions)
    assert best is not None  # a solution draws nothing
    if played is None:
        return PuzzleVerdict(False, 0.0, 0.0, [PlanReason("puzzle.drew")])
    mind = thinking.mind
    if same_end(mind, best, played) or (arrives(mind, best) and arrives(mind, played)):
        return PuzzleVerdict(True, 0.0, 0.0, one.reasons)
    cost = cost_of(thinking, best, played, random.Random(one.id), looks)
    if cost.turns < FEWEST or cost.turns <= SURE * cost.doubt:
        return PuzzleVerdict(True, max(0.0, cost.turns), cost.doubt, [PlanReason("puzzle.as-good")])
    reason = PlanReason("reason.home") if arrives(mind, best) else main_reason(mind, best, played, thinking.scale)
    return PuzzleVerdict(False, cost.turns, cost.doubt, [reason] if reason is not None else [])


def cost_of(thinking: Thinking, best: Offer, other: Offer, rng: random.Random, looks: int) -> Weighed:
    """By how many turns of the race a plan is behind the best."""
    mind = thinking.mind
    if arrives(mind, best):
        return Weighed(0.0, 0.0) if arrives(mind, other) else HOME
    keys = [rng.randbytes(16) for _ in range(looks)]
    found = weigh(mind, best, other, ahead_of(len(thinking.root.players)), keys, {})
    return Weighed(thinking.scale * found.turns, thinking.scale * found.doubt)
