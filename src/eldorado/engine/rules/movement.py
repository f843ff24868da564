"""R4: moving with a card or a movement token; also the Native, who moves without one (R9.6)."""

from __future__ import annotations

from ..actions import CHANGED_SOURCE, NO_SOURCE, TOKEN_SOURCE, Action
from ..components import (
    COIN,
    JUNGLE,
    MACHETE,
    MOVING_TOKENS,
    NATIVE,
    START,
    TOKEN_CHANGE_SYMBOL,
    TOKEN_NATIVE,
    TOKEN_PASS_THROUGH,
    VILLAGE,
)
from ..events import CARD_PLAYED, MOVEMENT_ENDED, PIECE_MOVED, TOKEN_USED
from ..int64 import i64
from ..state import State, stands_on
from ..zones import count, one
from .blockades import can_break_on, take_blockade
from .caves import explore, open_caves
from .ending import arrive

_TOKEN_SYMBOL: list[i64] = [0, 0, 0, 1, 1, 2, 2]
_TOKEN_POWER: list[i64] = [1, 2, 3, 1, 2, 1, 2]


def open_way(state: State, way: i64, places: i64, crossing: bool) -> i64:
    """The space behind this way if a piece could stand there now, else -1: seams, starts and pieces, but no price (R4.2).

    `places` is where the pieces stand that are in the way (`blocking`).
    """
    if way < 0:
        return -1
    if not crossing and state.standing((way >> 18) - 1):
        return -1
    target = way & 1023
    if (way >> 10) & 15 == START and not state.setup.reenter_start:
        return -1
    return -1 if stands_on(places, target) else target


def blocking(state: State) -> i64:
    """Where pieces stand that may not be entered; with a pass-through token played, none are (R10.13)."""
    return 0 if state.passing else state.places()


def asked_symbol(way: i64) -> i64:
    """The symbol a space asks for; a starting space that may be re-entered counts as machete 1 (R4.9)."""
    terrain = (way >> 10) & 15
    return MACHETE if terrain == START else terrain


def asked_power(way: i64) -> i64:
    return 1 if (way >> 10) & 15 == START else (way >> 14) & 15


def add_first_steps(state: State, hand: list[int], places: i64, out: list[Action]) -> None:
    """Every first step with a card or token of every own piece; rubble and camps are paid, not entered (R4.6)."""
    me = state.me()
    natives = count(me.hand, NATIVE)
    for piece in range(2):
        at = me.at(piece)
        if at < 0:
            continue
        for edge in range(at * 6, at * 6 + 6):
            way = state.board.ways[edge]
            if way < 0:
                continue
            target = open_way(state, way, places, False)
            if target >= 0:
                symbol = asked_symbol(way)
                if symbol <= VILLAGE:
                    _add_payers(state, hand, symbol, asked_power(way), piece, target, out)
            elif state.setup.native_crosses:
                target = open_way(state, way, places, True)
            if target >= 0:
                if natives:
                    out.append(state.actions.move(NATIVE, piece, target))
                if me.tokens and count(me.tokens, TOKEN_NATIVE):
                    out.append(state.actions.move(TOKEN_SOURCE + TOKEN_NATIVE, piece, target))


def _add_payers(state: State, hand: list[int], symbol: i64, power: i64, piece: i64, target: i64, out: list[Action]) -> None:
    payers = state.board.catalog.payers[symbol * 8 + power]
    for kind in hand:
        if (payers >> (3 * kind)) & 1:
            out.append(state.actions.move(kind, piece, target))
    tokens = state.me().tokens
    if tokens:
        for source in paying_sources(state, hand, symbol, power):
            out.append(state.actions.move(source, piece, target))


def paying_sources(state: State, hand: list[int], symbol: i64, power: i64) -> list[int]:
    """Tokens, and cards under a change-symbol token, that can pay this much of a symbol (R10.11, R10.12)."""
    tokens = state.me().tokens
    found: list[int] = []
    for token in range(MOVING_TOKENS):
        if count(tokens, token) and _TOKEN_SYMBOL[token] == symbol and _TOKEN_POWER[token] >= power:
            found.append(TOKEN_SOURCE + token)
    if count(tokens, TOKEN_CHANGE_SYMBOL):
        changed = state.board.catalog.changed_payers[symbol * 8 + power]
        for kind in hand:
            if (changed >> (3 * kind)) & 1:
                found.append(CHANGED_SOURCE + kind)
    return found


def add_next_steps(state: State, out: list[Action]) -> None:
    """Steps and blockades that what is left of the movement can pay (R4.4, R6.5)."""
    at = state.me().at(state.piece)
    places = blocking(state)
    for edge in range(at * 6, at * 6 + 6):
        way = state.board.ways[edge]
        if way >= 0 and asked_symbol(way) == state.symbol and asked_power(way) <= state.left:
            target = open_way(state, way, places, False)
            if target >= 0:
                out.append(state.actions.steps[target])
    seams = state.board.at_seams[at]
    seam: i64 = 0
    while seams:
        if seams & 1 and can_break_on(state, state.standing(seam)):
            out.append(state.actions.step_breaks[state.standing(seam)])
        seams >>= 1
        seam += 1


