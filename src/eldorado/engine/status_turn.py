"""Whether a turn can have come to this: the movement under way, what is asked now, and whether the game is over."""

from __future__ import annotations

from .components import CARD_IDS, TOKEN_PASS_THROUGH
from .decision import DISCARD, OVER, PAY, PLAY, PURSE, REMOVE, REPLACE, TAKE
from .flaw import Flaw, not_played
from .state import State
from .status_asked import add_asked
from .status_moving import add_moving
from .zones import count, kinds

ASKED_KEYS = {
    PAY: "paying", REMOVE: "removing", TAKE: "taking", PURSE: "purse", REPLACE: "replacing", DISCARD: "discarding",
    OVER: "over",
}  # fmt: skip
"""How positions name what is asked."""


def turn_flaws(state: State) -> list[Flaw]:
    found: list[Flaw] = []
    _add_flags(state, found)
    if state.is_moving():
        add_moving(state, found)
    _add_ending(state, found)
    if state.decision != PLAY and state.decision != OVER:
        add_asked(state, ASKED_KEYS[int(state.decision)], found)
    return found


def _add_flags(state: State, found: list[Flaw]) -> None:
    for kind in kinds(state.waiting):
        if not state.board.catalog.item[kind]:
            found.append(Flaw("position.not-an-item", "waiting", {"card": CARD_IDS[kind]}))
    if state.waiting and state.decision in (PAY, REPLACE, DISCARD, OVER):
        found.append(Flaw("position.waits-no-more", "waiting", {}))
    if state.passing and not count(state.used_tokens, TOKEN_PASS_THROUGH):
        found.append(not_played("passing", TOKEN_PASS_THROUGH))
    if state.decision == OVER and state.bought:
        found.append(Flaw("position.while-over", "bought", {}))
    if state.decision == OVER and state.passing:
        found.append(Flaw("position.while-over", "passing", {}))


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
