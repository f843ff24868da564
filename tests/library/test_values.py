"""Games, states, views, actions and events as values: named, compared, copied, pickled, and safe from accidents."""

from __future__ import annotations

import copy
import multiprocessing
import pathlib
import pickle
import random
import subprocess
import sys

import pytest

import eldorado
from eldorado import Action, EldoradoError, Game


def played(actions: int = 60, seed: int = 7, players: int = 3) -> Game:
    game = Game.new("swamplands", players, seed, caves=True)
    chance = random.Random(seed)
    while len(game.actions) < actions and not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    return game


def test_cards_and_tokens_have_names_and_counts() -> None:
    game = Game.new(seed=7, players=3, first_player=2)
    seat = game.seats[0]
    assert seat.number == 1
    assert seat.hand is not None
    assert seat.draw_pile is not None
    assert sum(seat.hand.values()) == seat.hand_size == 4
    assert {name: seat.hand.get(name, 0) + seat.draw_pile.get(name, 0) for name in ("traveler", "explorer", "sailor")} == {
        "traveler": 4, "explorer": 3, "sailor": 1,
    }  # fmt: skip
    assert list(game.market.values()) == [3] * 6
    assert len(game.reserve) == 12
    assert sorted(game.blockades) == ["B-C", "C-N", "I-K", "N-I"]
    assert game.caves == {}
    assert set(Game.new(seed=7, caves=True).caves.values()) == {4}


def test_a_view_counts_what_it_may_not_tell_apart() -> None:
    view = Game.new(seed=7).view(2)
    mine, other = view.seats[1], view.seats[0]
    assert (view.seat, view.decision.kind) == (2, "play")
    assert mine.hand is not None
    assert (other.hand, other.draw_pile, other.hand_size, sum(other.unseen.values())) == (None, None, 4, 8)
    assert view.market == Game.new(seed=7).market
    assert Game.new(seed=7).view().seat is None


def test_events_have_named_fields_and_seats_from_one() -> None:
    game = Game.new(seed=7, first_player=2)
    moved = [event for event in game.play(next(a for a in game.legal_actions() if a.text.startswith("move"))) if event.space]
    assert (moved[0].kind, moved[0].seat, moved[0].piece) == ("piece-moved", 2, 1)
    assert f"space={moved[0].space!r}" in repr(moved[0])
    assert moved[0].facts()["from_space"] == moved[0].from_space
    assert pickle.loads(pickle.dumps(moved)) == moved


def test_a_purchase_is_told_by_the_card() -> None:
    game = Game.from_position("eldorado position 1\nplayers 2\nseat 1\nat B64, B65\nhand traveler 4\nseat 2\nat B54, B53\n")
    events = [*game.play("spend traveler"), *game.play("spend traveler"), *game.play("buy scout")]
    assert [(event.kind, event.card) for event in events[-1:]] == [("card-bought", "scout")]
    assert {event.card for event in events if event.kind == "card-spent"} == {"traveler"}


def test_values_compare_by_value() -> None:
    one, other = played(), played()
    assert one == other
    assert one.state == other.state
    assert hash(one.state) == hash(other.state)
    assert one.view(1) == other.view(1) != one.view(2)
    assert one.legal_actions() == other.legal_actions()
    assert one.decision == other.decision
    assert one.seats == other.seats
    other.play(other.legal_actions()[0])
    assert one != other
    assert one.state != other.state
    with pytest.raises(TypeError):
        hash(one)


def test_an_action_made_elsewhere_is_the_same_action() -> None:
    game = Game.new(seed=7)
    twin: Action = pickle.loads(pickle.dumps(game.legal_actions()[0]))
    assert twin == game.legal_actions()[0]
    assert len({twin, game.legal_actions()[0]}) == 1
    game.play(twin)
    assert game.actions == [twin.text]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, Game.copy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_is_equal_and_goes_its_own_way(again: object) -> None:
    game = played()
    game.tags["seat 1"] = "Ada"
    twin = again(game)  # type: ignore[operator]
    assert twin == game
    assert twin.state == game.state
    assert twin.can_undo == game.can_undo
    assert twin.tags == game.tags
    before = game.state
    twin.play(twin.legal_actions()[0])
    twin.tags["seat 1"] = "Bo"
    assert game.state == before
    assert game.tags == {"seat 1": "Ada"}


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
def test_states_views_boards_setups_and_cards_copy_and_pickle(again: object) -> None:
    game = played()
    for value in (game.state, game.view(1), game.view(), game.setup, game.decision, game.seats, game.outcome):
        assert again(value) == value  # type: ignore[operator]
    assert again(game.board) is game.board  # type: ignore[operator]
    assert again(eldorado.catalog().cards[3]).id == eldorado.catalog().cards[3].id  # type: ignore[operator]
    assert again(game.state).reveals == game.state.reveals  # type: ignore[operator]


def test_a_pickled_long_game_is_small() -> None:
    game = played(1200, players=4)
    assert len(game.actions) > 300
    assert len(pickle.dumps(game)) <= 5_000


def _position(game: Game) -> str:
    return game.position


def test_a_pool_takes_games_and_errors_come_back() -> None:
    games = [played(20, seed) for seed in range(3)]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.map(_position, games) == [game.position for game in games]
        with pytest.raises(eldorado.RecordError, match="eldorado record"):
            pool.apply_async(Game.replay, ("nonsense",)).get(60)


def test_both_builds_write_the_same_bytes(tmp_path: pathlib.Path) -> None:
    game = played()
    said = "sys.stdout.buffer.write(pickle.dumps((game, game.state, game.view(1))))"
    program = f"import sys, pickle; game = pickle.load(open(sys.argv[1], 'rb')); {said}"
    file = tmp_path / "game"
    file.write_bytes(pickle.dumps(game))
    told = {
        subprocess.run(
            [sys.executable, "-c", program, str(file)], capture_output=True, check=True, env={"ELDORADO_PURE": pure}
        ).stdout
        for pure in ("0", "1")
    }
    assert told == {pickle.dumps((game, game.state, game.view(1)))}


def test_a_pickle_that_was_changed_is_refused_in_words() -> None:
    game = played()
    restore, (data,) = game.__reduce__()
    for broken in (data[:-9], b"", data[:20] + b"x" + data[21:], "text"):
        with pytest.raises(EldoradoError) as refused:
            restore(broken)
        assert str(refused.value)


def test_a_state_whose_bytes_were_changed_is_refused() -> None:
    from eldorado import pickles

    _, (setup, data, reveals, signature) = pickles._reduce_state(played().state)
    assert pickles.restore_state(setup, data, reveals, signature) == played().state
    for changed in ((setup, data[:-1], reveals, signature), (setup[:-1], data, reveals, signature), (setup, data, reveals, b"")):
        with pytest.raises(EldoradoError, match="damaged"):
            pickles.restore_state(*changed)


def test_a_state_changed_from_outside_changes_no_game() -> None:
    game = played()
    before = game.position
    game.state.players[0].hand = 0
    game.state.round = 99
    game.view(1).known.round = 50
    game.seats[0].tokens["draw"] = 9
    game.legal_actions().clear()
    assert game.position == before
    assert game.legal_actions()


def test_ending_the_turn_is_told_also_with_an_empty_play_area() -> None:
    game = Game.new(seed=7, first_player=3)
    assert [(event.kind, event.seat) for event in game.play("end")] == [("plays-ended", 3)]
