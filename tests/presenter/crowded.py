"""Routes that anybody might lay: every piece touches the one before it, as near to the first as there is
room, and the end tile caps any corner that is free."""

from __future__ import annotations

import functools
from random import Random

from eldorado.box import catalog
from eldorado.engine.board import Board, corner_hexes
from eldorado.engine.components import BIG_TILE, START_TILE, STRIP
from eldorado.engine.hexes import distance
from eldorado.engine.route import Placement, Route
from eldorado.routes.fitting import covered, shape, touched
from eldorado.routes.layout import check

REACH = 9


def crowded(seed: int) -> Board:
    """The first valid route of this seed."""
    chance = Random(seed)
    while True:
        pieces = _laid(chance)
        if not pieces:
            continue
        corner = chance.choice(corner_hexes(pieces[-1]))
        board = check(Route(f"crowded-{seed}", "", 0, pieces, "jungle", corner), catalog()).board
        if board is not None:
            return board


def _laid(chance: Random) -> list[Placement]:
    tiles = catalog().tiles
    fronts = {
        kind: [a for a, tile in tiles.items() if tile.kind == kind and a < tile.back] for kind in (START_TILE, BIG_TILE, STRIP)
    }
    big = chance.sample(fronts[BIG_TILE], chance.randint(3, 6))
    inner = big[1:] + chance.sample(fronts[STRIP], chance.choice((0, 0, 1, 2)))
    chance.shuffle(inner)
    pieces: list[Placement] = []
    taken: set[tuple[int, int]] = set()
    for letter in [chance.choice(fronts[START_TILE]), *inner, big[0]]:
        found = _next(chance, tiles[letter].kind, letter, pieces, taken)
        if found is None:
            return []
        pieces.append(found)
        taken |= covered(tiles[letter].kind, found)
    return pieces


@functools.cache
def _beside(before: str, before_turn: int, kind: str, turn: int) -> list[tuple[int, int]]:
    """Where the middle of a piece may lie, seen from the middle of the one before, so that the two touch and do not overlap."""
    there = shape(before, before_turn)
    span = range(-REACH, REACH + 1)
    spots = [Placement("", q, r, turn) for q in span for r in span]
    return [(one.q, one.r) for one in spots if touched(kind, one) & there and not covered(kind, one) & there]


def _next(chance: Random, kind: str, letter: str, pieces: list[Placement], taken: set[tuple[int, int]]) -> Placement | None:
    if not pieces:
        return Placement(letter, 0, 0, chance.randrange(6))
    last = pieces[-1]
    turn = chance.randrange(6)
    beside = _beside(catalog().tiles[last.letter].kind, last.turn, kind, turn)
    spots = [Placement(letter, last.q + q, last.r + r, turn) for q, r in beside]
    free = [one for one in spots if taken.isdisjoint(covered(kind, one))]
    free.sort(key=lambda one: distance((one.q, one.r), (0, 0)))
    return chance.choice(free[: max(1, len(free) // 4)]) if free else None
