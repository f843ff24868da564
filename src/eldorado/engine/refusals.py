"""Why an action was refused, as a code and facts. Asked only after `legal` has said no; it decides nothing itself."""

from __future__ import annotations

from .actions import (
    BREAK,
    BUY,
    CHANGED_SOURCE,
    DISCARD_CARD,
    DONE,
    END,
    GIVE,
    HALF_SOURCE,
    KEEP_ITEM,
    MOVE,
    PAY_BLOCKADE,
    PAY_SPACE,
    REMOVE_CARD,
    RESIGN,
    SPEND,
    STEP,
    STEP_BREAK,
    STOP,
    SWAP,
    TAKE_CARD,
    TOKEN_SOURCE,
    USE,
    Action,
    source_text,
)  # fmt: skip
from .board import asked_power, asked_symbol
from .components import (
    CAMP,
    CARD_IDS,
    JOKER,
    MOUNTAIN,
    MOVING_TOKENS,
    NO_SYMBOL,
    RUBBLE,
    START,
    SYMBOLS,
    TOKEN_CHANGE_SYMBOL,
    TOKEN_IDS,
    TOKEN_KEEP_ITEM,
)  # fmt: skip
from .decision import DISCARD, KINDS, OVER, PAY, PLAY, PURSE, REMOVE, REPLACE, TAKE
from .errors import EldoradoError, Facts
from .rules.blockades import blockade_across, seam_of
from .rules.caves import would_explore
from .rules.market import can_buy_from, cheapest, slot_of, wealth, worth
from .rules.movement import is_native
from .rules.turn import may_move
from .state import State
from .zones import count, has_bit, size

_ASKED: dict[int, tuple[int, ...]] = {
    PLAY: (MOVE, BREAK, STEP, STEP_BREAK, STOP, PAY_SPACE, PAY_BLOCKADE, USE, SPEND, KEEP_ITEM, END),
    PAY: (GIVE,),
    REMOVE: (REMOVE_CARD, DONE),
    TAKE: (TAKE_CARD,),
    PURSE: (SPEND, BUY),
    REPLACE: (SWAP, DONE),
    DISCARD: (DISCARD_CARD, DONE),
}


class IllegalAction(EldoradoError):
    """An action that is not legal now; the game is unchanged."""


def refusal(state: State, action: Action) -> IllegalAction:
    """The first reason, in the order in which a person would ask."""
    code, facts = _reason(state, action)
    facts["action"] = action.text
    return IllegalAction(code, facts)


def why_not_paid(state: State, kind: int) -> tuple[str, Facts]:
    """Why a pile cannot be bought now with what is in the purse."""
    if state.decision not in (PLAY, PURSE):
        return "illegal.not-asked", {"asked": KINDS[state.decision]}
    if state.bought:
        return "illegal.bought-already", {}
    return _buy_reason(state, kind)


def why_not_buy(state: State, kind: int) -> tuple[str, Facts]:
    """Why a pile that is out of reach cannot be bought now, reckoned with all that could be paid."""
    code, facts = why_not_paid(state, kind)
    if code != "illegal.too-dear":
        return code, facts
    return "reason.too-dear", {"card": facts["card"], "price": facts["price"], "half_coins": int(wealth(state))}


def _reason(state: State, action: Action) -> tuple[str, Facts]:
    if state.decision == OVER:
        return "illegal.over", {}
    if action.verb == RESIGN:
        return "illegal.cannot-resign", {"seat": int(action.target) + 1}
    if action.verb not in _ASKED[int(state.decision)]:
        return "illegal.not-asked", {"asked": KINDS[state.decision]}
    missing = _missing(state, action)
    if missing is not None:
        return missing
    if _ends_movement(state, action) and state.is_moving() and would_explore(state, state.piece, state.before):
        return "illegal.stop-first", {}
    if action.verb in (MOVE, BREAK, PAY_SPACE, PAY_BLOCKADE) and not may_move(state):
        return "illegal.moved-after-buying", {}
    if action.verb in (MOVE, STEP, PAY_SPACE):
        return _space_reason(state, action)
    if action.verb in (BREAK, STEP_BREAK, PAY_BLOCKADE):
        return _blockade_reason(state, action)
    return _other_reason(state, action)


def _ends_movement(state: State, action: Action) -> bool:
    if action.verb in (STEP, STEP_BREAK, STOP, KEEP_ITEM):
        return False
    return action.verb != USE or state.setup.strict_leftover


def _missing(state: State, action: Action) -> tuple[str, Facts] | None:
    """A card or token that the player does not have."""
    me = state.me()
    source = action.source
    if action.verb in (GIVE, REMOVE_CARD, SWAP, DISCARD_CARD):
        source = action.target
    if action.verb in (MOVE, BREAK, USE, SPEND, GIVE, REMOVE_CARD, SWAP, DISCARD_CARD):
        if TOKEN_SOURCE <= source < CHANGED_SOURCE:
            if not count(me.tokens, source - TOKEN_SOURCE):
                return "illegal.no-token", {"token": TOKEN_IDS[source - TOKEN_SOURCE]}
            return None
        kind = source if source < TOKEN_SOURCE else source - (CHANGED_SOURCE if source < HALF_SOURCE else HALF_SOURCE)
        if not count(me.hand, kind):
            return "illegal.no-card", {"card": CARD_IDS[kind]}
        if CHANGED_SOURCE <= source < HALF_SOURCE and not count(me.tokens, TOKEN_CHANGE_SYMBOL):
            return "illegal.no-token", {"token": TOKEN_IDS[TOKEN_CHANGE_SYMBOL]}
    if action.verb in (STEP, STEP_BREAK, STOP) and not state.is_moving():
        return "illegal.no-movement", {}
    return None


