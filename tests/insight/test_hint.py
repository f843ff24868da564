"""Hints: playable, the same in two worlds that differ in what the seat cannot know, and only for whoever is to move."""

from __future__ import annotations

import functools

import msgspec
import pytest

from eldorado.engine.errors import EldoradoError
from eldorado.engine.view import determinize, view
from eldorado.game import Game
from eldorado.insight.hint import hint
from eldorado.protocol.hint import HintTold
from eldorado.words import LANGUAGES, Words


def game() -> Game:
    return Game.new("home-stretch", players=3, seed=6, caves=True)


@functools.cache
def told() -> HintTold:
    return hint(game().view(game().decision.seat))


def test_every_plan_can_be_played_to_the_end_of_the_turn() -> None:
    for one in told().plans:
        twin = game()
        seat = twin.decision.seat
        for text in one.plan.actions:
            twin.play(text, seat)
        assert twin.decision.seat != seat


def test_the_best_comes_first_and_no_plan_twice() -> None:
    plans = told().plans
    assert 1 <= len(plans) <= 3
    assert plans[0].behind == 0.0
    assert [one.behind for one in plans] == sorted(one.behind for one in plans)
    assert len({tuple(one.plan.actions) for one in plans}) == len(plans)
    assert 0.0 < told().now < 1.0
    assert 0.0 < told().then < 1.0


def test_reasons_have_words_in_every_language() -> None:
    for one in told().plans:
        for language in LANGUAGES:
            assert all(Words(language).sentence(reason.code, reason.facts) for reason in one.reasons)


def test_two_worlds_that_the_seat_cannot_tell_apart_get_the_same_hint() -> None:
    """R13: another world with other hands, other piles and other chance gives the same bytes."""
    seat = game().decision.seat
    seen = game().view(seat)
    other = determinize(seen, b"another world 16")
    hands = [[int(player.hand) for player in world.players] for world in (game().state, other)]
    assert hands[0] != hands[1]
    again = view(other, seat - 1, game().setup.without_seed())
    assert msgspec.json.encode(hint(again)) == msgspec.json.encode(told())


def test_what_is_begun_is_finished_first() -> None:
    twin = game()
    twin.play("end")
    found = hint(twin.view(twin.decision.seat))
    assert found.plans[0].reasons[0].code == "reason.finish-first"


def test_only_whoever_is_to_move_is_helped() -> None:
    seat = game().decision.seat
    with pytest.raises(EldoradoError) as refused:
        hint(game().view(seat % 3 + 1))
    assert refused.value.code == "hint.not-your-turn"
