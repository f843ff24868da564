"""The expert at one seat of a played game, with the same chance: what it would have made of the same luck."""

from __future__ import annotations

import random
from typing import Final

from ..bots.search.node import Mind
from ..bots.search.weights import expert_weights
from ..engine.actions import RESIGN, Action
from ..engine.apply import apply
from ..engine.decision import OVER, PLAY
from ..engine.legal import legal_actions, legal_resignations
from ..engine.setup import Setup
from ..engine.state import State
from ..notation.records import Record
from ..protocol.review import GhostRace
from .course import PlayedTurn
from .luck import finish_by_plan
from .plans import ahead_of

WIDTH: Final = 16
LOOKS: Final = 6
"""Samples of chance by which the ghost looks ahead: fewer than the expert's, for speed."""


def ghost(record: Record, turns: list[PlayedTurn], seat: int) -> GhostRace:
    """The others play what they played as long as they can, then as the planner would; the ghost races until it is home."""
    state = record.start.copy()
    setup = record.setup
    state.setup = _to_the_end(setup)
    public = state.setup.without_seed()
    minds = [Mind(state.board, expert_weights(setup.players), WIDTH) for _ in range(setup.players)]
    recorded = {(turn.round, turn.seat): turn.actions for turn in turns}
    rng = random.Random(setup.seed)
    stands: list[list[str]] = []
    while not state.players[seat].arrival and state.round <= setup.max_rounds:
        if state.decision == OVER:
            _race_alone(state, seat)
        now = int(state.current)
        if now == seat:
            keys = [rng.randbytes(16) for _ in range(LOOKS)]
            finish_by_plan(minds[now], state, public, ahead_of(setup.players), keys)
            stands.append(_stand(state, seat))
        elif not _repeat(state, recorded.pop((int(state.round), now), []), seat):
            finish_by_plan(minds[now], state, public)
    me = state.players[seat]
    return GhostRace(int(me.arrival_round) if me.arrival else 0, stands)


def _race_alone(state: State, seat: int) -> None:
    """Everybody else is home or gone, which ends even a full race; the ghost goes on."""
    state.decision = PLAY
    state.current = seat
    state.round += 1


def _to_the_end(setup: Setup) -> Setup:
    """The same game, but it goes on until all are home."""
    switches = setup.switches | {"fullRace"}
    return Setup(setup.board, setup.players, setup.seed, setup.caves, switches, setup.first_player, setup.max_rounds)


def _repeat(state: State, actions: list[Action], seat: int) -> bool:
    """Plays a turn as recorded; False, with the turn perhaps half played, where that is no longer legal."""
    turn = (int(state.round), int(state.current))
    for action in actions:
        if action.verb == RESIGN and action.target == seat:
            continue
        if action not in legal_actions(state) and action not in legal_resignations(state):
            return False
        apply(state, action)
        if state.decision == OVER:
            return True
    return (int(state.round), int(state.current)) != turn


def _stand(state: State, seat: int) -> list[str]:
    me = state.players[seat]
    names = state.board.names
    return [names[space] if space >= 0 else "home" for space in (int(me.first), int(me.second)) if space != -2]
