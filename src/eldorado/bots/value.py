"""The learned value: a small net over the rows of `search.sight`, read from a file that says what it was made for."""

from __future__ import annotations

import functools
import hashlib
import itertools
import math
import os
import pathlib
from collections.abc import Sequence
from typing import Any, Final, final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..engine.errors import EldoradoError
from ..engine.versions import RULES_VERSION
from .search.sight import ROW, SIGHT_VERSION

FILE: Final = pathlib.Path(__file__).parent / "value.weights"
VARIABLE: Final = "ELDORADO_VALUE"
"""The environment may name another file, to try weights of one's own."""
MAGIC: Final = b"eldorado value 1\n"
MOST_BYTES: Final = 2_000_000
LEAK: Final = 0.05
"""The slope of a unit that is off."""
HEADS: Final = 2
"""What turns do not tell of how a seat stands, and the turns to be added to the formula's."""
PACE: Final = 0.5
"""What one turn more to go costs a seat's standing, before the softmax over the seats."""
EXACT_BITS: Final = 52
"""A sum of doubles below two to the power of this, in whole units, is never rounded."""
MOST_HANDED_ON: Final = 1024.0
"""What a unit says at most; on real positions none comes near it, and sums have a bound."""
FINEST: Final = 30
"""Bits after the point that a weight keeps at most; it was trained with 24 in all."""
MOST_ALONE: Final = 1 << 18
"""Products that OpenBLAS works out in the thread that asks; it wakes others for more."""
FEWEST_PLAYERS: Final = 2
NARROWEST: Final = 16
"""Columns of a piece of weights, at least: narrower ones cost more than they spare."""
Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]


class ValueHeader(msgspec.Struct, frozen=True):
    """What a file of weights was made for, how, and what it won."""

    rules: int
    sight: int
    sizes: list[int]
    sha256: str
    spread: list[float]
    """By how many turns nine of ten races differ from what is said, for 0-1, 1-2 … turns to go."""
    training: dict[str, Any]
    matches: list[dict[str, Any]]
    sharpness: list[float] = []
    """With 2, 3, 4 players: what standings are multiplied by before the softmax; less than 1 where the net speaks too surely."""


@final
class Value:
    """Layers of weights, each a matrix with the offsets as its last row."""

    def __init__(self, layers: list[Floats], header: ValueHeader) -> None:
        self.layers = layers
        self.header = header
        self._exact = _exact(layers)

    def heads(self, rows: NDArray[np.uint8]) -> Doubles:
        """For every row the two heads, the same to the last bit whatever rows are asked with it."""
        x = rows.astype(np.float64)
        last = len(self._exact) - 1
        for index, (weights, offsets, most) in enumerate(self._exact):
            x = times(x, weights)
            x += offsets
            if index < last:
                np.maximum(x, LEAK * x, out=x)
                np.clip(x, -most, most, out=x)
                np.rint(x, out=x)
        return x

    def spread(self, turns: float) -> float:
        """By how many turns nine of ten races differ from so many foretold, at most."""
        known = self.header.spread
        return known[min(int(turns), len(known) - 1)] if known else 0.0

    def sharpness(self, players: int) -> float:
        """How much of a difference between standings is believed at a table of this size; 1 where nobody measured it."""
        known = self.header.sharpness
        return known[players - FEWEST_PLAYERS] if players - FEWEST_PLAYERS < len(known) else 1.0

    @property
    def mark(self) -> str:
        """What tells this value from every other: its weights and how surely it speaks."""
        return hashlib.sha256(f"{self.header.sha256} {self.header.sharpness}".encode()).hexdigest()[:16]

    def judge(self, rows: list[int], bases: list[float]) -> tuple[list[float], list[float]]:
        """Standing and remaining turns of rows laid end to end; the way the search asks."""
        found = self.heads(np.frombuffer(bytes(rows), np.uint8).reshape(-1, ROW))
        turns = found[:, 1] + np.asarray(bases, np.float64)
        return (found[:, 0] - PACE * turns).tolist(), turns.tolist()


