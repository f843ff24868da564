"""Games that get far: a mixture of chance and the simple walker, which both see to it that everything occurs."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from eldorado.bots.search.walker import Walker
from eldorado.engine.actions import USE, Action
from eldorado.engine.apply import apply
from eldorado.engine.board import Board
from eldorado.engine.decision import OVER
from eldorado.engine.legal import legal_actions, legal_resignations
from eldorado.engine.setup import SWITCHES
from eldorado.engine.state import State
from eldorado.game import Game
from eldorado.routes.printed import route, route_ids


@functools.cache
def walker_of(board: Board) -> Walker:
    return Walker(board)


def choose(state: State, chance: random.Random, wildness: float, resigns: float = 0.0) -> Action:
    """A legal action: at random as often as `wildness` says, else the walker's; tokens are used rather than kept."""
    options = legal_actions(state)
    if resigns and chance.random() < resigns:
        return chance.choice(legal_resignations(state))
    if chance.random() < wildness:
        rare = [action for action in options if "@" in action.text or action.verb == USE]
        return chance.choice(rare if rare and chance.random() < 0.5 else options)
    return walker_of(state.board).choose(state, options)


def moments(game: Game, chance: random.Random, most: int, every: int) -> Iterator[State]:
    """Some states of one game, each a copy."""
    state = game.state
    for number in range(most):
        if state.decision == OVER:
            return
        if number % every == 0:
            yield state.copy()
        apply(state, choose(state, chance, 0.4))


def begin(seed: int, id_: str, players: int, caves: bool, switches: frozenset[str], rounds: int = 60) -> Game:
    return Game.new(route(id_), players, seed, caves, 0, rounds, switches)


whole_games = settings(
    deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate]
)  # fmt: skip
"""The same games every time; a game does not shrink, so a failure is told at once and shows its position."""

games = st.builds(
    begin,
    seed=st.integers(0, 2**128 - 1),
    id_=st.sampled_from(route_ids()),
    players=st.integers(2, 4),
    caves=st.booleans(),
    switches=st.frozensets(st.sampled_from(SWITCHES), max_size=4),
)
"""Any game before its first action."""

chances = st.builds(random.Random, st.integers(0, 2**32))
"""A seeded source of chance; hypothesis' own would run dry in the middle of a long game."""
