"""Where one card or token can take one piece in a single gesture: several actions folded into one for hands and eyes.

Decides no rule: every step comes from `legal`'s own lists, tried on copies.
"""

from __future__ import annotations

from typing import final

from ..engine.actions import (
    BREAK,
    MOVE,
    NO_SOURCE,
    PAY_BLOCKADE,
    PAY_SPACE,
    STEP,
    STEP_BREAK,
    Action,
)  # fmt: skip
from ..engine.apply import apply
from ..engine.board import NOWHERE
from ..engine.components import CAMP, START
from ..engine.decision import PAY
from ..engine.int64 import i64
from ..engine.rules.caves import would_explore
from ..engine.rules.movement import add_next_steps, is_native
from ..engine.state import State
from ..engine.zones import kinds

NO_GROUP: i64 = -2


@final
class Gesture:
    """`space` or `blockade` is the target; `owes` cards are to be given afterwards; `explores`: stopping there finds a token."""

    def __init__(self, actions: list[Action], path: list[int], cost: i64) -> None:
        self.actions = actions
        self.path = path
        self.cost = cost
        self.left: i64 = 0
        self.space: i64 = NOWHERE
        self.blockade: i64 = 0
        self.owes: i64 = 0
        self.camp = False
        self.explores = False


@final
class Reached:
    """All gestures of one source (NO_SOURCE: the movement under way, or a payment in cards) and piece."""

    def __init__(self, source: i64, piece: i64) -> None:
        self.source = source
        self.piece = piece
        self.gestures: list[Gesture] = []


@final
class _Node:
    """A place in the search: the state there and how it was reached."""

    def __init__(self, state: State, gesture: Gesture) -> None:
        self.state = state
        self.gesture = gesture


def reach(state: State, legal: list[Action]) -> list[Reached]:
    """Every target of every source and piece, cheapest way first; `legal` are the state's legal actions."""
    groups: list[Reached] = []
    firsts: list[list[Action]] = []
    for action in legal:
        source, piece = _group(state, action)
        if source == NO_GROUP:
            continue
        at = 0
        while at < len(groups) and (groups[at].source != source or groups[at].piece != piece):
            at += 1
        if at == len(groups):
            groups.append(Reached(source, piece))
            firsts.append([])
        firsts[at].append(action)
    for index in range(len(groups)):
        _search(state, firsts[index], groups[index])
    return groups


def _group(state: State, action: Action) -> tuple[i64, i64]:
    verb = action.verb
    if verb in (MOVE, BREAK):
        return action.source, action.piece
    if verb in (STEP, STEP_BREAK):
        return NO_SOURCE, state.piece
    if verb in (PAY_SPACE, PAY_BLOCKADE):
        return NO_SOURCE, action.piece
    return NO_GROUP, 0


def _search(state: State, firsts: list[Action], found: Reached) -> None:
    """Cheapest first: `levels[c]` are the nodes that cost c. A step costs at least one, so no level grows once it is reached."""
    levels: list[list[_Node]] = [[]]
    for action in firsts:
        if action.verb == PAY_SPACE or action.verb == PAY_BLOCKADE:
            found.gestures.append(_payment(state, action))
        else:
            _push(levels, state, action, Gesture([], [], 0))
    seen: set[int] = set()
    waiting: set[int] = set()
    spaces: set[int] = set()
    blockades: set[int] = set()
    level = 0
    while level < len(levels):
        nodes = levels[level]
        nodes.sort(key=_length)
        for node in nodes:
            gesture, here = node.gesture, node.state
            key = _key(here, gesture.path[-1] + 1 if gesture.path else 0)
            if key in seen:
                continue
            seen.add(key)
            if gesture.space != NOWHERE:
                if int(gesture.space) not in spaces:
                    spaces.add(int(gesture.space))
                    found.gestures.append(gesture)
            elif int(gesture.blockade) not in blockades:
                blockades.add(int(gesture.blockade))
                found.gestures.append(gesture)
            if here.is_moving():
                steps: list[Action] = []
                add_next_steps(here, steps)
                for step in steps:
                    if step.verb != STEP or _is_new(here, step, gesture, seen, waiting):
                        _push(levels, here, step, gesture)
        level += 1


def _key(state: State, place: int) -> int:
    return (int(state.seams) << 16) + (int(state.symbol) << 12) + place


def _is_new(state: State, step: Action, before: Gesture, seen: set[int], waiting: set[int]) -> bool:
    """Whether a step is worth trying: its space was not reached for less, nor for as much in as many actions."""
    key = _key(state, int(step.target) + 1)
    if key in seen:
        return False
    same = (key << 16) + (int(before.cost + cost_of(state, step)) << 8) + len(before.actions)
    if same in waiting:
        return False
    waiting.add(same)
    return True


def _length(node: _Node) -> int:
    return len(node.gesture.actions)


def _push(levels: list[list[_Node]], state: State, action: Action, before: Gesture) -> None:
    """Plays one more action on a copy and files the result under what it has cost so far."""
    after = state.copy()
    seat, caves = after.current, after.caves
    apply(after, action)
    gesture = Gesture([*before.actions, action], before.path, before.cost + cost_of(state, action))
    if action.verb == MOVE or action.verb == STEP:
        gesture.space = action.target
        gesture.path = [*before.path, int(action.target)]
    else:
        gesture.blockade = action.target
    gesture.left = after.left if after.is_moving() else 0
    if after.caves != caves:
        gesture.explores = True
    elif after.is_moving() and after.current == seat:
        gesture.explores = would_explore(after, after.piece, after.before)
    while len(levels) <= gesture.cost:
        levels.append([])
    levels[gesture.cost].append(_Node(after, gesture))


def cost_of(state: State, action: Action) -> i64:
    """What one step of a way takes off its card."""
    if is_native(action.source):
        return 0
    if action.verb == BREAK or action.verb == STEP_BREAK:
        return state.board.catalog.blockade_strength[action.target]
    return 1 if state.board.terrain[action.target] == START else state.board.strength[action.target]


def _payment(state: State, action: Action) -> Gesture:
    """A payment in cards: it is begun here, which cards to give is asked afterwards; tried out with the first that come."""
    after = state.copy()
    apply(after, action)
    gesture = Gesture([action], [], 0)
    gesture.owes = after.owed
    if action.verb == PAY_SPACE:
        gesture.space = action.target
        gesture.path = [int(action.target)]
        gesture.camp = state.board.terrain[action.target] == CAMP
    else:
        gesture.blockade = action.target
    caves = after.caves
    while after.decision == PAY:
        apply(after, after.actions.gives[kinds(after.me().hand)[0]])
    gesture.explores = after.caves != caves
    return gesture
