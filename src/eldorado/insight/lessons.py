"""Lessons on disk: games in chunks, one file each, written whole or not at all, so that a run can stop at any moment."""

from __future__ import annotations

import functools
import hashlib
import pathlib
import random
from collections.abc import Iterable, Iterator
from typing import Any, Final, final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..bots.search.sight import ROW
from ..bots.value import Value, decode
from ..engine.board import Board
from ..routes.generator import generate
from ..routes.printed import board_of
from .ranking import rank_plans
from .selfplay import play_lesson

CHUNK: Final = 40
"""Games in one file."""
OWN_SHARE: Final = 0.5
"""Of the games, on generated routes."""
FIRST_OWN: Final = 5_000_000
"""The seed of the first generated route that is learned from."""
Bytes = NDArray[np.uint8]
Floats = NDArray[np.floating[Any]]


class Chunk(msgspec.Struct, frozen=True):
    """Games to play: which ones of which seed, on these printed routes and on so many generated ones, half and half."""

    seed: int
    number: int
    games: int
    routes: list[str]
    own: int
    weights: bytes = b""
    """Of the value that the players go by; without it they plan by the formula."""
    first_own: int = FIRST_OWN
    """The seed of the first of the generated routes."""
    looks: bool = False
    """Whether plans of a turn are played on side by side, instead of races to their ends."""


@final
class Lessons:
    """Many games: `rows` and what they led to, seat by seat. Position p has `seats[p]` rows from `first[p]` on."""

    def __init__(self, rows: Bytes, bases: Floats, turns: Floats, wins: Floats, seats: Bytes, games: NDArray[np.int64]) -> None:
        self.rows = rows
        self.bases = bases
        self.turns = turns
        self.wins = wins
        self.seats = seats
        self.games = games
        self.first = np.concatenate(([0], np.cumsum(seats.astype(np.int64))[:-1])) if len(seats) else np.zeros(0, np.int64)


@final
class Rankings:
    """Many turns, each with plans side by side: turn t has `plans[t]` rows from `first[t]` on."""

    def __init__(self, rows: Bytes, bases: Floats, turns: Floats, plans: NDArray[np.int64], games: NDArray[np.int64]) -> None:
        self.rows = rows
        self.bases = bases
        self.turns = turns
        self.plans = plans
        self.games = games
        self.first = np.concatenate(([0], np.cumsum(plans)[:-1])).astype(np.int64)


def game_seed(seed: int, game: int) -> int:
    return int.from_bytes(hashlib.sha256(f"eldorado lesson {seed} {game}".encode()).digest()[:8], "big")


def play_chunk(chunk: Chunk) -> bytes:
    """Plays the games of a chunk; the same chunk gives the same bytes anywhere."""
    value = decode(chunk.weights, "weights") if chunk.weights else None
    if chunk.looks:
        assert value is not None  # plans are played on by a value
        return _looked_at(chunk, value)
    columns: dict[str, list[Any]] = {name: [] for name in ("bases", "turns", "wins", "seats", "games")}
    rows = bytearray()
    for game, board, players, caves in _games(chunk):
        lesson = play_lesson(board, players, caves, game_seed(chunk.seed + 1, game), value)
        rows += lesson.rows
        columns["bases"] += lesson.bases
        columns["turns"] += lesson.turns
        columns["wins"] += lesson.wins
        columns["seats"] += lesson.seats
        columns["games"] += [game] * len(lesson.seats)
    return msgspec.msgpack.encode({"row": ROW, "rows": bytes(rows), **columns})


def _looked_at(chunk: Chunk, value: Value) -> bytes:
    columns: dict[str, list[Any]] = {name: [] for name in ("bases", "turns", "plans", "games")}
    rows = bytearray()
    for game, board, players, caves in _games(chunk):
        ranked = rank_plans(board, players, caves, game_seed(chunk.seed + 1, game), value)
        rows += ranked.rows
        columns["bases"] += ranked.bases
        columns["turns"] += ranked.turns
        columns["plans"] += ranked.plans
        columns["games"] += [game] * len(ranked.plans)
    return msgspec.msgpack.encode({"row": ROW, "rows": bytes(rows), **columns})


def _games(chunk: Chunk) -> Iterator[tuple[int, Board, int, bool]]:
    """What is played in a chunk: number, board, players, caves."""
    for game in range(chunk.number * CHUNK, chunk.number * CHUNK + chunk.games):
        rng = random.Random(game_seed(chunk.seed, game))
        board = _board(chunk, rng)
        yield game, board, rng.choice((2, 3, 4, 4)), rng.random() < 0.4


def _board(chunk: Chunk, rng: random.Random) -> Board:
    if chunk.own and rng.random() < OWN_SHARE:
        return own_board(chunk.first_own + rng.randrange(chunk.own))
    return board_of(rng.choice(chunk.routes))


@functools.lru_cache(maxsize=64)
def own_board(seed: int) -> Board:
    """A generated route; those from `FIRST_OWN` on are learned from, whoever measures takes others."""
    return generate(seed)


def chunks(seed: int, games: int, routes: list[str], own: int, weights: bytes = b"", looks: bool = False) -> Iterator[Chunk]:
    for number in range(-(-games // CHUNK)):
        yield Chunk(seed, number, min(CHUNK, games - number * CHUNK), routes, own, weights, looks=looks)


def file_of(folder: pathlib.Path, chunk: Chunk) -> pathlib.Path:
    return folder / f"{'looks' if chunk.looks else 'games'}-{chunk.seed}-{chunk.number:05d}.bin"


def missing(folder: pathlib.Path, wanted: Iterable[Chunk]) -> list[Chunk]:
    return [chunk for chunk in wanted if not file_of(folder, chunk).exists()]


def keep(folder: pathlib.Path, chunk: Chunk, data: bytes) -> None:
    file = file_of(folder, chunk)
    part = file.with_suffix(".part")
    part.write_bytes(data)
    part.replace(file)


def read(files: Iterable[pathlib.Path]) -> Lessons:
    """All lessons of these files together."""
    columns = _Columns(files)
    return Lessons(
        columns.rows, columns.of("bases", np.float32), columns.of("turns", np.float32), columns.of("wins", np.float32),
        columns.of("seats", np.uint8), columns.of("games", np.int64),
    )  # fmt: skip


def read_rankings(files: Iterable[pathlib.Path]) -> Rankings:
    """All plans side by side of these files together."""
    columns = _Columns(files)
    return Rankings(
        columns.rows, columns.of("bases", np.float32), columns.of("turns", np.float32), columns.of("plans", np.int64),
        columns.of("games", np.int64),
    )  # fmt: skip


@final
class _Columns:
    """What lies in files of this version, column by column."""

    def __init__(self, files: Iterable[pathlib.Path]) -> None:
        found = [msgspec.msgpack.decode(file.read_bytes()) for file in sorted(files)]
        self._found = [one for one in found if one["row"] == ROW]
        rows = [np.frombuffer(one["rows"], np.uint8).reshape(-1, ROW) for one in self._found]
        self.rows: Bytes = np.concatenate(rows) if rows else np.zeros((0, ROW), np.uint8)

    def of(self, name: str, kind: Any) -> Any:
        return np.concatenate([np.asarray(one[name], kind) for one in self._found]) if self._found else np.zeros(0, kind)
