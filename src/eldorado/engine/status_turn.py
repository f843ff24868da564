"""Whether a turn can have come to this: the movement under way, what is asked now, and whether the game is over."""

from __future__ import annotations

from .actions import CHANGED_SOURCE, TOKEN_SOURCE, card_of, source_text
from .board import NOWHERE
from .components import (
    CARD_IDS,
    JOKER,
    MOVING_TOKENS,
    RUBBLE,
    SYMBOLS,
    TOKEN_CHANGE_SYMBOL,
    TOKEN_IDS,
    TOKEN_PASS_THROUGH,
    TOKEN_REMOVE,
    TOKEN_REPLACE,
)  # fmt: skip
from .decision import DISCARD, OVER, PAY, PLAY, PURSE, REMOVE, REPLACE, TAKE
from .errors import Facts
from .flaw import Flaw
from .int64 import i64
from .rules.blockades import seam_of
from .rules.camps import is_due, is_spent
from .rules.market import cheapest, wealth, worth
from .rules.movement import can_go_on, open_way
from .rules.tokens import REPLACED_AT_MOST, TOKEN_SYMBOL, blocking, power_of
from .state import State
from .zones import count, has_bit, kinds, size

ASKED_KEYS = {
    PAY: "paying", REMOVE: "removing", TAKE: "taking", PURSE: "purse", REPLACE: "replacing", DISCARD: "discarding",
    OVER: "over",
}  # fmt: skip
"""How positions name what is asked."""


def turn_flaws(state: State) -> list[Flaw]:
    found: list[Flaw] = []
    _add_flags(state, found)
    if state.is_moving():
        _add_moving(state, found)
    _add_ending(state, found)
    if state.decision != PLAY and state.decision != OVER:
        _add_asked(state, ASKED_KEYS[int(state.decision)], found)
    return found


def _not_played(token: int) -> Facts:
    return {"source": "@" + TOKEN_IDS[token]}


def _add_flags(state: State, found: list[Flaw]) -> None:
    for kind in kinds(state.waiting):
        if not state.board.catalog.item[kind]:
            found.append(Flaw("position.not-an-item", "waiting", {"card": CARD_IDS[kind]}))
    if state.waiting and state.decision in (PAY, REPLACE, DISCARD, OVER):
        found.append(Flaw("position.waits-no-more", "waiting", {}))
    if state.passing and not count(state.used_tokens, TOKEN_PASS_THROUGH):
        found.append(Flaw("position.not-played", "passing", _not_played(TOKEN_PASS_THROUGH)))
    if state.decision == OVER and state.bought:
        found.append(Flaw("position.while-over", "bought", {}))
    if state.decision == OVER and state.passing:
        found.append(Flaw("position.while-over", "passing", {}))


def _add_moving(state: State, found: list[Flaw]) -> None:
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


def _add_asked(state: State, key: str, found: list[Flaw]) -> None:
    asked = state.decision
    held = int(size(state.me().hand))
    if asked in (PAY, REMOVE, REPLACE) and held < state.owed:
        found.append(Flaw("position.hand-too-small", key, {"found": held, "needed": int(state.owed)}))
    if asked == PAY:
        _add_paying(state, key, found)
    elif asked == REMOVE:
        _add_removing(state, key, found)
    elif asked == TAKE:
        _add_taking(state, key, found)
    elif asked == PURSE:
        _add_purse(state, key, found)
    elif asked == REPLACE:
        _add_replacing(state, key, found)
    elif asked == DISCARD and (state.me().play or not state.me().hand):
        found.append(Flaw("position.not-discarding", key, {}))


def _add_paying(state: State, key: str, found: list[Flaw]) -> None:
    """The goal lies open beside the piece and is paid with cards (R5.1, R5.2, R6.3)."""
    if state.bought and not state.setup.move_after_buy:
        found.append(Flaw("position.after-purchase", key, {}))
    at = state.me().at(state.piece)
    names = state.board.names
    if at < 0:
        found.append(Flaw("position.no-piece", key, {"number": int(state.piece) + 1}))
    elif state.goal == NOWHERE and not _can_pay_blockade(state, at):
        found.append(Flaw("position.cannot-pay", key, {"found": f"#{state.goal_number}", "space": names[at]}))
    elif state.goal != NOWHERE and not _can_pay_space(state, at):
        found.append(Flaw("position.cannot-pay", key, {"found": names[state.goal], "space": names[at]}))


