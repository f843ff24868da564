"""R11: arriving at El Dorado, the last round, who wins and why, resigning."""

from __future__ import annotations

from ..decision import OVER
from ..events import GAME_ENDED, PIECE_ARRIVED, PLAYER_ARRIVED, ROUND_BEGAN, SEAT_RESIGNED
from ..int64 import i64
from ..state import EL_DORADO, OFF_BOARD, State
from ..zones import bit_count, highest_bit


def is_over(state: State) -> bool:
    return state.decision == OVER


def arrive(state: State, piece: i64) -> None:
    """The piece leaves the board at once; with all pieces home the player has arrived (R11.1-R11.3)."""
    me = state.me()
    me.put(piece, EL_DORADO)
    state.tell(PIECE_ARRIVED, state.current, piece=piece)
    if me.first < 0 and me.second < 0:
        state.arrivals += 1
        me.arrival = state.arrivals
        me.arrival_round = state.round
        state.tell(PLAYER_ARRIVED, state.current, amount=state.round)


def has_just_arrived(state: State, seat: i64) -> bool:
    """Whether this seat came home with the play just made, which ends its turn at once (R11.9)."""
    return state.players[seat].arrival > 0 and state.current == seat and not is_over(state)


def pass_on(state: State) -> None:
    """To the next seat that still plays; after the last seat of a round the game may be over (R11.4, R11.5, R11.10)."""
    seats = len(state.players)
    while True:
        state.current = (state.current + 1) % seats
        if state.current == state.first:
            close_round(state)
            if is_over(state):
                return
            state.round += 1
            state.tell(ROUND_BEGAN, -1, amount=state.round)
        if not state.me().is_out():
            return


def close_round(state: State) -> None:
    """After the last seat: somebody home ends the game, a full race waits for all but one (R11.4, R11.12); there is a cap."""
    arrived = 0
    racing = 0
    for player in state.players:
        if player.has_arrived():
            arrived += 1
        elif not player.resigned:
            racing += 1
    done = racing <= 1 if state.setup.full_race else racing == 0
    if (arrived and (done or not state.setup.full_race)) or racing == 0 or state.round >= state.setup.max_rounds:
        end_game(state)


def end_game(state: State) -> None:
    state.decision = OVER
    state.tell(GAME_ENDED, winner(state))


def resign(state: State, seat: i64) -> bool:
    """The pieces leave the board and the seat plays no more; true when the turn must pass on (R11.13)."""
    player = state.players[seat]
    resigned = 0
    for other in state.players:
        if other.resigned:
            resigned += 1
    player.resigned = resigned + 1
    player.first = OFF_BOARD
    player.second = OFF_BOARD
    state.tell(SEAT_RESIGNED, seat)
    if resigned + 2 >= len(state.players):
        end_game(state)
        return False
    return seat == state.current


def is_ahead(state: State, a: i64, b: i64) -> bool:
    """The whole ranking: the winner's rules first (R11.8, R11.12), then the unofficial order (R11.11)."""
    one, two = state.players[a], state.players[b]
    if (one.resigned > 0) != (two.resigned > 0):
        return two.resigned > 0
    if one.resigned:
        return one.resigned > two.resigned
    if one.has_arrived() != two.has_arrived():
        return one.has_arrived()
    if one.has_arrived():
        return _wins_tie(state, a, b)
    if _home(state, a) != _home(state, b):
        return _home(state, a) > _home(state, b)
    if _steps(state, a) != _steps(state, b):
        return _steps(state, a) < _steps(state, b)
    seats = len(state.players)
    return (a - state.first) % seats < (b - state.first) % seats


def _wins_tie(state: State, a: i64, b: i64) -> bool:
    """Most blockades, the highest number, who came first; in a full race the round before all (R11.8, R11.12)."""
    one, two = state.players[a], state.players[b]
    if state.setup.full_race and one.arrival_round != two.arrival_round:
        return one.arrival_round < two.arrival_round
    if blockade_count(one.won) != blockade_count(two.won):
        return blockade_count(one.won) > blockade_count(two.won)
    if one.won != two.won:
        return one.won > two.won
    return one.arrival < two.arrival


def blockade_count(won: i64) -> i64:
    return bit_count(won)


def highest_blockade(won: i64) -> i64:
    """The highest number among blockades won, 0 for none."""
    return highest_bit(won)


def _home(state: State, seat: i64) -> i64:
    player = state.players[seat]
    home: i64 = 0
    if player.first == EL_DORADO:
        home += 1
    if player.second == EL_DORADO:
        home += 1
    return home


def _steps(state: State, seat: i64) -> i64:
    """Steps of all own pieces to the nearest finish space (R11.11)."""
    player = state.players[seat]
    total: i64 = 0
    for space in (player.first, player.second):
        if space >= 0:
            total += state.board.distance[space]
    return total


def places(state: State) -> list[int]:
    """The seats from first to last place."""
    order: list[int] = []
    for seat in range(len(state.players)):
        at = 0
        while at < len(order) and is_ahead(state, order[at], seat):
            at += 1
        order.insert(at, seat)
    return order


def winner(state: State) -> i64:
    """The winning seat, or -1 when nobody is home and nobody is left alone."""
    best = places(state)[0]
    player = state.players[best]
    if player.has_arrived():
        return best
    standing = 0
    for other in state.players:
        if not other.resigned:
            standing += 1
    return best if standing == 1 else -1


def reason(state: State) -> str:
    """Why the winner won: code words for the clients (R11.7, R11.8, R11.12, R11.13)."""
    best = winner(state)
    if best < 0:
        return "rounds"
    if not state.players[best].has_arrived():
        return "resigned"
    order = places(state)
    second = state.players[order[1]]
    first = state.players[best]
    if not second.has_arrived():
        return "arrived"
    if state.setup.full_race and first.arrival_round != second.arrival_round:
        return "round"
    if blockade_count(first.won) != blockade_count(second.won):
        return "blockades"
    return "highest" if first.won != second.won else "first"
