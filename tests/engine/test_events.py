"""Events tell everything that happened, and nothing else: a listener always knows what lies where."""

from __future__ import annotations

import random

from driving import choose, games, whole_games
from event_listener import Listener
from hypothesis import given, settings
from hypothesis import strategies as st
from table import solo, table

from eldorado.engine import events as told
from eldorado.engine.decision import OVER
from eldorado.engine.rules.ending import winner
from eldorado.engine.rules.setup import new_state
from eldorado.game import Game, actions_of


@given(game=games, seed=st.integers(0, 2**32), wildness=st.sampled_from([0.1, 0.3, 0.7]))
@settings(whole_games, max_examples=15)
def test_a_listener_knows_what_lies_where_after_every_action(game: Game, seed: int, wildness: float) -> None:
    chance = random.Random(seed)
    listener = Listener(game.state)
    for _ in range(400):
        if game.is_over:
            break
        events = game.play(choose(game.state, chance, wildness, 0.001))
        for event in events:
            listener.hear(event)
        assert listener.facts() == Listener(game.state).facts()
        assert listener.over == (game.state.decision == OVER)
        if listener.over:
            assert events[-1].kind == "game-ended"
            assert events[-1].player == winner(game.state)
        else:
            assert (listener.turn, listener.round) == (int(game.state.current), int(game.state.round))


def test_a_new_game_is_told_from_the_beginning() -> None:
    start = Game.new(players=3, seed=9, caves=True, first_player=2).state
    log: list[told.Event] = []
    again = new_state(start.setup, actions_of(start.board), log)
    assert again.to_bytes() == start.to_bytes()
    assert [event.code for event in log] == [told.GAME_BEGAN, *[told.CARDS_DRAWN] * 3, told.TURN_BEGAN]
    assert [(event.player, event.number) for event in log[1:4]] == [(0, 4), (1, 4), (2, 4)]
    assert [event.zone for event in log[1:4]] == [player.hand for player in start.players]
    assert (log[-1].seat, log[-1].amount) == (2, 1)


def test_a_movement_tells_what_is_left() -> None:
    there = solo("B64", "trailblazer").plays("move trailblazer B54")
    assert [(event.code, event.number) for event in there.told] == [(told.CARD_PLAYED, -1), (told.PIECE_MOVED, 2)]
    there.plays("stop")
    assert [(event.code, event.number, event.figure) for event in there.told] == [(told.MOVEMENT_ENDED, 2, 0)]


def test_a_purchase_tells_the_purse() -> None:
    there = solo("B61", "traveler, photographer").plays("spend traveler")
    assert [(event.code, event.number) for event in there.told] == [(told.CARD_SPENT, 2)]
    there.plays("spend photographer")
    assert [(event.code, event.number) for event in there.told] == [(told.CARD_SPENT, 6)]
    there.plays("buy scout")
    assert [(event.code, event.number) for event in there.told] == [(told.CARD_BOUGHT, 6)]


def test_tokens_tell_where_they_were_found_and_by_which_piece() -> None:
    there = table("players 2; caves on; seat 1; at B61, B44; hand explorer").plays("move explorer B34 /2")
    found = there.told[-1]
    assert (found.kind, found.seat, found.piece, found.space) == ("token-found", 1, 2, "B24")
    assert there.state.board.names[found.place] == "B24"


def test_a_state_without_a_listener_tells_nobody() -> None:
    there = solo("B64", "explorer").plays("move explorer B54")
    assert there.state.log is None
    assert there.told
