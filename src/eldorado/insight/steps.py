"""A plan step by step, for somebody who wants to follow it: which card goes where, what is paid, bought, removed and kept."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import (
    BREAK,
    BUY,
    END,
    GIVE,
    MOVE,
    NO_SOURCE,
    PAY_BLOCKADE,
    PAY_SPACE,
    REMOVE_CARD,
    SPEND,
    STEP,
    STEP_BREAK,
    USE,
    Action,
    card_of,
)
from ..engine.board import Board
from ..engine.components import CAMP, CARD_IDS
from ..protocol.puzzle import PlanStep


def steps_of(board: Board, actions: Sequence[Action], held: list[str]) -> list[PlanStep]:
    """What the actions of a plan come to, in the order of play."""
    steps: list[PlanStep] = []
    for action in actions:
        verb = int(action.verb)
        if verb == END:
            break
        if verb in (MOVE, BREAK, PAY_SPACE, PAY_BLOCKADE, USE) or not steps:
            steps.append(_begun(board, action))
        elif verb in (STEP, STEP_BREAK, GIVE):
            steps[-1] = _longer(board, steps[-1], action)
        elif verb in (SPEND, BUY, REMOVE_CARD):
            _add(steps, action)
    return [*steps, PlanStep("keep", held)] if held else steps


def _begun(board: Board, action: Action) -> PlanStep:
    verb, cards = int(action.verb), _cards(action)
    if verb in (SPEND, BUY, REMOVE_CARD):
        started: list[PlanStep] = []
        _add(started, action)
        return started[0]
    if verb == USE:
        return PlanStep("use", cards)
    if verb in (BREAK, PAY_BLOCKADE):
        return PlanStep("pay" if verb == PAY_BLOCKADE else "move", cards, blockade=int(action.target))
    kind = "move" if verb == MOVE else "camp" if board.terrain[action.target] == CAMP else "pay"
    return PlanStep(kind, cards, [board.names[action.target]])  # type: ignore[arg-type]  # one of three words


def _longer(board: Board, step: PlanStep, action: Action) -> PlanStep:
    verb, target = int(action.verb), int(action.target)
    if verb == GIVE:
        return PlanStep(step.verb, [*step.cards, CARD_IDS[target]], step.spaces, step.blockade)
    if verb == STEP_BREAK:
        return PlanStep(step.verb, step.cards, step.spaces, target)
    return PlanStep(step.verb, step.cards, [*step.spaces, board.names[target]], step.blockade)


def _add(steps: list[PlanStep], action: Action) -> None:
    """What is spent and bought is one step, and so is what is removed together."""
    kind = "remove" if action.verb == REMOVE_CARD else "buy"
    last = steps.pop() if steps and steps[-1].verb == kind else PlanStep(kind)  # type: ignore[arg-type]  # one of two words
    cards = [CARD_IDS[action.target]] if kind == "remove" else _cards(action)
    bought = CARD_IDS[action.target] if action.verb == BUY else last.card
    steps.append(PlanStep(last.verb, [*last.cards, *cards], card=bought))


def _cards(action: Action) -> list[str]:
    kind = int(card_of(action.source)) if action.source != NO_SOURCE else NO_SOURCE
    return [CARD_IDS[kind]] if kind != NO_SOURCE else []
