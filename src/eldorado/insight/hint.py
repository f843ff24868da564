"""A hint: the best plan for the rest of the turn, why, and what it expects to gain. It knows what the seat sees, and no more."""

from __future__ import annotations

import hashlib
import random
import statistics
from typing import Final

from ..bots.search.lookahead import TurnKey
from ..bots.search.node import Mind, Node
from ..bots.search.opening import opening
from ..bots.search.shopping import Offer
from ..bots.search.turn import actions_of, plan_turn
from ..bots.search.weights import expert_weights
from ..bots.value import Value, shipped_value
from ..engine.actions import Action
from ..engine.apply import apply
from ..engine.decision import OVER, PAY, PLAY, REMOVE
from ..engine.errors import EldoradoError
from ..engine.state import State
from ..engine.view import View, determinize
from ..protocol.hint import HintPlan, HintTold, PlanReason, PlanTold
from .chances import chances_of, true_turns
from .plans import ahead_of, arrives, found_plans, looks, same_end
from .reasons import main_reason
from .told_plans import paths, told

WIDTH: Final = 16
SAMPLES: Final = 8
MOST: Final = 3
"""The best plan and two others."""


def hint(view: View, value: Value | None = None) -> HintTold:
    """For the seat that looks, whose turn it must be. The same view always gives the same hint."""
    if not view.is_mine():
        raise EldoradoError("hint.not-your-turn")
    rng = random.Random(hashlib.sha256(view.to_bytes()).digest())
    mind = Mind(view.known.board, expert_weights(len(view.known.players)), WIDTH)
    root = mind.look(view.known, view.viewer)
    judge = value or shipped_value()
    found = _plans(mind, root, view.known, true_turns(view.known, int(view.viewer), judge), rng)
    world = determinize(view, rng.randbytes(16))
    states = [world, *(_after(world, plan.plan) for plan in found)]
    wins = [win[view.viewer] for win in chances_of(states, judge)]
    return HintTold(wins[0], wins[1], found)


def _plans(mind: Mind, root: State, known: State, scale: float, rng: random.Random) -> list[HintPlan]:
    if known.decision not in (PLAY, PAY, REMOVE) or (known.decision == PLAY and opening(mind, root) is not None):
        actions = plan_turn(mind, known, mind.seat, None, [])
        reason = PlanReason("reason.see-first") if known.decision == PLAY else PlanReason("reason.finish-first")
        return [HintPlan(_plain(root, int(mind.seat), actions), [reason], 0.0)]
    ahead = ahead_of(len(known.players))
    keys = [rng.randbytes(16) for _ in range(SAMPLES)]
    turns_ahead: dict[TurnKey, Offer] = {}
    scored = [(statistics.fmean(looks(mind, offer, ahead, keys, turns_ahead)), offer) for offer in found_plans(mind, root, ahead)]
    scored.sort(key=lambda pair: pair[0])
    kept: list[tuple[float, Offer]] = []
    for score, offer in scored:
        if all(not same_end(mind, offer, other) for _, other in kept):
            kept.append((score, offer))
    nothing = Offer(_idle(mind, root), 0, None, 0.0)
    return [_told(mind, root, offer, nothing, scale, score - kept[0][0]) for score, offer in kept[:MOST]]


def _idle(mind: Mind, root: State) -> Node:
    """Doing nothing, to be compared with."""
    node = Node(root, None, [], 0)
    mind.judge(node)
    return node


def _told(mind: Mind, root: State, offer: Offer, nothing: Offer, scale: float, behind: float) -> HintPlan:
    reason = PlanReason("reason.home") if arrives(mind, offer) else main_reason(mind, offer, nothing, scale)
    plan = told(mind, root, actions_of(mind, root, offer), offer)
    return HintPlan(plan, [reason or PlanReason("reason.nothing-better")], scale * behind)


def _plain(root: State, seat: int, actions: list[Action]) -> PlanTold:
    return PlanTold([action.text for action in actions], paths(root, seat, actions))


def _after(world: State, plan: PlanTold) -> State:
    """The position after a plan, as far as it goes without a reveal."""
    state = world.copy()
    seat, round_ = int(state.current), int(state.round)
    for text in plan.actions:
        if state.decision == OVER or (int(state.current), int(state.round)) != (seat, round_):
            break
        apply(state, state.actions.parse(text))
    return state
