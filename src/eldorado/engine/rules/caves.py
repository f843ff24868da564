"""R10: stopping beside a cave brings the top token of its pile; what the tokens do is told in `tokens`."""

from __future__ import annotations

from ..events import TOKEN_FOUND
from ..int64 import i64
from ..rng import TABLE, below, block, block_of
from ..state import State
from ..zones import bit, count, nth, one, size


def open_caves(state: State, space: i64) -> i64:
    """The caves beside a space with no standing blockade between, a bit each (R10.2); none without the variant."""
    if not state.setup.caves or space < 0:
        return 0
    found: i64 = 0
    for cave, seam in state.board.near_caves[space]:
        if not state.standing(seam):
            found |= bit(cave)
    return found


def begin_exploring(state: State, piece: i64) -> None:
    """A movement begins: caves that are beside the piece already give nothing at its end (R10.3, R10.4)."""
    state.before = open_caves(state, state.me().at(piece))


def would_explore(state: State, piece: i64, before: i64) -> bool:
    """Whether a token would be taken if the movement ended here."""
    fresh = open_caves(state, state.me().at(piece)) & ~before
    cave: i64 = 0
    while fresh:
        if fresh & 1 and count(state.caves, cave):
            return True
        fresh >>= 1
        cave += 1
    return False


def explore(state: State, piece: i64, before: i64) -> None:
    """One token from each cave that is beside the piece now and was not before the movement (R10.4)."""
    fresh = open_caves(state, state.me().at(piece)) & ~before
    cave: i64 = 0
    while fresh:
        if fresh & 1 and count(state.caves, cave):
            _take_token(state, piece, cave)
        fresh >>= 1
        cave += 1


def _take_token(state: State, piece: i64, cave: i64) -> None:
    """The faces of the piles are unknown to all, so the token is drawn from all that nobody has seen yet."""
    words = block(state.key, TABLE, block_of(state.rolls))
    token = nth(state.bag, below(words, state.rolls, size(state.bag)))
    state.rolls += 1
    state.bag -= one(token)
    state.caves -= one(cave)
    state.me().tokens += one(token)
    state.reveals += 1
    state.tell(TOKEN_FOUND, state.current, what=token, place=state.board.caves[cave], piece=piece)
