"""A game of four on First Game and its review, made once: everything a page that looks back may have to show."""

from __future__ import annotations

import functools
import json
import random
from typing import Any

import msgspec
from playwright.sync_api import Page, Route

import eldorado
from eldorado.bots import Budget, make_bot
from eldorado.game import Game
from eldorado.protocol.review import Review

from .playing import bot, person

CODE = "REV234"
LEVELS = ("planner", "steady", "planner", "expert")
NAMES = ("Wilhelmine-Luise", "Mira", "Tomas", "Heron")
WASTED = (3, 6, 9)
"""Rounds in which the first seat plays nothing at all: moments to show."""


@functools.cache
def played() -> Game:
    game = Game.new(players=4, seed=7, caves=True)
    bots, rng = [make_bot(level) for level in LEVELS], random.Random(1)
    while not game.is_over:
        seat = game.decision.seat
        if seat == 1 and game.round in WASTED:
            game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
            continue
        seen = game.view(seat)
        game.play(bots[seat - 1].choose(seen, seen.legal_actions(), Budget(), rng))
    return game


@functools.cache
def reviewed() -> Review:
    return eldorado.review(played().record, hands=2, looks=5)


def seats(first: str = NAMES[0]) -> list[dict[str, Any]]:
    return [person(first, 1), *(bot(name, colour, LEVELS[colour - 1]) for colour, name in enumerate(NAMES[1:], 2))]


def told(review: Review | None = None, done: bool = True, **more: Any) -> dict[str, Any]:
    return {"review": msgspec.to_builtins(review or reviewed()), "done": done, **more}


def under_way(turns: int) -> dict[str, Any]:
    """The review when so many turns are judged: no moments yet, and somebody else's comes first."""
    whole = reviewed()
    sums = [msgspec.structs.replace(one, moments=[], ghost=None) for one in whole.seats]
    part = msgspec.structs.replace(whole, turns=whole.turns[:turns], band=whole.band[: turns + 1], seats=sums)
    return told(part, done=False, place=2)


def serve_game(page: Page, first: str = NAMES[0]) -> None:
    """The room of the game, as the server tells it when it is over; `first` sits on the first seat."""
    room = {
        "code": CODE, "phase": "over", "route": "first-game", "caves": True, "switches": [], "timer": 0, "public": False,
        "host": 1, "seats": [{"seat": number, "online": True, **one} for number, one in enumerate(seats(first), 1)],
    }  # fmt: skip
    page.unroute(f"**/api/rooms/{CODE}")
    page.route(f"**/api/rooms/{CODE}", lambda route: route.fulfill(json=room))
    page.route(f"**/api/rooms/{CODE}/record", lambda route: route.fulfill(body=played().record, content_type="text/plain"))
    chances = {"band": msgspec.to_builtins(reviewed().band)}
    page.route("**/api/chances", lambda route: route.fulfill(json=chances))


def serve_review(page: Page, answer: dict[str, Any]) -> None:
    """From now on every question for the review is answered so; what is under way stays it."""

    def say(route: Route) -> None:
        route.fulfill(json=json.loads(msgspec.json.encode(answer)))

    page.unroute("**/api/review")
    page.route("**/api/review", say)
