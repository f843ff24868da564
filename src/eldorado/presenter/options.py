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
    TOKEN_SOURCE,
    USE,
    WORDS,
    Action,
    source_text,
)  # fmt: skip
from ..engine.board import NOWHERE
from ..engine.components import CAMP, CARD_IDS, TOKEN_KEEP_ITEM
from ..engine.decision import PAY, PLAY, REMOVE
from ..engine.rules.market import value, wealth
from ..engine.state import State
from ..engine.view import View
from ..engine.zones import kinds
from ..protocol.table import Option, Options, Purchase, Reach, Step, Target, WayToPay
from .gestures import Gesture, Reached, cost_of, reach
from .payments import Spending, is_lost, payments
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
        [_way_to_pay(known, action) for action in legal if action.verb == SPEND],
        int(wealth(known)),
        _leaving(known),
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
    elif verb == KEEP_ITEM:
        found.source = source_text(TOKEN_SOURCE + TOKEN_KEEP_ITEM)
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
        steps=[_step(known, action) for action in gesture.actions] if gesture.path or not gesture.owes else [],
        space=names[gesture.space] if gesture.space >= 0 else "",
        blockade=int(gesture.blockade),
        explores=gesture.explores,
        owes=int(gesture.owes),
        camp=gesture.camp,
        paid_with=_paid_with(known, gesture) if gesture.owes else {},
    )


def _step(known: State, action: Action) -> Step:
    cost = int(cost_of(known, action))
    if action.verb in _TO_SPACE:
        return Step(cost, known.board.names[action.target])
    return Step(cost, blockade=int(action.target))


def _paid_with(known: State, gesture: Gesture) -> dict[str, list[str]]:
    texts = [action.text for action in gesture.actions]
    return {CARD_IDS[kind]: [*texts, known.actions.gives[kind].text] for kind in kinds(known.me().hand)}


_purchases: dict[tuple[int, int, int, tuple[int, ...]], Any] = {}
MOST_PURCHASES = 4_000


def _purchase(known: State, payment: Spending) -> Any:
    """Ready to be sent: the same few payments are suggested again and again."""
    price = int(known.board.catalog.price[payment.kind])
    key = (payment.kind, price, payment.half_coins, (*payment.sources, -1, *payment.loses))
    found = _purchases.get(key)
    if found is None:
        if len(_purchases) >= MOST_PURCHASES:
            _purchases.clear()
        found = _purchases[key] = ready(_suggested(known, payment, price))
    return found


def _suggested(known: State, payment: Spending, price: int) -> Purchase:
    buy = known.actions.buys[payment.kind].text
    return Purchase(
        card=CARD_IDS[payment.kind],
        price=price,
        needs=2 * price,
        spend=[source_text(source) for source in payment.sources],
        half_coins=payment.half_coins,
        buy=buy,
        loses=[CARD_IDS[kind] for kind in payment.loses],
        actions=[*[known.actions.spends[source].text for source in payment.sources], buy],
    )


_ways: dict[tuple[int, int, bool], Any] = {}


def _way_to_pay(known: State, action: Action) -> Any:
    """Ready to be sent: a source, what it pays now, and whether it is gone then."""
    source = action.source
    key = (int(source), int(value(known, source)), is_lost(known, source))
    found = _ways.get(key)
    if found is None:
        found = _ways[key] = ready(WayToPay(source_text(source), action.text, key[1], key[2]))
    return found


def _leaving(known: State) -> list[str]:
    """Removed cards and cards given to a base camp leave the game, and so do items that are played (R5.2, R8.2)."""
    hand = [int(kind) for kind in kinds(known.me().hand)]
    goes = known.decision == REMOVE or (
        known.decision == PAY and known.goal != NOWHERE and known.board.terrain[known.goal] == CAMP
    )
    items = known.board.catalog.item
    return [CARD_IDS[kind] for kind in hand if goes or (known.decision == PLAY and items[kind])]
