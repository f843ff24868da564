"""Whether a movement can be under way: its source was played and could go on."""

from __future__ import annotations

from .actions import CHANGED_SOURCE, TOKEN_SOURCE, card_of, source_text
from .components import JOKER, MOVING_TOKENS, SYMBOLS, TOKEN_CHANGE_SYMBOL
from .decision import DISCARD, OVER, PAY, PLAY, PURSE
from .flaw import Flaw
from .int64 import i64
from .rules.movement import can_go_on
from .rules.tokens import TOKEN_SYMBOL, power_of
from .state import State
from .zones import count


def add_moving(state: State, found: list[Flaw]) -> None:
    """The source was played, gives this symbol, has this much left, and the movement could go on (R4.11)."""
    source = source_text(state.source)
    if not _was_played(state, state.source):
        found.append(Flaw("position.not-played", "moving", {"source": source}))
    power = int(power_of(state, state.source))
    if state.left >= power:
        found.append(Flaw("position.too-much-left", "moving", {"found": int(state.left), "most": max(power - 1, 0)}))
    if not _gives(state, state.source, state.symbol):
        found.append(Flaw("position.wrong-symbol", "moving", {"symbol": SYMBOLS[state.symbol], "source": source}))
    if state.bought and not state.setup.move_after_buy:
        found.append(Flaw("position.after-purchase", "moving", {}))
    if state.decision in (PAY, PURSE, DISCARD, OVER) or (state.decision != PLAY and state.setup.strict_leftover):
        found.append(Flaw("position.while-moving", "moving", {}))
    elif state.me().at(state.piece) < 0:
        found.append(Flaw("position.no-piece", "moving", {"number": int(state.piece) + 1}))
    elif not found and not can_go_on(state):
        found.append(Flaw("position.cannot-go-on", "moving", {}))


def _was_played(state: State, source: i64) -> bool:
    """A card played lies in the play area, waits, or has gone already if it is an item (R8.4)."""
    me = state.me()
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        return count(state.used_tokens, source - TOKEN_SOURCE) > 0
    if source >= CHANGED_SOURCE and not count(state.used_tokens, TOKEN_CHANGE_SYMBOL):
        return False
    kind = card_of(source)
    gone = count(me.removed, kind) if state.board.catalog.item[kind] else i64(0)
    return count(me.play, kind) + count(state.waiting, kind) + gone > 0


def _gives(state: State, source: i64, symbol: i64) -> bool:
    """Whether a source moves with this symbol (R4.1, R10.12)."""
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        token = source - TOKEN_SOURCE
        return token < MOVING_TOKENS and TOKEN_SYMBOL[token] == symbol
    own = state.board.catalog.symbol[card_of(source)]
    if source >= CHANGED_SOURCE:
        return own < JOKER and own != symbol
    return own in (symbol, JOKER)
