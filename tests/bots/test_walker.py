"""The simple walker: it comes home on every route, and looks only at what its seat may know."""

from __future__ import annotations

import pytest
from driving import walker_of

from eldorado.engine.legal import legal_actions
from eldorado.engine.view import view
from eldorado.game import Game
from eldorado.routes.printed import route, route_ids


def race(id_: str, players: int, seed: int, caves: bool) -> Game:
    game = Game.new(route(id_), players, seed, caves, first_player=1)
    while not game.is_over:
        game.play(walker_of(game.board).choose(game.state, legal_actions(game.state)))
    return game


@pytest.mark.parametrize("id_", route_ids())
@pytest.mark.parametrize("players", [2, 4])
def test_somebody_comes_home_on_every_route(id_: str, players: int) -> None:
    outcome = race(id_, players, 3, caves=players == 4).outcome
    assert outcome is not None
    assert outcome.winner is not None
    assert outcome.rounds < 60


def test_the_same_seed_gives_the_same_game() -> None:
    assert race("first-game", 3, 8, False).actions == race("first-game", 3, 8, False).actions


def test_it_decides_by_what_its_seat_may_know() -> None:
    game = Game.new("winding-paths", 3, 5, caves=True)
    public = game.state.setup.without_seed()
    walker = walker_of(game.board)
    for _ in range(250):
        if game.is_over:
            break
        known = view(game.state, game.state.current, public).known
        action = walker.choose(known, legal_actions(known))
        assert action is walker.choose(game.state, legal_actions(game.state))
        game.play(action)
