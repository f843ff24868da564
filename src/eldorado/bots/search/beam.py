"""The search: a beam over macro-plays, then purchases and what to hold for the best of its leaves."""

from __future__ import annotations

from typing import Final

from ...engine.actions import TOKEN_SOURCE
from ...engine.apply import apply
from ...engine.components import TOKEN_PASS_THROUGH
from ...engine.decision import PLAY
from ...engine.int64 import i64
from ...engine.rules.turn import may_move
from ...engine.state import State
from ...engine.zones import count
from .holding import drops, settle_hand
from .node import Mind, Node, best_first
from .plays import Key, Plays, key_of
from .shopping import MOST_COINS, Offer, offers, price_list

MOST_PLAYS: Final = 16
"""Nobody plays more than this in a turn."""


def roots_of(mind: Mind, state: State, seen: set[Key]) -> list[Node]:
    """The plans to begin with: nothing yet, the same with the way made free by a token, or every way to finish what is begun."""
    root = Node(state, None, [], 0)
    mind.judge(root)
    found: list[Node] = []
    if state.decision == PLAY and not state.is_moving():
        seen.add(key_of(mind, state))
        found.append(root)
        if count(state.me().tokens, TOKEN_PASS_THROUGH) and not state.passing and may_move(state):
            use = state.actions.uses[TOKEN_SOURCE + TOKEN_PASS_THROUGH]
            twin = state.copy()
            apply(twin, use)
            Plays(mind, root, seen, found).add(twin, [use])
    else:
        Plays(mind, root, seen, found).add_continued()
    return found


def grow(mind: Mind, roots: list[Node], seen: set[Key]) -> list[Node]:
    """The beam: from each level the best `width`, and of all levels the best twice as many, the roots among them."""
    leaves: list[Node] = []
    leaves.extend(roots)
    level = best_first(roots, mind.width)
    for _ in range(MOST_PLAYS):
        children: list[Node] = []
        for node in level:
            Plays(mind, node, seen, children).add_all()
            if mind.nodes >= mind.limit:
                break
        level = best_first(children, mind.width)
        leaves.extend(level)
        if not level or mind.nodes >= mind.limit:
            break
    return best_first(leaves, 2 * mind.width)


def finish(mind: Mind, leaves: list[Node]) -> list[Offer]:
    """The leaves with everything they could buy and hold, the best first."""
    found: list[Offer] = []
    for node in leaves:
        found.extend(offers(mind, node))
    found = best_offers(found, mind.settled)
    known: dict[int, list[float]] = {}
    for offer in found:
        me = offer.node.state.players[mind.seat]
        if me.hand and not me.arrival and not mind.is_last_turn:
            mark = id(offer.node)
            if mark not in known:
                known[mark] = drops(mind, offer.node)
            settle_hand(mind, offer, known[mark])
    return best_offers(found, len(found))


def best_offers(found: list[Offer], most: i64) -> list[Offer]:
    keyed: list[tuple[float, int]] = []
    for index in range(len(found)):
        keyed.append((found[index].score, index))
    keyed.sort()
    best: list[Offer] = []
    for at in range(min(most, len(keyed))):
        best.append(found[keyed[at][1]])
    return best


def search(mind: Mind, state: State, looks_ahead: bool = True) -> list[Offer]:
    """The best ways to play the rest of the turn from here. `state` comes from `Mind.look`.

    Who does not look ahead meets no other hand: what this one cannot pay for needs no price, and that is half of the work.
    """
    seen: set[Key] = set()
    mind.shop = price_list(mind, state, MOST_COINS if looks_ahead else mind.coins(state.players[mind.seat]))
    return finish(mind, grow(mind, roots_of(mind, state, seen), seen))
