"""`eldorado.evaluate`: chances and turns of a position, and what it says when there is little to say."""

from __future__ import annotations

import json
import math
import pathlib
import random

import pytest
from click.testing import CliRunner

import eldorado
from eldorado.cli.app import eldorado as command
from eldorado.engine.view import ALL_OPEN, view
from eldorado.game import Game


def late() -> Game:
    """Seat 2 stands before the gate with a paddle in its deck; seat 1 has only left the start."""
    return Game.from_position(
        "eldorado position 1\nplayers 2\nseat 1\nat B61, B51\nhand traveler\nseat 2\nat K14, K23\nhand sailor 1\ndraw captain 2\n"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up_to_one(players: int) -> None:
    found = eldorado.evaluate(Game.new(players=players, seed=3))
    assert sum(found.win) == pytest.approx(1.0)
    assert all(5 < turns < 45 for turns in found.turns)
    assert all(low <= turns <= high for low, turns, high in zip(found.low, found.turns, found.high, strict=True))
    assert not found.over
    assert not found.mid_turn


def test_a_seat_sees_the_same_as_a_spectator() -> None:
    game = Game.new(players=3, seed=4, caves=True)
    said = {repr(eldorado.evaluate(seen)) for seen in (game, game.view(), game.view(1), game.view(3))}
    assert len(said) == 1


def test_who_is_at_the_gate_wins() -> None:
    found = eldorado.evaluate(late())
    assert found.win[1] > 0.8
    assert found.turns[1] < found.turns[0]


def test_people_can_read_it() -> None:
    assert "seat 1: " in repr(eldorado.evaluate(Game.new(players=2, seed=1)))
    assert "turns" in repr(eldorado.evaluate(Game.new(players=2, seed=1)))


def test_in_mid_turn_it_says_so() -> None:
    game = Game.new(players=2, seed=1)
    move = next(action for action in game.legal_actions() if action.text.startswith("move"))
    game.play(move)
    assert eldorado.evaluate(game).mid_turn


def test_a_game_that_is_over_has_a_winner() -> None:
    game = Game.new(players=2, seed=1)
    game.play("resign 1")
    found = eldorado.evaluate(game)
    assert (found.win, found.over) == ([0.0, 1.0], True)


def test_who_resigned_cannot_win() -> None:
    game = Game.new(players=3, seed=1)
    game.play("resign 2")
    found = eldorado.evaluate(game)
    assert found.win[1] == 0.0
    assert sum(found.win) == pytest.approx(1.0)


def test_every_moment_of_a_random_game_has_an_answer() -> None:
    rng = random.Random(2)
    game = Game.new(players=4, seed=9, caves=True, max_rounds=12)
    while not game.is_over:
        game.play(rng.choice(game.legal_actions()))
        assert sum(eldorado.evaluate(game).win) == pytest.approx(0.0 if game.outcome else 1.0)


def test_the_command_reads_positions_and_records(tmp_path: pathlib.Path) -> None:
    for name, text in (("a.txt", late().position), ("b.txt", Game.new(players=3, seed=1).record)):
        (tmp_path / name).write_text(text, "utf-8")
        shown = CliRunner().invoke(command, ["evaluate", str(tmp_path / name)])
        assert shown.exit_code == 0, shown.output
        assert "%" in shown.output
        told = json.loads(CliRunner().invoke(command, ["evaluate", str(tmp_path / name), "--json"]).output)
        assert sum(seat["win"] for seat in told["seats"]) == pytest.approx(1.0)


def test_a_view_with_nothing_known_has_an_answer() -> None:
    """A spectator of seats without a single card, all on the start: nobody is ahead but by the order of play."""
    game = Game.from_position("eldorado position 1\nplayers 3\n")
    found = eldorado.evaluate(game.view())
    assert sum(found.win) == pytest.approx(1.0)
    assert all(math.isfinite(turns) for turns in found.turns)


def test_an_open_view_tells_no_more_than_any_other() -> None:
    game = Game.new(players=2, seed=8)
    open_view = view(game.state, ALL_OPEN, game.state.setup)
    assert repr(eldorado.evaluate(open_view)) == repr(eldorado.evaluate(game.view()))


def test_a_route_of_forty_tiles_is_refused_before_it_is_judged(tmp_path: pathlib.Path) -> None:
    """R2.5b: the box holds each piece once."""
    pieces = "".join(f"  {letter} {7 * at - 140} 0 turn 0\n" for at, letter in enumerate("BCDEFGHI" * 5))
    (tmp_path / "long.txt").write_text(f"eldorado position 1\nroute\n  route long\n{pieces}  end river\nplayers 2\n", "utf-8")
    shown = CliRunner().invoke(command, ["evaluate", str(tmp_path / "long.txt"), "--lang", "en"])
    assert shown.exit_code != 0
    assert "twice" in shown.output
