"""Why a plan is better, from the parts of the evaluation: what lies ahead, what the deck can do, what a card saves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..bots.search.fields import onward_space
from ..bots.search.node import Mind
from ..bots.search.shopping import Offer, deck_of
from ..engine.components import CARD_IDS, SYMBOLS, TERRAINS
from ..engine.state import Player
from ..engine.zones import has_bit, kinds, listed, size
from ..protocol.hint import PlanReason
from .choices import Choice
from .plans import arrives

NOISE: Final = PlanReason("reason.noise")
WORTH_SAYING: Final = 0.1
"""Turns by which a part must differ to be called the reason."""
MOST_STEPS: Final = 200


def reasons(choice: Choice, samples: int) -> list[PlanReason]:
    """One or two sentences; below the noise only that."""
    if not choice.is_mistake:
        return [NOISE]
    mind, best, played = choice.mind, choice.best, choice.played
    if arrives(mind, best):
        return [PlanReason("reason.home")]
    measured = PlanReason("reason.measured", {"tenths": tenths(choice.cost.turns), "games": samples})
    found = main_reason(mind, best, played, choice.scale)
    return [measured] if found is None else [found, measured]


def main_reason(mind: Mind, best: Offer, played: Offer, scale: float) -> PlanReason | None:
    """The part of the evaluation in which two plans differ most, if any differs enough."""
    parts: list[tuple[float, Callable[[Mind, Offer, Offer, float], PlanReason]]] = [
        (best.worth - played.worth, _purchase),
        (played.node.turns - best.node.turns, _way),
        (best.held_worth - played.held_worth, _kept),
    ]
    most, telling = max(parts, key=lambda part: part[0])
    return telling(mind, best, played, scale) if most >= WORTH_SAYING else None


def _purchase(mind: Mind, best: Offer, played: Offer, scale: float) -> PlanReason:
    if not best.kind:
        return PlanReason("reason.dead-weight", {"card": CARD_IDS[played.kind]})
    card = mind.fields.board.catalog.cards[best.kind]
    facts: dict[str, int | str | list[str]] = {"card": card.id}
    if card.symbol >= len(SYMBOLS) - 2:  # jokers and action cards serve everywhere
        return PlanReason("reason.buy", facts)
    me = best.node.state.players[mind.seat]
    needed = ahead_of_symbol(mind, best, card.symbol)
    if not needed:
        return PlanReason("reason.buy", facts)
    return PlanReason(
        "reason.buy-ahead", {**facts, "terrain": TERRAINS[card.symbol], "count": needed, "own": _able(mind, me, card.symbol)}
    )


def _way(mind: Mind, best: Offer, played: Offer, scale: float) -> PlanReason:
    mine, theirs = best.node.state.players[mind.seat], played.node.state.players[mind.seat]
    saved = tenths(scale * (played.node.turns - best.node.turns))
    removed = [CARD_IDS[kind] for kind in listed(max(0, mine.removed - theirs.removed))] if mine.removed > theirs.removed else []
    won = [number for number in range(1, 7) if has_bit(mine.won, number) and not has_bit(theirs.won, number)]
    if won:
        return PlanReason("reason.blockade", {"number": won[0], "tenths": saved})
    if size(mine.removed) > size(theirs.removed) and removed:
        return PlanReason("reason.thin", {"cards": removed, "tenths": saved})
    space = _ends(mind, mine, theirs)
    if not space:
        return PlanReason("reason.piece-home", {"tenths": saved})
    return PlanReason("reason.way", {"space": space, "tenths": saved})


def _ends(mind: Mind, mine: Player, theirs: Player) -> str:
    """Where the piece ends that goes another way; nowhere if it comes home while the other piece is still under way."""
    elsewhere = [piece for piece in (0, 1) if mine.at(piece) != theirs.at(piece)]
    under_way = 0 if mine.first >= 0 else 1
    piece = elsewhere[0] if elsewhere else under_way
    space = int(mine.at(piece))
    return mind.fields.board.names[space] if space >= 0 else ""


def _kept(mind: Mind, best: Offer, played: Offer, scale: float) -> PlanReason:
    card = next((kind for kind in kinds(best.held) if not (played.held >> (3 * kind)) & 7), kinds(best.held)[0])
    return PlanReason("reason.keep", {"card": CARD_IDS[card]})


def ahead_of_symbol(mind: Mind, offer: Offer, symbol: int) -> int:
    """Spaces of this symbol's terrain on the cheapest way from where a plan ends."""
    state = offer.node.state
    me = state.players[mind.seat]
    board = mind.fields.board
    field = mind.fields.field(deck_of(me), state.seams)
    total = 0
    for space in (int(me.first), int(me.second)):
        for _ in range(MOST_STEPS):
            step = mind.fields.onward(field, space) if space >= 0 else -1
            if step < 0:
                break
            space = int(onward_space(step))
            total += board.terrain[space] == symbol
    return total


def _able(mind: Mind, me: Player, symbol: int) -> int:
    """How many cards of the deck bring this symbol."""
    cards = mind.fields.board.catalog.cards
    return sum(cards[kind].symbol == symbol for kind in listed(deck_of(me)))


def tenths(turns: float) -> int:
    return round(10 * turns)
