"""What a seat may do now, for a page that knows no rule: the plain list, and the same folded for hands and eyes."""

from __future__ import annotations

from typing import Any

from ..engine.actions import (
    BREAK,
    BUY,
    DISCARD_CARD,
    GIVE,
    KEEP_ITEM,
    MOVE,
    NO_SOURCE,
    PAY_BLOCKADE,
    PAY_SPACE,
    REMOVE_CARD,
    SPEND,
    STEP,
    STEP_BREAK,
    SWAP,
    TAKE_CARD,
    USE,
    WORDS,
    Action,
    source_text,
)  # fmt: skip
from ..engine.components import CARD_IDS
from ..engine.rules.market import value
from ..engine.state import State
from ..engine.view import View
from ..engine.zones import kinds
from ..protocol.table import Option, Options, Purchase, Reach, Target
from .gestures import Gesture, Reached, reach
from .payments import Payment, payments
from .table import ready

_TO_SPACE = (MOVE, STEP, PAY_SPACE)
_TO_BLOCKADE = (BREAK, STEP_BREAK, PAY_BLOCKADE)
_WITH_CARD = (GIVE, REMOVE_CARD, TAKE_CARD, BUY, SWAP, KEEP_ITEM, DISCARD_CARD)
_WITH_SOURCE = (MOVE, BREAK, USE, SPEND)


def options(view: View) -> Options | None:
    """None for a seat that is not asked."""
    if not view.is_mine():
        return None
    known = view.known
    legal = view.legal_actions()
    return Options(
        [option(known, action) for action in legal],
        [_reach(known, one) for one in reach(known, legal)],
        [_purchase(known, one) for one in payments(known, legal)],
        _worth(known, legal),
    )


_known: dict[tuple[Action, int], Any] = {}
MOST_KNOWN = 50_000


def option(known: State, action: Action) -> Any:
    """Ready to be sent: an action in the page's words. Actions are made once per board, so their words are, too."""
    piece = _piece(known, action)
    found = _known.get((action, piece))
    if found is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        found = _known[action, piece] = ready(_worded(known, action, piece))
    return found


def _worded(known: State, action: Action, piece: int) -> Option:
    verb = int(action.verb)
    found = Option(action.text, WORDS[verb], piece=piece)
    if verb in _WITH_SOURCE:
        found.source = source_text(action.source)
    if verb in _TO_SPACE:
        found.space = known.board.names[action.target]
    elif verb in _TO_BLOCKADE:
        found.blockade = int(action.target)
    elif verb in _WITH_CARD:
        found.card = CARD_IDS[action.target]
    return found


def _piece(known: State, action: Action) -> int:
    return int(known.piece if action.verb in (STEP, STEP_BREAK) else action.piece) + 1


def _reach(known: State, found: Reached) -> Reach:
    source = "" if found.source == NO_SOURCE else source_text(found.source)
    return Reach(source, int(found.piece) + 1, [_target(known, gesture) for gesture in found.gestures])


def _target(known: State, gesture: Gesture) -> Target:
    names = known.board.names
    return Target(
        actions=[action.text for action in gesture.actions],
        cost=int(gesture.cost),
        left=int(gesture.left),
        path=[names[space] for space in gesture.path],
        space=names[gesture.space] if gesture.space >= 0 else "",
        blockade=int(gesture.blockade),
        explores=gesture.explores,
        owes=int(gesture.owes),
        camp=gesture.camp,
    )


def _purchase(known: State, payment: Payment) -> Purchase:
    card = CARD_IDS[payment.kind]
    sources = [source_text(source) for source in payment.sources]
    return Purchase(
        card=card,
        price=int(known.board.catalog.price[payment.kind]),
        spend=sources,
        half_coins=payment.half_coins,
        loses=[CARD_IDS[kind] for kind in payment.loses],
        actions=[*[f"spend {source}" for source in sources], f"buy {card}"],
    )


def _worth(known: State, legal: list[Action]) -> dict[str, int]:
    """In half-coins, so that a payment can be changed by hand and its sum shown before it is sent."""
    sources = {int(kind) for kind in kinds(known.me().hand)}
    sources |= {int(action.source) for action in legal if action.verb == SPEND}
    return {source_text(source): int(value(known, source)) for source in sorted(sources)}