def _space_reason(state: State, action: Action) -> tuple[str, Facts]:
    """Why a piece cannot go onto a space: where it is, what lies between, what it costs."""
    board = state.board
    at = state.me().at(state.piece if action.verb == STEP else action.piece)
    target = action.target
    facts: Facts = {"space": board.names[target]}
    if at < 0:
        return "illegal.no-piece", {"piece": int(action.piece) + 1}
    if board.terrain[target] == MOUNTAIN:
        return "illegal.mountain", facts
    way = board.way_to(at, target)
    if way < 0:
        return "illegal.not-next-to", facts
    if board.terrain[target] == START and not state.setup.reenter_start:
        return "illegal.start-space", facts
    standing = blockade_across(state, way)
    if standing and not (state.setup.native_crosses and is_native(action.source)):
        facts["blockade"] = int(standing)
        return "illegal.blockade-between", facts
    if state.is_occupied(target) and not state.passing:
        return "illegal.occupied", facts
    return _price_reason(state, action, int(asked_symbol(way)), int(asked_power(way)), facts)


def _price_reason(state: State, action: Action, symbol: int, power: int, facts: Facts) -> tuple[str, Facts]:
    facts["needed"] = power
    if symbol in (RUBBLE, CAMP):
        facts["cards"] = int(size(state.me().hand))
        if action.verb not in (PAY_SPACE, PAY_BLOCKADE):
            return ("illegal.pay-rubble" if symbol == RUBBLE else "illegal.pay-camp"), facts
        return ("illegal.too-few-cards" if size(state.me().hand) < power else "illegal.camp-used"), facts
    facts["symbol"] = SYMBOLS[symbol]
    if action.verb in (PAY_SPACE, PAY_BLOCKADE):
        return "illegal.needs-symbol", facts
    if action.verb in (STEP, STEP_BREAK):
        facts["power"] = int(state.left)
        return ("illegal.other-symbol" if state.symbol != symbol else "illegal.too-little-left"), facts
    return _weak(state, action, symbol, facts)


def _weak(state: State, action: Action, symbol: int, facts: Facts) -> tuple[str, Facts]:
    """One card alone must pay, with the right symbol (R4.2, R4.3)."""
    catalog = state.board.catalog
    source = int(action.source)
    facts["source"] = source_text(source)
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        if source - TOKEN_SOURCE >= MOVING_TOKENS:
            return "illegal.does-not-move", facts
        facts["power"] = int(TOKEN_IDS[source - TOKEN_SOURCE][-1])
        right = TOKEN_IDS[source - TOKEN_SOURCE].startswith(SYMBOLS[symbol])
        return ("illegal.too-weak" if right else "illegal.other-symbol"), facts
    kind = source if source < TOKEN_SOURCE else source - CHANGED_SOURCE
    facts["power"] = int(catalog.power[kind])
    if catalog.symbol[kind] == NO_SYMBOL:
        return "illegal.does-not-move", facts
    if source >= CHANGED_SOURCE:
        same = catalog.symbol[kind] in (symbol, JOKER)
        return ("illegal.same-symbol" if same else "illegal.too-weak"), facts
    right = catalog.symbol[kind] in (symbol, JOKER)
    return ("illegal.too-weak" if right else "illegal.other-symbol"), facts


def _blockade_reason(state: State, action: Action) -> tuple[str, Facts]:
    number = int(action.target)
    facts: Facts = {"blockade": number}
    seam = seam_of(state, number)
    at = state.me().at(state.piece if action.verb == STEP_BREAK else action.piece)
    if at < 0:
        return "illegal.no-piece", {"piece": int(action.piece) + 1}
    if seam < 0:
        return "illegal.no-blockade", facts
    if not has_bit(state.board.at_seams[at], seam):
        return "illegal.not-at-blockade", facts
    catalog = state.board.catalog
    return _price_reason(state, action, int(catalog.blockade_terrain[number]), int(catalog.blockade_strength[number]), facts)


def _other_reason(state: State, action: Action) -> tuple[str, Facts]:
    if action.verb == SPEND:
        return _spend_reason(state, action)
    if action.verb == BUY:
        return _buy_reason(state, int(action.target))
    if action.verb == TAKE_CARD:
        return "illegal.sold-out", {"card": CARD_IDS[action.target]}
    if action.verb == KEEP_ITEM:
        if count(state.waiting, action.target):
            return "illegal.no-token", {"token": TOKEN_IDS[TOKEN_KEEP_ITEM]}
        return "illegal.nothing-to-keep", {"card": CARD_IDS[action.target]}
    if action.verb == USE:
        return "illegal.no-use", {"source": source_text(action.source)}
    if action.verb == DONE:
        return ("illegal.hand-too-large" if state.decision == DISCARD else "illegal.must-choose"), {"left": int(state.owed)}
    return "illegal.not-now", {}


def _spend_reason(state: State, action: Action) -> tuple[str, Facts]:
    me = state.me()
    if state.bought:
        return "illegal.bought-already", {}
    if state.purse + worth(state, me.hand, me.tokens) < cheapest(state):
        return "illegal.cannot-pay-any", {"half_coins": int(worth(state, me.hand, me.tokens))}
    return "illegal.not-money", {"source": source_text(action.source)}


def _buy_reason(state: State, kind: int) -> tuple[str, Facts]:
    facts: Facts = {"card": CARD_IDS[kind]}
    if not count(state.market, kind):
        return "illegal.sold-out", facts
    if slot_of(state, kind) < 0 and not can_buy_from(state, kind):
        return "illegal.reserve-closed", facts
    facts["needed"] = 2 * int(state.board.catalog.price[kind])
    facts["price"] = int(state.board.catalog.price[kind])
    facts["half_coins"] = int(state.purse)
    return "illegal.too-dear", facts
