"""What the value is told: only what everybody may know, in numbers that fit, quickly."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from eldorado.bots.conformance import setup_of
from eldorado.bots.search.sight import RIVALS_AT, ROW, Sight
from eldorado.engine.apply import apply
from eldorado.engine.decision import OVER
from eldorado.engine.legal import legal_actions
from eldorado.engine.rules.setup import new_state
from eldorado.engine.setup import SWITCHES
from eldorado.engine.state import State
from eldorado.engine.view import determinize, view
from eldorado.game import Game, actions_of
from eldorado.insight.evaluation import hidden, rows_of
from eldorado.routes.generator import generate
from eldorado.routes.printed import route_ids


def moments(route: str, players: int, seed: int, every: int = 25) -> Iterator[State]:
    """Moments of a random game, between turns and in the middle of them."""
    rng = random.Random(seed)
    setup = setup_of(route, players, seed % 2 == 0, seed, frozenset(name for name in SWITCHES if rng.random() < 0.3))
    state = new_state(setup, actions_of(setup.board))
    for number in range(400):
        if state.decision == OVER:
            return
        if number % every == 0:
            yield state
        apply(state, rng.choice(legal_actions(state)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_worlds_that_differ_in_secrets_look_the_same(players: int) -> None:
    """R13: hands, the order of piles and what lies in caves."""
    for number, state in enumerate(moments("first-game", players, 20 + players)):
        public = state.setup.without_seed()
        for seat in range(players):
            seen = view(state, seat, public)
            other = view(determinize(seen, b"another world %d" % number), seat, public)
            assert _bytes_of(seen.known, seen.hand_sizes) == _bytes_of(other.known, other.hand_sizes)
            mine, theirs = hidden(seen), hidden(other)
            assert _bytes_of(mine, seen.hand_sizes) == _bytes_of(theirs, other.hand_sizes)


def _bytes_of(known: State, hand_sizes: list[int]) -> bytes:
    rows, bases = rows_of(known, hand_sizes)
    return b"".join(bytes(row) for row in rows) + repr(bases).encode()


@pytest.mark.parametrize("route", route_ids())
def test_every_number_fits_into_a_byte_on_every_route(route: str) -> None:
    for state in moments(route, 4, 7, 40):
        sizes = [4] * 4
        rows, _ = rows_of(state, sizes)
        assert [len(row) for row in rows] == [ROW] * 4
        assert all(0 <= number <= 255 for row in rows for number in row)


def test_a_generated_route_is_seen_like_a_printed_one() -> None:
    game = Game.new(route=generate(99), players=3, seed=1)
    rows, bases = rows_of(game.state, [4, 4, 4])
    assert all(any(row) for row in rows)
    assert all(1 < base < 60 for base in bases)


def test_two_seats_that_stand_alike_differ_only_in_their_order() -> None:
    game = Game.new(players=4, seed=2, first_player=1)
    one, other = rows_of(game.state, [4] * 4)[0][2:4]
    changed = [at for at in range(RIVALS_AT) if one[at] != other[at]]
    assert len(changed) < 40


def test_what_was_seen_before_makes_no_difference() -> None:
    """A sight that has looked at other decks says the same as a fresh one."""
    used = Sight(Game.new(players=3, seed=5).board)
    for state in moments("first-game", 3, 31):
        glances = [used.waiting(state, seat, 4) for seat in range(3)]
        fresh = Sight(state.board)
        again = [fresh.waiting(state, seat, 4) for seat in range(3)]
        assert used.row(state, 1, glances) == fresh.row(state, 1, again)
