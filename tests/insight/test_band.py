"""The live band: the same in worlds that nobody who looks on can tell apart, and only of turns that have ended."""

from __future__ import annotations

import msgspec
import pytest

from eldorado.bots.value import shipped_value
from eldorado.engine.rng import key_of
from eldorado.engine.view import SPECTATOR, determinize, view
from eldorado.game import Game
from eldorado.insight.band import band, now
from eldorado.insight.chances import chances_of
from eldorado.notation.records import parse_record
from eldorado.notation.setups import setup_text
from eldorado.routes.printed import actions_of, board_of
from eldorado.server.workers.chances import ChancesNow, ChancesOver, chances_now, chances_over


def watched(turns: int = 7) -> Game:
    game = Game.new("home-stretch", players=3, seed=6, caves=True)
    while len(game.turn_texts) < turns or game.decision.kind != "play":
        game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
    return game


def test_chances_add_up_and_the_turn_under_way_is_not_judged() -> None:
    game = watched()
    points = band(parse_record(game.record, board_of, actions_of))
    assert all(sum(point.win) == pytest.approx(1.0) for point in points)
    assert points[0].number == 0
    asked = now(game)
    assert (asked.number, asked.round, asked.seat) == (points[-1].number, points[-1].round, points[-1].seat)
    assert asked.win == pytest.approx(points[-1].win), "one position and many at a time differ in the last digits"
    game.play(game.legal_actions()[0])
    assert now(game).win == asked.win
    assert band(parse_record(game.record, board_of, actions_of)) == points


def test_two_worlds_that_nobody_looking_on_can_tell_apart_get_the_same_band() -> None:
    """R13: other hands, other piles and other chance change no byte of it."""
    state = watched().state
    seen = view(state, SPECTATOR, state.setup.without_seed())
    worlds = [state, *(determinize(seen, key_of(seed)) for seed in range(3))]
    assert len({tuple(int(one.hand) for one in world.players) for world in worlds}) > 1
    assert len({msgspec.json.encode(win) for win in chances_of(worlds, shipped_value())}) == 1


def test_workers_tell_it_of_rooms_and_of_records() -> None:
    game = watched()
    running = chances_now(ChancesNow(setup_text(game.setup), game.actions))
    over = chances_over(ChancesOver(game.record)).band
    assert [point.number for point in running.band] == [over[-1].number]
    assert running.band[0].win == pytest.approx(over[-1].win)
    assert chances_over(ChancesOver("nonsense")).faults[0].code == "record.not-a-record"
