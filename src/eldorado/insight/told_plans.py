"""A plan as others can read it: actions, the way of each piece, what is bought, kept and removed."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.search.node import Mind
from ..bots.search.shopping import Offer
from ..bots.search.turn import actions_of
from ..engine.actions import END, Action
from ..engine.apply import apply
from ..engine.components import CARD_IDS
from ..engine.state import State
from ..engine.zones import listed
from ..protocol.hint import PlanTold


def told_plan(mind: Mind, root: State, offer: Offer) -> PlanTold:
    """A plan that the search found; `root` is what it was found from."""
    return told(mind, root, actions_of(mind, root, offer), offer)


def told(mind: Mind, root: State, actions: Sequence[Action], offer: Offer) -> PlanTold:
    """A plan by its actions."""
    before, after = root.players[mind.seat], offer.node.state.players[mind.seat]
    return PlanTold(
        actions=[action.text for action in actions],
        paths=paths(root, int(mind.seat), actions),
        bought=CARD_IDS[offer.kind] if offer.kind else "",
        held=[CARD_IDS[kind] for kind in listed(offer.held)],
        removed=[CARD_IDS[kind] for kind in listed(after.removed - before.removed)],
        arrives=bool(after.arrival),
    )


def paths(root: State, seat: int, actions: Sequence[Action]) -> list[list[str]]:
    """The spaces that each piece goes through, from where it stands."""
    state = root.copy()
    names = state.board.names
    ways = [[names[at]] if (at := state.players[seat].at(piece)) >= 0 else [] for piece in range(2)]
    for action in actions:
        if action.verb == END:
            break
        goes = int(action.target)
        before = [int(state.players[seat].at(piece)) for piece in range(2)]
        apply(state, action)
        for piece in range(2):
            now = int(state.players[seat].at(piece))
            if now != before[piece]:
                ways[piece].append(names[now] if now >= 0 else names[goes])
    return [way for way in ways if way]