def can_go_on(state: State) -> bool:
    """Whether a step is legal now, or would be with a pass-through token not yet played (R4.11)."""
    if state.left <= 0:
        return False
    me = state.me()
    may_pass = state.passing or (not state.setup.strict_leftover and me.tokens > 0 and count(me.tokens, TOKEN_PASS_THROUGH) > 0)
    at = me.at(state.piece)
    for edge in range(at * 6, at * 6 + 6):
        way = state.board.ways[edge]
        if way < 0 or asked_symbol(way) != state.symbol or asked_power(way) > state.left:
            continue
        if state.standing((way >> 18) - 1) or ((way >> 10) & 15 == START and not state.setup.reenter_start):
            continue
        if may_pass or not state.is_occupied(way & 1023):
            return True
    seams = state.board.at_seams[at]
    seam: i64 = 0
    while seams:
        if seams & 1 and can_break_on(state, state.standing(seam)):
            return True
        seams >>= 1
        seam += 1
    return False


def power_of(state: State, source: i64) -> i64:
    """What a card or token moves by, 0 for what does not move (R4.2, R10.10)."""
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        token = source - TOKEN_SOURCE
        return _TOKEN_POWER[token] if token < MOVING_TOKENS else 0
    return state.board.catalog.power[source - CHANGED_SOURCE if source >= CHANGED_SOURCE else source]


def play_source(state: State, source: i64) -> i64:
    """Takes a card or token out of hand for its function and returns its power; used items wait (R4.10, R8.4, R10.10)."""
    me = state.me()
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        token = source - TOKEN_SOURCE
        use_token(state, token)
        return power_of(state, source)
    kind = source
    if source >= CHANGED_SOURCE:
        kind = source - CHANGED_SOURCE
        use_token(state, TOKEN_CHANGE_SYMBOL)
    me.hand -= one(kind)
    if state.board.catalog.item[kind]:
        state.waiting += one(kind)
    else:
        me.play += one(kind)
    state.tell(CARD_PLAYED, state.current, what=kind)
    return state.board.catalog.power[kind]


def use_token(state: State, token: i64) -> None:
    state.me().tokens -= one(token)
    state.used_tokens += one(token)
    state.tell(TOKEN_USED, state.current, what=token)


def is_native(source: i64) -> bool:
    return source in (NATIVE, TOKEN_SOURCE + TOKEN_NATIVE)


def begin_movement(state: State, source: i64, piece: i64, symbol: i64) -> None:
    """Plays the source; from here on what is left belongs to this piece and symbol (R4.1)."""
    before = open_caves(state, state.me().at(piece))
    power = play_source(state, source)
    state.source = source
    state.piece = piece
    state.symbol = symbol
    state.left = power
    state.before = before


def move_first(state: State, action: Action) -> None:
    if is_native(action.source):
        _move_native(state, action)
        return
    at = state.me().at(action.piece)
    for edge in range(at * 6, at * 6 + 6):
        way = state.board.ways[edge]
        if way >= 0 and way & 1023 == action.target:
            begin_movement(state, action.source, action.piece, asked_symbol(way))
            break
    step(state, action.target)


def step(state: State, target: i64) -> None:
    board = state.board
    state.left -= 1 if board.terrain[target] == START else board.strength[target]
    go(state, state.piece, target)
    settle(state)


def go(state: State, piece: i64, target: i64) -> None:
    """Puts a piece on a neighbouring space; a finish space takes it to El Dorado (R11.1)."""
    me = state.me()
    left = state.left if state.is_moving() else i64(-1)
    state.tell(PIECE_MOVED, state.current, place=target, origin=me.at(piece), piece=piece, amount=left)
    me.put(piece, target)
    if state.board.is_finish[target]:
        forget_movement(state)
        arrive(state, piece)


def settle(state: State) -> None:
    """A movement ends by itself when it cannot go on (R4.11)."""
    if state.is_moving() and not can_go_on(state):
        end_movement(state)


def end_movement(state: State) -> None:
    """What is left is lost, and caves newly beside the piece are explored (R4.4, R10.4)."""
    if not state.is_moving():
        return
    piece, before = state.piece, state.before
    state.tell(MOVEMENT_ENDED, state.current, place=state.me().at(piece), piece=piece, amount=state.left)
    forget_movement(state)
    explore(state, piece, before)


def forget_movement(state: State) -> None:
    """Leaves no trace of a movement, so that equal positions are equal states."""
    state.source = NO_SOURCE
    state.piece = 0
    state.symbol = 0
    state.left = 0
    state.before = 0


def _move_native(state: State, action: Action) -> None:
    """One space over an open edge, its price ignored; with the switch also through a blockade (R6.8, R9.6)."""
    at = state.me().at(action.piece)
    before = open_caves(state, at)
    play_source(state, action.source)
    for edge in range(at * 6, at * 6 + 6):
        way = state.board.ways[edge]
        if way >= 0 and way & 1023 == action.target and state.standing((way >> 18) - 1):
            take_blockade(state, (way >> 18) - 1)
    go(state, action.piece, action.target)
    explore(state, action.piece, before)


assert JUNGLE == MACHETE
assert VILLAGE == COIN
