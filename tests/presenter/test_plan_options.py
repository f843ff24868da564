"""Options for planning: what the seat could do if it were its turn, from what it sees."""

from __future__ import annotations

import random

from eldorado.engine.rng import key_of
from eldorado.engine.view import View, determinize
from eldorado.game import Game
from eldorado.presenter.options import options
from eldorado.presenter.plans import plan_options


def games() -> list[Game]:
    """Games of people who do whatever comes, looked at in the middle of somebody's turn."""
    found = []
    for seed in range(12):
        game, chance = Game.new("first-game", players=2 + seed % 3, seed=seed, caves=seed % 2 == 0), random.Random(seed)
        for _ in range(40 + 9 * seed):
            if game.is_over:
                break
            game.play(chance.choice(game.legal_actions()))
        found.append(game)
    return found


def test_a_plan_is_what_the_turn_would_offer_if_nothing_changed() -> None:
    """With two players the other one ends at once: what was planned before is what can be done then."""
    compared = 0
    for seed in range(6):
        game, chance = Game.new("first-game", players=2, seed=seed), random.Random(seed)
        for _ in range(60):
            game.play(chance.choice(game.legal_actions()))
            waiting = 3 - game.decision.seat
            if game.is_over or game.decision.kind != "play" or game.view(waiting).known.players[waiting - 1].is_out():
                continue
            ahead, before = game.copy(), plan_options(game.view(waiting))
            if "end" not in [action.text for action in ahead.legal_actions()]:
                continue
            ahead.play("end")
            if ahead.decision.kind == "discard":
                ahead.play("done")
            if ahead.decision.seat == waiting:
                assert before == options(ahead.view(waiting))
                compared += 1
    assert compared > 50


def test_there_is_nothing_to_plan_for_who_decides_has_arrived_or_watches() -> None:
    seats = "seat 1\nat B12\nhand explorer\nseat 2\nat home\nseat 3\nat B13\n"
    game = Game.from_position(f"eldorado position 1\nplayers 3\nturn 1\n{seats}")
    assert plan_options(game.view(1)) is None
    assert plan_options(game.view(2)) is None
    assert plan_options(game.view(None)) is None
    assert plan_options(game.view(3)) is not None


def twisted(seen: View, game: Game, chance: random.Random) -> Game:
    other = game.copy()
    other._history.state = determinize(seen, key_of(chance.getrandbits(128)))
    return other


def test_a_plan_is_the_same_in_worlds_that_differ_only_in_what_the_seat_cannot_know() -> None:
    """R13: also in the middle of the turn of somebody whose hand is hidden."""
    differing = 0
    for number, game in enumerate(games()):
        for seat in range(1, len(game.state.players) + 1):
            seen = game.view(seat)
            other = twisted(seen, game, random.Random(number))
            differing += [one.hand for one in other.state.players] != [one.hand for one in game.state.players]
            assert plan_options(seen) == plan_options(other.view(seat))
    assert differing > 10
