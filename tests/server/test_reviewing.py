"""Hints over the wire, and reviews over HTTP: asked for again and again they come to an end, or are answered with faults."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from typing import Any

import pytest
from playing import shared_table, tokens, two_seats
from serving import Running

from eldorado.client import Connection, RequestRefused, Server
from eldorado.game import Game
from eldorado.protocol.review import Reviewed
from eldorado.protocol.socket import Start
from eldorado.server.workers.review import ReviewGame, Reviews


def short_game(seed: int = 3) -> Game:
    """One round, in which nobody does anything."""
    game = Game.new(players=2, seed=seed, max_rounds=1)
    while not game.is_over:
        game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
    return game


def ask(running: Running, text: str) -> Any:
    body = json.dumps({"text": text}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{running.port}/api/review", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def test_a_review_comes_to_its_end(running: Running) -> None:
    text = short_game().record
    told = ask(running, text)
    while not told.get("done"):
        told = ask(running, text)
    assert len(told["review"]["turns"]) == told["review"]["total"] == 2


def test_what_is_no_finished_game_is_answered_with_faults(running: Running) -> None:
    assert ask(running, Game.new(players=2, seed=1).record)["faults"][0]["code"] == "review.unfinished"
    assert ask(running, "nonsense")["faults"][0]["code"] == "record.not-a-record"


def finished(reviews: Reviews, text: str) -> Reviewed:
    told = reviews.go_on(ReviewGame(text))
    while not told.done:
        told = reviews.go_on(ReviewGame(text))
    return told


def test_a_finished_review_is_remembered_and_two_do_not_mix() -> None:
    reviews = Reviews(hands=1, looks=2)
    one, other = short_game(3).record, short_game(4).record
    first = reviews.go_on(ReviewGame(one))
    second = finished(reviews, other)
    assert first.review is not None
    assert finished(reviews, one).review != second.review
    assert reviews.go_on(ReviewGame(one)).review is finished(reviews, one).review


def test_a_hint_alone_with_bots_and_none_where_others_play(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 1, ["random"])
        async with Connection(server.socket_address, joined.room.code, tokens(joined)) as alone:
            assert await alone.my_turn()
            assert alone.table is not None
            hint = await alone.hint(1)
            await alone.act(1, *hint.plans[0].plan.actions[:1])
            assert (await server.room(joined.room.code)).seats[0].hints == 1
        code, _ = await two_seats(server)
        assert not (await server.room(code)).hints
        assert (await server.room((await two_seats(server, hints=True))[0])).hints

    asyncio.run(test(running.server))


def test_a_hint_is_refused_where_the_host_does_not_allow_it(running: Running) -> None:
    async def test(server: Server) -> None:
        code, held = await two_seats(server)
        async with (
            Connection(server.socket_address, code, [held[0]]) as one,
            Connection(server.socket_address, code, [held[1]]) as two,
        ):
            await one.ask(Start(0))
            for number, seat in ((1, one), (2, two)):
                with pytest.raises(RequestRefused) as refused:
                    await seat.hint(number)
                assert refused.value.code == "hint.not-here"

    asyncio.run(test(running.server))
