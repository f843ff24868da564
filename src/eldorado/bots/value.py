"""The learned value: a small net over the rows of `search.sight`, read from a file that says what it was made for."""

from __future__ import annotations

import functools
import hashlib
import itertools
import os
import pathlib
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
Floats = NDArray[np.float32]


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


@final
class Value:
    """Layers of weights, each a matrix with the offsets as its last row."""

    def __init__(self, layers: list[Floats], header: ValueHeader) -> None:
        self.layers = layers
        self.header = header

    def heads(self, rows: NDArray[np.uint8]) -> Floats:
        """For every row the two heads."""
        x = rows.astype(np.float32)
        last = len(self.layers) - 1
        for index, layer in enumerate(self.layers):
            x = x @ layer[:-1]
            x += layer[-1]
            if index < last:
                np.maximum(x, LEAK * x, out=x)
        return x

    def spread(self, turns: float) -> float:
        """By how many turns nine of ten races differ from so many foretold, at most."""
        known = self.header.spread
        return known[min(int(turns), len(known) - 1)] if known else 0.0

    def judge(self, rows: list[int], bases: list[float]) -> tuple[list[float], list[float]]:
        """Standing and remaining turns of rows laid end to end; the way the search asks."""
        found = self.heads(np.frombuffer(bytes(rows), np.uint8).reshape(-1, ROW))
        turns = found[:, 1] + np.asarray(bases, np.float32)
        return (found[:, 0] - PACE * turns).tolist(), turns.tolist()


def encode(layers: list[Floats], spread: list[float], training: dict[str, Any], matches: list[dict[str, Any]]) -> bytes:
    """The file: a line, a header in JSON, the numbers."""
    body = b"".join(np.ascontiguousarray(layer, "<f4").tobytes() for layer in layers)
    sizes = [layers[0].shape[0] - 1, *[layer.shape[1] for layer in layers]]
    digest = hashlib.sha256(body).hexdigest()
    header = ValueHeader(RULES_VERSION, SIGHT_VERSION, sizes, digest, spread, training, matches)
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
