"""Results made by hand or by lot, without a game being played."""

from __future__ import annotations

import random

from eldorado.arena.result import Result
from eldorado.arena.schedule import Cell, Match

BOTS = ("alpha", "beta", "gamma")


def result(
    winner: int | None,
    bots: list[str],
    number: int = 1,
    deal: int = 0,
    rounds: int = 14,
    cell: Cell | None = None,
    first: int = 1,
) -> Result:
    """A game in which everybody else follows the winner in the order of the seats."""
    seats = len(bots)
    table = cell or Cell("first-game", seats, False)
    order = [winner or 1] + [seat for seat in range(1, seats + 1) if seat != (winner or 1)]
    match = Match(number, table, deal, 1000 + deal, bots, 60)
    times, ways = [[1.0, 3.0] for _ in bots], [[5, 0] for _ in bots]
    return Result(
        match, winner, "arrived", order, rounds, first, times, ways, [[3] for _ in bots], [[1] for _ in bots], [8] * seats
    )


def by_lot(chance: random.Random, number: int, players: int = 3) -> Result:
    """Any result of any table."""
    bots = [chance.choice(BOTS) for _ in range(players)]
    order = chance.sample(range(1, players + 1), players)
    winner = order[0] if chance.random() < 0.9 else None
    match = Match(number, Cell("first-game", players, chance.random() < 0.5), number // 2, number, bots, 60)
    return Result(
        match, winner, "arrived", order, chance.randint(8, 30), chance.randint(1, players),
        [[chance.random() * 9 for _ in range(3)] for _ in bots], [[9, 4, 0] for _ in bots],
        [[chance.randint(3, 20) for _ in range(chance.randint(0, 4))] for _ in bots],
        [[chance.randint(40, 80) for _ in range(4)] for _ in bots], [chance.randint(4, 14) for _ in bots],
    )  # fmt: skip
