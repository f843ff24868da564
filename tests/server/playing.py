"""Players for tests: they know the wire and the distances of the first route, and walk towards El Dorado."""

from __future__ import annotations

import random
from collections.abc import Sequence

from eldorado.client import Connection, Server
from eldorado.protocol.room import Joined, NewRoom, SeatPlan, TakeSeat
from eldorado.protocol.socket import Table
from eldorado.routes.printed import route

_board = route("first-game")
STEPS = {name: int(_board.distance[space]) for space, name in enumerate(_board.names)}
WANTED = ("prop_plane", "pioneer", "adventurer", "jack_of_all_trades", "trailblazer", "captain", "photographer", "scout")


def pick(table: Table, chance: random.Random) -> list[str]:
    """Towards El Dorado, by what the options alone tell: the nearest target in reach, now and then a purchase, else an end."""
    assert table.options is not None
    mine = table.view.players[table.view.decision.seat - 1]
    here = [STEPS.get(piece, 0) for piece in mine.pieces]
    gains: list[tuple[int, list[str]]] = []
    for reach in table.options.reach:
        for target in reach.targets:
            there = STEPS[target.space] if target.space else here[reach.piece - 1] - 1
            gains.append((there - here[reach.piece - 1], target.actions))
    gains.sort(key=lambda one: one[0])
    if gains and gains[0][0] < 0:
        return gains[0][1]
    wanted = [one.actions for card in WANTED for one in table.options.purchases if one.card == card]
    if wanted and chance.random() < 0.9:
        return wanted[0]
    if table.view.decision.kind == "discard":
        return [f"discard {card}" for card, count in (mine.hand or {}).items() for _ in range(count)]
    texts = [option.text for option in table.options.actions]
    return [next((text for text in ("stop", "done", "end") if text in texts), texts[0])]


async def play_seat(connection: Connection, seat: int, chance: random.Random, most: int = 100_000) -> int:
    """Plays one seat by its options until the game is over, or so many times; returns how many messages it sent."""
    sent = 0
    while sent < most and await connection.my_turn():
        assert connection.table is not None
        await connection.act(seat, *pick(connection.table, chance))
        sent += 1
    return sent


async def two_seats(server: Server, **settings: object) -> tuple[str, list[str]]:
    """A room for two people, both seated, not yet begun: its code and their tokens."""
    asked = NewRoom([SeatPlan(name="Ada"), SeatPlan(name="Bo")], here=[1], **settings)  # type: ignore[arg-type]
    joined = await server.make_room(asked)
    second = await server.take_seat(joined.room.code, TakeSeat(2, "Bo"))
    return joined.room.code, [joined.tokens[0].token, second.tokens[0].token]


async def shared_table(server: Server, people: int = 2, bots: Sequence[str] = (), **settings: object) -> Joined:
    """A running game with all people on one device."""
    seats = [SeatPlan(name=f"P{number}") for number in range(1, people + 1)] + [SeatPlan("bot", bot) for bot in bots]
    here = list(range(1, people + 1))
    return await server.make_room(NewRoom(seats, here=here, start=True, pace=0, **settings))  # type: ignore[arg-type]


def tokens(joined: Joined) -> list[str]:
    return [one.token for one in joined.tokens]
