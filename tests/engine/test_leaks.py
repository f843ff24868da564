"""No seat learns what it may not know: states that differ only in secrets look and sound the same, byte for byte (R13.1)."""

from __future__ import annotations

import random

import pytest
from driving import choose, games, whole_games
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado.engine.actions import Action
from eldorado.engine.apply import apply
from eldorado.engine.decision import OVER
from eldorado.engine.events import CARDS_DRAWN, TOKEN_FOUND, Event
from eldorado.engine.legal import legal_actions, legal_resignations
from eldorado.engine.state import State
from eldorado.engine.view import SPECTATOR, determinize, redact, view
from eldorado.engine.zones import listed, size, zone_of
from eldorado.game import Game


def with_other_hands(state: State, seat: int, chance: random.Random) -> State:
    """The same to this seat: the others hold other cards of their own decks."""
    twin = state.copy()
    for index, player in enumerate(twin.players):
        if index != seat:
            deck = listed(player.hand + player.draw)
            chance.shuffle(deck)
            held = int(size(player.hand))
            player.hand, player.draw = zone_of(deck[:held]), zone_of(deck[held:])
    return twin


def with_other_chance(state: State, seat: int, chance: random.Random) -> State:
    """The same to everybody: draw piles lie in another order, caves hide other tokens, the seed is another."""
    twin = with_other_hands(state, seat, chance)
    twin.key = chance.randbytes(len(twin.key))
    twin.rolls += chance.randrange(9)
    for player in twin.players:
        player.rolls += chance.randrange(9)
    return twin


def told(state: State, action: Action) -> list[Event]:
    events: list[Event] = []
    state.log = events
    apply(state, action)
    state.log = None
    return events


def heard(events: list[Event], seat: int) -> list[tuple[int, ...]]:
    return [redact(event, seat).key() for event in events]


def seen(state: State, seat: int) -> bytes:
    return view(state, seat, state.setup.without_seed()).to_bytes()


def is_chance_for(events: list[Event], seat: int) -> bool:
    """Whether this seat saw something happen by chance."""
    return any(event.code == TOKEN_FOUND or (event.code == CARDS_DRAWN and event.player == seat) for event in events)


def can_play(state: State, action: Action) -> bool:
    return action in legal_actions(state) or action in legal_resignations(state)


@given(game=games, seed=st.integers(0, 2**32), spectator=st.booleans())
@settings(whole_games, max_examples=15)
def test_other_hands_of_others_are_never_noticed(game: Game, seed: int, spectator: bool) -> None:
    """A twin plays along with other hidden hands; only when it cannot, a new one takes over."""
    chance = random.Random(seed)
    state = game.state
    seat = SPECTATOR if spectator else chance.randrange(len(state.players))
    twin = with_other_hands(state, seat, chance)
    for _ in range(400):
        assert seen(twin, seat) == seen(state, seat)
        if state.decision == OVER:
            break
        action = choose(state, chance, 0.3, 0.001)
        if not can_play(twin, action):
            twin = with_other_hands(state, seat, chance)
        if not can_play(twin, action):
            twin = state.copy()
        assert heard(told(twin, action), seat) == heard(told(state, action), seat)


@given(game=games, seed=st.integers(0, 2**32), spectator=st.booleans())
@settings(whole_games, max_examples=15)
def test_another_seed_is_never_noticed_before_chance_speaks(game: Game, seed: int, spectator: bool) -> None:
    chance = random.Random(seed)
    state = game.state
    seat = SPECTATOR if spectator else chance.randrange(len(state.players))
    for _ in range(300):
        twin = with_other_chance(state, seat, chance)
        assert seen(twin, seat) == seen(state, seat)
        if state.decision == OVER:
            break
        action = choose(state, chance, 0.3, 0.001)
        playable = can_play(twin, action)
        events = told(state, action)
        if playable:
            others = told(twin, action)
            if not is_chance_for(events, seat):
                assert heard(others, seat) == heard(events, seat)
                assert seen(twin, seat) == seen(state, seat)
            else:
                assert [event.code for event in others] == [event.code for event in events]


@given(game=games, seed=st.integers(0, 2**32))
@settings(whole_games, max_examples=8)
def test_a_determinized_view_is_a_state_that_looks_the_same(game: Game, seed: int) -> None:
    """What a search plays with: nothing but the view and a key of its own goes into it."""
    chance = random.Random(seed)
    state = game.state
    for _ in range(60):
        if state.decision == OVER:
            break
        for seat in range(len(state.players)):
            mine = view(state, seat, state.setup.without_seed())
            key = chance.randbytes(16)
            dealt = determinize(mine, key)
            assert seen(dealt, seat) == mine.to_bytes()
            twin = with_other_chance(state, seat, chance)
            assert determinize(view(twin, seat, state.setup.without_seed()), key).to_bytes() == dealt.to_bytes()
        for _ in range(6):
            if state.decision != OVER:
                apply(state, choose(state, chance, 0.3))


def test_the_leak_test_would_notice_a_leak() -> None:
    """The seat whose hand it is does see the difference, and hears which cards it drew."""
    state = Game.new(players=3, seed=5, first_player=1).state
    twin = with_other_hands(state, 1, random.Random(1))
    assert twin.players[0].hand != state.players[0].hand
    assert seen(twin, 0) != seen(state, 0)
    told(state, state.actions.end)
    told(state, state.actions.discards[listed(state.me().hand)[0]])
    events = told(state, state.actions.done)
    assert heard(events, 0) != heard(events, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_tells_a_seat_its_own_hand_and_no_other(players: int) -> None:
    state = Game.new(players=players, seed=11, caves=True).state
    for seat in range(players):
        known = view(state, seat, state.setup.without_seed()).known
        assert [player.hand != 0 for player in known.players] == [index == seat for index in range(players)]
