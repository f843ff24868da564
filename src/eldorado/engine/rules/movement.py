"""R4: moving with a card or a movement token; also the Native, who moves without a price (R9.6)."""

from __future__ import annotations

from ..actions import NO_SOURCE, TOKEN_SOURCE, Action
from ..board import asked_power, asked_symbol, way_seam, way_target, way_terrain
from ..components import COIN, JUNGLE, MACHETE, NATIVE, START, TOKEN_NATIVE, VILLAGE
from ..events import MOVEMENT_ENDED, PIECE_MOVED
from ..int64 import i64
from ..state import State, stands_on
from ..zones import count
from .blockades import add_breaks_on, blockade_across, break_on, can_break_any, take_blockade
from .caves import begin_exploring, explore, open_caves
from .ending import arrive
from .tokens import blocking, could_pass, paying_sources, play_source


def open_way(state: State, way: i64, places: i64, crossing: bool) -> i64:
    """The space behind this way if a piece could stand there now, else -1: seams, starts and pieces, but no price (R4.2).

    `places` is where the pieces stand that are in the way (`blocking`); `crossing` lets a Native through a blockade.
    """
    if way < 0:
        return -1
    if not crossing:
        seam = way_seam(way)
        if seam >= 0 and state.standing(seam):
            return -1
    if way_terrain(way) == START and not state.setup.reenter_start:
        return -1
    target = way_target(way)
    return -1 if stands_on(places, target) else target


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
    payers = state.board.catalog.payers_of(symbol, power)
    for kind in hand:
        if payers[kind]:
            out.append(state.actions.move(kind, piece, target))
    if state.me().tokens:
        for source in paying_sources(state, hand, symbol, power):
            out.append(state.actions.move(source, piece, target))


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
    add_breaks_on(state, out)


def can_go_on(state: State) -> bool:
    """Whether a step is legal now, or would be with a pass-through token not yet played (R4.11)."""
    if state.left <= 0:
        return False
    places = i64(0) if could_pass(state) else state.places()
    at = state.me().at(state.piece)
    for edge in range(at * 6, at * 6 + 6):
        way = state.board.ways[edge]
        if way >= 0 and asked_symbol(way) == state.symbol and asked_power(way) <= state.left:
            if open_way(state, way, places, False) >= 0:
                return True
    return can_break_any(state)


def is_native(source: i64) -> bool:
    return source in (NATIVE, TOKEN_SOURCE + TOKEN_NATIVE)


def begin_movement(state: State, source: i64, piece: i64, symbol: i64) -> None:
    """Plays the source; from here on what is left belongs to this piece and symbol (R4.1)."""
    begin_exploring(state, piece)
    state.left = play_source(state, source)
    state.source = source
    state.piece = piece
    state.symbol = symbol


def interrupt(state: State, moves: bool) -> None:
    """Another movement, or any play under the strict switch, ends the running one (R4.5)."""
    if state.is_moving() and (moves or state.setup.strict_leftover):
        end_movement(state)


def move_first(state: State, action: Action) -> None:
    if is_native(action.source):
        _move_native(state, action)
        return
    way = state.board.way_to(state.me().at(action.piece), action.target)
    begin_movement(state, action.source, action.piece, asked_symbol(way))
    step(state, action.target)


def step(state: State, target: i64) -> None:
    board = state.board
    state.left -= 1 if board.terrain[target] == START else board.strength[target]
    go(state, state.piece, target)
    _settle(state)


def break_first(state: State, action: Action) -> None:
    """Plays a card or token for a blockade; what is left may go on from the same space (R6.5, R6.7)."""
    if is_native(action.source):
        _break_native(state, action)
        return
    begin_movement(state, action.source, action.piece, state.board.catalog.blockade_terrain[action.target])
    step_break(state, action.target)


def step_break(state: State, number: i64) -> None:
    break_on(state, number)
    _settle(state)


def go(state: State, piece: i64, target: i64) -> None:
    """Puts a piece on a neighbouring space; a finish space takes it to El Dorado (R11.1)."""
    me = state.me()
    left = state.left if state.is_moving() else i64(-1)
    state.tell(PIECE_MOVED, state.current, place=target, origin=me.at(piece), piece=piece, amount=left)
    me.put(piece, target)
    if state.board.is_finish[target]:
        forget_movement(state)
        arrive(state, piece)


def _settle(state: State) -> None:
    """A movement ends by itself when it cannot go on (R4.11)."""
    if state.is_moving() and not can_go_on(state):
        end_movement(state)


def end_movement(state: State) -> None:
    """What is left is lost, and caves newly beside the piece are explored (R4.4, R10.4, R10.9)."""
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
    """One space over an open edge, its price ignored; with the switch also through a blockade (R5.7, R6.8, R9.6)."""
    at = state.me().at(action.piece)
    before = open_caves(state, at)
    play_source(state, action.source)
    blockade = blockade_across(state, state.board.way_to(at, action.target))
    if blockade:
        take_blockade(state, blockade)
    go(state, action.piece, action.target)
    explore(state, action.piece, before)


def _break_native(state: State, action: Action) -> None:
    before = open_caves(state, state.me().at(action.piece))
    play_source(state, action.source)
    take_blockade(state, action.target)
    explore(state, action.piece, before)


assert JUNGLE == MACHETE
assert VILLAGE == COIN
