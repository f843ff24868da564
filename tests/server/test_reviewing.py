"""Hints over the wire, and reviews over HTTP: asked for again and again they come to an end, or are answered with faults."""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import random
import urllib.error
import urllib.request
from typing import Any

import msgspec
import pytest
from playing import shared_table, tokens, two_seats
from serving import Running

from eldorado.bots import Budget, make_bot
from eldorado.bots.value import shipped_value
from eldorado.client import Connection, RequestRefused, Server
from eldorado.engine.rng import key_of
from eldorado.engine.setup import Setup
from eldorado.engine.state import State
from eldorado.engine.view import SPECTATOR, determinize, view
from eldorado.game import Game
from eldorado.notation.position.text import position_text
from eldorado.protocol.review import Reviewed, ReviewText
from eldorado.protocol.socket import Start
from eldorado.routes.printed import board_of
from eldorado.server.web.review import review
from eldorado.server.workers.chances import ChancesNow, chances_now
from eldorado.server.workers.hints import HintAt, hint_at
from eldorado.server.workers.pool import HangingUp
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


def test_nothing_was_handed_over_where_no_command_began_it(running: Running) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"http://127.0.0.1:{running.port}/api/handed", timeout=20)
    assert refused.value.code == 404
    assert json.load(refused.value)["code"] == "review.nothing-handed"


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


class Waiting:
    """A worker with so many answers before this one, which does at once what it is asked."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.reviews = Reviews(hands=1, looks=2)

    async def work(self, job: ReviewGame, seconds: float, address: str, hanging_up: HangingUp) -> bytes:
        return msgspec.json.encode(self.reviews.go_on(job))


@pytest.mark.parametrize("waiting", [0, 3])
def test_the_place_in_the_queue_is_told(waiting: int) -> None:
    async def asked() -> Reviewed:
        told: Reviewed = await review.fn(racers=Waiting(waiting), data=ReviewText(short_game().record))
        return told

    assert asyncio.run(asked()).place == waiting


def test_the_same_person_asks_twice_at_once(running: Running) -> None:
    """Both come to the same end, and neither is in the other's way."""
    text = short_game(5).record

    def ask_on(_: int) -> Any:
        told = ask(running, text)
        while not told.get("done"):
            told = ask(running, text)
        return told["review"]

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        one, other = pool.map(ask_on, range(2))
    assert one == other


def test_other_rules_truncated_and_endless_records_are_answered_with_faults(running: Running) -> None:
    record = short_game().record
    assert ask(running, record.replace("rules 2", "rules 9"))["faults"][0]["code"] == "record.rules"
    assert ask(running, "\n".join(record.splitlines()[:-3]))["faults"]
    endless = Game.new(players=4, seed=1, max_rounds=1000)
    while len(endless.actions) <= 3_000:
        endless.play("end" if endless.decision.kind == "play" else endless.legal_actions()[0])
    assert ask(running, endless.record)["faults"][0]["code"] == "review.too-long"
    with pytest.raises(urllib.error.HTTPError) as refused:
        ask(running, endless.record + "end\n" * 100_000)
    assert (refused.value.code, json.load(refused.value)["code"]) == (413, "http.too-long")


def midgame() -> Game:
    """Decks that differ, cards laid aside, tokens taken: more to be peeked at than at the beginning."""
    game, chance = Game.new("home-stretch", players=3, seed=6, caves=True), random.Random(4)
    bots = [make_bot("planner") for _ in range(3)]
    while game.round < 5 or game.decision.kind != "play":
        seat = game.decision.seat
        seen = game.view(seat)
        game.play(bots[seat - 1].choose(seen, seen.legal_actions(), Budget(), chance))
    return game


def worlds_of(state: State, viewer: int) -> list[Game]:
    """That one, and others in which everybody else's hand and all chance differ, so that the viewer cannot tell them apart."""
    seen = view(state, viewer, state.setup.without_seed())
    found = [Game.from_position(position_text(state, board_of))]
    for seed in range(1, 5):
        fresh, old = determinize(seen, key_of(seed)), state.setup
        fresh.setup = Setup(old.board, old.players, seed, old.caves, old.switches, old.first_player, old.max_rounds)
        found.append(Game.from_position(position_text(fresh, board_of)))
    assert len({world.setup.seed for world in found}) == len(found)
    for seat, player in enumerate(state.players):
        hands = {int(world.state.players[seat].hand) for world in found}
        assert len(hands) == 1 if seat == viewer else len(hands) > 1
        assert {int(world.state.players[seat].tokens) for world in found} == {int(player.tokens)}
    return found


def test_a_hint_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    """R13: what the worker tells of a running game does not follow the hands and the chance that the seat cannot know."""
    state = midgame().state
    told = {msgspec.json.encode(hint_at(HintAt(world.position, []))) for world in worlds_of(state, int(state.current))}
    assert len(told) == 1


def test_chances_of_a_room_in_worlds_that_nobody_looking_on_can_tell_apart() -> None:
    """R13: not even the hand of whoever is to move changes a byte."""
    told = {msgspec.json.encode(chances_now(ChancesNow(world.position, []))) for world in worlds_of(midgame().state, SPECTATOR)}
    assert len(told) == 1


def test_a_review_is_remembered_by_its_record_and_tells_its_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldorado.server.workers.review.REMEMBERED", 1)
    reviews = Reviews(hands=1, looks=2)
    told = finished(reviews, short_game(3).record).review
    assert told is not None
    assert told.weights == shipped_value().mark
    finished(reviews, short_game(4).record)
    again = finished(reviews, short_game(3).record).review
    assert again is not told, "the longest ago is forgotten"
    assert again == told