def times(rows: Doubles, weights: Doubles) -> Doubles:
    """`rows @ weights`, in pieces so small that BLAS wakes no other threads.

    For matrices like ours these gain nothing on an idle machine, and on a busy one a batch of 64 rows waited a hundred times
    as long for them as it takes (docs/lab/2026-11-blas-threads.md). A program that uses this library may have set its
    threads as its own work wants them."""
    (count, depth), width = rows.shape, weights.shape[1]
    if count * depth * width <= MOST_ALONE:
        return rows @ weights
    wide = width
    while wide % 2 == 0 and wide > NARROWEST and count * depth * wide > MOST_ALONE:
        wide //= 2
    tall = max(1, MOST_ALONE // (depth * wide))
    pieces = weights.reshape(depth, -1, wide).transpose(1, 0, 2)
    found = np.empty((count, width))
    for at in range(0, count, tall):
        np.matmul(rows[at : at + tall], pieces, out=found[at : at + tall].reshape(-1, width // wide, wide).transpose(1, 0, 2))
    return found


def _exact(layers: list[Floats]) -> list[tuple[Doubles, Doubles, float]]:
    """Weights and offsets on grids so coarse that no sum of products is ever rounded.

    BLAS adds in an order that depends on the processor and on how many rows are asked at once, and rounds differently each
    time: the same seat got other last digits beside other seats. Sums that need no rounding come out the same in any order.
    What a layer hands on is counted in whole steps of the next one's grid, so that `np.rint` is all that puts it there."""
    rooms = [_room(255.0, layers[0]), *(_room(MOST_HANDED_ON, layer) for layer in layers[1:])]
    steps = [0, *(room // 2 for room in rooms[1:]), 0]
    found = []
    for index, (layer, room) in enumerate(zip(layers, rooms, strict=True)):
        fine = min(FINEST, room - steps[index])
        weights = np.rint(layer[:-1].astype(np.float64) * 2.0**fine) * 2.0 ** (steps[index + 1] - steps[index] - fine)
        scale = 2.0 ** steps[index + 1]
        found.append((weights, layer[-1].astype(np.float64) * scale, MOST_HANDED_ON * scale))
    return found


def _room(most: float, layer: Floats) -> int:
    """How many bits after the point the products of a layer may have, if no more than `most` comes in."""
    sums = most * np.abs(layer[:-1]).astype(np.float64).sum(0).max()
    return EXACT_BITS - math.ceil(math.log2(max(1.0, float(sums))))


def encode(
    layers: list[Floats],
    spread: list[float],
    training: dict[str, Any],
    matches: list[dict[str, Any]],
    sharpness: Sequence[float] = (),
) -> bytes:
    """The file: a line, a header in JSON, the numbers."""
    body = b"".join(np.ascontiguousarray(layer, "<f4").tobytes() for layer in layers)
    sizes = [layers[0].shape[0] - 1, *[layer.shape[1] for layer in layers]]
    digest = hashlib.sha256(body).hexdigest()
    header = ValueHeader(RULES_VERSION, SIGHT_VERSION, sizes, digest, spread, training, matches, list(sharpness))
    return MAGIC + msgspec.json.encode(header) + b"\n" + body


def decode(data: bytes, file: str) -> Value:
    """Reads such a file; refuses, with the reason, one that is damaged or was made for something else."""
    if not data.startswith(MAGIC):
        raise EldoradoError("value.no-weights", {"file": file})
    head, _, body = data[len(MAGIC) :].partition(b"\n")
    try:
        header = msgspec.json.decode(head, type=ValueHeader)
    except msgspec.DecodeError:
        raise EldoradoError("value.damaged", {"file": file}) from None
    if (header.rules, header.sight) != (RULES_VERSION, SIGHT_VERSION):
        raise EldoradoError(
            "value.other-version",
            {
                "file": file, "rules": header.rules, "sight": header.sight,
                "our_rules": RULES_VERSION, "our_sight": SIGHT_VERSION,
            },
        )  # fmt: skip
    if header.sizes[0] != ROW or header.sizes[-1] != HEADS or hashlib.sha256(body).hexdigest() != header.sha256:
        raise EldoradoError("value.damaged", {"file": file})
    layers = _layers(np.frombuffer(body, "<f4"), header.sizes, file)
    if not all(np.isfinite(layer).all() for layer in layers):
        raise EldoradoError("value.not-numbers", {"file": file})
    return Value(layers, header)


def _layers(numbers: Floats, sizes: list[int], file: str) -> list[Floats]:
    shapes = [(before + 1, after) for before, after in itertools.pairwise(sizes)]
    if len(numbers) != sum(a * b for a, b in shapes):
        raise EldoradoError("value.damaged", {"file": file})
    layers, at = [], 0
    for a, b in shapes:
        layers.append(np.array(numbers[at : at + a * b], np.float32).reshape(a, b))
        at += a * b
    return layers


def read_value(path: pathlib.Path) -> Value:
    """The value of a file; see `decode`."""
    try:
        data = path.read_bytes() if path.stat().st_size <= MOST_BYTES else b""
    except OSError:
        raise EldoradoError("file.missing", {"file": str(path)}) from None
    return decode(data, path.name)


@functools.lru_cache(maxsize=4)
def _read_once(path: pathlib.Path) -> Value:
    return read_value(path)


def shipped_value() -> Value:
    """The value that comes with the package, or the one that the environment names."""
    return _read_once(pathlib.Path(os.environ.get(VARIABLE, "") or FILE))
