"""Whether something led to the question that is open: a payment, a removal, a card to take, a purse, cards to replace."""

from __future__ import annotations

from .board import NOWHERE
from .components import RUBBLE, TOKEN_REMOVE, TOKEN_REPLACE
from .decision import DISCARD, PAY, PURSE, REMOVE, REPLACE, TAKE
from .flaw import Flaw, not_played
from .int64 import i64
from .rules.blockades import seam_of
from .rules.camps import is_due, is_spent
from .rules.market import cheapest, wealth, worth
from .rules.movement import open_way
from .rules.tokens import REPLACED_AT_MOST, blocking
from .state import State
from .zones import count, has_bit, size


def add_asked(state: State, key: str, found: list[Flaw]) -> None:
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
            found.append(not_played(key, TOKEN_REMOVE))
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
        found.append(not_played(key, TOKEN_REPLACE))
    if state.owed + state.goal_number > REPLACED_AT_MOST or size(state.me().play) < state.goal_number:
        found.append(Flaw("text.bad-value", key, {"found": f"left {state.owed} done {state.goal_number}"}))
