"""What a person means, as actions: ending a turn with the cards to keep, and asking why something cannot be done.

Reads a View and changes nothing: what the seat cannot know makes no difference to the answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import NO_SOURCE, Action, source_text
from ..engine.apply import apply
from ..engine.components import CARD_IDS
from ..engine.decision import DISCARD
from ..engine.errors import EldoradoError
from ..engine.legal import legal_actions
from ..engine.refusals import refusal, why_not_buy, why_not_paid
from ..engine.state import State
from ..engine.view import View
from ..engine.zones import count, kinds
from ..protocol.socket import Why
from ..protocol.table import Cards, Refusal
from .payments import payments

_FAR = ("illegal.not-next-to", "illegal.not-at-blockade")


def ending(view: View, keep: Cards) -> list[str]:
    """The actions that end the turn and discard every card but these (R3.7)."""
    known = view.known
    hand = known.me().hand
    for card, copies in keep.items():
        if card not in CARD_IDS or not 0 < copies <= count(hand, CARD_IDS.index(card)):
            raise EldoradoError("illegal.no-card", {"card": card})
    texts = [] if known.decision == DISCARD else [known.actions.end.text]
    for kind in kinds(hand):
        gone = int(count(hand, kind)) - keep.get(CARD_IDS[kind], 0)
        texts += [known.actions.discards[kind].text] * gone
    return [*texts, known.actions.done.text] if keep else texts


def why(view: View, asked: Why) -> Refusal | None:
    """The reason why the seat's piece cannot go there, or why it cannot buy there; None when nothing forbids it."""
    known = view.known
    if not view.is_mine():
        raise EldoradoError("act.not-your-turn", {"seat": int(known.current) + 1})
    if asked.card:
        return _why_not_buy(view, asked.card, asked.pays)
    action = _meant(view, asked)
    if action in view.legal_actions():
        return None
    refused = refusal(known, action)
    if refused.code not in _FAR:
        return Refusal(refused.code, refused.facts)
    source = asked.source or (source_text(known.source) if known.source != NO_SOURCE else "")
    return Refusal("reason.out-of-reach", {"source": source}) if source else Refusal(refused.code, refused.facts)


def _why_not_buy(view: View, card: str, pays: Sequence[str] | None) -> Refusal | None:
    known = view.known
    if card not in CARD_IDS or CARD_IDS.index(card) not in known.board.catalog.market_kinds():
        raise EldoradoError("illegal.no-card", {"card": card})
    kind = CARD_IDS.index(card)
    if pays is not None:
        return _why_not_paid(known.copy(), kind, pays)
    if any(payment.kind == kind for payment in payments(known, view.legal_actions())):
        return None
    return Refusal(*why_not_buy(known, kind))


def _why_not_paid(trial: State, kind: int, pays: Sequence[str]) -> Refusal | None:
    """What refuses a purchase once these have gone into the purse. Paying reveals nothing, so it may be tried on a copy."""
    for source in pays:
        action = trial.actions.parse(f"spend {source}")
        if action not in legal_actions(trial):
            refused = refusal(trial, action)
            return Refusal(refused.code, refused.facts)
        apply(trial, action)
    if trial.actions.buys[kind] in legal_actions(trial):
        return None
    return Refusal(*why_not_paid(trial, kind))


def _meant(view: View, asked: Why) -> Action:
    """Raises, as for any text, what the board or the box does not know."""
    target = asked.space or f"#{asked.blockade}"
    if not asked.source:
        return view.known.actions.parse(f"step {target}")
    verb = "move" if asked.space else "break"
    piece = f" /{asked.piece}" if asked.piece != 1 else ""
    return view.known.actions.parse(f"{verb} {asked.source} {target}{piece}")
