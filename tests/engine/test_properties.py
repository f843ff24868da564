"""Whole random games on every route, for every number of players, with any switches: what holds after every action."""

from __future__ import annotations

import random

import pytest
from driving import chances, choose, games, whole_games
from hypothesis import given, settings
from hypothesis import strategies as st
from invariants import check_state, check_views
from oracle import Oracle, Play

from eldorado.engine.actions import Action
from eldorado.engine.apply import apply
from eldorado.engine.decision import OVER
from eldorado.engine.legal import legal_actions
from eldorado.engine.refusals import IllegalAction
from eldorado.engine.state import State
from eldorado.game import Game

LONGEST = 400
"""Actions played in one game; with the walker's help that is most of a race."""


@given(game=games, chance=chances, wildness=st.sampled_from([0.1, 0.3, 0.7]))
@settings(whole_games, max_examples=20)
def test_cards_tokens_zones_views_and_texts_hold_after_every_action(game: Game, chance: random.Random, wildness: float) -> None:
    public = game.state.setup.without_seed()
    for _ in range(LONGEST):
        if game.is_over:
            break
        game.play(choose(game.state, chance, wildness, 0.0005))
        check_state(game.state)
        check_views(game.state, public)


@given(game=games, chance=chances, wildness=st.sampled_from([0.1, 0.3, 0.7]))
@settings(whole_games, max_examples=40)
def test_legal_is_what_the_rulebook_says_and_a_movement_ends_when_it_must(
    game: Game, chance: random.Random, wildness: float
) -> None:
    """`oracle` tells the rules a second time."""
    oracle = Oracle(game.board)
    for _ in range(LONGEST):
        state = game.state
        assert {action.text for action in legal_actions(state)} == oracle.legal(state), game.position
        if state.is_moving():
            assert Play(oracle, state).can_go_on(), game.position
        if game.is_over:
            break
        game.play(choose(state, chance, wildness))


@given(game=games, chance=chances)
@settings(whole_games, max_examples=8)
def test_every_legal_action_applies_and_leaves_the_original_alone(game: Game, chance: random.Random) -> None:
    state = game.state
    for _ in range(LONGEST // 4):
        if state.decision == OVER:
            break
        before = state.to_bytes()
        options = legal_actions(state)
        for action in options if len(options) < 12 else chance.sample(options, 12):
            twin = state.copy()
            assert twin.to_bytes() == before
            apply(twin, action)
            check_state(twin)
            assert twin.to_bytes() != before
        assert state.to_bytes() == before
        for _ in range(4):
            if state.decision != OVER:
                apply(state, choose(state, chance, 0.3))


def any_action(state: State, chance: random.Random) -> Action:
    """An action of the board, legal or not, but not far from sense."""
    actions = state.actions
    source, piece = chance.randrange(56), chance.randrange(2)
    at = state.me().at(piece)
    near = [int(other) for other in state.board.neighbours[at * 6 : at * 6 + 6] if other >= 0] if at >= 0 else []
    space = chance.choice(near or [chance.randrange(len(state.board.names))])
    number = chance.randrange(1, 7)
    lists = [actions.gives, actions.removes, actions.takes, actions.buys, actions.swaps, actions.keeps, actions.discards]
    return chance.choice(
        [
            actions.move(source, piece, space),
            actions.break_(source, piece, number),
            actions.steps[space],
            actions.step_breaks[number],
            actions.pay_space(piece, space),
            actions.pay_blockade(piece, number),
            chance.choice(actions.uses),
            chance.choice(actions.spends),
            chance.choice(chance.choice(lists)),
            chance.choice([actions.stop, actions.end, actions.done]),
        ]
    )


@given(game=games, chance=chances)
@settings(whole_games, max_examples=10)
def test_everything_else_is_refused_and_changes_nothing(game: Game, chance: random.Random) -> None:
    for _ in range(LONGEST):
        legal = {action.text for action in game.legal_actions()}
        before, played = game.state.to_bytes(), len(game.actions)
        for _ in range(8):
            action = any_action(game.state, chance)
            if action.text not in legal:
                with pytest.raises(IllegalAction) as caught:
                    game.play(action)
                assert caught.value.facts["action"] == action.text
        assert (game.state.to_bytes(), len(game.actions)) == (before, played)
        if game.is_over:
            break
        game.play(choose(game.state, chance, 0.3))


@given(game=games, chance=chances)
@settings(whole_games, max_examples=8)
def test_undo_restores_every_byte_up_to_the_last_reveal(game: Game, chance: random.Random) -> None:
    past = [game.state.to_bytes()]
    for _ in range(LONGEST):
        if game.is_over:
            break
        reveals = game.state.reveals
        game.play(choose(game.state, chance, 0.3))
        if game.state.reveals != reveals:
            assert not game.can_undo
            past = []
        past.append(game.state.to_bytes())
        for _ in range(chance.choice([0, 0, 0, 1, 2, 5])):
            if game.can_undo:
                game.undo()
                past.pop()
                assert game.state.to_bytes() == past[-1]


@given(game=games, chance=chances)
@settings(whole_games, max_examples=8)
def test_a_record_replays_to_the_same_bytes_and_a_copy_goes_its_own_way(game: Game, chance: random.Random) -> None:
    for _ in range(LONGEST):
        if game.is_over:
            break
        game.play(choose(game.state, chance, 0.3, 0.001))
    again = Game.replay(game.record)
    assert again.state.to_bytes() == game.state.to_bytes()
    assert (again.actions, again.record) == (game.actions, game.record)
    twin, before = game.copy(), game.state.to_bytes()
    for _ in range(30):
        if not twin.is_over:
            twin.play(choose(twin.state, chance, 1.0))
    assert game.state.to_bytes() == before
    assert Game.from_position(twin.position).state.to_bytes() == twin.state.to_bytes()