def _can_pay_space(state: State, at: i64) -> bool:
    if not is_due(state.board.terrain[state.goal]) or is_spent(state, state.goal):
        return False
    return open_way(state, state.board.way_to(at, state.goal), blocking(state), False) == state.goal


def _can_pay_blockade(state: State, at: i64) -> bool:
    if state.board.catalog.blockade_terrain[state.goal_number] != RUBBLE:
        return False
    seam = seam_of(state, state.goal_number)
    return seam >= 0 and has_bit(state.board.at_seams[at], seam)


def _add_removing(state: State, key: str, found: list[Flaw]) -> None:
    """A remove token asks for one card; the Scientist lets go of one, the Travel Log of two (R9.4, R10.11)."""
    if state.must:
        if not count(state.used_tokens, TOKEN_REMOVE):
            found.append(Flaw("position.not-played", key, _not_played(TOKEN_REMOVE)))
        if state.owed > 1:
            found.append(Flaw("text.bad-number", key, {"found": str(state.owed), "least": "1", "most": "1"}))
        return
    able = [card for card in state.board.catalog.cards if card.remove >= state.owed]
    for card in able:
        if count(state.me().play, card.index) + count(state.waiting, card.index):
            return
    found.append(Flaw("position.none-played", key, {"cards": [card.id for card in able]}))


def _add_taking(state: State, key: str, found: list[Flaw]) -> None:
    able = [card for card in state.board.catalog.cards if card.take]
    waiting = [card for card in able if count(state.waiting, card.index)]
    if not state.market or not waiting:
        found.append(Flaw("position.none-waiting", key, {"cards": [card.id for card in able]}))


def _add_purse(state: State, key: str, found: list[Flaw]) -> None:
    """The purse holds no more than was played, and some pile is payable with it (R7.2)."""
    if state.bought:
        found.append(Flaw("position.after-purchase", key, {}))
    most = int(worth(state, state.me().play + state.waiting, state.used_tokens))
    if state.purse > most:
        found.append(Flaw("position.purse-too-full", key, {"found": int(state.purse), "most": most}))
    if wealth(state) < cheapest(state):
        found.append(Flaw("position.cannot-buy", key, {}))


def _add_replacing(state: State, key: str, found: list[Flaw]) -> None:
    if not count(state.used_tokens, TOKEN_REPLACE):
        found.append(Flaw("position.not-played", key, _not_played(TOKEN_REPLACE)))
    if state.owed + state.goal_number > REPLACED_AT_MOST or size(state.me().play) < state.goal_number:
        found.append(Flaw("text.bad-value", key, {"found": f"left {state.owed} done {state.goal_number}"}))


def _add_ending(state: State, found: list[Flaw]) -> None:
    """A seat that still races is asked, unless the game is over; and it is over when it must be (R11.4, R11.12, R11.13)."""
    over = state.decision == OVER
    if over and not _may_be_over(state):
        found.append(Flaw("position.not-over", "over", {}))
    if not over and _must_be_over(state):
        found.append(Flaw("position.is-over", "turn", {}))
    elif not over and state.me().is_out():
        found.append(Flaw("position.seat-out", "turn", {"seat": int(state.current) + 1}))


def _racing(state: State) -> int:
    return len([player for player in state.players if not player.is_out()])


def _standing(state: State) -> int:
    return len([player for player in state.players if not player.resigned])


def _may_be_over(state: State) -> bool:
    if _standing(state) <= 1 or _racing(state) == 0 or state.round >= state.setup.max_rounds:
        return True
    return state.arrivals > 0 and (not state.setup.full_race or _racing(state) <= 1)


def _must_be_over(state: State) -> bool:
    """Nobody left to race, or the round in which it was decided is past."""
    if _standing(state) <= 1 or _racing(state) == 0:
        return True
    last = max([int(player.arrival_round) for player in state.players])
    first = min([int(player.arrival_round) for player in state.players if player.arrival], default=int(state.round))
    if not state.setup.full_race:
        return first < state.round
    return 0 < last < state.round and _racing(state) <= 1
